// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/panel.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"

#include <QPainter>

namespace ui {

void Panel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = tokensFor(palette());
    paintBox(painter, rect(), t.panel, t.hairline);
}

Hairline::Hairline(Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Hairline::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), tokensFor(palette()).hairline);
}

void Surface::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), tokensFor(palette()).panel);
}

} // namespace ui

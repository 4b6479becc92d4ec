// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/page.h"

namespace ui {

Page::Page(QWidget* parent)
    : QScrollArea(parent)
{
    auto* body = new QWidget;
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(0, 0, 0, 16);
    m_column->setSpacing(12);
    setWidget(body);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    // The window's colour shows through, so that panels lie on one surface.
    viewport()->setAutoFillBackground(false);
    body->setAutoFillBackground(false);
}

} // namespace ui

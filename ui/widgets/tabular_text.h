// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

/// Text whose digits all take the width of the widest one, so that columns of figures stand under each other
/// (Qt 6.4 cannot ask a font for its tabular numerals).
[[nodiscard]] double tabularWidth(const QFont& font, const QString& text);
/// Draws in the painter's pen, on one line, elided at the end when it does not fit.
void drawTabular(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QFont& font,
                 const QString& text);

} // namespace ui

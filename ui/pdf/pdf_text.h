// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QPainter;
class QRectF;
QT_END_NAMESPACE

namespace ui {

/// `text` in lines no wider than `width`: broken at spaces, inside a word only where it is longer than a
/// line; line breaks in the text are kept. At most `lines` of them, the last then ends with "…".
[[nodiscard]] QStringList brokenLines(const QString& text, const QFont& font, double width, int lines);

/// Width with all figures as wide as the widest, so that columns of numbers stand in line.
[[nodiscard]] double tabularWidth(const QString& text, const QFont& font);
/// Draws one line with such figures, ending at `right`.
void drawTabular(QPainter& painter, const QString& text, const QFont& font, double right, double baseline);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComplex;
class QStyleOptionSlider;
class QWidget;

namespace ui {

inline constexpr double kRadius = 6;

/// A filled rectangle of the one radius with a hairline of `line`.
void paintBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line,
              double width = 1);
/// The 2 px ring around what has the keyboard.
void paintFocus(QPainter& painter, const QRectF& rect, const QPalette& palette);
void paintChevron(QPainter& painter, const QPointF& centre, const QColor& color);

void paintCombo(QPainter& painter, const QStyleOptionComplex& option);
void paintButton(QPainter& painter, const QStyleOptionButton& option, bool primary);
void paintField(QPainter& painter, const QStyleOption& option, bool invalid);
void paintCheckBox(QPainter& painter, const QStyleOption& option);
void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRectF& groove,
                 const QRectF& handle);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRectF& handle);

} // namespace ui

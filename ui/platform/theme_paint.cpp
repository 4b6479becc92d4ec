// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/theme_paint.h"

#include "ui/platform/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

namespace ui {

void paintBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line, double width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const double inset = line.isValid() ? width / 2 : 0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    painter.restore();
}

void paintFocus(QPainter& painter, const QRectF& rect, const QPalette& palette)
{
    paintBox(painter, rect, {}, tokensFor(palette).accent, 2);
}

void paintChevron(QPainter& painter, const QPointF& centre, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{
        {centre.x() - 4, centre.y() - 2}, {centre.x(), centre.y() + 2}, {centre.x() + 4, centre.y() - 2}});
    painter.restore();
}

void paintCombo(QPainter& painter, const QStyleOptionComplex& option)
{
    const Tokens& t = tokensFor(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool hot = enabled && (option.state & QStyle::State_MouseOver);
    paintBox(painter, option.rect, hot ? t.hover : t.panel, t.hairline);
    if (option.state & QStyle::State_HasFocus)
        paintFocus(painter, option.rect, option.palette);
    paintChevron(painter, {option.rect.right() - 13.0, option.rect.center().y() + 0.5},
                 option.palette.color(QPalette::Text));
}

void paintButton(QPainter& painter, const QStyleOptionButton& option, bool primary)
{
    const Tokens& t = tokensFor(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool down = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool hot = enabled && (option.state & QStyle::State_MouseOver);
    QColor fill = primary && enabled ? t.accent : t.panel;
    if (down)
        fill = primary ? t.accent.darker(115) : t.groove;
    else if (hot)
        fill = primary ? t.accent.lighter(108) : t.hover;
    paintBox(painter, option.rect, fill, primary && enabled ? fill : t.hairline);
    if (option.state & QStyle::State_HasFocus)
        paintFocus(painter, option.rect, option.palette);
}

void paintField(QPainter& painter, const QStyleOption& option, bool invalid)
{
    const Tokens& t = tokensFor(option.palette);
    const bool focused = option.state & QStyle::State_HasFocus;
    const QColor line = invalid ? t.bad : (focused ? t.accent : t.hairline);
    const bool enabled = option.state & QStyle::State_Enabled;
    paintBox(painter, option.rect, enabled ? t.panel : t.window, line, focused || invalid ? 2 : 1);
}

void paintCheckBox(QPainter& painter, const QStyleOption& option)
{
    const Tokens& t = tokensFor(option.palette);
    const bool on = option.state & QStyle::State_On;
    const bool enabled = option.state & QStyle::State_Enabled;
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on && enabled ? t.accent : t.secondary, 1));
    painter.setBrush(on && enabled ? t.accent : t.panel);
    painter.drawRoundedRect(box, 3, 3);
    if (on) {
        painter.setPen(
            QPen(enabled ? t.onAccent : t.secondary, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF c = box.center();
        painter.drawPolyline(
            QPolygonF{{c.x() - 3.5, c.y()}, {c.x() - 1, c.y() + 2.5}, {c.x() + 3.5, c.y() - 2.5}});
    }
    painter.restore();
}

void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRectF& groove,
                 const QRectF& handle)
{
    const Tokens& t = tokensFor(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const QColor filled = enabled ? t.accent : t.groove;
    const QRectF line(groove.left(), groove.center().y() - 2, groove.width(), 4);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.groove);
    painter.drawRoundedRect(line, 2, 2);
    painter.setBrush(filled);
    painter.drawRoundedRect(QRectF(line.left(), line.top(), handle.center().x() - line.left(), 4), 2, 2);
    if (option.state & QStyle::State_HasFocus) {
        QColor halo = t.accent;
        halo.setAlpha(70);
        painter.setBrush(halo);
        painter.drawEllipse(handle.center(), 9.5, 9.5);
    }
    painter.setPen(QPen(filled, 2));
    painter.setBrush(t.panel);
    painter.drawEllipse(handle.center(), 6, 6);
    painter.restore();
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRectF& handle)
{
    const Tokens& t = tokensFor(option.palette);
    QColor color = t.secondary;
    color.setAlpha(option.state & QStyle::State_MouseOver ? 170 : 90);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(handle.adjusted(2, 2, -2, -2), 3, 3);
    painter.restore();
}

} // namespace ui

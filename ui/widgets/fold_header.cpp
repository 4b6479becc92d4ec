// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fold_header.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

constexpr int kHeight = 30;
constexpr int kTextAt = 20;

} // namespace

FoldHeader::FoldHeader(const QString& title, QWidget* parent)
    : QAbstractButton(parent)
{
    setText(title);
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(title);
}

void FoldHeader::setNote(const QString& note)
{
    m_note = note;
    setAccessibleDescription(note);
    update();
}

QSize FoldHeader::sizeHint() const
{
    return {kTextAt + QFontMetrics(strongFont()).horizontalAdvance(text()) + 12, kHeight};
}

void FoldHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = tokensFor(palette());
    painter.fillRect(QRectF(0, 0, width(), 1), t.hairline);
    const QColor color = underMouse() ? t.accent : t.text;
    QPainterPath arrow;
    const QPointF c(7, height() / 2.0);
    if (isChecked()) {
        arrow.moveTo(c + QPointF(-4, -2));
        arrow.lineTo(c + QPointF(0, 2.5));
        arrow.lineTo(c + QPointF(4, -2));
    } else {
        arrow.moveTo(c + QPointF(-2, -4));
        arrow.lineTo(c + QPointF(2.5, 0));
        arrow.lineTo(c + QPointF(-2, 4));
    }
    painter.setPen(QPen(color, 1.5));
    painter.drawPath(arrow);
    painter.setFont(strongFont());
    painter.setPen(color);
    painter.drawText(rect().adjusted(kTextAt, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    painter.setFont(captionFont());
    painter.setPen(t.secondary);
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, m_note);
    if (hasFocus())
        paintFocus(painter, QRectF(rect()).adjusted(1, 2, -1, -2), palette());
}

void FoldHeader::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void FoldHeader::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace ui

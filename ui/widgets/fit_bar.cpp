// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fit_bar.h"

#include "ui/platform/shown_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

constexpr int kHeight = 34;
constexpr double kBarTop = 4;
constexpr double kBarHeight = 12;

} // namespace

FitBar::FitBar(QWidget* parent)
    : QWidget(parent)
{
    setFixedHeight(kHeight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FitBar::setContent(FitBarContent content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
    setAccessibleDescription(m_content.sentence);
    update();
}

QSize FitBar::sizeHint() const
{
    return {240, kHeight};
}

double FitBar::end() const
{
    return std::max({m_content.available, m_content.needed.high, m_content.needed.likely, 1e-9}) * 1.02;
}

void FitBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = tokensFor(palette());
    const double scale = width() / end();
    const QRectF room(0, kBarTop, m_content.available * scale, kBarHeight);
    painter.fillRect(room, t.groove);
    const QColor full = colorOf(m_content.tone, palette());
    double left = 0;
    double strength = 1;
    painter.setFont(captionFont());
    const QFontMetricsF metrics(captionFont());
    double labelEnd = -8;
    for (const auto& [name, gb] : m_content.parts) {
        const QRectF part(left, kBarTop, gb * scale, kBarHeight);
        QColor color = full;
        color.setAlphaF(static_cast<float>(strength));
        painter.fillRect(part.adjusted(0, 0, gb * scale > 3 ? -1 : 0, 0), color);
        // A part is named below it where its name has room.
        const double needed = metrics.horizontalAdvance(name);
        if (needed < part.width() - 4 && part.left() > labelEnd) {
            painter.setPen(t.secondary);
            painter.drawText(QPointF(part.left(), kHeight - 4), name);
            labelEnd = part.left() + needed + 8;
        }
        left = part.right();
        strength = std::max(0.3, strength - 0.22);
    }
    // The range of the need.
    const double low = m_content.needed.low * scale;
    const double high = m_content.needed.high * scale;
    if (high - low > 2) {
        painter.setPen(QPen(t.text, 1));
        const double middle = kBarTop + kBarHeight / 2;
        painter.drawLine(QPointF(low, middle), QPointF(high, middle));
        for (const double x : {low, high})
            painter.drawLine(QPointF(x, middle - 3), QPointF(x, middle + 3));
    }
    // Where the memory ends.
    painter.fillRect(QRectF(std::min(room.right(), width() - 2.0), 0, 2, kBarTop * 2 + kBarHeight), t.text);
}

bool FitBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tipText(m_content.sentence), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace ui

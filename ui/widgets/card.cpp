// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/card.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"

#include <QPainter>
#include <QTextLayout>

namespace ui {

namespace {

constexpr int kPadding = 12;
constexpr int kGap = 4;

/// The first `count` lines of `text` at `width`, the last one elided.
QStringList linesOf(const QString& text, const QFont& font, double width, int count)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QStringList lines;
    int begin = 0;
    while (lines.size() < count) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        begin = line.textStart();
        lines << text.mid(begin, line.textLength()).trimmed();
    }
    layout.endLayout();
    if (!lines.isEmpty())
        lines.back() = QFontMetricsF(font).elidedText(text.mid(begin), Qt::ElideRight, width);
    return lines;
}

} // namespace

Card::Card(const QString& title, const QString& sentence, int lines, QWidget* parent)
    : QAbstractButton(parent)
    , m_sentence(sentence)
    , m_lines(lines)
{
    setText(title);
    setToolTip(sentence);
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Card::setNote(const QString& note, bool warns)
{
    m_note = note;
    m_warns = warns;
    setAccessibleDescription(m_sentence + QStringLiteral(", ") + note);
    update();
}

void Card::setReserved(int pixels)
{
    m_reserved = pixels;
    update();
}

QSize Card::sizeHint() const
{
    const int title = QFontMetrics(strongFont()).height();
    const int line = QFontMetrics(bodyFont()).height();
    return {240, 2 * kPadding + title + kGap + m_lines * line};
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = tokensFor(palette());
    const QRectF box = QRectF(rect());
    paintBox(painter, box, isDown() ? t.selected : underMouse() ? t.hover : t.panel, t.hairline);
    if (hasFocus())
        paintFocus(painter, box.adjusted(1, 1, -1, -1), palette());
    const QRectF inner = box.adjusted(kPadding, kPadding, -kPadding - m_reserved, -kPadding);
    const QFontMetricsF titles(strongFont());
    const double note = m_note.isEmpty() ? 0 : QFontMetricsF(captionFont()).horizontalAdvance(m_note) + 12;
    painter.setFont(strongFont());
    painter.setPen(isEnabled() ? t.text : t.secondary);
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width() - note, titles.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     titles.elidedText(text(), Qt::ElideRight, inner.width() - note));
    painter.setFont(captionFont());
    painter.setPen(m_warns ? t.warn : t.secondary);
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), titles.height()),
                     Qt::AlignRight | Qt::AlignVCenter, m_note);
    painter.setFont(bodyFont());
    painter.setPen(t.secondary);
    double y = inner.top() + titles.height() + kGap;
    const QFontMetricsF metrics(bodyFont());
    for (const QString& line : linesOf(m_sentence, bodyFont(), inner.width(), m_lines)) {
        painter.drawText(QRectF(inner.left(), y, inner.width(), metrics.height()), Qt::AlignLeft, line);
        y += metrics.height();
    }
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/tabular_text.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {

double digitWidth(const QFontMetricsF& metrics)
{
    double widest = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        widest = qMax(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

/// Calls `part(text, width, isDigit)` for each digit and for each run of other characters.
template<class Part>
void forEachPart(const QFontMetricsF& metrics, const QString& text, Part part)
{
    const double digit = digitWidth(metrics);
    qsizetype i = 0;
    while (i < text.size()) {
        if (isDigit(text[i])) {
            part(text.mid(i, 1), digit, true);
            ++i;
            continue;
        }
        qsizetype end = i;
        while (end < text.size() && !isDigit(text[end]))
            ++end;
        const QString run = text.mid(i, end - i);
        part(run, metrics.horizontalAdvance(run), false);
        i = end;
    }
}

/// The text, or as much of its beginning as fits before an ellipsis.
QString fitting(const QFont& font, const QString& text, double room)
{
    if (tabularWidth(font, text) <= room + 0.5)
        return text;
    qsizetype fits = 0;
    qsizetype tooLong = text.size();
    while (tooLong - fits > 1) {
        const qsizetype middle = (fits + tooLong) / 2;
        const bool enough = tabularWidth(font, text.left(middle).trimmed() + QChar(0x2026)) <= room;
        (enough ? fits : tooLong) = middle;
    }
    return text.left(fits).trimmed() + QChar(0x2026);
}

} // namespace

double tabularWidth(const QFont& font, const QString& text)
{
    double width = 0;
    forEachPart(QFontMetricsF(font), text, [&](const QString&, double w, bool) { width += w; });
    return width;
}

void drawTabular(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QFont& font,
                 const QString& text)
{
    const QFontMetricsF metrics(font);
    const QString shown = fitting(font, text, rect.width());
    const double width = tabularWidth(font, shown);
    double x = rect.left();
    if (alignment & Qt::AlignRight)
        x = rect.right() - width;
    else if (alignment & Qt::AlignHCenter)
        x = rect.center().x() - width / 2;
    const double baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    painter.setFont(font);
    forEachPart(metrics, shown, [&](const QString& part, double w, bool digit) {
        const double inset = digit ? (w - metrics.horizontalAdvance(part)) / 2 : 0;
        painter.drawText(QPointF(x + inset, baseline), part);
        x += w;
    });
}

} // namespace ui

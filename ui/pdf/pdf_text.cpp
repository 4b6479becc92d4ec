// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace ui {

namespace {

double figureWidth(const QFontMetricsF& metrics)
{
    double widest = 0;
    for (char c = '0'; c <= '9'; ++c)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(c)));
    return widest;
}

bool isFigure(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

void breakParagraph(const QString& paragraph, const QFont& font, double width, QStringList& lines)
{
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LeftToRight);
    QTextLayout layout(paragraph, font);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
}

} // namespace

QStringList brokenLines(const QString& text, const QFont& font, double width, int lines)
{
    QStringList result;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        // Beyond what could be shown there is no use in laying text out.
        breakParagraph(paragraph.left(200 * lines), font, width, result);
        if (result.size() > lines)
            break;
    }
    if (result.size() > lines) {
        result = result.mid(0, lines);
        result.last() =
            QFontMetricsF(font).elidedText(result.last() + QStringLiteral(" …"), Qt::ElideRight, width);
    }
    return result;
}

double tabularWidth(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double figure = figureWidth(metrics);
    double width = 0;
    for (const QChar c : text)
        width += isFigure(c) ? figure : metrics.horizontalAdvance(c);
    return width;
}

void drawTabular(QPainter& painter, const QString& text, const QFont& font, double right, double baseline)
{
    const QFontMetricsF metrics(font);
    const double figure = figureWidth(metrics);
    painter.setFont(font);
    double x = right - tabularWidth(text, font);
    for (const QChar c : text) {
        const double own = metrics.horizontalAdvance(c);
        const double cell = isFigure(c) ? figure : own;
        painter.drawText(QPointF(x + (cell - own) / 2, baseline), QString(c));
        x += cell;
    }
}

} // namespace ui

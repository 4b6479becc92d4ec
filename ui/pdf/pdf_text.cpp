// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_text.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace ui {

namespace {

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

} // namespace ui

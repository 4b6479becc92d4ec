// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_style.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QStringList>

#include <cmath>

namespace ui {

namespace {

QString family()
{
    const QStringList known = QFontDatabase::families();
    for (const char* wanted : {"Inter", "DejaVu Sans", "Noto Sans", "Liberation Sans"}) {
        if (known.contains(QLatin1String(wanted)))
            return QLatin1String(wanted);
    }
    return QFont().family();
}

bool hasEvenFigures(const QFont& font)
{
    const QFontMetricsF metrics(font);
    return std::abs(metrics.horizontalAdvance(QLatin1Char('1')) - metrics.horizontalAdvance(QLatin1Char('8')))
           < 0.5;
}

QFont font(const QString& name, double pixels, QFont::Weight weight)
{
    QFont result(name);
    result.setPixelSize(qRound(pixels));
    result.setWeight(weight);
    // Contextual glyphs (a raised dash between figures) have no character of their own: copied and searched
    // text would lose "–", "×" and "≥".
    result.setStyleStrategy(QFont::PreferNoShaping);
    result.setHintingPreference(QFont::PreferNoHinting);
    return result;
}

/// Figures of one width, so that columns stand in line. Qt 6.4 cannot ask a font for its tabular figures, and
/// placing them one by one would break numbers apart in copied and searched text.
QString numberFamily(const QString& text)
{
    const QString even = QStringLiteral("DejaVu Sans");
    if (hasEvenFigures(font(text, pt(8), QFont::Normal)) || !QFontDatabase::families().contains(even))
        return text;
    return even;
}

} // namespace

PdfStyle pdfStyle()
{
    const ChartStyle print = chartStyle(ChartAppearance::Print, QFont());
    const QString text = family();
    const QString numbers = numberFamily(text);
    PdfStyle style;
    style.body = font(text, pt(8.5), QFont::Normal);
    style.strong = font(text, pt(8.5), QFont::DemiBold);
    style.caption = font(text, pt(7.2), QFont::Normal);
    style.captionStrong = font(text, pt(7.2), QFont::DemiBold);
    style.heading = font(text, pt(10), QFont::DemiBold);
    style.lead = font(text, pt(11.5), QFont::DemiBold);
    style.section = font(text, pt(14), QFont::DemiBold);
    style.title = font(text, pt(22), QFont::DemiBold);
    style.figure = font(text, pt(16), QFont::DemiBold);
    // DejaVu is larger on its body than the text beside it.
    const double size = numbers == text ? 8.5 : 7.8;
    style.number = font(numbers, pt(size), QFont::Normal);
    style.numberStrong = font(numbers, pt(size), QFont::Bold);
    style.chart = font(text, 9, QFont::Normal);
    style.ink = Qt::black;
    style.quiet = print.secondary;
    style.hairline = QColor(0xC9CED6);
    style.tint = QColor(0xF1F3F6);
    style.good = print.good;
    style.bad = print.bad;
    return style;
}

} // namespace ui

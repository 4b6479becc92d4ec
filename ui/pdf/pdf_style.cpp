// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_style.h"

#include <QFontDatabase>
#include <QStringList>

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

QFont font(double pixels, QFont::Weight weight)
{
    static const QString name = family();
    QFont result(name);
    result.setPixelSize(qRound(pixels));
    result.setWeight(weight);
    // Contextual glyphs (a raised dash between figures) have no character of their own: copied and searched
    // text would lose "–", "×" and "≥".
    result.setStyleStrategy(QFont::PreferNoShaping);
    result.setHintingPreference(QFont::PreferNoHinting);
    return result;
}

} // namespace

PdfStyle pdfStyle()
{
    const ChartStyle print = chartStyle(ChartAppearance::Print, QFont());
    PdfStyle style;
    style.body = font(pt(8.5), QFont::Normal);
    style.strong = font(pt(8.5), QFont::DemiBold);
    style.caption = font(pt(7.2), QFont::Normal);
    style.captionStrong = font(pt(7.2), QFont::DemiBold);
    style.heading = font(pt(10), QFont::DemiBold);
    style.section = font(pt(14), QFont::DemiBold);
    style.title = font(pt(22), QFont::DemiBold);
    style.figure = font(pt(16), QFont::DemiBold);
    style.chart = font(9, QFont::Normal);
    style.ink = Qt::black;
    style.quiet = print.secondary;
    style.hairline = QColor(0xC9CED6);
    style.tint = QColor(0xF1F3F6);
    style.good = print.good;
    style.bad = print.bad;
    return style;
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_theme.h"

#include <QColor>
#include <QFont>
#include <QString>

namespace ui {

/// Type and ink of printed pages. Lengths are in device units at kPdfResolution, so that text is measured at
/// the size at which it is drawn; `pt` converts.
struct PdfStyle
{
    QFont body;
    QFont strong;
    QFont caption;
    QFont captionStrong;
    QFont section;
    QFont heading;
    QFont lead; ///< what the whole report says
    QFont title;
    QFont figure;
    QFont number;       ///< for columns of numbers: all figures of one width
    QFont numberStrong; ///< for totals
    QFont chart;        ///< in points as pixels: charts are laid out at one pixel a point
    QColor ink;
    QColor quiet;
    QColor hairline;
    QColor tint;
    QColor good;
    QColor bad;
};

inline constexpr int kPdfResolution = 1200;

[[nodiscard]] constexpr double pt(double points)
{
    return points * kPdfResolution / 72.0;
}

[[nodiscard]] PdfStyle pdfStyle();

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_theme.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace ui {

struct LegendEntry
{
    QRectF swatch;
    QRectF text;
    std::size_t group = 0; ///< index into StackedBars::groups or WaterfallBars::pillarNames
};

struct PlacedLabel
{
    QRectF rect;
    std::size_t index = 0; ///< of the bar or point
    QString text;          ///< elided to the rect
};

/// Where everything of a chart goes, computed from its size alone: no text overlaps another or leaves the
/// chart. What has no room is left out in this order: caption, legend, value labels, names, title.
struct ChartLayout
{
    QSizeF size;
    QRectF title, subtitle, caption;
    QString shownTitle;
    QRectF plot;
    std::vector<LegendEntry> legend;
    std::vector<PlacedLabel>
        names; ///< of bars, left of the plot; of points, beside them; of upright bars, below
    std::vector<PlacedLabel> values; ///< at the ends of bars
    QRectF goal;                     ///< text of a waterfall's goal
};

[[nodiscard]] ChartLayout layOut(const ChartSpec& spec, const ChartStyle& style, const QSizeF& size);

/// A value's place along the plot's axis. Exact: both chart and overlay use linear axes of these ends.
[[nodiscard]] double xOf(const ChartLayout& layout, const ChartAxis& axis, double value);
[[nodiscard]] double yOf(const ChartLayout& layout, const ChartAxis& axis, double value);
/// The middle of bar `index` of `count`, from the top, and a bar's height.
[[nodiscard]] double barMiddle(const ChartLayout& layout, std::size_t index, std::size_t count);
[[nodiscard]] double barHeight(const ChartLayout& layout, std::size_t count);
/// The groups that any bar has: the others need no legend.
[[nodiscard]] std::vector<std::size_t> shownGroups(const StackedBars& bars);

/// Bars fill this share of their band.
inline constexpr double kBarShare = 0.6;

} // namespace ui

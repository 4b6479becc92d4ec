// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_marks.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_theme.h"

class QPainter;

namespace ui {

/// A waterfall between `top` and `bottom`: plot, names below the bars (up to three lines, none where bars are
/// too narrow), values above them, the pillars' legend. The overlay paints it whole: Qt Charts' stacked bars
/// cannot cross zero, and its candlesticks have no colour each.
void placeWaterfall(ChartLayout& layout, const ChartSpec& spec, const WaterfallBars& waterfall,
                    const ChartStyle& style, double top, double bottom);
void paintWaterfall(QPainter& painter, const ChartSpec& spec, const WaterfallBars& waterfall,
                    const ChartStyle& style, const ChartLayout& layout);
void paintWaterfallLegend(QPainter& painter, const WaterfallBars& waterfall, const ChartStyle& style,
                          const ChartLayout& layout);

/// Where bar `index` is drawn; at least a hairline high.
[[nodiscard]] QRectF waterfallRect(const ChartLayout& layout, const ChartAxis& axis,
                                   const WaterfallBars& waterfall, std::size_t index);
/// The bar whose column holds `position`.
[[nodiscard]] std::optional<ChartMark>
waterfallMarkAt(const ChartLayout& layout, const WaterfallBars& waterfall, const QPointF& position);

} // namespace ui

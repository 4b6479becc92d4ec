// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/platform/wording.h"

namespace ui {

/// A bar's segment (`part` counts groups; absent = the whole bar) or a point of a chart.
struct ChartMark
{
    std::size_t index = 0;
    std::optional<std::size_t> part;
    bool operator==(const ChartMark&) const = default;
};

[[nodiscard]] std::size_t markCount(const ChartSpec& spec);
/// What a click on the mark opens; empty for a mark that is not there.
[[nodiscard]] QString idOf(const ChartSpec& spec, const ChartMark& mark);
/// For a tooltip and a screen reader: name, exact figure, its range and its part of the whole.
[[nodiscard]] QString markText(const ChartSpec& spec, const ChartMark& mark, const Wording& wording);

/// The figures behind the picture.
[[nodiscard]] ChartTable chartTable(const ChartSpec& spec, const Wording& wording);
/// RFC 4180 with plain numbers in C notation, UTF-8.
[[nodiscard]] QString chartCsv(const ChartSpec& spec);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/evaluate/result.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ui {

class Wording;

/// One axis: its ends are multiples of its step, so every tick is a round number.
struct ChartAxis
{
    QString title;      ///< unit, shown at the axis: "$ thousand", "h"
    double minimum = 0; ///< in the values' own unit (USD, hours), as are maximum and step
    double maximum = 1;
    double step = 1;
    double divisor = 1; ///< a tick's number is value ÷ divisor
    int decimals = 0;   ///< of a tick's number, the same for all ticks
    bool operator==(const ChartAxis&) const = default;
};

/// One horizontal bar. `parts` are in the order of StackedBars::groups.
struct StackedBar
{
    QString id; ///< of what a click opens
    QString name;
    std::vector<core::Range> parts;
    std::optional<core::Range> total; ///< absent: there is no figure, and `note` says why
    QString note;
    QString label; ///< the likely total, before the bar
    bool inHand = false;
    bool baseline = false;
    bool operator==(const StackedBar&) const = default;
};

/// Bars from top to bottom, stacked from left to right by cost group, with a whisker from the total's low to
/// its high.
struct StackedBars
{
    std::vector<core::CostGroup> groups; ///< in LOOK's order
    QStringList groupNames;
    std::vector<StackedBar> bars;
    bool operator==(const StackedBars&) const = default;
};

struct ScatterPoint
{
    QString id;
    QString name;
    core::Range x;
    core::Range y;
    bool inHand = false;
    bool baseline = false;
    bool operator==(const ScatterPoint&) const = default;
};

/// A limit across the plot: a deadline (vertical) or a budget (horizontal).
struct ReferenceLine
{
    bool vertical = true;
    double at = 0;
    QString name;
    bool operator==(const ReferenceLine&) const = default;
};

/// What the points of a scatter are and what lies along x, for tooltips, the table behind it and CSV.
struct ScatterWords
{
    QString point; ///< "Scenario"
    QString x;     ///< "Time, h"
    QString y;     ///< "Cost, $"
    std::string pointKey = "scenario";
    std::string xKey = "hours";
    std::string xUnit = "h"; ///< as in results
    bool operator==(const ScatterWords&) const = default;
};

/// Labelled points with a whisker in each direction; y is USD.
struct Scatter
{
    std::vector<ScatterPoint> points;
    std::vector<ReferenceLine> lines;
    QStringList left; ///< names of what has no point because it has no figure
    ScatterWords words;
    bool operator==(const Scatter&) const = default;
};

/// One bar of a waterfall: an amount from zero (a scenario's cost) or a step from one amount to the next (a
/// lever, in its pillar's colour).
struct WaterfallBar
{
    QString id;
    QString name;
    double before = 0; ///< USD; 0 for an amount
    double after = 0;
    int pillar = 0;                   ///< 1…4; 0: a step that belongs to none
    std::optional<core::Range> total; ///< set for an amount: its limits are the whisker
    bool baseline = false;            ///< of an amount
    QString label;                    ///< above the bar
    QString note;                     ///< for the tooltip: part of the whole, alone, last
    bool operator==(const WaterfallBar&) const = default;
};

/// Upright bars from left to right with a line from each end to the next beginning, and the goal across.
struct WaterfallBars
{
    std::vector<WaterfallBar> bars;
    QStringList pillarNames; ///< of pillars 1…4, for the legend
    std::optional<double> goal;
    bool goalReached = false;
    QString goalName;
    bool operator==(const WaterfallBars&) const = default;
};

/// What a chart shows, as plain data: built by a pure function from results, drawn by ChartItem on screen and
/// on paper alike, read out by `summary` and by its table.
struct ChartSpec
{
    QString title;    ///< the finding
    QString subtitle; ///< what is drawn, with units
    QString caption;  ///< what the whiskers are, price date and source
    QString summary;  ///< one sentence for those who do not see the picture
    QString empty;    ///< instead of marks when there are none: what is missing and what mends it
    ChartAxis x;
    ChartAxis y; ///< unused for bars; a waterfall uses only this one
    std::variant<StackedBars, Scatter, WaterfallBars> body;
    bool operator==(const ChartSpec&) const = default;
};

/// A chart's figures as text, for the table behind it and for CSV. Numbers stay numbers for sorting.
struct ChartTable
{
    QStringList headers;
    std::vector<QStringList> rows;
    std::vector<QString> ids; ///< of the rows
    bool operator==(const ChartTable&) const = default;
};

/// An axis from a round number at or below `minimum` to one at or above `maximum`, in steps of 1, 2, 2.5 or
/// 5 × 10ⁿ, with at most `intervals` of them (1 or more). Zero is always inside when `fromZero`.
[[nodiscard]] ChartAxis niceAxis(double minimum, double maximum, int intervals, bool fromZero);

} // namespace ui

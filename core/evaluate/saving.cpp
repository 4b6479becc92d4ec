// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/saving.h"

#include "core/evaluate/totals.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace core {

namespace {

/// Both scenarios with their inputs at the same ends.
struct Pair
{
    Totals baseline;
    Totals option;

    [[nodiscard]] double saving() const { return baseline.cost() - option.cost(); }
    [[nodiscard]] std::optional<double> share() const
    {
        if (baseline.cost() <= 0)
            return std::nullopt;
        return 1 - option.cost() / baseline.cost();
    }
    /// By how much the option's work hours may grow before it costs what the baseline costs.
    [[nodiscard]] std::optional<double> hoursFactor() const
    {
        const double compute = option.rows[static_cast<std::size_t>(CostRow::Compute)];
        const double fixed = option.gross - compute;
        if (compute <= 0 || baseline.gross <= fixed)
            return std::nullopt;
        return (baseline.gross - fixed) / compute;
    }
};

struct PairAt
{
    const Plan& plan;
    std::span<const Line> baseline;
    std::span<const Line> option;
    Pair operator()(const Ends& ends) const
    {
        return {totalsAt(plan, baseline, ends), totalsAt(plan, option, ends)};
    }
};

/// The quantities of `own` at its extreme; those of `other` alone at the other's.
Ends combined(const Ends& own, std::span<const int> ownVariables, const Ends& other)
{
    Ends ends = other;
    for (const int v : ownVariables)
        ends[static_cast<std::size_t>(v)] = own[static_cast<std::size_t>(v)];
    return ends;
}

bool openHigh(std::span<const Line> lines, const Extremes& extremes)
{
    return std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
        return std::any_of(line.inputs.begin(), line.inputs.end(), [&](const LineInput& i) {
            return i.input->openHigh && extremes.high[static_cast<std::size_t>(i.variable)] == End::High;
        });
    });
}

std::optional<Range> limitsOf(std::optional<double> low, std::optional<double> likely,
                              std::optional<double> high, bool open)
{
    if (!low || !likely || !high)
        return std::nullopt;
    return Range{std::min({*low, *likely, *high}), *likely, std::max({*low, *likely, *high}), open};
}

} // namespace

SavingResult savingOf(const Plan& plan, std::span<const Line> baseline, const Extremes& baselineExtremes,
                      std::span<const Line> option, const Extremes& optionExtremes)
{
    const std::vector<int> ofBaseline = variablesOf(baseline);
    const std::vector<int> ofOption = variablesOf(option);
    std::vector<int> shared;
    std::set_intersection(ofBaseline.begin(), ofBaseline.end(), ofOption.begin(), ofOption.end(),
                          std::back_inserter(shared));

    GrossSums sums({baseline, option}, shared);
    const auto difference = [](std::span<const double> gross) { return gross[0] - gross[1]; };
    const auto ratio = [](std::span<const double> gross) { return gross[0] > 0 ? -gross[1] / gross[0] : 0; };
    const auto negative = [](auto f) { return [f](std::span<const double> gross) { return -f(gross); }; };
    Ends most = combined(optionExtremes.low, ofOption, baselineExtremes.high);
    Ends least = combined(optionExtremes.high, ofOption, baselineExtremes.low);
    const PairAt at{plan, baseline, option};
    const Pair likely = at(Ends{});
    sums.climb(most, difference);
    sums.climb(least, negative(difference));
    const Pair best = at(most);
    const Pair worst = at(least);
    // The largest share is usually where the largest saving is; from there it is a short climb.
    sums.climb(most, ratio);
    sums.climb(least, negative(ratio));
    const Pair bestShare = at(most);
    const Pair worstShare = at(least);

    const bool open = openHigh(baseline, baselineExtremes);
    SavingResult saving;
    saving.usd = *limitsOf(worst.saving(), likely.saving(), best.saving(), open);
    saving.share = limitsOf(worstShare.share(), likely.share(), bestShare.share(), open);
    saving.hoursFactorToTie =
        limitsOf(worstShare.hoursFactor(), likely.hoursFactor(), bestShare.hoursFactor(), open);
    if (saving.hoursFactorToTie)
        saving.hoursToTie = limitsOf(*worstShare.hoursFactor() * worstShare.option.wallHours,
                                     *likely.hoursFactor() * likely.option.wallHours,
                                     *bestShare.hoursFactor() * bestShare.option.wallHours, open);
    return saving;
}

} // namespace core

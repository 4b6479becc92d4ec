// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/evaluate/result.h"
#include "core/plan/plan.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What a lever does to the cost on the way from one scenario to another. `lever.id` is kRestLever for the
/// part that no lever explains.
struct WaterfallStep
{
    LeverResult lever;
    double before = 0;           ///< USD, likely
    double after = 0;            ///< before − lever.saving
    std::optional<double> share; ///< of the whole saving; absent where that is nothing
    int changes = 1;             ///< how many differences it stands for when it was grouped here
    bool operator==(const WaterfallStep&) const = default;
};
inline constexpr std::string_view kRestLever = "rest";

enum class WaterfallState {
    Split,        ///< every lever by itself
    Grouped,      ///< more than twelve levers: those that the plan does not name are one a pillar
    NotSplit,     ///< still more than twelve: one step, the rest
    Same,         ///< the two are one scenario
    FromUnpriced, ///< no cost to begin at
    ToUnpriced,   ///< no cost to end at
    Missing       ///< an unknown id
};

/// The way from the likely cost of scenario `from` to that of `to`, lever by lever: pillar by pillar, in each
/// the greatest saving first. The savings add up to start − end; what levers do not explain is a step too.
struct Waterfall
{
    WaterfallState state = WaterfallState::Missing;
    std::string from;
    std::string to;
    Range start; ///< USD; meaningful where that scenario has a cost
    Range end;
    std::vector<WaterfallStep> steps; ///< without those that move nothing, neither alone nor last
    int levers = 0;                   ///< how many differences and groups there are in all
    double goalCost = 0;              ///< start × (1 − the plan's goal)
    bool goalReached = false;
    [[nodiscard]] double saving() const { return start.likely - end.likely; }
    /// USD by pillar 1…4, then what no lever explains.
    [[nodiscard]] std::array<double, 5> savingByPillar() const;
    bool operator==(const Waterfall&) const = default;
};

/// `result` is evaluate(plan, catalog). Shapley shares (FORMULAS §6) at likely inputs, exact; evaluates up to
/// 4,096 combinations.
[[nodiscard]] Waterfall makeWaterfall(const Plan& plan, const Catalog& catalog, const PlanResult& result,
                                      std::string_view from, std::string_view to);

} // namespace core

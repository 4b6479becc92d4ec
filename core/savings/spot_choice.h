// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/plan.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// What a workload costs with a checkpoint every so many minutes of work; no cost where it would hardly ever
/// finish.
struct IntervalCost
{
    double minutes = 0;
    std::optional<double> usd;
    bool operator==(const IntervalCost&) const = default;
};

/// What is there to choose about work that is interrupted. At likely inputs, computed on demand.
struct SpotChoice
{
    /// Running hours between interruptions of a node at which the saving is gone: it costs what the
    /// baseline's deployment costs; where that is interrupted itself, what the fallback or an offer on demand
    /// costs. Absent: no such price is known, or it never saves.
    std::optional<double> tieMtbfHours;
    std::vector<IntervalCost> curve; ///< by rising interval, the one in use among them
    bool operator==(const SpotChoice&) const = default;
};

/// Empty for work without an interruption model. `scenario`: its place in the plan.
[[nodiscard]] SpotChoice spotChoice(const Plan& plan, const Catalog& catalog, std::size_t scenario,
                                    std::string_view workload);

} // namespace core

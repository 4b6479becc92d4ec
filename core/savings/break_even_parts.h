// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/line.h"
#include "core/savings/break_even.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The plan as break-evens look at it: every scenario's lines at likely inputs.
struct BreakEvenPlan
{
    const Plan& plan;
    const Catalog& catalog;
    std::vector<std::vector<Line>> scenarios;
    std::string_view workload; ///< empty = all
};

/// Commitments of the scenarios, pairs of them, and what reserved offers of the catalog would be worth.
void addCommitmentBreakEvens(const BreakEvenPlan& all, std::vector<BreakEven>& found);
/// What the baseline's line and another scenario's of the same workload pose.
void addPairBreakEvens(const BreakEvenPlan& all, const Line& baseline, const Line& option,
                       std::vector<BreakEven>& found);

} // namespace core

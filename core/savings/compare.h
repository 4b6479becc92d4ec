// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/evaluate/result.h"
#include "core/plan/plan.h"

#include <string_view>
#include <vector>

namespace core {

/// The levers of scenario `id` against the baseline: those that the plan groups, and one of its own for every
/// other differing field, with the saving of each by Shapley (exact; FORMULAS §6), alone and last-in. Savings
/// add up to the scenario's saving at likely inputs. Empty when either is infeasible or more than 12 levers
/// differ (then `tooMany` is set: a later method samples).
struct LeverResults
{
    std::vector<LeverResult> levers;
    bool tooMany = false;
};
/// The same levers without their figures, however many there are; costs nothing.
[[nodiscard]] std::vector<LeverResult> leversOf(const Plan& plan, std::string_view id);
[[nodiscard]] LeverResults attributeLevers(const Plan& plan, const Catalog& catalog, std::string_view id);

} // namespace core

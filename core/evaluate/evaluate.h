// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/evaluate/result.h"
#include "core/plan/plan.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// Every scenario of a valid plan: fit, hours, cost and saving against the baseline, with limits. Pure: no
/// clock, no randomness, no I/O. A plan with errors (validate) is evaluated as far as it goes and never
/// crashes; what cannot be priced is infeasible with an issue.
[[nodiscard]] PlanResult evaluate(const Plan& plan, const Catalog& catalog);

/// The cost of each scenario at likely inputs alone, in the plan's order; nothing where it is infeasible.
/// What attributions and optimizers call thousands of times.
[[nodiscard]] std::vector<std::optional<double>> likelyCosts(const Plan& plan, const Catalog& catalog);

/// Why the figures of `result` (evaluate(plan, catalog)) are what they are, for one workload of one scenario,
/// or for the scenario (`workload` empty). An empty derivation for unknown ids.
[[nodiscard]] Derivation explain(const Plan& plan, const Catalog& catalog, const PlanResult& result,
                                 std::string_view scenario, std::string_view workload);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/evaluate/result.h"
#include "core/plan/plan.h"

#include <string_view>

namespace core {

/// Every scenario of a valid plan: fit, hours, cost and saving against the baseline, with limits. Pure: no
/// clock, no randomness, no I/O. A plan with errors (validate) is evaluated as far as it goes and never
/// crashes; what cannot be priced is infeasible with an issue.
[[nodiscard]] PlanResult evaluate(const Plan& plan, const Catalog& catalog);

/// Why a figure is what it is, for one workload of one scenario, or for the scenario (`workload` empty).
/// An empty derivation for unknown ids.
[[nodiscard]] Derivation explain(const Plan& plan, const Catalog& catalog, std::string_view scenario,
                                 std::string_view workload);

} // namespace core

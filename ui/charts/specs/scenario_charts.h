// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/result.h"
#include "core/plan/plan.h"
#include "ui/charts/chart_spec.h"
#include "ui/platform/wording.h"

#include <string_view>

namespace ui {

/// Cost of every scenario, stacked by cost group, with whiskers from lowest to highest. `inHand` is the
/// scenario that the reader works on; its figure against the baseline is the title.
[[nodiscard]] ChartSpec costByScenario(const core::Plan& plan, const core::PlanResult& result,
                                       std::string_view inHand, const Wording& wording);

/// Cost against the time of the longest workload's run, one point a scenario, with the budget and, where all
/// workloads that have a deadline have the same, the deadline.
[[nodiscard]] ChartSpec costByTime(const core::Plan& plan, const core::PlanResult& result,
                                   std::string_view inHand, const Wording& wording);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/result.h"
#include "core/plan/plan.h"

#include <optional>

namespace core {

/// When a scenario's work is done. Jobs have an end; services (isService) run all month, and what tells of
/// them is how many replicas do.
struct TimeToFinish
{
    std::optional<Range> longestJob; ///< wall hours of one run; absent: only services
    int services = 0;                ///< workloads
    int replicas = 0;                ///< of served models, all together
    bool operator==(const TimeToFinish&) const = default;
};

/// Workloads that cannot run are left out.
[[nodiscard]] TimeToFinish timeToFinish(const Plan& plan, const ScenarioResult& scenario);

} // namespace core

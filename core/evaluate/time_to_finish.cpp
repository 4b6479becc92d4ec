// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/time_to_finish.h"

namespace core {

TimeToFinish timeToFinish(const Plan& plan, const ScenarioResult& scenario)
{
    TimeToFinish time;
    for (const WorkloadResult& result : scenario.workloads) {
        const Workload* workload = findWorkload(plan, result.id);
        if (!workload || !result.feasible)
            continue;
        if (isService(workload->work)) {
            ++time.services;
            time.replicas += result.serving ? result.serving->replicas : 0;
        } else if (!time.longestJob || result.wallHours.likely > time.longestJob->likely) {
            time.longestJob = result.wallHours;
        }
    }
    return time;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/large_plan.h"

#include <array>
#include <string>

core::Plan largePlan(int scenarios, int workloads)
{
    constexpr std::array<const char*, 5> gpus{"rtx-4090", "a100-sxm-80", "l40s", "h100-sxm-80", "rtx-a6000"};
    core::Plan plan;
    plan.name = "A large plan";
    plan.budget.amount = 250'000;
    plan.budget.contingency = 0.1;
    for (int w = 0; w < workloads; ++w) {
        core::Workload workload;
        workload.id = "work-" + std::to_string(w);
        workload.name = "Workload " + std::to_string(w);
        core::Measured measured;
        measured.gpuHours = core::Uncertain::threePoint(80 + w, 100 + w, 140 + 2 * w);
        measured.referenceGpu = "a100-sxm-80";
        workload.work = measured;
        workload.schedule.runsPerMonth = core::Uncertain(1 + w % 3);
        plan.workloads.emplace_back(std::move(workload));
    }
    for (int s = 0; s < scenarios; ++s) {
        core::Scenario scenario;
        scenario.id = "scenario-" + std::to_string(s);
        scenario.name = "Scenario " + std::to_string(s);
        scenario.baseline = s == 0;
        for (int w = 0; w < workloads; ++w) {
            core::Deployment d;
            d.gpu = gpus[static_cast<std::size_t>(s + w) % gpus.size()];
            core::Price price;
            price.usd = core::Uncertain::between(0.5 + 0.05 * s, 1.5 + 0.05 * w);
            price.source = "made for the benchmark";
            price.asOf = "2026-11-01";
            d.price = price;
            d.overhead = core::Uncertain::threePoint(1, 1.05 + 0.01 * s, 1.3);
            d.idle.share = core::Uncertain::between(0.05, 0.15 + 0.005 * w);
            scenario.deployments[plan.workloads[static_cast<std::size_t>(w)]->id] = std::move(d);
        }
        plan.scenarios.emplace_back(std::move(scenario));
    }
    return plan;
}

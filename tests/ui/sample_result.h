// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/result.h"
#include "core/plan/plan.h"

#include <string>

namespace samples {

/// A plan with nothing but what charts and reports read: name, months, budget.
inline core::Plan plan()
{
    core::Plan plan;
    plan.name = "Sample";
    plan.months = 12;
    plan.budget.amount = 45000;
    return plan;
}

/// A priced scenario of one workload: invented figures, rows that add up to the cost.
inline core::ScenarioResult scenario(const std::string& id, const std::string& name, double scale)
{
    core::ScenarioResult result;
    result.id = id;
    result.name = name;
    const auto set = [&](core::CostRow row, double usd) {
        result.breakdown[row] = {usd * scale * 0.8, usd * scale, usd * scale * 1.25, false};
    };
    set(core::CostRow::Compute, 30000.12);
    set(core::CostRow::Idle, 9300.4);
    set(core::CostRow::Setup, 120.03);
    set(core::CostRow::Storage, 2400);
    set(core::CostRow::Transfer, 1600.5);
    set(core::CostRow::Contingency, 4500);
    core::Range cost;
    for (const core::Range& row : result.breakdown.rows)
        cost = cost + row;
    result.cost = result.gross = result.authority = result.cash = cost;
    result.wallHours = {250 / scale, 300 / scale, 380 / scale, false};
    core::WorkloadResult workload;
    workload.id = "serve";
    workload.gross = cost;
    workload.breakdown = result.breakdown;
    workload.priceAsOf = "2026-07-20";
    result.workloads.push_back(workload);
    return result;
}

/// A baseline, two cheaper scenarios (one with open limits and interruptions) and one without a price.
inline core::PlanResult result()
{
    core::PlanResult result;
    result.plan = "Sample";
    result.catalogAsOf = "2026-11-01";
    result.scenarios = {scenario("today", "Today", 1), scenario("spot", "Spot 4090, 4-bit", 0.45),
                        scenario("reserved", "Reserved 1 y", 0.72), scenario("big", "All on one L4", 1)};
    result.scenarios[0].baseline = true;
    result.scenarios[1].breakdown[core::CostRow::Interruptions] = {400, 1200, 3000, false};
    result.scenarios[1].cost = *result.scenarios[1].cost + core::Range{400, 1200, 3000, true};
    result.scenarios[3].cost = result.scenarios[3].gross = std::nullopt;
    result.scenarios[3].feasible = false;
    result.scenarios[3].workloads[0].feasible = false;
    result.scenarios[3].workloads[0].fits = false;
    return result;
}

} // namespace samples

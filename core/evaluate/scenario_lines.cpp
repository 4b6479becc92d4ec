// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/scenario_lines.h"

#include "core/evaluate/commitments.h"

namespace core {

std::vector<Line> linesOf(const Plan& plan, const Catalog& catalog, std::size_t scenario)
{
    std::vector<Line> lines;
    lines.reserve(plan.workloads.size() + 1);
    for (const auto& workload : plan.workloads)
        lines.push_back(prepareLine(plan, catalog, scenario, *workload));
    lines.push_back(prepareSharedLine(plan, catalog, scenario));
    assignCommitments(lines);
    return lines;
}

ScenarioLines prepareScenarios(const Plan& plan, const Catalog& catalog)
{
    ScenarioLines all;
    all.scenarios.reserve(plan.scenarios.size());
    for (std::size_t s = 0; s < plan.scenarios.size(); ++s) {
        all.scenarios.push_back(linesOf(plan, catalog, s));
        // Only now do the lines stand where they stay, and inputs are known by their place.
        for (Line& line : all.scenarios.back())
            noteInputs(line, all.variables);
    }
    return all;
}

} // namespace core

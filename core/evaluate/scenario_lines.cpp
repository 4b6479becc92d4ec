// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/scenario_lines.h"

namespace core {

ScenarioLines prepareScenarios(const Plan& plan, const Catalog& catalog)
{
    ScenarioLines all;
    all.scenarios.resize(plan.scenarios.size());
    for (std::size_t s = 0; s < plan.scenarios.size(); ++s) {
        std::vector<Line>& lines = all.scenarios[s];
        lines.reserve(plan.workloads.size() + 1);
        for (const auto& workload : plan.workloads)
            lines.push_back(prepareLine(plan, catalog, s, *workload));
        lines.push_back(prepareSharedLine(plan, catalog, s));
        // Only now do the lines stand where they stay, and inputs are known by their place.
        for (Line& line : lines)
            noteInputs(line, all.variables);
    }
    return all;
}

}

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/savings/break_even.h"

#include "core/evaluate/scenario_lines.h"
#include "core/savings/break_even_parts.h"

namespace core {

std::vector<BreakEven> breakEvens(const Plan& plan, const Catalog& catalog, std::string_view workload)
{
    BreakEvenPlan all{plan, catalog, {}, workload};
    for (std::size_t s = 0; s < plan.scenarios.size(); ++s)
        all.scenarios.push_back(linesOf(plan, catalog, s));
    std::vector<BreakEven> found;
    addCommitmentBreakEvens(all, found);
    const Scenario* baseline = baselineOf(plan);
    for (std::size_t b = 0; b < plan.scenarios.size(); ++b) {
        if (&*plan.scenarios[b] != baseline)
            continue;
        for (std::size_t s = 0; s < plan.scenarios.size(); ++s) {
            for (std::size_t w = 0; s != b && w < plan.workloads.size(); ++w) {
                if (workload.empty() || plan.workloads[w]->id == workload)
                    addPairBreakEvens(all, all.scenarios[b][w], all.scenarios[s][w], found);
            }
        }
    }
    return found;
}

} // namespace core

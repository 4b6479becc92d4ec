// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long an evaluation takes, beside the budget for a whole what-if step (16.7 ms to all visible charts).

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "tests/support/large_plan.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

int main()
{
    const core::Catalog& catalog = core::builtInCatalog();
    core::Plan plan = largePlan(10, 20);
    std::vector<double> milliseconds;
    double checksum = 0;
    const std::clock_t processorBegin = std::clock();
    for (int step = 0; step < 200; ++step) {
        auto& deployment = plan.scenarios[3].edit().deployments["work-4"].edit();
        deployment.overhead = core::Uncertain::threePoint(1, 1.05 + 0.001 * step, 1.4);
        const auto begin = std::chrono::steady_clock::now();
        const core::PlanResult result = core::evaluate(plan, catalog);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        milliseconds.push_back(took.count());
        checksum += result.scenarios[3].cost->likely;
    }
    const double processor =
        1000.0 * static_cast<double>(std::clock() - processorBegin) / CLOCKS_PER_SEC / 200;
    std::sort(milliseconds.begin(), milliseconds.end());
    std::printf("evaluate, 10 scenarios x 20 workloads x 4 uncertain inputs: P50 %.2f ms, P99 %.2f ms, "
                "processor time "
                "%.2f ms (a whole "
                "what-if step: budget 16.7 ms); checksum %.2f\n",
                milliseconds[milliseconds.size() / 2], milliseconds[milliseconds.size() * 99 / 100],
                processor, checksum);
    return 0;
}

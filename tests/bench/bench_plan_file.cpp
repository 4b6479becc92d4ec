// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan_file.h"
#include "tests/support/random_plan.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>

namespace {

constexpr int kScenarios = 1000;
constexpr int kRounds = 7;
constexpr double kBudgetMs = 200;

/// A thousand scenarios of three workloads with all that a deployment can say, each different.
core::Plan largePlan()
{
    core::Plan plan = testing::randomPlan(7);
    for (std::uint64_t seed = 8; plan.workloads.size() < 3; ++seed)
        plan = testing::randomPlan(seed);
    const core::Scenario first = *plan.scenarios.front();
    while (plan.scenarios.size() < kScenarios) {
        core::Scenario next = first;
        next.id = "scenario-" + std::to_string(plan.scenarios.size() + 1);
        next.deployments.begin()->second.edit().concurrency = static_cast<double>(plan.scenarios.size());
        plan.scenarios.emplace_back(next);
    }
    return plan;
}

double medianMs(const std::function<void()>& work)
{
    std::vector<double> times;
    for (int i = 0; i < kRounds; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void print(const char* what, double ms)
{
    std::printf("%-44s %8.1f ms   budget %5.0f ms   %s\n", what, ms, kBudgetMs,
                ms <= kBudgetMs ? "held" : "MISSED");
}

} // namespace

/// Opens and saves a plan of 1,000 scenarios in both forms; prints medians beside the budget.
int main()
{
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / "gpuplan-bench";
    fs::create_directories(folder);
    const core::Plan plan = largePlan();
    std::printf("Plan file: %zu scenarios x %zu workloads, %zu KiB of JSON, median of %d\n",
                plan.scenarios.size(), plan.workloads.size(), core::writePlan(plan).size() / 1024, kRounds);
    for (const char* name : {"large.gpuplan", "large.gpuplan.json"}) {
        const std::string path = (folder / name).string();
        bool done = true;
        print((std::string("save ") + name).c_str(),
              medianMs([&] { done = core::savePlan(plan, path).has_value() && done; }));
        print((std::string("open ") + name).c_str(),
              medianMs([&] { done = core::openPlan(path).has_value() && done; }));
        if (!done)
            return 1;
    }
    fs::remove_all(folder);
    return 0;
}

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/savings/waterfall.h"

#include "core/savings/compare.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace core {

namespace {

constexpr double kHalfCent = 0.005;

/// Attribution is against a plan's baseline: here that is `from`.
Plan withBaselineAt(Plan plan, std::string_view from)
{
    for (Shared<Scenario>& scenario : plan.scenarios) {
        const bool baseline = scenario->id == from;
        if (scenario->baseline != baseline)
            scenario.edit().baseline = baseline;
    }
    return plan;
}

bool isNamed(const Scenario& scenario, std::string_view lever)
{
    return std::any_of(scenario.levers.begin(), scenario.levers.end(),
                       [&](const Lever& l) { return l.id == lever; });
}

std::string pillarId(int pillar)
{
    return "pillar-" + std::to_string(pillar);
}

/// What scenarios share (storage, transfer, extras) has no field and stays a lever of its own.
bool isOfWorkload(const LeverResult& lever)
{
    return std::find(lever.paths.begin(), lever.paths.end(), lever.id) != lever.paths.end();
}

/// The plan with every difference that it does not name put into one lever for its pillar. `changes` is how
/// many each took in.
Plan groupedByPillar(Plan plan, std::string_view to, const std::vector<LeverResult>& levers,
                     std::map<std::string, int>& changes)
{
    const auto found = std::find_if(plan.scenarios.begin(), plan.scenarios.end(),
                                    [&](const Shared<Scenario>& s) { return s->id == to; });
    std::map<int, Lever> groups;
    for (const LeverResult& lever : levers) {
        if (isNamed(**found, lever.id) || !isOfWorkload(lever))
            continue;
        Lever& group = groups[lever.pillar];
        group.id = pillarId(lever.pillar);
        group.pillar = lever.pillar;
        group.paths.insert(group.paths.end(), lever.paths.begin(), lever.paths.end());
        ++changes[group.id];
    }
    for (auto& [pillar, group] : groups)
        found->edit().levers.push_back(std::move(group));
    return plan;
}

bool movesNothing(const LeverResult& lever)
{
    return std::abs(lever.saving) < kHalfCent && std::abs(lever.alone) < kHalfCent
           && std::abs(lever.last) < kHalfCent;
}

const ScenarioResult* resultOf(const PlanResult& result, std::string_view id)
{
    const auto found = std::find_if(result.scenarios.begin(), result.scenarios.end(),
                                    [&](const ScenarioResult& s) { return s.id == id; });
    return found == result.scenarios.end() ? nullptr : &*found;
}

/// The levers with their figures, grouped if there are too many.
std::vector<LeverResult> attributed(const Plan& plan, const Catalog& catalog, Waterfall& waterfall,
                                    std::map<std::string, int>& changes)
{
    const Plan ours = withBaselineAt(plan, waterfall.from);
    const std::vector<LeverResult> all = leversOf(ours, waterfall.to);
    waterfall.levers = static_cast<int>(all.size());
    waterfall.state = WaterfallState::Split;
    LeverResults results = attributeLevers(ours, catalog, waterfall.to);
    if (!results.tooMany)
        return results.levers;
    waterfall.state = WaterfallState::Grouped;
    results = attributeLevers(groupedByPillar(ours, waterfall.to, all, changes), catalog, waterfall.to);
    if (results.tooMany)
        waterfall.state = WaterfallState::NotSplit;
    return results.levers;
}

void addSteps(Waterfall& waterfall, std::vector<LeverResult> levers,
              const std::map<std::string, int>& changes)
{
    std::erase_if(levers, movesNothing);
    std::stable_sort(levers.begin(), levers.end(), [](const LeverResult& a, const LeverResult& b) {
        return a.pillar != b.pillar ? a.pillar < b.pillar : a.saving > b.saving;
    });
    double rest = waterfall.saving();
    for (const LeverResult& lever : levers)
        rest -= lever.saving;
    if (std::abs(rest) >= kHalfCent)
        levers.push_back({std::string(kRestLever), {}, 0, {}, rest, rest, rest});
    double cost = waterfall.start.likely;
    const double saving = waterfall.saving();
    for (LeverResult& lever : levers) {
        WaterfallStep step;
        step.before = cost;
        cost -= lever.saving;
        step.after = cost;
        if (std::abs(saving) >= kHalfCent)
            step.share = lever.saving / saving;
        if (const auto found = changes.find(lever.id); found != changes.end())
            step.changes = found->second;
        step.lever = std::move(lever);
        waterfall.steps.push_back(std::move(step));
    }
}

} // namespace

std::array<double, 5> Waterfall::savingByPillar() const
{
    std::array<double, 5> pillars{};
    for (const WaterfallStep& step : steps) {
        const int pillar = step.lever.pillar;
        pillars[pillar >= 1 && pillar <= 4 ? static_cast<std::size_t>(pillar - 1) : 4] += step.lever.saving;
    }
    return pillars;
}

Waterfall makeWaterfall(const Plan& plan, const Catalog& catalog, const PlanResult& result,
                        std::string_view from, std::string_view to)
{
    Waterfall waterfall;
    waterfall.from = from;
    waterfall.to = to;
    const ScenarioResult* first = resultOf(result, from);
    const ScenarioResult* last = resultOf(result, to);
    if (!first || !last)
        return waterfall;
    if (first->cost) {
        waterfall.start = *first->cost;
        waterfall.goalCost = first->cost->likely * (1 - plan.goalSaving);
    }
    if (last->cost)
        waterfall.end = *last->cost;
    if (first->cost && last->cost && first->cost->likely > 0)
        waterfall.goalReached = 1 - last->cost->likely / first->cost->likely >= plan.goalSaving;
    if (!first->cost || !last->cost || from == to) {
        waterfall.state = !first->cost  ? WaterfallState::FromUnpriced
                          : !last->cost ? WaterfallState::ToUnpriced
                                        : WaterfallState::Same;
        return waterfall;
    }
    std::map<std::string, int> changes;
    std::vector<LeverResult> levers = attributed(plan, catalog, waterfall, changes);
    addSteps(waterfall, std::move(levers), changes);
    return waterfall;
}

} // namespace core

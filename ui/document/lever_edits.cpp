// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/lever_edits.h"

#include "ui/document/plan_edits.h"

#include <algorithm>

namespace ui {

namespace {

using Levers = std::vector<core::Lever>;

Levers::iterator findLever(Levers& levers, std::string_view id)
{
    return std::find_if(levers.begin(), levers.end(), [&](const core::Lever& l) { return l.id == id; });
}

/// Lower-case words and dashes, unlike any lever of the scenario.
std::string freshLeverId(const Levers& levers, const core::Plan& plan, const std::string& name)
{
    const std::string base = freshId(plan, name.empty() ? "lever" : name);
    std::string id = base;
    const auto taken = [&](const core::Lever& l) { return l.id == id; };
    for (int n = 2; std::any_of(levers.begin(), levers.end(), taken); ++n)
        id = base + "-" + std::to_string(n);
    return id;
}

} // namespace

bool canBeNamed(const core::LeverResult& lever)
{
    return std::all_of(lever.paths.begin(), lever.paths.end(),
                       [](const std::string& path) { return path.find('.') != std::string::npos; })
           && !lever.paths.empty();
}

bool isNamedLever(const core::Plan& plan, std::string_view scenario, std::string_view lever)
{
    const core::Scenario* found = core::findScenario(plan, scenario);
    return found && std::any_of(found->levers.begin(), found->levers.end(), [&](const core::Lever& l) {
               return l.id == lever;
           });
}

core::Plan withLever(core::Plan plan, std::string_view scenario, const core::LeverResult& lever,
                     const std::string& name, int pillar)
{
    return withScenario(plan, scenario, [&](core::Scenario& s) {
        const auto found = findLever(s.levers, lever.id);
        if (found != s.levers.end()) {
            found->name = name;
            found->pillar = pillar;
            return;
        }
        core::Lever added;
        added.id = freshLeverId(s.levers, plan, name);
        added.name = name;
        added.pillar = pillar;
        added.paths = lever.paths;
        s.levers.push_back(std::move(added));
    });
}

core::Plan withLeversTogether(core::Plan plan, std::string_view scenario,
                              const std::vector<core::LeverResult>& levers, const std::string& name)
{
    if (levers.empty())
        return plan;
    return withScenario(plan, scenario, [&](core::Scenario& s) {
        core::Lever together;
        together.name = name;
        const auto most = std::max_element(
            levers.begin(), levers.end(),
            [](const core::LeverResult& a, const core::LeverResult& b) { return a.saving < b.saving; });
        together.pillar = std::clamp(most->pillar, 1, 4);
        auto place = static_cast<std::ptrdiff_t>(s.levers.size());
        for (const core::LeverResult& lever : levers) {
            together.paths.insert(together.paths.end(), lever.paths.begin(), lever.paths.end());
            if (const auto found = findLever(s.levers, lever.id); found != s.levers.end()) {
                place = std::min(place, found - s.levers.begin());
                s.levers.erase(found);
            }
        }
        together.id = freshLeverId(s.levers, plan, name);
        place = std::min(place, static_cast<std::ptrdiff_t>(s.levers.size()));
        s.levers.insert(s.levers.begin() + place, std::move(together));
    });
}

core::Plan withoutLever(core::Plan plan, std::string_view scenario, std::string_view lever)
{
    return withScenario(std::move(plan), scenario, [&](core::Scenario& s) {
        std::erase_if(s.levers, [&](const core::Lever& l) { return l.id == lever; });
    });
}

} // namespace ui

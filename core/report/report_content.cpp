// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_content.h"

#include "core/report/report_parts.h"

#include <algorithm>

namespace core {

namespace {

const ScenarioResult* baselineIn(const PlanResult& result)
{
    const auto marked = std::find_if(result.scenarios.begin(), result.scenarios.end(),
                                     [](const ScenarioResult& s) { return s.baseline; });
    if (marked != result.scenarios.end())
        return &*marked;
    return result.scenarios.empty() ? nullptr : &result.scenarios.front();
}

ReportSection sectionOf(ReportPart part, const ReportSource& source)
{
    switch (part) {
    case ReportPart::Summary:
        return summarySection(source);
    case ReportPart::Scenarios:
        return scenariosSection(source);
    case ReportPart::Savings:
        return savingsSection(source);
    case ReportPart::Breakdown:
        return breakdownSection(source);
    case ReportPart::Months:
        return monthsSection(source);
    case ReportPart::Alternatives:
        return alternativesSection(source);
    case ReportPart::Assumptions:
        return assumptionsSection(source);
    case ReportPart::Prices:
        return pricesSection(source);
    case ReportPart::Issues:
        return issuesSection(source);
    case ReportPart::SignOff:
        return signOffSection(source);
    case ReportPart::Derivations:
        return derivationsSection(source);
    }
    return {};
}

bool isAsked(const ReportChoice& choice, ReportPart part)
{
    return choice.parts.empty()
           || std::find(choice.parts.begin(), choice.parts.end(), part) != choice.parts.end();
}

} // namespace

const ScenarioResult* reportedScenario(const PlanResult& result, std::string_view asked)
{
    const ScenarioResult* best = nullptr;
    for (const ScenarioResult& scenario : result.scenarios) {
        if (!asked.empty() && scenario.id == asked)
            return &scenario;
        if (scenario.cost && (!best || scenario.cost->likely < best->cost->likely))
            best = &scenario;
    }
    if (best)
        return best;
    return result.scenarios.empty() ? nullptr : &result.scenarios.front();
}

ReportContent makeReport(const Plan& plan, const Catalog& catalog, const PlanResult& result,
                         const ReportChoice& choice)
{
    ReportContent content;
    content.planName = shortened(plan.name, kNameRoom);
    content.catalogAsOf = result.catalogAsOf;
    content.paper = choice.paper;
    content.identity = choice.identity;
    // A plan without scenarios still has a cover and assumptions.
    static const ScenarioResult kNone;
    const ScenarioResult* scenario = reportedScenario(result, choice.scenario);
    const ScenarioResult* baseline = baselineIn(result);
    if (baseline && scenario && isAsked(choice, ReportPart::Savings))
        content.waterfall = makeWaterfall(plan, catalog, result, baseline->id, scenario->id);
    const ReportSource source{plan,     catalog,         result,           scenario ? *scenario : kNone,
                              baseline, choice.identity, content.waterfall};
    content.scenario = source.scenario.id;
    content.scenarioName = nameOf(source.scenario);
    for (const auto& [part, name] : kNames<ReportPart>) {
        if (!isAsked(choice, part))
            continue;
        ReportSection section = sectionOf(part, source);
        section.part = part;
        if (!section.blocks.empty())
            content.sections.push_back(std::move(section));
    }
    return content;
}

} // namespace core

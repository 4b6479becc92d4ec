// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/time_to_finish.h"
#include "core/report/report_parts.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

using Reasons = std::vector<ReportCell>;

/// The first thing that keeps a scenario from having a price.
const Issue* obstacleOf(const ScenarioResult& scenario)
{
    const Issue* found = nullptr;
    const auto look = [&found](const std::vector<Issue>& issues) {
        for (const Issue& issue : issues) {
            if (!found && issue.severity >= Severity::Blocking)
                found = &issue;
        }
    };
    for (const WorkloadResult& workload : scenario.workloads)
        look(workload.issues);
    look(scenario.issues);
    return found;
}

void addNoPrice(Reasons& reasons, const ScenarioResult& other)
{
    reasons.emplace_back(phrase("report.why.no_price"));
    if (const Issue* obstacle = obstacleOf(other))
        reasons.emplace_back(IssueSentence{*obstacle});
}

void addCost(Reasons& reasons, const ScenarioResult& chosen, const ScenarioResult& other)
{
    const double more = centsBetween(chosen, other);
    if (std::abs(more) < 0.005) {
        reasons.emplace_back(phrase("report.why.same"));
        return;
    }
    std::vector<std::pair<std::string, std::string>> arguments{{"usd", argument(std::abs(more))}};
    if (chosen.cost->likely > 0)
        arguments.emplace_back("share", argument(std::abs(more) / chosen.cost->likely));
    reasons.emplace_back(phrase(more > 0 ? "report.why.dearer" : "report.why.cheaper", std::move(arguments)));
    // One scenario's highest against the other's lowest: what the plan shares may not differ as much.
    const bool overlap = more > 0 ? other.cost->low < chosen.cost->high || chosen.cost->openHigh
                                  : other.cost->high > chosen.cost->low || other.cost->openHigh;
    if (overlap)
        reasons.emplace_back(phrase("report.why.overlap"));
}

void addBudget(Reasons& reasons, const ReportSource& source, const ScenarioResult& other)
{
    if (source.plan.budget.amount && other.cost->likely > *source.plan.budget.amount)
        reasons.emplace_back(phrase("report.why.over_budget",
                                    {{"usd", argument(other.cost->likely - *source.plan.budget.amount)}}));
}

void addTime(Reasons& reasons, const ReportSource& source, const ScenarioResult& other)
{
    const TimeToFinish time = timeToFinish(source.plan, other);
    const TimeToFinish chosen = timeToFinish(source.plan, source.scenario);
    if (!time.longestJob || !chosen.longestJob)
        return;
    const double hours = time.longestJob->likely;
    const double chosenHours = chosen.longestJob->likely;
    if (std::abs(hours - chosenHours) < 0.05 * std::max(hours, chosenHours))
        return;
    reasons.emplace_back(phrase(hours > chosenHours ? "report.why.slower" : "report.why.faster",
                                {{"hours", argument(hours)}, {"chosen", argument(chosenHours)}}));
}

void addDeadlines(Reasons& reasons, const ScenarioResult& other)
{
    for (const WorkloadResult& workload : other.workloads) {
        for (const Issue& issue : workload.issues) {
            if (issue.id == "deadline-missed")
                reasons.emplace_back(IssueSentence{issue});
        }
    }
}

Reasons reasonsOf(const ReportSource& source, const ScenarioResult& other)
{
    Reasons reasons;
    const Scenario* scenario = findScenario(source.plan, other.id);
    if (scenario && !scenario->note.empty())
        reasons.emplace_back(ownSentence(scenario->note));
    if (!other.cost) {
        addNoPrice(reasons, other);
        return reasons;
    }
    if (source.scenario.cost)
        addCost(reasons, source.scenario, other);
    addBudget(reasons, source, other);
    addTime(reasons, source, other);
    addDeadlines(reasons, other);
    return reasons;
}

ReportCell difference(const ScenarioResult& chosen, const ScenarioResult& other)
{
    if (!chosen.cost || !other.cost)
        return {};
    return UsdAmount{centsBetween(chosen, other), other.cost->openHigh};
}

} // namespace

ReportSection alternativesSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.alternatives");
    ReportTable table;
    table.columns = {
        {phrase("report.column.alternative"), 3, false},
        {phrase("report.column.cost"), 1.4, true},
        {phrase("report.column.against", {{"name", shortened(nameOf(source.scenario), 40)}}), 1.6, true}};
    for (const ScenarioResult& other : source.result.scenarios) {
        if (other.id == source.scenario.id)
            continue;
        ReportCell name = OwnWords{nameOf(other)};
        if (other.baseline)
            name = phrase("report.figure.baseline", {{"name", nameOf(other)}});
        table.rows.push_back(
            {{std::move(name), amount(other.cost), difference(source.scenario, other)}, RowRank::Group, 0});
        for (ReportCell& reason : reasonsOf(source, other))
            table.rows.push_back({{std::move(reason)}, RowRank::Note, 1});
    }
    if (table.rows.empty())
        section.blocks.emplace_back(ReportParagraph{phrase("report.no_alternatives"), ParagraphRank::Plain});
    else
        section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace core

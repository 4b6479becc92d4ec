// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/month.h"
#include "core/report/report_parts.h"

#include <algorithm>

namespace core {

namespace {

std::string lastMonth(const Plan& plan)
{
    const auto start = parseMonth(plan.start);
    return start ? toText(*start + std::max(0, plan.months - 1)) : plan.start;
}

ReportFigure asked(const ReportSource& source)
{
    ReportFigure figure{phrase("report.figure.asked"), {}, {}, ReportFigure::Mood::Plain};
    if (source.scenario.cost) {
        figure.value = amount(source.scenario.cost);
        figure.note = limits(source.scenario.cost);
    } else {
        figure.note = phrase("report.no_price");
    }
    return figure;
}

ReportFigure baselineFigure(const ReportSource& source)
{
    ReportFigure figure{phrase("report.figure.baseline", {{"name", nameOf(*source.baseline)}}),
                        {},
                        {},
                        ReportFigure::Mood::Plain};
    figure.value = amount(source.baseline->cost);
    figure.note = limits(source.baseline->cost);
    return figure;
}

ReportFigure savingFigure(const ReportSource& source)
{
    ReportFigure figure{phrase("report.figure.saving"), {}, {}, ReportFigure::Mood::Plain};
    const auto& saving = source.scenario.saving;
    if (!saving)
        return figure;
    if (saving->share)
        figure.value = UnitFigure{Range::exactly(saving->share->likely), "share"};
    else
        figure.value = amount(saving->usd);
    const GoalResult& goal = source.scenario.goal;
    figure.note = phrase(goal.reached ? "report.goal_reached" : "report.goal_missed",
                         {{"target", argument(goal.target)}});
    figure.mood = goal.reached ? ReportFigure::Mood::Good : ReportFigure::Mood::Bad;
    return figure;
}

ReportFigure timeFigure(const ReportSource& source)
{
    const Range& wall = source.scenario.wallHours;
    ReportFigure figure{phrase("report.figure.time"),
                        UnitFigure{Range::exactly(wall.likely), "h"},
                        {},
                        ReportFigure::Mood::Plain};
    if (!wall.isExact())
        figure.note =
            phrase("report.from_to_hours", {{"low", argument(wall.low)}, {"high", argument(wall.high)}});
    return figure;
}

ReportFigure budgetFigure(const ReportSource& source)
{
    const double budget = *source.plan.budget.amount;
    ReportFigure figure{
        phrase("report.figure.budget"), UsdAmount{budget, false}, {}, ReportFigure::Mood::Plain};
    if (!source.scenario.cost)
        return figure;
    const Range& cost = *source.scenario.cost;
    const char* verdict = "report.budget_missed";
    if (cost.high <= budget && !cost.openHigh)
        verdict = "report.budget_kept";
    else if (cost.likely <= budget)
        verdict = "report.budget_likely";
    figure.note = phrase(verdict);
    figure.mood = cost.likely <= budget ? ReportFigure::Mood::Good : ReportFigure::Mood::Bad;
    return figure;
}

ReportRow fact(std::string label, ReportCell value)
{
    return {{phrase(std::move(label)), std::move(value)}, RowRank::Plain, 0};
}

ReportTable facts(const ReportSource& source)
{
    ReportTable table;
    table.columns = {{{}, 1, false}, {{}, 3, false}};
    const Plan& plan = source.plan;
    if (!plan.owner.empty())
        table.rows.push_back(fact("report.fact.owner", OwnWords{plan.owner}));
    table.rows.push_back(fact("report.fact.period",
                              phrase("report.period", {{"start", plan.start}, {"end", lastMonth(plan)}})));
    table.rows.push_back(fact("report.fact.scenario", OwnWords{nameOf(source.scenario)}));
    if (source.scenario.authority)
        table.rows.push_back(fact("report.fact.authority", amount(source.scenario.authority)));
    if (source.scenario.localCost && !source.result.localCode.empty() && plan.currency)
        table.rows.push_back(
            fact("report.fact.local",
                 phrase("report.local", {{"amount", argument(source.scenario.localCost->likely)},
                                         {"code", source.result.localCode},
                                         {"rate", argument(plan.currency->perUsd)},
                                         {"as_of", plan.currency->asOf}})));
    if (source.scenario.saving)
        table.rows.push_back(fact("report.fact.saved", amount(source.scenario.saving->usd)));
    table.rows.push_back(fact("report.fact.catalog", IsoDate{source.result.catalogAsOf}));
    return table;
}

std::size_t countOf(const ReportSource& source, Severity least)
{
    std::size_t count = 0;
    const auto take = [&](const std::vector<Issue>& issues) {
        count += static_cast<std::size_t>(std::count_if(
            issues.begin(), issues.end(), [least](const Issue& i) { return i.severity >= least; }));
    };
    take(source.result.issues);
    take(source.scenario.issues);
    for (const WorkloadResult& workload : source.scenario.workloads)
        take(workload.issues);
    return count;
}

} // namespace

ReportSection summarySection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.summary");
    const bool compared = source.baseline && source.baseline->id != source.scenario.id;
    if (source.scenario.cost)
        section.blocks.emplace_back(
            ReportParagraph{phrase("report.request", {{"usd", argument(source.scenario.cost->likely)},
                                                      {"name", nameOf(source.scenario)},
                                                      {"start", source.plan.start},
                                                      {"end", lastMonth(source.plan)}}),
                            false});
    else
        section.blocks.emplace_back(
            ReportParagraph{phrase("report.request_none", {{"name", nameOf(source.scenario)}}), false});
    ReportFigures figures{{asked(source)}};
    if (compared) {
        figures.figures.push_back(baselineFigure(source));
        figures.figures.push_back(savingFigure(source));
    }
    figures.figures.push_back(timeFigure(source));
    if (source.plan.budget.amount)
        figures.figures.push_back(budgetFigure(source));
    section.blocks.emplace_back(std::move(figures));
    section.blocks.emplace_back(facts(source));
    const std::size_t warnings = countOf(source, Severity::Warning);
    section.blocks.emplace_back(
        ReportParagraph{phrase(warnings == 0 ? "report.no_warnings" : "report.warnings",
                               {{"count", std::to_string(warnings)}}),
                        true});
    section.blocks.emplace_back(ReportParagraph{phrase("report.order_of_money"), true});
    if (!source.plan.notes.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.notes")});
        section.blocks.emplace_back(ReportParagraph{OwnWords{source.plan.notes}, false});
    }
    return section;
}

ReportSection signOffSection(const ReportSource&)
{
    ReportSection section;
    section.title = phrase("report.title.sign_off");
    section.blocks.emplace_back(ReportParagraph{phrase("report.sign_off"), false});
    section.blocks.emplace_back(ReportSignatures{
        {phrase("report.role.prepared"), phrase("report.role.checked"), phrase("report.role.approved")}});
    return section;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/money.h"
#include "core/evaluate/time_to_finish.h"
#include "core/plan/month.h"
#include "core/report/report_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

std::string lastMonth(const Plan& plan)
{
    const auto start = parseMonth(plan.start);
    return start ? toText(*start + std::max(0, plan.months - 1)) : plan.start;
}

bool isCompared(const ReportSource& source)
{
    return source.baseline && source.baseline->id != source.scenario.id && source.scenario.saving;
}

/// What is asked, in one sentence.
ReportText requestOf(const ReportSource& source)
{
    if (!source.scenario.cost)
        return phrase("report.request_none", {{"name", nameOf(source.scenario)}});
    return phrase(source.scenario.cost->openHigh ? "report.request_open" : "report.request",
                  {{"usd", argument(source.scenario.cost->likely)},
                   {"name", nameOf(source.scenario)},
                   {"start", source.plan.start},
                   {"end", lastMonth(source.plan)}});
}

void addLimits(ReportSentences& sentences, const Range& cost)
{
    if (cost.isExact())
        return;
    sentences.texts.push_back(phrase(cost.openHigh ? "report.between_open" : "report.between",
                                     {{"low", argument(cost.low)}, {"high", argument(cost.high)}}));
}

void addSaving(ReportSentences& sentences, const ReportSource& source)
{
    const SavingResult& saving = *source.scenario.saving;
    const double usd = centsBetween(source.scenario, *source.baseline);
    std::vector<std::pair<std::string, std::string>> arguments{{"usd", argument(std::abs(usd))},
                                                               {"baseline", nameOf(*source.baseline)}};
    if (saving.share)
        arguments.emplace_back("share", argument(std::abs(saving.share->likely)));
    sentences.texts.push_back(phrase(usd < 0 ? "report.costs_more" : "report.costs_less", arguments));
    if (saving.usd.low < 0 && usd > 0)
        sentences.texts.push_back(phrase("report.may_cost_more", {{"usd", argument(-saving.usd.low)}}));
}

ReportSentences whatItMeans(const ReportSource& source)
{
    ReportSentences sentences;
    if (source.scenario.cost)
        addLimits(sentences, *source.scenario.cost);
    if (source.scenario.cost && isCompared(source))
        addSaving(sentences, source);
    return sentences;
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
    return {phrase("report.figure.baseline", {{"name", shortened(nameOf(*source.baseline), 40)}}),
            amount(source.baseline->cost), limits(source.baseline->cost), ReportFigure::Mood::Plain};
}

ReportFigure savingFigure(const ReportSource& source)
{
    ReportFigure figure{phrase("report.figure.saving"), {}, {}, ReportFigure::Mood::Plain};
    const SavingResult& saving = *source.scenario.saving;
    figure.value = saving.share ? share(saving.share->likely) : amount(saving.usd);
    const GoalResult& goal = source.scenario.goal;
    figure.note = phrase(goal.reached ? "report.goal_reached" : "report.goal_missed",
                         {{"target", argument(goal.target)}});
    figure.mood = goal.reached ? ReportFigure::Mood::Good : ReportFigure::Mood::Bad;
    return figure;
}

ReportFigure timeFigure(const ReportSource& source)
{
    ReportFigure figure{phrase("report.figure.time"), {}, {}, ReportFigure::Mood::Plain};
    const TimeToFinish time = timeToFinish(source.plan, source.scenario);
    if (!time.longestJob) {
        // Services have no end to wait for.
        if (time.services > 0)
            figure.value = phrase("report.all_month");
        return figure;
    }
    const Range& wall = *time.longestJob;
    figure.value = UnitFigure{Range::exactly(wall.likely), "h"};
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

ReportFigures figuresOf(const ReportSource& source)
{
    ReportFigures figures{{asked(source)}};
    if (isCompared(source)) {
        figures.figures.push_back(baselineFigure(source));
        figures.figures.push_back(savingFigure(source));
    }
    figures.figures.push_back(timeFigure(source));
    if (source.plan.budget.amount)
        figures.figures.push_back(budgetFigure(source));
    return figures;
}

ReportRow step(ReportText label, double usd, const Range& range, RowRank rank)
{
    return {{std::move(label), UsdAmount{usd, range.openHigh}, limits(range)}, rank, 0};
}

ReportRow localRow(const ReportSource& source)
{
    const LocalCurrency& currency = *source.plan.currency;
    std::vector<std::pair<std::string, std::string>> arguments{
        {"code", currency.code}, {"rate", argument(currency.perUsd)}, {"as_of", currency.asOf}};
    if (currency.buffer != 0)
        arguments.emplace_back("buffer", argument(currency.buffer));
    const Range& cost = *source.scenario.localCost;
    return {{phrase("report.step.local", std::move(arguments)),
             LocalAmount{cost.likely, currency.code, cost.openHigh}, limits(cost)},
            RowRank::Plain,
            0};
}

/// The order of money, each step a row; the rows add up.
ReportTable ladder(const ReportSource& source)
{
    const ScenarioResult& s = source.scenario;
    const Budget& budget = source.plan.budget;
    const std::array<double, 4> parts{s.gross->likely, s.breakdown[CostRow::Credits].likely,
                                      s.breakdown[CostRow::Contingency].likely,
                                      s.breakdown[CostRow::Tax].likely};
    const std::vector<double> usd = centsAddingTo(parts, s.cost->likely);
    ReportTable table;
    table.columns = {{phrase("report.column.step"), 3, false},
                     {phrase("report.column.cost"), 1.4, true},
                     {phrase("report.column.limits_plain"), 2, true}};
    table.rows.push_back(step(phrase("report.step.gross"), usd[0], *s.gross, RowRank::Plain));
    table.rows.push_back(
        step(phrase("report.step.credits"), usd[1], s.breakdown[CostRow::Credits], RowRank::Plain));
    table.rows.push_back(step(phrase("report.step.contingency", {{"share", argument(budget.contingency)}}),
                              usd[2], s.breakdown[CostRow::Contingency], RowRank::Plain));
    table.rows.push_back(
        step(phrase("report.step.before_tax"), usd[0] + usd[1] + usd[2], *s.authority, RowRank::Group));
    const ReportText tax = budget.tax.rate > 0
                               ? phrase("report.step.tax", {{"rate", argument(budget.tax.rate)},
                                                            {"recovered", argument(budget.tax.recoverable)}})
                               : phrase("report.step.no_tax");
    table.rows.push_back(step(tax, usd[3], s.breakdown[CostRow::Tax], RowRank::Plain));
    table.rows.push_back(
        step(phrase("report.step.asked"), std::round(s.cost->likely * 100) / 100, *s.cost, RowRank::Total));
    if (s.localCost && source.plan.currency)
        table.rows.push_back(localRow(source));
    return table;
}

/// First and last date of the prices that the scenario rests on.
std::optional<std::pair<std::string, std::string>> priceDates(const ReportSource& source)
{
    std::optional<std::pair<std::string, std::string>> dates;
    for (const WorkloadResult& workload : source.scenario.workloads) {
        const std::string& date = workload.priceAsOf;
        if (date.empty())
            continue;
        if (!dates)
            dates = {date, date};
        dates->first = std::min(dates->first, date);
        dates->second = std::max(dates->second, date);
    }
    return dates;
}

ReportCell datesText(const ReportSource& source)
{
    const auto dates = priceDates(source);
    if (!dates)
        return phrase("report.not_stated");
    std::vector<std::pair<std::string, std::string>> arguments{{"first", dates->first}};
    if (dates->second != dates->first)
        arguments.emplace_back("last", dates->second);
    const auto age = daysBetween(dates->first, source.identity.written);
    if (age && *age >= 0)
        arguments.emplace_back("days", std::to_string(*age));
    return phrase("report.price_dates", std::move(arguments));
}

/// "secure", "community", …, where the deployment or its offer says; empty mostly.
std::string tierOf(const ReportSource& source, const std::string& workload)
{
    const Scenario* scenario = findScenario(source.plan, source.scenario.id);
    if (!scenario || !scenario->deployments.contains(workload))
        return {};
    const Deployment& deployment = *scenario->deployments.at(workload);
    if (!deployment.tier.empty())
        return deployment.tier;
    const Offer* offer = findOffer(source.plan, deployment.offer);
    return offer ? offer->tier : std::string();
}

/// What is rented for each workload: the question that follows the amount.
void addWhatRuns(ReportTable& table, const ReportSource& source)
{
    constexpr std::size_t kMost = 6;
    const auto& workloads = source.scenario.workloads;
    for (std::size_t i = 0; i < std::min(kMost, workloads.size()); ++i) {
        const WorkloadResult& workload = workloads[i];
        ReportRow row = fact("report.fact.runs",
                             phrase("report.runs", {{"name", nameOfWorkload(source.plan, workload.id)},
                                                    {"place", placeOf(source.catalog, workload)},
                                                    {"purchase", workload.purchase},
                                                    {"tier", tierOf(source, workload.id)}}));
        if (i > 0)
            row.cells.front() = OwnWords{};
        table.rows.push_back(std::move(row));
    }
    if (workloads.size() > kMost)
        table.rows.push_back(
            {{OwnWords{}, phrase("report.runs_more", {{"count", std::to_string(workloads.size() - kMost)}})},
             RowRank::Plain,
             0});
}

ReportTable facts(const ReportSource& source)
{
    ReportTable table = factTable();
    const Plan& plan = source.plan;
    table.rows.push_back(fact("report.fact.owner", plan.owner.empty()
                                                       ? ReportCell{phrase("report.not_stated")}
                                                       : ReportCell{ownName(plan.owner)}));
    table.rows.push_back(fact("report.fact.period",
                              phrase("report.period", {{"start", plan.start}, {"end", lastMonth(plan)}})));
    table.rows.push_back(fact("report.fact.scenario", OwnWords{nameOf(source.scenario)}));
    addWhatRuns(table, source);
    table.rows.push_back(
        fact("report.fact.goal", phrase("report.goal", {{"target", argument(plan.goalSaving)}})));
    table.rows.push_back(fact("report.fact.price_dates", datesText(source)));
    table.rows.push_back(fact("report.fact.catalog", IsoDate{source.result.catalogAsOf}));
    if (!source.identity.written.empty())
        table.rows.push_back(
            fact("report.fact.written", IsoDate{shortened(source.identity.written.substr(0, 10), 10)}));
    if (!source.identity.document.empty())
        table.rows.push_back(fact("report.fact.document", OwnWords{source.identity.document}));
    return table;
}

std::size_t warningsOf(const ReportSource& source)
{
    std::size_t count = 0;
    const auto take = [&](const std::vector<Issue>& issues) {
        count += static_cast<std::size_t>(std::count_if(
            issues.begin(), issues.end(), [](const Issue& i) { return i.severity >= Severity::Warning; }));
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
    const bool priced = source.scenario.cost && source.scenario.gross && source.scenario.authority;
    section.blocks.emplace_back(ReportParagraph{requestOf(source), ParagraphRank::Lead});
    if (ReportSentences meaning = whatItMeans(source); !meaning.texts.empty())
        section.blocks.emplace_back(ReportParagraph{std::move(meaning), ParagraphRank::Plain});
    section.blocks.emplace_back(figuresOf(source));
    if (priced) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.ladder")});
        section.blocks.emplace_back(ladder(source));
        if (!source.scenario.cost->isExact())
            section.blocks.emplace_back(ReportParagraph{phrase("report.limits_note"), ParagraphRank::Note});
    }
    section.blocks.emplace_back(ReportHeading{phrase("report.title.facts")});
    section.blocks.emplace_back(facts(source));
    const std::size_t warnings = warningsOf(source);
    section.blocks.emplace_back(
        ReportParagraph{phrase(warnings == 0 ? "report.no_warnings" : "report.warnings",
                               {{"count", std::to_string(warnings)}}),
                        ParagraphRank::Note});
    if (!source.plan.notes.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.notes")});
        section.blocks.emplace_back(
            ReportParagraph{OwnWords{shortened(source.plan.notes, 4000)}, ParagraphRank::Plain});
    }
    return section;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/evaluate.h"
#include "core/evaluate/line.h"
#include "core/report/report_parts.h"

#include <algorithm>

namespace core {

namespace {

ReportRow fact(std::string label, ReportCell value)
{
    return {{phrase(std::move(label)), std::move(value)}, RowRank::Plain, 0};
}

void addCredits(ReportTable& table, const Plan& plan)
{
    for (const Credit& credit : plan.budget.credits) {
        std::vector<std::pair<std::string, std::string>> arguments{{"usd", argument(credit.amount)}};
        if (!credit.expires.empty())
            arguments.emplace_back("expires", credit.expires);
        if (!credit.provider.empty())
            arguments.emplace_back("provider", credit.provider);
        table.rows.push_back(fact("report.fact.credit", phrase("report.credit", std::move(arguments))));
    }
}

ReportTable planFacts(const Plan& plan)
{
    ReportTable table;
    table.columns = {{{}, 1, false}, {{}, 2.2, false}};
    const auto share = [](double x) { return ReportCell{UnitFigure{Range::exactly(x), "share"}}; };
    table.rows.push_back(
        fact("report.fact.hours_per_month", UnitFigure{Range::exactly(plan.hoursPerMonth), "h"}));
    table.rows.push_back(fact("report.fact.goal", share(plan.goalSaving)));
    if (plan.budget.contingency > 0)
        table.rows.push_back(fact("report.fact.contingency", share(plan.budget.contingency)));
    if (plan.budget.tax.rate > 0) {
        table.rows.push_back(fact("report.fact.tax", share(plan.budget.tax.rate)));
        table.rows.push_back(fact("report.fact.recoverable", share(plan.budget.tax.recoverable)));
    }
    addCredits(table, plan);
    for (const Extra& extra : plan.extras)
        table.rows.push_back(
            fact("report.fact.extra",
                 phrase("report.extra",
                        {{"name", extra.name}, {"usd", argument(extra.usd.likely)}, {"when", extra.when}})));
    if (plan.currency)
        table.rows.push_back(
            fact("report.fact.rate", phrase("report.rate", {{"code", plan.currency->code},
                                                            {"rate", argument(plan.currency->perUsd)},
                                                            {"as_of", plan.currency->asOf}})));
    return table;
}

ReportTable workTable(const Plan& plan)
{
    ReportTable table;
    table.columns = {{phrase("report.column.workload"), 2, false},
                     {phrase("report.column.kind"), 1.6, false},
                     {phrase("report.column.team"), 1, false},
                     {phrase("report.column.deadline"), 0.8, true}};
    for (const auto& workload : plan.workloads) {
        table.rows.push_back(
            {{OwnWords{workload->name.empty() ? workload->id : workload->name},
              FileWord{NameOf::Kind, std::string(kindOf(workload->work))},
              workload->team.empty() ? ReportCell{} : ReportCell{OwnWords{workload->team}},
              workload->deadlineHours ? ReportCell{UnitFigure{Range::exactly(*workload->deadlineHours), "h"}}
                                      : ReportCell{}},
             RowRank::Plain,
             0});
    }
    return table;
}

/// How time is billed: the price's own rules, else the provider's from the catalog.
ReportCell billingOf(const Line& line)
{
    if (line.price->per == PriceUnit::Month)
        return phrase("report.billing_month");
    const auto increment = line.price->incrementS ? line.price->incrementS
                           : line.provider        ? line.provider->billingIncrementS
                                                  : std::nullopt;
    const auto minimum = line.price->minimumS ? line.price->minimumS
                         : line.provider      ? line.provider->billingMinimumS
                                              : std::nullopt;
    if (!increment)
        return phrase("report.billing_none");
    return phrase(minimum.value_or(0) > 0 ? "report.billing_minimum" : "report.billing",
                  {{"increment", argument(*increment)}, {"minimum", argument(minimum.value_or(0))}});
}

ReportCell sourceOf(const Price& price)
{
    return price.source.empty() ? ReportCell{phrase("report.no_source")} : ReportCell{OwnWords{price.source}};
}

std::vector<ReportCell> priceCells(const Catalog& catalog, const Line& line)
{
    const Price& price = *line.price;
    return {OwnWords{nameOfGpu(catalog, line.deployment->gpu)},
            OwnWords{line.providerId.empty() ? std::string() : nameOfProvider(catalog, line.providerId)},
            FileWord{NameOf::Purchase, std::string(nameIn(line.deployment->purchase))},
            UsdPrice{price.usd.range()},
            FileWord{NameOf::PriceUnit, std::string(nameIn(price.per))},
            price.asOf.empty() ? ReportCell{} : ReportCell{IsoDate{price.asOf}},
            price.confidence.empty() ? ReportCell{}
                                     : ReportCell{FileWord{NameOf::Confidence, price.confidence}},
            billingOf(line),
            sourceOf(price)};
}

/// Every price that any scenario uses, once.
ReportTable priceTable(const ReportSource& source)
{
    ReportTable table;
    table.columns = {
        {phrase("report.column.gpu"), 1.5, false},      {phrase("report.column.provider"), 1.1, false},
        {phrase("report.column.purchase"), 1, false},   {phrase("report.column.price"), 1.3, true},
        {phrase("report.column.per"), 0.9, false},      {phrase("report.column.date"), 1, false},
        {phrase("report.column.confidence"), 1, false}, {phrase("report.column.billing"), 1.3, false},
        {phrase("report.column.source"), 2.2, false}};
    for (std::size_t i = 0; i < source.plan.scenarios.size(); ++i) {
        for (const auto& workload : source.plan.workloads) {
            const Line line = prepareLine(source.plan, source.catalog, i, *workload);
            if (!line.price || !line.deployment)
                continue;
            ReportRow row{priceCells(source.catalog, line), RowRank::Plain, 0};
            if (std::find(table.rows.begin(), table.rows.end(), row) == table.rows.end())
                table.rows.push_back(std::move(row));
        }
    }
    return table;
}

ReportTable deploymentTable(const ReportSource& source)
{
    ReportTable table;
    table.columns = {
        {phrase("report.column.scenario"), 1.5, false}, {phrase("report.column.workload"), 1.6, false},
        {phrase("report.column.place"), 2.4, false},    {phrase("report.column.purchase"), 1, false},
        {phrase("report.column.gpu_hours"), 1.5, true}, {phrase("report.column.gpu_price"), 1.6, true}};
    for (const ScenarioResult& scenario : source.result.scenarios) {
        for (const WorkloadResult& workload : scenario.workloads) {
            table.rows.push_back(
                {{OwnWords{nameOf(scenario)}, OwnWords{nameOfWorkload(source.plan, workload.id)},
                  OwnWords{placeOf(source.catalog, workload)}, FileWord{NameOf::Purchase, workload.purchase},
                  workload.feasible ? figure(workload.gpuHours, "") : ReportCell{},
                  workload.usdPerGpuHour ? ReportCell{UsdPrice{*workload.usdPerGpuHour}} : ReportCell{}},
                 RowRank::Plain,
                 0});
        }
    }
    return table;
}

void addIssues(ReportTable& table, const std::string& where, const std::vector<Issue>& issues)
{
    for (const Issue& issue : issues) {
        ReportRow row{{issue.severity, OwnWords{where}, IssueSentence{issue}}, RowRank::Plain, 0};
        if (std::find(table.rows.begin(), table.rows.end(), row) == table.rows.end())
            table.rows.push_back(std::move(row));
    }
}

void addNodes(ReportTable& table, const Derivation& node, int depth)
{
    Derivation shown = node;
    shown.inputs.clear();
    table.rows.push_back(
        {{FormulaText{shown}, UnitFigure{node.value, node.unit},
          node.source.empty() ? ReportCell{phrase("report.blank")} : ReportCell{OwnWords{node.source}}},
         depth == 0 ? RowRank::Group : RowRank::Plain,
         depth});
    for (const Derivation& input : node.inputs)
        addNodes(table, input, depth + 1);
}

ReportTable derivationTable(const Derivation& derivation)
{
    ReportTable table;
    table.columns = {{phrase("report.column.formula"), 2.6, false},
                     {phrase("report.column.value"), 1.8, true},
                     {phrase("report.column.source"), 2, false}};
    addNodes(table, derivation, 0);
    return table;
}

} // namespace

ReportSection assumptionsSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.assumptions");
    section.blocks.emplace_back(planFacts(source.plan));
    if (!source.plan.workloads.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.work")});
        section.blocks.emplace_back(workTable(source.plan));
    }
    ReportTable prices = priceTable(source);
    if (!source.result.scenarios.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.deployments")});
        section.blocks.emplace_back(deploymentTable(source));
    }
    if (!prices.rows.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.prices")});
        section.blocks.emplace_back(std::move(prices));
    }
    return section;
}

ReportSection issuesSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.issues");
    ReportTable table;
    table.columns = {{phrase("report.column.severity"), 0.9, false},
                     {phrase("report.column.where"), 1.5, false},
                     {phrase("report.column.sentence"), 4, false}};
    addIssues(table, source.plan.name, source.result.issues);
    for (const ScenarioResult& scenario : source.result.scenarios) {
        addIssues(table, nameOf(scenario), scenario.issues);
        for (const WorkloadResult& workload : scenario.workloads)
            addIssues(table, nameOf(scenario) + " · " + nameOfWorkload(source.plan, workload.id),
                      workload.issues);
    }
    std::stable_sort(table.rows.begin(), table.rows.end(), [](const ReportRow& a, const ReportRow& b) {
        return std::get<Severity>(a.cells[0]) > std::get<Severity>(b.cells[0]);
    });
    if (table.rows.empty())
        section.blocks.emplace_back(ReportParagraph{phrase("report.no_issues"), false});
    else
        section.blocks.emplace_back(std::move(table));
    return section;
}

ReportSection derivationsSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.derivations", {{"name", nameOf(source.scenario)}});
    const auto add = [&](std::string_view workload, ReportCell title) {
        const Derivation why =
            explain(source.plan, source.catalog, source.result, source.scenario.id, workload);
        if (why.id.empty())
            return;
        section.blocks.emplace_back(ReportHeading{std::move(title)});
        section.blocks.emplace_back(derivationTable(why));
    };
    for (const WorkloadResult& workload : source.scenario.workloads)
        add(workload.id, OwnWords{nameOfWorkload(source.plan, workload.id)});
    if (!source.scenario.id.empty())
        add({}, phrase("report.title.whole_scenario"));
    return section;
}

} // namespace core

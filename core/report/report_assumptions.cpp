// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/evaluate.h"
#include "core/report/report_parts.h"
#include "core/report/report_settings.h"

#include <algorithm>

namespace core {

namespace {

void addCredits(ReportTable& table, const Plan& plan, const Catalog& catalog)
{
    for (const Credit& credit : plan.budget.credits) {
        std::vector<std::pair<std::string, std::string>> arguments{{"usd", argument(credit.amount)}};
        if (!credit.expires.empty())
            arguments.emplace_back("expires", credit.expires);
        if (!credit.provider.empty())
            arguments.emplace_back("provider", nameOfProvider(catalog, credit.provider));
        table.rows.push_back(fact("report.fact.credit", phrase("report.credit", std::move(arguments))));
    }
}

void addExtras(ReportTable& table, const Plan& plan)
{
    for (const Extra& extra : plan.extras)
        table.rows.push_back(
            fact("report.fact.extra", phrase("report.extra", {{"name", shortened(extra.name, kNameRoom)},
                                                              {"usd", argument(extra.usd.likely)},
                                                              {"when", extra.when}})));
}

ReportTable planFacts(const Plan& plan, const Catalog& catalog)
{
    ReportTable table = factTable();
    table.rows.push_back(
        fact("report.fact.hours_per_month", UnitFigure{Range::exactly(plan.hoursPerMonth), "h"}));
    table.rows.push_back(fact("report.fact.contingency", share(plan.budget.contingency)));
    const Tax& tax = plan.budget.tax;
    table.rows.push_back(fact("report.fact.tax",
                              tax.rate > 0 ? phrase("report.tax", {{"rate", argument(tax.rate)},
                                                                   {"recovered", argument(tax.recoverable)}})
                                           : phrase("report.no_tax")));
    addCredits(table, plan, catalog);
    addExtras(table, plan);
    if (plan.currency) {
        std::vector<std::pair<std::string, std::string>> arguments{{"code", plan.currency->code},
                                                                   {"rate", argument(plan.currency->perUsd)},
                                                                   {"as_of", plan.currency->asOf}};
        if (plan.currency->buffer != 0)
            arguments.emplace_back("buffer", argument(plan.currency->buffer));
        table.rows.push_back(fact("report.fact.rate", phrase("report.rate", std::move(arguments))));
    }
    return table;
}

ReportCell cellOf(const ReportSettingValue& value)
{
    return std::visit([](const auto& each) { return ReportCell{each}; }, value);
}

ReportTable workTable(const ReportSource& source)
{
    ReportTable table = factTable();
    for (const auto& workload : source.plan.workloads) {
        table.rows.push_back({{OwnWords{nameOfWorkload(source.plan, workload->id)},
                               FileWord{NameOf::Kind, std::string(kindOf(workload->work))}},
                              RowRank::Group,
                              0});
        for (const ReportSetting& setting : workSettings(*workload, source.plan, source.catalog))
            table.rows.push_back({{FieldName{{}, setting.field}, cellOf(setting.value)}, RowRank::Plain, 1});
    }
    return table;
}

/// What the deployment's columns do not say of it.
void addSettings(ReportTable& table, const ReportSource& source, const std::string& scenario,
                 const std::string& workload)
{
    const std::optional<std::size_t> at = indexOf(source.plan, scenario);
    if (!at)
        return;
    const auto& deployments = source.plan.scenarios[*at]->deployments;
    const auto found = deployments.find(workload);
    if (found == deployments.end())
        return;
    ReportSettings settings{deploymentSettings(*found->second, source.plan, source.catalog)};
    if (!settings.settings.empty())
        table.rows.push_back({{std::move(settings)}, RowRank::Note, 2});
}

ReportTable deploymentTable(const ReportSource& source)
{
    ReportTable table;
    table.columns = {{phrase("report.column.scenario_workload"), 2, false},
                     {phrase("report.column.place"), 2.4, false},
                     {phrase("report.column.purchase"), 1, false},
                     {phrase("report.column.gpu_hours"), 1.5, true},
                     {phrase("report.column.gpu_price"), 1.6, true}};
    const ReportCell blank = phrase("report.blank");
    for (const ScenarioResult& scenario : source.result.scenarios) {
        table.rows.push_back({{OwnWords{nameOf(scenario)}, blank, blank, blank, blank}, RowRank::Group, 0});
        for (const WorkloadResult& workload : scenario.workloads) {
            table.rows.push_back(
                {{OwnWords{nameOfWorkload(source.plan, workload.id)},
                  OwnWords{placeOf(source.catalog, workload)}, FileWord{NameOf::Purchase, workload.purchase},
                  workload.feasible ? figure(workload.gpuHours, "") : ReportCell{},
                  workload.usdPerGpuHour ? ReportCell{UsdPrice{*workload.usdPerGpuHour}} : ReportCell{}},
                 RowRank::Plain,
                 1});
            addSettings(table, source, scenario.id, workload.id);
        }
    }
    return table;
}

/// Inputs that are ranges, deepest first: what makes the result a range.
void addUncertain(ReportTable& table, const Derivation& node)
{
    for (const Derivation& input : node.inputs)
        addUncertain(table, input);
    if (!node.inputs.empty() || node.value.isExact())
        return;
    // A figure that follows from others has no source of its own and is no input.
    const bool computed = node.id.rfind("cost.", 0) == 0 || node.id.rfind("memory.", 0) == 0
                          || node.id.rfind("queue.", 0) == 0 || node.id == "unit_cost";
    if (computed)
        return;
    ReportRow row{{FormulaText{node}, UnitFigure{node.value, node.unit},
                   node.source.empty() ? ReportCell{phrase("report.not_stated")}
                                       : ReportCell{ownSentence(node.source)}},
                  RowRank::Plain,
                  1};
    if (std::find(table.rows.begin(), table.rows.end(), row) == table.rows.end())
        table.rows.push_back(std::move(row));
}

ReportTable uncertainTable(const ReportSource& source)
{
    ReportTable table;
    table.columns = {{phrase("report.column.uncertain"), 2.4, false},
                     {phrase("report.column.value"), 1.8, true},
                     {phrase("report.column.source_note"), 2, false}};
    const ReportCell blank = phrase("report.blank");
    for (const WorkloadResult& workload : source.scenario.workloads) {
        ReportTable part;
        addUncertain(part,
                     explain(source.plan, source.catalog, source.result, source.scenario.id, workload.id));
        if (part.rows.empty())
            continue;
        table.rows.push_back(
            {{OwnWords{nameOfWorkload(source.plan, workload.id)}, blank, blank}, RowRank::Group, 0});
        table.rows.insert(table.rows.end(), part.rows.begin(), part.rows.end());
    }
    return table;
}

} // namespace

ReportSection assumptionsSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.assumptions");
    section.blocks.emplace_back(planFacts(source.plan, source.catalog));
    if (!source.plan.workloads.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.work")});
        section.blocks.emplace_back(workTable(source));
    }
    if (!source.result.scenarios.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.deployments")});
        section.blocks.emplace_back(deploymentTable(source));
    }
    ReportTable uncertain = uncertainTable(source);
    if (!uncertain.rows.empty()) {
        section.blocks.emplace_back(
            ReportHeading{phrase("report.title.uncertain", {{"name", nameOf(source.scenario)}})});
        section.blocks.emplace_back(std::move(uncertain));
        section.blocks.emplace_back(ReportParagraph{phrase("report.uncertain_note"), ParagraphRank::Note});
    }
    return section;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/money.h"
#include "core/evaluate/time_to_finish.h"
#include "core/report/report_parts.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace core {

namespace {

/// Scenarios side by side in one table; more go into the next.
constexpr std::size_t kAcross = 5;

/// Of its longest job; services run all month.
ReportCell timeOf(const Plan& plan, const ScenarioResult& scenario)
{
    const TimeToFinish time = timeToFinish(plan, scenario);
    if (time.longestJob)
        return figure(*time.longestJob, "h");
    return time.services > 0 ? ReportCell{phrase("report.all_month")} : ReportCell{};
}

ReportRow scenarioRow(const Plan& plan, const ScenarioResult& scenario, const ScenarioResult* baseline)
{
    ReportRow row{{OwnWords{nameOf(scenario)},
                   amount(scenario.cost),
                   limits(scenario.cost),
                   {},
                   {},
                   timeOf(plan, scenario),
                   figure(scenario.gpuHours, "")},
                  scenario.baseline ? RowRank::Group : RowRank::Plain,
                  0};
    if (scenario.baseline)
        row.cells[3] = phrase("report.baseline");
    if (scenario.saving && baseline && baseline->cost) {
        row.cells[3] = UsdAmount{centsBetween(scenario, *baseline), scenario.saving->usd.openHigh};
        if (scenario.saving->share)
            row.cells[4] = share(scenario.saving->share->likely);
    }
    if (!scenario.cost)
        row.cells[2] = phrase("report.no_price");
    return row;
}

ReportTable scenarioTable(const ReportSource& source)
{
    ReportTable table;
    table.columns = {
        {phrase("report.column.scenario"), 2.2, false}, {phrase("report.column.cost"), 1.3, true},
        {phrase("report.column.limits"), 2, true},      {phrase("report.column.saving"), 1.3, true},
        {phrase("report.column.share"), 0.8, true},     {phrase("report.column.time"), 1.5, true},
        {phrase("report.column.gpu_hours"), 1.5, true}};
    for (const ScenarioResult& scenario : source.result.scenarios)
        table.rows.push_back(scenarioRow(source.plan, scenario, source.baseline));
    return table;
}

using Scenarios = std::span<const ScenarioResult>;

ReportTable tableAcross(Scenarios scenarios, const char* first)
{
    ReportTable table;
    table.columns.push_back({phrase(first), 2, false});
    for (const ScenarioResult& scenario : scenarios)
        table.columns.push_back({OwnWords{shortened(nameOf(scenario), 60)}, 1.4, true});
    return table;
}

/// Cents of every row of a scenario's breakdown, adding up to its cost; none without a price.
std::vector<double> rowsOf(const ScenarioResult& scenario)
{
    if (!scenario.cost)
        return {};
    std::vector<double> likely;
    for (const Range& row : scenario.breakdown.rows)
        likely.push_back(row.likely);
    return centsAddingTo(likely, scenario.cost->likely);
}

ReportTable rowsAcross(Scenarios scenarios)
{
    ReportTable table = tableAcross(scenarios, "report.column.row");
    std::vector<std::vector<double>> columns;
    for (const ScenarioResult& scenario : scenarios)
        columns.push_back(rowsOf(scenario));
    for (std::size_t i = 0; i < kCostRows; ++i) {
        ReportRow row{{FileWord{NameOf::CostRow, std::string(kNames<CostRow>[i].second)}}, RowRank::Plain, 0};
        bool any = false;
        for (std::size_t s = 0; s < scenarios.size(); ++s) {
            const Range& range = scenarios[s].breakdown.rows[i];
            const bool shown = !columns[s].empty() && range != Range{};
            any = any || shown;
            row.cells.push_back(shown ? ReportCell{UsdAmount{columns[s][i], range.openHigh}} : ReportCell{});
        }
        if (any)
            table.rows.push_back(std::move(row));
    }
    ReportRow total{{phrase("report.total")}, RowRank::Total, 0};
    for (const ScenarioResult& scenario : scenarios)
        total.cells.push_back(amount(scenario.cost));
    table.rows.push_back(std::move(total));
    return table;
}

const UnitCost* unitCostOf(const ScenarioResult& scenario, const std::string& workload)
{
    for (const WorkloadResult& each : scenario.workloads) {
        if (each.id == workload)
            return each.unitCost ? &*each.unitCost : nullptr;
    }
    return nullptr;
}

/// How many units to price together, so that the figure is no row of zeros.
std::pair<double, const char*> unitsTogether(double usd)
{
    if (usd >= 0.01 || usd <= 0)
        return {1, ""};
    if (usd * 1e3 >= 0.01)
        return {1e3, "report.per_thousand"};
    return {1e6, "report.per_million"};
}

std::string perOf(Scenarios scenarios, const std::string& workload)
{
    for (const ScenarioResult& scenario : scenarios) {
        if (const UnitCost* cost = unitCostOf(scenario, workload))
            return cost->per;
    }
    return {};
}

/// An estimate of a unit's cost has no more than three digits to say.
double threeDigits(double x)
{
    if (x == 0)
        return 0;
    const double scale = std::pow(10.0, 2 - std::floor(std::log10(std::abs(x))));
    return std::round(x * scale) / scale;
}

Range threeDigits(const Range& range)
{
    return {threeDigits(range.low), threeDigits(range.likely), threeDigits(range.high), range.openHigh};
}

double dearestUnit(Scenarios scenarios, const std::string& workload)
{
    double dearest = 0;
    for (const ScenarioResult& scenario : scenarios) {
        const UnitCost* cost = unitCostOf(scenario, workload);
        dearest = std::max(dearest, cost ? cost->usd.likely : 0);
    }
    return dearest;
}

ReportCell countedAs(const std::string& per, std::string_view counted)
{
    if (per == "1M tokens")
        return phrase("report.per_tokens");
    if (counted.empty())
        return FileWord{NameOf::UnitOfWork, per};
    return phrase(std::string(counted));
}

/// What a unit of the work costs, beside what an hour costs: a cheap hour may be a dear result.
ReportTable unitsAcross(const ReportSource& source, Scenarios scenarios)
{
    ReportTable table = tableAcross(scenarios, "report.column.unit_of_work");
    for (const auto& workload : source.plan.workloads) {
        const std::string per = perOf(scenarios, workload->id);
        if (per.empty())
            continue;
        // A unit can be counted in thousands; a million tokens cannot.
        const auto [factor, counted] =
            per == "unit" ? unitsTogether(dearestUnit(scenarios, workload->id)) : std::pair{1.0, ""};
        ReportRow row{{OwnWords{nameOfWorkload(source.plan, workload->id)}}, RowRank::Plain, 0};
        for (const ScenarioResult& scenario : scenarios) {
            const UnitCost* cost = unitCostOf(scenario, workload->id);
            row.cells.push_back(cost ? ReportCell{UsdPrice{threeDigits(cost->usd * factor)}} : ReportCell{});
        }
        table.rows.push_back(std::move(row));
        table.rows.push_back({{countedAs(per, counted)}, RowRank::Note, 1});
    }
    return table;
}

} // namespace

ReportSection scenariosSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.scenarios");
    const Scenarios all(source.result.scenarios);
    if (all.empty())
        return section;
    section.blocks.emplace_back(scenarioTable(source));
    section.blocks.emplace_back(ReportParagraph{phrase("report.limits_note"), ParagraphRank::Note});
    section.blocks.emplace_back(ReportChart::CostByScenario);
    const auto priced = std::count_if(
        all.begin(), all.end(), [](const ScenarioResult& scenario) { return scenario.cost.has_value(); });
    if (priced > 1)
        section.blocks.emplace_back(ReportChart::CostByTime);
    for (std::size_t from = 0; priced > 0 && from < all.size(); from += kAcross) {
        const Scenarios some = all.subspan(from, std::min(kAcross, all.size() - from));
        section.blocks.emplace_back(ReportHeading{phrase("report.title.rows_across")});
        section.blocks.emplace_back(rowsAcross(some));
        ReportTable units = unitsAcross(source, some);
        if (units.rows.empty())
            continue;
        section.blocks.emplace_back(ReportHeading{phrase("report.title.unit_costs")});
        section.blocks.emplace_back(std::move(units));
    }
    return section;
}

} // namespace core

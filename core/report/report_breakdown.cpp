// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_parts.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

ReportRow scenarioRow(const ScenarioResult& scenario)
{
    ReportRow row{{OwnWords{nameOf(scenario)},
                   amount(scenario.cost),
                   limits(scenario.cost),
                   {},
                   {},
                   figure(scenario.wallHours, "h"),
                   figure(scenario.gpuHours, "")},
                  scenario.baseline ? RowRank::Group : RowRank::Plain,
                  0};
    if (scenario.baseline)
        row.cells[3] = phrase("report.baseline");
    if (scenario.saving) {
        row.cells[3] = amount(scenario.saving->usd);
        if (scenario.saving->share)
            row.cells[4] = UnitFigure{Range::exactly(scenario.saving->share->likely), "share"};
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
        table.rows.push_back(scenarioRow(scenario));
    return table;
}

/// What the scenario has beyond its workloads' own rows: shared storage and transfer, extras, credits,
/// contingency, tax.
Breakdown sharedRows(const ScenarioResult& scenario)
{
    Breakdown shared = scenario.breakdown;
    for (std::size_t i = 0; i < kCostRows; ++i) {
        for (const WorkloadResult& workload : scenario.workloads) {
            const Range& part = workload.breakdown.rows[i];
            Range& rest = shared.rows[i];
            rest = {rest.low - part.low, rest.likely - part.likely, rest.high - part.high, rest.openHigh};
        }
        // Differences of sums leave dust far below a cent.
        if (std::abs(shared.rows[i].likely) < 1e-6)
            shared.rows[i] = {};
    }
    return shared;
}

ReportCell shareOf(double part, double whole)
{
    return whole > 0 ? ReportCell{UnitFigure{Range::exactly(part / whole), "share"}} : ReportCell{};
}

/// The rows of a breakdown that are not zero, indented, adding up to `total`.
void addRows(ReportTable& table, const Breakdown& breakdown, double total, double whole)
{
    std::vector<double> likely;
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < kCostRows; ++i) {
        if (breakdown.rows[i] == Range{})
            continue;
        shown.push_back(i);
        likely.push_back(breakdown.rows[i].likely);
    }
    const std::vector<double> cents = centsAddingTo(likely, total);
    for (std::size_t k = 0; k < shown.size(); ++k) {
        const Range& row = breakdown.rows[shown[k]];
        table.rows.push_back({{FileWord{NameOf::CostRow, std::string(kNames<CostRow>[shown[k]].second)},
                               phrase("report.blank"), UsdAmount{cents[k], row.openHigh}, limits(row),
                               shareOf(row.likely, whole)},
                              RowRank::Plain,
                              1});
    }
}

ReportTable costTable(const ReportSource& source, const ScenarioResult& scenario)
{
    ReportTable table;
    table.columns = {{phrase("report.column.item"), 2.6, false},
                     {phrase("report.column.place"), 2.6, false},
                     {phrase("report.column.cost"), 1.4, true},
                     {phrase("report.column.limits"), 2, true},
                     {phrase("report.column.share"), 0.8, true}};
    const double total = scenario.cost->likely;
    const Breakdown shared = sharedRows(scenario);
    std::vector<double> parts;
    for (const WorkloadResult& workload : scenario.workloads)
        parts.push_back(workload.gross ? workload.gross->likely : 0);
    double sharedTotal = 0;
    Range sharedRange;
    for (const Range& row : shared.rows) {
        sharedTotal += row.likely;
        sharedRange = sharedRange + row;
    }
    parts.push_back(sharedTotal);
    const std::vector<double> cents = centsAddingTo(parts, total);
    for (std::size_t i = 0; i < scenario.workloads.size(); ++i) {
        const WorkloadResult& workload = scenario.workloads[i];
        table.rows.push_back(
            {{OwnWords{nameOfWorkload(source.plan, workload.id)}, OwnWords{placeOf(source.catalog, workload)},
              workload.gross ? ReportCell{UsdAmount{cents[i], workload.gross->openHigh}} : ReportCell{},
              limits(workload.gross), shareOf(parts[i], total)},
             RowRank::Group,
             0});
        addRows(table, workload.breakdown, cents[i], total);
    }
    if (shared != Breakdown{}) {
        table.rows.push_back({{phrase("report.shared"),
                               {},
                               UsdAmount{cents.back(), sharedRange.openHigh},
                               limits(sharedRange),
                               shareOf(sharedTotal, total)},
                              RowRank::Group,
                              0});
        addRows(table, shared, cents.back(), total);
    }
    table.rows.push_back({{phrase("report.total"),
                           {},
                           amount(scenario.cost),
                           limits(scenario.cost),
                           UnitFigure{Range::exactly(1), "share"}},
                          RowRank::Total,
                          0});
    return table;
}

/// A column of amounts to the cent that add up to its rounded total.
std::vector<double> column(const ScenarioResult& scenario, Range MonthResult::*field)
{
    std::vector<double> values;
    double total = 0;
    for (const MonthResult& month : scenario.months) {
        values.push_back((month.*field).likely);
        total += values.back();
    }
    std::vector<double> cents = centsAddingTo(values, total);
    cents.push_back(std::round(total * 100) / 100);
    return cents;
}

} // namespace

ReportSection scenariosSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.scenarios");
    if (source.result.scenarios.empty())
        return section;
    section.blocks.emplace_back(scenarioTable(source));
    section.blocks.emplace_back(ReportParagraph{phrase("report.limits_note"), true});
    section.blocks.emplace_back(ReportChart::CostByScenario);
    const auto priced =
        std::count_if(source.result.scenarios.begin(), source.result.scenarios.end(),
                      [](const ScenarioResult& scenario) { return scenario.cost.has_value(); });
    if (priced > 1)
        section.blocks.emplace_back(ReportChart::CostByTime);
    return section;
}

ReportSection breakdownSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.breakdown");
    for (const ScenarioResult& scenario : source.result.scenarios) {
        section.blocks.emplace_back(ReportHeading{OwnWords{nameOf(scenario)}});
        if (scenario.cost)
            section.blocks.emplace_back(costTable(source, scenario));
        else
            section.blocks.emplace_back(ReportParagraph{phrase("report.no_price_why"), false});
    }
    if (!section.blocks.empty())
        section.blocks.emplace_back(ReportParagraph{phrase("report.zero_rows"), true});
    return section;
}

ReportSection monthsSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.months", {{"name", nameOf(source.scenario)}});
    const ScenarioResult& scenario = source.scenario;
    if (!scenario.cost || scenario.months.empty())
        return section;
    const std::vector<Range MonthResult::*> fields{&MonthResult::gross, &MonthResult::credits,
                                                   &MonthResult::cash, &MonthResult::tax, &MonthResult::cost};
    ReportTable table;
    table.columns = {
        {phrase("report.column.month"), 1.2, false}, {phrase("report.column.gross"), 1, true},
        {phrase("report.column.credits"), 1, true},  {phrase("report.column.cash"), 1, true},
        {phrase("report.column.tax"), 1, true},      {phrase("report.column.month_cost"), 1, true},
        {phrase("report.column.limits"), 1.7, true}};
    std::vector<std::vector<double>> columns;
    for (const auto field : fields)
        columns.push_back(column(scenario, field));
    for (std::size_t i = 0; i <= scenario.months.size(); ++i) {
        const bool total = i == scenario.months.size();
        ReportRow row{
            {total ? ReportCell{phrase("report.total")} : ReportCell{IsoDate{scenario.months[i].month}}},
            total ? RowRank::Total : RowRank::Plain,
            0};
        for (const std::vector<double>& values : columns)
            row.cells.emplace_back(UsdAmount{values[i], false});
        row.cells.push_back(total ? ReportCell{} : limits(scenario.months[i].cost));
        table.rows.push_back(std::move(row));
    }
    section.blocks.emplace_back(std::move(table));
    section.blocks.emplace_back(ReportParagraph{phrase("report.months_note"), true});
    return section;
}

} // namespace core

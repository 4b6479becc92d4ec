// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/money.h"
#include "core/report/report_parts.h"

namespace core {

namespace {

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

ReportTable emptyTable()
{
    ReportTable table;
    table.columns = {{phrase("report.column.item"), 2.6, false},
                     {phrase("report.column.place"), 2.6, false},
                     {phrase("report.column.cost"), 1.4, true},
                     {phrase("report.column.limits"), 2, true},
                     {phrase("report.column.share"), 0.8, true}};
    return table;
}

void addShared(ReportTable& table, const Breakdown& shared, double cents, double whole)
{
    Range range;
    for (const Range& row : shared.rows)
        range = range + row;
    table.rows.push_back({{phrase("report.shared"),
                           {},
                           UsdAmount{cents, range.openHigh},
                           limits(range),
                           shareOf(range.likely, whole)},
                          RowRank::Group,
                          0});
    addRows(table, shared, cents, whole);
}

ReportTable costTable(const ReportSource& source, const ScenarioResult& scenario)
{
    ReportTable table = emptyTable();
    const double total = scenario.cost->likely;
    const Breakdown shared = sharedRows(scenario);
    std::vector<double> parts;
    for (const WorkloadResult& workload : scenario.workloads)
        parts.push_back(workload.gross ? workload.gross->likely : 0);
    double sharedTotal = 0;
    for (const Range& row : shared.rows)
        sharedTotal += row.likely;
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
    if (shared != Breakdown{})
        addShared(table, shared, cents.back(), total);
    table.rows.push_back(
        {{phrase("report.total"), {}, amount(scenario.cost), limits(scenario.cost), share(1)},
         RowRank::Total,
         0});
    return table;
}

} // namespace

ReportSection breakdownSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.breakdown");
    for (const ScenarioResult& scenario : source.result.scenarios) {
        section.blocks.emplace_back(ReportHeading{OwnWords{nameOf(scenario)}});
        if (scenario.cost)
            section.blocks.emplace_back(costTable(source, scenario));
        else
            section.blocks.emplace_back(ReportParagraph{phrase("report.no_price_why"), ParagraphRank::Plain});
    }
    if (!section.blocks.empty())
        section.blocks.emplace_back(ReportParagraph{phrase("report.zero_rows"), ParagraphRank::Note});
    return section;
}

} // namespace core

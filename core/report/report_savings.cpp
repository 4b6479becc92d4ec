// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_parts.h"
#include "core/savings/compare.h"

#include <cmath>

namespace core {

namespace {

ReportCell leverName(const ReportSource& source, const LeverResult& lever)
{
    if (!lever.name.empty())
        return ownName(lever.name);
    if (lever.id == "extras")
        return phrase("report.lever.extras");
    if (lever.id == "shared.storage")
        return phrase("report.lever.shared");
    const std::size_t dot = lever.id.rfind('.');
    const std::string workload = lever.id.substr(0, dot);
    if (dot == std::string::npos || !findWorkload(source.plan, workload))
        return ownName(lever.id);
    return FieldName{nameOfWorkload(source.plan, workload), lever.id.substr(dot + 1)};
}

ReportTable leverTable(const ReportSource& source, const std::vector<LeverResult>& levers)
{
    ReportTable table;
    table.columns = {{phrase("report.column.lever"), 2.4, false}, {phrase("report.column.pillar"), 2, false},
                     {phrase("report.column.saving"), 1.2, true}, {phrase("report.column.share"), 0.8, true},
                     {phrase("report.column.alone"), 1.2, true},  {phrase("report.column.last"), 1.2, true}};
    const double total = source.scenario.saving->usd.likely;
    std::vector<double> savings;
    for (const LeverResult& lever : levers)
        savings.push_back(lever.saving);
    const std::vector<double> cents = centsAddingTo(savings, total);
    for (std::size_t i = 0; i < levers.size(); ++i) {
        const LeverResult& lever = levers[i];
        table.rows.push_back(
            {{leverName(source, lever), FileWord{NameOf::Pillar, std::to_string(lever.pillar)},
              UsdAmount{cents[i], false}, shareOf(cents[i], total), UsdAmount{lever.alone, false},
              UsdAmount{lever.last, false}},
             RowRank::Plain,
             0});
    }
    const ReportCell blank = phrase("report.blank");
    table.rows.push_back({{phrase("report.total"), blank, UsdAmount{std::round(total * 100) / 100, false},
                           shareOf(total, total), blank, blank},
                          RowRank::Total,
                          0});
    return table;
}

/// From the baseline to the scenario; by what factor its hours may grow before the saving is gone.
void addTie(ReportSection& section, const ReportSource& source)
{
    const auto& factor = source.scenario.saving->hoursFactorToTie;
    if (factor && factor->likely > 1)
        section.blocks.emplace_back(ReportParagraph{
            phrase("report.tie", {{"factor", argument(factor->likely)}, {"low", argument(factor->low)}}),
            ParagraphRank::Plain});
}

} // namespace

ReportSection savingsSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.savings");
    if (!source.baseline || !source.scenario.saving || source.baseline->id == source.scenario.id)
        return section;
    const LeverResults results = attributeLevers(source.plan, source.catalog, source.scenario.id);
    section.blocks.emplace_back(
        ReportParagraph{phrase("report.from_to", {{"baseline", nameOf(*source.baseline)},
                                                  {"from", argument(source.baseline->cost->likely)},
                                                  {"name", nameOf(source.scenario)},
                                                  {"to", argument(source.scenario.cost->likely)}}),
                        ParagraphRank::Plain});
    if (results.levers.empty()) {
        section.blocks.emplace_back(ReportParagraph{
            phrase(results.tooMany ? "report.levers_too_many" : "report.levers_none"), ParagraphRank::Plain});
        return section;
    }
    section.blocks.emplace_back(ReportChart::SavingByLever);
    section.blocks.emplace_back(leverTable(source, results.levers));
    section.blocks.emplace_back(ReportParagraph{phrase("report.levers_note"), ParagraphRank::Note});
    addTie(section, source);
    return section;
}

} // namespace core

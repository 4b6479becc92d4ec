// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/money.h"
#include "core/report/report_parts.h"

#include <cmath>

namespace core {

namespace {

ReportCell leverName(const ReportSource& source, const WaterfallStep& step)
{
    const LeverResult& lever = step.lever;
    if (!lever.name.empty())
        return ownName(lever.name);
    if (lever.id == kRestLever)
        return phrase("report.lever.rest");
    if (lever.id.starts_with("pillar-"))
        return phrase("report.lever.grouped", {{"count", std::to_string(step.changes)}});
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

ReportTable leverTable(const ReportSource& source)
{
    const Waterfall& waterfall = *source.waterfall;
    ReportTable table;
    table.columns = {{phrase("report.column.lever"), 2.4, false}, {phrase("report.column.pillar"), 2, false},
                     {phrase("report.column.saving"), 1.2, true}, {phrase("report.column.share"), 0.8, true},
                     {phrase("report.column.alone"), 1.2, true},  {phrase("report.column.last"), 1.2, true}};
    std::vector<double> savings;
    for (const WaterfallStep& step : waterfall.steps)
        savings.push_back(step.lever.saving);
    const double total = centsBetween(source.scenario, *source.baseline);
    const std::vector<double> cents = centsAddingTo(savings, total);
    const ReportCell blank = phrase("report.blank");
    for (std::size_t i = 0; i < waterfall.steps.size(); ++i) {
        const WaterfallStep& step = waterfall.steps[i];
        const LeverResult& lever = step.lever;
        const bool named = lever.pillar > 0;
        table.rows.push_back(
            {{leverName(source, step),
              named ? ReportCell{FileWord{NameOf::Pillar, std::to_string(lever.pillar)}} : blank,
              UsdAmount{cents[i], false}, step.share ? share(*step.share) : ReportCell{},
              named ? ReportCell{UsdAmount{lever.alone, false}} : ReportCell{},
              named ? ReportCell{UsdAmount{lever.last, false}} : ReportCell{}},
             RowRank::Plain,
             0});
    }
    table.rows.push_back({{phrase("report.total"), blank, UsdAmount{total, false},
                           total != 0 ? share(1) : ReportCell{}, blank, blank},
                          RowRank::Total,
                          0});
    return table;
}

/// From the baseline to the scenario; by what factor its hours may grow before the saving is gone.
void addTie(ReportSection& section, const ReportSource& source)
{
    const auto& factor = source.scenario.saving->hoursFactorToTie;
    if (!factor || factor->likely <= 1)
        return;
    std::vector<std::pair<std::string, std::string>> arguments{{"factor", argument(factor->likely)}};
    if (!factor->isExact())
        arguments.emplace_back("low", argument(factor->low));
    section.blocks.emplace_back(
        ReportParagraph{phrase("report.tie", std::move(arguments)), ParagraphRank::Plain});
}

} // namespace

ReportSection savingsSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.savings");
    if (!source.baseline || !source.scenario.saving || !source.waterfall
        || source.baseline->id == source.scenario.id)
        return section;
    section.blocks.emplace_back(
        ReportParagraph{phrase("report.from_to", {{"baseline", nameOf(*source.baseline)},
                                                  {"from", argument(source.baseline->cost->likely)},
                                                  {"name", nameOf(source.scenario)},
                                                  {"to", argument(source.scenario.cost->likely)}}),
                        ParagraphRank::Plain});
    if (source.waterfall->steps.empty()) {
        section.blocks.emplace_back(ReportParagraph{phrase("report.levers_none"), ParagraphRank::Plain});
        return section;
    }
    section.blocks.emplace_back(ReportChart::SavingByLever);
    section.blocks.emplace_back(leverTable(source));
    section.blocks.emplace_back(ReportParagraph{phrase("report.levers_note"), ParagraphRank::Note});
    addTie(section, source);
    return section;
}

} // namespace core

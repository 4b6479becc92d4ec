// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/evaluate.h"
#include "core/report/report_parts.h"

namespace core {

namespace {

void addNodes(ReportTable& table, const Derivation& node, int depth)
{
    Derivation shown = node;
    shown.inputs.clear();
    shown.text = shortened(shown.text, kNameRoom);
    table.rows.push_back(
        {{FormulaText{shown}, UnitFigure{node.value, node.unit},
          node.source.empty() ? ReportCell{phrase("report.blank")} : ReportCell{ownSentence(node.source)}},
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
    if (!source.scenario.id.empty())
        add({}, phrase("report.title.whole_scenario"));
    for (const WorkloadResult& workload : source.scenario.workloads)
        add(workload.id, OwnWords{nameOfWorkload(source.plan, workload.id)});
    return section;
}

} // namespace core

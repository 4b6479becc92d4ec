// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/compare.h"

#include "app/commands/load_plan.h"
#include "app/commands/text_table.h"
#include "core/base/money.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/time_to_finish.h"
#include "core/report/json_writer.h"
#include "core/savings/compare.h"
#include "ui/platform/lever_words.h"

#include <algorithm>
#include <ostream>

namespace app {

namespace {

const QString kNone = QStringLiteral("–");

QString longestRun(const core::Plan& plan, const core::ScenarioResult& scenario, const ui::Wording& wording)
{
    const core::TimeToFinish time = core::timeToFinish(plan, scenario);
    if (time.longestJob)
        return wording.hours(time.longestJob->likely);
    return time.services > 0 ? wording.text(QT_TRANSLATE_NOOP("wording", "all month")) : kNone;
}

void printScenarios(const core::Plan& plan, const core::PlanResult& result, const ui::Wording& wording,
                    std::ostream& out)
{
    const core::ScenarioResult* baseline = nullptr;
    for (const core::ScenarioResult& s : result.scenarios)
        baseline = s.baseline ? &s : baseline;
    out << wording.text(QT_TRANSLATE_N_NOOP("wording", "All figures USD, for %n month(s)"), plan.months)
               .toStdString()
        << '\n';
    using Align = TextTable::Align;
    TextTable table({{wording.text(QT_TRANSLATE_NOOP("wording", "Scenario"))},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Cost")), Align::Right},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Range")), Align::Right},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Saving")), Align::Right},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Share")), Align::Right},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Longest run")), Align::Right}});
    for (const core::ScenarioResult& s : result.scenarios) {
        const bool saves = s.saving && s.cost && baseline && baseline->cost;
        table.add({QString::fromStdString(s.name), s.cost ? wording.money(s.cost->likely) : kNone,
                   s.cost ? wording.moneyLimits(*s.cost) : kNone,
                   saves ? wording.money(core::centsBetween(s.cost->likely, baseline->cost->likely)) : kNone,
                   saves && s.saving->share ? wording.percent(*s.saving->share) : kNone,
                   longestRun(plan, s, wording)});
    }
    table.print(out);
}

void printLevers(const core::Plan& plan, const core::Catalog& catalog, const core::PlanResult& result,
                 const ui::Wording& wording, std::ostream& out)
{
    for (const core::ScenarioResult& s : result.scenarios) {
        const core::LeverResults levers = core::attributeLevers(plan, catalog, s.id);
        if (levers.levers.empty())
            continue;
        out << '\n' << s.name << '\n';
        TextTable table({{wording.text(QT_TRANSLATE_NOOP("wording", "Lever"))},
                         {wording.text(QT_TRANSLATE_NOOP("wording", "Pillar"))},
                         {wording.text(QT_TRANSLATE_NOOP("wording", "Saves")), TextTable::Align::Right},
                         {wording.text(QT_TRANSLATE_NOOP("wording", "Alone")), TextTable::Align::Right},
                         {wording.text(QT_TRANSLATE_NOOP("wording", "Last in")), TextTable::Align::Right}});
        for (const core::LeverResult& lever : levers.levers)
            table.add({ui::leverName(lever, plan, wording), wording.pillar(lever.pillar),
                       wording.money(lever.saving), wording.money(lever.alone), wording.money(lever.last)});
        table.print(out);
    }
}

} // namespace

int runCompare(const CompareOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    int status = Done;
    const core::Catalog catalog = loadCatalog(wording, err);
    auto plan = loadPlan(options.plan, catalog, wording, err, status);
    if (!plan)
        return status;
    if (!options.baseline.empty()) {
        if (!core::findScenario(*plan, options.baseline)) {
            err << wording.sentence(core::Error{"scenario-unknown", {{"scenario", options.baseline}}, {}})
                       .toStdString()
                << '\n';
            return WrongUsage;
        }
        for (auto& scenario : plan->scenarios)
            scenario.edit().baseline = scenario->id == options.baseline;
    }
    const core::PlanResult result = core::evaluate(*plan, catalog);
    if (options.json) {
        const auto sentence = [&](const core::Issue& issue) { return wording.sentence(issue).toStdString(); };
        out << core::writeResult(result, *plan, catalog, core::ResultForm::Compare, {}, sentence);
        return Done;
    }
    printScenarios(*plan, result, wording, out);
    printLevers(*plan, catalog, result, wording, out);
    return Done;
}

} // namespace app

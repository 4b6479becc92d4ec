// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/estimate.h"

#include "app/commands/issue_lines.h"
#include "app/commands/load_plan.h"
#include "app/commands/text_table.h"
#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/report/json_writer.h"

#include <ostream>
#include <vector>

namespace app {

namespace {

const QString kNone = QStringLiteral("–");

QString fitText(const core::WorkloadResult& workload, const ui::Wording& wording)
{
    if (!workload.memory)
        return kNone;
    const QString sizes = QStringLiteral("%1 / %2").arg(wording.number(workload.memory->neededGb.likely, 1),
                                                        wording.gigabytes(workload.memory->availableGb));
    return workload.fits.value_or(true) ? sizes : QStringLiteral("✗ ") + sizes;
}

QString speedText(const core::WorkloadResult& workload, const ui::Wording& wording)
{
    if (!workload.throughput)
        return kNone;
    if (workload.throughput->value)
        return wording.quantity(workload.throughput->value->likely, workload.throughput->unit);
    return QStringLiteral("≤ ") + wording.quantity(*workload.throughput->limit, workload.throughput->unit);
}

void printWorkloads(const core::Plan& plan, const core::ScenarioResult& scenario, const ui::Wording& wording,
                    std::ostream& out)
{
    using Align = TextTable::Align;
    TextTable table({{wording.text(QT_TRANSLATE_NOOP("wording", "Workload"))},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "GPU"))},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Fit, GB")), Align::Right},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Speed")), Align::Right},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "GPU-hours")), Align::Right},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Cost")), Align::Right},
                     {wording.text(QT_TRANSLATE_NOOP("wording", "Range")), Align::Right}});
    for (const core::WorkloadResult& w : scenario.workloads) {
        const core::Workload* workload = core::findWorkload(plan, w.id);
        const core::Gpu* gpu = core::builtInCatalog().gpu(w.gpu);
        table.add({QString::fromStdString(workload ? workload->name : w.id),
                   QStringLiteral("%1 × %2").arg(w.gpus).arg(QString::fromStdString(gpu ? gpu->name : w.gpu)),
                   fitText(w, wording), speedText(w, wording), wording.hours(w.gpuHours.likely),
                   w.gross ? wording.money(w.gross->likely) : kNone,
                   w.gross ? wording.moneyLimits(*w.gross) : kNone});
    }
    table.print(out);
}

std::vector<core::Issue> issuesOf(const core::ScenarioResult& scenario)
{
    std::vector<core::Issue> issues;
    for (const core::WorkloadResult& w : scenario.workloads)
        issues.insert(issues.end(), w.issues.begin(), w.issues.end());
    issues.insert(issues.end(), scenario.issues.begin(), scenario.issues.end());
    return issues;
}

void printScenario(const core::Plan& plan, const core::ScenarioResult& scenario, const ui::Wording& wording,
                   std::ostream& out)
{
    out << scenario.name
        << (scenario.baseline
                ? " (" + wording.text(QT_TRANSLATE_NOOP("wording", "baseline")).toStdString() + ")"
                : std::string())
        << '\n';
    printWorkloads(plan, scenario, wording, out);
    if (scenario.cost)
        out << wording.text(QT_TRANSLATE_NOOP("wording", "To authorise")).toStdString() << ": "
            << wording.money(*scenario.cost).toStdString() << '\n';
    else
        out << wording.text(QT_TRANSLATE_NOOP("wording", "Not feasible, so it has no price:")).toStdString()
            << '\n';
    printIssues(issuesOf(scenario), wording, out, "  ");
    out << '\n';
}

} // namespace

int runEstimate(const EstimateOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    int status = Done;
    const core::Catalog catalog = loadCatalog(wording, err);
    const auto plan = loadPlan(options.plan, catalog, wording, err, status);
    if (!plan)
        return status;
    if (!options.scenario.empty() && !core::findScenario(*plan, options.scenario)) {
        err << wording.sentence(core::Error{"scenario-unknown", {{"scenario", options.scenario}}, {}})
                   .toStdString()
            << '\n';
        return WrongUsage;
    }
    const core::PlanResult result = core::evaluate(*plan, catalog);
    if (options.json) {
        const auto sentence = [&](const core::Issue& issue) { return wording.sentence(issue).toStdString(); };
        out << core::writeResult(result, *plan, catalog, core::ResultForm::Estimate, options.scenario,
                                 sentence);
        return Done;
    }
    out << wording.text(QT_TRANSLATE_N_NOOP("wording", "All figures USD, for %n month(s)"), plan->months)
               .toStdString()
        << '\n';
    for (const core::ScenarioResult& scenario : result.scenarios) {
        if (options.scenario.empty() || scenario.id == options.scenario)
            printScenario(*plan, scenario, wording, out);
    }
    return Done;
}

} // namespace app

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/breakeven.h"

#include "app/commands/load_plan.h"
#include "core/report/break_even_json.h"
#include "ui/platform/wording_break_even.h"

#include <QCoreApplication>

#include <ostream>

namespace app {

namespace {

void print(const core::BreakEven& b, const core::Plan& plan, const ui::Wording& wording, std::ostream& out)
{
    const core::Workload* workload = core::findWorkload(plan, b.workload);
    out << ui::breakEvenTitle(b, wording).toStdString();
    if (b.kind == core::BreakEvenKind::Reserved)
        out << ": " << ui::breakEvenOption(b.scenario, plan, wording).toStdString();
    else if (workload && plan.workloads.size() > 1)
        out << ": " << workload->name;
    out << "\n  " << ui::breakEvenSentence(b, plan, wording).toStdString() << '\n';
    for (const auto& [label, value] : ui::breakEvenFigures(b, wording))
        out << "  " << label.toStdString() << ": " << value.toStdString() << '\n';
    out << '\n';
}

} // namespace

int runBreakEven(const BreakEvenOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    int status = Done;
    const core::Catalog catalog = loadCatalog(wording, err);
    const auto plan = loadPlan(options.plan, catalog, wording, err, status);
    if (!plan)
        return status;
    if (!options.workload.empty() && !core::findWorkload(*plan, options.workload)) {
        const core::Issue issue{
            core::Severity::Error, "workload-unknown", {}, {{"workload", options.workload}}};
        err << wording.sentenceAtField(issue).toStdString() << '\n';
        return WrongUsage;
    }
    const auto found = core::breakEvens(*plan, catalog, options.workload);
    if (options.json) {
        out << core::writeBreakEvens(found);
        return Done;
    }
    for (const core::BreakEven& b : found)
        print(b, *plan, wording, out);
    if (found.empty())
        out << wording
                   .text(QT_TRANSLATE_NOOP("wording",
                                           "Nothing in this plan can break even: give it a commitment, a "
                                           "serverless or owned deployment, or a scenario on another GPU."))
                   .toStdString()
            << '\n';
    return Done;
}

} // namespace app

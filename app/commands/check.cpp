// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/check.h"

#include "app/commands/issue_lines.h"
#include "app/commands/load_plan.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/newer_prices.h"
#include "core/plan/validate.h"
#include "core/report/json_writer.h"
#include "core/store/plan_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <ostream>

namespace app {

namespace {

bool isWrong(const std::vector<core::Issue>& issues)
{
    return std::any_of(issues.begin(), issues.end(),
                       [](const core::Issue& issue) { return issue.severity == core::Severity::Error; });
}

void append(std::vector<core::Issue>& issues, const std::vector<core::Issue>& more)
{
    std::copy_if(more.begin(), more.end(), std::back_inserter(issues), [&](const core::Issue& issue) {
        return std::find(issues.begin(), issues.end(), issue) == issues.end();
    });
}

void appendFindings(std::vector<core::Issue>& issues, const core::Plan& plan, const core::Catalog& catalog)
{
    const core::PlanResult result = core::evaluate(plan, catalog);
    append(issues, core::newerPriceIssues(plan, catalog));
    append(issues, result.issues);
    for (const core::ScenarioResult& scenario : result.scenarios) {
        append(issues, scenario.issues);
        for (const core::WorkloadResult& workload : scenario.workloads)
            append(issues, workload.issues);
    }
}

} // namespace

int runCheck(const CheckOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    const auto opened = core::openPlan(options.plan);
    if (!opened) {
        err << wording.sentence(opened.error()).toStdString() << '\n';
        return FileProblem;
    }
    const core::Catalog catalog = loadCatalog(wording, err);
    std::vector<core::Issue> issues = core::allIssues(opened->read, catalog);
    const bool wrong = isWrong(issues);
    if (!wrong)
        appendFindings(issues, opened->read.plan, catalog);
    const auto sentence = [&](const core::Issue& issue) { return wording.sentence(issue).toStdString(); };
    if (options.json) {
        out << core::writeIssues(issues, sentence) << '\n';
        return wrong ? PlanHasErrors : Done;
    }
    printIssues(issues, wording, out);
    if (issues.empty())
        out << wording.text(QT_TRANSLATE_NOOP("wording", "Nothing to mend.")).toStdString() << '\n';
    return wrong ? PlanHasErrors : Done;
}

} // namespace app

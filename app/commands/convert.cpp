// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/convert.h"

#include "app/commands/load_plan.h"
#include "core/report/json_writer.h"
#include "core/store/plan_file.h"

#include <algorithm>
#include <ostream>

namespace app {

int runConvert(const ConvertOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    const auto refuse = [&](const core::Error& error) {
        err << wording.sentence(error).toStdString() << '\n';
        return FileProblem;
    };
    const auto opened = core::openPlan(options.from);
    if (!opened)
        return refuse(opened.error());
    const std::vector<core::Issue>& issues = opened->read.issues;
    const auto sentence = [&](const core::Issue& issue) { return wording.sentence(issue).toStdString(); };
    if (options.json)
        out << core::writeIssues(issues, sentence) << '\n';
    else
        for (const core::Issue& issue : issues)
            err << wording.name(issue.severity).toStdString() << ": " << sentence(issue) << '\n';
    const bool wrong = std::any_of(issues.begin(), issues.end(), [](const core::Issue& issue) {
        return issue.severity == core::Severity::Error;
    });
    if (wrong)
        return PlanHasErrors;
    const auto saved = core::savePlan(opened->read.plan, options.to);
    return saved ? Done : refuse(saved.error());
}

} // namespace app

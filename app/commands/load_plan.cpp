// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/load_plan.h"

#include "core/catalog/catalog_json.h"
#include "core/plan/validate.h"
#include "core/store/plan_file.h"

#include <algorithm>
#include <ostream>

namespace app {

std::optional<core::Plan> loadPlan(const std::string& path, const ui::Wording& wording, std::ostream& err,
                                   int& status)
{
    auto opened = core::openPlan(path);
    if (!opened) {
        err << wording.sentence(opened.error()).toStdString() << '\n';
        status = FileProblem;
        return std::nullopt;
    }
    std::vector<core::Issue> issues = std::move(opened->read.issues);
    const std::vector<core::Issue> more = core::validate(opened->read.plan, core::builtInCatalog());
    issues.insert(issues.end(), more.begin(), more.end());
    const auto isError = [](const core::Issue& issue) { return issue.severity == core::Severity::Error; };
    for (const core::Issue& issue : issues) {
        if (issue.severity == core::Severity::Error || issue.severity == core::Severity::Warning)
            err << wording.name(issue.severity).toStdString() << ": " << wording.sentence(issue).toStdString()
                << '\n';
    }
    if (std::any_of(issues.begin(), issues.end(), isError)) {
        status = PlanHasErrors;
        return std::nullopt;
    }
    return std::move(opened->read.plan);
}

} // namespace app

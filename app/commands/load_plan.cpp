// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/load_plan.h"

#include "core/plan/validate.h"
#include "core/store/plan_file.h"
#include "ui/platform/user_catalog.h"

#include <algorithm>
#include <ostream>

namespace app {

core::Catalog loadCatalog(const ui::Wording& wording, std::ostream& err)
{
    ui::UserCatalog found = ui::userCatalog();
    if (found.problem)
        err << wording.name(core::Severity::Warning).toStdString() << ": "
            << wording.sentence(*found.problem).toStdString() << '\n';
    return std::move(found.catalog);
}

std::optional<core::Plan> loadPlan(const std::string& path, const core::Catalog& catalog,
                                   const ui::Wording& wording, std::ostream& err, int& status)
{
    auto opened = core::openPlan(path);
    if (!opened) {
        err << wording.sentence(opened.error()).toStdString() << '\n';
        status = FileProblem;
        return std::nullopt;
    }
    std::vector<core::Issue> issues = std::move(opened->read.issues);
    const std::vector<core::Issue> more = core::validate(opened->read.plan, catalog);
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

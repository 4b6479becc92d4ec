// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "core/plan/validate.h"
#include "core/report/json_writer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace {

bool isUsable(const std::vector<core::Issue>& issues)
{
    return std::none_of(issues.begin(), issues.end(),
                        [](const core::Issue& issue) { return issue.severity == core::Severity::Error; });
}

void require(bool truth)
{
    if (!truth)
        std::abort();
}

} // namespace

/// Whatever the text: it is refused with a reason, or has issues, or is a plan that writes and reads back
/// equal and whose result is a JSON document.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto read = core::readPlan({reinterpret_cast<const char*>(data), size});
    if (!read) {
        require(!read.error().id.empty());
        return 0;
    }
    const core::Catalog& catalog = core::builtInCatalog();
    if (!isUsable(core::allIssues(*read, catalog)))
        return 0;
    const auto again = core::readPlan(core::writePlan(read->plan));
    require(again.has_value() && again->plan == read->plan);
    const core::PlanResult result = core::evaluate(read->plan, catalog);
    for (const core::ResultForm form : {core::ResultForm::Estimate, core::ResultForm::Compare}) {
        const std::string text = core::writeResult(result, read->plan, catalog, form, {},
                                                   [](const core::Issue& issue) { return issue.id; });
        require(nlohmann::json::accept(text));
    }
    return 0;
}

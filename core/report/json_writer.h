// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/evaluate/result.h"
#include "core/plan/plan.h"

#include <functional>
#include <string>
#include <string_view>

namespace core {

/// The sentence for an issue, in the user's language (ui/platform/wording).
using IssueWording = std::function<std::string(const Issue&)>;

enum class ResultForm { Estimate, Compare };

/// The `gpuplan.result` document of INTERFACE.md, indented by two. `scenario` empty = all. Compare adds
/// `saving` and `levers`.
[[nodiscard]] std::string writeResult(const PlanResult& result, const Plan& plan, const Catalog& catalog,
                                      ResultForm form, std::string_view scenario,
                                      const IssueWording& wording);
/// `{"format": "gpuplan.issues", "version": 1, "issues": […]}`.
[[nodiscard]] std::string writeIssues(const std::vector<Issue>& issues, const IssueWording& wording);
/// JSON Schema (draft 7) of the result document; published as resources/schema/result.schema.json.
[[nodiscard]] std::string resultSchema();

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/plan/plan.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A plan as far as it could be read, with everything that should be mended. The plan is usable when no issue
/// is an error.
struct ReadPlan
{
    Plan plan;
    std::vector<Issue> issues;
};

/// Reads `*.gpuplan.json` text. Fails when the text is no JSON ("file-not-json", with line and column), or
/// JSON but no gpuplan plan ("file-not-a-plan"), nested deeper than 64 levels or larger than 64 MiB
/// ("file-too-deep", "file-too-large"), or of a newer version ("file-newer"). What else is wrong in the text
/// (types, missing, repeated and unknown keys, ranges out of order) is an issue with its path; never stops at
/// the first. What the types allow but a plan does not (limits, references) is validate's: see allIssues.
[[nodiscard]] Result<ReadPlan> readPlan(std::string_view text);

/// The plan's canonical JSON text, indented by two: reading it gives an equal plan.
[[nodiscard]] std::string writePlan(const Plan& plan);

/// The parts, for the database form (one row each) and for levers: the same codec.
[[nodiscard]] std::string writeWorkload(const Workload& workload);
[[nodiscard]] std::string writeScenario(const Scenario& scenario);
[[nodiscard]] std::string writeOffer(const Offer& offer);
/// Everything of the plan but workloads, scenarios and offers.
[[nodiscard]] std::string writePlanHead(const Plan& plan);
/// A plan from its parts' texts (the database form): the head, then each list in order. Issues and failures
/// as readPlan's, with the paths of the whole plan.
struct PlanTexts
{
    std::string head;
    std::vector<std::string> workloads;
    std::vector<std::string> scenarios;
    std::vector<std::string> offers;
};
[[nodiscard]] Result<ReadPlan> readPlan(const PlanTexts& parts);

/// Top-level fields of a deployment that differ between `a` and `b`, as field names of the JSON form.
[[nodiscard]] std::vector<std::string> differingFields(const Deployment& a, const Deployment& b);
/// Whether a deployment has a field of this name in the JSON form.
[[nodiscard]] bool isDeploymentField(std::string_view name);
/// `target` with the JSON field `field` (absent in `from` = removed) taken from `from`.
[[nodiscard]] Deployment withFieldFrom(const Deployment& target, const Deployment& from,
                                       std::string_view field);

/// `workload` with the scenario's overrides of its work applied; issues with paths under `path`.
[[nodiscard]] Workload applyOverride(const Workload& workload, const WorkOverride& change,
                                     const std::string& path, std::vector<Issue>& issues);

/// JSON Schema (draft 7) of a plan, generated from the codec's own description of the fields; published as
/// resources/schema/plan.schema.json.
[[nodiscard]] std::string planSchema();

} // namespace core

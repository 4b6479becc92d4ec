// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "core/catalog/catalog.h"
#include "core/plan/plan_json.h"

#include <vector>

namespace core {

/// Everything wrong in a plan that its types allow: ids (form, uniqueness, references to workloads, teams,
/// GPUs, providers, models, offers, commitments), numbers out of range, missing deployments, two baselines,
/// months that do not exist, unknown formats. Never stops at the first; paths as in INTERFACE.md.
/// The ids are listed in core/plan/issue_ids.h.
[[nodiscard]] std::vector<Issue> validate(const Plan& plan, const Catalog& catalog);

/// Everything that should be mended in a plan that was read: the reader's issues and validate's, without
/// those that only echo what could not be read.
[[nodiscard]] std::vector<Issue> allIssues(const ReadPlan& read, const Catalog& catalog);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan.h"
#include "ui/forms/work_fields.h"

namespace ui {

using WorkloadField = FieldOf<core::Workload>;
using WorkloadList = ListOf<core::Workload>;

/// Name, team, the kind's own fields, and when it runs.
[[nodiscard]] std::vector<WorkloadField>
workloadFields(const core::Plan& plan, const core::Workload& workload, const core::Catalog& catalog);
/// The day profile of serving; nothing for other kinds.
[[nodiscard]] std::vector<WorkloadList> workloadLists(const core::Workload& workload);
/// The same text: the same fields, lists and choices.
[[nodiscard]] std::string workloadFormKey(const core::Plan& plan, const core::Workload& workload);
/// The sections that fields and lists name.
[[nodiscard]] std::vector<FormSection> workloadSections();

} // namespace ui

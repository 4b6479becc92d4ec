// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan.h"
#include "ui/forms/work_fields.h"

namespace ui {

/// A field of a workload: of the workload itself, or of its work.
struct WorkloadField
{
    WorkField field; ///< `get` and `set` of the work are not used
    std::function<FieldValue(const core::Workload&)> get;
    /// Text that cannot be used gives a sentence and changes nothing.
    std::function<QString(core::Workload&, const FieldValue&)> set;
};

/// Name, team, the kind's own fields, and when it runs.
[[nodiscard]] std::vector<WorkloadField>
workloadFields(const core::Plan& plan, const core::Workload& workload, const core::Catalog& catalog);

} // namespace ui

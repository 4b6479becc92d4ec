// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/platform/wording.h"

#include <string_view>
#include <vector>

namespace ui {

/// One sentence about a workload, said once however many scenarios it holds in.
struct WorkloadNote
{
    core::Severity severity = core::Severity::Info;
    QString sentence;
    QString where; ///< "in “Spot on Vast”", "in 3 scenarios"; empty: of the work itself
    QString tip;   ///< the places in the plan
    bool operator==(const WorkloadNote&) const = default;
};

/// What is wrong with, or worth knowing of, a workload in every scenario, the gravest first; ids of the
/// catalog by their names.
[[nodiscard]] std::vector<WorkloadNote> workloadNotes(const PlanDocument& document, std::string_view workload,
                                                      const Wording& wording);

/// The issue with providers, GPUs and models called by their names.
[[nodiscard]] core::Issue withNames(core::Issue issue, const core::Catalog& catalog);

} // namespace ui

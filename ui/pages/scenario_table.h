// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/models/table_content.h"
#include "ui/platform/wording.h"

namespace ui {

/// Scenarios side by side: cost, range, saving against the one compared with, hours and fit.
[[nodiscard]] TableContent scenarioTable(const PlanDocument& document, const Wording& wording);

/// How many of a scenario's workloads with a memory model fit.
struct FitCount
{
    int fitting = 0;   ///< at the likely need
    int uncertain = 0; ///< of those: not at the high end
    int known = 0;
    int all = 0;
};
[[nodiscard]] FitCount fitCount(const core::ScenarioResult& scenario);
/// The worst of what is known.
[[nodiscard]] core::FitVerdict verdictOf(const FitCount& count);

/// Money and share saved when `scenario` replaces `against`; nothing where either has no cost.
[[nodiscard]] std::optional<core::SavingResult> savingOf(const core::ScenarioResult& scenario,
                                                         const core::ScenarioResult& against);

} // namespace ui

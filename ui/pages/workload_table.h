// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/models/table_content.h"
#include "ui/platform/wording.h"

namespace ui {

/// The workloads of the scenario in hand: where they run, fit, speed, hours, cost and its difference from the
/// scenario that is compared with. The rows' costs, with one row for what is not a workload's own (credits,
/// contingency, tax, shared extras), add up to the total to the cent.
[[nodiscard]] TableContent workloadTable(const PlanDocument& document, const Wording& wording);

/// "▼ 58 %" (cheaper, good) or "▲ 12 %"; an empty cell with a reason when there is nothing to compare.
[[nodiscard]] TableCell differenceCell(const std::optional<core::Range>& cost,
                                       const std::optional<core::Range>& against, bool sameScenario,
                                       const Wording& wording);

/// The id of the row for what no workload owns.
inline constexpr std::string_view kSharedRow;

} // namespace ui

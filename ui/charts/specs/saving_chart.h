// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/savings/waterfall.h"
#include "ui/charts/chart_spec.h"
#include "ui/platform/wording.h"

namespace ui {

/// Why there is no waterfall, in one sentence; empty when there is one.
[[nodiscard]] QString whyNoWaterfall(const core::Waterfall& waterfall, const core::PlanResult& result,
                                     const Wording& wording);

/// From one scenario's cost to another's, lever by lever in the colours of their pillars, with the plan's
/// goal across. Its title is the finding.
[[nodiscard]] ChartSpec savingByLever(const core::Waterfall& waterfall, const core::Plan& plan,
                                      const core::PlanResult& result, const Wording& wording);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/platform/wording.h"

namespace ui {

/// Decimals that show every tick of the axis in full, at most four.
[[nodiscard]] int decimalsOfTicks(const ChartAxis& axis);
/// A nice axis from `low` to `high` USD, its numbers in dollars, thousands or millions.
[[nodiscard]] ChartAxis moneyAxis(double low, double high, bool fromZero, const Wording& wording);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/platform/wording.h"
#include "ui/widgets/figure_strip.h"

#include <vector>

namespace ui {

/// Cost compared with, cost, saving with the goal, time, budget and fit of the scenario in hand.
[[nodiscard]] std::vector<Figure> stripFigures(const PlanDocument& document, const Wording& wording);

/// Whole dollars from a thousand on, cents below: a figure to be read across a room.
[[nodiscard]] QString bigMoney(double usd, const Wording& wording);

} // namespace ui

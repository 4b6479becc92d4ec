// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "ui/charts/chart_spec.h"
#include "ui/platform/wording.h"

#include <string>
#include <vector>

namespace ui {

enum class GpuFigure { Vram, Bf16 };

/// The cheapest on-demand price of one GPU and hour against its memory or its dense BF16 peak: a point for
/// each of `ids` that has both. Those in `inHand` are marked.
[[nodiscard]] ChartSpec priceAgainst(GpuFigure figure, const core::Catalog& catalog,
                                     const std::vector<std::string>& ids,
                                     const std::vector<std::string>& inHand, const Wording& wording);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/at_ends.h"
#include "core/evaluate/bill.h"
#include "core/evaluate/line.h"
#include "core/evaluate/result.h"

#include <optional>

namespace core {

/// Capacity is paid whether it works or not: a GPU-hour is the whole bill for the hours it worked.
[[nodiscard]] bool isCapacity(const Line& line);

/// USD for a million tokens, a thousand images, …: the work's whole cost ÷ its units. Where `duty` states the
/// share of the time in which tokens are produced, or a service states no demand, the price of a million
/// tokens at the throughput (FORMULAS §9). Nothing for work without units.
[[nodiscard]] std::optional<UnitCost> unitCostOf(const Line& line, const WorkloadResult& result,
                                                 const AtEnds<LineFigures>& f);

} // namespace core

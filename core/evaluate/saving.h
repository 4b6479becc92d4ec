// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/limits.h"
#include "core/evaluate/result.h"

#include <span>

namespace core {

/// What a scenario saves against the baseline, with limits: what only one of them reads is at that side's own
/// extreme, what both read (the hours of the same work) is set once for both. Both must be feasible.
[[nodiscard]] SavingResult savingOf(const Plan& plan, std::span<const Line> baseline,
                                    const Extremes& baselineExtremes, std::span<const Line> option,
                                    const Extremes& optionExtremes);

} // namespace core

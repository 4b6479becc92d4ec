// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/finance/preemption.h"

namespace core {

/// How the wall time of interrupted work scatters, where nothing interrupts the recovery itself (FORMULAS §8,
/// "Mean/variance"). Hours; hours².
struct CourseSpread
{
    double mean = 0;
    double variance = 0;
    double least = 0; ///< when nothing happens
};
/// Work cut into ⌈work ÷ interval⌉ equal segments with a checkpoint after each, as `withCheckpoints` does.
[[nodiscard]] CourseSpread spreadOf(const InterruptedWork& job, double interval);

/// Chance that the work takes longer than `deadline` hours, by a gamma distribution that begins at the least
/// possible time: close in the tail, where a normal one is far too hopeful. 0…1.
[[nodiscard]] double chanceOfMissing(const CourseSpread& spread, double deadline);
/// The same by a normal distribution, to compare.
[[nodiscard]] double normalChanceOfMissing(const CourseSpread& spread, double deadline);

} // namespace core

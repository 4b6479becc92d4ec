// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace core {

/// Successive halving: of the trials that ran `minHours`, one in `eta` goes on to `eta` times as long, until
/// the full length (FORMULAS §11).
struct Halving
{
    int eta = 3;         ///< 2 or more
    double minHours = 1; ///< > 0
    bool resume = true;  ///< a promoted trial goes on from its checkpoint; else it starts again
};

/// Hours of a hyper-parameter search. `workerHours`: summed over workers; `wallHours`: until the last trial
/// ends when `parallel` workers wait for each other at every rung.
struct SweepHours
{
    double workerHours = 0;
    double wallHours = 0;
};

/// `trials` ≥ 0, `hoursPerTrial` ≥ 0 on one worker, `parallel` ≥ 1 workers.
[[nodiscard]] SweepHours sweepHours(double trials, double hoursPerTrial, int parallel,
                                    const std::optional<Halving>& halving);

} // namespace core

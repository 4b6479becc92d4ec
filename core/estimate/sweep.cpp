// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/sweep.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

SweepHours sweepHours(double trials, double hoursPerTrial, int parallel,
                      const std::optional<Halving>& halving)
{
    assert(parallel >= 1);
    const auto waves = [parallel](double n) { return std::ceil(n / parallel - 1e-9); };
    if (!halving || halving->minHours >= hoursPerTrial)
        return {trials * hoursPerTrial, waves(trials) * hoursPerTrial};
    assert(halving->eta >= 2 && halving->minHours > 0);
    SweepHours hours;
    double before = 0;
    double reached = halving->minHours;
    for (double left = std::floor(trials + 1e-9); left >= 1; left = std::floor(left / halving->eta + 1e-9)) {
        const double each = halving->resume ? reached - before : reached;
        hours.workerHours += left * each;
        hours.wallHours += waves(left) * each;
        if (reached >= hoursPerTrial)
            break;
        before = reached;
        reached = std::min(hoursPerTrial, reached * halving->eta);
    }
    return hours;
}

} // namespace core

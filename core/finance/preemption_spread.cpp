// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/preemption_spread.h"

#include <boost/math/special_functions/erf.hpp>
#include <boost/math/special_functions/gamma.hpp>

#include <algorithm>
#include <cmath>

namespace core {

CourseSpread spreadOf(const InterruptedWork& job, double interval)
{
    const double segments = std::max(1.0, std::ceil(job.work / interval * (1 - 1e-12)));
    const double length = job.work / segments + job.save;
    const double pause = job.recovery + job.wait;
    const double rate = 1 / job.mtbf;
    const double success = std::exp(-rate * length);
    const double failure = -std::expm1(-rate * length);
    const double failures = failure / success;
    const double failuresVariance = failure / (success * success);
    // Of what one failure loses: its time, given that it comes within the segment.
    const double lost = job.mtbf - length * success / failure;
    const double lostSquared =
        2 * job.mtbf * job.mtbf - (length * length + 2 * length * job.mtbf) * success / failure;
    CourseSpread spread;
    spread.least = segments * length;
    spread.mean = segments * (length + failures * (lost + pause));
    spread.variance =
        segments
        * (failures * (lostSquared - lost * lost) + failuresVariance * (lost + pause) * (lost + pause));
    return spread;
}

double chanceOfMissing(const CourseSpread& spread, double deadline)
{
    const double above = spread.mean - spread.least;
    if (deadline <= spread.least)
        return 1;
    if (!(above > 0) || !(spread.variance > 0) || !std::isfinite(spread.variance))
        return above > 0 ? 1 : 0;
    return boost::math::gamma_q(above * above / spread.variance,
                                (deadline - spread.least) * above / spread.variance);
}

double normalChanceOfMissing(const CourseSpread& spread, double deadline)
{
    return boost::math::erfc((deadline - spread.mean) / std::sqrt(2 * spread.variance)) / 2;
}

} // namespace core

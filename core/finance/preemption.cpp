// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/preemption.h"

#include <algorithm>
#include <boost/math/special_functions/lambert_w.hpp>
#include <cmath>

namespace core {

CheckpointInterval optimalInterval(double save, double mtbf)
{
    if (save <= 0)
        return {};
    const double young = std::sqrt(2 * save * mtbf);
    CheckpointInterval interval{young, young, mtbf};
    if (save < 2 * mtbf) {
        const double half = std::sqrt(save / (2 * mtbf));
        interval.daly = young * (1 + half / 3 + half * half / 9) - save;
    }
    // Where saving is very short against the MTBF, the argument of Lambert's W is −1/e to the last digit and
    // Young's square root is the better number.
    if (save / mtbf > 1e-6)
        interval.exact = (1 + boost::math::lambert_w0(-std::exp(-save / mtbf - 1))) * mtbf;
    return interval;
}

namespace {

/// One segment that runs `length` hours without interruption, repeated until it succeeds, `segments` times.
ExpectedCourse courseOf(const InterruptedWork& job, double length, double segments, double interval)
{
    const double tries = std::exp(job.recovery / job.mtbf) * std::expm1(length / job.mtbf);
    ExpectedCourse course;
    course.segments = segments;
    course.interval = interval;
    course.interruptions = segments * tries;
    course.billed = course.interruptions * job.mtbf;
    course.wall = course.billed + course.interruptions * job.wait;
    return course;
}

} // namespace

ExpectedCourse withCheckpoints(const InterruptedWork& job, double interval)
{
    // A last segment that exists only in the rounding of a division is no segment.
    const double segments = std::max(1.0, std::ceil(job.work / interval * (1 - 1e-12)));
    const double used = job.work / segments;
    return courseOf(job, used + job.save, segments, used);
}

ExpectedCourse withoutCheckpoints(const InterruptedWork& job)
{
    return courseOf(job, job.work, 1, job.work);
}

ExpectedCourse withNotice(const InterruptedWork& job)
{
    ExpectedCourse course;
    course.interval = job.work;
    course.interruptions = job.work / job.mtbf;
    course.billed = job.work + course.interruptions * (job.save + job.recovery);
    course.wall = course.billed + course.interruptions * job.wait;
    return course;
}

} // namespace core

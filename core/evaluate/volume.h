// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/inputs.h"
#include "core/plan/workload.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

// How much of what a workload does, at its inputs' ends.

/// An optional input, or `absent`.
[[nodiscard]] inline double valueOr(const std::optional<Uncertain>& input, const Inputs& inputs,
                                    std::string_view field, double absent)
{
    return input ? inputs(*input, field) : absent;
}

/// Work units of one run; 0 when the kind has none that a throughput could be given in. `daysPerRun`: of work
/// that is given by the day, whose run is a month.
[[nodiscard]] double unitsOf(const Work& work, const Inputs& inputs, double daysPerRun);

/// Requests of one run that a worker could serve one after the other: prompts, batches of images, units.
/// Nothing for work that is one piece.
[[nodiscard]] std::optional<double> requestsOf(const Work& work, const Inputs& inputs, double daysPerRun);

/// What the workload's volume is counted in: "tokens", "images", "sequences", "steps", "units" or "" (not
/// counted).
[[nodiscard]] std::string unitOfWork(const Work& work);

} // namespace core

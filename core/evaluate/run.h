// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/line.h"

#include <optional>

namespace core {

/// One run of a workload on its deployment, before billing rules. A run of serving or interactive work is a
/// month. Hours are wall hours of one launch.
struct Run
{
    double launches = 1;
    double workHours = 0;  ///< of one launch; overhead, speed-up and data loading applied
    double idleHours = 0;  ///< of one launch
    double setupHours = 0; ///< of one launch
    double gpus = 1;      ///< that work at the same time, all nodes or replicas (an average with autoscaling)
    double wallHours = 0; ///< until the run is done
    double units = 0;     ///< of work done; 0 = not counted
    std::optional<ServingEstimate> serving;
};

/// The run with its volume multiplied by `volume` (growth). Nothing when this kind of work has no speed yet,
/// or no number of replicas holds to its targets; `whyNot` then says which issue id that is.
struct RunOutcome
{
    std::optional<Run> run;
    std::string whyNot;
};
[[nodiscard]] RunOutcome runOf(const Line& line, const Inputs& inputs, double volume);

/// What the workload's volume is counted in: "tokens", "images", "sequences", "steps", "units" or "" (not
/// counted).
[[nodiscard]] std::string unitOfWork(const Work& work);

/// GPUs that one replica of the deployment spans: the product of its parallel degrees.
[[nodiscard]] int gpusPerReplica(const Deployment& deployment);

} // namespace core

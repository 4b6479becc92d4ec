// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/estimate/llm_serving.h"
#include "core/evaluate/line.h"
#include "core/evaluate/volume.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The busiest part of a served day, and what its queue must hold to.
struct ServingPeak
{
    ReplicaDay day;
    ServingTargets targets;
};

/// One run of a workload on its deployment, before billing rules. A run of serving or interactive work is a
/// month. Hours are wall hours of one launch.
struct Run
{
    double launches = 1;
    double workHours = 0;  ///< of one launch; overhead, speed-up and data loading applied
    double idleHours = 0;  ///< of one launch
    double setupHours = 0; ///< of one launch
    double lostHours = 0;  ///< of one launch: redone, restarted and saving
    double startHours = 0; ///< of one launch of a serverless worker: starting, and waiting before it stops
    double gpus = 1;      ///< that work at the same time, all nodes or replicas (an average with autoscaling)
    double wallHours = 0; ///< until the run is done
    double units = 0;     ///< of work done; 0 = not counted
    std::optional<ServingPeak> serving;
    std::optional<SpotEstimate> spot;
};

/// The run with its volume multiplied by `volume` (growth), or why it cannot be priced, as an issue's id:
/// this kind of work has no speed yet, no number of replicas holds to its targets, interruptions never let it
/// finish (then the run is there too).
struct RunOutcome
{
    std::optional<Run> run;
    std::string whyNot;
};
[[nodiscard]] RunOutcome runOf(const Line& line, const Inputs& inputs, double volume);

/// Replicas that a step of the served day needs, and for how long.
struct ReplicaHours
{
    int replicas = 0;
    double hoursPerDay = 0;
};
/// The served day's steps, the busiest first; empty for other work.
[[nodiscard]] std::vector<ReplicaHours> replicasByHours(const Line& line, const Inputs& inputs,
                                                        double volume);

/// GPUs that one replica of the deployment spans: the product of its parallel degrees.
[[nodiscard]] int gpusPerReplica(const Deployment& deployment);

} // namespace core

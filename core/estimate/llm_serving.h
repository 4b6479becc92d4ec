// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/estimate/queueing.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// Requests arrive at this rate for so many hours of a day.
struct LoadStep
{
    double hoursPerDay = 24;
    double arrivalsPerS = 0;
};

/// What the queue must hold to, with the measured speed of one replica.
struct ServingTargets
{
    double serviceS = 1;                  ///< seconds a request holds a slot; > 0
    double slotsPerReplica = 1;           ///< > 0
    std::optional<double> maxUtilization; ///< 0…1
    std::optional<double> p95WaitS;
    int minimumReplicas = 1;
};

struct OneFewerReplica
{
    double utilization = 0;
    std::optional<double> p95WaitS; ///< absent: the queue never settles
    std::string reason;             ///< "p95_wait", "utilization", "throughput", "minimum_replicas"
    bool operator==(const OneFewerReplica&) const = default;
};

struct ServingEstimate
{
    int replicas = 1;
    double utilization = 0;
    std::optional<double> p95WaitS;
    std::optional<double> p95ResponseS;
    std::optional<OneFewerReplica> oneFewer;
    std::optional<Range> ttftMs; ///< on an idle replica; absent where service times were measured
    std::optional<Range> tpotMs; ///< at the replica's sequences
    bool operator==(const ServingEstimate&) const = default;
};

/// The fewest replicas whose queue settles and holds to every target at `arrivalsPerS`. Nothing when no
/// number up to 100,000 replicas does.
[[nodiscard]] std::optional<int> fewestReplicas(double arrivalsPerS, const ServingTargets& targets);

/// How busy `replicas` are, how long requests wait and take, and why one fewer would not do. Much dearer to
/// compute than the number itself.
[[nodiscard]] ServingEstimate describeReplicas(int replicas, double arrivalsPerS,
                                               const ServingTargets& targets);

/// Replica-hours of one day: the peak's replicas in every hour of load, or each step's own with autoscaling.
struct ReplicaDay
{
    int replicas = 0;        ///< in the busiest step
    double arrivalsPerS = 0; ///< of that step
    double replicaHours = 0;
    bool operator==(const ReplicaDay&) const = default;
};
[[nodiscard]] std::optional<ReplicaDay> replicaDay(const std::vector<LoadStep>& load,
                                                   const ServingTargets& targets, bool autoscale);

} // namespace core

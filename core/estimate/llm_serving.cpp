// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/llm_serving.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr int kMostReplicas = 100'000;

Station stationOf(int replicas, double arrivalsPerS, const ServingTargets& targets)
{
    const int servers = std::max(1, static_cast<int>(std::floor(replicas * targets.slotsPerReplica + 1e-9)));
    return {arrivalsPerS, targets.serviceS, servers};
}

/// Empty when the station holds to every target, else the first target that it misses.
std::string missed(int replicas, const Station& station, const ServingTargets& targets)
{
    if (replicas < targets.minimumReplicas)
        return "minimum_replicas";
    if (station.utilization() >= 1)
        return "utilization";
    if (targets.p95WaitS && *waitQuantile(station, 0.95) > *targets.p95WaitS)
        return "p95_wait";
    if (targets.maxUtilization && station.utilization() > *targets.maxUtilization)
        return "utilization";
    return {};
}

} // namespace

std::optional<int> fewestReplicas(double arrivalsPerS, const ServingTargets& targets)
{
    const double busy = arrivalsPerS * targets.serviceS / targets.slotsPerReplica;
    if (!(busy < kMostReplicas))
        return std::nullopt;
    // More replicas never wait longer, so the smallest that holds is found by doubling, then halving.
    const auto holds = [&](int replicas) {
        return missed(replicas, stationOf(replicas, arrivalsPerS, targets), targets).empty();
    };
    int low = std::max({0, targets.minimumReplicas - 1, static_cast<int>(std::floor(busy)) - 1});
    int high = low + 1;
    while (high <= kMostReplicas && !holds(high)) {
        low = high;
        high = low + std::max(1, low / 8);
    }
    if (high > kMostReplicas)
        return std::nullopt;
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        (holds(middle) ? high : low) = middle;
    }
    return high;
}

ServingEstimate describeReplicas(int replicas, double arrivalsPerS, const ServingTargets& targets)
{
    const Station station = stationOf(replicas, arrivalsPerS, targets);
    ServingEstimate estimate;
    estimate.replicas = replicas;
    estimate.utilization = station.utilization();
    estimate.p95WaitS = waitQuantile(station, 0.95);
    estimate.p95ResponseS = responseQuantile(station, 0.95);
    if (replicas > 1) {
        const Station smaller = stationOf(replicas - 1, arrivalsPerS, targets);
        estimate.oneFewer = OneFewerReplica{smaller.utilization(), waitQuantile(smaller, 0.95),
                                            missed(replicas - 1, smaller, targets)};
    }
    return estimate;
}

std::optional<ReplicaDay> replicaDay(const std::vector<LoadStep>& load, const ServingTargets& targets,
                                     bool autoscale)
{
    ReplicaDay day;
    double loadedHours = 0;
    for (const LoadStep& step : load) {
        const auto replicas = fewestReplicas(step.arrivalsPerS, targets);
        if (!replicas)
            return std::nullopt;
        loadedHours += step.hoursPerDay;
        day.replicaHours += *replicas * step.hoursPerDay;
        if (*replicas > day.replicas) {
            day.replicas = *replicas;
            day.arrivalsPerS = step.arrivalsPerS;
        }
    }
    if (!autoscale)
        day.replicaHours = day.replicas * loadedHours;
    return day;
}

} // namespace core

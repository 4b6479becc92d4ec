// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/queueing.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

double erlangC(double offered, int servers)
{
    assert(servers >= 1 && offered >= 0);
    if (offered >= servers)
        return 1;
    double blocked = 1; // Erlang B with no servers
    for (int k = 1; k <= servers; ++k)
        blocked = offered * blocked / (k + offered * blocked);
    return servers * blocked / (servers - offered * (1 - blocked));
}

std::optional<double> waitQuantile(const Station& station, double p)
{
    if (station.utilization() >= 1)
        return std::nullopt;
    if (station.arrivalsPerS <= 0)
        return 0.0;
    const double waits = erlangC(station.offered(), station.servers);
    const double spare = station.servers / station.serviceS - station.arrivalsPerS;
    return std::max(0.0, std::log(waits / (1 - p)) / spare);
}

double responseExceeds(const Station& station, double t)
{
    if (station.utilization() >= 1)
        return 1;
    const double waits = erlangC(station.offered(), station.servers);
    const double mu = 1 / station.serviceS;
    const double theta = station.servers * mu - station.arrivalsPerS;
    if (std::abs(theta - mu) < 1e-9 * mu)
        return waits * (1 + mu * t) * std::exp(-mu * t) + (1 - waits) * std::exp(-mu * t);
    return (1 - waits) * std::exp(-mu * t)
           + waits * (theta * std::exp(-mu * t) - mu * std::exp(-theta * t)) / (theta - mu);
}

std::optional<double> responseQuantile(const Station& station, double p)
{
    if (station.utilization() >= 1)
        return std::nullopt;
    double low = 0;
    double high = station.serviceS;
    while (responseExceeds(station, high) > 1 - p)
        high *= 2;
    // 60 halvings leave less than the last digit of a double.
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (responseExceeds(station, middle) > 1 - p ? low : high) = middle;
    }
    return high;
}

} // namespace core

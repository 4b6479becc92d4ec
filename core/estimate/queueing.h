// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace core {

/// Probability that a request waits in a queue with `servers` servers, each serving one request at a time,
/// when `offered` servers would be busy on average (M/M/c, Erlang C by the Erlang B recursion; FORMULAS §9).
/// offered ≥ 0, servers ≥ 1; 1 when offered ≥ servers (the queue never settles).
[[nodiscard]] double erlangC(double offered, int servers);

/// A station of `servers` slots: requests arrive at `arrivalsPerS` and hold a slot for `serviceS` on average.
struct Station
{
    double arrivalsPerS = 0;
    double serviceS = 1; ///< > 0
    int servers = 1;     ///< slots in all
    [[nodiscard]] double offered() const { return arrivalsPerS * serviceS; }
    [[nodiscard]] double utilization() const { return offered() / servers; }
};

/// Wait in seconds that a share `p` of requests does not exceed (FORMULAS §9); nothing when the queue never
/// settles. 0 < p < 1.
[[nodiscard]] std::optional<double> waitQuantile(const Station& station, double p);
/// Probability that wait and service together last longer than `t` seconds (exponential service; FORMULAS
/// §9); 1 when the queue never settles.
[[nodiscard]] double responseExceeds(const Station& station, double t);
/// Seconds from arrival to the end of service that a share `p` does not exceed; nothing when it never
/// settles.
[[nodiscard]] std::optional<double> responseQuantile(const Station& station, double p);

} // namespace core

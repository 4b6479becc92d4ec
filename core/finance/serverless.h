// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace core {

/// Work that is billed by the second of a worker that starts when it is needed and stops when it is not.
struct ServerlessUse
{
    double serviceS = 0;         ///< a request holds a slot
    double slots = 1;            ///< requests a worker serves at once, > 0
    double packing = 1;          ///< share of the slots that are filled, 0…1
    double coldStartS = 0;       ///< from starting a worker to its first request
    double idleTimeoutS = 0;     ///< that it waits before it stops
    double requestsPerStart = 1; ///< served by one life of a worker, > 0
};

/// Billed worker seconds of one request, those of work and those of starting and waiting (FORMULAS §9,
/// "Serverless").
struct WorkerSeconds
{
    double execution = 0; ///< service ÷ (slots × packing)
    double starting = 0;  ///< (cold start + idle timeout) ÷ requests of a start
    [[nodiscard]] double all() const { return execution + starting; }
};
[[nodiscard]] constexpr WorkerSeconds workerSecondsOf(const ServerlessUse& use)
{
    return {use.serviceS / (use.slots * use.packing),
            (use.coldStartS + use.idleTimeoutS) / use.requestsPerStart};
}

} // namespace core

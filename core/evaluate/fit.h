// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/line.h"

#include <optional>
#include <vector>

namespace core {

/// Whether a line's work fits its GPUs and how fast it can go at most. Empty for kinds without such a model.
struct Fit
{
    std::optional<bool> fits;
    std::optional<MemoryEstimate> memory;
    std::optional<ThroughputEstimate> throughput;
    std::vector<Issue> issues;
};

/// LLM serving and batch: weights (by the deployment's format or given size) + KV cache + runtime against the
/// memory of one replica, and the bandwidth ceiling of decoding; the user's measured throughput is held to
/// that ceiling. FORMULAS §16.
[[nodiscard]] Fit fitOf(const Line& line);

/// GPUs whose memory one replica pools (tensor, pipeline and expert split).
[[nodiscard]] int gpusThatPool(const Deployment& deployment);

} // namespace core

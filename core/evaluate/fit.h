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

/// Training of language models: weights, gradients, optimizer, activations on one GPU against its memory.
/// Every kind with a speed law: throughput with its range. LLM serving and batch: weights (by the
/// deployment's format or given size) + KV cache + runtime against the memory of one replica, and the
/// bandwidth ceiling of decoding; the user's measured throughput is held to that ceiling. FORMULAS §16.
[[nodiscard]] Fit fitOf(const Line& line);

/// Likely GB of the weights that the deployment serves, and of the KV cache of one token; nothing when the
/// format or the shape is unknown.
[[nodiscard]] std::optional<double> servedWeightsGb(const Line& line);
[[nodiscard]] std::optional<double> servedKvGbPerToken(const Line& line);

/// "does-not-fit" at `path`: what is needed and there, and what would fit, as arguments that wording fills
/// in.
[[nodiscard]] Issue doesNotFit(const Line& line, const MemoryEstimate& memory);
/// "fit-uncertain": only the high end does not fit.
[[nodiscard]] Issue mayNotFit(const Line& line, const MemoryEstimate& memory);

/// GPUs whose memory one replica pools (tensor, pipeline and expert split).
[[nodiscard]] int gpusThatPool(const Deployment& deployment);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/quantity.h"
#include "core/base/range.h"
#include "core/catalog/model.h"

#include <optional>

namespace core {

/// Bytes of KV cache for one token of one sequence.
/// MHA, GQA, MQA: 2 · layers · KV heads · head size · bytes (arXiv 2305.13245); multi-head latent attention:
/// layers · (latent rank + rotary size) · bytes (arXiv 2405.04434). Nothing when the shape lacks a figure.
[[nodiscard]] std::optional<Bytes> kvBytesPerToken(const ModelShape& model, double bytesPerValue);

/// What one replica must hold to serve: weights + KV cache of `concurrency` sequences of `contextTokens` +
/// runtime, against the memory of the replica's GPUs (pooled under tensor or layer split).
struct ServingMemory
{
    Range weightsGb;
    double kvGbPerToken = 0;
    double contextTokens = 0;
    double concurrency = 1;
    Range runtimeGb;
    double availableGb = 0;

    [[nodiscard]] Range kvGb() const { return Range::exactly(kvGbPerToken * contextTokens * concurrency); }
    [[nodiscard]] Range neededGb() const { return weightsGb + kvGb() + runtimeGb; }
    /// At likely values: the verdict of the plan.
    [[nodiscard]] bool fits() const { return neededGb().likely <= availableGb; }
    /// The longest context that fits at this concurrency, whole tokens; nothing without a KV cache.
    [[nodiscard]] std::optional<double> largestContext() const;
    /// The most sequences that fit at this context; nothing without a KV cache.
    [[nodiscard]] std::optional<double> largestConcurrency() const;
};

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/catalog/gpu.h"
#include "core/catalog/model.h"

namespace core {

/// Decimal GB of weights that one token reads: all of a dense model, the active share of a mixture of
/// experts.
[[nodiscard]] double gbReadPerToken(double weightsGb, const ModelShape& model);

/// No engine decodes faster than memory delivers the weights: bandwidth of the cards that work on a token
/// together ÷ GB read per token, times the sequences that share a read. Tokens/s. `gbRead` > 0.
/// Pipeline or layer split does not add bandwidth to a token, tensor split does (FORMULAS §16).
[[nodiscard]] double decodeCeiling(const Gpu& gpu, int tensorParallel, double gbRead, double concurrency);

/// How many times faster `gpu` does work than `reference`, when only specifications are known: between the
/// ratio of memory bandwidths and that of dense BF16 peaks (FP32 where either lacks BF16), likely their
/// geometric mean. Exactly 1 for the same card.
[[nodiscard]] Range relativeSpeed(const Gpu& gpu, const Gpu& reference);

} // namespace core

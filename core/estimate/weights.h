// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/catalog/efficiency.h"
#include "core/catalog/model.h"

namespace core {

/// Widths of one layer of a transformer, in values a token.
struct LayerWidths
{
    double hidden = 0;
    double query = 0;         ///< all query heads
    double keyValue = 0;      ///< all key heads; as many values
    double inner = 0;         ///< of the feed-forward part that one token goes through, all its experts
    bool gated = true;        ///< three matrices in the feed-forward part, not two
    double queriesPerKey = 1; ///< query heads that share a key–value head
};

/// Usual proportions where the shape says nothing: heads as wide as hidden ÷ heads, feed-forward 4 × hidden.
[[nodiscard]] LayerWidths layerWidths(const ModelShape& model);

/// Weights of the tables of embeddings and output, one table where they are tied.
[[nodiscard]] double tableParameters(const ModelShape& model);

/// Bits that a weight of this model takes on average. By tensors where the format says how and the shape how
/// many weights each kind has: published GGUF files are met within half a percent. The format's own figure
/// else.
[[nodiscard]] Range bitsPerWeight(const WeightFormat& format, const ModelShape& model);

} // namespace core

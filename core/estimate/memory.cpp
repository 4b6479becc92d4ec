// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/memory.h"

#include <algorithm>
#include <cmath>

namespace core {

std::optional<Bytes> kvBytesPerToken(const ModelShape& model, double bytesPerValue)
{
    if (!model.layers)
        return std::nullopt;
    if (model.kvLoraRank && model.qkRopeHeadDim)
        return bytes(*model.layers * (*model.kvLoraRank + *model.qkRopeHeadDim) * bytesPerValue);
    const auto kvHeads = model.kvHeads ? model.kvHeads : model.heads;
    std::optional<double> headDim = model.headDim;
    if (!headDim && model.hidden && model.heads)
        headDim = static_cast<double>(*model.hidden) / *model.heads;
    if (!kvHeads || !headDim)
        return std::nullopt;
    return bytes(2.0 * *model.layers * *kvHeads * *headDim * bytesPerValue);
}

namespace {

std::optional<double> largest(double freeGb, double gbEach)
{
    if (gbEach <= 0)
        return std::nullopt;
    return std::max(0.0, std::floor(freeGb / gbEach));
}

} // namespace

std::optional<double> ServingMemory::largestContext() const
{
    return largest(availableGb - weightsGb.likely - runtimeGb.likely, kvGbPerToken * concurrency);
}

std::optional<double> ServingMemory::largestConcurrency() const
{
    return largest(availableGb - weightsGb.likely - runtimeGb.likely, kvGbPerToken * contextTokens);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/weights.h"

#include <algorithm>

namespace core {

namespace {

constexpr double kManyQueries = 4; ///< a key–value head: quantizers keep its values wider
constexpr int kLayersOf70b = 80;
constexpr int kExpertsOf8 = 8;

/// Files differ by headers and by which layers count as the first.
constexpr double kLow = 0.99;
constexpr double kHigh = 1.012;

struct AttentionBits
{
    double key = 0;
    double value = 0;
    double output = 0;
};

AttentionBits attentionBits(const TensorBits& t, const ModelShape& model, const LayerWidths& widths)
{
    if (model.experts == kExpertsOf8)
        return {t.key8Experts, t.value8Experts, t.attentionOutput8Experts};
    const bool grouped = widths.queriesPerKey >= kManyQueries;
    const double value = !grouped ? t.value : model.layers == kLayersOf70b ? t.value70b : t.valueGrouped;
    return {t.key, value, t.attentionOutput};
}

} // namespace

LayerWidths layerWidths(const ModelShape& model)
{
    LayerWidths w;
    w.hidden = model.hidden.value_or(0);
    const double heads = std::max(1, model.heads.value_or(1));
    const double headDim = model.headDim ? *model.headDim : w.hidden / heads;
    const double keyHeads = std::clamp<double>(model.kvHeads.value_or(model.heads.value_or(1)), 1, heads);
    w.query = heads * headDim;
    w.keyValue = keyHeads * headDim;
    w.queriesPerKey = heads / keyHeads;
    w.gated = model.ffn != "plain";
    w.inner = model.intermediate ? *model.intermediate : 4 * w.hidden;
    if (model.experts.value_or(1) > 1) {
        const double used = model.expertsPerToken.value_or(1) + model.sharedExperts.value_or(0);
        w.inner = used * (model.expertIntermediate ? *model.expertIntermediate : w.inner);
    }
    return w;
}

double tableParameters(const ModelShape& model)
{
    return static_cast<double>(model.vocabulary.value_or(0)) * model.hidden.value_or(0)
           * (model.tiedEmbeddings ? 1 : 2);
}

Range bitsPerWeight(const WeightFormat& format, const ModelShape& model)
{
    if (!format.tensors || !model.layers || !model.hidden || model.parameters <= 0)
        return format.bitsPerWeight;
    const TensorBits& t = *format.tensors;
    const LayerWidths w = layerWidths(model);
    const AttentionBits attention = attentionBits(t, model, w);
    const double layers = *model.layers;
    const double tables = std::min(tableParameters(model), model.parameters);
    const double tableBits = model.tiedEmbeddings ? t.output : (t.embedding + t.output) / 2;
    const double queries = layers * w.hidden * w.query;
    const double keys = layers * w.hidden * w.keyValue;
    // What is left is feed-forward; where the parts do not add up (latent attention), all the rest is alike.
    const double left = model.parameters - tables - 2 * queries - 2 * keys;
    const double down = w.gated ? 1.0 / 3 : 1.0 / 2;
    const double bits = left <= 0 || model.kvLoraRank
                            ? tables * tableBits + (model.parameters - tables) * t.rest
                            : tables * tableBits + queries * (t.query + attention.output)
                                  + keys * (attention.key + attention.value)
                                  + left * (down * t.down + (1 - down) * t.gateUp);
    const double likely = bits / model.parameters;
    return {likely * kLow, likely, likely * std::max(kHigh, t.high)};
}

} // namespace core

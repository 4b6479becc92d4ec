// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/training_memory.h"

#include "core/estimate/llm_training.h"
#include "core/estimate/weights.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr int kUsualRank = 16;

/// How many ways ZeRO divides states, and what it divides.
struct Sharding
{
    double model = 1; ///< tensor × pipeline
    double weights = 1;
    double gradients = 1;
    double optimizer = 1;
};

Sharding shardingOf(const Deployment& d)
{
    Sharding s;
    const double gpus = static_cast<double>(d.gpus) * d.nodes;
    s.model = std::max(1, d.parallel.tensor * d.parallel.pipeline * d.parallel.expert);
    const double ways = std::max(1.0, std::floor(gpus / s.model));
    if (d.parallel.shard == Shard::Zero3)
        s.weights = ways;
    if (d.parallel.shard == Shard::Zero3 || d.parallel.shard == Shard::Zero2)
        s.gradients = ways;
    if (d.parallel.shard != Shard::None)
        s.optimizer = ways;
    return s;
}

/// Values that a layer keeps for its backward pass, in bytes a token of 16-bit training. Norms that divide by
/// the root mean square work in 32 bits and keep input, 32-bit copy and output; plain ones share theirs.
struct LayerBytes
{
    double norms = 0;
    double rest = 0; ///< what tensor parallel divides
};

LayerBytes layerBytes(const ModelShape& model, bool quantized, const SpeedLaw& law)
{
    const LayerWidths w = layerWidths(model);
    const double rotated = w.gated ? w.query + w.keyValue : 0; // copies of queries and keys
    const double attention = w.query + 2 * w.keyValue + w.query + rotated;
    const double feedForward = (w.gated ? 4 : 2) * w.inner;
    LayerBytes bytes{2 * w.hidden * (w.gated ? 5 : 2), 2 * (attention + feedForward)};
    if (quantized) // inputs of packed matrices are kept though these are not trained
        bytes.rest += law.constant("packed-input-bytes") * w.hidden;
    return bytes;
}

double activationBytes(const ModelShape& model, const Deployment& d, double sequenceLength, bool quantized,
                       const SpeedLaw& law)
{
    const double tensor = std::max(1, d.parallel.tensor);
    const double along = d.parallel.sequence ? tensor : 1;
    const ActivationSavings saved = activationSavings(d.engine);
    const LayerBytes bytes = layerBytes(model, quantized, law);
    double layer = sequenceLength * (bytes.norms / along + bytes.rest / tensor);
    if (!d.flashAttention.value_or(true))
        layer += 5 * model.heads.value_or(1) * sequenceLength * sequenceLength / tensor;
    if (saved.compiled)
        layer *= law.factor("compiled");
    if (d.compute == "fp32" || d.compute == "tf32")
        layer *= 2;
    const double stages = std::max(1, d.parallel.pipeline);
    const double layers = std::ceil(static_cast<double>(*model.layers) / stages);
    const double inFlight = std::min(stages, std::max(1.0, static_cast<double>(d.gradientAccumulation)));
    const double context = std::max(1, d.parallel.context);
    if (!d.gradientCheckpointing)
        return layer * layers * inFlight / context;
    const double kept = 2 * sequenceLength * *model.hidden / along * layers * inFlight;
    return (kept + layer * law.factor(saved.fusedLayers ? "fused-layers" : "working-layers")) / context;
}

double logitBytes(const ModelShape& model, const Deployment& d, double sequenceLength, const SpeedLaw& law)
{
    const bool chunked = activationSavings(d.engine).chunkedLogits;
    return sequenceLength * model.vocabulary.value_or(0)
           * law.constant(chunked ? "chunked-logit-bytes" : "logit-bytes") / std::max(1, d.parallel.tensor)
           / std::max(1, d.parallel.context);
}

/// Weights of a frozen or trained model in GB, before sharding.
double weightsGb(const ModelShape& model, double packedBits, bool fp32)
{
    const double tables = std::min(tableParameters(model), model.parameters);
    if (packedBits > 0)
        return ((model.parameters - tables) * packedBits / 8 + tables * 2) / kBytesPerGB;
    return model.parameters * (fp32 ? 4 : 2) / kBytesPerGB;
}

/// ZeRO-3 gathers the layer it works on and the next one in full.
double gatheredGb(const ModelShape& model, const TrainingMemory& memory, double ways)
{
    constexpr double kAhead = 2;
    const double layers = std::max(1, *model.layers);
    const double inLayers = 1 - std::min(1.0, tableParameters(model) / model.parameters);
    return std::min(kAhead / layers * inLayers, 1 - 1 / ways) * memory.weightsGb;
}

/// Trained weights, with what else training holds of them.
struct Trained
{
    double parameters = 0;
    double weightBytes = 0; ///< besides the frozen model's
    double gradientBytes = 2;
    double optimizerBytes = 12;
};

Trained trainedOf(const ModelShape& model, const Deployment& d, const LlmFinetuning* work,
                  const SpeedLaw& law)
{
    const bool fp32 = d.compute == "fp32" || d.compute == "tf32";
    const bool adapters =
        work && (work->method == FinetuneMethod::Lora || work->method == FinetuneMethod::Qlora);
    if (!adapters)
        return {model.parameters, 0, fp32 ? 4.0 : 2.0, optimizerBytes(d.optimizer, !fp32)};
    // Adapters are trained in 32 bits whatever the frozen model's.
    const double all = law.constant("adapter-bytes");
    return {adapterParameters(model, work->loraRank.value_or(kUsualRank), work->loraTargets).value_or(0), 4,
            4, all > 8 ? all - 8 : 8};
}

} // namespace

Range TrainingMemory::activationsGb() const
{
    const double likely = activationsGbPerSequence * microBatch;
    const double factor = std::exp(activationSpread);
    return {likely / factor, likely, likely * factor};
}

Range TrainingMemory::neededGb() const
{
    return Range::exactly(weightsGb + gradientsGb + optimizerGb) + activationsGb() + runtimeGb;
}

double TrainingMemory::largestMicroBatch() const
{
    const double left = availableGb - weightsGb - gradientsGb - optimizerGb - runtimeGb.likely;
    return activationsGbPerSequence > 0 ? std::max(0.0, std::floor(left / activationsGbPerSequence)) : 0;
}

double optimizerBytes(std::string_view optimizer, bool mixedPrecision)
{
    if (optimizer.ends_with("-bf16"))
        return optimizer.find("8bit") != std::string_view::npos ? 2 : 4;
    const double master = mixedPrecision ? 4 : 0;
    if (optimizer.find("8bit") != std::string_view::npos || optimizer.find("8-bit") != std::string_view::npos)
        return master + 2;
    if (optimizer.starts_with("adafactor"))
        return master;
    if (optimizer.starts_with("sgd") || optimizer.starts_with("lion") || optimizer.starts_with("muon"))
        return master + 4;
    return master + 8;
}

ActivationSavings activationSavings(std::string_view engine)
{
    const auto has = [&](std::string_view word) { return engine.find(word) != std::string_view::npos; };
    const bool unsloth = has("unsloth");
    return {has("compile"), unsloth || has("chunked") || has("liger"), unsloth};
}

std::optional<TrainingMemory> trainingMemory(const Catalog& catalog, const Gpu& gpu, const ModelShape& model,
                                             const Deployment& d, double sequenceLength,
                                             const LlmFinetuning* finetuning)
{
    const SpeedLaw* law = catalog.efficiency().speedLaw("memory");
    if (!law || !model.layers || !model.hidden || model.parameters <= 0)
        return std::nullopt;
    const bool fp32 = d.compute == "fp32" || d.compute == "tf32";
    const bool packed = finetuning && finetuning->method == FinetuneMethod::Qlora;
    const Sharding shard = shardingOf(d);
    const Trained trained = trainedOf(model, d, finetuning, *law);
    const double perGpu = trained.parameters / shard.model / kBytesPerGB;
    TrainingMemory memory;
    memory.weightsGb = weightsGb(model, packed ? law->constant("packed-bits") : 0, fp32) / shard.model
                       + perGpu * trained.weightBytes;
    const double gathered = shard.weights > 1 ? gatheredGb(model, memory, shard.weights) : 0;
    memory.weightsGb = memory.weightsGb / shard.weights + gathered;
    memory.gradientsGb = perGpu * trained.gradientBytes / shard.gradients;
    memory.optimizerGb = perGpu * trained.optimizerBytes / shard.optimizer;
    const double activations =
        activationBytes(model, d, sequenceLength, packed, *law) + logitBytes(model, d, sequenceLength, *law);
    memory.activationsGbPerSequence = activations * law->factor("fragmentation") / kBytesPerGB;
    memory.activationSpread = law->spreadOf("activations");
    memory.microBatch = d.microBatch.value_or(1);
    memory.runtimeGb = d.runtimeGb ? d.runtimeGb->range() : catalog.efficiency().runtimeGb;
    memory.availableGb = inGB(gpu.vram);
    return memory;
}

} // namespace core

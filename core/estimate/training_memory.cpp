// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/training_memory.h"

#include "core/estimate/llm_training.h"

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

double activationBytes(const ModelShape& model, const Deployment& d, double sequenceLength)
{
    const double hidden = *model.hidden;
    const double tensor = std::max(1, d.parallel.tensor);
    const double perValue = d.parallel.sequence ? 34 / tensor : 10 + 24 / tensor;
    double layer = sequenceLength * hidden * perValue;
    if (!d.flashAttention.value_or(true))
        layer += 5 * model.heads.value_or(1) * sequenceLength * sequenceLength / tensor;
    const double layers = std::ceil(static_cast<double>(*model.layers) / std::max(1, d.parallel.pipeline));
    const double context = std::max(1, d.parallel.context);
    if (d.gradientCheckpointing)
        return (2 * sequenceLength * hidden * layers + layer) / context;
    return layer * layers / context;
}

/// Weights of a frozen or trained model in GB, before sharding.
double weightsGb(const ModelShape& model, bool quantized, bool fp32)
{
    const double embeddings =
        static_cast<double>(model.vocabulary.value_or(0)) * *model.hidden * (model.tiedEmbeddings ? 1 : 2);
    if (quantized)
        return ((model.parameters - embeddings) * 4.5 / 8 + embeddings * 2) / kBytesPerGB;
    return model.parameters * (fp32 ? 4 : 2) / kBytesPerGB;
}

} // namespace

Range TrainingMemory::activationsGb() const
{
    const double likely = activationsGbPerSequence * microBatch;
    return {likely * 0.8, likely, likely * 1.3};
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
    const double master = mixedPrecision ? 4 : 0;
    if (optimizer.find("8bit") != std::string_view::npos || optimizer.find("8-bit") != std::string_view::npos)
        return master + 2;
    if (optimizer.starts_with("adafactor"))
        return master;
    if (optimizer.starts_with("sgd") || optimizer.starts_with("lion") || optimizer.starts_with("muon"))
        return master + 4;
    return master + 8;
}

std::optional<TrainingMemory> trainingMemory(const Catalog& catalog, const Gpu& gpu, const ModelShape& model,
                                             const Deployment& d, double sequenceLength,
                                             const LlmFinetuning* finetuning)
{
    if (!model.layers || !model.hidden || model.parameters <= 0)
        return std::nullopt;
    const bool fp32 = d.compute == "fp32" || d.compute == "tf32";
    const Sharding shard = shardingOf(d);
    const bool adapters =
        finetuning
        && (finetuning->method == FinetuneMethod::Lora || finetuning->method == FinetuneMethod::Qlora);
    TrainingMemory memory;
    double trained = model.parameters / shard.model;
    memory.weightsGb =
        weightsGb(model, finetuning && finetuning->method == FinetuneMethod::Qlora, fp32) / shard.model;
    if (adapters) {
        trained = adapterParameters(model, finetuning->loraRank.value_or(kUsualRank), finetuning->loraTargets)
                      .value_or(0)
                  / shard.model;
        memory.weightsGb += trained * 2 / kBytesPerGB;
    }
    memory.weightsGb /= shard.weights;
    memory.gradientsGb = trained * (fp32 ? 4 : 2) / shard.gradients / kBytesPerGB;
    memory.optimizerGb = trained * optimizerBytes(d.optimizer, !fp32) / shard.optimizer / kBytesPerGB;
    const double logits = sequenceLength * model.vocabulary.value_or(0) * 10 / std::max(1, d.parallel.tensor);
    memory.activationsGbPerSequence = (activationBytes(model, d, sequenceLength) + logits) / kBytesPerGB;
    memory.microBatch = d.microBatch.value_or(1);
    memory.runtimeGb = d.runtimeGb ? d.runtimeGb->range() : catalog.efficiency().runtimeGb;
    memory.availableGb = inGB(gpu.vram);
    return memory;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/catalog/catalog.h"
#include "core/plan/deployment.h"
#include "core/plan/workload.h"

#include <optional>
#include <string_view>

namespace core {

/// What one GPU must hold to train its part of a model, decimal GB.
///
/// Weights and gradients 2 bytes a parameter (4 in FP32), optimizer states by optimizer, divided among GPUs
/// by tensor and pipeline parallel and by ZeRO (arXiv 1910.02054); under ZeRO-3 two layers are gathered in
/// full. Activations of a layer are counted value by value: what its norms, projections, attention and
/// feed-forward part keep for the backward pass (arXiv 2205.05198 does so for one shape), by the model's own
/// widths, and 5·heads·s²·B more without flash attention; tensor parallel divides all but the norms, with
/// sequence parallel those too. With gradient checkpointing 2·s·B·h a layer and the layers that are worked
/// on. A pipeline's first stage holds as many micro-batches as there are stages. Logits by bytes a value of
/// s·B·V, few where the loss is computed in chunks. LoRA holds the frozen weights, QLoRA holds them in 4.5
/// bits, tables in 16. Constants: efficiency.json, law "memory".
struct TrainingMemory
{
    double weightsGb = 0;
    double gradientsGb = 0;
    double optimizerGb = 0;
    double activationsGbPerSequence = 0; ///< with the logits; of a micro-batch of one
    double activationSpread = 0;         ///< natural logarithm, either way
    double microBatch = 1;
    Range runtimeGb;
    double availableGb = 0; ///< of one GPU

    /// Activations of the micro-batch; stacks differ, fragmentation included.
    [[nodiscard]] Range activationsGb() const;
    [[nodiscard]] Range neededGb() const;
    [[nodiscard]] bool fits() const { return neededGb().likely <= availableGb; }
    /// The most sequences a micro-step can hold; 0 when not even the states fit.
    [[nodiscard]] double largestMicroBatch() const;
};

/// Bytes of optimizer state a trained parameter, FP32 master weights included where mixed precision keeps
/// them: "adamw" 12, "adamw-8bit" 6, "adafactor" 4, "lion" and "sgd" (with momentum) 8. Names that end in
/// "-bf16" keep all in 16 bits: "adamw-bf16" 4.
[[nodiscard]] double optimizerBytes(std::string_view optimizer, bool mixedPrecision);

/// How much of the activations stays, and of the logits: by words of the engine's name ("unsloth", "liger",
/// "compile", "chunked").
struct ActivationSavings
{
    bool compiled = false;      ///< kernels are fused, values between them not kept
    bool chunkedLogits = false; ///< the loss is computed in parts
    bool fusedLayers = false;   ///< hand-written backward passes keep few values of the layer worked on
};
[[nodiscard]] ActivationSavings activationSavings(std::string_view engine);

/// Nothing when the shape lacks layers or hidden size.
[[nodiscard]] std::optional<TrainingMemory>
trainingMemory(const Catalog& catalog, const Gpu& gpu, const ModelShape& model, const Deployment& deployment,
               double sequenceLength, const LlmFinetuning* finetuning);

} // namespace core

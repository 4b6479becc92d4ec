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
/// by tensor and pipeline parallel and by ZeRO (arXiv 1910.02054). Activations of a layer: s·B·h·34 bytes,
/// and 5·heads·s²·B more without flash attention; tensor parallel keeps 10 + 24/t of the 34 (24 and 10 both
/// divided with sequence parallel); with gradient checkpointing 2·s·B·h a layer and one layer in full (arXiv
/// 2205.05198). Logits s·B·V·10 bytes. LoRA holds the frozen weights, QLoRA holds them in 4.5 bits,
/// embeddings in 16.
struct TrainingMemory
{
    double weightsGb = 0;
    double gradientsGb = 0;
    double optimizerGb = 0;
    double activationsGbPerSequence = 0; ///< with the logits; of a micro-batch of one
    double microBatch = 1;
    Range runtimeGb;
    double availableGb = 0; ///< of one GPU

    /// Activations of the micro-batch. Stacks differ by a fifth either way, fragmentation included.
    [[nodiscard]] Range activationsGb() const;
    [[nodiscard]] Range neededGb() const;
    [[nodiscard]] bool fits() const { return neededGb().likely <= availableGb; }
    /// The most sequences a micro-step can hold; 0 when not even the states fit.
    [[nodiscard]] double largestMicroBatch() const;
};

/// Bytes of optimizer state a trained parameter, FP32 master weights included where mixed precision keeps
/// them: "adamw" 12, "adamw-8bit" 6, "adafactor" 4, "lion" and "sgd" (with momentum) 8.
[[nodiscard]] double optimizerBytes(std::string_view optimizer, bool mixedPrecision);

/// Nothing when the shape lacks layers or hidden size.
[[nodiscard]] std::optional<TrainingMemory>
trainingMemory(const Catalog& catalog, const Gpu& gpu, const ModelShape& model, const Deployment& deployment,
               double sequenceLength, const LlmFinetuning* finetuning);

} // namespace core

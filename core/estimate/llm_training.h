// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/deployment.h"
#include "core/plan/workload.h"

#include <optional>
#include <string>

namespace core {

/// Training of one language model on one deployment, with the law's constants looked up: what is left is
/// arithmetic on the sequence length.
///
/// FLOPs a token: 6·N + 12·layers·hidden·sequence (arXiv 2204.02311, the causal mask not discounted), N the
/// active parameters; LoRA and QLoRA 4·N + 8·layers·hidden·sequence (no weight gradients); × 4/3 (LoRA 3/2)
/// with gradient checkpointing. Time a token and GPU = FLOPs ÷ (dense peak · efficiency) + launches (a fixed
/// time a layer and micro-step) + routing (mixture of experts: a fixed time a layer and token). The
/// constants are fitted: resources/catalog/efficiency.json, law "training".
struct TrainingSpeed
{
    double parameters = 0; ///< active
    double layers = 0;
    double hidden = 0;
    bool adapters = false; ///< LoRA or QLoRA
    double recompute = 1;  ///< factor on FLOPs
    double peak = 0;       ///< dense FLOP/s of one GPU
    double efficiency = 1; ///< of the peak, 0…1
    double layerS = 0;     ///< seconds a layer and micro-step
    double routingS = 0;   ///< seconds a token
    double microBatch = 0; ///< sequences; 0 = not stated, launches not counted
    double gpus = 1;
    std::string family; ///< whose spread holds: "dense", "lora", "moe"

    /// Without recompute: what a token needs.
    [[nodiscard]] double flopsPerToken(double sequenceLength) const;
    /// Of the whole deployment; sequenceLength ≥ 1.
    [[nodiscard]] double tokensPerS(double sequenceLength) const;
    /// No stack computes faster than the peaks allow.
    [[nodiscard]] double roofline(double sequenceLength) const;
};

/// Nothing when the model's size or the card's peak is unknown. `method` of fine-tuning; nothing = training.
/// A stated `mfu` replaces efficiency and launches (at its likely value: the caller carries its range).
[[nodiscard]] std::optional<TrainingSpeed> trainingSpeed(const Catalog& catalog, const Gpu& gpu,
                                                         const ModelShape& model,
                                                         const Deployment& deployment,
                                                         std::optional<FinetuneMethod> method);

/// How a training stack is called in the law: "tuned" (llm.c and kin), "megatron" (Megatron, NeMo), "hf"
/// (Transformers, DeepSpeed), else "fsdp".
[[nodiscard]] std::string trainingEngine(const std::string& engine);

/// Parameters of the adapters: rank · (in + out) for each adapted matrix (arXiv 2106.09685). Without targets
/// the four attention projections. Nothing when the shape lacks a figure.
[[nodiscard]] std::optional<double> adapterParameters(const ModelShape& model, int rank,
                                                      const std::vector<std::string>& targets);

} // namespace core

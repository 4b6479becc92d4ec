// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/prediction_of_kind.h"
#include "core/calibrate/published_words.h"
#include "core/estimate/llm_training.h"

#include <algorithm>

namespace core {

namespace {

constexpr double kUsualSequence = 4096;
constexpr double kFewGpus = 64; ///< runs on more lose time to restarts, evaluation and slow nodes
constexpr double kSelectiveRecompute = 1.03; ///< arXiv 2205.05198: 2 to 5 %

std::optional<FinetuneMethod> methodOf(const Measurement& row)
{
    const std::string method = lower(row.method);
    if (method == "lora")
        return FinetuneMethod::Lora;
    if (method == "qlora")
        return FinetuneMethod::Qlora;
    return std::nullopt;
}

/// Recipes for adapters recompute unless told otherwise; Megatron's and those of one card with room do not.
bool recomputes(const Measurement& row, const Deployment& d)
{
    const std::string word = lower(row.recompute);
    if (!word.empty() || !methodOf(row))
        return word == "true" || word == "full";
    if (d.engine == "megatron" || d.engine == "llm.c")
        return false;
    const std::string source = lower(row.source);
    const bool torchtune = source.find("torchtune") != std::string::npos;
    return !torchtune || d.gpus * d.nodes > 1 || source.find("optimization flags") != std::string::npos;
}

} // namespace

std::optional<Range> predictTraining(const KnownRow& known)
{
    const Measurement& row = known.row;
    Deployment d = known.deployment;
    d.engine = trainingStack(row);
    d.gradientCheckpointing = recomputes(row, d);
    const std::string split = spelledAlike(row.parallelism);
    if (split.find("zero3") != std::string::npos)
        d.parallel.shard = Shard::Zero3;
    if (split.find("tp") != std::string::npos)
        d.parallel.tensor = servingParallel(row.parallelism, d.gpus * d.nodes).tensor;
    if (row.microBatch)
        d.microBatch = static_cast<int>(std::clamp(*row.microBatch, 1.0, 1e6));
    if (d.compute.empty())
        d.compute = "bf16";
    auto speed = trainingSpeed(known.catalog, known.gpu, known.model, d, methodOf(row));
    if (!speed)
        return std::nullopt;
    if (lower(row.recompute) == "selective")
        speed->recompute = kSelectiveRecompute;
    const double sequence = std::clamp(row.sequenceLength.value_or(kUsualSequence), 1.0, 1e9);
    const double perGpu = speed->tokensPerS(sequence) / speed->gpus;
    if (row.metric == "mfu")
        return withSpread(known, perGpu * speed->flopsPerToken(sequence) / speed->peak, "training",
                          speed->family);
    if (row.metric != "gpu_hours")
        return withSpread(known, perGpu, "training", speed->family);
    // A run also restarts, evaluates and saves.
    const bool few = row.gpus && static_cast<double>(d.gpus) * d.nodes < kFewGpus;
    const double share =
        known.catalog.efficiency().speedLaw("training")->factor(few ? "whole-run-few-gpus" : "whole-run");
    return withSpread(known, row.tokensB.value_or(0) * 1e9 / (perGpu * share * 3600), "training", "run");
}

} // namespace core

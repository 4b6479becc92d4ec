// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/llm_training.h"

#include "core/estimate/card_speed.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace core {

namespace {

bool isAdapters(const std::optional<FinetuneMethod>& method)
{
    return method && (*method == FinetuneMethod::Lora || *method == FinetuneMethod::Qlora);
}

/// Constants hold for 8 GPUs and for models of 7 billion parameters; from there they follow the fitted
/// slopes.
double efficiencyOf(const SpeedLaw& law, const Gpu& gpu, Precision precision, const TrainingSpeed& speed,
                    const std::string& engine)
{
    const std::string precisionName(nameIn(precision));
    const std::string both = cardClass(gpu) + "/" + precisionName;
    double efficiency = law.constant("base") * cardFactor(law, gpu) * law.factor("precision:" + precisionName)
                        * law.factor("class-precision:" + both) * law.factor("engine:" + engine)
                        * law.factor("family:" + speed.family);
    efficiency *= std::exp(-law.exponent("count") * std::max(0.0, std::log2(speed.gpus / 8)));
    if (speed.family == "moe")
        efficiency *= law.factor("moe-class-precision:" + both) * law.factor("moe-card:" + gpu.id);
    else
        efficiency *= std::pow(std::min(1.0, speed.parameters / 7e9), law.exponent("size"));
    return std::min(efficiency, 1.0);
}

double layerMs(const SpeedLaw& law, const std::string& engine, const std::optional<FinetuneMethod>& method,
               Shard shard)
{
    if (engine != "hf")
        return law.constant("layer-ms:" + engine, "layer-ms:fsdp");
    if (shard == Shard::Zero3 || !isAdapters(method))
        return law.constant("layer-ms:hf-zero3");
    return law.constant(*method == FinetuneMethod::Qlora ? "layer-ms:hf-qlora" : "layer-ms:hf-lora");
}

std::optional<int> widthOf(const ModelShape& model, std::string_view target)
{
    const int hidden = *model.hidden;
    const int headDim = model.headDim.value_or(model.heads ? hidden / *model.heads : hidden);
    const int queries = model.heads.value_or(1) * headDim;
    const int keys = model.kvHeads.value_or(model.heads.value_or(1)) * headDim;
    if (target.starts_with("q") || target.starts_with("o"))
        return hidden + queries;
    if (target.starts_with("k") || target.starts_with("v"))
        return hidden + keys;
    if (model.intermediate)
        return hidden + *model.intermediate;
    return std::nullopt;
}

} // namespace

double TrainingSpeed::flopsPerToken(double sequenceLength) const
{
    const double attention = layers * hidden * sequenceLength;
    return adapters ? 4 * parameters + 8 * attention : 6 * parameters + 12 * attention;
}

double TrainingSpeed::tokensPerS(double sequenceLength) const
{
    double seconds = flopsPerToken(sequenceLength) * recompute / (peak * efficiency) + routingS;
    if (microBatch > 0)
        seconds += layerS * layers / (microBatch * sequenceLength);
    return gpus / seconds;
}

double TrainingSpeed::roofline(double sequenceLength) const
{
    return gpus * peak / flopsPerToken(sequenceLength);
}

std::string trainingEngine(const std::string& engine)
{
    const auto has = [&](std::string_view word) { return engine.find(word) != std::string::npos; };
    if (has("llm.c") || has("llmq") || has("tuned"))
        return "tuned";
    if (has("megatron") || has("nemo"))
        return "megatron";
    if (has("hf") || has("transformers") || has("deepspeed"))
        return "hf";
    return "fsdp";
}

std::optional<TrainingSpeed> trainingSpeed(const Catalog& catalog, const Gpu& gpu, const ModelShape& model,
                                           const Deployment& d, std::optional<FinetuneMethod> method)
{
    const SpeedLaw* law = catalog.efficiency().speedLaw("training");
    const auto peak = peakFor(gpu, precisionNamed(d.compute, Precision::Bf16));
    if (!law || !peak || model.parameters <= 0)
        return std::nullopt;
    TrainingSpeed speed;
    speed.parameters = model.activeParameters.value_or(model.parameters);
    speed.layers = model.layers.value_or(0);
    speed.hidden = model.hidden.value_or(0);
    speed.adapters = isAdapters(method);
    speed.family = speed.adapters ? "lora" : model.experts.value_or(0) > 1 ? "moe" : "dense";
    if (d.gradientCheckpointing)
        speed.recompute = speed.adapters ? 1.5 : 4.0 / 3;
    speed.peak = peak->flopsPerS;
    speed.gpus = static_cast<double>(d.gpus) * d.nodes;
    speed.microBatch = d.microBatch.value_or(0);
    if (d.mfu) {
        // MFU counts the FLOPs that a token needs, not those computed twice.
        speed.efficiency = std::clamp(d.mfu->likely * speed.recompute, 1e-6, 1.0);
        return speed;
    }
    const std::string engine = trainingEngine(d.engine);
    speed.efficiency = efficiencyOf(*law, gpu, peak->precision, speed, engine);
    if (speed.family == "moe") {
        // Every expert's matrices are launched anew, on each card of a tensor-parallel group.
        speed.microBatch = std::max(1.0, speed.microBatch);
        speed.layerS = law->constant("layer-ms:moe") * 1e-3 * std::max(1, d.parallel.tensor);
        speed.routingS = law->constant("moe-layer-us") * 1e-6 * speed.layers;
    } else {
        speed.layerS = layerMs(*law, engine, method, d.parallel.shard) * 1e-3;
    }
    return speed;
}

std::optional<double> adapterParameters(const ModelShape& model, int rank,
                                        const std::vector<std::string>& targets)
{
    if (!model.layers || !model.hidden)
        return std::nullopt;
    const std::vector<std::string> usual{"q_proj", "k_proj", "v_proj", "o_proj"};
    double sum = 0;
    for (const std::string& target : targets.empty() ? usual : targets) {
        const auto width = widthOf(model, target);
        if (!width)
            return std::nullopt;
        sum += static_cast<double>(rank) * *width;
    }
    return sum * *model.layers;
}

} // namespace core

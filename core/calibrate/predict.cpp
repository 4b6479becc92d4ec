// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/predict.h"

#include "core/calibrate/prediction_of_kind.h"
#include "core/calibrate/published_words.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace core {

namespace {

constexpr double kShapeGuessed = 1.3; ///< the spread's factor where only a model's size is known
constexpr double kMostOfAnything = 1e6;

int countOf(const std::optional<double>& stated)
{
    return static_cast<int>(std::clamp(stated.value_or(1), 1.0, kMostOfAnything / 1000));
}

bool isMixture(const ModelShape* model, const Measurement& row)
{
    if (row.paramsB && row.activeParamsB && *row.activeParamsB < 0.9 * *row.paramsB)
        return true;
    return model && model->experts.value_or(0) > 1;
}

std::string servingFamily(const Measurement& row, bool mixture)
{
    const std::string engine = lower(row.framework);
    const bool engineKnown = !engine.empty() && engine != "unknown" && engine != "other";
    return mixture || !engineKnown ? "serving-moe" : "serving";
}

std::string familyOf(const Measurement& row, const ModelShape* model)
{
    const std::string_view metric = row.metric;
    const bool mixture = isMixture(model, row);
    if (metric == "tokens_per_s_per_gpu" || metric == "mfu") {
        if (lower(row.method).ends_with("lora"))
            return "lora";
        return mixture ? "moe-training" : "dense-training";
    }
    if (metric == "gpu_hours")
        return "whole-runs";
    if (metric == "decode_tokens_per_s")
        return row.concurrency.value_or(1) > 1 ? servingFamily(row, mixture) : "decode";
    if (metric == "prefill_tokens_per_s")
        return "prefill";
    if (metric == "serving_tokens_per_s" || metric == "serving_tokens_per_s_max")
        return servingFamily(row, mixture);
    if (metric == "seconds_per_image")
        return "images";
    if (metric == "images_per_s")
        return row.kind == "image-generation" ? "images" : "vision";
    if (metric == "sequences_per_s")
        return "vision";
    if (metric == "file_gb")
        return "file-size";
    if (metric == "memory_gb")
        return row.kind == "llm-serving" || row.kind == "llm-batch" ? "inference-memory" : "finetune-memory";
    return "unknown";
}

std::optional<Range> byFamily(const KnownRow& known)
{
    const std::string& family = known.family;
    if (family == "dense-training" || family == "moe-training" || family == "lora" || family == "whole-runs")
        return predictTraining(known);
    if (family == "decode" || family == "prefill" || family.starts_with("serving"))
        return predictInference(known);
    if (family == "images" || family == "vision")
        return predictNetwork(known);
    return predictMemory(known);
}

/// Decimal GB into the row's unit; nothing for a unit that is not one of memory.
std::optional<double> perGb(const Measurement& row)
{
    const std::string unit = lower(row.unit);
    if (unit == "gib")
        return kBytesPerGB / (1024.0 * 1024 * 1024);
    if (unit == "mib")
        return kBytesPerGB / (1024.0 * 1024);
    if (unit == "mb")
        return 1000;
    if (unit.empty() || unit == "gb")
        return 1;
    return std::nullopt;
}

void setDeployment(KnownRow& known)
{
    const Measurement& row = known.row;
    Deployment& d = known.deployment;
    d.gpu = known.gpu.id;
    d.gpus = countOf(row.gpus);
    d.nodes = countOf(row.nodes);
    d.engine = lower(row.framework);
    d.weights = lower(row.weights);
    if (const WeightFormat* format = row.weights.empty() ? nullptr : formatNamed(known.catalog, row))
        d.weights = format->id;
    d.compute = computeNamed(row.compute, known.gpu);
}

/// A faster card has more of everything a second, and takes fewer seconds.
Range corrected(const KnownRow& known, const Range& range)
{
    const Correction* found = known.catalog.efficiency().correction(known.family, known.gpu.id);
    if (!found)
        return range;
    return range * (known.row.metric == "seconds_per_image" ? 1 / found->factor : found->factor);
}

bool isUsable(const Range& range)
{
    return std::isfinite(range.low) && std::isfinite(range.high) && range.likely > 0;
}

} // namespace

Range withSpread(const KnownRow& known, double likely, std::string_view law, std::string_view family)
{
    const SpeedLaw* found = known.catalog.efficiency().speedLaw(law);
    const double factor = std::exp((found ? found->spreadOf(family) : 0.7) * known.widening);
    return {likely / factor, likely, likely * factor};
}

Prediction predict(const Catalog& catalog, const Measurement& row)
{
    Prediction p;
    const auto model = modelNamed(catalog, row);
    p.family = familyOf(row, model ? &model->shape : nullptr);
    const auto because = [&](const char* reason) {
        p.reason = reason;
        return p;
    };
    if (p.family == "unknown")
        return because("metric-unknown");
    if (!row.value || *row.value <= 0)
        return because("value-missing");
    const bool memory = p.family == "file-size" || p.family.ends_with("-memory");
    if (memory && !perGb(row))
        return because("unit-unknown");
    const Gpu* gpu = gpuNamed(catalog, row.gpu);
    if (!gpu)
        return because("gpu-unknown");
    p.gpu = gpu->id;
    if (!model)
        return because("model-unknown");
    KnownRow known{catalog, row, *gpu, model->shape, p.family, model->assumed ? kShapeGuessed : 1, {}};
    p.assumedShape = model->assumed;
    setDeployment(known);
    if (p.family == "whole-runs" && !row.tokensB)
        return because("input-missing");
    const auto value = byFamily(known);
    if (!value || !isUsable(*value))
        return because("shape-unknown");
    p.value = memory ? *value * *perGb(row) : corrected(known, *value);
    return p;
}

} // namespace core

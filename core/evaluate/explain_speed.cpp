// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/explain_speed.h"

#include <string_view>

namespace core {

namespace {

Derivation figure(std::string id, double value, std::string unit, std::string source = {},
                  std::string text = {})
{
    return {std::move(id), Range::exactly(value), std::move(unit), {}, std::move(source), std::move(text)};
}

/// The kind of formula and its inputs.
struct Formula
{
    const Line& line;

    Derivation operator()(const std::monostate&) const { return {}; }

    Derivation operator()(const TrainingSpeed& s) const
    {
        Derivation d = named("speed.training", "training");
        double length = 0;
        if (const auto* w = std::get_if<LlmTraining>(&timedWork(line.workload->work)))
            length = w->sequenceLength.likely;
        if (const auto* w = std::get_if<LlmFinetuning>(&timedWork(line.workload->work)))
            length = (w->sequenceLength ? *w->sequenceLength : w->tokensPerExample).likely;
        d.inputs.push_back(
            figure("speed.flops_per_token", s.flopsPerToken(length) / 1e9, "GFLOP", {}, line.model->name));
        if (s.recompute != 1)
            d.inputs.push_back(figure("speed.recompute", s.recompute, "factor"));
        addPeak(d, s.peak, s.efficiency);
        d.inputs.push_back(figure("speed.gpus", s.gpus, ""));
        if (s.layerS > 0 && s.microBatch > 0)
            d.inputs.push_back(figure("speed.launches", s.layerS * s.layers * 1e3, "ms"));
        if (s.routingS > 0)
            d.inputs.push_back(figure("speed.routing", s.routingS * 1e6, "µs"));
        return d;
    }
    Derivation operator()(const InferenceSpeed& s) const
    {
        const bool many = line.deployment->concurrency > 1;
        Derivation d = named("speed.inference", many ? "serving" : "decode");
        const InferenceSpeed::Constants& c = many ? s.batched : s.single;
        d.inputs.push_back(figure("speed.sequences", line.deployment->concurrency, ""));
        d.inputs.push_back(figure("speed.weights_read", s.alwaysReadGb + s.expertsGb * s.expertShare, "GB",
                                  {}, line.model->name));
        d.inputs.push_back(figure("speed.kv_per_token", s.kvGbPerToken * 1e6, "kB"));
        d.inputs.push_back(figure("gpu.bandwidth", s.bandwidthGbS, "GB/s", line.gpu->source, line.gpu->name));
        d.inputs.push_back(figure("speed.bandwidth_efficiency", c.readEfficiency, "share"));
        addPeak(d, s.peak, many ? c.computeEfficiency : s.prefillEfficiency);
        d.inputs.push_back(figure("speed.launches", c.stepS * 1e3, "ms"));
        if (many)
            d.inputs.push_back(figure("speed.per_token", (c.tokenS + c.passS) * 1e6, "µs"));
        return d;
    }
    Derivation operator()(const ImageSpeed& s) const
    {
        Derivation d = named("speed.images", "images");
        d.inputs.push_back(figure("speed.flops_per_step", s.stepFlops / 1e12, "TFLOP", {}, line.model->name));
        addPeak(d, s.peak, s.efficiency);
        d.inputs.push_back(figure("speed.launches", s.launchS * 1e3, "ms"));
        d.inputs.push_back(figure("speed.gpus", s.gpus, ""));
        return d;
    }
    Derivation operator()(const NetworkSpeed& s) const
    {
        Derivation d = named("speed.network", "vision");
        if (s.nativePixels > 0) {
            d.inputs.push_back(figure("speed.flops_per_sample", s.flops / 1e9, "GFLOP", line.model->source,
                                      line.model->name));
            d.inputs.push_back(figure("speed.activations", s.activations / 1e6, "M"));
        }
        addPeak(d, s.peak, s.computeEfficiency);
        d.inputs.push_back(
            figure("gpu.bandwidth", s.bandwidth / 1e9, "GB/s", line.gpu->source, line.gpu->name));
        d.inputs.push_back(figure("speed.passes", s.trafficFactor, "factor"));
        d.inputs.push_back(figure("speed.gpus", s.gpus, ""));
        return d;
    }

    [[nodiscard]] Derivation named(std::string id, std::string_view law) const
    {
        Derivation d;
        d.id = std::move(id);
        d.source = line.catalog->efficiency().speedLaw(law)->source;
        return d;
    }
    void addPeak(Derivation& d, double peak, double efficiency) const
    {
        d.inputs.push_back(figure("gpu.peak", peak / 1e12, "TFLOP/s", line.gpu->source, line.gpu->name));
        d.inputs.push_back(figure("speed.efficiency", efficiency, "share"));
    }
};

} // namespace

std::optional<Derivation> explainSpeed(const Line& line, const ThroughputEstimate& throughput)
{
    const bool told = !std::holds_alternative<std::monostate>(line.speed) && throughput.value;
    if (!told || throughput.boundBy == "measured" || line.deployment->measured)
        return std::nullopt;
    Derivation d = std::visit(Formula{line}, line.speed);
    d.value = *throughput.value;
    d.unit = throughput.unit;
    if (line.correction)
        d.inputs.push_back(figure("speed.correction", line.correction->factor, "factor",
                                  line.correction->source, line.correction->asOf));
    if (!line.slowness.isFixed())
        d.inputs.push_back({"speed.slowness", line.slowness.range(), "factor", {}, {}, {}});
    return d;
}

} // namespace core

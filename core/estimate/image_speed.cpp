// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/image_speed.h"

#include "core/estimate/card_speed.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

/// Share of attention that grows with the square of the pixels, at a model's own resolution.
constexpr double kAttentionShare = 0.13;

std::string pipelineIn(const std::string& engine)
{
    const auto has = [&](std::string_view word) { return engine.find(word) != std::string::npos; };
    if (has("onediff") || has("tensorrt") || has("stable-fast"))
        return "engine";
    if (has("vanilla") || has("base attention") || has("no xformers") || has("no optimi"))
        return "old"; // attention written out
    return has("compile") ? "compile" : "eager";
}

} // namespace

double ImageSpeed::flopsPerStep(double pixels) const
{
    const double area = pixels * pixels / (nativePixels * nativePixels);
    return stepFlops * area * (1 - kAttentionShare + kAttentionShare * area);
}

double ImageSpeed::imagesPerS(double pixels, double steps, double batch) const
{
    return gpus / (steps * (launchS / batch + flopsPerStep(pixels) / (peak * efficiency)));
}

double ImageSpeed::trainingStepsPerS(double pixels, double batch, bool adapters, bool recompute) const
{
    // Guidance runs the network twice; training does not.
    const double forward = flopsPerStep(pixels) / 2;
    const double flops = forward * (adapters ? 2 : 3) * (recompute ? 4.0 / 3 : 1) * batch;
    return gpus / (3 * launchS + flops / (peak * efficiency));
}

double ImageSpeed::roofline(double pixels, double steps) const
{
    return gpus * peak / (steps * flopsPerStep(pixels));
}

std::optional<ImageSpeed> imageSpeed(const Catalog& catalog, const Gpu& gpu, const ModelShape& model,
                                     const Deployment& d)
{
    const SpeedLaw* law = catalog.efficiency().speedLaw("images");
    const auto peak = peakFor(gpu, precisionNamed(d.compute, Precision::Fp16));
    if (!law || !peak)
        return std::nullopt;
    ImageSpeed speed;
    if (const ImageModel* known = catalog.efficiency().imageModel(model.id)) {
        speed.stepFlops = known->tflopPerStep * 1e12;
        speed.nativePixels = known->resolution;
        speed.usualSteps = known->steps;
    } else if (model.parameters > 0) {
        // A transformer over patches of 16 × 16 pixels, run twice for guidance.
        constexpr double kPixels = 1024;
        speed.nativePixels = kPixels;
        speed.stepFlops = 2 * 2 * model.parameters * (kPixels / 16) * (kPixels / 16);
    } else {
        return std::nullopt;
    }
    const std::string pipeline = pipelineIn(d.engine);
    speed.peak = peak->flopsPerS;
    speed.efficiency =
        std::min(1.0, law->constant("base") * cardFactor(*law, gpu) * law->factor("engine:" + pipeline)
                          * law->factor("class-engine:" + cardClass(gpu) + "/" + pipeline)
                          * (d.engine.find("int8") == std::string::npos ? 1 : law->factor("int8")));
    speed.launchS = law->constant("step-ms:" + pipeline) * 1e-3;
    speed.gpus = static_cast<double>(d.gpus) * d.nodes;
    return speed;
}

} // namespace core

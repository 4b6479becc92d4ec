// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/network_speed.h"

#include "core/estimate/card_speed.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace core {

namespace {

/// Million activations a GFLOP of a network that nobody counted: between ResNet-50 (1.35) and ViT (0.5).
constexpr double kActivationsPerGflop = 1.0;
constexpr double kUsualPixels = 224;
constexpr double kGflopsOfUsualDepth = 8e9; ///< ResNet-50
constexpr double kLayersOfUsualDepth = 12;  ///< BERT-base

void setImages(NetworkSpeed& speed, const ModelShape& model, const VisionModel* known)
{
    speed.flops = *model.gflopsForward * 1e9;
    speed.nativePixels = known ? known->resolution : kUsualPixels;
    speed.activations = (known ? known->activationsM : *model.gflopsForward * kActivationsPerGflop) * 1e6;
}

/// "conv", "convdw" (depthwise), "trf": by name where nobody looked at the network.
std::string networkOf(const ModelShape& model, const VisionModel* known, bool text)
{
    if (known)
        return known->network;
    const auto named = [&](const auto&... word) {
        return ((model.name.find(word) != std::string::npos) || ...);
    };
    if (text || named("vit", "ViT", "deit", "swin", "beit", "mixer", "xcit"))
        return "trf";
    return named("fficient", "obile", "onvnext", "onvNeXt", "egnet") ? "convdw" : "conv";
}

/// How a framework is called in the law; its memory layout counts where it is said.
std::string frameworkIn(const std::string& engine)
{
    const auto has = [&](std::string_view word) { return engine.find(word) != std::string::npos; };
    if (has("timm"))
        return has("nhwc") ? "timm/nhwc" : "timm/nchw";
    if (has("tensorflow2"))
        return "TensorFlow2";
    if (has("tensorflow"))
        return "TensorFlow";
    return has("mxnet") ? "MxNet" : has("paddle") ? "PaddlePaddle" : has("t5x") ? "T5X" : "PyTorch";
}

bool setSequences(NetworkSpeed& speed, const ModelShape& model)
{
    if (!model.layers || !model.hidden || model.parameters <= 0)
        return false;
    speed.layers = *model.layers;
    speed.hidden = *model.hidden;
    speed.heads = model.heads.value_or(1);
    // Looking words up in the embedding table computes nothing.
    speed.encoderParameters =
        model.parameters - static_cast<double>(model.vocabulary.value_or(0)) * speed.hidden;
    return speed.encoderParameters > 0;
}

/// The law's multipliers on the time of one sample, and of the launches of one step.
void setConstants(NetworkSpeed& speed, const SpeedLaw& law, const Gpu& gpu, const std::string& engine,
                  const std::string& family, const std::string& network, const std::string& precision)
{
    const std::string cls = cardClass(gpu);
    const std::string framework = frameworkIn(engine);
    double common =
        law.factor("card:" + gpu.id) * law.factor("card-kind:" + gpu.id + "/" + family)
        * law.factor("class-kind:" + cls + "/" + family) * law.factor("class-network:" + cls + "/" + network)
        * law.factor("framework:" + framework) * law.factor("framework-kind:" + framework + "/" + family);
    if (engine.find("pre-training") != std::string::npos)
        common *= law.factor("pretraining");
    speed.computeEfficiency =
        std::min(1.0, law.constant("compute:" + family) * law.factor("class:" + cls)
                          * law.factor("precision:" + precision) * law.factor("network:" + network) * common);
    speed.trafficFactor = law.constant("passes:" + family) * law.factor("network-bandwidth:" + network)
                          / (law.factor("class-bandwidth:" + cls) * common);
    const bool timm = framework.starts_with("timm");
    // A network of more FLOPs has more layers to launch, though fewer than in proportion.
    const double depth = speed.nativePixels > 0 ? std::pow(speed.flops / kGflopsOfUsualDepth, 0.25)
                                                : speed.layers / kLayersOfUsualDepth;
    speed.launchS = law.constant("launch-ms:" + family + (timm ? "/timm" : "/dle"))
                    * law.factor("launch-precision:" + precision)
                    * law.factor("launch-framework:" + framework) * depth * 1e-3;
    if (family == "vision-training" && !timm)
        speed.inputS = law.constant("input-ms:" + framework, "input-ms:PyTorch") * 1e-3;
}

} // namespace

double NetworkSpeed::flopsPerSample(double size) const
{
    if (nativePixels > 0)
        return flops * size * size / (nativePixels * nativePixels);
    return 6 * encoderParameters * size + 12 * layers * hidden * size * size;
}

double NetworkSpeed::activationsPerSample(double size) const
{
    if (nativePixels > 0)
        return activations * size * size / (nativePixels * nativePixels);
    // Values that a transformer layer keeps (arXiv 2205.05198): 34 + 5·heads·length/hidden bytes a hidden
    // value in 16 bit.
    return layers * hidden * size * (34 + 5 * heads * size / hidden) / 2;
}

double NetworkSpeed::samplesPerS(double size, double batch) const
{
    const double work = flopsPerSample(size) / (peak * computeEfficiency)
                        + trafficFactor * activationsPerSample(size) * bytesPerValue / bandwidth;
    const auto fourth = [](double x) { return x * x * x * x; };
    const double seconds = std::sqrt(std::sqrt(fourth(work) + fourth(launchS / batch) + fourth(inputS)));
    return gpus * scaling / seconds;
}

double NetworkSpeed::roofline(double size) const
{
    return gpus * peak / flopsPerSample(size);
}

std::optional<NetworkSpeed> networkSpeed(const Catalog& catalog, const Gpu& gpu, const ModelShape& model,
                                         const Deployment& d, std::string_view kind)
{
    const SpeedLaw* law = catalog.efficiency().speedLaw("vision");
    const auto peak = peakFor(gpu, precisionNamed(d.compute, Precision::Bf16));
    if (!law || !peak)
        return std::nullopt;
    NetworkSpeed speed;
    const std::string family(kind);
    const VisionModel* known = catalog.efficiency().visionModel(model.id);
    const bool text = kind == "nlp-training";
    if (!text && !model.gflopsForward)
        return std::nullopt;
    if (text && !setSequences(speed, model))
        return std::nullopt;
    if (!text)
        setImages(speed, model, known);
    const std::string network = networkOf(model, known, text);
    const bool wide = peak->precision == Precision::Fp32 || peak->precision == Precision::Tf32;
    const std::string precision(nameIn(wide ? peak->precision : Precision::Bf16));
    speed.peak = peak->flopsPerS;
    speed.bandwidth = inGBPerSecond(gpu.bandwidth) * kBytesPerGB;
    speed.bytesPerValue = wide ? 4 : 2;
    setConstants(speed, *law, gpu, d.engine, family, network, precision);
    const double passes = kind == "vision-training" ? 3 : 1; // backward costs twice the forward pass
    speed.flops *= passes;
    speed.activations *= passes;
    speed.gpus = static_cast<double>(d.gpus) * d.nodes;
    const double link = law->factor(gpu.nvlink ? "scale:nv" : "scale:pcie");
    speed.scaling = std::min(1.0, std::pow(link, -std::log2(speed.gpus)));
    return speed;
}

} // namespace core

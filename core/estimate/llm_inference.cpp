// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/llm_inference.h"

#include "core/estimate/card_speed.h"
#include "core/estimate/engine_names.h"
#include "core/estimate/weights.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// How an engine is called in the laws.
std::string engineIn(const Deployment& d)
{
    if (const auto named = engineNamed(d.engine))
        return *named;
    // GGUF formats (q4_k_m, iq2_xs, …) are llama.cpp's.
    const bool gguf = d.weights.size() > 2 && (d.weights[0] == 'q' || d.weights.starts_with("iq"))
                      && d.weights.find('_') != std::string::npos;
    return gguf ? "llama.cpp" : "vllm";
}

/// Scheduling on the processor held vLLM back before version 0.6; tables that name no version are of their
/// own kind.
std::string servingEngine(const std::string& named, const std::string& published)
{
    const std::size_t version = published.find(" 0.");
    if (named != "vllm" || version == std::string::npos)
        return named;
    const bool old = published.size() > version + 3 && published[version + 3] >= '0'
                     && published[version + 3] < '6'
                     && (published.size() == version + 4 || published[version + 4] == '.');
    return old ? "vllm-old" : "vllm-new";
}

/// Formats of a few bits are unpacked at another speed than those of eight or sixteen.
std::string formatClass(double bits)
{
    return bits < 6 ? "q4" : bits < 10 ? "q8" : "f16";
}

double bitsPerWeight(const ModelShape& model, double weightsGb)
{
    return weightsGb * kBytesPerGB * 8 / model.parameters;
}

/// What the cards of a node exchange their sums over. GeForce cards have no direct way to each other: what
/// they exchange goes through the host's memory.
std::string linkOf(const Gpu& gpu)
{
    if (gpu.nvlink)
        return "nvlink";
    return gpu.gpuClass == "consumer" ? "consumer" : "pcie";
}

/// Bytes a second between the cards of a node, one way.
double linkBytesPerS(const SpeedLaw& law, const Gpu& gpu)
{
    const double bothWays =
        gpu.nvlinkBandwidth ? inGBPerSecond(*gpu.nvlinkBandwidth) : law.constant("link-gb-s:" + linkOf(gpu));
    return bothWays / 2 * kBytesPerGB;
}

/// Two sums a layer over the cards that share it: so long a step, and so long a token.
void addExchanges(InferenceSpeed::Constants& c, const SpeedLaw& law, const Gpu& gpu, const ModelShape& model,
                  int tensor)
{
    const std::string link = linkOf(gpu);
    const double exchanges = 2.0 * model.layers.value_or(0);
    const double doublings = gpu.nvlink ? 0 : std::log2(tensor) - 1;
    const double bytes = 2.0 * (tensor - 1.0) / tensor * model.hidden.value_or(0) * 2;
    c.stepS += exchanges * law.constant("tensor-layer-us:" + link) * 1e-6
               * std::exp(law.exponent("tensor-layer-doubling") * doublings);
    c.passS += exchanges * bytes * law.constant("tensor-link:" + link) / linkBytesPerS(law, gpu)
               * std::exp(law.exponent("tensor-link-doubling") * doublings);
}

InferenceSpeed::Constants singleStream(const SpeedLaw& law, const Gpu& gpu, const std::string& engine,
                                       const std::string& format, double layers, int tensor)
{
    InferenceSpeed::Constants c;
    const double efficiency = law.constant("base") * cardFactor(law, gpu) * law.factor("engine:" + engine)
                              * law.factor("engine-format:" + engine + "/" + format)
                              * law.factor("class-engine:" + cardClass(gpu) + "/" + engine);
    c.readEfficiency = c.cacheEfficiency = std::min(1.0, efficiency);
    c.computeEfficiency = 1;
    double layerUs = law.constant("layer-us:" + engine, "layer-us:vllm");
    if (tensor > 1)
        layerUs += law.constant("tensor-layer-us")
                   * law.factor(gpu.nvlink ? "tensor-link:nvlink" : "tensor-link:pcie")
                   * std::exp(law.exponent("tensor-doubling") * (std::log2(tensor) - 1));
    c.stepS = layerUs * 1e-6 * layers;
    return c;
}

/// Whose constants hold for many sequences. Of an engine that nobody measured so, those of an engine without
/// a version; it does not launch faster than with one sequence.
struct ManyStreamsOf
{
    std::string engine;
    double layerUs = 0;
};

ManyStreamsOf manyStreamsOf(const SpeedLaw& law, const SpeedLaw& decode, const std::string& engine)
{
    const double layerUs = law.constant("layer-us:" + engine);
    if (layerUs > 0)
        return {engine, layerUs};
    const std::string some = "vllm";
    return {some, std::max(law.constant("layer-us:" + some),
                           decode.constant("layer-us:" + engine, "layer-us:vllm"))};
}

InferenceSpeed::Constants manyStreams(const SpeedLaw& law, const Gpu& gpu, const ModelShape& model,
                                      const ManyStreamsOf& of, Precision precision,
                                      const InferenceSpeed& speed, int tensor)
{
    const std::string& engine = of.engine;
    const std::string number(nameIn(precision));
    const bool experts = speed.family == "moe";
    const double common = cardFactor(law, gpu) * law.factor("engine:" + engine)
                          * law.factor(experts ? "family:moe" : "family:dense");
    InferenceSpeed::Constants c;
    c.readEfficiency = std::min(1.0, law.constant("bandwidth") * common);
    c.cacheEfficiency = std::min(1.0, law.constant("kv") * common);
    const double compute = law.constant("compute") * common * law.factor("precision:" + number)
                           * law.factor("engine-precision:" + engine + "/" + number);
    c.computeEfficiency = std::min(1.0, compute);
    c.promptEfficiency = std::min(1.0, compute * law.factor("prompt"));
    c.attentionSlowness = std::max(law.factor("attention"), c.computeEfficiency);
    c.stepS = of.layerUs * 1e-6 * speed.layers;
    c.tokenS = law.constant("token-us:" + engine) * 1e-6;
    if (experts)
        c.passS += law.constant("moe-layer-us") * 1e-6 * speed.layers;
    if (tensor > 1)
        addExchanges(c, law, gpu, model, tensor);
    return c;
}

/// The weights of the experts that one token does not use, and the share that it uses.
void splitExperts(InferenceSpeed& speed, const ModelShape& model, double weightsGb)
{
    speed.alwaysReadGb = weightsGb;
    const double experts = model.experts.value_or(1);
    const double used = model.expertsPerToken.value_or(static_cast<int>(experts));
    if (experts <= used || !model.activeParameters)
        return;
    const double inExperts = std::clamp(
        (model.parameters - *model.activeParameters) / (1 - used / experts) / model.parameters, 0.0, 1.0);
    speed.family = "moe";
    speed.expertShare = used / experts;
    speed.expertsGb = weightsGb * inExperts;
    speed.alwaysReadGb = weightsGb - speed.expertsGb;
}

/// GB that a step does not read: the table of input embeddings, where the output's is its own.
double notReadGb(const ModelShape& model, const WeightFormat* format, double bits)
{
    if (model.tiedEmbeddings)
        return 0;
    const double embedding = format && format->tensors ? format->tensors->embedding : bits;
    return static_cast<double>(model.vocabulary.value_or(0)) * model.hidden.value_or(0) * embedding / 8
           / kBytesPerGB;
}

/// Heads × head dimension, which is not always the hidden size.
double attentionWidth(const ModelShape& model)
{
    if (model.heads && model.headDim)
        return static_cast<double>(*model.heads) * *model.headDim;
    return model.hidden.value_or(0);
}

void setPrefill(InferenceSpeed& speed, const SpeedLaw& law, const SpeedLaw& decode, const Gpu& gpu,
                const std::string& engine, const std::string& format)
{
    double efficiency = law.constant("base") * cardFactor(law, gpu) * law.factor("engine:" + engine)
                        * law.factor("engine-format:" + engine + "/" + format)
                        * law.factor("class-engine:" + cardClass(gpu) + "/" + engine);
    speed.attentionSlowness = law.factor("attention:" + engine);
    speed.prefillOverlap = law.exponent("pipeline");
    speed.prefillEfficiency = std::min(1.0, efficiency);
    speed.prefillPartS =
        decode.constant("layer-us:" + engine, "layer-us:vllm") * 1e-6 * speed.layers * law.constant("launch");
}

Precision computeOf(const Deployment& d, double bits)
{
    if (!d.compute.empty())
        return precisionNamed(d.compute, Precision::Bf16);
    return d.weights == "fp8"               ? Precision::Fp8
           : d.weights == "fp4" && bits < 6 ? Precision::Fp4
                                            : Precision::Bf16;
}

} // namespace

double InferenceSpeed::stepS(double batch, double context) const
{
    const Constants& c = batch > 1 ? batched : single;
    return workS(batch, context) + c.stepS + (c.tokenS + c.passS) * batch;
}

double InferenceSpeed::workS(double batch, double context) const
{
    const Constants& c = batch > 1 ? batched : single;
    const double touched = expertShare < 1 ? 1 - std::pow(1 - expertShare, batch) : 1;
    const double read = (alwaysReadGb + expertsGb * touched) / (bandwidthGbS * c.readEfficiency);
    const double cache = kvGbPerToken * context * batch / (bandwidthGbS * c.cacheEfficiency);
    const double compute = batch > 1 ? 2 * parameters * batch / (peak * c.computeEfficiency) : 0;
    return read + cache + compute;
}

double InferenceSpeed::attentionFlops(double promptTokens) const
{
    return 2 * layers * attentionWidth * promptTokens * promptTokens;
}

double InferenceSpeed::promptBesideOthersS(double promptTokens) const
{
    const double matrices = 2 * parameters * promptTokens / batched.promptEfficiency;
    const double attention =
        attentionFlops(promptTokens) * batched.attentionSlowness / batched.computeEfficiency;
    return (matrices + attention) / (peak * pipeline) + promptTokens * batched.passS;
}

double InferenceSpeed::prefillS(double promptTokens) const
{
    constexpr double kPart = 512; // tokens that engines compute at once
    const double attention = attentionFlops(promptTokens) * attentionSlowness;
    const double parts = std::max(1.0, promptTokens / kPart);
    // Stages take the parts one behind the other; not all builds and models do.
    const double overlap = std::pow(parts * pipeline / (parts + pipeline - 1), prefillOverlap);
    const double seconds =
        (2 * parameters * promptTokens + attention) / (peak * std::min(1.0, prefillEfficiency) * overlap);
    return seconds + prefillPartS * parts;
}

double InferenceSpeed::tokensPerS(double batch, double promptTokens, double outputTokens) const
{
    const double output = std::max(1.0, outputTokens);
    const double stages = batch > 1 ? pipeline : 1; // one sequence is in one stage at a time
    const double context = promptTokens + output / 2;
    const double prompt = batch > 1 ? promptBesideOthersS(promptTokens) : prefillS(promptTokens);
    const double step = stepS(batch, context) - workS(batch, context) * (1 - 1 / stages);
    const double perToken = (step / batch + prompt / output) * (stages > 1 ? pipelineLoss : 1);
    return std::min(1 / perToken, roofline(batch) * stages);
}

double InferenceSpeed::roofline(double batch) const
{
    const double touched = expertShare < 1 ? 1 - std::pow(1 - expertShare, batch) : 1;
    const double byMemory = batch * bandwidthGbS / (alwaysReadGb + expertsGb * touched);
    return std::min(byMemory, peak / (2 * parameters));
}

std::optional<InferenceSpeed> inferenceSpeed(const Catalog& catalog, const Gpu& gpu, const ModelShape& model,
                                             const Deployment& d, double weightsGb, double kvGbPerToken)
{
    const Efficiency& known = catalog.efficiency();
    const SpeedLaw* decode = known.speedLaw("decode");
    const SpeedLaw* serving = known.speedLaw("serving");
    const SpeedLaw* prefill = known.speedLaw("prefill");
    if (!decode || !serving || !prefill || model.parameters <= 0 || weightsGb <= 0)
        return std::nullopt;
    const double bits = bitsPerWeight(model, weightsGb);
    const auto peak = peakFor(gpu, computeOf(d, bits));
    if (!peak)
        return std::nullopt;
    const int tensor = std::max(1, d.parallel.tensor * d.parallel.expert);
    InferenceSpeed speed;
    speed.family = d.concurrency > 1 ? "dense" : "decode";
    speed.parameters = model.activeParameters.value_or(model.parameters);
    speed.layers = model.layers.value_or(0);
    speed.attentionWidth = attentionWidth(model);
    speed.kvGbPerToken = kvGbPerToken;
    speed.bandwidthGbS = inGBPerSecond(gpu.bandwidth) * tensor;
    speed.peak = peak->flopsPerS * tensor;
    splitExperts(speed, model, weightsGb);
    const std::string engine = engineIn(d);
    const WeightFormat* packed = known.weightFormat(d.weights);
    const std::string format = formatClass(packed && packed->tensors ? packed->tensors->rest : bits);
    speed.alwaysReadGb = std::max(0.0, speed.alwaysReadGb - notReadGb(model, packed, bits));
    speed.single = singleStream(*decode, gpu, engine, format, speed.layers, tensor);
    speed.batched =
        manyStreams(*serving, gpu, model, manyStreamsOf(*serving, *decode, servingEngine(engine, d.engine)),
                    peak->precision, speed, tensor);
    speed.pipeline = std::max(1, d.parallel.pipeline);
    speed.pipelineLoss = std::exp(serving->exponent("pipeline-doubling") * std::log2(speed.pipeline));
    setPrefill(speed, *prefill, *decode, gpu, engine, format);
    if (d.bandwidthEfficiency) {
        const double given = std::clamp(d.bandwidthEfficiency->likely, 1e-6, 1.0);
        speed.single.readEfficiency = speed.batched.readEfficiency = given;
    }
    return speed;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/fit.h"

#include "core/estimate/memory.h"
#include "core/estimate/throughput.h"
#include "core/estimate/weights.h"
#include "core/evaluate/speed.h"
#include "core/evaluate/training_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace core {

namespace {

/// Bytes that one cached value takes.
constexpr std::array<std::pair<std::string_view, double>, 9> kCacheBytes{{{"", 2},
                                                                          {"fp16", 2},
                                                                          {"bf16", 2},
                                                                          {"fp32", 4},
                                                                          {"fp8", 1},
                                                                          {"int8", 1},
                                                                          {"q8_0", 34.0 / 32},
                                                                          {"q4_0", 18.0 / 32},
                                                                          {"int4", 0.5}}};

double cacheBytes(std::string_view format)
{
    const auto found = std::find_if(kCacheBytes.begin(), kCacheBytes.end(),
                                    [&](const auto& row) { return row.first == format; });
    return found == kCacheBytes.end() ? 2 : found->second;
}

/// Tokens of work that one sequence holds and of which speed is counted.
struct Tokens
{
    double prompt = 0;
    double output = 0;
    double slots = 1;
};

std::optional<Tokens> tokensOf(const Work& work)
{
    const auto likely = [](const std::optional<Uncertain>& x) { return x ? x->likely : 0.0; };
    if (const auto* w = std::get_if<LlmServing>(&work))
        return Tokens{likely(w->promptTokens), likely(w->outputTokens), w->slotsPerReplica.value_or(1)};
    if (const auto* w = std::get_if<LlmBatch>(&work))
        return Tokens{w->promptTokens.likely, w->outputTokens.likely, 1};
    return std::nullopt;
}

std::string weightFormatOf(const Line& line)
{
    if (!line.deployment->weights.empty())
        return line.deployment->weights;
    return line.model->releasedPrecision.empty() ? "fp16" : line.model->releasedPrecision;
}

std::optional<Range> weightsGb(const Line& line, const std::string& format)
{
    const WeightFormat* asked = line.catalog->efficiency().weightFormat(format);
    const WeightFormat* current = line.catalog->efficiency().weightFormat(weightFormatOf(line));
    if (line.deployment->weightsGb) {
        const Range given = line.deployment->weightsGb->range();
        if (asked == current)
            return given;
        return asked && current ? std::optional(given
                                                * (bitsPerWeight(*asked, *line.model).likely
                                                   / bitsPerWeight(*current, *line.model).likely))
                                : std::nullopt;
    }
    if (!asked || line.model->parameters <= 0)
        return std::nullopt;
    return bitsPerWeight(*asked, *line.model) * (line.model->parameters / 8 / kBytesPerGB);
}

double contextOf(const Line& line, const Tokens& tokens, Fit& fit)
{
    if (line.deployment->contextTokens)
        return *line.deployment->contextTokens;
    if (tokens.prompt + tokens.output > 0)
        return tokens.prompt + tokens.output;
    const double longest = line.model->maxContext.value_or(0);
    fit.issues.push_back({Severity::Info,
                          "context-assumed",
                          line.path + ".context_tokens",
                          {{"tokens", fmt::format("{}", longest)}}});
    return longest;
}

Bytes memoryOf(const Gpu& gpu, const Workload& workload)
{
    return workload.needs.ecc && gpu.vramWithEcc ? *gpu.vramWithEcc : gpu.vram;
}

/// The memory of one replica on `gpu` × `pooled` with weights in `format`; nothing when a size is unknown.
std::optional<ServingMemory> memoryWith(const Line& line, const Tokens& tokens, double context,
                                        const Gpu& gpu, int pooled, const std::string& format)
{
    const auto weights = weightsGb(line, format);
    const auto kv = kvBytesPerToken(*line.model, cacheBytes(line.deployment->kvCache));
    if (!weights || !kv)
        return std::nullopt;
    ServingMemory memory;
    memory.weightsGb = *weights;
    memory.kvGbPerToken = inGB(*kv);
    memory.contextTokens = context;
    memory.concurrency = std::max(line.deployment->concurrency, tokens.slots);
    memory.runtimeGb = line.deployment->runtimeGb ? line.deployment->runtimeGb->range()
                                                  : line.catalog->efficiency().runtimeGb;
    memory.availableGb = inGB(memoryOf(gpu, *line.workload)) * pooled;
    return memory;
}

using Cures = std::vector<std::pair<std::string, std::string>>;

/// The next smaller weight format on this GPU that fits.
void addFormatCure(Cures& cures, const Line& line, const Tokens& tokens, double context, int pooled)
{
    const Efficiency& known = line.catalog->efficiency();
    const WeightFormat* current = known.weightFormat(weightFormatOf(line));
    const WeightFormat* best = nullptr;
    for (const WeightFormat& format : known.weightFormats) {
        const bool smaller = current && format.bitsPerWeight.likely < current->bitsPerWeight.likely;
        if (!smaller || (best && format.bitsPerWeight.likely <= best->bitsPerWeight.likely))
            continue;
        const auto memory = memoryWith(line, tokens, context, *line.gpu, pooled, format.id);
        if (memory && memory->fits())
            best = &format;
    }
    if (best)
        cures.emplace_back("format", best->id);
}

void addGpuCures(Cures& cures, const Line& line, const Tokens& tokens, double context, int pooled,
                 double neededGb)
{
    const Gpu* smallest = nullptr;
    for (const Gpu& gpu : line.catalog->gpus()) {
        const auto memory = memoryWith(line, tokens, context, gpu, pooled, weightFormatOf(line));
        const bool fits = memory && memory->fits() && gpu.vendor == line.gpu->vendor;
        if (fits
            && (!smallest || gpu.vram < smallest->vram
                || (gpu.vram == smallest->vram && gpu.releaseYear > smallest->releaseYear)))
            smallest = &gpu;
    }
    if (smallest)
        cures.emplace_back("gpu", smallest->id);
    const double more = std::ceil(neededGb / inGB(memoryOf(*line.gpu, *line.workload)));
    if (more > pooled && more <= 16)
        cures.emplace_back("gpus", fmt::format("{}", more));
}

void describeMemory(Fit& fit, const Line& line, const ServingMemory& memory, const Tokens& tokens)
{
    MemoryEstimate estimate;
    estimate.neededGb = memory.neededGb();
    estimate.availableGb = memory.availableGb;
    estimate.partsGb = {
        {"weights", memory.weightsGb}, {"kv_cache", memory.kvGb()},  {"gradients", {}}, {"optimizer", {}},
        {"activations", {}},           {"runtime", memory.runtimeGb}};
    estimate.largestContext = memory.largestContext();
    estimate.largestConcurrency = memory.largestConcurrency();
    fit.fits = memory.fits();
    if (!*fit.fits) {
        const int pooled = gpusThatPool(*line.deployment);
        addFormatCure(estimate.wouldFit, line, tokens, memory.contextTokens, pooled);
        addGpuCures(estimate.wouldFit, line, tokens, memory.contextTokens, pooled, memory.neededGb().likely);
        fit.issues.push_back(doesNotFit(line, estimate));
    } else if (memory.neededGb().high > memory.availableGb) {
        fit.issues.push_back(mayNotFit(line, estimate));
    }
    if (line.model->maxContext && memory.contextTokens > *line.model->maxContext)
        fit.issues.push_back({Severity::Info,
                              "context-above-model",
                              line.path + ".context_tokens",
                              {{"context", fmt::format("{}", memory.contextTokens)},
                               {"limit", fmt::format("{}", *line.model->maxContext)}}});
    fit.memory = estimate;
}

Range held(const Range& value, double limit)
{
    return {std::min(value.low, limit), std::min(value.likely, limit), std::min(value.high, limit), false};
}

/// A law's speed with how far the law may be off.
Range slowed(double byLaw, const Uncertain& slowness)
{
    return {byLaw / slowness.high, byLaw / slowness.likely, byLaw / slowness.low, false};
}

void describeThroughput(Fit& fit, const Line& line, double weights, const Tokens& tokens)
{
    const Deployment& d = *line.deployment;
    const double concurrency = d.concurrency;
    ThroughputEstimate estimate;
    estimate.unit = "tokens_per_s";
    estimate.limit =
        decodeCeiling(*line.gpu, d.parallel.tensor, gbReadPerToken(weights, *line.model), concurrency);
    estimate.boundBy = "bandwidth";
    if (d.measured && d.measured->unit == "tokens_per_s") {
        const Range given = d.measured->value.range();
        estimate.value = held(given, *estimate.limit);
        estimate.boundBy = given.likely > *estimate.limit ? "bandwidth" : "measured";
        if (given.high > *estimate.limit)
            fit.issues.push_back({Severity::Warning,
                                  "above-ceiling",
                                  line.path + ".measured.value",
                                  {{"measured", fmt::format("{}", given.high)},
                                   {"limit", fmt::format("{:.1f}", *estimate.limit)}}});
    } else if (d.bandwidthEfficiency) {
        estimate.value = held(d.bandwidthEfficiency->range() * *estimate.limit, *estimate.limit);
    } else if (const auto* speed =
                   tokens.prompt + tokens.output > 0 ? std::get_if<InferenceSpeed>(&line.speed) : nullptr) {
        // Without tokens there is no context to read: then only the ceiling is known.
        const double perS = speed->tokensPerS(concurrency, tokens.prompt, tokens.output);
        const double roofline = speed->roofline(concurrency);
        estimate.value = held(slowed(perS, line.slowness), std::min(*estimate.limit, roofline));
        estimate.boundBy = roofline < *estimate.limit ? "compute" : "bandwidth";
    }
    fit.throughput = estimate;
}

/// Kinds other than served language models: the whole deployment's speed.
void describeEstimatedSpeed(Fit& fit, const Line& line)
{
    const Deployment& d = *line.deployment;
    ThroughputEstimate estimate;
    estimate.unit = throughputUnit(line.workload->work);
    estimate.limit = rooflinePerSecond(line);
    if (d.measured && d.measured->unit == estimate.unit) {
        estimate.value = d.measured->value.range();
        estimate.boundBy = "measured";
    } else if (const auto likely = estimatedPerSecond(line, Inputs(line.inputs, {}))) {
        const double byLaw = *likely * line.slowness.likely;
        estimate.value = held(slowed(byLaw, line.slowness), estimate.limit.value_or(*likely));
        estimate.boundBy = std::holds_alternative<NetworkSpeed>(line.speed) ? "bandwidth" : "compute";
    } else {
        return;
    }
    fit.throughput = estimate;
}

} // namespace

std::optional<double> servedWeightsGb(const Line& line)
{
    const auto weights = weightsGb(line, weightFormatOf(line));
    return weights ? std::optional(weights->likely) : std::nullopt;
}

std::optional<double> servedKvGbPerToken(const Line& line)
{
    const auto kv = kvBytesPerToken(*line.model, cacheBytes(line.deployment->kvCache));
    return kv ? std::optional(inGB(*kv)) : std::nullopt;
}

namespace {

std::vector<std::pair<std::string, std::string>> fitFigures(const Line& line, const MemoryEstimate& memory)
{
    return {{"needed_gb", fmt::format("{:.2f}", memory.neededGb.likely)},
            {"available_gb", fmt::format("{:.2f}", memory.availableGb)},
            {"gpu", line.gpu->name}};
}

} // namespace

Issue doesNotFit(const Line& line, const MemoryEstimate& memory)
{
    Issue issue{Severity::Blocking, "does-not-fit", line.path, fitFigures(line, memory)};
    for (const auto& [what, which] : memory.wouldFit) {
        if (what == "gpu") {
            const Gpu* larger = line.catalog->gpu(which);
            issue.arguments.emplace_back("larger_gpu", larger ? larger->name : which);
        } else if (what == "gpus") {
            issue.arguments.emplace_back("more_gpus", which);
        } else if (what == "technique") {
            issue.arguments.emplace_back(which, "yes");
        } else {
            issue.arguments.emplace_back(what, which);
        }
    }
    return issue;
}

Issue mayNotFit(const Line& line, const MemoryEstimate& memory)
{
    return {Severity::Warning, "fit-uncertain", line.path, fitFigures(line, memory)};
}

int gpusThatPool(const Deployment& deployment)
{
    return std::max(1,
                    deployment.parallel.tensor * deployment.parallel.pipeline * deployment.parallel.expert);
}

Fit fitOf(const Line& line)
{
    Fit fit;
    if (!line.workload || !line.model || !line.gpu)
        return fit;
    const auto tokens = tokensOf(line.workload->work);
    if (!tokens) {
        describeTrainingMemory(fit, line);
        describeEstimatedSpeed(fit, line);
        return fit;
    }
    const double context = contextOf(line, *tokens, fit);
    const auto memory =
        memoryWith(line, *tokens, context, *line.gpu, gpusThatPool(*line.deployment), weightFormatOf(line));
    if (!memory) {
        fit.issues.push_back(
            {Severity::Warning, "memory-unknown", line.path + ".weights", {{"found", weightFormatOf(line)}}});
        return fit;
    }
    describeMemory(fit, line, *memory, *tokens);
    if (memory->weightsGb.likely > 0)
        describeThroughput(fit, line, memory->weightsGb.likely, *tokens);
    return fit;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/speed.h"

#include "core/evaluate/fit.h"
#include "core/evaluate/line.h"
#include "core/evaluate/run.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace core {

namespace {

double at(const std::optional<Uncertain>& input, const Inputs& inputs, std::string_view field, double absent)
{
    return input ? inputs(*input, field) : absent;
}

/// Looks the law's constants up for a kind of work; overloads for kinds whose speed is not estimated say so.
struct Lookup
{
    const Line& line;

    SpeedModel operator()(const LlmTraining&) const { return training(std::nullopt); }
    SpeedModel operator()(const LlmFinetuning& w) const { return training(w.method); }
    SpeedModel operator()(const LlmServing&) const { return inference(); }
    SpeedModel operator()(const LlmBatch&) const { return inference(); }
    SpeedModel operator()(const ImageGeneration&) const { return images(); }
    SpeedModel operator()(const ImageFinetuning&) const { return images(); }
    SpeedModel operator()(const VisionTraining&) const { return network("vision-training"); }
    SpeedModel operator()(const VisionInference&) const { return network("vision-inference"); }
    SpeedModel operator()(const NlpTraining&) const { return network("nlp-training"); }
    SpeedModel operator()(const RlTraining&) const { return {}; }
    SpeedModel operator()(const Shared<Sweep>&) const { return {}; }
    SpeedModel operator()(const Interactive&) const { return {}; }
    SpeedModel operator()(const Measured&) const { return {}; }

    template<class T>
    static SpeedModel orNothing(const std::optional<T>& speed)
    {
        return speed ? SpeedModel(*speed) : SpeedModel();
    }
    [[nodiscard]] SpeedModel training(std::optional<FinetuneMethod> method) const
    {
        return orNothing(trainingSpeed(*line.catalog, *line.gpu, *line.model, *line.deployment, method));
    }
    [[nodiscard]] SpeedModel images() const
    {
        return orNothing(imageSpeed(*line.catalog, *line.gpu, *line.model, *line.deployment));
    }
    [[nodiscard]] SpeedModel network(std::string_view kind) const
    {
        return orNothing(networkSpeed(*line.catalog, *line.gpu, *line.model, *line.deployment, kind));
    }
    [[nodiscard]] SpeedModel inference() const
    {
        const auto weights = servedWeightsGb(line);
        const auto kv = servedKvGbPerToken(line);
        if (!weights || !kv)
            return {};
        return orNothing(
            inferenceSpeed(*line.catalog, *line.gpu, *line.model, *line.deployment, *weights, *kv));
    }
};

/// Law and family of a speed, for its spread.
std::pair<std::string, std::string> lawOf(const Line& line)
{
    if (const auto* s = std::get_if<TrainingSpeed>(&line.speed))
        return {"training", s->family};
    if (const auto* s = std::get_if<InferenceSpeed>(&line.speed))
        return {s->family == "decode" ? "decode" : "serving", s->family};
    if (std::holds_alternative<ImageSpeed>(line.speed))
        return {"images", "images"};
    return {"vision", std::string(kindOf(timedWork(line.workload->work)))};
}

/// The name that measurements of such work have.
std::string measuredFamily(const std::string& law, const std::string& family)
{
    if (law == "training")
        return family == "lora" ? family : family + "-training";
    if (law == "serving")
        return family == "moe" ? "serving-moe" : law;
    return law;
}

/// A stated efficiency's range is that of the time.
std::optional<Uncertain> statedSlowness(const Deployment& d, const SpeedModel& speed)
{
    const std::optional<Uncertain>& stated =
        std::holds_alternative<TrainingSpeed>(speed) ? d.mfu : d.bandwidthEfficiency;
    if (!stated || stated->low <= 0)
        return std::nullopt;
    return Uncertain::threePoint(stated->likely / stated->high, 1, stated->likely / stated->low);
}

double batchOr(const std::optional<int>& batch, double absent)
{
    return batch ? *batch : absent;
}

constexpr double kUsualPixels = 224;

/// Units a second by the law, and by the peaks alone.
struct Speeds
{
    double likely = 0;
    double most = 0;
};

struct Timing
{
    const Line& line;
    const Inputs& in;

    Speeds operator()(const LlmTraining& w) const
    {
        return training(in(w.sequenceLength, "sequence_length"));
    }
    Speeds operator()(const LlmFinetuning& w) const
    {
        return training(w.sequenceLength ? in(*w.sequenceLength, "sequence_length")
                                         : in(w.tokensPerExample, "tokens_per_example"));
    }
    Speeds operator()(const LlmBatch& w) const
    {
        const auto& speed = std::get<InferenceSpeed>(line.speed);
        const double replicas =
            std::max(1.0, std::floor(static_cast<double>(line.deployment->gpus) * line.deployment->nodes
                                     / gpusPerReplica(*line.deployment)));
        const double batch = std::max(1.0, line.deployment->concurrency);
        return {replicas
                    * speed.tokensPerS(batch, in(w.promptTokens, "prompt_tokens"),
                                       in(w.outputTokens, "output_tokens")),
                replicas * speed.roofline(batch)};
    }
    Speeds operator()(const ImageGeneration& w) const
    {
        const auto& speed = std::get<ImageSpeed>(line.speed);
        const double pixels = at(w.resolution, in, "resolution", speed.nativePixels);
        const double steps = at(w.steps, in, "steps", speed.usualSteps);
        return {speed.imagesPerS(pixels, steps, batchOr(w.batch, 1)), speed.roofline(pixels, steps)};
    }
    Speeds operator()(const ImageFinetuning& w) const
    {
        const auto& speed = std::get<ImageSpeed>(line.speed);
        const double pixels = at(w.resolution, in, "resolution", speed.nativePixels);
        const double batch = batchOr(w.batch, 1);
        const bool adapters = w.method == FinetuneMethod::Lora || w.method == FinetuneMethod::Qlora;
        const double steps =
            speed.trainingStepsPerS(pixels, batch, adapters, line.deployment->gradientCheckpointing);
        const double perStep = w.steps ? 1 : batch;
        return {steps * perStep, speed.roofline(pixels, adapters ? 1 : 1.5) / (w.steps ? batch : 1)};
    }
    Speeds operator()(const VisionTraining& w) const { return network(w.resolution, w.batch); }
    Speeds operator()(const VisionInference& w) const { return network(w.resolution, w.batch); }
    Speeds operator()(const NlpTraining& w) const
    {
        const auto& speed = std::get<NetworkSpeed>(line.speed);
        const double length = in(w.sequenceLength, "sequence_length");
        return {speed.samplesPerS(length, batchOr(w.batch, kUsualTextBatch)), speed.roofline(length)};
    }
    template<class Other>
    Speeds operator()(const Other&) const
    {
        return {};
    }
    [[nodiscard]] Speeds training(double sequenceLength) const
    {
        const auto& speed = std::get<TrainingSpeed>(line.speed);
        return {speed.tokensPerS(sequenceLength), speed.roofline(sequenceLength)};
    }
    [[nodiscard]] Speeds network(const std::optional<Uncertain>& resolution,
                                 const std::optional<int>& batch) const
    {
        const auto& speed = std::get<NetworkSpeed>(line.speed);
        const double usual = speed.nativePixels > 0 ? speed.nativePixels : kUsualPixels;
        const double pixels = at(resolution, in, "resolution", usual);
        return {speed.samplesPerS(pixels, batchOr(batch, kUsualNetworkBatch)), speed.roofline(pixels)};
    }
};

} // namespace

const Work& timedWork(const Work& work)
{
    const auto* sweep = std::get_if<Shared<Sweep>>(&work);
    return sweep && !(*sweep)->trial.empty() ? (*sweep)->trial.front() : work;
}

void setSpeed(Line& line)
{
    line.speed = {};
    line.slowness = 1;
    line.correction = nullptr;
    if (!line.model || !line.gpu)
        return;
    line.speed = std::visit(Lookup{line}, timedWork(line.workload->work));
    if (std::holds_alternative<std::monostate>(line.speed))
        return;
    const auto [law, family] = lawOf(line);
    if (const auto stated = statedSlowness(*line.deployment, line.speed)) {
        line.slowness = *stated;
        if (!line.slowness.isFixed())
            line.slowness.note.emplace().variable =
                fmt::format("efficiency {} {} {}", line.workload->id, stated->low, stated->high);
        return;
    }
    const double spread = line.catalog->efficiency().speedLaw(law)->spreadOf(family);
    line.correction = line.catalog->efficiency().correction(measuredFamily(law, family), line.gpu->id);
    const double usual = line.correction ? 1 / line.correction->factor : 1;
    line.slowness = Uncertain::threePoint(usual * std::exp(-spread), usual, usual * std::exp(spread));
    line.slowness.note.emplace().variable = fmt::format("speed {} {} {}", law, family, line.gpu->id);
}

std::optional<double> estimatedPerSecond(const Line& line, const Inputs& inputs)
{
    if (std::holds_alternative<std::monostate>(line.speed))
        return std::nullopt;
    const Speeds speeds = std::visit(Timing{line, inputs}, timedWork(line.workload->work));
    if (!(speeds.likely > 0))
        return std::nullopt;
    return std::min(speeds.likely / inputs(line.slowness, "slowness"), speeds.most);
}

std::optional<double> rooflinePerSecond(const Line& line)
{
    if (std::holds_alternative<std::monostate>(line.speed))
        return std::nullopt;
    const Speeds speeds = std::visit(Timing{line, Inputs(line.inputs, {})}, timedWork(line.workload->work));
    return speeds.most > 0 ? std::optional(speeds.most) : std::nullopt;
}

std::string throughputUnit(const Work& work)
{
    const std::string unit = unitOfWork(timedWork(work));
    return unit.empty() ? unit : unit + "_per_s";
}

Latency latencyOf(const Line& line, const InferenceSpeed& speed, const LlmServing& work, double slots,
                  const Inputs& inputs)
{
    const double slow = inputs(line.slowness, "slowness");
    const double prompt = at(work.promptTokens, inputs, "prompt_tokens", 0);
    const double output = at(work.outputTokens, inputs, "output_tokens", 1);
    Latency latency;
    latency.tpotS = speed.stepS(slots, prompt + output / 2) * slow;
    latency.ttftS = speed.prefillS(prompt) * slow + latency.tpotS;
    return latency;
}

} // namespace core

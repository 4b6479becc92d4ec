// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/training_fit.h"

#include "core/estimate/training_memory.h"
#include "core/evaluate/speed.h"

#include <fmt/format.h>

namespace core {

namespace {

/// A language model that is trained, and on sequences of what length.
struct TrainedModel
{
    double sequenceLength = 0;
    const LlmFinetuning* finetuning = nullptr;
};

std::optional<TrainedModel> trainedModel(const Work& work)
{
    if (const auto* w = std::get_if<LlmTraining>(&work))
        return TrainedModel{w->sequenceLength.likely, nullptr};
    if (const auto* w = std::get_if<LlmFinetuning>(&work))
        return TrainedModel{(w->sequenceLength ? *w->sequenceLength : w->tokensPerExample).likely, w};
    return std::nullopt;
}

std::optional<TrainingMemory> memoryWith(const Line& line, const TrainedModel& trained, const Gpu& gpu,
                                         const Deployment& deployment)
{
    return trainingMemory(*line.catalog, gpu, *line.model, deployment, trained.sequenceLength,
                          trained.finetuning);
}

using Cures = std::vector<std::pair<std::string, std::string>>;

void addDeploymentCures(Cures& cures, const Line& line, const TrainedModel& trained)
{
    const auto fitsWith = [&](const Deployment& d) {
        const auto memory = memoryWith(line, trained, *line.gpu, d);
        return memory && memory->fits();
    };
    Deployment d = *line.deployment;
    d.gradientCheckpointing = true;
    if (!line.deployment->gradientCheckpointing && fitsWith(d)) {
        cures.emplace_back("technique", "checkpointing");
        return;
    }
    d.microBatch = 1;
    if (line.deployment->microBatch.value_or(1) > 1 && fitsWith(d)) {
        cures.emplace_back("technique", "one_sequence");
        return;
    }
    d.parallel.shard = Shard::Zero3;
    if (line.deployment->parallel.shard != Shard::Zero3 && fitsWith(d))
        cures.emplace_back("technique", "sharding");
}

void addGpuCures(Cures& cures, const Line& line, const TrainedModel& trained)
{
    const Gpu* smallest = nullptr;
    for (const Gpu& gpu : line.catalog->gpus()) {
        const auto memory = memoryWith(line, trained, gpu, *line.deployment);
        const bool fits = memory && memory->fits() && gpu.vendor == line.gpu->vendor;
        const bool better = !smallest || gpu.vram < smallest->vram
                            || (gpu.vram == smallest->vram && gpu.releaseYear > smallest->releaseYear);
        if (fits && better)
            smallest = &gpu;
    }
    if (smallest)
        cures.emplace_back("gpu", smallest->id);
    Deployment d = *line.deployment;
    d.parallel.shard = Shard::Zero3;
    for (d.gpus = line.deployment->gpus * 2; d.gpus <= 64 && !smallest; d.gpus *= 2) {
        const auto memory = memoryWith(line, trained, *line.gpu, d);
        if (memory && memory->fits()) {
            cures.emplace_back("gpus", fmt::format("{}", d.gpus));
            return;
        }
    }
}

MemoryEstimate estimateOf(const TrainingMemory& memory)
{
    MemoryEstimate estimate;
    estimate.neededGb = memory.neededGb();
    estimate.availableGb = memory.availableGb;
    estimate.partsGb = {
        {"weights", Range::exactly(memory.weightsGb)},     {"kv_cache", {}},
        {"gradients", Range::exactly(memory.gradientsGb)}, {"optimizer", Range::exactly(memory.optimizerGb)},
        {"activations", memory.activationsGb()},           {"runtime", memory.runtimeGb}};
    estimate.largestMicroBatch = memory.largestMicroBatch();
    return estimate;
}

} // namespace

void describeTrainingMemory(Fit& fit, const Line& line)
{
    const auto trained = trainedModel(timedWork(line.workload->work));
    const auto memory = trained ? memoryWith(line, *trained, *line.gpu, *line.deployment) : std::nullopt;
    if (!memory)
        return;
    MemoryEstimate estimate = estimateOf(*memory);
    fit.fits = memory->fits();
    if (!*fit.fits) {
        addDeploymentCures(estimate.wouldFit, line, *trained);
        addGpuCures(estimate.wouldFit, line, *trained);
        fit.issues.push_back(doesNotFit(line, estimate));
    } else if (estimate.neededGb.high > estimate.availableGb) {
        fit.issues.push_back(mayNotFit(line, estimate));
    }
    fit.memory = estimate;
}

} // namespace core

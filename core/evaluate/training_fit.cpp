// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/training_fit.h"

#include "core/estimate/picture_memory.h"
#include "core/estimate/training_memory.h"
#include "core/evaluate/speed.h"

#include <algorithm>
#include <fmt/format.h>

namespace core {

namespace {

/// The batch that the work itself states: nothing where it leaves it open or has none.
std::optional<int> statedBatch(const Work& work)
{
    return std::visit(
        [](const auto& w) -> std::optional<int> {
            if constexpr (requires { w.batch; })
                return w.batch;
            else
                return std::nullopt;
        },
        work);
}

/// Who leaves the batch open takes what fits, up to what is usual.
TrainingMemory withOpenBatch(TrainingMemory memory)
{
    memory.microBatch = std::clamp(memory.largestMicroBatch(), 1.0, memory.microBatch);
    return memory;
}

/// Of one GPU: language models and text encoders that are trained, pictures that are made or learnt from.
std::optional<TrainingMemory> memoryWith(const Line& line, const Gpu& gpu, const Deployment& deployment)
{
    const Work& work = timedWork(line.workload->work);
    const auto trained = [&](const Deployment& d, const Uncertain& length, const LlmFinetuning* finetuning) {
        return trainingMemory(*line.catalog, gpu, *line.model, d, length.likely, finetuning);
    };
    if (const auto* w = std::get_if<LlmTraining>(&work))
        return trained(deployment, w->sequenceLength, nullptr);
    if (const auto* w = std::get_if<LlmFinetuning>(&work))
        return trained(deployment, w->sequenceLength ? *w->sequenceLength : w->tokensPerExample, w);
    if (const auto* w = std::get_if<NlpTraining>(&work)) {
        Deployment batched = deployment;
        batched.microBatch = w->batch.value_or(kUsualTextBatch);
        const auto memory = trained(batched, w->sequenceLength, nullptr);
        return memory && !w->batch ? withOpenBatch(*memory) : memory;
    }
    const auto memory = pictureMemory(*line.catalog, gpu, *line.model, deployment, work);
    return memory && !statedBatch(work) ? withOpenBatch(*memory) : memory;
}

using Cures = std::vector<std::pair<std::string, std::string>>;

void addDeploymentCures(Cures& cures, const Line& line)
{
    const auto fitsWith = [&](const Deployment& d) {
        const auto memory = memoryWith(line, *line.gpu, d);
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

/// A smaller batch of a work that states one; of generation also the widest weights that fit.
void addWorkCures(Cures& cures, const Line& line, const TrainingMemory& memory)
{
    const Work& work = timedWork(line.workload->work);
    const double largest = memory.largestMicroBatch();
    if (statedBatch(work) && largest >= 1)
        cures.emplace_back("batch", fmt::format("{}", largest));
    if (!std::holds_alternative<ImageGeneration>(work) || line.deployment->weightsGb)
        return;
    const WeightFormat* best = nullptr;
    for (const WeightFormat& format : line.catalog->efficiency().weightFormats) {
        if (best && format.bitsPerWeight.likely <= best->bitsPerWeight.likely)
            continue;
        Deployment d = *line.deployment;
        d.weights = format.id;
        const auto smaller = memoryWith(line, *line.gpu, d);
        if (smaller && smaller->weightsGb < memory.weightsGb && smaller->fits())
            best = &format;
    }
    if (best)
        cures.emplace_back("format", best->id);
}

void addGpuCures(Cures& cures, const Line& line)
{
    const Gpu* smallest = nullptr;
    for (const Gpu& gpu : line.catalog->gpus()) {
        const auto memory = memoryWith(line, gpu, *line.deployment);
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
        const auto memory = memoryWith(line, *line.gpu, d);
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
    const auto memory = memoryWith(line, *line.gpu, *line.deployment);
    if (!memory)
        return;
    MemoryEstimate estimate = estimateOf(*memory);
    fit.fits = memory->fits();
    if (!*fit.fits) {
        addWorkCures(estimate.wouldFit, line, *memory);
        addDeploymentCures(estimate.wouldFit, line);
        addGpuCures(estimate.wouldFit, line);
        fit.issues.push_back(doesNotFit(line, estimate));
    } else if (estimate.neededGb.high > estimate.availableGb) {
        fit.issues.push_back(mayNotFit(line, estimate));
    }
    fit.memory = estimate;
}

} // namespace core

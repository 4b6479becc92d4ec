// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/work_fields.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

/// The smallest model of these kinds, so that a new workload fits on most GPUs.
core::ModelChoice smallModel(const core::Catalog& catalog, std::string_view kind, double atLeast)
{
    const core::ModelShape* best = nullptr;
    for (const core::ModelShape& model : catalog.models()) {
        if (model.kind.find(kind) == std::string::npos)
            continue;
        const bool large = model.parameters >= atLeast; // a toy is no plan
        if (large && (!best || model.parameters < best->parameters))
            best = &model;
    }
    if (!best && !catalog.models().empty())
        best = &catalog.models().front();
    return {best ? best->id : std::string(), std::nullopt};
}

core::Work newLlm(std::size_t kind, const core::Catalog& catalog)
{
    // What is trained from nothing is smaller than what is taken ready-made.
    const core::ModelChoice model = smallModel(catalog, "decoder", kind == 0 ? 1e9 : 6e9);
    if (kind == 0)
        return core::LlmTraining{model, 1e9, 2048, std::nullopt};
    if (kind == 1) {
        core::LlmFinetuning work;
        work.model = model;
        work.method = core::FinetuneMethod::Lora;
        work.loraRank = 16;
        work.examples = 10000;
        work.tokensPerExample = 512;
        work.epochs = 3;
        return work;
    }
    if (kind == 3)
        return core::LlmBatch{model, 100000, 500, 200};
    core::LlmServing work;
    work.model = model;
    work.requestsPerDay = 20000;
    work.promptTokens = 500;
    work.outputTokens = 200;
    work.peakToMean = 2;
    work.p95WaitS = 2; // without a longest wait, replicas only keep the queue from growing
    return work;
}

core::Work newPicture(std::size_t kind, const core::Catalog& catalog)
{
    if (kind == 4) {
        core::ImageGeneration work;
        work.model = smallModel(catalog, "diffusion", 1e6);
        work.imagesPerDay = 1000;
        work.resolution = 1024;
        work.steps = 30;
        return work;
    }
    if (kind == 5) {
        core::ImageFinetuning work;
        work.model = smallModel(catalog, "diffusion", 1e6);
        work.steps = 2000;
        work.resolution = 1024;
        return work;
    }
    const core::ModelChoice model = smallModel(catalog, "vision classifier", 2e7);
    if (kind == 6)
        return core::VisionTraining{model, 1281167, 90, core::Uncertain(224), std::nullopt};
    return core::VisionInference{model, std::nullopt, core::Uncertain(100000), core::Uncertain(224),
                                 std::nullopt};
}

} // namespace

core::Work newWork(std::size_t kind, const core::Catalog& catalog)
{
    if (kind < 4)
        return newLlm(kind, catalog);
    if (kind < 8)
        return newPicture(kind, catalog);
    const std::string gpu = catalog.gpus().empty() ? std::string() : catalog.gpus().front().id;
    switch (kind) {
    case 8:
        return core::NlpTraining{smallModel(catalog, "encoder", 1e8), 1e6, 128, 3, std::nullopt};
    case 9:
        return core::RlTraining{1e8, 1000, gpu, 1};
    case 10: {
        core::Sweep work;
        work.trials = 50;
        work.hoursPerTrial = 2;
        work.referenceGpu = gpu;
        return core::Shared<core::Sweep>(std::move(work));
    }
    case 11:
        return core::Interactive{1, 8, 21, 0.3};
    default:
        return core::Measured{core::Uncertain(100), std::nullopt, std::nullopt, {}};
    }
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/picture_memory.h"

#include "core/estimate/network_speed.h"

#include <algorithm>

namespace core {

namespace {

constexpr double kUsualPixels = 1024; ///< a side, of an image model that says nothing else
constexpr double kMega = 1e6;

struct Parts
{
    const Catalog& catalog;
    const SpeedLaw& law;
    const Gpu& gpu;
    const ModelShape& model;
    const Deployment& deployment;
};

double sideOf(const std::optional<Uncertain>& stated, double usual)
{
    return stated ? stated->likely : usual;
}

bool isWide(const Deployment& d)
{
    return d.compute == "fp32" || d.compute == "tf32" || d.weights == "fp32";
}

/// GB of `parameters` weights as they are loaded to be read.
double loadedGb(const Parts& p, double parameters)
{
    const WeightFormat* format = p.catalog.efficiency().weightFormat(p.deployment.weights);
    const double bits = format ? format->bitsPerWeight.likely : isWide(p.deployment) ? 32 : 16;
    return parameters * bits / 8 / kBytesPerGB;
}

/// Weights, gradients and optimizer states of what is trained in full.
void addStates(TrainingMemory& memory, double parameters, const Deployment& d)
{
    const double bytes = isWide(d) ? 4 : 2;
    memory.weightsGb += parameters * bytes / kBytesPerGB;
    memory.gradientsGb += parameters * bytes / kBytesPerGB;
    memory.optimizerGb += parameters * optimizerBytes(d.optimizer, !isWide(d)) / kBytesPerGB;
}

/// The denoiser of a model that has no row of its own: most of it, with the activations of a middling one.
ImageModel denoiserOf(const Parts& p)
{
    if (const ImageModel* known = p.catalog.efficiency().imageModel(p.model.id))
        return *known;
    ImageModel usual;
    usual.resolution = kUsualPixels;
    usual.denoiserParameters = p.model.parameters * p.law.constant("denoiser-share");
    usual.trainingActivationGb =
        usual.denoiserParameters / kBytesPerGB * p.law.constant("activation-gb-per-billion");
    return usual;
}

TrainingMemory generating(const Parts& p, const ImageGeneration& work)
{
    TrainingMemory memory;
    memory.weightsGb =
        p.deployment.weightsGb ? p.deployment.weightsGb->likely : loadedGb(p, p.model.parameters);
    const double side = sideOf(work.resolution, denoiserOf(p).resolution);
    const bool plain = p.deployment.engine.find("no xformers") != std::string::npos
                       || p.deployment.engine.find("vanilla") != std::string::npos;
    memory.activationsGbPerSequence = side * side / kMega * p.law.constant("decode-gb-per-mpx")
                                      * (plain ? p.law.constant("decode-plain") : 1)
                                      * (isWide(p.deployment) ? 2 : 1);
    memory.activationSpread = p.law.spreadOf("generation");
    memory.microBatch = work.batch.value_or(1);
    return memory;
}

TrainingMemory finetuning(const Parts& p, const ImageFinetuning& work)
{
    TrainingMemory memory;
    const ImageModel denoiser = denoiserOf(p);
    const bool full = work.method == FinetuneMethod::Full || work.method == FinetuneMethod::Dreambooth;
    if (full) {
        addStates(memory, denoiser.denoiserParameters, p.deployment);
    } else {
        const double bits = work.method == FinetuneMethod::Qlora ? p.law.constant("packed-bits")
                            : isWide(p.deployment)               ? 32
                                                                 : 16;
        memory.weightsGb = denoiser.denoiserParameters * bits / 8 / kBytesPerGB;
        memory.optimizerGb = denoiser.denoiserParameters * p.law.constant("adapter-share")
                             * p.law.constant("adapter-bytes") / kBytesPerGB;
    }
    memory.weightsGb += denoiser.besideGb * (isWide(p.deployment) ? 2 : 1);
    const double size = sideOf(work.resolution, denoiser.resolution) / denoiser.resolution;
    const bool checkpointed = p.deployment.gradientCheckpointing;
    memory.activationsGbPerSequence = denoiser.trainingActivationGb * size * size
                                      * (checkpointed ? p.law.constant("checkpointed") : 1)
                                      * (isWide(p.deployment) ? 2 : 1);
    memory.activationSpread = p.law.spreadOf("finetuning");
    memory.microBatch = work.batch.value_or(1);
    return memory;
}

template<class Classifying>
std::optional<TrainingMemory> classifying(const Parts& p, const Classifying& work, bool training)
{
    const auto speed = networkSpeed(p.catalog, p.gpu, p.model, p.deployment, "vision-inference");
    if (!speed)
        return std::nullopt;
    const VisionModel* known = p.catalog.efficiency().visionModel(p.model.id);
    const double values = speed->activationsPerSample(sideOf(work.resolution, speed->nativePixels));
    TrainingMemory memory;
    if (training)
        addStates(memory, p.model.parameters, p.deployment);
    else
        memory.weightsGb = loadedGb(p, p.model.parameters);
    const double kept =
        training ? p.law.constant("kept:" + (known ? known->network : "conv")) : p.law.constant("live");
    memory.activationsGbPerSequence = values * kept * (isWide(p.deployment) ? 4 : 2) / kBytesPerGB;
    memory.activationSpread = p.law.spreadOf("vision");
    memory.microBatch = work.batch.value_or(kUsualNetworkBatch);
    return memory;
}

std::optional<TrainingMemory> memoryOf(const Parts& p, const Work& work)
{
    if (const auto* w = std::get_if<ImageGeneration>(&work))
        return generating(p, *w);
    if (const auto* w = std::get_if<ImageFinetuning>(&work))
        return finetuning(p, *w);
    if (const auto* w = std::get_if<VisionTraining>(&work))
        return classifying(p, *w, true);
    if (const auto* w = std::get_if<VisionInference>(&work))
        return classifying(p, *w, false);
    return std::nullopt;
}

} // namespace

std::optional<TrainingMemory> pictureMemory(const Catalog& catalog, const Gpu& gpu, const ModelShape& model,
                                            const Deployment& deployment, const Work& work)
{
    const SpeedLaw* law = catalog.efficiency().speedLaw("picture-memory");
    if (!law || model.parameters <= 0)
        return std::nullopt;
    auto memory = memoryOf({catalog, *law, gpu, model, deployment}, work);
    if (!memory)
        return std::nullopt;
    memory->runtimeGb = deployment.runtimeGb ? deployment.runtimeGb->range() : catalog.efficiency().runtimeGb;
    memory->availableGb = inGB(gpu.vram);
    return memory;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Estimates a second on one core, of every kind with a law: looking the constants up, memory and speed of one
// work on one card. Budget: 200,000 a second.

#include "core/catalog/catalog_json.h"
#include "core/estimate/image_speed.h"
#include "core/estimate/llm_inference.h"
#include "core/estimate/llm_training.h"
#include "core/estimate/memory.h"
#include "core/estimate/network_speed.h"
#include "core/estimate/training_memory.h"
#include "core/estimate/weights.h"

#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace {

using core::Deployment;
using core::Gpu;

const core::Catalog& catalog()
{
    return core::builtInCatalog();
}

struct Kind
{
    const char* name;
    std::function<double(const Gpu&)> estimate;
};

double trained(const Gpu& gpu, const core::ModelShape& model, const Deployment& d,
               const core::LlmFinetuning* work)
{
    const auto method = work ? std::optional(work->method) : std::nullopt;
    const auto memory = core::trainingMemory(catalog(), gpu, model, d, 4096, work);
    const auto speed = core::trainingSpeed(catalog(), gpu, model, d, method);
    return (memory ? memory->neededGb().likely : 0) + (speed ? speed->tokensPerS(4096) : 0);
}

double served(const Gpu& gpu, const core::ModelShape& model, const Deployment& d)
{
    const core::WeightFormat& format = *catalog().efficiency().weightFormat(d.weights);
    const double gb = core::bitsPerWeight(format, model).likely * model.parameters / 8e9;
    const double kvGb = core::inGB(*core::kvBytesPerToken(model, 2));
    const auto speed = core::inferenceSpeed(catalog(), gpu, model, d, gb, kvGb);
    return speed ? speed->tokensPerS(d.concurrency, 1024, 256) + speed->prefillS(1024) : 0;
}

double seen(const Gpu& gpu, const core::ModelShape& model, const Deployment& d, const char* kind)
{
    const auto speed = core::networkSpeed(catalog(), gpu, model, d, kind);
    return speed ? speed->samplesPerS(kind[0] == 'n' ? 384 : 224, 64) : 0;
}

double drawn(const Gpu& gpu, const core::ModelShape& model, const Deployment& d, bool training)
{
    const auto speed = core::imageSpeed(catalog(), gpu, model, d);
    if (!speed)
        return 0;
    return training ? speed->trainingStepsPerS(1024, 1, true, true) : speed->imagesPerS(1024, 30, 1);
}

std::vector<Kind> kinds()
{
    static const auto& decoder = *catalog().model("llama-3-8b");
    static const auto& mixture = *catalog().model("mixtral-8x7b");
    static const auto& network = *catalog().model("resnet-50");
    static const auto& encoder = *catalog().model("bert-large");
    static const auto& picture = *catalog().model("sdxl-base-1.0");
    static core::LlmFinetuning lora;
    lora.method = core::FinetuneMethod::Lora;
    static Deployment plain;
    plain.gpus = 8;
    plain.microBatch = 2;
    static Deployment one;
    one.weights = "q4_k_m";
    one.engine = "llama.cpp";
    static Deployment many;
    many.weights = "fp8";
    many.engine = "vllm";
    many.concurrency = 32;
    return {{"llm-training", [](const Gpu& g) { return trained(g, decoder, plain, nullptr); }},
            {"llm-training, mixture", [](const Gpu& g) { return trained(g, mixture, plain, nullptr); }},
            {"llm-finetuning", [](const Gpu& g) { return trained(g, decoder, plain, &lora); }},
            {"llm-serving", [](const Gpu& g) { return served(g, decoder, many); }},
            {"llm-batch", [](const Gpu& g) { return served(g, decoder, one); }},
            {"image-generation", [](const Gpu& g) { return drawn(g, picture, plain, false); }},
            {"image-finetuning", [](const Gpu& g) { return drawn(g, picture, plain, true); }},
            {"vision-training", [](const Gpu& g) { return seen(g, network, plain, "vision-training"); }},
            {"vision-inference", [](const Gpu& g) { return seen(g, network, plain, "vision-inference"); }},
            {"nlp-training", [](const Gpu& g) { return seen(g, encoder, plain, "nlp-training"); }}};
}

} // namespace

int main()
{
    constexpr int kRounds = 400;
    double checksum = 0;
    double seconds = 0;
    double estimates = 0;
    for (const Kind& kind : kinds()) {
        const auto begin = std::chrono::steady_clock::now();
        for (int round = 0; round < kRounds; ++round) {
            for (const Gpu& gpu : catalog().gpus())
                checksum += kind.estimate(gpu);
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        const double count = static_cast<double>(kRounds) * static_cast<double>(catalog().gpus().size());
        std::printf("%-24s %9.0f estimates/s\n", kind.name, count / took.count());
        seconds += took.count();
        estimates += count;
    }
    std::printf("%-24s %9.0f estimates/s on one core (budget 200,000); checksum %.6g\n", "all kinds",
                estimates / seconds, checksum);
    return 0;
}

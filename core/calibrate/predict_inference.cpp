// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/prediction_of_kind.h"
#include "core/calibrate/published_words.h"
#include "core/estimate/llm_inference.h"
#include "core/estimate/memory.h"
#include "core/estimate/weights.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr double kUsualPrompt = 220; ///< tokens of a chat request, where a row does not say
constexpr double kUsualAnswer = 200;
constexpr double kEngineBatch = 256;   ///< sequences that engines take at once unless told otherwise
constexpr double kLargestBatch = 2048; ///< in runs that look for the most
constexpr double kMemoryShare = 0.9;   ///< of the cards' memory that engines use

bool says(const std::string& text, std::string_view word)
{
    return text.find(word) != std::string::npos;
}

double kvBytes(const Measurement& row)
{
    const std::string weights = spelledAlike(row.weights);
    if (says(weights, "kv4"))
        return 0.5;
    return says(weights, "kv8") || weights == "fp8" || weights == "fp4" || weights == "nvfp4" ? 1 : 2;
}

/// Cards of a single request's run: a layer split, and Transformers without a word, work one after another.
Parallel singleParallel(const KnownRow& known, int gpus)
{
    const std::string words = lower(known.row.parallelism);
    const std::string& engine = known.deployment.engine;
    const bool oneByOne = says(words, "layer")
                          || (!says(words, "tp")
                              && (says(engine, "hf") || says(engine, "transformers") || says(engine, "llama")
                                  || says(engine, "exllama") || says(engine, "awq") || says(engine, "litgpt")
                                  || engine.empty()));
    if (!oneByOne)
        return servingParallel(words, gpus);
    Parallel p;
    p.pipeline = gpus;
    return p;
}

struct Replica
{
    InferenceSpeed speed;
    double replicas = 1;
    double mostSequences = 1; ///< whose caches fit
};

std::optional<Replica> replicaOf(const KnownRow& known, const Deployment& d, double tokens)
{
    const double bits = weightBits(known).likely;
    const double weightsGb = known.model.parameters * bits / 8 / kBytesPerGB;
    const double cacheBytes = known.family.starts_with("serving") ? kvBytes(known.row) : 2;
    const auto kv = kvBytesPerToken(known.model, cacheBytes);
    if (!kv)
        return std::nullopt;
    const double kvGb = inGB(*kv);
    const auto speed = inferenceSpeed(known.catalog, known.gpu, known.model, d, weightsGb, kvGb);
    if (!speed)
        return std::nullopt;
    Replica replica{*speed, 1, 1};
    const double cards = static_cast<double>(d.parallel.tensor) * d.parallel.pipeline;
    const double freeGb = kMemoryShare * inGB(known.gpu.vram) * cards - weightsGb;
    replica.replicas = d.parallel.data;
    replica.mostSequences = std::max(1.0, freeGb / (kvGb * std::max(1.0, tokens)));
    return replica;
}

std::optional<Range> predictServing(const KnownRow& known, Deployment d, int gpus)
{
    const Measurement& row = known.row;
    d.parallel = servingParallel(row.parallelism, gpus);
    d.concurrency = 2; // many; how many follows
    if (d.compute.empty() && says(spelledAlike(row.weights), "a8") && !says(lower(row.weights), "fp8"))
        d.compute = "int8";
    const double prompt = std::clamp(row.promptTokens.value_or(kUsualPrompt), 0.0, 1e7);
    const double output = std::clamp(row.outputTokens.value_or(kUsualAnswer), 1.0, 1e7);
    auto replica = replicaOf(known, d, prompt + output / 2);
    if (!replica)
        return std::nullopt;
    const double limit = row.metric == "serving_tokens_per_s_max" ? kLargestBatch : kEngineBatch;
    double batch = limit;
    if (row.concurrency) {
        const double clients = std::max(1.0, *row.concurrency);
        replica->replicas = std::min(replica->replicas, std::floor(clients));
        batch = clients / replica->replicas;
    }
    batch = std::clamp(std::min(batch, replica->mostSequences), 1.0, limit);
    const InferenceSpeed& speed = replica->speed;
    const double likely = replica->replicas * speed.tokensPerS(batch, prompt, output);
    return withSpread(known, likely, "serving", speed.family == "moe" ? "moe" : "dense");
}

} // namespace

Range weightBits(const KnownRow& known)
{
    const Measurement& row = known.row;
    const std::string weights = spelledAlike(row.weights);
    const std::string words = lower(row.framework + row.source);
    const auto format = [&](std::string_view id) {
        const WeightFormat* found = known.catalog.efficiency().weightFormat(id);
        return found ? bitsPerWeight(*found, known.model) : Range::exactly(16);
    };
    if (row.bitsPerWeight || (!weights.empty() && weights != "default"))
        return bitsOf(known.catalog, row, known.model);
    if (says(words, "ollama")) // its own default
        return format("q4_k_m");
    const std::string released = lower(known.model.releasedPrecision);
    if (says(released, "fp4"))
        return format("fp4");
    const Range stated = says(released, "fp8") ? format("fp8") : format("bf16");
    const double cards = std::max(1.0, row.gpus.value_or(1)) * std::max(1.0, row.nodes.value_or(1));
    const double bitsThatFit =
        kMemoryShare * inGB(known.gpu.vram) * cards * kBytesPerGB * 8 / known.model.parameters;
    if (stated.likely <= bitsThatFit)
        return stated;
    return bitsThatFit >= 8 ? format("fp8") : format("fp4");
}

std::optional<Range> predictInference(const KnownRow& known)
{
    const Measurement& row = known.row;
    Deployment d = known.deployment;
    const int gpus = d.gpus * d.nodes;
    if (known.family.starts_with("serving"))
        return predictServing(known, d, gpus);
    d.parallel = singleParallel(known, gpus);
    d.concurrency = 1;
    d.compute = "bf16"; // weights are unpacked to 16 bits to be multiplied
    const double prompt = std::clamp(row.promptTokens.value_or(0), 0.0, 1e7);
    const double output = std::clamp(row.outputTokens.value_or(0), 0.0, 1e7);
    const auto replica = replicaOf(known, d, prompt + output / 2);
    if (!replica)
        return std::nullopt;
    const InferenceSpeed& speed = replica->speed;
    if (known.family == "prefill") {
        const double length = prompt > 0 ? prompt : 1024;
        return withSpread(known, length / speed.prefillS(length), "prefill", "prefill");
    }
    double perToken = speed.stepS(1, prompt + output / 2);
    // Some tables divide the tokens of an answer by the whole time, its prompt's included.
    if (output > 0 && prompt > 500 && says(lower(row.source), "qwen"))
        perToken += speed.prefillS(prompt) / output;
    return withSpread(known, 1 / perToken, "decode", "decode");
}

} // namespace core

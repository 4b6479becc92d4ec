// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/prediction_of_kind.h"
#include "core/calibrate/published_words.h"
#include "core/estimate/memory.h"
#include "core/estimate/training_memory.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr double kUsualTrainingTokens = 2048;
constexpr double kChunkedLogits = 0.1; ///< of the logits that chunked cross-entropy keeps

bool says(const std::string& text, std::string_view word)
{
    return text.find(word) != std::string::npos;
}

/// Published figures differ in what they count: allocated, reserved or all that the card has in use.
constexpr double kServingSpread = 0.1;
constexpr double kTrainingSpread = 0.3;

Range widened(const Range& range, double spread)
{
    return {range.low / std::exp(spread), range.likely, range.high * std::exp(spread)};
}

/// Decimal GB of all weights.
Range weightsGb(const KnownRow& known)
{
    return weightBits(known) * (known.model.parameters / 8 / kBytesPerGB);
}

std::optional<Range> servingMemory(const KnownRow& known)
{
    const Measurement& row = known.row;
    const auto kv = kvBytesPerToken(known.model, 2);
    if (!kv)
        return std::nullopt;
    ServingMemory memory;
    memory.weightsGb = weightsGb(known);
    // Quantized files keep embeddings and output in 16 bits.
    const Range bits = weightBits(known);
    const double tables = static_cast<double>(known.model.vocabulary.value_or(0))
                          * known.model.hidden.value_or(0) * (known.model.tiedEmbeddings ? 1 : 2);
    const bool packed = says(spelledAlike(row.weights), "gptq") || says(spelledAlike(row.weights), "awq")
                        || says(spelledAlike(row.weights), "nf4");
    if (packed && bits.likely < 15)
        memory.weightsGb = memory.weightsGb + Range::exactly(tables * (16 - bits.likely) / 8 / kBytesPerGB);
    memory.kvGbPerToken = inGB(*kv);
    memory.contextTokens = row.promptTokens.value_or(0) + row.outputTokens.value_or(0);
    memory.concurrency = std::max(1.0, row.concurrency.value_or(1));
    memory.runtimeGb = known.catalog.efficiency().runtimeGb;
    // Tables of these stacks print what the framework allocated: no context of the driver, but the largest
    // layer's values of the whole prompt.
    if (says(known.deployment.engine, "hf") || says(known.deployment.engine, "transformers")) {
        const double values =
            3.0 * known.model.intermediate.value_or(0) + 4.0 * known.model.hidden.value_or(0);
        const double promptGb = row.promptTokens.value_or(0) * values * 2 / kBytesPerGB;
        memory.runtimeGb = {0.1, 0.1 + promptGb, 0.3 + 1.5 * promptGb};
    }
    return widened(memory.neededGb(), kServingSpread * known.widening);
}

std::string optimizerIn(const Measurement& row)
{
    const std::string words = spelledAlike(row.framework + row.notes);
    return says(words, "8bit") ? "adamw-8bit" : "adamw";
}

/// Savings that stacks add to recomputing and to logits in parts.
bool savesOnTop(const std::string& words)
{
    return says(words, "ckpt") || says(words, "8bit")
           || (says(words, "offload") && !says(words, "offload=no"));
}

Deployment trainingDeployment(const KnownRow& known, const std::string& words)
{
    const Measurement& row = known.row;
    Deployment d = known.deployment;
    const std::string recompute = lower(row.recompute);
    // Adapter stacks recompute unless told otherwise; savings that come on top of it imply it.
    const bool adapters = lower(row.method).ends_with("lora");
    d.gradientCheckpointing =
        recompute == "true" || recompute == "fsdp" || (recompute.empty() && (adapters || savesOnTop(words)));
    // Without a word several cards share the states.
    if (static_cast<double>(d.gpus) * d.nodes > 1 && !says(words, "ddp"))
        d.parallel.shard = Shard::Zero3;
    d.microBatch = static_cast<int>(std::clamp(row.microBatch.value_or(1), 1.0, 1e6));
    d.optimizer = optimizerIn(row);
    return d;
}

std::optional<Range> finetuneMemory(const KnownRow& known)
{
    const Measurement& row = known.row;
    const std::string words = lower(row.framework + ' ' + row.parallelism);
    LlmFinetuning work;
    const std::string method = lower(row.method);
    work.method = method == "qlora"  ? FinetuneMethod::Qlora
                  : method == "lora" ? FinetuneMethod::Lora
                                     : FinetuneMethod::Full;
    const double tokens = std::clamp(row.sequenceLength.value_or(kUsualTrainingTokens), 1.0, 1e8);
    auto memory = trainingMemory(known.catalog, known.gpu, known.model, trainingDeployment(known, words),
                                 tokens, &work);
    if (!memory)
        return std::nullopt;
    if (says(words, "unsloth") || says(words, "chunked") || savesOnTop(words))
        memory->activationsGbPerSequence -=
            (1 - kChunkedLogits) * tokens * known.model.vocabulary.value_or(0) * 10 / kBytesPerGB;
    memory->activationsGbPerSequence = std::max(0.0, memory->activationsGbPerSequence);
    if (lower(row.recompute) == "selective")
        memory->activationsGbPerSequence /= 2;
    if (says(lower(row.source), "torchtune")) // states in 16 bits, no master copy
        memory->optimizerGb /= 3;
    if (says(words, "cpu offload") || says(words, "cpu_offload=yes"))
        memory->optimizerGb = memory->gradientsGb = 0;
    return widened(memory->neededGb(), kTrainingSpread * known.widening);
}

} // namespace

std::optional<Range> predictMemory(const KnownRow& known)
{
    if (known.model.parameters <= 0)
        return std::nullopt;
    if (known.family == "file-size")
        return weightsGb(known);
    return known.family == "inference-memory" ? servingMemory(known) : finetuneMemory(known);
}

} // namespace core

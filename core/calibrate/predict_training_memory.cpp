// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/prediction_of_kind.h"
#include "core/calibrate/published_words.h"
#include "core/estimate/training_memory.h"
#include "core/estimate/weights.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace core {

namespace {

constexpr double kUsualTokens = 4096;
constexpr double kUnpackedTokens = 512; ///< of examples that are not joined to full length

bool says(const std::string& text, std::string_view word)
{
    return text.find(word) != std::string_view::npos;
}

/// What a row says and what its stack does unless told otherwise.
struct Setup
{
    std::string words; ///< framework and parallelism
    std::string source;
    bool adapters = false;
    bool packed = false; ///< QLoRA
    bool torchtune = false;
    bool cumulative = false; ///< the row's savings come on top of those that the table names before
    bool offloaded = false;  ///< weights and states live in the host's memory
    bool activationsOffloaded = false;
    bool optimizerInBackward = false; ///< gradients are used up at once
};

Setup setupOf(const Measurement& row)
{
    Setup s;
    s.words = lower(row.framework + ' ' + row.parallelism);
    s.source = lower(row.source);
    const std::string method = lower(row.method);
    s.adapters = method.ends_with("lora");
    s.packed = method == "qlora";
    s.torchtune = says(s.source, "torchtune") || says(s.words, "torchtune");
    s.offloaded = says(s.words, "cpu offload") || says(s.words, "cpu_offload=yes");
    s.activationsOffloaded = says(s.words, "activation offload");
    const bool eightBit = says(s.words, "8bit") || says(s.words, "8-bit");
    const bool flags = says(s.source, "optimization flags");
    s.cumulative = says(s.words, "ckpt") || says(s.words, "bwd") || s.activationsOffloaded || eightBit
                   || (flags && s.adapters);
    s.optimizerInBackward =
        says(s.words, "bwd") || (s.torchtune && (s.activationsOffloaded || eightBit)) || s.offloaded;
    return s;
}

/// Rank and targets that the stacks' own recipes train.
LlmFinetuning workOf(const Setup& s, const ModelShape& model)
{
    LlmFinetuning work;
    work.method = s.packed ? FinetuneMethod::Qlora : s.adapters ? FinetuneMethod::Lora : FinetuneMethod::Full;
    const bool large = says(s.source, "qwenlm") || says(s.source, "fsdp_qlora");
    work.loraRank = large ? 64 : 8;
    if (s.torchtune || says(s.source, "litgpt"))
        return work; // attention only
    work.loraTargets = {"q_proj", "k_proj", "v_proj", "o_proj", "up_proj", "down_proj"};
    if (model.ffn != "plain")
        work.loraTargets.emplace_back("gate_proj");
    return work;
}

/// Words for what the stack does to activations and logits.
std::string engineOf(const Setup& s)
{
    std::string engine = s.words;
    if (!s.torchtune)
        return engine;
    const bool plain = says(s.words, "baseline") || says(s.words, "packed");
    if (!plain)
        engine += " compile";
    if (s.cumulative || s.adapters || !says(s.source, "optimization flags"))
        engine += " chunked";
    return engine;
}

std::string optimizerOf(const Setup& s)
{
    const bool eightBit = says(s.words, "8bit") || says(s.words, "8-bit");
    return std::string(eightBit ? "adamw-8bit" : "adamw") + (s.torchtune ? "-bf16" : "");
}

Deployment deploymentOf(const KnownRow& known, const Setup& s)
{
    Deployment d = known.deployment;
    // Without a word several cards share the states.
    if (static_cast<double>(d.gpus) * d.nodes > 1 && !says(s.words, "ddp"))
        d.parallel.shard = Shard::Zero3;
    d.microBatch = static_cast<int>(std::clamp(known.row.microBatch.value_or(1), 1.0, 1e6));
    d.engine = engineOf(s);
    d.optimizer = optimizerOf(s);
    d.compute = "bf16";
    return d;
}

/// Recomputing where a row does not say: what comes on top of it implies it, recipes for adapters have it on,
/// and where the work would not fit without, it is.
std::optional<bool> recomputes(const Measurement& row, const Setup& s)
{
    const std::string word = lower(row.recompute);
    if (word == "true" || word == "full" || word == "fsdp")
        return true;
    if (!word.empty())
        return false;
    const bool byFit = (s.torchtune && !s.packed) || says(s.source, "torchtitan");
    if (s.cumulative || !byFit)
        return true;
    return std::nullopt;
}

void correct(TrainingMemory& memory, const KnownRow& known, const Setup& s, const SpeedLaw& law)
{
    const ModelShape& model = known.model;
    const double cards = static_cast<double>(known.deployment.gpus) * known.deployment.nodes;
    const bool allocated = s.torchtune || says(s.source, "litgpt"); // what the framework counts itself
    memory.runtimeGb = allocated ? Range{0.1, 0.2, 0.5} : Range{0.4, 0.8, 1.6};
    if (lower(known.row.recompute) == "selective")
        memory.activationsGbPerSequence *= law.factor("selective");
    if (s.activationsOffloaded)
        memory.activationsGbPerSequence /= 2;
    if (s.optimizerInBackward)
        memory.gradientsGb = 0;
    if (s.offloaded) { // two layers at a time, and the tables
        const double tables = std::min(tableParameters(model), model.parameters);
        const double bytes = s.packed ? law.constant("packed-bits") / 8 : 2;
        memory.weightsGb =
            (2 * bytes * (model.parameters - tables) / model.layers.value_or(1) + 2 * tables) / kBytesPerGB;
        memory.optimizerGb = 0;
    }
    if (cards > 1 && says(s.source, "litgpt")) // the whole checkpoint is loaded beside the shard
        memory.weightsGb += 2 * model.parameters / kBytesPerGB;
}

} // namespace

std::optional<Range> predictTrainingMemory(const KnownRow& known)
{
    const Measurement& row = known.row;
    const SpeedLaw* law = known.catalog.efficiency().speedLaw("memory");
    const Setup s = setupOf(row);
    double tokens = std::clamp(row.sequenceLength.value_or(kUsualTokens), 1.0, 1e8);
    if (says(s.words, "unpacked"))
        tokens = std::min(tokens, kUnpackedTokens);
    const LlmFinetuning work = workOf(s, known.model);
    Deployment d = deploymentOf(known, s);
    const auto recompute = recomputes(row, s);
    d.gradientCheckpointing = recompute.value_or(false);
    auto memory = trainingMemory(known.catalog, known.gpu, known.model, d, tokens, &work);
    if (!recompute && memory && !memory->fits()) {
        d.gradientCheckpointing = true;
        memory = trainingMemory(known.catalog, known.gpu, known.model, d, tokens, &work);
    }
    if (!memory)
        return std::nullopt;
    correct(*memory, known, s, *law);
    Range needed = memory->neededGb();
    // It ran: it cannot have taken more than the card has.
    needed.likely = std::min(needed.likely, memory->availableGb);
    needed.low = std::min(needed.low, needed.likely);
    return widened(known, needed, "training");
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/field_rules.h"
#include "core/plan/workload.h"

namespace core {

/// Counts of pieces of work (images, tokens, requests).
inline constexpr FieldRule kVolume = atLeast(0);
inline constexpr FieldRule kPixels = between(1, 100000);
inline constexpr FieldRule kBatch = between(1, 1000000);
inline constexpr FieldRule kDimension = between(1, 100000000);

/// A model's shape by the names of the catalog's rows; also read with the names of Hugging Face's
/// config.json.
template<class V>
void describe(V& v, Of<ModelShape>)
{
    using M = ModelShape;
    v.field("id", &M::id);
    v.field({"name", "_name_or_path"}, &M::name);
    v.field({"family", "model_type"}, &M::family);
    v.field("kind", &M::kind);
    v.field({"total_params", "parameters"}, &M::parameters, above(0));
    v.field("active_params", &M::activeParameters, above(0));
    v.field({"layers", "num_hidden_layers", "n_layer"}, &M::layers, kDimension);
    v.field({"hidden", "hidden_size", "n_embd"}, &M::hidden, kDimension);
    v.field({"heads", "num_attention_heads", "n_head"}, &M::heads, kDimension);
    v.field({"kv_heads", "num_key_value_heads"}, &M::kvHeads, kDimension);
    v.field("head_dim", &M::headDim, kDimension);
    v.field({"intermediate", "intermediate_size", "n_inner"}, &M::intermediate, kDimension);
    v.field("ffn", &M::ffn);
    v.field({"vocab", "vocab_size"}, &M::vocabulary, kDimension);
    v.field({"max_context", "max_position_embeddings", "n_positions"}, &M::maxContext, kDimension);
    v.field("attention", &M::attention);
    v.field({"tied_embeddings", "tie_word_embeddings"}, &M::tiedEmbeddings);
    v.field({"precision_released", "torch_dtype", "dtype"}, &M::releasedPrecision);
    v.field({"moe_experts", "num_local_experts", "n_routed_experts", "num_experts"}, &M::experts, kDimension);
    v.field({"moe_top_k", "num_experts_per_tok"}, &M::expertsPerToken, kDimension);
    v.field({"moe_intermediate", "moe_intermediate_size"}, &M::expertIntermediate, kDimension);
    v.field({"shared_experts", "n_shared_experts"}, &M::sharedExperts, between(0, 100000));
    v.field({"first_dense_layers", "first_k_dense_replace"}, &M::firstDenseLayers, between(0, 100000));
    v.field("q_lora_rank", &M::qLoraRank, kDimension);
    v.field("kv_lora_rank", &M::kvLoraRank, kDimension);
    v.field("qk_nope_head_dim", &M::qkNopeHeadDim, kDimension);
    v.field("qk_rope_head_dim", &M::qkRopeHeadDim, kDimension);
    v.field("v_head_dim", &M::vHeadDim, kDimension);
    v.field("sliding_window", &M::slidingWindow, kDimension);
    v.field("window_pattern", &M::windowPattern);
    v.field("kv_bytes_per_token_fp16", &M::kvBytesPerTokenFp16, atLeast(0));
    v.field("gflops_forward", &M::gflopsForward, above(0));
    v.field("license", &M::license);
    v.field({"source", "config_source"}, &M::source);
    v.field("confidence", &M::confidence);
    v.unknown(&M::unknown);
}

template<class V>
void describe(V& v, Of<LlmTraining>)
{
    v.field("model", &LlmTraining::model, required());
    v.field("tokens", &LlmTraining::tokens, required(kVolume));
    v.field("sequence_length", &LlmTraining::sequenceLength, required(atLeast(1)));
    v.field("global_batch_tokens", &LlmTraining::globalBatchTokens, atLeast(1));
}

template<class V>
void describe(V& v, Of<LlmFinetuning>)
{
    v.field("model", &LlmFinetuning::model, required());
    v.field("method", &LlmFinetuning::method);
    v.field("lora_rank", &LlmFinetuning::loraRank, between(1, 100000));
    v.field("lora_targets", &LlmFinetuning::loraTargets);
    v.field("examples", &LlmFinetuning::examples, required(kVolume));
    v.field("tokens_per_example", &LlmFinetuning::tokensPerExample, required(kVolume));
    v.field("epochs", &LlmFinetuning::epochs, atLeast(0));
    v.field("sequence_length", &LlmFinetuning::sequenceLength, atLeast(1));
}

template<class V>
void describe(V& v, Of<ProfileStep>)
{
    v.field("hours", &ProfileStep::hours, required(between(0, 24)));
    v.field("requests_per_s", &ProfileStep::requestsPerS, required(kVolume));
    v.unknown(&ProfileStep::unknown);
}

template<class V>
void describe(V& v, Of<LlmServing>)
{
    using S = LlmServing;
    v.field("model", &S::model);
    v.field("requests_per_day", &S::requestsPerDay, kVolume);
    v.field("prompt_tokens", &S::promptTokens, kVolume);
    v.field("output_tokens", &S::outputTokens, kVolume);
    v.field("peak_to_mean", &S::peakToMean, atLeast(1));
    v.field("hours_per_day", &S::hoursPerDay, between(0, 24));
    v.field("ttft_ms", &S::ttftMs, above(0));
    v.field("tpot_ms", &S::tpotMs, above(0));
    v.field("max_utilization", &S::maxUtilization, positiveShare());
    v.field("p95_wait_s", &S::p95WaitS, atLeast(0));
    v.field("minimum_replicas", &S::minimumReplicas, between(0, 1000000));
    v.field("profile", &S::profile);
    v.field("service_s", &S::serviceS, above(0));
    v.field("slots_per_replica", &S::slotsPerReplica, between(1, 1000000));
}

template<class V>
void describe(V& v, Of<LlmBatch>)
{
    v.field("model", &LlmBatch::model, required());
    v.field("requests", &LlmBatch::requests, required(kVolume));
    v.field("prompt_tokens", &LlmBatch::promptTokens, required(kVolume));
    v.field("output_tokens", &LlmBatch::outputTokens, required(kVolume));
}

template<class V>
void describe(V& v, Of<ImageGeneration>)
{
    v.field("model", &ImageGeneration::model, required());
    v.field("images", &ImageGeneration::images, kVolume);
    v.field("images_per_day", &ImageGeneration::imagesPerDay, kVolume);
    v.field("resolution", &ImageGeneration::resolution, kPixels);
    v.field("steps", &ImageGeneration::steps, atLeast(1));
    v.field("batch", &ImageGeneration::batch, kBatch);
}

template<class V>
void describe(V& v, Of<ImageFinetuning>)
{
    v.field("model", &ImageFinetuning::model, required());
    v.field("method", &ImageFinetuning::method);
    v.field("steps", &ImageFinetuning::steps, kVolume);
    v.field("images", &ImageFinetuning::images, kVolume);
    v.field("epochs", &ImageFinetuning::epochs, atLeast(0));
    v.field("resolution", &ImageFinetuning::resolution, kPixels);
    v.field("batch", &ImageFinetuning::batch, kBatch);
}

template<class V>
void describe(V& v, Of<VisionTraining>)
{
    v.field("model", &VisionTraining::model, required());
    v.field("images", &VisionTraining::images, required(kVolume));
    v.field("epochs", &VisionTraining::epochs, atLeast(0));
    v.field("resolution", &VisionTraining::resolution, kPixels);
    v.field("batch", &VisionTraining::batch, kBatch);
}

template<class V>
void describe(V& v, Of<VisionInference>)
{
    v.field("model", &VisionInference::model, required());
    v.field("images", &VisionInference::images, kVolume);
    v.field("images_per_day", &VisionInference::imagesPerDay, kVolume);
    v.field("resolution", &VisionInference::resolution, kPixels);
    v.field("batch", &VisionInference::batch, kBatch);
}

template<class V>
void describe(V& v, Of<NlpTraining>)
{
    v.field("model", &NlpTraining::model, required());
    v.field("sequences", &NlpTraining::sequences, required(kVolume));
    v.field("sequence_length", &NlpTraining::sequenceLength, required(atLeast(1)));
    v.field("epochs", &NlpTraining::epochs, atLeast(0));
    v.field("batch", &NlpTraining::batch, kBatch);
}

template<class V>
void describe(V& v, Of<RlTraining>)
{
    v.field("environment_steps", &RlTraining::environmentSteps, required(kVolume));
    v.field("steps_per_second", &RlTraining::stepsPerSecond, required(above(0)));
    v.field("reference_gpu", &RlTraining::referenceGpu, text(Text::Gpu));
    v.field("gpu_utilization", &RlTraining::gpuUtilization, positiveShare());
}

template<class V>
void describe(V& v, Of<EarlyStopping>)
{
    v.field("eta", &EarlyStopping::eta, between(2, 1000));
    v.field("min_hours", &EarlyStopping::minHours, required(above(0)));
    v.field("resume", &EarlyStopping::resume);
    v.unknown(&EarlyStopping::unknown);
}

template<class V>
void describe(V& v, Of<Sweep>)
{
    v.field("trials", &Sweep::trials, required(kVolume));
    v.field("hours_per_trial", &Sweep::hoursPerTrial, atLeast(0));
    v.field("reference_gpu", &Sweep::referenceGpu, text(Text::Gpu));
    v.trial("trial");
    v.field("parallel", &Sweep::parallel, between(1, 1000000));
    v.field("early_stopping", &Sweep::earlyStopping);
}

template<class V>
void describe(V& v, Of<Interactive>)
{
    v.field("people", &Interactive::people, atLeast(0));
    v.field("hours_per_day", &Interactive::hoursPerDay, required(between(0, 24)));
    v.field("days_per_month", &Interactive::daysPerMonth, between(0, 31));
    v.field("idle_share", &Interactive::idleShare, share());
}

template<class V>
void describe(V& v, Of<Measured>)
{
    v.field("gpu_hours", &Measured::gpuHours, kVolume);
    v.field("units", &Measured::units, kVolume);
    v.field("units_per_hour", &Measured::unitsPerHour, above(0));
    v.field("reference_gpu", &Measured::referenceGpu, text(Text::Gpu));
}

template<class V>
void describe(V& v, Of<Schedule>)
{
    v.field("start", &Schedule::start, text(Text::Month));
    v.field("months", &Schedule::months, between(1, 600));
    v.field("runs", &Schedule::runs, atLeast(0));
    v.field("runs_per_month", &Schedule::runsPerMonth, atLeast(0));
    v.field("growth_per_month", &Schedule::growthPerMonth, between(-0.5, 2));
    v.unknown(&Schedule::unknown);
}

template<class V>
void describe(V& v, Of<Needs>)
{
    v.field("ecc", &Needs::ecc);
    v.field("nvlink", &Needs::nvlink);
    v.unknown(&Needs::unknown);
}

template<class V>
void describe(V& v, Of<Workload>)
{
    v.field("id", &Workload::id, required(text(Text::Id)));
    v.field("name", &Workload::name);
    v.field("team", &Workload::team, text(Text::Team));
    v.work();
    v.field("schedule", &Workload::schedule);
    v.field("deadline_hours", &Workload::deadlineHours, above(0));
    v.field("interruptible", &Workload::interruptible);
    v.field("needs", &Workload::needs);
    v.unknown(&Workload::unknown);
}

} // namespace core

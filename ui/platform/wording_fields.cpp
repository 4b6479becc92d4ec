// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording.h"
#include "ui/platform/wording_sentences.h"

namespace ui {

namespace {

/// The plan's fields by their keys in files.
constexpr SentencePattern kFields[] = {
    {"gpu", QT_TRANSLATE_NOOP("wording", "GPU")},
    {"gpus", QT_TRANSLATE_NOOP("wording", "GPUs")},
    {"nodes", QT_TRANSLATE_NOOP("wording", "Nodes")},
    {"provider", QT_TRANSLATE_NOOP("wording", "Provider")},
    {"region", QT_TRANSLATE_NOOP("wording", "Region")},
    {"purchase", QT_TRANSLATE_NOOP("wording", "Purchase model")},
    {"tier", QT_TRANSLATE_NOOP("wording", "Tier")},
    {"offer", QT_TRANSLATE_NOOP("wording", "Offer")},
    {"price", QT_TRANSLATE_NOOP("wording", "Price")},
    {"engine", QT_TRANSLATE_NOOP("wording", "Engine")},
    {"weights", QT_TRANSLATE_NOOP("wording", "Weights format")},
    {"weights_gb", QT_TRANSLATE_NOOP("wording", "Weights size")},
    {"runtime_gb", QT_TRANSLATE_NOOP("wording", "Runtime memory")},
    {"kv_cache", QT_TRANSLATE_NOOP("wording", "KV cache format")},
    {"context_tokens", QT_TRANSLATE_NOOP("wording", "Context")},
    {"concurrency", QT_TRANSLATE_NOOP("wording", "Concurrency")},
    {"compute", QT_TRANSLATE_NOOP("wording", "Precision")},
    {"optimizer", QT_TRANSLATE_NOOP("wording", "Optimizer")},
    {"parallel", QT_TRANSLATE_NOOP("wording", "Parallelism")},
    {"micro_batch", QT_TRANSLATE_NOOP("wording", "Micro-batch")},
    {"gradient_accumulation", QT_TRANSLATE_NOOP("wording", "Gradient accumulation")},
    {"gradient_checkpointing", QT_TRANSLATE_NOOP("wording", "Gradient checkpointing")},
    {"flash_attention", QT_TRANSLATE_NOOP("wording", "Flash attention")},
    {"mfu", QT_TRANSLATE_NOOP("wording", "Model FLOP utilization")},
    {"bandwidth_efficiency", QT_TRANSLATE_NOOP("wording", "Bandwidth efficiency")},
    {"measured", QT_TRANSLATE_NOOP("wording", "Measured throughput")},
    {"duty", QT_TRANSLATE_NOOP("wording", "Duty")},
    {"speedup", QT_TRANSLATE_NOOP("wording", "Speed-up")},
    {"data_loading", QT_TRANSLATE_NOOP("wording", "Data loading")},
    {"overhead", QT_TRANSLATE_NOOP("wording", "Overhead")},
    {"autoscale", QT_TRANSLATE_NOOP("wording", "Autoscaling")},
    {"idle", QT_TRANSLATE_NOOP("wording", "Idle time")},
    {"setup_minutes", QT_TRANSLATE_NOOP("wording", "Set-up time")},
    {"interruption", QT_TRANSLATE_NOOP("wording", "Interruptions")},
    {"commitment", QT_TRANSLATE_NOOP("wording", "Commitment")},
    {"serverless", QT_TRANSLATE_NOOP("wording", "Serverless")},
    {"owned", QT_TRANSLATE_NOOP("wording", "Owned machine")},
    {"storage", QT_TRANSLATE_NOOP("wording", "Storage")},
    {"transfer", QT_TRANSLATE_NOOP("wording", "Data transfer")},
    {"fallback", QT_TRANSLATE_NOOP("wording", "Fallback")},
    {"support_share", QT_TRANSLATE_NOOP("wording", "Support")},
    {"work", QT_TRANSLATE_NOOP("wording", "Work")},
    {"model", QT_TRANSLATE_NOOP("wording", "Model")},
    {"tokens", QT_TRANSLATE_NOOP("wording", "Tokens")},
    {"sequence_length", QT_TRANSLATE_NOOP("wording", "Sequence length, tokens")},
    {"global_batch_tokens", QT_TRANSLATE_NOOP("wording", "Global batch, tokens")},
    {"method", QT_TRANSLATE_NOOP("wording", "Method")},
    {"lora_rank", QT_TRANSLATE_NOOP("wording", "LoRA rank")},
    {"lora_targets", QT_TRANSLATE_NOOP("wording", "LoRA targets")},
    {"examples", QT_TRANSLATE_NOOP("wording", "Examples")},
    {"tokens_per_example", QT_TRANSLATE_NOOP("wording", "Tokens an example")},
    {"epochs", QT_TRANSLATE_NOOP("wording", "Epochs")},
    {"requests_per_day", QT_TRANSLATE_NOOP("wording", "Requests a day")},
    {"requests", QT_TRANSLATE_NOOP("wording", "Requests")},
    {"prompt_tokens", QT_TRANSLATE_NOOP("wording", "Prompt, tokens")},
    {"output_tokens", QT_TRANSLATE_NOOP("wording", "Answer, tokens")},
    {"peak_to_mean", QT_TRANSLATE_NOOP("wording", "Peak ÷ mean")},
    {"hours_per_day", QT_TRANSLATE_NOOP("wording", "Hours a day")},
    {"ttft_ms", QT_TRANSLATE_NOOP("wording", "First token within")},
    {"tpot_ms", QT_TRANSLATE_NOOP("wording", "Each further token within")},
    {"max_utilization", QT_TRANSLATE_NOOP("wording", "Busy at most")},
    {"p95_wait_s", QT_TRANSLATE_NOOP("wording", "95 % wait at most")},
    {"minimum_replicas", QT_TRANSLATE_NOOP("wording", "Replicas at least")},
    {"profile", QT_TRANSLATE_NOOP("wording", "Through the day")},
    {"service_s", QT_TRANSLATE_NOOP("wording", "Measured service time")},
    {"slots_per_replica", QT_TRANSLATE_NOOP("wording", "Measured slots a replica")},
    {"images", QT_TRANSLATE_NOOP("wording", "Images")},
    {"images_per_day", QT_TRANSLATE_NOOP("wording", "Images a day")},
    {"resolution", QT_TRANSLATE_NOOP("wording", "Resolution, px")},
    {"steps", QT_TRANSLATE_NOOP("wording", "Steps")},
    {"batch", QT_TRANSLATE_NOOP("wording", "Batch")},
    {"sequences", QT_TRANSLATE_NOOP("wording", "Sequences")},
    {"environment_steps", QT_TRANSLATE_NOOP("wording", "Environment steps")},
    {"steps_per_second", QT_TRANSLATE_NOOP("wording", "Measured speed")},
    {"reference_gpu", QT_TRANSLATE_NOOP("wording", "Measured on")},
    {"gpu_utilization", QT_TRANSLATE_NOOP("wording", "GPU busy")},
    {"trials", QT_TRANSLATE_NOOP("wording", "Trials")},
    {"hours_per_trial", QT_TRANSLATE_NOOP("wording", "Hours a trial")},
    {"trial", QT_TRANSLATE_NOOP("wording", "Each trial is")},
    {"early_stopping", QT_TRANSLATE_NOOP("wording", "Early stopping")},
    {"eta", QT_TRANSLATE_NOOP("wording", "Halving by")},
    {"min_hours", QT_TRANSLATE_NOOP("wording", "First rung")},
    {"resume", QT_TRANSLATE_NOOP("wording", "Survivors resume")},
    {"people", QT_TRANSLATE_NOOP("wording", "People")},
    {"days_per_month", QT_TRANSLATE_NOOP("wording", "Days a month")},
    {"idle_share", QT_TRANSLATE_NOOP("wording", "Idle")},
    {"gpu_hours", QT_TRANSLATE_NOOP("wording", "GPU-hours")},
    {"units", QT_TRANSLATE_NOOP("wording", "Units of work")},
    {"units_per_hour", QT_TRANSLATE_NOOP("wording", "Measured speed, units")},
    {"team", QT_TRANSLATE_NOOP("wording", "Team")},
    {"schedule", QT_TRANSLATE_NOOP("wording", "Schedule")},
    {"start", QT_TRANSLATE_NOOP("wording", "Begins")},
    {"months", QT_TRANSLATE_NOOP("wording", "Months")},
    {"runs", QT_TRANSLATE_NOOP("wording", "Runs")},
    {"runs_per_month", QT_TRANSLATE_NOOP("wording", "Runs a month")},
    {"growth_per_month", QT_TRANSLATE_NOOP("wording", "Growth a month")},
    {"deadline_hours", QT_TRANSLATE_NOOP("wording", "Deadline")},
    {"interruptible", QT_TRANSLATE_NOOP("wording", "May be interrupted")},
    {"needs", QT_TRANSLATE_NOOP("wording", "Needs")},
    {"ecc", QT_TRANSLATE_NOOP("wording", "Needs ECC memory")},
    {"nvlink", QT_TRANSLATE_NOOP("wording", "Needs NVLink")},
    {"tensor", QT_TRANSLATE_NOOP("wording", "Tensor parallel")},
    {"pipeline", QT_TRANSLATE_NOOP("wording", "Pipeline parallel")},
    {"data", QT_TRANSLATE_NOOP("wording", "Data parallel")},
    {"expert", QT_TRANSLATE_NOOP("wording", "Expert parallel")},
    {"context", QT_TRANSLATE_NOOP("wording", "Context parallel")},
    {"sequence", QT_TRANSLATE_NOOP("wording", "Sequence parallel")},
    {"shard", QT_TRANSLATE_NOOP("wording", "Sharding")},
    {"hours_per_run", QT_TRANSLATE_NOOP("wording", "Idle a run")},
    {"share", QT_TRANSLATE_NOOP("wording", "Idle share")},
    {"auto_shutdown_minutes", QT_TRANSLATE_NOOP("wording", "Shuts down after")},
    {"mtbf_hours", QT_TRANSLATE_NOOP("wording", "Interrupted every")},
    {"checkpoint_minutes", QT_TRANSLATE_NOOP("wording", "Checkpoint every")},
    {"save_minutes", QT_TRANSLATE_NOOP("wording", "Saving takes")},
    {"recovery_minutes", QT_TRANSLATE_NOOP("wording", "Recovery takes")},
    {"wait_minutes", QT_TRANSLATE_NOOP("wording", "Wait for a new machine")},
    {"notice_seconds", QT_TRANSLATE_NOOP("wording", "Notice")},
    {"cold_start_s", QT_TRANSLATE_NOOP("wording", "Cold start")},
    {"requests_per_cold_start", QT_TRANSLATE_NOOP("wording", "Requests a cold start")},
    {"idle_timeout_s", QT_TRANSLATE_NOOP("wording", "Idle timeout")},
    {"packing", QT_TRANSLATE_NOOP("wording", "Packing")},
};

/// Words that fields hold; names of formats, engines and methods that are not here are shown as they are.
constexpr SentencePattern kSettingWords[] = {
    {"full", QT_TRANSLATE_NOOP("wording", "full fine-tuning")},
    {"lora", "LoRA"},
    {"qlora", "QLoRA"},
    {"dreambooth", "DreamBooth"},
    {"auto", QT_TRANSLATE_NOOP("wording", "automatic")},
    {"none", QT_TRANSLATE_NOOP("wording", "none")},
    {"zero1", "ZeRO 1"},
    {"zero2", "ZeRO 2"},
    {"zero3", "ZeRO 3"},
    {"adamw", "AdamW"},
};

} // namespace

QString Wording::field(std::string_view key) const
{
    return wordOf(kFields, key);
}

QString Wording::setting(std::string_view word) const
{
    const QString own = wordOf(kSettingWords, word);
    return findPattern(kSettingWords, word) ? own : kind(word);
}

} // namespace ui

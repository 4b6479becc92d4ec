// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording.h"
#include "ui/platform/wording_sentences.h"

#include <QCoreApplication>

namespace ui {

namespace {

constexpr SentencePattern kCostRowNames[] = {
    {"compute", QT_TRANSLATE_NOOP("wording", "Compute in use")},
    {"idle", QT_TRANSLATE_NOOP("wording", "Idle")},
    {"setup", QT_TRANSLATE_NOOP("wording", "Set-up")},
    {"interruptions", QT_TRANSLATE_NOOP("wording", "Interruptions")},
    {"cold_starts", QT_TRANSLATE_NOOP("wording", "Cold starts")},
    {"commitment_unused", QT_TRANSLATE_NOOP("wording", "Commitment unused")},
    {"storage", QT_TRANSLATE_NOOP("wording", "Storage")},
    {"transfer", QT_TRANSLATE_NOOP("wording", "Data transfer")},
    {"power", QT_TRANSLATE_NOOP("wording", "Power")},
    {"depreciation", QT_TRANSLATE_NOOP("wording", "Depreciation")},
    {"admin", QT_TRANSLATE_NOOP("wording", "Administration")},
    {"extras", QT_TRANSLATE_NOOP("wording", "Extras")},
    {"credits", QT_TRANSLATE_NOOP("wording", "Credits")},
    {"contingency", QT_TRANSLATE_NOOP("wording", "Contingency")},
    {"tax", QT_TRANSLATE_NOOP("wording", "Tax not recovered")},
};

constexpr const char* kCostGroupNames[core::kCostGroups] = {
    QT_TRANSLATE_NOOP("wording", "compute"),       QT_TRANSLATE_NOOP("wording", "idle"),
    QT_TRANSLATE_NOOP("wording", "interruptions"), QT_TRANSLATE_NOOP("wording", "storage"),
    QT_TRANSLATE_NOOP("wording", "transfer"),      QT_TRANSLATE_NOOP("wording", "unused commitment"),
    QT_TRANSLATE_NOOP("wording", "other"),
};

constexpr SentencePattern kPurchases[] = {
    {"on-demand", QT_TRANSLATE_NOOP("wording", "on demand")},
    {"spot", QT_TRANSLATE_NOOP("wording", "spot")},
    {"reserved", QT_TRANSLATE_NOOP("wording", "reserved")},
    {"savings-plan", QT_TRANSLATE_NOOP("wording", "savings plan")},
    {"serverless", QT_TRANSLATE_NOOP("wording", "serverless")},
    {"monthly", QT_TRANSLATE_NOOP("wording", "monthly")},
    {"owned", QT_TRANSLATE_NOOP("wording", "owned")},
};

constexpr SentencePattern kKinds[] = {
    {"llm-training", QT_TRANSLATE_NOOP("wording", "LLM training")},
    {"llm-finetuning", QT_TRANSLATE_NOOP("wording", "LLM fine-tuning")},
    {"llm-serving", QT_TRANSLATE_NOOP("wording", "LLM serving")},
    {"llm-batch", QT_TRANSLATE_NOOP("wording", "LLM batch inference")},
    {"image-generation", QT_TRANSLATE_NOOP("wording", "Image generation")},
    {"image-finetuning", QT_TRANSLATE_NOOP("wording", "Image model fine-tuning")},
    {"vision-training", QT_TRANSLATE_NOOP("wording", "Vision training")},
    {"vision-inference", QT_TRANSLATE_NOOP("wording", "Vision inference")},
    {"nlp-training", QT_TRANSLATE_NOOP("wording", "Language encoder training")},
    {"rl-training", QT_TRANSLATE_NOOP("wording", "Reinforcement learning")},
    {"sweep", QT_TRANSLATE_NOOP("wording", "Hyperparameter sweep")},
    {"interactive", QT_TRANSLATE_NOOP("wording", "Interactive work")},
    {"measured", QT_TRANSLATE_NOOP("wording", "Measured work")},
};

constexpr SentencePattern kUnits[] = {
    {"h", QT_TRANSLATE_NOOP("wording", "h")},
    {"s", QT_TRANSLATE_NOOP("wording", "s")},
    {"month", QT_TRANSLATE_NOOP("wording", "month")},
    {"GPU-h", QT_TRANSLATE_NOOP("wording", "GPU-h")},
    {"GPU-hour", QT_TRANSLATE_NOOP("wording", "GPU-h")},
    {"gpu_hour", QT_TRANSLATE_NOOP("wording", "GPU-h")},
    {"instance_hour", QT_TRANSLATE_NOOP("wording", "instance-h")},
    {"instance-h", QT_TRANSLATE_NOOP("wording", "instance-h")},
    {"gpu_second", QT_TRANSLATE_NOOP("wording", "GPU-s")},
    {"GB", QT_TRANSLATE_NOOP("wording", "GB")},
    {"GB-month", QT_TRANSLATE_NOOP("wording", "GB-month")},
    {"tokens/s", QT_TRANSLATE_NOOP("wording", "tok/s")},
    {"tokens_per_s", QT_TRANSLATE_NOOP("wording", "tok/s")},
    {"images_per_s", QT_TRANSLATE_NOOP("wording", "images/s")},
    {"seconds_per_image", QT_TRANSLATE_NOOP("wording", "s/image")},
    {"steps_per_s", QT_TRANSLATE_NOOP("wording", "steps/s")},
    {"sequences_per_s", QT_TRANSLATE_NOOP("wording", "seq/s")},
    {"requests_per_s", QT_TRANSLATE_NOOP("wording", "req/s")},
    {"units_per_hour", QT_TRANSLATE_NOOP("wording", "units/h")},
    {"tokens", QT_TRANSLATE_NOOP("wording", "tokens")},
    {"min", QT_TRANSLATE_NOOP("wording", "min")},
    {"1/h", QT_TRANSLATE_NOOP("wording", "per hour")},
    {"1/day", QT_TRANSLATE_NOOP("wording", "per day")},
    {"1/s", QT_TRANSLATE_NOOP("wording", "per second")},
    {"GB/s", QT_TRANSLATE_NOOP("wording", "GB/s")},
    {"W", QT_TRANSLATE_NOOP("wording", "W")},
    {"kWh", QT_TRANSLATE_NOOP("wording", "kWh")},
};

constexpr SentencePattern kMemoryParts[] = {
    {"weights", QT_TRANSLATE_NOOP("wording", "Weights")},
    {"kv_cache", QT_TRANSLATE_NOOP("wording", "KV cache")},
    {"gradients", QT_TRANSLATE_NOOP("wording", "Gradients")},
    {"optimizer", QT_TRANSLATE_NOOP("wording", "Optimizer states")},
    {"activations", QT_TRANSLATE_NOOP("wording", "Activations")},
    {"runtime", QT_TRANSLATE_NOOP("wording", "Runtime")},
};

constexpr SentencePattern kBounds[] = {
    {"bandwidth", QT_TRANSLATE_NOOP("wording", "bandwidth-bound")},
    {"compute", QT_TRANSLATE_NOOP("wording", "compute-bound")},
    {"measured", QT_TRANSLATE_NOOP("wording", "measured")},
};

constexpr SentencePattern kPers[] = {
    {"1M tokens", QT_TRANSLATE_NOOP("wording", "1M tokens")},
    {"1M steps", QT_TRANSLATE_NOOP("wording", "1M steps")},
    {"1k images", QT_TRANSLATE_NOOP("wording", "1,000 images")},
    {"1k sequences", QT_TRANSLATE_NOOP("wording", "1,000 sequences")},
    {"unit", QT_TRANSLATE_NOOP("wording", "unit")},
    {"hour", QT_TRANSLATE_NOOP("wording", "hour")},
    {"run", QT_TRANSLATE_NOOP("wording", "run")},
    {"person-month", QT_TRANSLATE_NOOP("wording", "person and month")},
};

constexpr SentencePattern kConfidences[] = {
    {"market", QT_TRANSLATE_NOOP("wording", "market quote")},
    {"list", QT_TRANSLATE_NOOP("wording", "list price")},
    {"illustrative", QT_TRANSLATE_NOOP("wording", "illustrative")},
    {"unverified", QT_TRANSLATE_NOOP("wording", "unverified")},
    {"seen", QT_TRANSLATE_NOOP("wording", "seen at the source")},
    {"derived", QT_TRANSLATE_NOOP("wording", "derived")},
    {"recalled", QT_TRANSLATE_NOOP("wording", "recalled, not checked")},
};

constexpr SentencePattern kJsonTypes[] = {
    {"number", QT_TRANSLATE_NOOP("wording", "a number")},
    {"whole-number", QT_TRANSLATE_NOOP("wording", "a whole number")},
    {"text", QT_TRANSLATE_NOOP("wording", "a text")},
    {"object", QT_TRANSLATE_NOOP("wording", "an object {…}")},
    {"list", QT_TRANSLATE_NOOP("wording", "a list […]")},
    {"true-or-false", QT_TRANSLATE_NOOP("wording", "true or false")},
    {"null", QT_TRANSLATE_NOOP("wording", "null")},
    {"range", QT_TRANSLATE_NOOP("wording", "a number or a range")},
    {"model", QT_TRANSLATE_NOOP("wording", "a model's id or shape")},
    {"checkpoint-minutes", QT_TRANSLATE_NOOP("wording", "minutes, auto or none")},
    {"contingency", QT_TRANSLATE_NOOP("wording", "a share or a percentile")},
    {"version", QT_TRANSLATE_NOOP("wording", "version 1")},
};

} // namespace

QString Wording::wordOf(std::span<const SentencePattern> words, std::string_view id) const
{
    const SentencePattern* found = findPattern(words, id);
    return found ? text(found->source) : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString Wording::name(core::CostRow row) const
{
    return wordOf(kCostRowNames, core::nameIn(row));
}

QString Wording::name(core::CostGroup group) const
{
    return text(kCostGroupNames[static_cast<std::size_t>(group)]);
}

QString Wording::name(core::Purchase model) const
{
    return purchase(core::nameIn(model));
}

QString Wording::name(core::Severity severity) const
{
    switch (severity) {
    case core::Severity::Info:
        return text(QT_TRANSLATE_NOOP("wording", "Note"));
    case core::Severity::Warning:
        return text(QT_TRANSLATE_NOOP("wording", "Warning"));
    case core::Severity::Blocking:
        return text(QT_TRANSLATE_NOOP("wording", "Cannot be priced"));
    case core::Severity::Error:
        return text(QT_TRANSLATE_NOOP("wording", "Wrong in the plan"));
    }
    return {};
}

QString Wording::purchase(std::string_view word) const
{
    return wordOf(kPurchases, word);
}

QString Wording::kind(std::string_view word) const
{
    return wordOf(kKinds, word);
}

QString Wording::unit(std::string_view word) const
{
    return wordOf(kUnits, word);
}

QString Wording::memoryPart(std::string_view word) const
{
    return wordOf(kMemoryParts, word);
}

QString Wording::bound(std::string_view word) const
{
    return wordOf(kBounds, word);
}

QString Wording::per(std::string_view word) const
{
    return wordOf(kPers, word);
}

QString Wording::confidence(std::string_view word) const
{
    return wordOf(kConfidences, word);
}

QString Wording::jsonType(std::string_view word) const
{
    return wordOf(kJsonTypes, word);
}

QString Wording::when(std::string_view word) const
{
    if (word == "once")
        return text(QT_TRANSLATE_NOOP("wording", "once"));
    return word == "monthly" ? text(QT_TRANSLATE_NOOP("wording", "every month")) : date(word);
}

QString Wording::pillar(int number) const
{
    switch (number) {
    case 1:
        return text(QT_TRANSLATE_NOOP("wording", "Right GPU"));
    case 2:
        return text(QT_TRANSLATE_NOOP("wording", "Provider and purchase model"));
    case 3:
        return text(QT_TRANSLATE_NOOP("wording", "Workload engineering"));
    case 4:
        return text(QT_TRANSLATE_NOOP("wording", "Financial control"));
    default:
        return {};
    }
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/deployment_fields.h"

#include "core/evaluate/speed.h"
#include "core/plan/format_names.h"
#include "ui/forms/choices.h"
#include "ui/forms/described_field.h"
#include "ui/platform/shown_text.h"
#include "ui/widgets/number_input.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using Choices = std::vector<FieldChoice>;

/// What the choices of a row are made from.
struct From
{
    const core::Catalog& catalog;
    const core::Scenario& scenario;
};

QString text(const char* source)
{
    return source && *source ? QCoreApplication::translate("ui::DeploymentFields", source) : QString();
}

enum Section { Model, Split, Price, Interruptions, Idle, Own, Serverless, Owned, Data };

/// Kinds by their place in kWorkKinds.
using Kinds = unsigned;
constexpr Kinds kOf(std::initializer_list<unsigned> kinds)
{
    Kinds bits = 0;
    for (const unsigned kind : kinds)
        bits |= 1U << kind;
    return bits;
}
constexpr Kinds kAll = ~0U;
constexpr Kinds kLlmTraining = kOf({0, 1});
constexpr Kinds kLlmInference = kOf({2, 3});
constexpr Kinds kLlm = kLlmTraining | kLlmInference;
constexpr Kinds kTraining = kOf({0, 1, 5, 6, 8});
constexpr Kinds kModels = kOf({0, 1, 2, 3, 4, 5, 6, 7, 8});
constexpr Kinds kNetworks = kModels & ~kLlmInference;
constexpr Kinds kServices = kOf({2, 11});
constexpr Kinds kJobs = kAll & ~kServices;

// Choices of the rows below.
Choices engines(const From&)
{
    return engineChoices();
}
Choices weights(const From&)
{
    return formatChoices(core::weightFormats(),
                         text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "as released")));
}
Choices caches(const From&)
{
    return formatChoices(core::kvCacheFormats(), QStringLiteral("fp16"));
}
Choices computes(const From&)
{
    return formatChoices(core::computeFormats(),
                         text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "as released")));
}
Choices optimizers(const From&)
{
    return optimizerChoices();
}
Choices shards(const From&)
{
    return shardChoices();
}
Choices attention(const From&)
{
    return yesNoChoices(text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "where there is one: yes")));
}
Choices providers(const From& from)
{
    return providerChoices(from.catalog);
}
Choices purchases(const From&)
{
    return purchaseChoices();
}
Choices priceUnits(const From&)
{
    return priceUnitChoices();
}
Choices tiers(const From&)
{
    return tierChoices();
}
Choices commitments(const From& from)
{
    Choices choices{{std::string(), text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "none")), {}}};
    for (const core::Commitment& commitment : from.scenario.commitments)
        choices.push_back({commitment.id, shownText(commitment.id), {}});
    return choices;
}
Choices speedUnits(const From&)
{
    return {{"tokens_per_s", text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "tokens/s")), {}},
            {"images_per_s", text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "images/s")), {}},
            {"seconds_per_image", text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "s an image")), {}},
            {"steps_per_s", text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "steps/s")), {}},
            {"sequences_per_s", text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "sequences/s")), {}},
            {"units_per_hour", text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "units/h")), {}}};
}

/// One field: where it is kept, what it is called, for which kinds of work it means something.
struct Row
{
    const char* path;
    const char* label;
    const char* unit;
    const char* help;
    Section section;
    Kinds kinds = kAll;
    Choices (*choices)(const From&) = nullptr;
    const char* absent = nullptr;
    double scale = 1;
};

// clang-format off
constexpr Row kRows[] = {
    {"gpus", QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs a machine"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs of one machine that work on it; with replicas, those of one."), Model},
    {"nodes", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Machines"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Machines that work on it together."), Model, kAll & ~kOf({2, 11})},
    {"concurrency", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Concurrency"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "requests"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Requests that one replica serves at once: more of them, more tokens a second and more KV cache."), Model, kLlmInference},
    {"context_tokens", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Context"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "tokens"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Tokens kept for each request; empty: prompt and answer."), Model, kLlmInference, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "prompt + answer")},
    {"engine", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Engine"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "The program that runs the model; its speed is known by name."), Model, kModels, &engines},
    {"weights", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Weights format"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Fewer bits a weight: less memory and more speed, less quality."), Model, kLlmInference, &weights},
    {"kv_cache", QT_TRANSLATE_NOOP("ui::DeploymentFields", "KV cache format"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Fewer bits a value: more requests or context in the same memory."), Model, kLlmInference, &caches},
    {"compute", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Precision"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "What the GPU computes in; mixed precision where training means it."), Model, kNetworks, &computes},
    {"micro_batch", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Micro-batch"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "sequences"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Sequences that one GPU works on at once."), Model, kLlmTraining, nullptr, "1"},
    {"gradient_accumulation", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Accumulated steps"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Micro-batches between two updates of the weights."), Model, kLlmTraining},
    {"optimizer", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Optimizer"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Its states take memory: AdamW most, 8-bit and Adafactor less."), Model, kTraining, &optimizers},
    {"parallel.shard", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Shared among GPUs"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "What data-parallel GPUs split instead of each keeping a copy."), Model, kLlmTraining, &shards},
    {"gradient_checkpointing", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Gradient checkpointing"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Computes activations twice instead of keeping them: less memory, about a third more time."), Model, kLlmTraining},
    {"autoscale", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Autoscaling"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Replicas follow the hours of the day; else the peak decides for all of them."), Model, kOf({2})},

    {"parallel.tensor", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Tensor parallel"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs that split every layer; needs a fast link between them."), Split, kLlm},
    {"parallel.pipeline", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Pipeline parallel"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs that each hold some of the layers."), Split, kLlm},
    {"parallel.data", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Data parallel"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Copies of the model that share the data; GPUs beyond the product of all are replicas."), Split, kTraining | kLlmInference},
    {"parallel.expert", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Expert parallel"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs that each hold some experts of a mixture."), Split, kLlm},
    {"parallel.context", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Context parallel"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs that split a long sequence."), Split, kLlm},
    {"parallel.sequence", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Sequence parallel"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Splits what tensor parallelism leaves whole."), Split, kLlm},
    {"flash_attention", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Flash attention"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Keeps attention out of memory."), Split, kLlmTraining, &attention},

    {"price.usd", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Own price"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "USD"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Replaces the offer's price, with its date and source below."), Price, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "the offer's")},
    {"price.per", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Price is for a"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "What that price pays for."), Price, kAll, &priceUnits},
    {"price.gpus_per_instance", QT_TRANSLATE_NOOP("ui::DeploymentFields", "GPUs a billed machine"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Whole machines are billed."), Price, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "as the unit says")},
    {"price.increment_s", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Billed in steps of"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "s"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Time is rounded up to such steps."), Price, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "the provider's")},
    {"price.minimum_s", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Billed at least"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "s"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "The shortest time that is charged."), Price, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "the provider's")},
    {"price.source", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Source of the price"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Who quoted it, or where it is published."), Price},
    {"price.as_of", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Date of the price"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Year, month, day: 2026-11-01."), Price},
    {"purchase", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Purchase model"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Spot capacity may be taken away; reserved capacity is paid for whether used or not."), Price, kAll, &purchases},
    {"provider", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Provider"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Whose billing rules hold."), Price, kAll, &providers},
    {"region", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Region"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Narrows the offers; empty: any."), Price, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "any")},
    {"tier", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Tier"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Narrows the offers: secure, community, or the term of a reservation."), Price, kAll, &tiers},
    {"commitment", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Commitment"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "A commitment of the scenario that covers these GPUs."), Price, kAll, &commitments},
    {"fallback.share", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Fallback share"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Share of the hours on the purchase model beside, when this one has no capacity."), Price, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "none"), 100},
    {"fallback.purchase", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Fallback model"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "How those hours are bought."), Price, kAll, &purchases},
    {"fallback.price.usd", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Fallback price"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "USD a GPU-hour"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Empty: that of an offer."), Price, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "an offer's")},

    {"support_share", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Support"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Surcharge of the provider for support, on what is billed."), Price, kAll, nullptr, nullptr, 100},

    {"interruption.mtbf_hours", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Interruption every"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "h"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Mean time between interruptions of one machine. Empty: as if never interrupted."), Interruptions, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "never")},
    {"interruption.checkpoint_minutes", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Checkpoint every"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "min"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Minutes, “best” for the cheapest interval, or “none”."), Interruptions, kJobs, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "best")},
    {"interruption.save_minutes", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Saving takes"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "min"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Time to write one checkpoint."), Interruptions, kJobs},
    {"interruption.recovery_minutes", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Recovery takes"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "min"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "From a new machine to work going on."), Interruptions},
    {"interruption.wait_minutes", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Wait for capacity"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "min"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Until a new machine is there; not billed on spot."), Interruptions},
    {"interruption.notice_seconds", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Notice"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "s"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Warning before it is taken away: enough for a checkpoint, nothing is lost."), Interruptions, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "the provider's")},

    {"idle.hours_per_run", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Idle hours a run"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "h"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Left on after the work is done."), Idle, kJobs},
    {"idle.share", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Idle share"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Of billed time."), Idle, kAll & ~kOf({11}), nullptr, nullptr, 100},
    {"idle.auto_shutdown_minutes", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Shut down after"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "min"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Idle minutes at most, when machines stop by themselves."), Idle, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "never")},
    {"setup_minutes", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Set-up a run"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "min"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Billed before the work begins: images, data, models."), Idle},
    {"overhead", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Overhead on work"), "×", QT_TRANSLATE_NOOP("ui::DeploymentFields", "1.1: a tenth more hours than estimated, for failed runs and repeats."), Idle},
    {"data_loading", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Data keeps up"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Share of the time in which the GPU does not wait for data."), Idle, kJobs, nullptr, nullptr, 100},

    {"measured.value", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Measured speed"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Replaces the estimate."), Own, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "estimated")},
    {"measured.unit", QT_TRANSLATE_NOOP("ui::DeploymentFields", "In"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "What the measured speed counts."), Own, kAll, &speedUnits},
    {"mfu", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Model FLOP utilization"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Share of the GPU's peak that training reaches (MFU)."), Own, kNetworks, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "estimated"), 100},
    {"bandwidth_efficiency", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Bandwidth efficiency"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Share of the memory's bandwidth that decoding reaches."), Own, kLlmInference, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "estimated"), 100},
    {"speedup", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Speed-up"), "×", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Faster by an improvement that the model does not know; divides the hours."), Own},
    {"weights_gb", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Size of the weights"), "GB", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Of the file, if you know it."), Own, kLlmInference, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "by format")},
    {"runtime_gb", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Memory of the runtime"), "GB", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Beside weights and KV cache, for one replica."), Own, kLlmInference, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "estimated")},
    {"duty", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Producing tokens"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Share of billed time in which tokens are produced, for unit costs."), Own, kLlmInference, nullptr, "100", 100},

    {"serverless.cold_start_s", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Cold start"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "s"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Until a worker answers its first request."), Serverless, kLlmInference | kOf({4, 7})},
    {"serverless.requests_per_cold_start", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Requests a cold start"), "", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Requests that one worker serves before it stops."), Serverless, kLlmInference | kOf({4, 7})},
    {"serverless.idle_timeout_s", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Idle time-out"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "s"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Billed after the last request."), Serverless, kLlmInference | kOf({4, 7})},
    {"serverless.packing", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Slots in use"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Share of a worker's slots that are busy."), Serverless, kLlmInference | kOf({4, 7}), nullptr, nullptr, 100},

    {"owned.price", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Price of a machine"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "USD"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Owned hardware is written off instead of rented."), Owned, kAll, nullptr, QT_TRANSLATE_NOOP("ui::DeploymentFields", "rented")},
    {"owned.months", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Written off in"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "months"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Useful life."), Owned},
    {"owned.resale_share", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Resale"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Of the price, at the end."), Owned, kAll, nullptr, nullptr, 100},
    {"owned.active_w", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Power at work"), "W", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Of a machine, all of it."), Owned},
    {"owned.idle_w", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Power when idle"), "W", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Of a machine that is on."), Owned},
    {"owned.pue", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Power of the building"), "×", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Cooling and losses (PUE)."), Owned},
    {"owned.usd_per_kwh", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Electricity"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "USD a kWh"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Price with all charges."), Owned},
    {"owned.admin_hours_per_month", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Care"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "h a month"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Hours of an administrator."), Owned},
    {"owned.usd_per_admin_hour", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Cost of care"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "USD an hour"), QT_TRANSLATE_NOOP("ui::DeploymentFields", "Of an administrator's hour."), Owned},
    {"owned.rent_change_per_year", QT_TRANSLATE_NOOP("ui::DeploymentFields", "Rent changes by"), "%", QT_TRANSLATE_NOOP("ui::DeploymentFields", "A year: what renting the same would cost later, for the break-even; falling prices are negative."), Owned, kAll, nullptr, nullptr, 100},
};
// clang-format on

FormField described(const Row& row, const From& from)
{
    FormField field;
    field.key = row.path;
    field.label = text(row.label);
    field.unit = text(row.unit);
    field.help = text(row.help);
    field.absent = text(row.absent);
    field.section = row.section;
    field.scale = row.scale;
    if (row.choices)
        field.choices = row.choices(from);
    return field;
}

/// "best", "none" or minutes.
DeploymentField checkpointField(FormField described)
{
    DeploymentField field;
    static_cast<FormField&>(field) = std::move(described);
    field.input = FieldInput::Text;
    field.optional = true;
    field.needs = "interruption.mtbf_hours";
    field.get = [](const core::Deployment& d) {
        if (!d.interruption || d.interruption->policy == core::CheckpointPolicy::Auto)
            return FieldValue();
        if (d.interruption->policy == core::CheckpointPolicy::None)
            return FieldValue(text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "none")).toStdString());
        return FieldValue(numberText(d.interruption->checkpointMinutes.value_or(0), QLocale()).toStdString());
    };
    field.set = [](core::Deployment& d, const FieldValue& value) {
        const auto* word = std::get_if<std::string>(&value);
        const QString typed = word ? QString::fromStdString(*word).toLower() : QString();
        const auto is = [&typed](const char* source) { return typed == text(source).toLower(); };
        if (!d.interruption)
            return QString();
        core::Interruption next = *d.interruption;
        next.checkpointMinutes.reset();
        if (typed.isEmpty() || is(QT_TRANSLATE_NOOP("ui::DeploymentFields", "best"))) {
            next.policy = core::CheckpointPolicy::Auto;
        } else if (is(QT_TRANSLATE_NOOP("ui::DeploymentFields", "none"))) {
            next.policy = core::CheckpointPolicy::None;
        } else {
            const auto minutes = parseNumber(typed, QLocale());
            if (const auto* problem = std::get_if<InputProblem>(&minutes))
                return *problem;
            if (std::get<double>(minutes) <= 0)
                return text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Minutes must be more than 0."));
            next.policy = core::CheckpointPolicy::Every;
            next.checkpointMinutes = std::get<double>(minutes);
        }
        d.interruption = next;
        return QString();
    };
    return field;
}

/// The place among kWorkKinds of what runs: for a search, of its trials.
std::size_t kindThatRuns(const core::Work& work)
{
    return core::timedWork(work).index();
}

bool isPlace(const std::string& key)
{
    return key == "provider" || key == "purchase" || key == "region" || key == "tier" || key == "price.usd";
}

DeploymentField fieldOf(const Row& row, const From& from, const core::Work& work)
{
    if (std::string_view(row.path) == "interruption.checkpoint_minutes")
        return checkpointField(described(row, from));
    DeploymentField field = keptAtKey<core::Deployment>(described(row, from));
    const auto set = field.set;
    // Where it is bought is the offer's to say: who says it differently leaves the offer.
    if (isPlace(field.key))
        field.set = [set](core::Deployment& d, const FieldValue& value) {
            d.offer.clear();
            return set(d, value);
        };
    // A speed is counted in what the work is counted in, until one says otherwise.
    if (field.key == "measured.value")
        field.set = [set, unit = core::throughputUnit(core::timedWork(work))](core::Deployment& d,
                                                                              const FieldValue& value) {
            const QString problem = set(d, value);
            if (d.measured && d.measured->unit.empty())
                d.measured->unit = unit.empty() ? "units_per_hour" : unit;
            return problem;
        };
    return field;
}

} // namespace

namespace {

/// Rows that mean something for this work, or at which something is said all the same.
std::vector<const Row*> rowsFor(const core::Workload& workload, const core::Deployment& deployment)
{
    const Kinds kind = 1U << kindThatRuns(workload.work);
    std::vector<const Row*> rows;
    for (const Row& row : kRows) {
        const bool means = (row.kinds & kind) != 0;
        if (means || fieldValue(deployment, row.path) != fieldValue(standardOf<core::Deployment>(), row.path))
            rows.push_back(&row);
    }
    return rows;
}

} // namespace

std::vector<DeploymentField> deploymentFields(const core::Scenario& scenario, const core::Workload& workload,
                                              const core::Deployment& deployment,
                                              const core::Catalog& catalog)
{
    const From from{catalog, scenario};
    std::vector<DeploymentField> fields;
    for (const Row* row : rowsFor(workload, deployment))
        fields.push_back(fieldOf(*row, from, workload.work));
    return fields;
}

std::string deploymentFormKey(const core::Plan& plan, const core::Scenario& scenario,
                              const core::Workload& workload, const core::Deployment& deployment)
{
    std::string key = scenario.id + "/" + workload.id + "/" + std::to_string(kindThatRuns(workload.work))
                      + "/" + plan.start + "/" + std::to_string(plan.months);
    for (const core::Commitment& commitment : scenario.commitments)
        key += "/" + commitment.id;
    for (const Row* row : rowsFor(workload, deployment))
        key += std::string("/") + row->path;
    return key;
}

std::vector<FormSection> deploymentSections()
{
    return {{QString(), false},
            {text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Split over GPUs")), true},
            {text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Price and purchase")), true},
            {text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Interruptions and checkpoints")), true},
            {text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Idle time, set-up, overhead")), true},
            {text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Your own measurements")), true},
            {text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Serverless")), true},
            {text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Owned hardware")), true},
            {text(QT_TRANSLATE_NOOP("ui::DeploymentFields", "Storage and transfer")), true}};
}

} // namespace ui

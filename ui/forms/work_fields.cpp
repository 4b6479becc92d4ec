// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/work_fields.h"

#include "ui/forms/choices.h"
#include "ui/forms/work_field_parts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using Fields = std::vector<WorkField>;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(WorkFields)
};

WorkField choice(WorkField field, std::vector<FieldChoice> choices)
{
    field.choices = std::move(choices);
    return field;
}

WorkField modelField(const core::Catalog& catalog, ModelUse use)
{
    return choice(figure("model", Text::tr("Model"), {},
                         Text::tr("The neural network's shape: its size decides memory and speed.")),
                  modelChoices(catalog, use));
}

WorkField methodField()
{
    return choice(
        figure("method", Text::tr("Method"), {},
               Text::tr("LoRA and QLoRA train a small addition to the model and need far less memory.")),
        methodChoices());
}

/// Only one of the two is said: saying this takes the other back.
template<class K>
WorkField insteadOf(const char* other, WorkField field)
{
    field.set = [set = field.set, other](core::Work& work, const FieldValue& value) {
        if (value.index() != 0)
            setFieldValue(kindIn<K>(work), other, FieldValue());
        return set(work, value);
    };
    return field;
}

WorkField prompt()
{
    return figure("prompt_tokens", Text::tr("Prompt"), Text::tr("tokens"),
                  Text::tr("Tokens read for each request."));
}

WorkField answer()
{
    return figure("output_tokens", Text::tr("Answer"), Text::tr("tokens"),
                  Text::tr("Tokens written for each request."));
}

WorkField sequenceLength()
{
    return figure("sequence_length", Text::tr("Sequence length"), Text::tr("tokens"),
                  Text::tr("Tokens that are seen together; memory grows with it."));
}

WorkField epochs()
{
    return figure("epochs", Text::tr("Epochs"), {}, Text::tr("Times that all the data is seen."));
}

WorkField resolution()
{
    return figure("resolution", Text::tr("Resolution"), Text::tr("px"), Text::tr("Pixels a side."));
}

WorkField batch()
{
    return figure("batch", Text::tr("Batch"), {}, Text::tr("Processed together on one GPU."));
}

WorkField imagesADay()
{
    return figure("images_per_day", Text::tr("Images a day"), {},
                  Text::tr("For work that goes on all year. Give these, or images a run."));
}

WorkField imagesARun()
{
    return figure("images", Text::tr("Images a run"), {},
                  Text::tr("For work that ends. Give these, or images a day."));
}

Fields llmTraining(const core::Catalog& catalog)
{
    using K = core::LlmTraining;
    return {of<K>(figure("tokens", Text::tr("Tokens"), {}, Text::tr("Tokens seen in training."))),
            of<K>(modelField(catalog, ModelUse::Language)), of<K>(sequenceLength()),
            of<K>(figure("global_batch_tokens", Text::tr("Global batch"), Text::tr("tokens"),
                         Text::tr("Tokens between two updates of the weights, all GPUs together.")))};
}

Fields llmFinetuning(const core::Catalog& catalog)
{
    using K = core::LlmFinetuning;
    return {
        of<K>(figure("examples", Text::tr("Examples"), {}, Text::tr("Examples in the data set."))),
        of<K>(figure("tokens_per_example", Text::tr("Tokens an example"), Text::tr("tokens"),
                     Text::tr("On average, question and answer together."))),
        of<K>(epochs()),
        of<K>(modelField(catalog, ModelUse::Language)),
        of<K>(methodField()),
        of<K>(figure("lora_rank", Text::tr("LoRA rank"), {},
                     Text::tr("Size of what is trained: more rank, more memory; 8 to 64 is usual."))),
        of<K>(sequenceLength()),
        rare(of<K>(figure("lora_targets", Text::tr("LoRA targets"), {},
                          Text::tr("Layers that get an addition, such as q_proj, v_proj; empty: all."))))};
}

Fields servingTargets()
{
    using K = core::LlmServing;
    return {of<K>(figure("peak_to_mean", Text::tr("Peak ÷ mean"), {},
                         Text::tr("How much busier the busiest time is than the average."))),
            of<K>(figure("hours_per_day", Text::tr("Hours a day"), Text::tr("h"),
                         Text::tr("Hours of a day in which it is switched on."))),
            of<K>(figure("ttft_ms", Text::tr("First token within"), Text::tr("ms"),
                         Text::tr("Target for the time to first token (TTFT); empty: no target."))),
            of<K>(figure("tpot_ms", Text::tr("Each further token within"), Text::tr("ms"),
                         Text::tr("Target for the time per output token (TPOT); empty: no target."))),
            of<K>(share("max_utilization", Text::tr("Busy at most"),
                        Text::tr("Share of the slots that may be busy at the peak."))),
            of<K>(figure("p95_wait_s", Text::tr("95 % wait at most"), Text::tr("s"),
                         Text::tr("Time in the queue that only one request in twenty exceeds."))),
            rare(of<K>(figure("minimum_replicas", Text::tr("Replicas at least"), {},
                              Text::tr("Kept running however little there is to do.")))),
            rare(of<K>(figure("service_s", Text::tr("Measured service time"), Text::tr("s"),
                              Text::tr("Seconds that one request holds a slot, if you measured it.")))),
            rare(of<K>(figure("slots_per_replica", Text::tr("Measured slots a replica"), {},
                              Text::tr("Requests that one replica serves at once, if you measured it."))))};
}

Fields llmServing(const core::Catalog& catalog)
{
    using K = core::LlmServing;
    Fields fields{of<K>(figure("requests_per_day", Text::tr("Requests a day"), {},
                               Text::tr("On average over the month; a day profile takes their place."))),
                  of<K>(modelField(catalog, ModelUse::Language)), of<K>(prompt()), of<K>(answer())};
    for (WorkField& field : servingTargets())
        fields.push_back(std::move(field));
    return fields;
}

Fields llmBatch(const core::Catalog& catalog)
{
    using K = core::LlmBatch;
    return {of<K>(figure("requests", Text::tr("Requests"), {}, Text::tr("Requests of one run."))),
            of<K>(modelField(catalog, ModelUse::Language)), of<K>(prompt()), of<K>(answer())};
}

Fields imageGeneration(const core::Catalog& catalog)
{
    using K = core::ImageGeneration;
    return {insteadOf<K>("images", of<K>(imagesADay())),
            insteadOf<K>("images_per_day", of<K>(imagesARun())),
            of<K>(modelField(catalog, ModelUse::Images)),
            of<K>(resolution()),
            of<K>(figure("steps", Text::tr("Steps"), {}, Text::tr("Denoising steps of one image."))),
            of<K>(batch())};
}

Fields imageFinetuning(const core::Catalog& catalog)
{
    using K = core::ImageFinetuning;
    return {of<K>(figure("steps", Text::tr("Steps"), {},
                         Text::tr("Training steps. Give these, or images and epochs."))),
            of<K>(figure("images", Text::tr("Images"), {}, Text::tr("Images in the data set."))),
            of<K>(epochs()),
            of<K>(modelField(catalog, ModelUse::Images)),
            of<K>(methodField()),
            of<K>(resolution()),
            of<K>(batch())};
}

Fields visionTraining(const core::Catalog& catalog)
{
    using K = core::VisionTraining;
    return {of<K>(figure("images", Text::tr("Images"), {}, Text::tr("Images in the data set."))),
            of<K>(epochs()), of<K>(modelField(catalog, ModelUse::Vision)), of<K>(resolution()),
            of<K>(batch())};
}

Fields visionInference(const core::Catalog& catalog)
{
    using K = core::VisionInference;
    return {insteadOf<K>("images", of<K>(imagesADay())), insteadOf<K>("images_per_day", of<K>(imagesARun())),
            of<K>(modelField(catalog, ModelUse::Vision)), of<K>(resolution()), of<K>(batch())};
}

Fields nlpTraining(const core::Catalog& catalog)
{
    using K = core::NlpTraining;
    return {of<K>(figure("sequences", Text::tr("Sequences"), {}, Text::tr("Sequences in the data set."))),
            of<K>(epochs()), of<K>(modelField(catalog, ModelUse::Text)), of<K>(sequenceLength()),
            of<K>(batch())};
}

Fields rlTraining(const core::Catalog& catalog)
{
    using K = core::RlTraining;
    return {of<K>(figure("environment_steps", Text::tr("Environment steps"), {},
                         Text::tr("Steps that all environments take together in one run."))),
            of<K>(figure("steps_per_second", Text::tr("Measured speed"), Text::tr("steps/s"),
                         Text::tr("Environment steps a second on the GPU of the measurement."))),
            of<K>(gpuField(catalog)),
            of<K>(share("gpu_utilization", Text::tr("GPU busy"),
                        Text::tr("Share of the time in which the GPU works.")))};
}

Fields interactive(const core::Catalog&)
{
    using K = core::Interactive;
    return {of<K>(figure("hours_per_day", Text::tr("Hours a day"), Text::tr("h"),
                         Text::tr("Hours that each person has a GPU switched on."))),
            of<K>(figure("people", Text::tr("People"), {}, Text::tr("People who have a GPU each."))),
            of<K>(figure("days_per_month", Text::tr("Days a month"), Text::tr("days"),
                         Text::tr("Empty: every day of the month."))),
            of<K>(share("idle_share", Text::tr("Idle"),
                        Text::tr("Share of those hours in which the GPU does nothing.")))};
}

Fields measured(const core::Catalog& catalog)
{
    using K = core::Measured;
    return {of<K>(figure(
                "gpu_hours", Text::tr("GPU-hours"), Text::tr("h"),
                Text::tr("Hours of one GPU that the work takes. Give these, or units and their speed."))),
            of<K>(figure("units", Text::tr("Units of work"), {},
                         Text::tr("Images, samples, pages: what you counted."))),
            of<K>(figure("units_per_hour", Text::tr("Measured speed"), Text::tr("units/h"),
                         Text::tr("Units an hour on one GPU of the measurement."))),
            of<K>(gpuField(catalog))};
}

/// By kind; a search is made of another kind’s: see sweepFields.
constexpr std::array<Fields (*)(const core::Catalog&), 13> kFieldsOfKind{
    llmTraining,     llmFinetuning, llmServing, llmBatch, imageGeneration, imageFinetuning, visionTraining,
    visionInference, nlpTraining,   rlTraining, nullptr,  interactive,     measured};

bool isVolume(const std::string& key)
{
    constexpr std::array<std::string_view, 12> keys{
        "tokens", "examples",  "requests_per_day",  "requests", "images_per_day", "images",
        "steps",  "sequences", "environment_steps", "trials",   "hours_per_day",  "gpu_hours"};
    return key == "units" || std::find(keys.begin(), keys.end(), key) != keys.end();
}

} // namespace

std::vector<WorkField> workFields(const core::Work& work, const core::Catalog& catalog)
{
    if (std::holds_alternative<core::Shared<core::Sweep>>(work))
        return sweepFields(work, catalog, &workFields);
    return kFieldsOfKind[work.index()](catalog);
}

std::optional<WorkField> volumeField(const core::Work& work, const core::Catalog& catalog)
{
    for (WorkField& field : workFields(work, catalog)) {
        // Serving has hours a day too, but its volume is its requests.
        const bool hoursOfServing =
            std::holds_alternative<core::LlmServing>(work) && field.key == "hours_per_day";
        if (isVolume(field.key) && !hoursOfServing
            && std::holds_alternative<core::Uncertain>(field.get(work)))
            return std::move(field);
    }
    return std::nullopt;
}

} // namespace ui

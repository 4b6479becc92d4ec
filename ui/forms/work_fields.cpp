// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/work_fields.h"

#include "ui/forms/field_binding.h"

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

WorkField figure(const char* key, const QString& label, const QString& unit = {}, const QString& help = {})
{
    WorkField field;
    field.key = key;
    field.label = label;
    field.unit = unit;
    field.help = help;
    return field;
}

WorkField number(WorkField field)
{
    field.input = FieldInput::Number;
    return field;
}

WorkField whole(WorkField field, double lowest)
{
    field.input = FieldInput::Whole;
    field.lowest = lowest;
    field.highest = 1e9;
    return field;
}

WorkField between(WorkField field, double lowest, double highest)
{
    field.lowest = lowest;
    field.highest = highest;
    return field;
}

/// A share, shown in percent.
WorkField share(const char* key, const QString& label, const QString& help)
{
    WorkField field = between(figure(key, label, QStringLiteral("%"), help), 0, 1);
    field.scale = 100;
    return field;
}

WorkField choice(WorkField field, std::vector<std::pair<std::string, QString>> choices)
{
    field.input = FieldInput::Choice;
    field.choices = std::move(choices);
    return field;
}

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

WorkField modelField(const core::Catalog& catalog)
{
    std::vector<std::pair<std::string, QString>> models;
    for (const core::ModelShape& model : catalog.models())
        models.emplace_back(model.id, QString::fromStdString(model.name.empty() ? model.id : model.name));
    return choice(figure("model", Text::tr("Model"), {},
                         Text::tr("The neural network's shape: its size decides memory and speed.")),
                  std::move(models));
}

WorkField gpuField(const char* key, const core::Catalog& catalog)
{
    std::vector<std::pair<std::string, QString>> gpus{{std::string(), Text::tr("none: holds on every GPU")}};
    for (const core::Gpu& gpu : catalog.gpus())
        gpus.emplace_back(gpu.id, QString::fromStdString(gpu.name));
    return choice(figure(key, Text::tr("Measured on"), {},
                         Text::tr("The GPU of the measurement; other GPUs are scaled from it.")),
                  std::move(gpus));
}

WorkField methodField()
{
    std::vector<std::pair<std::string, QString>> methods;
    for (const auto& [value, name] : core::kNames<core::FinetuneMethod>)
        methods.emplace_back(std::string(name), fromUtf8(name));
    return choice(
        figure("method", Text::tr("Method"), {},
               Text::tr("LoRA and QLoRA train a small addition to the model and need far less memory.")),
        std::move(methods));
}

WorkField requests(const char* key, const QString& label)
{
    return figure(key, label);
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
    return figure("sequence_length", Text::tr("Sequence length"), Text::tr("tokens"));
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
    return whole(figure("batch", Text::tr("Batch"), {}, Text::tr("Processed together on one GPU.")), 1);
}

Fields llmTraining(const core::Catalog& catalog)
{
    using K = core::LlmTraining;
    return {bound(figure("tokens", Text::tr("Tokens"), {}, Text::tr("Tokens seen in training.")), &K::tokens),
            bound(modelField(catalog), &K::model), bound(sequenceLength(), &K::sequenceLength),
            bound(figure("global_batch_tokens", Text::tr("Global batch"), Text::tr("tokens")),
                  &K::globalBatchTokens)};
}

Fields llmFinetuning(const core::Catalog& catalog)
{
    using K = core::LlmFinetuning;
    return {bound(figure("examples", Text::tr("Examples")), &K::examples),
            bound(figure("tokens_per_example", Text::tr("Tokens an example")), &K::tokensPerExample),
            bound(epochs(), &K::epochs),
            bound(modelField(catalog), &K::model),
            bound(methodField(), &K::method),
            bound(whole(figure("lora_rank", Text::tr("LoRA rank")), 1), &K::loraRank),
            bound(sequenceLength(), &K::sequenceLength)};
}

Fields servingTargets()
{
    using K = core::LlmServing;
    return {
        bound(between(figure("peak_to_mean", Text::tr("Peak ÷ mean"), {},
                             Text::tr("How much busier the busiest time is than the average.")),
                      1, 1000),
              &K::peakToMean),
        bound(between(figure("hours_per_day", Text::tr("Hours a day"), Text::tr("h")), 0, 24),
              &K::hoursPerDay),
        bound(number(figure("ttft_ms", Text::tr("First token within"), Text::tr("ms"))), &K::ttftMs),
        bound(number(figure("tpot_ms", Text::tr("Each further token within"), Text::tr("ms"))), &K::tpotMs),
        bound(number(share("max_utilization", Text::tr("Busy at most"),
                           Text::tr("Share of the slots that may be busy at the peak."))),
              &K::maxUtilization),
        bound(number(figure("p95_wait_s", Text::tr("95 % wait at most"), Text::tr("s"))), &K::p95WaitS),
        bound(whole(figure("minimum_replicas", Text::tr("Replicas at least")), 1), &K::minimumReplicas),
        bound(figure("service_s", Text::tr("Measured service time"), Text::tr("s"),
                     Text::tr("Seconds that one request holds a slot, if you measured it.")),
              &K::serviceS),
        bound(number(figure("slots_per_replica", Text::tr("Measured slots a replica"), {},
                            Text::tr("Requests that one replica serves at once, if you measured it."))),
              &K::slotsPerReplica)};
}

Fields llmServing(const core::Catalog& catalog)
{
    using K = core::LlmServing;
    Fields fields{bound(requests("requests_per_day", Text::tr("Requests a day")), &K::requestsPerDay),
                  bound(modelField(catalog), &K::model), bound(prompt(), &K::promptTokens),
                  bound(answer(), &K::outputTokens)};
    for (WorkField& field : servingTargets())
        fields.push_back(std::move(field));
    return fields;
}

Fields llmBatch(const core::Catalog& catalog)
{
    using K = core::LlmBatch;
    return {bound(requests("requests", Text::tr("Requests")), &K::requests),
            bound(modelField(catalog), &K::model), bound(prompt(), &K::promptTokens),
            bound(answer(), &K::outputTokens)};
}

Fields imageGeneration(const core::Catalog& catalog)
{
    using K = core::ImageGeneration;
    return {bound(figure("images_per_day", Text::tr("Images a day")), &K::imagesPerDay),
            bound(figure("images", Text::tr("Images a run")), &K::images),
            bound(modelField(catalog), &K::model),
            bound(resolution(), &K::resolution),
            bound(figure("steps", Text::tr("Steps")), &K::steps),
            bound(batch(), &K::batch)};
}

Fields imageFinetuning(const core::Catalog& catalog)
{
    using K = core::ImageFinetuning;
    return {bound(figure("steps", Text::tr("Steps")), &K::steps),
            bound(figure("images", Text::tr("Images")), &K::images),
            bound(epochs(), &K::epochs),
            bound(modelField(catalog), &K::model),
            bound(methodField(), &K::method),
            bound(resolution(), &K::resolution),
            bound(batch(), &K::batch)};
}

Fields visionTraining(const core::Catalog& catalog)
{
    using K = core::VisionTraining;
    return {bound(figure("images", Text::tr("Images")), &K::images), bound(epochs(), &K::epochs),
            bound(modelField(catalog), &K::model), bound(resolution(), &K::resolution),
            bound(batch(), &K::batch)};
}

Fields visionInference(const core::Catalog& catalog)
{
    using K = core::VisionInference;
    return {bound(figure("images_per_day", Text::tr("Images a day")), &K::imagesPerDay),
            bound(figure("images", Text::tr("Images a run")), &K::images),
            bound(modelField(catalog), &K::model), bound(resolution(), &K::resolution),
            bound(batch(), &K::batch)};
}

Fields nlpTraining(const core::Catalog& catalog)
{
    using K = core::NlpTraining;
    return {bound(figure("sequences", Text::tr("Sequences")), &K::sequences), bound(epochs(), &K::epochs),
            bound(modelField(catalog), &K::model), bound(sequenceLength(), &K::sequenceLength),
            bound(batch(), &K::batch)};
}

Fields rlTraining(const core::Catalog& catalog)
{
    using K = core::RlTraining;
    return {bound(figure("environment_steps", Text::tr("Environment steps")), &K::environmentSteps),
            bound(figure("steps_per_second", Text::tr("Measured speed"), Text::tr("steps/s")),
                  &K::stepsPerSecond),
            bound(gpuField("reference_gpu", catalog), &K::referenceGpu),
            bound(share("gpu_utilization", Text::tr("GPU busy"),
                        Text::tr("Share of the time in which the GPU works.")),
                  &K::gpuUtilization)};
}

Fields sweep(const core::Catalog& catalog)
{
    using K = core::Sweep;
    return {
        bound(figure("trials", Text::tr("Trials")), &K::trials),
        bound(figure("hours_per_trial", Text::tr("Hours a trial"), Text::tr("h")), &K::hoursPerTrial),
        bound(gpuField("reference_gpu", catalog), &K::referenceGpu),
        bound(whole(figure("parallel", Text::tr("At the same time"), Text::tr("trials")), 1), &K::parallel)};
}

Fields interactive(const core::Catalog&)
{
    using K = core::Interactive;
    return {bound(between(figure("hours_per_day", Text::tr("Hours a day"), Text::tr("h"),
                                 Text::tr("Hours that each person has a GPU switched on.")),
                          0, 24),
                  &K::hoursPerDay),
            bound(figure("people", Text::tr("People")), &K::people),
            bound(between(figure("days_per_month", Text::tr("Days a month"), Text::tr("days")), 0, 31),
                  &K::daysPerMonth),
            bound(share("idle_share", Text::tr("Idle"),
                        Text::tr("Share of those hours in which the GPU does nothing.")),
                  &K::idleShare)};
}

Fields measured(const core::Catalog& catalog)
{
    using K = core::Measured;
    return {
        bound(figure("gpu_hours", Text::tr("GPU-hours"), Text::tr("h"),
                     Text::tr("Hours of one GPU that the work takes. Give these, or units and their speed.")),
              &K::gpuHours),
        bound(figure("units", Text::tr("Units of work"), {},
                     Text::tr("Images, samples, pages: what you counted.")),
              &K::units),
        bound(figure("units_per_hour", Text::tr("Measured speed"), Text::tr("units/h")), &K::unitsPerHour),
        bound(gpuField("reference_gpu", catalog), &K::referenceGpu)};
}

constexpr std::array<Fields (*)(const core::Catalog&), 13> kFieldsOfKind{
    llmTraining,     llmFinetuning, llmServing, llmBatch, imageGeneration, imageFinetuning, visionTraining,
    visionInference, nlpTraining,   rlTraining, sweep,    interactive,     measured};

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

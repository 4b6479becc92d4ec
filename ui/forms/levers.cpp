// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/levers.h"

#include "core/plan/plan_json.h"
#include "ui/document/plan_edits.h"
#include "ui/document/uncertain_json.h"
#include "ui/forms/work_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Levers)
};

using State = std::optional<LeverState>;

core::Plan deployed(const LeverSubject& s, const ChangeDeployment& change)
{
    return withDeployment(*s.plan, s.scenario->id, s.workload->id, change);
}

SliderScale steps(double low, double high, double step)
{
    return {low, high, false, step, 2};
}

/// A tenth to ten times of where it stands.
SliderScale aroundLogarithmic(double value)
{
    const double centre = value > 0 && std::isfinite(value) ? value : 1;
    return {centre / 10, centre * 10, true, 1, 2};
}

core::Uncertain clamped(core::Uncertain value, double lowest, double highest)
{
    value.low = std::clamp(value.low, lowest, highest);
    value.likely = std::clamp(value.likely, lowest, highest);
    value.high = std::clamp(value.high, lowest, highest);
    return value;
}

/// The figure, with its limits when it has some.
QString withLimits(const core::Uncertain& value, const std::function<QString(double)>& text)
{
    if (value.isFixed())
        return text(value.likely);
    return Text::tr("%1 (%2–%3)").arg(text(value.likely), text(value.low), text(value.high));
}

Lever gpuCount()
{
    Lever lever{"gpus", Text::tr("GPUs"), {}, {}};
    lever.state = [](const LeverSubject& s, const Wording& wording) -> State {
        const int gpus = s.deployment->gpus;
        QString note;
        if (s.deployment->nodes > 1)
            note = Text::tr("on each of %n machines", nullptr, s.deployment->nodes);
        else if (s.result && s.result->serving && s.result->gpus > gpus)
            note = Text::tr("at least; the load needs %n", nullptr, s.result->gpus);
        return LeverState{
            static_cast<double>(gpus), wording.count(gpus), note, steps(1, std::max(16, gpus), 1), {}};
    };
    lever.apply = [](const LeverSubject& s, double value) {
        return deployed(s, [&](core::Deployment& d) { d.gpus = static_cast<int>(std::lround(value)); });
    };
    return lever;
}

Lever price()
{
    Lever lever{"price", Text::tr("Price a GPU-hour"), {}, {}};
    lever.state = [](const LeverSubject& s, const Wording& wording) -> State {
        const auto& own = s.deployment->price;
        if (!own || own->usd.likely <= 0)
            return std::nullopt;
        const QString name = own->per == core::PriceUnit::InstanceHour ? Text::tr("Price a machine-hour")
                             : own->per == core::PriceUnit::GpuSecond  ? Text::tr("Price a GPU-second")
                             : own->per == core::PriceUnit::Month      ? Text::tr("Price a month")
                                                                       : Text::tr("Price a GPU-hour");
        SliderScale scale{own->usd.likely / 4, own->usd.likely * 4, true, 1, 3};
        return LeverState{own->usd.likely,
                          withLimits(own->usd, [&](double x) { return wording.price(x); }),
                          {},
                          scale,
                          name};
    };
    lever.apply = [](const LeverSubject& s, double value) {
        return deployed(s, [&](core::Deployment& d) { d.price->usd = scaledTo(d.price->usd, value); });
    };
    return lever;
}

bool hasWeights(const core::Work& work)
{
    return std::holds_alternative<core::LlmServing>(work) || std::holds_alternative<core::LlmBatch>(work);
}

QString weightName(const std::string& format)
{
    return format.empty() ? Text::tr("as released") : QString::fromStdString(format);
}

Lever weights()
{
    Lever lever{"weights", Text::tr("Weights"), {}, {}};
    lever.state = [](const LeverSubject& s, const Wording& wording) -> State {
        if (!hasWeights(s.work))
            return std::nullopt;
        const auto stops = weightStops(s.deployment->engine, s.deployment->weights);
        const auto at = std::find(stops.begin(), stops.end(), s.deployment->weights) - stops.begin();
        const QString given = s.deployment->weightsGb
                                  ? Text::tr("size given in the plan: %1")
                                        .arg(wording.gigabytes(s.deployment->weightsGb->likely))
                                  : Text::tr("from wide to narrow: less memory, more speed");
        return LeverState{static_cast<double>(at),
                          weightName(s.deployment->weights),
                          given,
                          steps(0, static_cast<double>(stops.size()) - 1, 1),
                          {}};
    };
    lever.apply = [](const LeverSubject& s, double value) {
        const auto stops = weightStops(s.deployment->engine, s.deployment->weights);
        const auto at = std::min(static_cast<std::size_t>(std::max(0.0, value)), stops.size() - 1);
        return deployed(s, [&](core::Deployment& d) {
            // A given size is that of the old format.
            if (d.weights != stops[at])
                d.weightsGb.reset();
            d.weights = stops[at];
        });
    };
    return lever;
}

/// How many requests a replica takes at a time: with it the speed of all rises and that of each falls.
Lever concurrency()
{
    Lever lever{"concurrency", Text::tr("Requests at a time"), {}, {}};
    lever.state = [](const LeverSubject& s, const Wording& wording) -> State {
        if (!hasWeights(s.work))
            return std::nullopt;
        const double value = s.deployment->concurrency;
        return LeverState{value,
                          wording.count(std::llround(value)),
                          Text::tr("in each replica"),
                          {1, std::max(256.0, value), true, 1, 2},
                          {}};
    };
    lever.apply = [](const LeverSubject& s, double value) {
        return deployed(s, [&](core::Deployment& d) { d.concurrency = std::max(1.0, std::round(value)); });
    };
    return lever;
}

core::Plan withFigure(const LeverSubject& s, const WorkField& field, const core::Uncertain& value)
{
    const FieldValue own = field.get(s.workload->work);
    const auto* before = std::get_if<core::Uncertain>(&own);
    return withWorkOverride(*s.plan, s.scenario->id, s.workload->id, field.key, uncertainJson(value),
                            before ? uncertainJson(*before) : std::string());
}

QString overriddenCaption(const LeverSubject& s, const std::string& key)
{
    const auto changes = s.scenario->workOverrides.find(s.workload->id);
    const bool here = changes != s.scenario->workOverrides.end() && changes->second.contains(key);
    return here ? Text::tr("changed in this scenario only") : QString();
}

Lever volume()
{
    Lever lever{"volume", Text::tr("Volume"), {}, {}};
    lever.state = [](const LeverSubject& s, const Wording& wording) -> State {
        const std::optional<WorkField> field = volumeField(s.work, *s.catalog);
        if (!field)
            return std::nullopt;
        const auto value = std::get<core::Uncertain>(field->get(s.work));
        const SliderScale scale =
            field->highest <= 24 ? steps(0, field->highest, 0.5) : aroundLogarithmic(value.likely);
        return LeverState{value.likely, withLimits(value, [&](double x) { return wording.figure(x); }),
                          overriddenCaption(s, field->key), scale, field->label};
    };
    lever.apply = [](const LeverSubject& s, double value) {
        const std::optional<WorkField> field = volumeField(s.work, *s.catalog);
        if (!field)
            return *s.plan;
        core::Uncertain next = scaledTo(std::get<core::Uncertain>(field->get(s.work)), value);
        if (field->highest <= 24)
            next = clamped(next, 0, field->highest);
        return withFigure(s, *field, next);
    };
    return lever;
}

std::optional<WorkField> idleField(const LeverSubject& s)
{
    for (WorkField& field : workFields(s.work, *s.catalog)) {
        if (field.key == "idle_share")
            return std::move(field);
    }
    return std::nullopt;
}

Lever idleShare()
{
    Lever lever{"idle-share", Text::tr("Idle share"), {}, {}};
    lever.state = [](const LeverSubject& s, const Wording& wording) -> State {
        const std::optional<WorkField> field = idleField(s);
        const core::Uncertain share =
            field ? std::get<core::Uncertain>(field->get(s.work)) : s.deployment->idle.share;
        return LeverState{share.likely,
                          withLimits(share, [&](double x) { return wording.percent(x); }),
                          field ? overriddenCaption(s, field->key) : QString(),
                          steps(0, 0.9, 0.01),
                          {}};
    };
    lever.apply = [](const LeverSubject& s, double value) {
        const std::optional<WorkField> field = idleField(s);
        const core::Uncertain before =
            field ? std::get<core::Uncertain>(field->get(s.work)) : s.deployment->idle.share;
        const core::Uncertain next = clamped(scaledTo(before, value), 0, 0.99);
        if (field)
            return withFigure(s, *field, next);
        return deployed(s, [&](core::Deployment& d) { d.idle.share = next; });
    };
    return lever;
}

/// A lever on a figure of the deployment.
Lever figureLever(std::string id, const QString& name, const SliderScale& scale, double lowest,
                  double highest, core::Uncertain& (*member)(core::Deployment&),
                  QString (*text)(const Wording&, double), bool (*applies)(const LeverSubject&))
{
    Lever lever{std::move(id), name, {}, {}};
    lever.state = [=](const LeverSubject& s, const Wording& wording) -> State {
        if (!applies(s))
            return std::nullopt;
        core::Deployment copy = *s.deployment;
        const core::Uncertain& value = member(copy);
        SliderScale fitting = scale;
        fitting.high = std::max(scale.high, value.likely);
        return LeverState{
            value.likely, withLimits(value, [&](double x) { return text(wording, x); }), {}, fitting, {}};
    };
    lever.apply = [=](const LeverSubject& s, double value) {
        return deployed(s, [&](core::Deployment& d) {
            member(d) = clamped(scaledTo(member(d), value), lowest, highest);
        });
    };
    return lever;
}

QString hoursText(const Wording& wording, double x)
{
    return wording.hours(x);
}

bool always(const LeverSubject&)
{
    return true;
}

bool isJob(const LeverSubject& s)
{
    return !std::holds_alternative<core::Interactive>(s.work)
           && !std::holds_alternative<core::LlmServing>(s.work);
}

std::vector<Lever> deploymentLevers()
{
    return {figureLever(
                "idle-hours", Text::tr("Idle hours a run"), steps(0, 24, 0.5), 0, 1e6,
                [](core::Deployment& d) -> core::Uncertain& { return d.idle.hoursPerRun; }, hoursText, isJob),
            figureLever(
                "overhead", Text::tr("Overhead on work"), steps(1, 2, 0.01), 1, 100,
                [](core::Deployment& d) -> core::Uncertain& { return d.overhead; },
                [](const Wording& w, double x) { return QStringLiteral("× ") + w.number(x, 2); }, always),
            figureLever(
                "setup", Text::tr("Set-up a run"), steps(0, 120, 1), 0, 1e6,
                [](core::Deployment& d) -> core::Uncertain& { return d.setupMinutes; },
                [](const Wording& w, double x) { return Text::tr("%1 min").arg(w.figure(x)); }, always),
            figureLever(
                "interruption", Text::tr("Interruption every"), {0.5, 200, true, 1, 2}, 0.01, 1e6,
                [](core::Deployment& d) -> core::Uncertain& { return d.interruption->mtbfHours; }, hoursText,
                [](const LeverSubject& s) { return s.deployment->interruption.has_value(); })};
}

} // namespace

std::optional<LeverSubject> leverSubject(const core::Plan& plan, const core::Catalog& catalog,
                                         std::string_view scenario, std::string_view workload)
{
    LeverSubject subject;
    subject.plan = &plan;
    subject.catalog = &catalog;
    subject.scenario = core::findScenario(plan, scenario);
    subject.workload = core::findWorkload(plan, workload);
    if (!subject.scenario || !subject.workload)
        return std::nullopt;
    const auto deployment = subject.scenario->deployments.find(std::string(workload));
    if (deployment == subject.scenario->deployments.end())
        return std::nullopt;
    subject.deployment = &*deployment->second;
    subject.work = subject.workload->work;
    const auto changes = subject.scenario->workOverrides.find(std::string(workload));
    if (changes != subject.scenario->workOverrides.end()) {
        std::vector<core::Issue> issues; // shown by the evaluation
        subject.work = core::applyOverride(*subject.workload, changes->second, {}, issues).work;
    }
    return subject;
}

std::vector<Lever> sliderLevers()
{
    std::vector<Lever> levers{gpuCount(), price(), weights(), concurrency(), volume(), idleShare()};
    for (Lever& lever : deploymentLevers())
        levers.push_back(std::move(lever));
    return levers;
}

std::vector<std::string> weightStops(std::string_view engine, const std::string& current)
{
    const bool gguf = engine.empty() || engine == "llama.cpp" || engine == "exllama";
    std::vector<std::string> stops =
        gguf ? std::vector<std::string>{"fp16", "q8_0", "q6_k", "q5_k_m", "q4_k_m", "q3_k_m", "q2_k"}
             : std::vector<std::string>{"bf16", "fp8", "int8", "awq-4"};
    if (std::find(stops.begin(), stops.end(), current) == stops.end())
        stops.insert(stops.begin(), current);
    return stops;
}

} // namespace ui

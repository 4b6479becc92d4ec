// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A search over settings, whose trials may be work of their own, and what all tables of fields share.

#include "ui/forms/choices.h"
#include "ui/forms/work_field_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

using Fields = std::vector<WorkField>;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(WorkFields)
};

void setTrial(core::Sweep& search, const std::string& kind, const core::Catalog& catalog)
{
    const auto at = std::find(core::kWorkKinds.begin(), core::kWorkKinds.end(), kind);
    search.trialKind = at == core::kWorkKinds.end() ? std::string() : kind;
    search.trial.clear();
    if (search.trialKind.empty()) {
        search.hoursPerTrial = 2;
        return;
    }
    search.hoursPerTrial.reset();
    search.referenceGpu.clear();
    search.trial.push_back(newWork(static_cast<std::size_t>(at - core::kWorkKinds.begin()), catalog));
}

/// What one trial is: its hours, or work of a kind that can be timed.
WorkField trialField(const core::Catalog& catalog)
{
    WorkField field = figure("trial", Text::tr("A trial is"), {},
                             Text::tr("Hours that you measured, or work whose time is estimated."));
    field.input = FieldInput::Choice;
    field.optional = true;
    field.choices = trialChoices();
    field.get = [](const core::Work& work) { return kindIn<core::Sweep>(work).trialKind; };
    field.set = [&catalog](core::Work& work, const FieldValue& value) {
        const auto* kind = std::get_if<std::string>(&value);
        setTrial(kindIn<core::Sweep>(work), kind ? *kind : std::string(), catalog);
        return QString();
    };
    return field;
}

WorkField insideTrial(WorkField field)
{
    const auto get = field.get;
    const auto set = field.set;
    field.key = "trial." + field.key;
    field.label = Text::tr("Trial: %1").arg(field.label.at(0).toLower() + field.label.mid(1));
    field.get = [get](const core::Work& work) {
        const auto& trial = kindIn<core::Sweep>(work).trial;
        return trial.empty() ? FieldValue() : get(trial.front());
    };
    field.set = [set](core::Work& work, const FieldValue& value) {
        auto& trial = kindIn<core::Sweep>(work).trial;
        return trial.empty() ? QString() : set(trial.front(), value);
    };
    return field;
}

Fields earlyStopping()
{
    using K = core::Sweep;
    return {rare(of<K>(figure("early_stopping.min_hours", Text::tr("Stop trials early after"), Text::tr("h"),
                              Text::tr("Hours of the first rung of successive halving; empty: every trial "
                                       "runs to its end.")))),
            rare(of<K>(figure("early_stopping.eta", Text::tr("Keep one trial in"), {},
                              Text::tr("At each rung the best of so many go on (η).")))),
            rare(of<K>(figure("early_stopping.resume", Text::tr("Trials resume at the next rung"), {},
                              Text::tr("Else they start anew, and their hours count twice."))))};
}

Fields searchFields(const core::Catalog& catalog)
{
    using K = core::Sweep;
    return {of<K>(figure("trials", Text::tr("Trials"), {}, Text::tr("Settings that are tried."))),
            trialField(catalog),
            of<K>(figure("hours_per_trial", Text::tr("Hours a trial"), Text::tr("h"),
                         Text::tr("GPU-hours of one trial, on the GPU of the measurement."))),
            of<K>(gpuField(catalog)),
            of<K>(figure("parallel", Text::tr("At the same time"), Text::tr("trials"),
                         Text::tr("Trials that share the GPUs at one time.")))};
}

} // namespace

WorkField figure(const char* key, const QString& label, const QString& unit, const QString& help)
{
    WorkField field;
    field.key = key;
    field.label = label;
    field.unit = unit;
    field.help = help;
    return field;
}

WorkField rare(WorkField field)
{
    field.section = kRareFields;
    return field;
}

WorkField share(const char* key, const QString& label, const QString& help)
{
    WorkField field = figure(key, label, QStringLiteral("%"), help);
    field.scale = 100;
    return field;
}

WorkField gpuField(const core::Catalog& catalog)
{
    WorkField field = figure("reference_gpu", Text::tr("Measured on"), {},
                             Text::tr("The GPU of the measurement; other GPUs are scaled from it."));
    field.choices = gpuChoices(catalog);
    field.choices.insert(field.choices.begin(), {std::string(), Text::tr("none: holds on every GPU"), {}});
    return field;
}

std::vector<WorkField> sweepFields(const core::Work& work, const core::Catalog& catalog,
                                   std::vector<WorkField> (*fieldsOf)(const core::Work&,
                                                                      const core::Catalog&))
{
    Fields fields = searchFields(catalog);
    const core::Sweep& search = kindIn<core::Sweep>(work);
    if (!search.trial.empty()) {
        std::erase_if(fields, [](const WorkField& f) {
            return f.key == "hours_per_trial" || f.key == "reference_gpu";
        });
        for (WorkField& field : fieldsOf(search.trial.front(), catalog))
            fields.push_back(insideTrial(std::move(field)));
    }
    for (WorkField& field : earlyStopping())
        fields.push_back(std::move(field));
    return fields;
}

} // namespace ui

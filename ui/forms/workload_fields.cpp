// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/workload_fields.h"

#include "core/plan/month.h"
#include "ui/forms/described_field.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(WorkloadFields)
};

constexpr int kProfile = 2;

FormField described(const char* key, const QString& label, const QString& unit, const QString& help,
                    int section = kMainFields)
{
    FormField field;
    field.key = key;
    field.label = label;
    field.unit = unit;
    field.help = help;
    field.section = section;
    return field;
}

WorkloadField kept(FormField field)
{
    return keptAtKey<core::Workload>(std::move(field));
}

WorkloadField nameField()
{
    WorkloadField field =
        kept(described("name", Text::tr("Name"), {}, Text::tr("As tables and the report call it.")));
    field.set = [](core::Workload& w, const FieldValue& value) {
        const auto* name = std::get_if<std::string>(&value);
        if (!name || name->empty())
            return Text::tr("A workload needs a name.");
        w.name = *name;
        return QString();
    };
    return field;
}

WorkloadField teamField(const core::Plan& plan)
{
    FormField field =
        described("team", Text::tr("Team"), {}, Text::tr("Who is charged for it."), kRareFields);
    field.choices.push_back({std::string(), Text::tr("none"), {}});
    for (const core::Team& team : plan.teams)
        field.choices.push_back({team.id, shownText(team.name.empty() ? team.id : team.name), {}});
    return kept(std::move(field));
}

WorkloadField startField()
{
    WorkloadField field =
        kept(described("schedule.start", Text::tr("Starts"), {},
                       Text::tr("A month such as 2027-01; empty: with the plan."), kRareFields));
    field.absent = Text::tr("with the plan");
    field.set = [](core::Workload& w, const FieldValue& value) {
        const auto* text = std::get_if<std::string>(&value);
        const std::string month = text ? *text : std::string();
        if (!month.empty() && !core::parseMonth(month))
            return Text::tr("“%1” is not a month: write it like 2027-01.").arg(QString::fromStdString(month));
        w.schedule.start = month;
        return QString();
    };
    return field;
}

std::vector<WorkloadField> scheduleFields()
{
    FormField months = described("schedule.months", Text::tr("For"), Text::tr("months"),
                                 Text::tr("Empty: to the end of the plan."), kRareFields);
    months.absent = Text::tr("to the plan's end");
    FormField growth = described("schedule.growth_per_month", Text::tr("Growth a month"), QStringLiteral("%"),
                                 Text::tr("Of the volume, compounding."), kRareFields);
    growth.scale = 100;
    FormField deadline = described("deadline_hours", Text::tr("Deadline"), Text::tr("h"),
                                   Text::tr("Hours that one run may take at most."));
    deadline.absent = Text::tr("none");
    const QString spread = Text::tr("Spread evenly over the months. Give this or runs a month.");
    return {kept(described("schedule.runs", Text::tr("Runs in all"), {}, spread)),
            kept(described("schedule.runs_per_month", Text::tr("Runs a month"), {},
                           Text::tr("Give this or runs in all."))),
            startField(),
            kept(std::move(months)),
            kept(std::move(growth)),
            kept(std::move(deadline)),
            kept(described(
                "interruptible", Text::tr("Can be interrupted"), {},
                Text::tr("Spot capacity may be taken away: only work that can resume should run on it."))),
            kept(described("needs.ecc", Text::tr("Needs ECC memory"), {},
                           Text::tr("GPUs without error-correcting memory are not proposed for it."),
                           kRareFields)),
            kept(described("needs.nvlink", Text::tr("Needs NVLink"), {},
                           Text::tr("GPUs without a direct link between them are not proposed for it."),
                           kRareFields))};
}

} // namespace

std::vector<WorkloadField> workloadFields(const core::Plan& plan, const core::Workload& workload,
                                          const core::Catalog& catalog)
{
    std::vector<WorkloadField> fields{nameField()};
    for (const WorkField& field : workFields(workload.work, catalog)) {
        WorkloadField own;
        static_cast<FormField&>(own) = field;
        own.get = [get = field.get](const core::Workload& w) { return get(w.work); };
        own.set = [set = field.set](core::Workload& w, const FieldValue& value) {
            return set(w.work, value);
        };
        fields.push_back(std::move(own));
    }
    for (WorkloadField& field : scheduleFields())
        fields.push_back(std::move(field));
    fields.push_back(teamField(plan));
    return fields;
}

std::vector<WorkloadList> workloadLists(const core::Workload& workload)
{
    if (!std::holds_alternative<core::LlmServing>(workload.work))
        return {};
    FormList form;
    form.key = "profile";
    form.help = Text::tr("Hours of a day with their load; they take the place of requests a day.");
    form.addText = Text::tr("Add hours");
    form.section = kProfile;
    const auto column = [](const char* key, const QString& label, const QString& unit, const QString& help) {
        return keptAtKey<core::ProfileStep>(described(key, label, unit, help));
    };
    std::vector<FieldOf<core::ProfileStep>> columns{
        column("hours", Text::tr("Hours"), Text::tr("h"), Text::tr("Hours of a day with this load.")),
        column("requests_per_s", Text::tr("Load"), Text::tr("requests/s"),
               Text::tr("Requests that arrive in a second during these hours."))};
    WorkloadList list = listIn<core::Workload, core::ProfileStep>(
        std::move(form), std::move(columns),
        [](core::Workload & w) -> auto& { return std::get<core::LlmServing>(w.work).profile; });
    // The first step is the whole day with the load that requests a day meant: one says either.
    list.add = [](core::Workload& w) {
        auto& work = std::get<core::LlmServing>(w.work);
        double left = 24;
        for (const core::ProfileStep& step : work.profile)
            left -= step.hours;
        core::Uncertain load(1);
        if (work.profile.empty() && work.requestsPerDay)
            load = work.requestsPerDay->likely / (24 * 3600);
        work.requestsPerDay.reset();
        work.profile.push_back({std::max(0.0, left), load, {}});
    };
    return {list};
}

std::string workloadFormKey(const core::Plan& plan, const core::Workload& workload)
{
    std::string key = workload.id + "/" + std::string(core::kindOf(workload.work));
    if (const auto* sweep = std::get_if<core::Shared<core::Sweep>>(&workload.work))
        key += "/" + (*sweep)->trialKind;
    for (const core::Team& team : plan.teams)
        key += "/" + team.id + "=" + team.name;
    return key;
}

std::vector<FormSection> workloadSections()
{
    return {{QString(), false}, {Text::tr("More"), true}, {Text::tr("Day profile"), true}};
}

} // namespace ui

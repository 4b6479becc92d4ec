// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/workload_fields.h"

#include "core/plan/month.h"
#include "ui/forms/field_binding.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(WorkloadFields)
};

WorkField described(const char* key, const QString& label, FieldInput input, const QString& unit = {},
                    const QString& help = {})
{
    WorkField field;
    field.key = key;
    field.label = label;
    field.unit = unit;
    field.help = help;
    field.input = input;
    return field;
}

/// `field` kept where `member(workload)` says.
template<class Member>
WorkloadField keptIn(WorkField field, Member member)
{
    using T = std::remove_cvref_t<decltype(member(std::declval<core::Workload&>()))>;
    field.optional = field.optional || IsOptional<T>::value;
    return {std::move(field),
            [member](const core::Workload& w) { return toField(member(const_cast<core::Workload&>(w))); },
            [member](core::Workload& w, const FieldValue& value) {
                fromField(member(w), value);
                return QString();
            }};
}

WorkloadField nameField()
{
    WorkloadField field = keptIn(described("name", Text::tr("Name"), FieldInput::Text),
                                 [](core::Workload& w) -> std::string& { return w.name; });
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
    WorkField field =
        described("team", Text::tr("Team"), FieldInput::Choice, {}, Text::tr("Who is charged for it."));
    field.choices.emplace_back(std::string(), Text::tr("none"));
    for (const core::Team& team : plan.teams)
        field.choices.emplace_back(team.id, shownText(team.name.empty() ? team.id : team.name));
    return keptIn(std::move(field), [](core::Workload& w) -> std::string& { return w.team; });
}

WorkloadField startField()
{
    WorkField field = described("schedule.start", Text::tr("Starts"), FieldInput::Text, {},
                                Text::tr("A month such as 2027-01; empty: with the plan."));
    field.optional = true;
    WorkloadField kept =
        keptIn(std::move(field), [](core::Workload& w) -> std::string& { return w.schedule.start; });
    kept.set = [](core::Workload& w, const FieldValue& value) {
        const auto* text = std::get_if<std::string>(&value);
        const std::string month = text ? *text : std::string();
        if (!month.empty() && !core::parseMonth(month))
            return Text::tr("“%1” is not a month: write it like 2027-01.").arg(QString::fromStdString(month));
        w.schedule.start = month;
        return QString();
    };
    return kept;
}

std::vector<WorkloadField> scheduleFields()
{
    WorkField months = described("schedule.months", Text::tr("For"), FieldInput::Whole, Text::tr("months"),
                                 Text::tr("Empty: to the end of the plan."));
    months.lowest = 1;
    months.highest = 600;
    WorkField growth = described("schedule.growth_per_month", Text::tr("Growth a month"), FieldInput::Range,
                                 QStringLiteral("%"), Text::tr("Of the volume, compounding."));
    growth.scale = 100;
    growth.lowest = -0.5;
    growth.highest = 2;
    const WorkField runs = described("schedule.runs", Text::tr("Runs in all"), FieldInput::Range, {},
                                     Text::tr("Spread evenly over the months. Give this or runs a month."));
    const WorkField monthly =
        described("schedule.runs_per_month", Text::tr("Runs a month"), FieldInput::Range);
    const WorkField deadline = described("deadline_hours", Text::tr("Deadline"), FieldInput::Number,
                                         Text::tr("h"), Text::tr("Hours that one run may take at most."));
    const WorkField interruptible =
        described("interruptible", Text::tr("Can be interrupted"), FieldInput::Switch, {},
                  Text::tr("Spot capacity may be taken away: only work that can resume should run on it."));
    using W = core::Workload;
    return {keptIn(
                runs, [](W & w) -> auto& { return w.schedule.runs; }),
            keptIn(
                monthly, [](W & w) -> auto& { return w.schedule.runsPerMonth; }),
            startField(),
            keptIn(
                months, [](W & w) -> auto& { return w.schedule.months; }),
            keptIn(
                growth, [](W & w) -> auto& { return w.schedule.growthPerMonth; }),
            keptIn(
                deadline, [](W & w) -> auto& { return w.deadlineHours; }),
            keptIn(
                interruptible, [](W & w) -> auto& { return w.interruptible; })};
}

} // namespace

std::vector<WorkloadField> workloadFields(const core::Plan& plan, const core::Workload& workload,
                                          const core::Catalog& catalog)
{
    std::vector<WorkloadField> fields{nameField(), teamField(plan)};
    for (const WorkField& field : workFields(workload.work, catalog)) {
        fields.push_back({field, [field](const core::Workload& w) { return field.get(w.work); },
                          [field](core::Workload& w, const FieldValue& value) {
                              field.set(w.work, value);
                              return QString();
                          }});
    }
    for (WorkloadField& field : scheduleFields())
        fields.push_back(std::move(field));
    return fields;
}

} // namespace ui

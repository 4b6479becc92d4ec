// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/workload_form.h"

#include "ui/document/plan_edits.h"
#include "ui/forms/field_cell.h"
#include "ui/forms/form_grid.h"
#include "ui/platform/shown_text.h"
#include "ui/platform/theme.h"
#include "ui/widgets/text_label.h"

#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

Tone toneOf(core::Severity severity)
{
    switch (severity) {
    case core::Severity::Info:
        return Tone::Secondary;
    case core::Severity::Warning:
        return Tone::Warn;
    case core::Severity::Blocking:
    case core::Severity::Error:
        return Tone::Bad;
    }
    return Tone::Normal;
}

std::string pathOf(const core::Plan& plan, const std::string& workload)
{
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        if (plan.workloads[i]->id == workload)
            return "workloads[" + std::to_string(i) + "]";
    }
    return {};
}

/// A day profile takes the place of requests a day; its steps are listed, to be changed in the file.
QString profileText(const core::Workload& workload, const Wording& wording)
{
    const auto* serving = std::get_if<core::LlmServing>(&workload.work);
    if (!serving || serving->profile.empty())
        return {};
    QStringList steps;
    for (const core::ProfileStep& step : serving->profile)
        steps << WorkloadForm::tr("%1 with %2 requests/s")
                     .arg(wording.hours(step.hours), wording.figure(step.requestsPerS.range()));
    return WorkloadForm::tr("a day is %1").arg(steps.join(QStringLiteral(", ")));
}

void clear(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

WorkloadForm::WorkloadForm(PlanDocument& document, const Wording& wording, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_wording(wording)
    , m_title(new TextLabel(titleFont()))
    , m_kind(new TextLabel(captionFont(), Tone::Secondary))
    , m_overrides(new TextLabel(captionFont(), Tone::Warn))
    , m_grid(new FormGrid)
    , m_issues(new QVBoxLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(4);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long name is cut, not the page
    column->addWidget(m_title);
    column->addWidget(m_kind);
    column->addWidget(m_overrides);
    column->addSpacing(8);
    column->addWidget(m_grid);
    column->addSpacing(4);
    column->addLayout(m_issues);
    m_issues->setSpacing(4);
    m_overrides->setWordWrap(true);
    m_kind->setWordWrap(true);
}

FieldCell* WorkloadForm::cell(std::string_view key) const
{
    const auto found =
        std::find_if(m_cells.begin(), m_cells.end(), [&](FieldCell* c) { return c->key() == key; });
    return found == m_cells.end() ? nullptr : *found;
}

void WorkloadForm::refresh()
{
    const std::string& id = m_document.inHand().workload;
    const core::Workload* workload = core::findWorkload(m_document.plan(), id);
    setVisible(workload != nullptr);
    if (!workload)
        return;
    const std::string wanted = id + "/" + std::string(core::kindOf(workload->work)) + "/"
                               + std::to_string(m_document.plan().teams.size());
    if (wanted != m_shown)
        rebuild(*workload);
    m_shown = wanted;
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_cells[i]->setValue(m_fields[i].get(*workload));
    m_title->setText(shownText(workload->name));
    m_kind->setText(tr("%1 · what must be done, the same in every scenario")
                        .arg(m_wording.kind(core::kindOf(workload->work))));
    if (const QString profile = profileText(*workload, m_wording); !profile.isEmpty())
        m_kind->setText(m_kind->text() + QStringLiteral(" · ") + profile);
    const core::Scenario* scenario = core::findScenario(m_document.plan(), m_document.inHand().scenario);
    const bool overridden = scenario && scenario->workOverrides.contains(id);
    m_overrides->setVisible(overridden);
    if (overridden)
        m_overrides->setText(
            tr("The scenario “%1” changes this work; its levers show how.").arg(shownText(scenario->name)));
    showProblems();
}

void WorkloadForm::rebuild(const core::Workload& workload)
{
    m_fields = workloadFields(m_document.plan(), workload, m_document.catalog());
    m_cells.clear();
    std::vector<QWidget*> widgets;
    QWidget* previous = nullptr;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        auto* cell = new FieldCell(m_fields[i].field, m_wording.locale(), m_grid);
        connect(cell, &FieldCell::committed, this, [this, i](const FieldValue& value) { commit(i, value); });
        if (previous)
            setTabOrder(previous, cell->editor());
        previous = cell->editor();
        m_cells.push_back(cell);
        widgets.push_back(cell);
    }
    m_grid->setCells(std::move(widgets));
}

void WorkloadForm::commit(std::size_t index, const FieldValue& value)
{
    const WorkloadField& field = m_fields[index];
    const std::string id = m_document.inHand().workload;
    QString problem;
    core::Plan next =
        withWorkload(m_document.plan(), id, [&](core::Workload& w) { problem = field.set(w, value); });
    if (!problem.isEmpty()) {
        m_cells[index]->setProblem(problem);
        return;
    }
    const core::Workload* workload = core::findWorkload(m_document.plan(), id);
    m_document.edit(std::move(next),
                    tr("%1: %2").arg(shownText(workload->name), field.field.label.toLower()));
}

std::vector<core::Issue> WorkloadForm::issuesHere(const std::string& path) const
{
    std::vector<core::Issue> issues;
    for (const core::Issue& issue : m_document.issues()) {
        if (issue.path.rfind(path, 0) == 0)
            issues.push_back(issue);
    }
    if (const core::WorkloadResult* result = m_document.workloadInHand())
        issues.insert(issues.end(), result->issues.begin(), result->issues.end());
    return issues;
}

void WorkloadForm::showProblems()
{
    const std::string path = pathOf(m_document.plan(), m_document.inHand().workload);
    clear(m_issues);
    for (const core::Issue& issue : issuesHere(path)) {
        auto* label = new TextLabel(bodyFont(), toneOf(issue.severity), this);
        label->setWordWrap(true);
        label->setText(m_wording.name(issue.severity) + QStringLiteral(" · ")
                       + m_wording.sentenceAtField(issue));
        label->setToolTip(tipText(QString::fromStdString(issue.path)));
        m_issues->addWidget(label);
    }
}

} // namespace ui

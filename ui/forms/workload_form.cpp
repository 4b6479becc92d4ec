// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/workload_form.h"

#include "ui/document/plan_edits.h"
#include "ui/forms/field_cell.h"
#include "ui/forms/form_body.h"
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
    , m_body(new FormBody(wording.locale()))
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
    column->addWidget(m_body);
    column->addSpacing(4);
    column->addLayout(m_issues);
    m_issues->setSpacing(4);
    m_overrides->setWordWrap(true);
    m_kind->setWordWrap(true);
    m_binding.connectTo(*m_body, this,
                        [this](const QString& what, const auto& make) { return change(what, make); });
}

FieldCell* WorkloadForm::cell(std::string_view key) const
{
    return m_body->cell(key);
}

void WorkloadForm::refresh()
{
    const std::string& id = m_document.inHand().workload;
    const core::Workload* workload = core::findWorkload(m_document.plan(), id);
    setVisible(workload != nullptr);
    if (!workload)
        return;
    const std::string wanted = workloadFormKey(m_document.plan(), *workload);
    if (wanted != m_shown) {
        m_binding.fields = workloadFields(m_document.plan(), *workload, m_document.catalog());
        m_binding.lists = workloadLists(*workload);
        m_binding.build(*m_body, workloadSections());
        m_shown = wanted;
    }
    m_binding.show(*m_body, *workload);
    m_title->setText(shownText(workload->name));
    m_kind->setText(tr("%1 · what must be done, the same in every scenario")
                        .arg(m_wording.kind(core::kindOf(workload->work))));
    const core::Scenario* scenario = core::findScenario(m_document.plan(), m_document.inHand().scenario);
    const bool overridden = scenario && scenario->workOverrides.contains(id);
    m_overrides->setVisible(overridden);
    if (overridden)
        m_overrides->setText(
            tr("The scenario “%1” changes this work; its levers show how.").arg(shownText(scenario->name)));
    showProblems();
}

QString WorkloadForm::change(const QString& what, const Change& make)
{
    const std::string id = m_document.inHand().workload;
    QString problem;
    core::Plan next = withWorkload(m_document.plan(), id, [&](core::Workload& w) { problem = make(w); });
    if (!problem.isEmpty())
        return problem;
    const core::Workload* workload = core::findWorkload(m_document.plan(), id);
    m_document.edit(std::move(next), tr("%1: %2").arg(shownText(workload->name), what));
    return {};
}

void WorkloadForm::showProblems()
{
    std::vector<WorkloadNote> notes = workloadNotes(m_document, m_document.inHand().workload, m_wording);
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    clear(m_issues);
    for (const WorkloadNote& note : m_notes) {
        auto* label = new TextLabel(bodyFont(), toneOf(note.severity), this);
        label->setObjectName(QStringLiteral("note"));
        label->setWordWrap(true);
        QString text = m_wording.name(note.severity) + QStringLiteral(" · ") + note.sentence;
        if (!note.where.isEmpty())
            text += QStringLiteral(" · ") + note.where;
        label->setText(text);
        label->setToolTip(tipText(note.tip));
        m_issues->addWidget(label);
    }
}

} // namespace ui

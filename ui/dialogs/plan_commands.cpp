// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/plan_commands.h"

#include "ui/dialogs/plan_details.h"
#include "ui/document/plan_edits.h"
#include "ui/forms/work_fields.h"
#include "ui/platform/shown_text.h"

#include <QInputDialog>

namespace ui {

namespace {

QString nameOf(const core::Scenario& scenario)
{
    return shownText(scenario.name);
}

} // namespace

PlanCommands::PlanCommands(PlanDocument& document, const Wording& wording, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_wording(wording)
    , m_window(window)
{
}

const core::Scenario* PlanCommands::scenario() const
{
    return core::findScenario(m_document.plan(), m_document.inHand().scenario);
}

void PlanCommands::editDetails()
{
    PlanDetails dialog(m_document.plan(), m_wording, m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.plan(), tr("plan details"));
}

void PlanCommands::duplicateScenario()
{
    const core::Scenario* from = scenario();
    if (!from)
        return;
    const QString name = tr("%1, copy").arg(nameOf(*from));
    const std::string id = freshId(m_document.plan(), from->id + "-copy");
    m_document.edit(withCopiedScenario(m_document.plan(), from->id, id, name.toStdString()),
                    tr("duplicate “%1”").arg(nameOf(*from)));
    m_document.takeScenario(id);
    Q_EMIT copied(name);
}

void PlanCommands::renameScenario()
{
    const core::Scenario* from = scenario();
    if (!from)
        return;
    bool accepted = false;
    const QString name = QInputDialog::getText(m_window, tr("Rename the scenario"), tr("Name"),
                                               QLineEdit::Normal, nameOf(*from), &accepted);
    if (accepted)
        renameScenario(name);
}

void PlanCommands::renameScenario(const QString& name)
{
    const core::Scenario* from = scenario();
    if (!from || name.trimmed().isEmpty())
        return;
    m_document.edit(withScenario(m_document.plan(), from->id,
                                 [&](core::Scenario& s) { s.name = name.trimmed().toStdString(); }),
                    tr("rename “%1”").arg(nameOf(*from)));
}

void PlanCommands::deleteScenario()
{
    const core::Scenario* from = scenario();
    if (from && m_document.plan().scenarios.size() > 1)
        m_document.edit(withoutScenario(m_document.plan(), from->id), tr("delete “%1”").arg(nameOf(*from)));
}

void PlanCommands::setBaseline()
{
    const core::Scenario* from = scenario();
    if (from)
        m_document.edit(withBaseline(m_document.plan(), from->id), tr("baseline is “%1”").arg(nameOf(*from)));
}

void PlanCommands::addWorkload(std::size_t kind)
{
    const QString name = m_wording.kind(core::kWorkKinds[kind]);
    core::Workload workload;
    workload.name = name.toStdString();
    workload.id = freshId(m_document.plan(), core::kWorkKinds[kind]);
    workload.work = newWork(kind, m_document.catalog());
    const std::string id = workload.id;
    m_document.edit(withNewWorkload(m_document.plan(), m_document.catalog(), std::move(workload)),
                    tr("add workload “%1”").arg(name));
    m_document.takeWorkload(id);
}

void PlanCommands::deleteWorkload()
{
    const core::Workload* workload = core::findWorkload(m_document.plan(), m_document.inHand().workload);
    if (workload)
        m_document.edit(withoutWorkload(m_document.plan(), workload->id),
                        tr("delete workload “%1”").arg(shownText(workload->name)));
}

} // namespace ui

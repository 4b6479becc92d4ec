// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/workloads_page.h"

#include "ui/forms/deployment_form.h"
#include "ui/forms/workload_form.h"
#include "ui/pages/first_work.h"
#include "ui/pages/workload_table.h"
#include "ui/widgets/data_table.h"

namespace ui {

namespace {

constexpr int kRowsInSight = 8;

}

WorkloadsPage::WorkloadsPage(PlanDocument& document, const Wording& wording, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_wording(wording)
    , m_first(new FirstWork(wording))
    , m_table(new DataTable(tr("Workloads of the scenario in hand"), kRowsInSight))
    , m_form(new WorkloadForm(document, wording))
    , m_deployment(new DeploymentForm(document, wording))
{
    m_table->rememberAs(QStringLiteral("workloads"));
    column()->addWidget(m_first);
    column()->addWidget(m_table);
    column()->addWidget(m_form);
    column()->addWidget(m_deployment);
    column()->addStretch(1);
    connect(m_first, &FirstWork::chosen, this, &WorkloadsPage::workWanted);
    connect(m_table, &DataTable::taken, this, [this](const std::string& id) {
        if (id != kSharedRow)
            m_document.takeWorkload(id);
    });
}

void WorkloadsPage::refresh()
{
    const bool empty = m_document.plan().workloads.empty();
    m_first->setVisible(empty);
    m_table->setVisible(!empty);
    m_form->setVisible(!empty);
    m_deployment->setVisible(!empty);
    m_table->setContent(workloadTable(m_document, m_wording));
    m_table->setInHand(m_document.inHand().workload);
    m_form->refresh();
    m_deployment->refresh();
}

} // namespace ui

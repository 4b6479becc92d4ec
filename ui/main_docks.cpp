// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_docks.h"

#include "ui/forms/levers_panel.h"
#include "ui/forms/why_panel.h"
#include "ui/pages/strip_figures.h"
#include "ui/platform/settings.h"
#include "ui/platform/shown_text.h"
#include "ui/widgets/dock_panel.h"

#include <QAction>
#include <QLayout>
#include <QMainWindow>

namespace ui {

MainDocks::MainDocks(PlanDocument& document, const Wording& wording, QMainWindow* window)
    : QObject(window)
    , m_document(document)
    , m_wording(wording)
    , m_window(window)
    , m_levers(new LeversPanel(document, wording))
    , m_why(new WhyPanel(document, wording))
    , m_leversDock(new DockPanel(QStringLiteral("levers"), tr("Levers"), m_levers, true, window))
    , m_whyDock(new DockPanel(QStringLiteral("why"), tr("Why"), m_why, false, window))
{
    window->addDockWidget(Qt::RightDockWidgetArea, m_leversDock);
    window->addDockWidget(Qt::RightDockWidgetArea, m_whyDock);
    window->resizeDocks({m_leversDock}, {282}, Qt::Horizontal);
}

MainDocks::~MainDocks()
{
    delete m_leversDock;
    delete m_whyDock;
}

QList<QAction*> MainDocks::toggles() const
{
    return {m_leversDock->toggleViewAction(), m_whyDock->toggleViewAction()};
}

void MainDocks::refresh()
{
    const core::Workload* workload = core::findWorkload(m_document.plan(), m_document.inHand().workload);
    const core::WorkloadResult* result = m_document.workloadInHand();
    m_leversDock->setSubject(workload ? shownText(workload->name) : QString());
    m_whyDock->setSubject(result && result->gross ? bigMoney(result->gross->likely, m_wording) : QString());
    const bool early = !m_window->isVisible() && m_shown;
    if (m_leversDock->isVisible() || early)
        m_levers->refresh();
    if (m_whyDock->isVisible() || early)
        m_why->refresh();
    sizeSoon();
}

void MainDocks::setShown(bool shown)
{
    for (QAction* toggle : toggles())
        toggle->setEnabled(shown);
    if (shown == m_shown)
        return;
    m_shown = shown;
    if (!shown) {
        m_leversWanted = !m_leversDock->isHidden();
        m_whyWanted = !m_whyDock->isHidden();
    }
    m_leversDock->setVisible(shown && m_leversWanted);
    m_whyDock->setVisible(shown && m_whyWanted);
    if (!shown)
        return;
    refresh();
}

void MainDocks::sizeSoon()
{
    if (!m_sized && m_window->isVisible())
        QMetaObject::invokeMethod(this, &MainDocks::sizeOnce, Qt::QueuedConnection);
}

void MainDocks::sizeOnce()
{
    // Without work there are no levers yet, and nothing to measure.
    const bool hasLevers = core::findWorkload(m_document.plan(), m_document.inHand().workload) != nullptr;
    if (!m_shown || m_sized || !hasLevers || !Settings().windowState().isEmpty())
        return;
    m_window->layout()->activate(); // docks that were just shown have no height yet
    const int all = m_leversDock->height() + m_whyDock->height();
    const int levers = qMin(m_levers->sizeHint().height() + 44, all * 2 / 3);
    if (levers <= 0 || levers >= all)
        return;
    m_sized = true;
    m_window->resizeDocks({m_leversDock, m_whyDock}, {levers, all - levers}, Qt::Vertical);
}

} // namespace ui

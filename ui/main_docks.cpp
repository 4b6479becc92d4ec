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
#include <QEvent>
#include <QLayout>
#include <QMainWindow>

namespace ui {

namespace {

constexpr int kTitleLine = 44; ///< of a dock, in pixels

} // namespace

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
    window->installEventFilter(this);
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
    QMetaObject::invokeMethod(this, &MainDocks::trim, Qt::QueuedConnection);
}

void MainDocks::sizeSoon()
{
    if (!m_sized && m_window->isVisible())
        QMetaObject::invokeMethod(this, &MainDocks::sizeOnce, Qt::QueuedConnection);
}

bool MainDocks::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &MainDocks::trim, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

bool MainDocks::hasLevers() const
{
    return core::findWorkload(m_document.plan(), m_document.inHand().workload) != nullptr;
}

int MainDocks::leversHeight() const
{
    // The size hint takes wrapped texts for narrower than they are.
    const int width = m_levers->width();
    const int height =
        m_levers->hasHeightForWidth() ? m_levers->heightForWidth(width) : m_levers->sizeHint().height();
    return height + kTitleLine;
}

void MainDocks::trim()
{
    if (!m_leversDock->isVisible() || !m_whyDock->isVisible() || !hasLevers())
        return;
    const int all = m_leversDock->height() + m_whyDock->height();
    const int needed = leversHeight();
    if (needed < m_leversDock->height())
        m_window->resizeDocks({m_leversDock, m_whyDock}, {needed, all - needed}, Qt::Vertical);
}

void MainDocks::sizeOnce()
{
    if (!m_shown || m_sized || !hasLevers() || !Settings().windowState().isEmpty())
        return;
    m_window->layout()->activate(); // docks that were just shown have no height yet
    const int all = m_leversDock->height() + m_whyDock->height();
    const int levers = qMin(leversHeight(), all * 2 / 3);
    if (levers <= 0 || levers >= all)
        return;
    m_sized = true;
    m_window->resizeDocks({m_leversDock, m_whyDock}, {levers, all - levers}, Qt::Vertical);
}

} // namespace ui

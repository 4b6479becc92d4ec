// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compare_page.h"

#include "ui/charts/chart_view.h"
#include "ui/charts/specs/scenario_charts.h"
#include "ui/pages/scenario_table.h"
#include "ui/pages/workload_table.h"
#include "ui/platform/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/panel.h"

#include <QEvent>
#include <QTableView>

namespace ui {

namespace {

constexpr int kRowsInSight = 10;
constexpr int kLowestChart = 300;
constexpr int kHighestChart = 400;

QWidget* inPanel(QWidget* content)
{
    auto* panel = new Panel;
    auto* box = new QVBoxLayout(panel);
    box->setContentsMargins(4, 4, 4, 4);
    box->addWidget(content);
    return panel;
}

} // namespace

ComparePage::ComparePage(PlanDocument& document, const Wording& wording, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_wording(wording)
    , m_empty(new EmptyState)
    , m_charts(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_cost(new ChartView(wording))
    , m_time(new ChartView(wording))
    , m_workloads(new DataTable(tr("Workloads of the scenario in hand"), kRowsInSight))
    , m_scenarios(new DataTable(tr("Scenarios"), kRowsInSight))
{
    m_cost->setAccessibleName(tr("Cost by scenario"));
    m_time->setAccessibleName(tr("Cost against time"));
    for (ChartView* chart : {m_cost, m_time}) {
        for (QTableView* table : chart->findChildren<QTableView*>())
            table->setAccessibleName(tr("%1, as a table").arg(chart->accessibleName()));
    }
    m_charts->setSpacing(12);
    m_charts->addWidget(inPanel(m_cost), 58);
    m_charts->addWidget(inPanel(m_time), 42);
    column()->addWidget(m_empty);
    column()->addLayout(m_charts);
    column()->addWidget(m_workloads);
    column()->addWidget(m_scenarios);
    column()->addStretch(1);
    const auto take = [this](const QString& id) { m_document.takeScenario(id.toStdString()); };
    for (const ChartView* chart : {m_cost, m_time})
        connect(chart, &ChartView::failed, this, &Page::problem);
    m_workloads->rememberAs(QStringLiteral("compare-workloads"));
    m_scenarios->rememberAs(QStringLiteral("compare-scenarios"));
    connect(m_cost, &ChartView::markActivated, this, take, Qt::QueuedConnection);
    connect(m_time, &ChartView::markActivated, this, take, Qt::QueuedConnection);
    connect(m_scenarios, &DataTable::taken, this,
            [this](const std::string& id) { m_document.takeScenario(id); });
    connect(m_workloads, &DataTable::taken, this, [this](const std::string& id) {
        if (id != kSharedRow)
            m_document.takeWorkload(id);
    });
    retheme();
}

void ComparePage::refresh()
{
    const bool empty = m_document.plan().workloads.empty();
    m_empty->setVisible(empty);
    for (QWidget* part : {m_cost->parentWidget(), m_time->parentWidget(), static_cast<QWidget*>(m_workloads),
                          static_cast<QWidget*>(m_scenarios)})
        part->setVisible(!empty);
    if (empty) {
        m_empty->say(tr("Nothing to compare yet"), tr("The plan has no work that could cost something."),
                     tr("Begin with a workload"), [this] { Q_EMIT pageWanted(QStringLiteral("workloads")); });
        return;
    }
    const std::string& inHand = m_document.inHand().scenario;
    m_cost->setSpec(costByScenario(m_document.plan(), m_document.result(), inHand, m_wording));
    m_time->setSpec(costByTime(m_document.plan(), m_document.result(), inHand, m_wording));
    m_workloads->setContent(workloadTable(m_document, m_wording));
    m_workloads->setInHand(m_document.inHand().workload);
    m_scenarios->setContent(scenarioTable(m_document, m_wording));
    m_scenarios->setInHand(inHand);
}

void ComparePage::retheme()
{
    const auto look = tokensFor(palette()).dark ? ChartAppearance::Dark : ChartAppearance::Light;
    m_cost->setAppearance(look);
    m_time->setAppearance(look);
}

void ComparePage::fitCharts()
{
    // Charts take what the tables leave, within what reads well.
    const int height = qBound(kLowestChart, viewport()->height() * 48 / 100, kHighestChart);
    for (ChartView* chart : {m_cost, m_time})
        chart->setFixedHeight(height);
}

void ComparePage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_cost)
        retheme();
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitCharts();
}

} // namespace ui

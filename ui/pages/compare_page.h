// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/pages/page.h"
#include "ui/platform/wording.h"

class QBoxLayout;

namespace ui {

class ChartView;
class DataTable;
class EmptyState;

/// Scenarios side by side: stacked cost with ranges, cost against time, the workloads of the scenario in
/// hand, and the table of scenarios. Without any work, where to begin.
class ComparePage : public Page
{
    Q_OBJECT

public:
    ComparePage(PlanDocument& document, const Wording& wording, QWidget* parent = nullptr);
    void refresh() override;
    [[nodiscard]] ChartView* costChart() const { return m_cost; }
    [[nodiscard]] ChartView* timeChart() const { return m_time; }
    [[nodiscard]] DataTable* workloads() const { return m_workloads; }
    [[nodiscard]] DataTable* scenarios() const { return m_scenarios; }
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retheme();
    void fitCharts();

    PlanDocument& m_document;
    const Wording& m_wording;
    EmptyState* m_empty;
    QBoxLayout* m_charts;
    ChartView* m_cost;
    ChartView* m_time;
    DataTable* m_workloads;
    DataTable* m_scenarios;
};

} // namespace ui

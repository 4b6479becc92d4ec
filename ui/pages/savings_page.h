// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/savings/waterfall.h"
#include "ui/document/plan_document.h"
#include "ui/pages/page.h"
#include "ui/platform/wording.h"

#include <array>

class QAction;
class QBoxLayout;
class QTimer;

namespace ui {

class ChartView;
class DataTable;
class EmptyState;

/// Where the saving comes from: a waterfall from the scenario compared with to the one in hand, and the
/// levers in a table, where they can be named, grouped and given a pillar.
class SavingsPage : public Page
{
    Q_OBJECT

public:
    SavingsPage(PlanDocument& document, const Wording& wording, QWidget* parent = nullptr);
    /// Large plans take longer than a frame to split: while a slider moves, then, only once it rests.
    void refresh() override;
    [[nodiscard]] const core::Waterfall& waterfall() const { return m_waterfall; }
    [[nodiscard]] ChartView* chart() const { return m_chart; }
    [[nodiscard]] DataTable* levers() const { return m_levers; }
    [[nodiscard]] DataTable* pillars() const { return m_pillars; }
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }

    // Each one undo step; nothing without a fitting selection.
    void rename(const QString& name);
    void setPillar(int pillar);
    void group(const QString& name);
    void ungroup();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildActions();
    [[nodiscard]] QWidget* buildButtons();
    [[nodiscard]] QWidget* buildTables();
    void recompute();
    void keepSelection();
    void copyScenario();
    void showEmpty(const QString& why);
    void refreshActions();
    void askName();
    void askGroup();
    void retheme();
    /// The selected steps whose differences a plan can name.
    [[nodiscard]] std::vector<const core::WaterfallStep*> chosen() const;

    PlanDocument& m_document;
    const Wording& m_wording;
    core::Waterfall m_waterfall;
    QWidget* m_content;
    EmptyState* m_empty;
    ChartView* m_chart;
    DataTable* m_levers;
    DataTable* m_pillars;
    QBoxLayout* m_tables = nullptr; ///< side by side, or below each other where that is too narrow
    QAction* m_rename;
    QAction* m_group;
    QAction* m_ungroup;
    QAction* m_pillarChoice;
    std::array<QAction*, 4> m_pillarActions{};
    std::vector<std::string> m_editedPaths; ///< of the lever that was edited last
    QTimer* m_later;
    double m_lastMs = 0;
};

} // namespace ui

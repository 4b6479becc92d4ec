// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "ui/document/plan_document.h"
#include "ui/platform/actions.h"
#include "ui/platform/theme.h"
#include "ui/platform/wording.h"

#include <QMainWindow>

#include <vector>

class QComboBox;
class QMenu;
class QStackedWidget;

namespace ui {

class ComparePage;
class DockPanel;
class FigureStrip;
class LeversPanel;
class MessageBar;
class Navigation;
class Page;
class PlanCommands;
class PlanFiles;
class TextLabel;
class WhyPanel;
class WorkloadsPage;

/// The one window: pages at the left, the strip of figures above the page, levers and their reasons at the
/// right. It wires the parts to the document; what is visible is refreshed on every change.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(const core::Catalog& catalog, const Wording& wording, Theme& theme);
    ~MainWindow() override;

    /// The first file, or an empty plan.
    void openFirst(const QStringList& files);
    void setTheme(ThemeMode mode);

    [[nodiscard]] PlanDocument& document() { return m_document; }
    [[nodiscard]] PlanFiles& files() { return *m_files; }
    [[nodiscard]] PlanCommands& commands() { return *m_commands; }
    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] FigureStrip* strip() const { return m_strip; }
    [[nodiscard]] ComparePage* comparePage() const { return m_compare; }
    [[nodiscard]] WorkloadsPage* workloadsPage() const { return m_workloads; }
    [[nodiscard]] LeversPanel* levers() const { return m_levers; }
    [[nodiscard]] WhyPanel* why() const { return m_why; }
    [[nodiscard]] MessageBar* messages() const { return m_messages; }
    void showPage(int index);

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildPages();
    void buildDocks();
    void buildToolBar();
    void buildStatusBar();
    void buildFileMenu();
    void buildEditMenu();
    void buildScenarioMenu();
    void buildViewMenu();
    void connectActions();
    void fillRecentFiles();
    void refresh();
    void refreshScenarios();
    void refreshTitle();
    void refreshDocks();
    void refreshStatus();
    void restoreLayout();

    PlanDocument m_document;
    Wording m_wording;
    Theme& m_theme;
    Actions* m_actions;
    PlanFiles* m_files = nullptr;
    PlanCommands* m_commands = nullptr;
    Navigation* m_navigation = nullptr;
    QStackedWidget* m_stack = nullptr;
    FigureStrip* m_strip = nullptr;
    MessageBar* m_messages = nullptr;
    WorkloadsPage* m_workloads = nullptr;
    ComparePage* m_compare = nullptr;
    std::vector<Page*> m_pages;
    DockPanel* m_leversDock = nullptr;
    DockPanel* m_whyDock = nullptr;
    LeversPanel* m_levers = nullptr;
    WhyPanel* m_why = nullptr;
    QComboBox* m_scenario = nullptr;
    QComboBox* m_against = nullptr;
    QMenu* m_recent = nullptr;
    TextLabel* m_catalogNote = nullptr;
    TextLabel* m_currencyNote = nullptr;
    TextLabel* m_timeNote = nullptr;
    bool m_shown = false;
};

} // namespace ui

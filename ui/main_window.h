// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "ui/document/plan_document.h"
#include "ui/platform/actions.h"
#include "ui/platform/theme.h"
#include "ui/platform/wording.h"

#include <QMainWindow>

namespace ui {

class ComparePage;
class FigureStrip;
class LeversPanel;
class MainDocks;
class MainMenus;
class MainStatus;
class MainToolBar;
class MessageBar;
class Navigation;
class PageStack;
class PlanCommands;
class PlanFiles;
class PriceFiles;
class SavingsPage;
class StartPage;
class WhyPanel;
class WorkloadsPage;

/// The one window: pages at the left, the strip of figures above the page, levers and their reasons at the
/// right. It wires the parts to the document; what is visible is refreshed on every change. Menus, tool bar,
/// pages and status line are parts of their own (main_*.h); pages and actions are tables there.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(core::Catalog catalog, Wording wording, Theme& theme);
    ~MainWindow() override;

    /// The first file, or an empty plan and the start page.
    void openFirst(const QStringList& files);
    void setTheme(ThemeMode mode);
    /// Builds the window anew in this language; the plan, its undo steps and unsaved work stay.
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_wording.language(); }

    [[nodiscard]] PlanDocument& document() { return m_document; }
    [[nodiscard]] PlanFiles& files() { return *m_files; }
    [[nodiscard]] PriceFiles& prices() { return *m_prices; }
    [[nodiscard]] PlanCommands& commands() { return *m_commands; }
    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] FigureStrip* strip() const { return m_strip; }
    [[nodiscard]] ComparePage* comparePage() const;
    [[nodiscard]] WorkloadsPage* workloadsPage() const;
    [[nodiscard]] SavingsPage* savingsPage() const;
    [[nodiscard]] StartPage* startPage() const;
    [[nodiscard]] MainMenus& menus() { return *m_menus; }
    [[nodiscard]] LeversPanel* levers() const;
    [[nodiscard]] WhyPanel* why() const;
    [[nodiscard]] MessageBar* messages() const { return m_messages; }
    /// A page by its id in the table of pages; an unknown id changes nothing.
    void showPage(QStringView id);
    [[nodiscard]] QString shownPage() const;

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildParts();
    void dropParts();
    void rebuild();
    void buildCentre();
    void buildBars();
    void addSubmenus();
    void connectActions();
    void showPage(int index);
    void leaveStart();
    void showSettings();
    void refresh();
    void refreshActions();
    void refreshTitle();
    void restoreLayout();

    PlanDocument m_document;
    Wording m_wording;
    Theme& m_theme;
    Actions* m_actions = nullptr;
    MessageBar* m_messages;
    PlanFiles* m_files;
    PriceFiles* m_prices;
    PlanCommands* m_commands;
    Navigation* m_navigation = nullptr;
    PageStack* m_pages = nullptr;
    FigureStrip* m_strip = nullptr;
    MainDocks* m_docks = nullptr;
    MainMenus* m_menus = nullptr;
    MainToolBar* m_tools = nullptr;
    MainStatus* m_status = nullptr;
    bool m_stays = false; ///< the start page stays although a plan begins
};

} // namespace ui

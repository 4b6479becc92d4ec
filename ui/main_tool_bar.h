// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/platform/actions.h"

#include <QToolBar>

class QComboBox;

namespace ui {

class MainMenus;

/// The tool bar: files, undo and redo, the scenario in hand against another, and the report.
class MainToolBar : public QToolBar
{
    Q_OBJECT

public:
    MainToolBar(PlanDocument& document, const Actions& actions, const MainMenus& menus);
    void refresh();
    /// The start page has no scenario in hand and nothing to report.
    void setPlanShown(bool shown);

private:
    void addFileActions(const Actions& actions, const MainMenus& menus);
    void addScenarios(QAction* duplicate);
    void addReport(QAction* report);

    PlanDocument& m_document;
    QComboBox* m_scenario;
    QComboBox* m_against;
    QList<QAction*> m_ofPlan;
};

} // namespace ui

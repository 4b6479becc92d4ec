// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <map>
#include <vector>

class QAction;

namespace ui {

enum class ActionId {
    New,
    Open,
    Save,
    SaveAs,
    Quit,
    Report,
    AddWorkload,
    DeleteWorkload,
    DuplicateScenario,
    RenameScenario,
    DeleteScenario,
    SetBaseline,
    ShowWorkloads,
    ShowCompare,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    About
};

/// Every action of the window with its text, shortcut and status tip, in one table; menus and tool bar read
/// it.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);
    [[nodiscard]] QAction* get(ActionId id) const { return m_actions.at(id); }

private:
    std::map<ActionId, QAction*> m_actions;
};

} // namespace ui

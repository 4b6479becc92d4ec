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
    NewFromTemplate,
    Open,
    OpenRecent,
    Save,
    SaveAs,
    Report,
    ImportPrices,
    FetchPrices,
    Quit,
    PlanDetails,
    AddWorkload,
    DeleteWorkload,
    Settings,
    DuplicateScenario,
    RenameScenario,
    SetBaseline,
    DeleteScenario,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    About
};

/// The menus, in their order on the bar.
enum class MenuId { File, Edit, Scenario, View, Help };

/// Every action of the window with its text, shortcut, status tip and place in the menus, in one table;
/// menus and tool bar read it. A new action is a name above, a row there, and what it does (MainWindow).
class Actions : public QObject
{
    Q_OBJECT

public:
    struct Entry
    {
        QAction* action = nullptr;
        MenuId menu = MenuId::File;
        bool startsGroup = false; ///< a separator stands before it
    };

    explicit Actions(QObject* parent = nullptr);
    [[nodiscard]] QAction* get(ActionId id) const { return m_actions.at(id); }
    /// In the order of the menus.
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] static QString title(MenuId menu);

private:
    std::map<ActionId, QAction*> m_actions;
    std::vector<Entry> m_entries;
};

} // namespace ui

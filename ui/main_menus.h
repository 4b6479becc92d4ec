// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/actions.h"
#include "ui/platform/theme.h"
#include "ui/platform/wording.h"

#include <QUndoStack>

#include <cstddef>
#include <vector>

class QActionGroup;
class QMainWindow;
class QMenu;

namespace ui {

/// The window's menus: the table of actions, the table of pages, and undo and redo.
class MainMenus : public QObject
{
    Q_OBJECT

public:
    /// Gives `window` its menu bar.
    MainMenus(Actions& actions, const QUndoStack& undoStack, QMainWindow* window);
    [[nodiscard]] QMenu* menu(MenuId id) const { return m_menus.at(static_cast<std::size_t>(id)); }
    /// The action's own menu, made when first asked for.
    [[nodiscard]] QMenu* submenu(ActionId id) const;
    [[nodiscard]] QAction* undo() const { return m_undo; }
    [[nodiscard]] QAction* redo() const { return m_redo; }
    void setShownPage(int index);
    /// The kinds of work, templates, recent plans (full paths) and colours, each in its own menu.
    void addWork(const Wording& wording);
    void addTemplates();
    void addThemes(ThemeMode current);
    void setRecentFiles(const QStringList& files);
    /// A group of its own before the colours.
    void addToView(const QList<QAction*>& actions);

Q_SIGNALS:
    void pageWanted(int index);
    /// An index into core::kWorkKinds.
    void workWanted(std::size_t kind);
    void templateWanted(const QString& id);
    void recentWanted(const QString& path);
    void themeWanted(ThemeMode mode);

private:
    void addUndo(const QUndoStack& undoStack);
    void addPages();

    Actions& m_actions;
    std::vector<QMenu*> m_menus;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    std::vector<QAction*> m_pages;
};

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_menus.h"

#include "core/plan/workload.h"
#include "ui/main_pages.h"
#include "ui/pages/template_cards.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <utility>

namespace ui {

MainMenus::MainMenus(Actions& actions, const QUndoStack& undoStack, QMainWindow* window)
    : QObject(window)
    , m_actions(actions)
{
    auto* bar = new QMenuBar;
    window->setMenuBar(bar);
    for (const MenuId id : {MenuId::File, MenuId::Edit, MenuId::Scenario, MenuId::View, MenuId::Help})
        m_menus.push_back(bar->addMenu(Actions::title(id)));
    addUndo(undoStack);
    addPages();
    for (const Actions::Entry& entry : actions.entries()) {
        if (entry.startsGroup)
            menu(entry.menu)->addSeparator();
        menu(entry.menu)->addAction(entry.action);
    }
}

void MainMenus::addUndo(const QUndoStack& undoStack)
{
    m_undo = undoStack.createUndoAction(this, tr("&Undo"));
    m_redo = undoStack.createRedoAction(this, tr("&Redo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    m_undo->setIconText(QStringLiteral("↶ ") + tr("Undo"));
    m_redo->setIconText(QStringLiteral("↷ ") + tr("Redo"));
    menu(MenuId::Edit)->addAction(m_undo);
    menu(MenuId::Edit)->addAction(m_redo);
}

void MainMenus::addPages()
{
    auto* group = new QActionGroup(this);
    int key = 0;
    for (const PageEntry& entry : pageEntries()) {
        QAction* action = group->addAction(entry.actionText());
        action->setCheckable(true);
        action->setStatusTip(entry.tipText());
        action->setToolTip(entry.tipText());
        if (!entry.bare && ++key <= 9)
            action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(key)));
        const int index = static_cast<int>(m_pages.size());
        connect(action, &QAction::triggered, this, [this, index] { Q_EMIT pageWanted(index); });
        menu(MenuId::View)->addAction(action);
        m_pages.push_back(action);
    }
}

QMenu* MainMenus::submenu(ActionId id) const
{
    QAction* action = m_actions.get(id);
    if (!action->menu())
        action->setMenu(new QMenu(menu(MenuId::File)));
    return action->menu();
}

void MainMenus::addWork(const Wording& wording)
{
    QMenu* work = submenu(ActionId::AddWorkload);
    for (std::size_t kind = 0; kind < core::kWorkKinds.size(); ++kind)
        work->addAction(wording.kind(core::kWorkKinds[kind]), this,
                        [this, kind] { Q_EMIT workWanted(kind); });
}

void MainMenus::addTemplates()
{
    for (const TemplateCard& card : templateCards())
        submenu(ActionId::NewFromTemplate)
            ->addAction(card.title, this, [this, id = card.id] { Q_EMIT templateWanted(id); })
            ->setStatusTip(card.sentence);
}

void MainMenus::addThemes(ThemeMode current)
{
    auto* themes = new QActionGroup(this);
    const std::pair<ActionId, ThemeMode> modes[] = {{ActionId::ThemeSystem, ThemeMode::System},
                                                    {ActionId::ThemeLight, ThemeMode::Light},
                                                    {ActionId::ThemeDark, ThemeMode::Dark}};
    for (const auto& entry : modes) {
        QAction* action = themes->addAction(m_actions.get(entry.first));
        action->setChecked(current == entry.second);
        const ThemeMode mode = entry.second;
        connect(action, &QAction::triggered, this, [this, mode] { Q_EMIT themeWanted(mode); });
    }
}

void MainMenus::setRecentFiles(const QStringList& files)
{
    QMenu* recent = submenu(ActionId::OpenRecent);
    recent->clear();
    for (const QString& path : files)
        recent->addAction(QFileInfo(path).fileName(), this, [this, path] { Q_EMIT recentWanted(path); })
            ->setStatusTip(path);
    recent->setEnabled(!recent->isEmpty());
}

void MainMenus::addToView(const QList<QAction*>& actions)
{
    QMenu* view = menu(MenuId::View);
    QAction* before = m_actions.get(ActionId::ThemeSystem);
    view->insertSeparator(before);
    view->insertActions(before, actions);
    view->insertSeparator(before);
}

void MainMenus::setShownPage(int index)
{
    m_pages.at(static_cast<std::size_t>(index))->setChecked(true);
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/actions.h"

#include <QAction>

namespace ui {

namespace {

enum Place { Follows, StartsGroup };

struct Description
{
    ActionId id;
    MenuId menu;
    Place place;
    const char* text;
    const char* shortText; ///< on the tool bar
    QKeySequence shortcut;
    const char* tip;
    bool checkable = false;
};

std::vector<Description> descriptions()
{
    // clang-format off
    return {
        {ActionId::New, MenuId::File, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&New"), QT_TRANSLATE_NOOP("ui::Actions", "New"), QKeySequence::New,
         QT_TRANSLATE_NOOP("ui::Actions", "Start an empty plan")},
        {ActionId::NewFromTemplate, MenuId::File, Follows, QT_TRANSLATE_NOOP("ui::Actions", "New from &template"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Start from a worked plan")},
        {ActionId::Open, MenuId::File, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&Open…"), QT_TRANSLATE_NOOP("ui::Actions", "Open"), QKeySequence::Open,
         QT_TRANSLATE_NOOP("ui::Actions", "Open a plan (.gpuplan or .gpuplan.json)")},
        {ActionId::OpenRecent, MenuId::File, Follows, QT_TRANSLATE_NOOP("ui::Actions", "Open &recent"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Plans that were open lately")},
        {ActionId::Save, MenuId::File, StartsGroup, QT_TRANSLATE_NOOP("ui::Actions", "&Save"), QT_TRANSLATE_NOOP("ui::Actions", "Save"), QKeySequence::Save,
         QT_TRANSLATE_NOOP("ui::Actions", "Save the plan to its file")},
        {ActionId::SaveAs, MenuId::File, Follows, QT_TRANSLATE_NOOP("ui::Actions", "Save &as…"), nullptr, QKeySequence(QStringLiteral("Ctrl+Shift+S")),
         QT_TRANSLATE_NOOP("ui::Actions", "Save the plan to another file")},
        {ActionId::Report, MenuId::File, StartsGroup, QT_TRANSLATE_NOOP("ui::Actions", "&Report as PDF…"), nullptr, QKeySequence(QStringLiteral("Ctrl+R")),
         QT_TRANSLATE_NOOP("ui::Actions", "Write the report: scenarios, breakdown, assumptions and formulas")},
        {ActionId::ImportPrices, MenuId::File, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&Import prices…"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Take a price list into your own library, after a review of every row")},
        {ActionId::FetchPrices, MenuId::File, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&Fetch prices…"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Fetch a price list from an address that you give, and review it")},
        {ActionId::Quit, MenuId::File, StartsGroup, QT_TRANSLATE_NOOP("ui::Actions", "&Quit"), nullptr, QKeySequence(QStringLiteral("Ctrl+Q")),
         QT_TRANSLATE_NOOP("ui::Actions", "Close the window")},
        {ActionId::PlanDetails, MenuId::Edit, StartsGroup, QT_TRANSLATE_NOOP("ui::Actions", "&Plan details…"), nullptr, QKeySequence(QStringLiteral("Ctrl+I")),
         QT_TRANSLATE_NOOP("ui::Actions", "Name, owner, months, budget and goal of the plan")},
        {ActionId::AddWorkload, MenuId::Edit, StartsGroup, QT_TRANSLATE_NOOP("ui::Actions", "Add &workload"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Add a piece of work to the plan")},
        {ActionId::DeleteWorkload, MenuId::Edit, Follows, QT_TRANSLATE_NOOP("ui::Actions", "De&lete workload"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Take the workload in hand out of the plan and of every scenario")},
        {ActionId::Settings, MenuId::Edit, StartsGroup, QT_TRANSLATE_NOOP("ui::Actions", "Se&ttings…"), nullptr, QKeySequence(QStringLiteral("Ctrl+,")),
         QT_TRANSLATE_NOOP("ui::Actions", "Language, colours, paper")},
        {ActionId::DuplicateScenario, MenuId::Scenario, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&Duplicate"), nullptr, QKeySequence(QStringLiteral("Ctrl+D")),
         QT_TRANSLATE_NOOP("ui::Actions", "A copy of the scenario in hand, to change")},
        {ActionId::RenameScenario, MenuId::Scenario, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&Rename…"), nullptr, QKeySequence(QStringLiteral("F2")),
         QT_TRANSLATE_NOOP("ui::Actions", "Give the scenario in hand another name")},
        {ActionId::SetBaseline, MenuId::Scenario, Follows, QT_TRANSLATE_NOOP("ui::Actions", "Make it the &baseline"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Savings are counted against the baseline")},
        {ActionId::DeleteScenario, MenuId::Scenario, StartsGroup, QT_TRANSLATE_NOOP("ui::Actions", "D&elete"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Take the scenario in hand out of the plan")},
        {ActionId::ThemeSystem, MenuId::View, StartsGroup, QT_TRANSLATE_NOOP("ui::Actions", "Colours of the &system"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Light or dark, as the desktop is"), true},
        {ActionId::ThemeLight, MenuId::View, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&Light"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Dark text on white"), true},
        {ActionId::ThemeDark, MenuId::View, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&Dark"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Light text on dark"), true},
        {ActionId::About, MenuId::Help, Follows, QT_TRANSLATE_NOOP("ui::Actions", "&About GPU Plan"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Version and licence")},
    };
    // clang-format on
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    for (const Description& d : descriptions()) {
        auto* action = new QAction(tr(d.text), this);
        if (d.shortText)
            action->setIconText(tr(d.shortText));
        action->setShortcut(d.shortcut);
        action->setStatusTip(tr(d.tip));
        const QString keys = d.shortcut.toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? tr(d.tip) : QStringLiteral("%1 (%2)").arg(tr(d.tip), keys));
        action->setCheckable(d.checkable);
        m_actions.emplace(d.id, action);
        m_entries.push_back({action, d.menu, d.place == StartsGroup});
    }
}

QString Actions::title(MenuId menu)
{
    switch (menu) {
    case MenuId::File:
        return tr("&File");
    case MenuId::Edit:
        return tr("&Edit");
    case MenuId::Scenario:
        return tr("&Scenario");
    case MenuId::View:
        return tr("&View");
    case MenuId::Help:
        return tr("&Help");
    }
    return {};
}

} // namespace ui

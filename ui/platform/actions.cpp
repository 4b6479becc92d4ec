// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/actions.h"

#include <QAction>

namespace ui {

namespace {

struct Description
{
    ActionId id;
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
        {ActionId::New, QT_TRANSLATE_NOOP("ui::Actions", "&New"), QT_TRANSLATE_NOOP("ui::Actions", "New"), QKeySequence::New,
         QT_TRANSLATE_NOOP("ui::Actions", "Start an empty plan")},
        {ActionId::Open, QT_TRANSLATE_NOOP("ui::Actions", "&Open…"), QT_TRANSLATE_NOOP("ui::Actions", "Open"), QKeySequence::Open,
         QT_TRANSLATE_NOOP("ui::Actions", "Open a plan (.gpuplan or .gpuplan.json)")},
        {ActionId::Save, QT_TRANSLATE_NOOP("ui::Actions", "&Save"), QT_TRANSLATE_NOOP("ui::Actions", "Save"), QKeySequence::Save,
         QT_TRANSLATE_NOOP("ui::Actions", "Save the plan to its file")},
        {ActionId::SaveAs, QT_TRANSLATE_NOOP("ui::Actions", "Save &as…"), nullptr, QKeySequence(QStringLiteral("Ctrl+Shift+S")),
         QT_TRANSLATE_NOOP("ui::Actions", "Save the plan to another file")},
        {ActionId::Quit, QT_TRANSLATE_NOOP("ui::Actions", "&Quit"), nullptr, QKeySequence(QStringLiteral("Ctrl+Q")),
         QT_TRANSLATE_NOOP("ui::Actions", "Close the window")},
        {ActionId::Report, QT_TRANSLATE_NOOP("ui::Actions", "&Report as PDF…"), nullptr, QKeySequence(QStringLiteral("Ctrl+R")),
         QT_TRANSLATE_NOOP("ui::Actions", "Write the report: scenarios, breakdown, assumptions and formulas")},
        {ActionId::AddWorkload, QT_TRANSLATE_NOOP("ui::Actions", "Add &workload"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Add a piece of work to the plan")},
        {ActionId::DeleteWorkload, QT_TRANSLATE_NOOP("ui::Actions", "De&lete workload"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Take the workload in hand out of the plan and of every scenario")},
        {ActionId::DuplicateScenario, QT_TRANSLATE_NOOP("ui::Actions", "&Duplicate"), nullptr, QKeySequence(QStringLiteral("Ctrl+D")),
         QT_TRANSLATE_NOOP("ui::Actions", "A copy of the scenario in hand, to change")},
        {ActionId::RenameScenario, QT_TRANSLATE_NOOP("ui::Actions", "&Rename…"), nullptr, QKeySequence(QStringLiteral("F2")),
         QT_TRANSLATE_NOOP("ui::Actions", "Give the scenario in hand another name")},
        {ActionId::DeleteScenario, QT_TRANSLATE_NOOP("ui::Actions", "D&elete"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Take the scenario in hand out of the plan")},
        {ActionId::SetBaseline, QT_TRANSLATE_NOOP("ui::Actions", "Make it the &baseline"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Savings are counted against the baseline")},
        {ActionId::ShowWorkloads, QT_TRANSLATE_NOOP("ui::Actions", "&Workloads"), nullptr, QKeySequence(QStringLiteral("Ctrl+1")),
         QT_TRANSLATE_NOOP("ui::Actions", "The list of workloads and the form of the one in hand"), true},
        {ActionId::ShowCompare, QT_TRANSLATE_NOOP("ui::Actions", "&Compare"), nullptr, QKeySequence(QStringLiteral("Ctrl+2")),
         QT_TRANSLATE_NOOP("ui::Actions", "Scenarios side by side"), true},
        {ActionId::ThemeSystem, QT_TRANSLATE_NOOP("ui::Actions", "Colours of the &system"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Light or dark, as the desktop is"), true},
        {ActionId::ThemeLight, QT_TRANSLATE_NOOP("ui::Actions", "&Light"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Dark text on white"), true},
        {ActionId::ThemeDark, QT_TRANSLATE_NOOP("ui::Actions", "&Dark"), nullptr, {},
         QT_TRANSLATE_NOOP("ui::Actions", "Light text on dark"), true},
        {ActionId::About, QT_TRANSLATE_NOOP("ui::Actions", "&About GPU Plan"), nullptr, {},
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
    }
}

} // namespace ui

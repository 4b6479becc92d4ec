// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_tool_bar.h"

#include "ui/main_menus.h"
#include "ui/platform/shown_text.h"
#include "ui/widgets/text_label.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

namespace ui {

namespace {

QComboBox* scenarioBox(const QString& name, int width)
{
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setFixedWidth(width);
    return box;
}

QWidget* spacer(int width)
{
    auto* gap = new QWidget;
    if (width > 0)
        gap->setFixedWidth(width);
    else
        gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return gap;
}

void fill(QComboBox* box, const core::Plan& plan, const std::string& current)
{
    QStringList names;
    for (const auto& scenario : plan.scenarios)
        names << shownText(scenario->name);
    QStringList shown;
    for (int i = 0; i < box->count(); ++i)
        shown << box->itemText(i);
    if (names != shown) {
        box->clear();
        box->addItems(names);
    }
    for (std::size_t i = 0; i < plan.scenarios.size(); ++i) {
        box->setItemData(static_cast<int>(i), QString::fromStdString(plan.scenarios[i]->id));
        if (plan.scenarios[i]->id == current)
            box->setCurrentIndex(static_cast<int>(i));
    }
}

} // namespace

MainToolBar::MainToolBar(PlanDocument& document, const Actions& actions, const MainMenus& menus)
    : QToolBar(tr("Tools"))
    , m_document(document)
    , m_scenario(scenarioBox(tr("Scenario in hand"), 240))
    , m_against(scenarioBox(tr("Compared with"), 220))
{
    setObjectName(QStringLiteral("tools"));
    setMovable(false);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    addFileActions(actions, menus);
    addScenarios(actions.get(ActionId::DuplicateScenario));
    addReport(actions.get(ActionId::Report));
}

void MainToolBar::addFileActions(const Actions& actions, const MainMenus& menus)
{
    for (const ActionId id : {ActionId::New, ActionId::Open, ActionId::Save})
        addAction(actions.get(id));
    addAction(menus.undo());
    addAction(menus.redo());
    auto* add = new QToolButton;
    add->setText(tr("Add workload"));
    add->setToolTip(tr("Another piece of work for the plan, by its kind"));
    add->setPopupMode(QToolButton::InstantPopup);
    add->setMenu(menus.submenu(ActionId::AddWorkload));
    m_ofPlan << addWidget(add);
}

void MainToolBar::addScenarios(QAction* duplicate)
{
    addWidget(spacer(20));
    m_ofPlan << addWidget(m_scenario);
    auto* copy = new QToolButton;
    copy->setText(tr("Copy"));
    copy->setToolTip(tr("A copy of this scenario, to change and to compare (Ctrl+D)"));
    copy->setAccessibleName(tr("Copy this scenario"));
    connect(copy, &QToolButton::clicked, duplicate, &QAction::trigger);
    m_ofPlan << addWidget(copy);
    auto* versus = new TextLabel(bodyFont(), Tone::Secondary);
    versus->setText(tr("against"));
    versus->setContentsMargins(8, 0, 8, 0);
    m_ofPlan << addWidget(versus) << addWidget(m_against);
    addWidget(spacer(0));
    connect(m_scenario, &QComboBox::activated, this,
            [this] { m_document.takeScenario(m_scenario->currentData().toString().toStdString()); });
    connect(m_against, &QComboBox::activated, this, [this] {
        InHand next = m_document.inHand();
        next.against = m_against->currentData().toString().toStdString();
        m_document.takeInHand(next);
    });
}

void MainToolBar::addReport(QAction* report)
{
    auto* button = new QPushButton(tr("Report…"));
    button->setProperty("primary", true);
    button->setToolTip(report->toolTip());
    connect(button, &QPushButton::clicked, report, &QAction::trigger);
    m_ofPlan << addWidget(button);
    addWidget(spacer(8));
}

void MainToolBar::setPlanShown(bool shown)
{
    for (QAction* part : m_ofPlan)
        part->setVisible(shown);
}

void MainToolBar::refresh()
{
    fill(m_scenario, m_document.plan(), m_document.inHand().scenario);
    fill(m_against, m_document.plan(), m_document.inHand().against);
}

} // namespace ui

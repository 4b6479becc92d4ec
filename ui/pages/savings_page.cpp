// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/savings_page.h"

#include "ui/charts/chart_view.h"
#include "ui/charts/specs/saving_chart.h"
#include "ui/document/lever_edits.h"
#include "ui/document/plan_edits.h"
#include "ui/pages/savings_table.h"
#include "ui/platform/lever_words.h"
#include "ui/platform/shown_text.h"
#include "ui/platform/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text_label.h"

#include <QAction>
#include <QElapsedTimer>
#include <QEvent>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace ui {

namespace {

constexpr int kRowsInSight = 12;
constexpr int kLowestChart = 340;
constexpr int kHighestChart = 460;
/// Narrower than this the table of levers would have to scroll sideways beside the other.
constexpr int kSideBySide = 760;
/// More than this would be felt while a slider moves.
constexpr double kFelt = 8;
constexpr int kRestMs = 150;

} // namespace

SavingsPage::SavingsPage(PlanDocument& document, const Wording& wording, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_wording(wording)
    , m_content(new QWidget)
    , m_empty(new EmptyState)
    , m_chart(new ChartView(wording))
    , m_levers(new DataTable(tr("Levers of the scenario in hand"), kRowsInSight))
    , m_pillars(new DataTable(tr("Saving by pillar"), kRowsInSight))
    , m_rename(new QAction(tr("Rename…"), this))
    , m_group(new QAction(tr("Group…"), this))
    , m_ungroup(new QAction(tr("Ungroup"), this))
    , m_pillarChoice(new QAction(tr("Pillar"), this))
    , m_later(new QTimer(this))
{
    m_levers->rememberAs(QStringLiteral("savings-levers"));
    for (QTableView* table : m_chart->findChildren<QTableView*>())
        table->setAccessibleName(tr("The saving lever by lever, as a table"));
    buildActions();
    auto* panel = new ui::Panel;
    auto* box = new QVBoxLayout(panel);
    box->setContentsMargins(4, 4, 4, 4);
    box->addWidget(m_chart);
    auto* rows = new QVBoxLayout(m_content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(12);
    rows->addWidget(panel);
    rows->addWidget(buildTables());
    column()->addWidget(m_empty);
    column()->addWidget(m_content);
    column()->addStretch(1);
    m_later->setSingleShot(true);
    m_later->setInterval(kRestMs);
    connect(m_later, &QTimer::timeout, this, &SavingsPage::recompute);
    connect(m_chart, &ChartView::failed, this, &Page::problem);
    connect(m_levers, &DataTable::selectionChanged, this, &SavingsPage::refreshActions);
    connect(
        m_chart, &ChartView::markActivated, this,
        [this](const QString& id) { m_levers->setInHand(id.toStdString()); }, Qt::QueuedConnection);
    retheme();
}

void SavingsPage::buildActions()
{
    m_rename->setToolTip(tr("Give the selected lever another name"));
    m_group->setToolTip(tr("Make one lever of the selected ones: choose several with Ctrl or Shift"));
    m_ungroup->setToolTip(tr("Let what the selected lever groups stand alone again"));
    m_pillarChoice->setToolTip(tr("Say which pillar the selected levers belong to"));
    connect(m_rename, &QAction::triggered, this, &SavingsPage::askName);
    connect(m_group, &QAction::triggered, this, &SavingsPage::askGroup);
    connect(m_ungroup, &QAction::triggered, this, &SavingsPage::ungroup);
    auto* choice = new QMenu(this);
    for (int pillar = 1; pillar <= 4; ++pillar) {
        QAction* action = choice->addAction(m_wording.pillar(pillar));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, pillar] { setPillar(pillar); });
        m_pillarActions[static_cast<std::size_t>(pillar - 1)] = action;
    }
    m_pillarChoice->setMenu(choice);
    m_levers->addToMenu({m_rename, m_pillarChoice, m_group, m_ungroup});
}

QWidget* SavingsPage::buildButtons()
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* title = new TextLabel(strongFont());
    title->setText(tr("Levers"));
    row->addWidget(title);
    row->addStretch(1);
    for (QAction* action : {m_rename, m_pillarChoice, m_group, m_ungroup}) {
        auto* button =
            new QPushButton(action->menu() ? action->text() + QStringLiteral(" ▾") : action->text());
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
        if (action->menu())
            button->setMenu(action->menu());
        else
            connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
        row->addWidget(button);
    }
    return bar;
}

QWidget* SavingsPage::buildTables()
{
    auto* tables = new QWidget;
    m_tables = new QBoxLayout(QBoxLayout::LeftToRight, tables);
    m_tables->setContentsMargins(0, 0, 0, 0);
    m_tables->setSpacing(12);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(buildButtons());
    left->addWidget(m_levers);
    left->addStretch(1);
    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    auto* title = new TextLabel(strongFont());
    title->setText(tr("By pillar"));
    title->setFixedHeight(QPushButton(tr("Group…")).sizeHint().height());
    right->addWidget(title);
    right->addWidget(m_pillars);
    right->addStretch(1);
    m_tables->addLayout(left, 68);
    m_tables->addLayout(right, 32);
    return tables;
}

void SavingsPage::refresh()
{
    const InHand& inHand = m_document.inHand();
    const bool sameTwo = m_waterfall.from == inHand.against && m_waterfall.to == inHand.scenario;
    if (sameTwo && m_lastMs > kFelt)
        m_later->start();
    else
        recompute();
}

void SavingsPage::recompute()
{
    m_later->stop();
    QElapsedTimer timer;
    timer.start();
    const InHand& inHand = m_document.inHand();
    m_waterfall = core::makeWaterfall(m_document.plan(), m_document.catalog(), m_document.result(),
                                      inHand.against, inHand.scenario);
    m_lastMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    const ChartSpec spec = savingByLever(m_waterfall, m_document.plan(), m_document.result(), m_wording);
    m_content->setVisible(spec.empty.isEmpty());
    m_empty->setVisible(!spec.empty.isEmpty());
    if (!spec.empty.isEmpty()) {
        showEmpty(spec.empty);
        return;
    }
    m_chart->setSpec(spec);
    m_levers->setContent(leverTable(m_waterfall, m_document.plan(), m_wording));
    m_pillars->setContent(pillarTable(m_waterfall, m_wording));
    keepSelection();
    refreshActions();
}

void SavingsPage::keepSelection()
{
    if (!m_levers->selectedIds().empty() || m_waterfall.steps.empty())
        return;
    // An edit may have given the lever another id: it is known by what it changes.
    const core::WaterfallStep* again = &m_waterfall.steps.front();
    for (const core::WaterfallStep& step : m_waterfall.steps) {
        if (!m_editedPaths.empty() && step.lever.paths == m_editedPaths)
            again = &step;
    }
    m_levers->setInHand(again->lever.id);
}

void SavingsPage::showEmpty(const QString& why)
{
    const QString title = tr("Where the saving comes from");
    const core::Plan& plan = m_document.plan();
    if (m_waterfall.state == core::WaterfallState::FromUnpriced
        || m_waterfall.state == core::WaterfallState::ToUnpriced) {
        const std::string id =
            m_waterfall.state == core::WaterfallState::ToUnpriced ? m_waterfall.to : m_waterfall.from;
        m_empty->say(title, why, tr("Show its workloads"), [this, id] {
            m_document.takeScenario(id);
            Q_EMIT pageWanted(QStringLiteral("workloads"));
        });
        return;
    }
    for (const auto& scenario : plan.scenarios) {
        if (m_waterfall.state != core::WaterfallState::Same || scenario->id == m_waterfall.to)
            continue;
        const std::string id = scenario->id;
        m_empty->say(title, why, tr("Take “%1” in hand").arg(shownText(scenario->name)),
                     [this, id] { m_document.takeScenario(id); });
        return;
    }
    if (m_waterfall.state == core::WaterfallState::Same) {
        m_empty->say(title, why, tr("Make a copy to change"), [this] { copyScenario(); });
        return;
    }
    m_empty->say(title, why, tr("Show the workloads"),
                 [this] { Q_EMIT pageWanted(QStringLiteral("workloads")); });
}

void SavingsPage::copyScenario()
{
    const core::Plan& plan = m_document.plan();
    const core::Scenario* from = core::findScenario(plan, m_waterfall.to);
    if (!from)
        return;
    const QString name = shownText(from->name);
    const std::string id = freshId(plan, from->id + "-copy");
    m_document.edit(withCopiedScenario(plan, from->id, id, tr("%1, copy").arg(name).toStdString()),
                    tr("duplicate “%1”").arg(name));
    m_document.takeScenario(id);
}

std::vector<const core::WaterfallStep*> SavingsPage::chosen() const
{
    std::vector<const core::WaterfallStep*> steps;
    const std::vector<std::string> ids = m_levers->selectedIds();
    for (const core::WaterfallStep& step : m_waterfall.steps) {
        if (std::find(ids.begin(), ids.end(), step.lever.id) != ids.end() && canBeNamed(step.lever))
            steps.push_back(&step);
    }
    return steps;
}

void SavingsPage::refreshActions()
{
    const auto steps = chosen();
    m_rename->setEnabled(steps.size() == 1);
    m_group->setEnabled(steps.size() > 1);
    m_ungroup->setEnabled(steps.size() == 1
                          && isNamedLever(m_document.plan(), m_waterfall.to, steps.front()->lever.id));
    m_pillarChoice->setEnabled(!steps.empty());
    for (int pillar = 1; pillar <= 4; ++pillar)
        m_pillarActions[static_cast<std::size_t>(pillar - 1)]->setChecked(
            !steps.empty() && std::all_of(steps.begin(), steps.end(), [pillar](const auto* step) {
                return step->lever.pillar == pillar;
            }));
}

void SavingsPage::askName()
{
    const auto steps = chosen();
    if (steps.size() != 1)
        return;
    bool accepted = false;
    const QString name =
        QInputDialog::getText(this, tr("Rename the lever"), tr("Name"), QLineEdit::Normal,
                              leverName(*steps.front(), m_document.plan(), m_wording), &accepted);
    if (accepted)
        rename(name);
}

void SavingsPage::askGroup()
{
    QStringList names;
    for (const core::WaterfallStep* step : chosen())
        names << leverName(*step, m_document.plan(), m_wording);
    if (names.size() < 2)
        return;
    bool accepted = false;
    const QString name = QInputDialog::getText(this, tr("Group the levers"), tr("Name"), QLineEdit::Normal,
                                               names.join(QStringLiteral(" + ")), &accepted);
    if (accepted)
        group(name);
}

void SavingsPage::rename(const QString& name)
{
    const auto steps = chosen();
    if (steps.size() != 1 || name.trimmed().isEmpty())
        return;
    m_editedPaths = steps.front()->lever.paths;
    m_document.edit(withLever(m_document.plan(), m_waterfall.to, steps.front()->lever,
                              name.trimmed().toStdString(), steps.front()->lever.pillar),
                    tr("rename lever “%1”").arg(leverName(*steps.front(), m_document.plan(), m_wording)));
}

void SavingsPage::setPillar(int pillar)
{
    core::Plan plan = m_document.plan();
    QStringList names;
    for (const core::WaterfallStep* step : chosen()) {
        const QString name = leverName(*step, m_document.plan(), m_wording);
        names << name;
        m_editedPaths = step->lever.paths;
        plan = withLever(std::move(plan), m_waterfall.to, step->lever, name.toStdString(), pillar);
    }
    if (!names.isEmpty())
        m_document.edit(std::move(plan), tr("pillar of “%1”").arg(names.join(QStringLiteral("”, “"))));
    refreshActions();
}

void SavingsPage::group(const QString& name)
{
    std::vector<core::LeverResult> levers;
    for (const core::WaterfallStep* step : chosen())
        levers.push_back(step->lever);
    m_editedPaths.clear();
    for (const core::LeverResult& lever : levers)
        m_editedPaths.insert(m_editedPaths.end(), lever.paths.begin(), lever.paths.end());
    if (levers.size() < 2 || name.trimmed().isEmpty())
        return;
    m_document.edit(
        withLeversTogether(m_document.plan(), m_waterfall.to, levers, name.trimmed().toStdString()),
        tr("group levers as “%1”").arg(name.trimmed()));
}

void SavingsPage::ungroup()
{
    const auto steps = chosen();
    if (steps.size() == 1)
        m_document.edit(withoutLever(m_document.plan(), m_waterfall.to, steps.front()->lever.id),
                        tr("ungroup “%1”").arg(leverName(*steps.front(), m_document.plan(), m_wording)));
}

void SavingsPage::retheme()
{
    m_chart->setAppearance(tokensFor(palette()).dark ? ChartAppearance::Dark : ChartAppearance::Light);
}

void SavingsPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_chart)
        retheme();
}

void SavingsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    m_tables->setDirection(viewport()->width() < kSideBySide ? QBoxLayout::TopToBottom
                                                             : QBoxLayout::LeftToRight);
    m_chart->setFixedHeight(qBound(kLowestChart, viewport()->height() * 58 / 100, kHighestChart));
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_window.h"

#include "ui/dialogs/plan_commands.h"
#include "ui/dialogs/plan_files.h"
#include "ui/forms/levers_panel.h"
#include "ui/forms/why_panel.h"
#include "ui/pages/compare_page.h"
#include "ui/pages/strip_figures.h"
#include "ui/pages/workloads_page.h"
#include "ui/platform/settings.h"
#include "ui/widgets/dock_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigation.h"
#include "ui/widgets/text_label.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>

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
        names << QString::fromStdString(scenario->name);
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

MainWindow::MainWindow(const core::Catalog& catalog, const Wording& wording, Theme& theme)
    : m_document(catalog)
    , m_wording(wording)
    , m_theme(theme)
    , m_actions(new Actions(this))
{
    setMinimumSize(1100, 680);
    setContextMenuPolicy(Qt::NoContextMenu);
    m_messages = new MessageBar;
    m_files = new PlanFiles(m_document, *m_messages, m_wording, this);
    m_commands = new PlanCommands(m_document, m_wording, this);
    buildPages();
    buildDocks();
    buildFileMenu();
    buildEditMenu();
    buildScenarioMenu();
    buildViewMenu();
    buildToolBar();
    buildStatusBar();
    connectActions();
    restoreLayout();
    connect(&m_document, &PlanDocument::changed, this, &MainWindow::refresh);
    connect(&m_document, &PlanDocument::inHandChanged, this, &MainWindow::refresh);
    connect(&m_document, &PlanDocument::fileChanged, this, &MainWindow::refreshTitle);
}

MainWindow::~MainWindow()
{
    // The document outlives no page that listens to it.
    m_document.disconnect(this);
}

void MainWindow::openFirst(const QStringList& files)
{
    if (files.isEmpty() || !m_files->open(files.front())) {
        // What was said about a file stays to be read.
        const QString said = m_messages->text();
        m_files->startEmpty();
        if (!said.isEmpty())
            m_messages->show(Tone::Bad, said);
    }
    centralWidget()->setFocus();
}

void MainWindow::buildPages()
{
    m_navigation = new Navigation;
    m_navigation->addPage(tr("Workloads"), tr("What work there is"));
    m_navigation->addPage(tr("Compare"), tr("Scenarios side by side"));
    m_strip = new FigureStrip;
    m_workloads = new WorkloadsPage(m_document, m_wording);
    m_compare = new ComparePage(m_document, m_wording);
    m_pages = {m_workloads, m_compare};
    m_stack = new QStackedWidget;
    for (Page* page : m_pages)
        m_stack->addWidget(page);

    auto* content = new QVBoxLayout;
    content->setContentsMargins(16, 12, 16, 0);
    content->setSpacing(12);
    content->addWidget(m_messages);
    content->addWidget(m_strip);
    content->addWidget(m_stack, 1);
    auto* central = new QWidget;
    central->setFocusPolicy(Qt::ClickFocus);
    auto* row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_navigation);
    row->addWidget(new Hairline(Qt::Vertical));
    row->addLayout(content, 1);
    setCentralWidget(central);
    connect(m_navigation, &QListWidget::currentRowChanged, this, &MainWindow::showPage);
    m_navigation->setCurrentRow(1);
}

void MainWindow::buildDocks()
{
    m_levers = new LeversPanel(m_document, m_wording);
    m_why = new WhyPanel(m_document, m_wording);
    m_leversDock = new DockPanel(QStringLiteral("levers"), tr("Levers"), m_levers, true, this);
    m_whyDock = new DockPanel(QStringLiteral("why"), tr("Why"), m_why, false, this);
    addDockWidget(Qt::RightDockWidgetArea, m_leversDock);
    addDockWidget(Qt::RightDockWidgetArea, m_whyDock);
    resizeDocks({m_leversDock}, {282}, Qt::Horizontal);
}

void MainWindow::buildFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(m_actions->get(ActionId::New));
    menu->addAction(m_actions->get(ActionId::Open));
    m_recent = menu->addMenu(tr("Open &recent"));
    menu->addSeparator();
    menu->addAction(m_actions->get(ActionId::Save));
    menu->addAction(m_actions->get(ActionId::SaveAs));
    menu->addSeparator();
    menu->addAction(m_actions->get(ActionId::Report));
    menu->addSeparator();
    menu->addAction(m_actions->get(ActionId::Quit));
    connect(m_files, &PlanFiles::recentFilesChanged, this, &MainWindow::fillRecentFiles);
    fillRecentFiles();
}

void MainWindow::buildEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_document.undoStack().createUndoAction(this, tr("&Undo"));
    QAction* redo = m_document.undoStack().createRedoAction(this, tr("&Redo"));
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    undo->setObjectName(QStringLiteral("undo"));
    redo->setObjectName(QStringLiteral("redo"));
    menu->addAction(undo);
    menu->addAction(redo);
    menu->addSeparator();
    QMenu* add = menu->addMenu(tr("Add &workload"));
    for (std::size_t kind = 0; kind < core::kWorkKinds.size(); ++kind)
        add->addAction(m_wording.kind(core::kWorkKinds[kind]), this, [this, kind] {
            m_commands->addWorkload(kind);
            showPage(0);
        });
    menu->addAction(m_actions->get(ActionId::DeleteWorkload));
}

void MainWindow::buildScenarioMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Scenario"));
    menu->addAction(m_actions->get(ActionId::DuplicateScenario));
    menu->addAction(m_actions->get(ActionId::RenameScenario));
    menu->addAction(m_actions->get(ActionId::SetBaseline));
    menu->addSeparator();
    menu->addAction(m_actions->get(ActionId::DeleteScenario));
}

void MainWindow::buildViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    menu->addAction(m_actions->get(ActionId::ShowWorkloads));
    menu->addAction(m_actions->get(ActionId::ShowCompare));
    menu->addSeparator();
    menu->addAction(m_leversDock->toggleViewAction());
    menu->addAction(m_whyDock->toggleViewAction());
    menu->addSeparator();
    auto* themes = new QActionGroup(this);
    const std::pair<ActionId, ThemeMode> modes[] = {{ActionId::ThemeSystem, ThemeMode::System},
                                                    {ActionId::ThemeLight, ThemeMode::Light},
                                                    {ActionId::ThemeDark, ThemeMode::Dark}};
    for (const auto& entry : modes) {
        QAction* action = themes->addAction(m_actions->get(entry.first));
        action->setChecked(m_theme.mode() == entry.second);
        const ThemeMode mode = entry.second;
        connect(action, &QAction::triggered, this, [this, mode] { setTheme(mode); });
        menu->addAction(action);
    }
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(m_actions->get(ActionId::About));
}

void MainWindow::buildToolBar()
{
    auto* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (const ActionId id : {ActionId::New, ActionId::Open, ActionId::Save})
        bar->addAction(m_actions->get(id));
    QAction* undo = findChild<QAction*>(QStringLiteral("undo"));
    QAction* redo = findChild<QAction*>(QStringLiteral("redo"));
    undo->setIconText(QStringLiteral("↶ ") + tr("Undo"));
    redo->setIconText(QStringLiteral("↷ ") + tr("Redo"));
    bar->addAction(undo);
    bar->addAction(redo);
    bar->addWidget(spacer(20));
    m_scenario = scenarioBox(tr("Scenario in hand"), 240);
    m_against = scenarioBox(tr("Compared with"), 220);
    bar->addWidget(m_scenario);
    auto* versus = new TextLabel(bodyFont(), Tone::Secondary);
    versus->setText(tr("against"));
    versus->setContentsMargins(8, 0, 8, 0);
    bar->addWidget(versus);
    bar->addWidget(m_against);
    bar->addWidget(spacer(0));
    auto* report = new QPushButton(tr("Report…"));
    report->setProperty("primary", true);
    report->setToolTip(m_actions->get(ActionId::Report)->toolTip());
    connect(report, &QPushButton::clicked, m_actions->get(ActionId::Report), &QAction::trigger);
    bar->addWidget(report);
    bar->addWidget(spacer(8));
    connect(m_scenario, &QComboBox::activated, this,
            [this] { m_document.takeScenario(m_scenario->currentData().toString().toStdString()); });
    connect(m_against, &QComboBox::activated, this, [this] {
        InHand next = m_document.inHand();
        next.against = m_against->currentData().toString().toStdString();
        m_document.takeInHand(next);
    });
}

void MainWindow::buildStatusBar()
{
    m_catalogNote = new TextLabel(captionFont(), Tone::Secondary);
    m_currencyNote = new TextLabel(captionFont(), Tone::Secondary);
    m_timeNote = new TextLabel(captionFont(), Tone::Secondary);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(12, 0, 12, 0);
    statusBar()->addWidget(m_catalogNote);
    m_currencyNote->setContentsMargins(12, 0, 0, 0);
    statusBar()->addWidget(m_currencyNote);
    statusBar()->addPermanentWidget(m_timeNote);
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto&& run) {
        connect(m_actions->get(id), &QAction::triggered, this, std::forward<decltype(run)>(run));
    };
    on(ActionId::New, [this] { m_files->startEmpty(); });
    on(ActionId::Open, [this] { m_files->chooseAndOpen(); });
    on(ActionId::Save, [this] { m_files->save(); });
    on(ActionId::SaveAs, [this] { m_files->saveAs(); });
    on(ActionId::Report, [this] { m_files->chooseAndReport(); });
    on(ActionId::Quit, [this] { close(); });
    on(ActionId::DeleteWorkload, [this] { m_commands->deleteWorkload(); });
    on(ActionId::DuplicateScenario, [this] { m_commands->duplicateScenario(); });
    on(ActionId::RenameScenario, [this] { m_commands->renameScenario(); });
    on(ActionId::DeleteScenario, [this] { m_commands->deleteScenario(); });
    on(ActionId::SetBaseline, [this] { m_commands->setBaseline(); });
    on(ActionId::ShowWorkloads, [this] { showPage(0); });
    on(ActionId::ShowCompare, [this] { showPage(1); });
    on(ActionId::About, [this] {
        QMessageBox::about(
            this, tr("About GPU Plan"),
            tr("GPU Plan %1\n\nWhat GPU work costs, and how to cut it.\n\nFree software under the "
               "GNU General Public License, version 3 or later.")
                .arg(QApplication::applicationVersion()));
    });
}

void MainWindow::fillRecentFiles()
{
    m_recent->clear();
    for (const QString& path : Settings().recentFiles())
        m_recent
            ->addAction(QFileInfo(path).fileName(), this,
                        [this, path] {
                            if (m_files->mayLeave())
                                m_files->open(path);
                        })
            ->setStatusTip(path);
    m_recent->setEnabled(!m_recent->isEmpty());
}

void MainWindow::showPage(int index)
{
    if (index < 0)
        return;
    m_stack->setCurrentIndex(index);
    m_navigation->setCurrentRow(index);
    m_actions->get(ActionId::ShowWorkloads)->setChecked(index == 0);
    m_actions->get(ActionId::ShowCompare)->setChecked(index == 1);
    m_pages[static_cast<std::size_t>(index)]->refresh();
}

void MainWindow::setTheme(ThemeMode mode)
{
    Settings().setTheme(mode);
    m_theme.apply(mode);
}

void MainWindow::refresh()
{
    refreshScenarios();
    m_strip->setFigures(stripFigures(m_document, m_wording));
    m_pages[static_cast<std::size_t>(m_stack->currentIndex())]->refresh();
    refreshDocks();
    refreshStatus();
    refreshTitle();
}

void MainWindow::refreshScenarios()
{
    const core::Plan& plan = m_document.plan();
    fill(m_scenario, plan, m_document.inHand().scenario);
    fill(m_against, plan, m_document.inHand().against);
    m_navigation->setCount(0, static_cast<int>(plan.workloads.size()));
    m_navigation->setCount(1, static_cast<int>(plan.scenarios.size()));
    const core::Scenario* baseline = core::baselineOf(plan);
    const bool isBaseline = baseline && baseline->id == m_document.inHand().scenario;
    m_actions->get(ActionId::SetBaseline)->setEnabled(!isBaseline);
    m_actions->get(ActionId::DeleteScenario)->setEnabled(plan.scenarios.size() > 1);
    m_actions->get(ActionId::DeleteWorkload)->setEnabled(!plan.workloads.empty());
}

void MainWindow::refreshTitle()
{
    QString name = QString::fromStdString(m_document.plan().name);
    if (name.isEmpty())
        name = QFileInfo(m_document.path()).fileName();
    // Qt removes "[*]" or makes it the star of unsaved work.
    setWindowTitle(name.replace(QStringLiteral("[*]"), QString()) + QStringLiteral(" [*]— GPU Plan"));
    setWindowModified(m_document.isUnsaved());
    setWindowFilePath(m_document.path());
    m_actions->get(ActionId::Save)->setEnabled(m_document.isUnsaved() || m_document.path().isEmpty());
}

void MainWindow::refreshDocks()
{
    const core::Workload* workload = core::findWorkload(m_document.plan(), m_document.inHand().workload);
    const core::WorkloadResult* result = m_document.workloadInHand();
    m_leversDock->setSubject(workload ? QString::fromStdString(workload->name) : QString());
    m_whyDock->setSubject(result && result->gross ? bigMoney(result->gross->likely, m_wording) : QString());
    if (m_leversDock->isVisible() || !isVisible())
        m_levers->refresh();
    if (m_whyDock->isVisible() || !isVisible())
        m_why->refresh();
}

void MainWindow::refreshStatus()
{
    const core::Catalog& catalog = m_document.catalog();
    m_catalogNote->setText(tr("Catalog of %1 · %2 offers")
                               .arg(m_wording.date(catalog.asOf()),
                                    m_wording.count(static_cast<std::int64_t>(catalog.offers().size()))));
    m_currencyNote->setText(tr("All figures USD"));
    m_timeNote->setText(tr("evaluated in %1 ms").arg(m_wording.number(m_document.evaluationMs(), 1)));
}

void MainWindow::restoreLayout()
{
    // What a screen can show counts more than what the pages would like.
    const QScreen* const screen = QGuiApplication::primaryScreen();
    resize(screen ? QSize(1440, 900).boundedTo(screen->availableSize()) : QSize(1440, 900));
    const Settings settings;
    if (!settings.windowGeometry().isEmpty())
        restoreGeometry(settings.windowGeometry());
    if (!settings.windowState().isEmpty())
        restoreState(settings.windowState());
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (m_shown || !Settings().windowState().isEmpty())
        return;
    m_shown = true;
    // The levers as high as they are, within two thirds; their reasons take the rest.
    const int all = m_leversDock->height() + m_whyDock->height();
    const int levers = qMin(m_levers->sizeHint().height() + 44, all * 2 / 3);
    resizeDocks({m_leversDock, m_whyDock}, {levers, all - levers}, Qt::Vertical);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    Settings().setWindow(saveGeometry(), saveState());
    event->accept();
}

} // namespace ui

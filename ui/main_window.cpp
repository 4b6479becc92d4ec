// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_window.h"

#include "ui/dialogs/plan_commands.h"
#include "ui/dialogs/plan_files.h"
#include "ui/forms/levers_panel.h"
#include "ui/forms/why_panel.h"
#include "ui/main_menus.h"
#include "ui/main_pages.h"
#include "ui/main_status.h"
#include "ui/main_tool_bar.h"
#include "ui/pages/compare_page.h"
#include "ui/pages/savings_page.h"
#include "ui/pages/strip_figures.h"
#include "ui/pages/workloads_page.h"
#include "ui/platform/settings.h"
#include "ui/widgets/dock_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigation.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMessageBox>
#include <QScreen>

namespace ui {

MainWindow::MainWindow(const core::Catalog& catalog, const Wording& wording, Theme& theme)
    : m_document(catalog)
    , m_wording(wording)
    , m_theme(theme)
    , m_actions(new Actions(this))
    , m_messages(new MessageBar)
    , m_files(new PlanFiles(m_document, *m_messages, m_wording, this))
    , m_commands(new PlanCommands(m_document, m_wording, this))
{
    setMinimumSize(1100, 680);
    setContextMenuPolicy(Qt::NoContextMenu);
    buildCentre();
    buildDocks();
    buildBars();
    connectActions();
    restoreLayout();
    showPage(QStringLiteral("compare"));
    connect(&m_document, &PlanDocument::changed, this, &MainWindow::refresh);
    connect(&m_document, &PlanDocument::inHandChanged, this, &MainWindow::refresh);
    connect(&m_document, &PlanDocument::fileChanged, this, &MainWindow::refreshTitle);
}

MainWindow::~MainWindow()
{
    // The document outlives no page that listens to it.
    m_document.disconnect(this);
}

ComparePage* MainWindow::comparePage() const
{
    return static_cast<ComparePage*>(m_pages->page(pageIndex(u"compare")));
}

WorkloadsPage* MainWindow::workloadsPage() const
{
    return static_cast<WorkloadsPage*>(m_pages->page(pageIndex(u"workloads")));
}

SavingsPage* MainWindow::savingsPage() const
{
    return static_cast<SavingsPage*>(m_pages->page(pageIndex(u"savings")));
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
    m_files->offerRecovery();
    centralWidget()->setFocus();
}

void MainWindow::buildCentre()
{
    m_navigation = new Navigation;
    for (const PageEntry& entry : pageEntries())
        m_navigation->addPage(entry.titleText(), entry.tipText());
    m_strip = new FigureStrip;
    m_pages = new PageStack({m_document, m_wording, *m_files, *m_commands, *m_messages});
    connect(m_pages, &PageStack::pageWanted, this, [this](const QString& id) { showPage(id); });
    auto* content = new QVBoxLayout;
    content->setContentsMargins(16, 12, 16, 0);
    content->setSpacing(12);
    content->addWidget(m_messages);
    content->addWidget(m_strip);
    content->addWidget(m_pages, 1);
    auto* central = new QWidget;
    central->setFocusPolicy(Qt::ClickFocus);
    auto* row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_navigation);
    row->addWidget(new Hairline(Qt::Vertical));
    row->addLayout(content, 1);
    setCentralWidget(central);
    connect(m_navigation, &QListWidget::currentRowChanged, this, [this](int index) { showPage(index); });
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

void MainWindow::buildBars()
{
    m_menus = new MainMenus(*m_actions, m_document.undoStack(), this);
    addSubmenus();
    addThemes();
    m_tools = new MainToolBar(m_document, *m_actions, *m_menus);
    addToolBar(m_tools);
    m_status = new MainStatus(m_document, m_wording);
    setStatusBar(m_status);
    connect(m_menus, &MainMenus::pageWanted, this, [this](int index) { showPage(index); });
}

void MainWindow::addSubmenus()
{
    QMenu* add = m_menus->submenu(ActionId::AddWorkload);
    for (std::size_t kind = 0; kind < core::kWorkKinds.size(); ++kind)
        add->addAction(m_wording.kind(core::kWorkKinds[kind]), this, [this, kind] {
            m_commands->addWorkload(kind);
            showPage(u"workloads");
        });
    connect(m_files, &PlanFiles::recentFilesChanged, this, &MainWindow::fillRecentFiles);
    fillRecentFiles();
    QMenu* view = m_menus->menu(MenuId::View);
    QAction* before = m_actions->get(ActionId::ThemeSystem);
    view->insertSeparator(before);
    view->insertAction(before, m_leversDock->toggleViewAction());
    view->insertAction(before, m_whyDock->toggleViewAction());
    view->insertSeparator(before);
}

void MainWindow::addThemes()
{
    auto* themes = new QActionGroup(m_menus);
    const std::pair<ActionId, ThemeMode> modes[] = {{ActionId::ThemeSystem, ThemeMode::System},
                                                    {ActionId::ThemeLight, ThemeMode::Light},
                                                    {ActionId::ThemeDark, ThemeMode::Dark}};
    for (const auto& entry : modes) {
        QAction* action = themes->addAction(m_actions->get(entry.first));
        action->setChecked(m_theme.mode() == entry.second);
        const ThemeMode mode = entry.second;
        connect(action, &QAction::triggered, this, [this, mode] { setTheme(mode); });
    }
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
    on(ActionId::About, [this] { showAbout(); });
}

void MainWindow::showAbout()
{
    QMessageBox::about(this, tr("About GPU Plan"),
                       tr("GPU Plan %1\n\nWhat GPU work costs, and how to cut it.\n\nFree software under the "
                          "GNU General Public License, version 3 or later.")
                           .arg(QApplication::applicationVersion()));
}

void MainWindow::fillRecentFiles()
{
    QMenu* recent = m_menus->submenu(ActionId::OpenRecent);
    recent->clear();
    for (const QString& path : Settings().recentFiles())
        recent
            ->addAction(QFileInfo(path).fileName(), this,
                        [this, path] {
                            if (m_files->mayLeave())
                                m_files->open(path);
                        })
            ->setStatusTip(path);
    recent->setEnabled(!recent->isEmpty());
}

void MainWindow::showPage(QStringView id)
{
    showPage(pageIndex(id));
}

QString MainWindow::shownPage() const
{
    return QString::fromLatin1(m_pages->shownEntry().id);
}

void MainWindow::showPage(int index)
{
    if (index < 0)
        return;
    m_pages->show(index);
    const QSignalBlocker quiet(m_navigation);
    m_navigation->setCurrentRow(index);
    m_menus->setShownPage(index);
}

void MainWindow::setTheme(ThemeMode mode)
{
    Settings().setTheme(mode);
    m_theme.apply(mode);
}

void MainWindow::refresh()
{
    m_tools->refresh();
    m_strip->setFigures(stripFigures(m_document, m_wording));
    m_pages->refresh();
    refreshActions();
    refreshDocks();
    m_status->refresh();
    refreshTitle();
}

void MainWindow::refreshActions()
{
    const core::Plan& plan = m_document.plan();
    int row = 0;
    for (const PageEntry& entry : pageEntries()) {
        if (entry.count)
            m_navigation->setCount(row, static_cast<int>(entry.count(plan)));
        ++row;
    }
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

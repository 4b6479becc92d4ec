// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_window.h"

#include "ui/dialogs/about.h"
#include "ui/dialogs/plan_commands.h"
#include "ui/dialogs/plan_files.h"
#include "ui/dialogs/price_files.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/main_docks.h"
#include "ui/main_menus.h"
#include "ui/main_pages.h"
#include "ui/main_status.h"
#include "ui/main_tool_bar.h"
#include "ui/pages/compare_page.h"
#include "ui/pages/savings_page.h"
#include "ui/pages/start_page.h"
#include "ui/pages/strip_figures.h"
#include "ui/pages/workloads_page.h"
#include "ui/platform/dropped_plans.h"
#include "ui/platform/language.h"
#include "ui/platform/settings.h"
#include "ui/platform/shown_text.h"
#include "ui/platform/user_catalog.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigation.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QScreen>

namespace ui {

namespace {

/// Docks never squeeze the pages and their navigation below this.
constexpr int kLeastCentral = 760;

} // namespace

MainWindow::MainWindow(core::Catalog catalog, Wording wording, Theme& theme)
    : m_document(std::move(catalog))
    , m_wording(std::move(wording))
    , m_theme(theme)
    , m_messages(new MessageBar)
    , m_files(new PlanFiles(m_document, *m_messages, m_wording, this))
    , m_prices(new PriceFiles(*m_messages, m_wording, this))
    , m_commands(new PlanCommands(m_document, m_wording, this))
{
    setMinimumSize(1100, 680);
    setContextMenuPolicy(Qt::NoContextMenu);
    setAcceptDrops(true);
    buildParts();
    restoreLayout();
    connect(m_prices, &PriceFiles::stored, this, [this] {
        m_document.setCatalog(userCatalog().catalog);
        rebuild();
    });
    connect(&m_document, &PlanDocument::started, this, &MainWindow::leaveStart);
    connect(&m_document, &PlanDocument::changed, this, &MainWindow::refresh);
    connect(&m_document, &PlanDocument::inHandChanged, this, &MainWindow::refresh);
    connect(&m_document, &PlanDocument::fileChanged, this, &MainWindow::refreshTitle);
}

MainWindow::~MainWindow()
{
    // The document outlives no page that listens to it.
    m_document.disconnect(this);
}

void MainWindow::buildParts()
{
    m_actions = new Actions(this);
    buildCentre();
    m_docks = new MainDocks(m_document, m_wording, this);
    buildBars();
    connectActions();
}

void MainWindow::dropParts()
{
    // The message bar outlives the others: whoever speaks through it keeps it.
    m_messages->setParent(nullptr);
    delete takeCentralWidget();
    delete m_tools;
    delete m_docks;
    delete m_menus;
    delete m_actions;
}

void MainWindow::setLanguage(Language language)
{
    Settings().setLanguage(language);
    useLanguage(language);
    m_wording = Wording(language);
    rebuild();
    m_messages->retranslate();
    m_messages->setVisible(!m_messages->text().isEmpty());
}

/// All but the document and what is said of it: in another language, with another catalog.
void MainWindow::rebuild()
{
    m_docks->setShown(true); // else the state would know them as hidden
    const QByteArray state = saveState();
    const QString page = shownPage();
    dropParts();
    buildParts();
    centralWidget()->show(); // Qt would show it later, and give its room to the docks until then
    restoreState(state);
    refresh();
    showPage(page);
    centralWidget()->setFocus();
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

StartPage* MainWindow::startPage() const
{
    return static_cast<StartPage*>(m_pages->page(pageIndex(u"start")));
}

LeversPanel* MainWindow::levers() const
{
    return m_docks->levers();
}

WhyPanel* MainWindow::why() const
{
    return m_docks->why();
}

void MainWindow::openFirst(const QStringList& files)
{
    if (files.isEmpty() || !m_files->open(files.front())) {
        const QString said = m_messages->text(); // about a file: it stays to be read
        m_stays = true;
        m_files->startEmpty();
        m_stays = false;
        if (!said.isEmpty())
            m_messages->show(Tone::Bad, said);
        showPage(u"start");
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
    m_pages =
        new PageStack({m_document, m_wording, *m_files, *m_commands, *m_messages, [this](Language language) {
                           QMetaObject::invokeMethod(
                               this, [this, language] { setLanguage(language); }, Qt::QueuedConnection);
                       }});
    connect(m_pages, &PageStack::problem, this,
            [this](const QString& sentence) { m_messages->show(Tone::Bad, sentence); });
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
    central->setMinimumWidth(kLeastCentral);
    setCentralWidget(central);
    connect(m_navigation, &QListWidget::currentRowChanged, this, [this](int index) { showPage(index); });
}

void MainWindow::buildBars()
{
    m_menus = new MainMenus(*m_actions, m_document.undoStack(), this);
    addSubmenus();
    m_tools = new MainToolBar(m_document, *m_actions, *m_menus);
    addToolBar(m_tools);
    m_status = new MainStatus(m_document, m_wording);
    setStatusBar(m_status);
    connect(m_menus, &MainMenus::pageWanted, this, [this](int index) { showPage(index); });
}

void MainWindow::addSubmenus()
{
    m_menus->addWork(m_wording);
    m_menus->addTemplates();
    m_menus->addThemes(m_theme.mode());
    m_menus->addToView(m_docks->toggles());
    m_menus->setRecentFiles(Settings().recentFiles());
    connect(m_menus, &MainMenus::workWanted, this, [this](std::size_t kind) {
        m_commands->addWorkload(kind);
        showPage(u"workloads");
    });
    connect(m_menus, &MainMenus::templateWanted, m_files, &PlanFiles::startTemplate);
    connect(m_menus, &MainMenus::themeWanted, this, &MainWindow::setTheme);
    connect(m_menus, &MainMenus::recentWanted, this, [this](const QString& path) {
        if (m_files->mayLeave())
            m_files->open(path);
    });
    connect(m_files, &PlanFiles::recentFilesChanged, m_menus,
            [this] { m_menus->setRecentFiles(Settings().recentFiles()); });
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
    on(ActionId::ImportPrices, [this] { m_prices->chooseAndImport(); });
    on(ActionId::FetchPrices, [this] { m_prices->chooseAndFetch(); });
    on(ActionId::Report, [this] { m_files->chooseAndReport(); });
    on(ActionId::Quit, [this] { close(); });
    connect(m_commands, &PlanCommands::copied, this, [this](const QString& name) {
        m_messages->show(
            Tone::Good,
            [name] { return tr("“%1” is in hand: what you change now, changes only there.").arg(name); },
            [] { return tr("Name it…"); }, [this] { m_commands->renameScenario(); });
    });
    on(ActionId::DeleteWorkload, [this] { m_commands->deleteWorkload(); });
    on(ActionId::DuplicateScenario, [this] { m_commands->duplicateScenario(); });
    on(ActionId::PlanDetails, [this] { m_commands->editDetails(); });
    on(ActionId::RenameScenario, [this] { m_commands->renameScenario(); });
    on(ActionId::DeleteScenario, [this] { m_commands->deleteScenario(); });
    on(ActionId::SetBaseline, [this] { m_commands->setBaseline(); });
    on(ActionId::Settings, [this] { showSettings(); });
    on(ActionId::About, [this] { showAbout(this); });
}

void MainWindow::showSettings()
{
    SettingsDialog dialog(m_wording.language(), m_theme.mode(), this);
    std::optional<Language> chosen;
    connect(&dialog, &SettingsDialog::languageChosen, &dialog, [&](Language language) { chosen = language; });
    connect(&dialog, &SettingsDialog::themeChosen, this, &MainWindow::setTheme);
    connect(&dialog, &SettingsDialog::motionChosen, this,
            [this](bool reduced) { m_theme.setReducedMotion(reduced); });
    dialog.exec();
    // The window is built anew: not under an open dialog.
    if (chosen && *chosen != m_wording.language())
        setLanguage(*chosen);
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
    const bool bare = m_pages->shownEntry().bare;
    m_strip->setVisible(!bare);
    m_tools->setPlanShown(!bare);
    m_docks->setShown(!bare);
}

/// Where a plan that was just opened is shown: where one was last, or where its work is put in.
void MainWindow::leaveStart()
{
    if (!m_stays && (!m_pages->isAnyShown() || m_pages->shownEntry().bare))
        showPage(openingPage(m_document.plan(), Settings().page()));
}

void MainWindow::setTheme(ThemeMode mode)
{
    Settings().setTheme(mode);
    m_theme.apply(mode);
    const ActionId id = mode == ThemeMode::Light  ? ActionId::ThemeLight
                        : mode == ThemeMode::Dark ? ActionId::ThemeDark
                                                  : ActionId::ThemeSystem;
    m_actions->get(id)->setChecked(true);
}

void MainWindow::refresh()
{
    m_tools->refresh();
    m_strip->setFigures(stripFigures(m_document, m_wording));
    m_pages->refresh();
    refreshActions();
    m_docks->refresh();
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
    QString name = shownText(m_document.plan().name);
    if (name.isEmpty())
        name = QFileInfo(m_document.path()).fileName();
    // Qt removes "[*]" or makes it the star of unsaved work.
    setWindowTitle(name.replace(QStringLiteral("[*]"), QString()) + QStringLiteral(" [*]— GPU Plan"));
    setWindowModified(m_document.isUnsaved());
    setWindowFilePath(m_document.path());
    m_actions->get(ActionId::Save)->setEnabled(m_document.isUnsaved() || m_document.path().isEmpty());
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
    m_docks->sizeOnce();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    if (!m_pages->shownEntry().bare)
        Settings().setPage(shownPage());
    m_docks->setShown(true); // they belong to the state
    Settings().setWindow(saveGeometry(), saveState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedPlans(event->mimeData()).isEmpty() || !droppedPrices(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList plans = droppedPlans(event->mimeData());
    const QString prices = droppedPrices(event->mimeData());
    event->acceptProposedAction();
    // The file manager waits for the drop to end; a question must not keep it waiting.
    QMetaObject::invokeMethod(
        this,
        [this, plans, prices] {
            if (!plans.isEmpty())
                m_files->openDropped(plans);
            else
                m_prices->import(prices);
        },
        Qt::QueuedConnection);
}

} // namespace ui

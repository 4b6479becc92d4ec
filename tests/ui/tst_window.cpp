// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/store/plan_file.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/specs/scenario_charts.h"
#include "ui/dialogs/plan_commands.h"
#include "ui/dialogs/plan_details.h"
#include "ui/dialogs/plan_files.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/document/plan_edits.h"
#include "ui/forms/field_cell.h"
#include "ui/forms/levers_panel.h"
#include "ui/forms/why_panel.h"
#include "ui/forms/workload_form.h"
#include "ui/main_pages.h"
#include "ui/main_window.h"
#include "ui/pages/compare_page.h"
#include "ui/pages/first_work.h"
#include "ui/pages/strip_figures.h"
#include "ui/pages/workload_table.h"
#include "ui/pages/workloads_page.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/lever_slider.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/range_edit.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

using namespace ui;

namespace {

QString templateFile(const QString& name)
{
    return QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/") + name
           + QStringLiteral(".gpuplan.json");
}

} // namespace

/// The real window on the example plan: what a person does in the first minute.
class TstWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void opensTheExampleWithoutAStar();
    void aLeverMovesStripChartAndTableToWhatCoreComputes();
    void aDragIsOneStepAndUndoRestoresTheExactPlan();
    void savesAndReopensEqual();
    void aFieldRefusesWhatItCannotReadAndSaysWhy();
    void aFieldChangesThePlanAsOneStep();
    void scenarioCommandsAreUndoSteps();
    void everyKindOfWorkloadCanBeAddedAndTakenBack();
    void rowsAndBarsTakeInHand();
    void aFileThatIsNoPlanIsASentenceNotABox();
    void writesTheReportAndSaysWhere();
    void theReportHasTheTotalsOfTheScreen();
    void everyControlHasAName();
    void speaksSpanishInEveryPart();
    void aScrollBarOfAnyLengthIsDrawn();
    void theLeversOfEveryWorkloadFitTheirDock();
    void aLanguageChangeLeavesTheDocksAsWideAsTheyWere();
    void theFirstWorkGetsRoomForItsLevers();
    void aPlanWithoutWorkInvitesToEveryKind();
    void aCopyIsInHandAndAsksForItsName();
    void requestsAtATimeAreALeverOfServedModels();
    void showsEveryPageInEveryTheme();

private:
    void startsWhereItCostsLeast();
    void showDialogs(const QString& folder);
    void showPages(const QString& plan, QSize size, const QString& folder);
    [[nodiscard]] QSlider* slider(const char* id) const { return m_window->levers()->slider(id)->slider(); }
    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

void TstWindow::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8()); // recovery files
    QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-test"));
    QLocale::setDefault(Wording(Language::English).locale());
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeMode::Light);
}

void TstWindow::init()
{
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->openFirst({templateFile(QStringLiteral("chatbot-7b"))});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TstWindow::cleanup()
{
    m_window.reset();
}

void TstWindow::opensTheExampleWithoutAStar()
{
    QVERIFY2(m_window->messages()->text().isEmpty(), qPrintable(m_window->messages()->text()));
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->document().plan().scenarios.size() >= 2);
    QVERIFY(m_window->document().inHand().scenario != m_window->document().inHand().against);
    QVERIFY(!m_window->why()->plainText().isEmpty());
}

void TstWindow::aLeverMovesStripChartAndTableToWhatCoreComputes()
{
    PlanDocument& document = m_window->document();
    const core::PlanResult before = document.result();
    const ChartSpec chartBefore = m_window->comparePage()->costChart()->spec();
    slider("idle-share")->setFocus();
    QTest::keyClick(slider("idle-share"), Qt::Key_Right);
    QVERIFY(m_window->isWindowModified());

    const core::PlanResult expected = core::evaluate(document.plan(), core::builtInCatalog());
    QCOMPARE(document.result(), expected);
    QVERIFY(document.result() != before);
    const Wording wording(Language::English);
    QCOMPARE(m_window->strip()->figures(), stripFigures(document, wording));
    const core::ScenarioResult* scenario = document.resultInHand();
    QVERIFY(scenario && scenario->cost);
    QVERIFY(m_window->strip()->figures()[1].value.endsWith(bigMoney(scenario->cost->likely, wording)));
    QCOMPARE(m_window->comparePage()->costChart()->spec(),
             costByScenario(document.plan(), expected, document.inHand().scenario, wording));
    QVERIFY(m_window->comparePage()->costChart()->spec() != chartBefore);
    const auto& total = m_window->comparePage()->workloads()->content().totals[5];
    QCOMPARE(total.text, wording.number(scenario->cost->likely, 2));
}

void TstWindow::aDragIsOneStepAndUndoRestoresTheExactPlan()
{
    PlanDocument& document = m_window->document();
    const core::Plan before = document.plan();
    const std::vector<Figure> strip = m_window->strip()->figures();
    QSlider* overhead = slider("overhead");
    overhead->setSliderDown(true);
    for (int position = 1; position <= 40; ++position)
        overhead->setSliderPosition(overhead->value() + 1);
    overhead->setSliderDown(false);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.undoStack().undoText().contains(QStringLiteral("overhead")));
    QVERIFY(!(document.plan() == before));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(document.plan() == before);
    QCOMPARE(m_window->strip()->figures(), strip);
    QVERIFY(!m_window->isWindowModified());
    QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
    QTRY_VERIFY(m_window->isWindowModified());
}

void TstWindow::savesAndReopensEqual()
{
    PlanDocument& document = m_window->document();
    slider("gpus")->setValue(slider("gpus")->value() + 1);
    for (const char* ending : {".gpuplan", ".gpuplan.json"}) {
        const QString path = m_folder.filePath(QStringLiteral("saved") + QLatin1String(ending));
        QVERIFY(m_window->files().saveTo(path));
        QVERIFY(!m_window->isWindowModified());
        const auto opened = core::openPlan(path.toStdString());
        QVERIFY(opened.has_value());
        QVERIFY(opened->read.plan == document.plan());
        const core::PlanResult result = document.result();
        QVERIFY(m_window->files().open(path));
        QCOMPARE(document.result(), result);
    }
}

void TstWindow::aFieldRefusesWhatItCannotReadAndSaysWhy()
{
    m_window->showPage(u"workloads");
    const core::Plan before = m_window->document().plan();
    FieldCell* cell = m_window->workloadsPage()->form()->cell("hours_per_day");
    QVERIFY(cell);
    auto* edit = qobject_cast<RangeEdit*>(cell->editor());
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("1,5"));
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(!cell->problem().isEmpty());
    QVERIFY(m_window->document().plan() == before);
    QCOMPARE(edit->text(), QStringLiteral("1,5"));
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(cell->problem().isEmpty());
}

void TstWindow::aFieldChangesThePlanAsOneStep()
{
    m_window->showPage(u"workloads");
    FieldCell* cell = m_window->workloadsPage()->form()->cell("hours_per_day");
    auto* edit = qobject_cast<RangeEdit*>(cell->editor());
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("8 - 12"));
    QTest::keyClick(edit, Qt::Key_Return);
    const auto& work = m_window->document().plan().workloads.front()->work;
    QCOMPARE(std::get<core::LlmServing>(work).hoursPerDay, core::Uncertain::between(8, 12));
    QCOMPARE(m_window->document().undoStack().count(), 1);
}

void TstWindow::scenarioCommandsAreUndoSteps()
{
    PlanDocument& document = m_window->document();
    const core::Plan before = document.plan();
    m_window->commands().duplicateScenario();
    QCOMPARE(document.plan().scenarios.size(), before.scenarios.size() + 1);
    m_window->commands().renameScenario(QStringLiteral("Another way"));
    QCOMPARE(core::findScenario(document.plan(), document.inHand().scenario)->name,
             std::string("Another way"));
    m_window->commands().setBaseline();
    QCOMPARE(core::baselineOf(document.plan())->name, std::string("Another way"));
    m_window->commands().deleteScenario();
    QCOMPARE(document.plan().scenarios.size(), before.scenarios.size());
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QVERIFY(document.plan() == before);
}

void TstWindow::everyKindOfWorkloadCanBeAddedAndTakenBack()
{
    PlanDocument& document = m_window->document();
    const core::Plan before = document.plan();
    m_window->showPage(u"workloads");
    for (std::size_t kind = 0; kind < core::kWorkKinds.size(); ++kind) {
        m_window->commands().addWorkload(kind);
        const core::Workload* added = core::findWorkload(document.plan(), document.inHand().workload);
        QVERIFY(added);
        QCOMPARE(core::kindOf(added->work), core::kWorkKinds[kind]);
        for (const core::Issue& issue : document.issues())
            QVERIFY2(issue.severity != core::Severity::Error,
                     qPrintable(Wording(Language::English).sentence(issue)));
        document.undoStack().undo();
        QVERIFY(document.plan() == before);
    }
}

void TstWindow::rowsAndBarsTakeInHand()
{
    PlanDocument& document = m_window->document();
    DataTable* scenarios = m_window->comparePage()->scenarios();
    QTableView* view = scenarios->view();
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        view->setCurrentIndex(view->model()->index(row, 0));
        QCOMPARE(document.inHand().scenario, scenarios->content().rows[static_cast<std::size_t>(row)].id);
    }
    QVERIFY(!m_window->isWindowModified());
    Q_EMIT m_window->comparePage()->costChart()->markActivated(
        QString::fromStdString(document.plan().scenarios.front()->id));
    QTRY_COMPARE(document.inHand().scenario, document.plan().scenarios.front()->id);
}

void TstWindow::aFileThatIsNoPlanIsASentenceNotABox()
{
    const core::Plan before = m_window->document().plan();
    QFile file(m_folder.filePath(QStringLiteral("letter.gpuplan")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Dear all,\n");
    file.close();
    QVERIFY(!m_window->files().open(file.fileName()));
    QVERIFY(m_window->messages()->isVisible());
    QVERIFY(m_window->messages()->text().size() > 20);
    QVERIFY(m_window->document().plan() == before);
}

void TstWindow::writesTheReportAndSaysWhere()
{
    const QString path = m_folder.filePath(QStringLiteral("report.pdf"));
    QVERIFY(m_window->files().reportTo(path));
    QVERIFY(m_window->messages()->text().contains(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(5) == "%PDF-");
    QVERIFY(!m_window->files().reportTo(m_folder.filePath(QStringLiteral("no/such/folder/report.pdf"))));
    QVERIFY(m_window->messages()->text().size() > 20);
}

void TstWindow::theReportHasTheTotalsOfTheScreen()
{
    slider("idle-share")->setFocus();
    QTest::keyClick(slider("idle-share"), Qt::Key_Right);
    const QString path = m_folder.filePath(QStringLiteral("totals.pdf"));
    QVERIFY(m_window->files().reportTo(path));
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    QVERIFY(reader.waitForFinished());
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    const Wording wording(Language::English);
    const TableContent& screen = m_window->comparePage()->scenarios()->content();
    QCOMPARE(screen.rows.size(), m_window->document().result().scenarios.size());
    for (std::size_t i = 0; i < screen.rows.size(); ++i) {
        const core::ScenarioResult& scenario = m_window->document().result().scenarios[i];
        QVERIFY(scenario.cost);
        QCOMPARE(screen.rows[i].cells[1].text, wording.number(scenario.cost->likely, 2));
        QVERIFY2(text.contains(wording.money(scenario.cost->likely)), qPrintable(text));
    }
}

void TstWindow::everyControlHasAName()
{
    m_window->showPage(u"workloads");
    QStringList nameless;
    for (QWidget* widget : m_window->findChildren<QWidget*>()) {
        const bool control =
            qobject_cast<QComboBox*>(widget) || qobject_cast<QSlider*>(widget)
            || qobject_cast<QTableView*>(widget)
            || (qobject_cast<QLineEdit*>(widget) && !qobject_cast<QComboBox*>(widget->parentWidget()));
        if (control && widget->accessibleName().isEmpty())
            nameless << QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ')
                            + widget->objectName();
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void TstWindow::theLeversOfEveryWorkloadFitTheirDock()
{
    for (const auto& workload : m_window->document().plan().workloads) {
        InHand hand = m_window->document().inHand();
        hand.workload = workload->id;
        m_window->document().takeInHand(hand);
        QTest::qWait(20);
        for (const LeverSlider* lever : m_window->levers()->findChildren<LeverSlider*>())
            QVERIFY2(lever->minimumSizeHint().width() <= 250, workload->id.c_str());
    }
}

void TstWindow::aLanguageChangeLeavesTheDocksAsWideAsTheyWere()
{
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
        m_window->resize(size);
        m_window->showPage(u"compare");
        QTest::qWait(30);
        const int before = m_window->findChild<QDockWidget*>(QStringLiteral("levers"))->width();
        for (const Language language : {Language::Spanish, Language::English}) {
            m_window->setLanguage(language);
            QTest::qWait(30);
            QCOMPARE(m_window->findChild<QDockWidget*>(QStringLiteral("levers"))->width(), before);
        }
    }
}

void TstWindow::theFirstWorkGetsRoomForItsLevers()
{
    QSettings().clear(); // as at the very first start
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->openFirst({});
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->files().startEmpty();
    QTest::qWait(30);
    m_window->findChild<PlanCommands*>()->addWorkload(2);
    QTest::qWait(30);
    const auto* levers = m_window->findChild<QDockWidget*>(QStringLiteral("levers"));
    QVERIFY2(levers->height() > 300, qPrintable(QString::number(levers->height())));
    // A higher window gives the reasons what the levers do not need.
    m_window->resize(1280, 1080);
    QTest::qWait(30);
    const auto* why = m_window->findChild<QDockWidget*>(QStringLiteral("why"));
    QVERIFY2(why->height() > 300, qPrintable(QString::number(why->height())));
}

void TstWindow::aScrollBarOfAnyLengthIsDrawn()
{
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        for (int length = 0; length < 60; ++length) {
            QScrollBar bar(orientation);
            bar.setRange(0, 100);
            bar.setPageStep(5);
            bar.resize(orientation == Qt::Horizontal ? QSize(length, 12) : QSize(12, length));
            (void)bar.grab();
        }
    }
    QVERIFY(m_window->isVisible());
}

/// Also writes pictures, to be looked at, into the folder that GPUPLAN_SHOTS names.
/// Menus, pages and docks say their words in the language asked for: no part has a context that the
/// translation does not know.
void TstWindow::speaksSpanishInEveryPart()
{
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/i18n/gpuplan_es.qm")));
    QApplication::installTranslator(&translator);
    MainWindow window(core::builtInCatalog(), Wording(Language::Spanish), *m_theme);
    window.openFirst({templateFile(QStringLiteral("chatbot-7b"))});
    QStringList english;
    for (QAction* action : window.findChildren<QAction*>()) {
        for (const char* word : {"&File", "&Edit", "&View", "&Help", "New", "Open", "Save", "Undo", "Redo"}) {
            if (action->text() == QLatin1String(word))
                english << action->text();
        }
    }
    for (QMenu* menu : window.findChildren<QMenu*>()) {
        if (menu->title() == QLatin1String("&File") || menu->title() == QLatin1String("&Edit"))
            english << menu->title();
    }
    for (QLabel* label : window.findChildren<QLabel*>()) {
        if (label->text() == QLatin1String("Levers") || label->text() == QLatin1String("Why"))
            english << label->text();
    }
    QApplication::removeTranslator(&translator);
    QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('|'))));
}

void TstWindow::showsEveryPageInEveryTheme()
{
    const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
    for (const Language language : {Language::English, Language::Spanish}) {
        if (folder.isEmpty() && language == Language::Spanish)
            continue;
        m_window->setLanguage(language);
        for (const char* plan : {"chatbot-7b", "lab-quarter"}) {
            QVERIFY(m_window->files().open(templateFile(QString::fromLatin1(plan))));
            for (const QSize size : {QSize(1100, 680), QSize(1280, 800), QSize(1920, 1080)})
                showPages(QString::fromLatin1(plan), size, folder);
        }
        m_window->files().startEmpty();
        showPages(QStringLiteral("empty"), QSize(1280, 800), folder);
        showDialogs(folder);
    }
    m_window->setLanguage(Language::English);
    m_theme->apply(ThemeMode::Light);
}

/// Not where an hour does: an hour of a slow card is no bargain.
void TstWindow::startsWhereItCostsLeast()
{
    const PlanDocument& document = m_window->document();
    const auto cost = [&](const core::Plan& plan) {
        return core::evaluate(plan, document.catalog()).scenarios.front().cost;
    };
    const auto own = cost(document.plan());
    QVERIFY(own && !own->openHigh);
    const std::string& scenario = document.inHand().scenario;
    for (const char* gpu : {"rtx-4090", "l4", "a100-sxm-80", "h100-sxm-80", "t4", "p40"}) {
        for (const core::Offer& offer : offersOf(document.plan(), document.catalog(), gpu)) {
            if (offer.purchase != core::Purchase::OnDemand || offer.price.confidence == "unverified"
                || offer.price.usd.openHigh)
                continue;
            const auto other = cost(withOffer(document.plan(), document.catalog(), scenario,
                                              document.plan().workloads.front()->id, offer));
            QVERIFY2(!other || other->likely >= own->likely * (1 - 1e-9), offer.id.c_str());
        }
    }
}

void TstWindow::aPlanWithoutWorkInvitesToEveryKind()
{
    for (std::size_t kind = 0; kind < core::kWorkKinds.size(); ++kind) {
        m_window->files().startEmpty();
        m_window->showPage(u"compare");
        const ComparePage* compare = m_window->comparePage();
        QVERIFY(compare->emptyState()->isVisible() && !compare->costChart()->isVisible());
        QTest::mouseClick(compare->emptyState()->button(), Qt::LeftButton);
        const FirstWork* first = m_window->workloadsPage()->firstWork();
        QVERIFY(first->isVisible());
        QVERIFY(!m_window->workloadsPage()->table()->isVisible());
        QCOMPARE(first->buttons().size(), qsizetype(core::kWorkKinds.size()));
        QPushButton* button = first->buttons()[static_cast<int>(kind)];
        QCOMPARE(button->text(), Wording(Language::English).kind(core::kWorkKinds[kind]));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(m_window->document().plan().workloads.size(), std::size_t(1));
        QCOMPARE(core::kindOf(m_window->document().plan().workloads[0]->work), core::kWorkKinds[kind]);
        QVERIFY(!first->isVisible());
        QVERIFY(m_window->workloadsPage()->form()->isVisible());
        startsWhereItCostsLeast();
        m_window->document().undoStack().undo();
        QVERIFY(m_window->workloadsPage()->firstWork()->isVisible());
    }
}

void TstWindow::aCopyIsInHandAndAsksForItsName()
{
    QToolButton* copy = nullptr;
    for (QToolButton* button : m_window->findChildren<QToolButton*>()) {
        if (button->accessibleName() == QLatin1String("Copy this scenario"))
            copy = button;
    }
    QVERIFY(copy && copy->isVisible());
    const std::size_t before = m_window->document().plan().scenarios.size();
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(m_window->document().plan().scenarios.size(), before + 1);
    const std::string name =
        core::findScenario(m_window->document().plan(), m_window->document().inHand().scenario)->name;
    QVERIFY2(m_window->messages()->text().contains(QString::fromStdString(name)),
             qPrintable(m_window->messages()->text()));
    // A copy costs what it is a copy of: it saves nothing, and not "−0 %".
    InHand hand = m_window->document().inHand();
    hand.against = m_window->document().plan().scenarios.front()->id;
    m_window->document().takeInHand(hand);
    m_window->commands().setBaseline();
    for (const Figure& figure : stripFigures(m_window->document(), Wording(Language::English)))
        QVERIFY2(!figure.value.startsWith(QStringLiteral("−0")), qPrintable(figure.value));
}

void TstWindow::requestsAtATimeAreALeverOfServedModels()
{
    m_window->files().startEmpty();
    m_window->commands().addWorkload(2);
    QVERIFY(m_window->levers()->slider("concurrency"));
    const auto concurrency = [this] {
        return m_window->document().plan().scenarios.front()->deployments.begin()->second->concurrency;
    };
    const int replicas = m_window->document().workloadInHand()->serving->replicas;
    slider("concurrency")->setValue(slider("concurrency")->minimum());
    QCOMPARE(concurrency(), 1.0);
    QVERIFY(m_window->document().workloadInHand()->serving->replicas >= replicas);
    m_window->commands().addWorkload(0);
    QVERIFY(!m_window->levers()->slider("concurrency")
            || !m_window->levers()->slider("concurrency")->isVisible());
}

void TstWindow::showDialogs(const QString& folder)
{
    const Language language = m_window->language();
    for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
        m_theme->apply(mode);
        SettingsDialog settings(language, mode, nullptr);
        PlanDetails details(m_window->document().plan(), Wording(language), nullptr);
        for (QDialog* dialog : {static_cast<QDialog*>(&settings), static_cast<QDialog*>(&details)}) {
            dialog->show();
            QTest::qWait(folder.isEmpty() ? 1 : 60);
            const QPixmap picture = dialog->grab();
            QVERIFY(!picture.isNull());
            if (!folder.isEmpty())
                picture.save(QStringLiteral("%1/dialog-%2-%3-%4.png")
                                 .arg(folder, QString::fromLatin1(dialog->metaObject()->className()).mid(4))
                                 .arg(static_cast<int>(mode))
                                 .arg(tagOf(language)));
            dialog->close();
        }
    }
}

void TstWindow::showPages(const QString& plan, QSize size, const QString& folder)
{
    for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
        m_theme->apply(mode);
        for (const PageEntry& page : pageEntries()) {
            m_window->resize(size);
            m_window->showPage(QString::fromLatin1(page.id));
            QTest::qWait(folder.isEmpty() ? 1 : 120);
            const QPixmap picture = m_window->grab();
            QCOMPARE(picture.size(), size);
            if (!folder.isEmpty())
                picture.save(
                    QStringLiteral("%1/%2-%3-%4-%5-%6.png")
                        .arg(folder, plan, QString::fromLatin1(page.id))
                        .arg(size.width())
                        .arg(mode == ThemeMode::Light ? QStringLiteral("light") : QStringLiteral("dark"),
                             tagOf(m_window->language())));
        }
    }
}

QTEST_MAIN(TstWindow)
#include "tst_window.moc"

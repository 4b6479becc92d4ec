// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/specs/saving_chart.h"
#include "ui/dialogs/plan_files.h"
#include "ui/document/plan_edits.h"
#include "ui/main_window.h"
#include "ui/pages/savings_page.h"
#include "ui/pages/savings_table.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cmath>

using namespace ui;

namespace {

QString templateFile(const QString& name)
{
    return QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/") + name
           + QStringLiteral(".gpuplan.json");
}

} // namespace

/// The Savings page in the real window.
class TstSavingsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void theShownSavingsAddUpToTheSavingOfTheStrip();
    void theChartIsTheSpecOfTheWaterfall();
    void barsStandWhereTheirFiguresAre();
    void aLeverMovesTheWaterfallWhileThePageIsShown();
    void namesGroupsAndPillarsAreUndoSteps();
    void anEmptyPageSaysWhatMendsIt();
    void aRowIsCopiedAsTextAndAsEscapedHtml();
    void hiddenColumnsAndSortingAreRemembered();
    void looksRightEverywhere();

private:
    void take(const char* scenario) { m_window->document().takeScenario(scenario); }
    void select(int from, int to) const
    {
        QTableView* view = m_window->savingsPage()->levers()->view();
        view->selectionModel()->clearSelection();
        for (int row = from; row <= to; ++row)
            view->selectionModel()->select(view->model()->index(row, 0),
                                           QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    void shoot(const QString& name, const QSize& size) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

void TstSavingsPage::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8()); // recovery files
    QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-test-savings"));
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeMode::Light);
}

void TstSavingsPage::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->openFirst({templateFile(QStringLiteral("chatbot-7b"))});
    m_window->resize(1280, 800);
    m_window->showPage(u"savings");
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TstSavingsPage::theShownSavingsAddUpToTheSavingOfTheStrip()
{
    const Wording wording(Language::English);
    for (const auto& scenario : m_window->document().plan().scenarios) {
        if (scenario->baseline)
            continue;
        take(scenario->id.c_str());
        QTRY_COMPARE(m_window->savingsPage()->waterfall().to, scenario->id);
        const TableContent& table = m_window->savingsPage()->levers()->content();
        QVERIFY(!table.rows.empty());
        double sum = 0;
        for (const TableRow& row : table.rows)
            sum += wording.locale().toDouble(row.cells[2].text);
        const double total = wording.locale().toDouble(table.totals[2].text);
        QVERIFY2(std::abs(sum - total) < 0.001, qPrintable(QString::number(sum - total)));
        const core::ScenarioResult* from = m_window->document().resultAgainst();
        const core::ScenarioResult* to = m_window->document().resultInHand();
        QVERIFY(std::abs(total - (from->cost->likely - to->cost->likely)) < 0.006);
        double pillars = 0;
        for (const TableRow& row : m_window->savingsPage()->pillars()->content().rows) {
            if (row.cells[1].text != QStringLiteral("–"))
                pillars += wording.locale().toDouble(row.cells[1].text);
        }
        QVERIFY(std::abs(pillars - total) < 0.001);
    }
}

void TstSavingsPage::theChartIsTheSpecOfTheWaterfall()
{
    const PlanDocument& document = m_window->document();
    const Wording wording(Language::English);
    const core::Waterfall waterfall =
        core::makeWaterfall(document.plan(), document.catalog(), document.result(), document.inHand().against,
                            document.inHand().scenario);
    QCOMPARE(m_window->savingsPage()->chart()->spec(),
             savingByLever(waterfall, document.plan(), document.result(), wording));
    QVERIFY(!m_window->savingsPage()->chart()->spec().title.isEmpty());
    QVERIFY(!m_window->savingsPage()->emptyState()->isVisible());
}

void TstSavingsPage::barsStandWhereTheirFiguresAre()
{
    ChartView* chart = m_window->savingsPage()->chart();
    const QImage picture = chart->grab().toImage();
    const ChartLayout& layout = chart->item()->chartLayout();
    const auto& bars = std::get<WaterfallBars>(chart->spec().body);
    QVERIFY(bars.bars.size() >= 3);
    const ChartStyle style = chartStyle(ChartAppearance::Light, chart->font());
    for (std::size_t i = 0; i < bars.bars.size(); ++i) {
        const double band = layout.plot.width() / double(bars.bars.size());
        const double x = layout.plot.left() + (double(i) + 0.5) * band - 8; // beside the whisker
        const double middle = yOf(layout, chart->spec().y, (bars.bars[i].before + bars.bars[i].after) / 2);
        const QColor expected = bars.bars[i].total ? (bars.bars[i].baseline ? style.baseline : style.accent)
                                                   : style.pillars[std::size_t(bars.bars[i].pillar - 1)];
        const bool onGoal = std::abs(middle - yOf(layout, chart->spec().y, *bars.goal)) < 3;
        if (!onGoal)
            QCOMPARE(picture.pixelColor(int(x), int(middle)), expected);
    }
    QVERIFY(!layout.goal.isEmpty());
    QCOMPARE(layout.names.size(), bars.bars.size());
}

void TstSavingsPage::aLeverMovesTheWaterfallWhileThePageIsShown()
{
    PlanDocument& document = m_window->document();
    const core::Waterfall before = m_window->savingsPage()->waterfall();
    document.edit(withDeployment(document.plan(), document.inHand().scenario, "chatbot",
                                 [](core::Deployment& d) { d.overhead = 1.5; }),
                  QStringLiteral("overhead"));
    QTRY_VERIFY(m_window->savingsPage()->waterfall() != before);
    QCOMPARE(m_window->savingsPage()->waterfall().end.likely, document.resultInHand()->cost->likely);
}

void TstSavingsPage::namesGroupsAndPillarsAreUndoSteps()
{
    PlanDocument& document = m_window->document();
    SavingsPage* page = m_window->savingsPage();
    document.edit(withDeployment(document.plan(), document.inHand().scenario, "chatbot",
                                 [](core::Deployment& d) { d.overhead = 1.5; }),
                  QStringLiteral("overhead"));
    QTRY_COMPARE(page->waterfall().steps.size(), std::size_t{2});
    const core::Plan before = document.plan();
    const double saving = page->waterfall().saving();

    select(1, 1);
    page->rename(QStringLiteral("  Slower code  "));
    QTRY_COMPARE(page->waterfall().steps.back().lever.name, std::string("Slower code"));
    QCOMPARE(page->levers()->content().rows.back().cells[0].text, QStringLiteral("Slower code"));
    QVERIFY(document.undoStack().undoText().contains(QStringLiteral("rename lever")));

    select(1, 1);
    page->setPillar(4);
    QTRY_COMPARE(page->waterfall().steps.back().lever.pillar, 4);

    select(0, 1);
    page->group(QStringLiteral("Everything"));
    QTRY_COMPARE(page->waterfall().steps.size(), std::size_t{1});
    QCOMPARE(page->waterfall().steps.front().lever.name, std::string("Everything"));
    QCOMPARE(page->waterfall().saving(), saving);
    QCOMPARE(core::findScenario(document.plan(), document.inHand().scenario)->levers.size(), std::size_t{1});

    select(0, 0);
    page->ungroup();
    QTRY_VERIFY(page->waterfall().steps.size() > 1);
    while (document.plan() != before && document.undoStack().canUndo())
        document.undoStack().undo();
    QVERIFY(document.plan() == before);
}

void TstSavingsPage::anEmptyPageSaysWhatMendsIt()
{
    SavingsPage* page = m_window->savingsPage();
    PlanDocument& document = m_window->document();
    take(document.inHand().against.c_str());
    QTRY_VERIFY(page->emptyState()->isVisible());
    QVERIFY(page->emptyState()->sentence().contains(QStringLiteral("itself")));
    shoot(QStringLiteral("savings-same"), {1280, 800});
    page->emptyState()->button()->click();
    QTRY_VERIFY(!page->emptyState()->isVisible());
    QVERIFY(document.inHand().scenario != document.inHand().against);

    document.edit(withDeployment(document.plan(), document.inHand().scenario, "chatbot",
                                 [](core::Deployment& d) {
                                     d.offer = "no-such-offer";
                                     d.price.reset();
                                 }),
                  QStringLiteral("no price"));
    QTRY_VERIFY(page->emptyState()->isVisible());
    QVERIFY(page->emptyState()->sentence().contains(QStringLiteral("cannot be priced")));
    shoot(QStringLiteral("savings-unpriced"), {1280, 800});
    page->emptyState()->button()->click();
    QCOMPARE(m_window->shownPage(), QStringLiteral("workloads"));
}

void TstSavingsPage::aRowIsCopiedAsTextAndAsEscapedHtml()
{
    SavingsPage* page = m_window->savingsPage();
    select(0, 0);
    page->rename(QStringLiteral("<b>bold</b>\tlever"));
    QTRY_VERIFY(page->waterfall().steps.front().lever.name.starts_with("<b>"));
    page->levers()->view()->setFocus();
    QTest::keyClick(page->levers()->view(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    QVERIFY(copied->hasHtml());
    QVERIFY(copied->html().contains(QStringLiteral("&lt;b&gt;bold&lt;/b&gt;")));
    QVERIFY(!copied->html().contains(QStringLiteral("<b>")));
    const QStringList lines = copied->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), qsizetype(page->levers()->content().rows.size()) + 2); // titles, totals
    for (const QString& line : lines)
        QCOMPARE(line.count(QLatin1Char('\t')), 5);
    page->levers()->copyRows({page->levers()->content().rows.front().id});
    QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 2);
}

void TstSavingsPage::hiddenColumnsAndSortingAreRemembered()
{
    DataTable* table = m_window->savingsPage()->levers();
    QMenu* menu = table->makeMenu();
    const auto actions = menu->findChildren<QAction*>();
    const auto alone = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
        return action->text() == QStringLiteral("Alone, $");
    });
    QVERIFY(alone != actions.end());
    (*alone)->trigger();
    delete menu;
    table->view()->sortByColumn(2, Qt::DescendingOrder);
    QVERIFY(table->view()->isColumnHidden(3));
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->openFirst({templateFile(QStringLiteral("chatbot-7b"))});
    m_window->showPage(u"savings");
    table = m_window->savingsPage()->levers();
    QVERIFY(table->view()->isColumnHidden(3));
    QVERIFY(!table->view()->isColumnHidden(2));
    QCOMPARE(table->view()->horizontalHeader()->sortIndicatorSection(), 2);
}

void TstSavingsPage::shoot(const QString& name, const QSize& size) const
{
    const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
    if (folder.isEmpty())
        return;
    m_window->resize(size);
    QTest::qWait(80);
    m_window->grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, name).arg(size.width()));
}

void TstSavingsPage::looksRightEverywhere()
{
    for (const Language language : {Language::English, Language::Spanish}) {
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/gpuplan_%1.qm").arg(tagOf(language))));
        QApplication::installTranslator(&translator);
        m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(language), *m_theme);
        m_window->openFirst({templateFile(QStringLiteral("chatbot-7b"))});
        m_window->showPage(u"savings");
        m_window->show();
        for (const auto& scenario : m_window->document().plan().scenarios) {
            take(scenario->id.c_str());
            const bool dark = language == Language::Spanish;
            m_theme->apply(dark ? ThemeMode::Dark : ThemeMode::Light);
            const QString name =
                QStringLiteral("savings-%1-%2").arg(QString::fromStdString(scenario->id), tagOf(language));
            shoot(name, {1100, 680});
            m_window->resize(1100, 680);
            QTest::qWait(1);
            QCOMPARE(m_window->savingsPage()->levers()->view()->horizontalScrollBarPolicy(),
                     Qt::ScrollBarAlwaysOff);
            shoot(name, {1280, 800});
            shoot(name, {1920, 1080});
            const ChartLayout& layout = m_window->savingsPage()->chart()->item()->chartLayout();
            for (std::size_t i = 0; i < layout.values.size(); ++i) {
                for (std::size_t j = i + 1; j < layout.values.size(); ++j)
                    QVERIFY(!layout.values[i].rect.intersects(layout.values[j].rect));
            }
        }
        QApplication::removeTranslator(&translator);
    }
    m_theme->apply(ThemeMode::Light);
}

QTEST_MAIN(TstSavingsPage)
#include "tst_savings_page.moc"

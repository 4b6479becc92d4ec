// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/built_in_text.h"
#include "core/catalog/catalog_json.h"
#include "core/plan/plan_json.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_view.h"
#include "ui/dialogs/plan_commands.h"
#include "ui/dialogs/plan_files.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/main_menus.h"
#include "ui/main_pages.h"
#include "ui/main_window.h"
#include "ui/pages/compare_page.h"
#include "ui/pages/start_page.h"
#include "ui/pages/template_cards.h"
#include "ui/platform/dropped_plans.h"
#include "ui/platform/language.h"
#include "ui/platform/settings.h"
#include "ui/platform/system_colours.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/figure_strip.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDBusVariant>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace ui;

/// Where one begins, and what one expects of a desktop program: language, settings, dropped files, copies.
class TstStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void withoutAFileTheStartPageIsShown();
    void aTemplateOpensAsANewPlan();
    void everyTemplateHasACardInBothLanguages();
    void recentPlansArePinnedForgottenAndOpened();
    void anotherLanguageKeepsUnsavedWorkAndUndo();
    void settingsHoldAtOnceAndAreRemembered();
    void aDroppedPlanIsOpened();
    void whatIsDroppedAndNoPlanIsLeftAlone();
    void theWindowComesBackAsItWasLeft();
    void aLayoutThatIsNoneIsDropped();
    void aChartIsCopiedAsPictureAndAsFigures();
    void aChartThatCannotBeWrittenSaysSoInTheMessageBar();
    void thePortalSaysLightOrDark();
    void theSystemsColoursAreFollowedOnlyWhenAskedFor();
    void looksRightEverywhere();

private:
    void open(const QStringList& files = {});
    [[nodiscard]] QString savedPlan(const QString& name) const;
    void drop(const QList<QUrl>& urls) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

void TstStart::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8()); // recovery files
    QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-test-start"));
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeMode::Light);
}

void TstStart::init()
{
    QSettings().clear();
    useLanguage(Language::English);
}

void TstStart::cleanup()
{
    m_window.reset();
    m_theme->apply(ThemeMode::Light);
    useLanguage(Language::English);
}

void TstStart::open(const QStringList& files)
{
    m_window.reset();
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->openFirst(files);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

QString TstStart::savedPlan(const QString& name) const
{
    const QString path = m_folder.filePath(name + QStringLiteral(".gpuplan.json"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        const std::string_view text = core::builtInText("templates/lab-quarter.gpuplan.json");
        file.write(text.data(), qint64(text.size()));
    }
    return path;
}

void TstStart::withoutAFileTheStartPageIsShown()
{
    open();
    QCOMPARE(m_window->shownPage(), QStringLiteral("start"));
    QVERIFY(!m_window->strip()->isVisible());
    QVERIFY(m_window->startPage()->isVisible());
    m_window->showPage(u"workloads");
    QVERIFY(m_window->strip()->isVisible());
    QTRY_VERIFY(m_window->findChild<QWidget*>(QStringLiteral("levers"))->isVisible());
    m_window->showPage(u"start");
    QVERIFY(!m_window->findChild<QWidget*>(QStringLiteral("levers"))->isVisible());
    const auto buttons = m_window->startPage()->findChildren<QPushButton*>();
    const auto fresh = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* b) {
        return b->text() == QStringLiteral("New plan");
    });
    QVERIFY(fresh != buttons.end());
    QTest::mouseClick(*fresh, Qt::LeftButton);
    QCOMPARE(m_window->shownPage(), QStringLiteral("workloads"));
}

void TstStart::aTemplateOpensAsANewPlan()
{
    open();
    const auto& cards = m_window->startPage()->templateCards();
    QVERIFY(!cards.empty());
    QCOMPARE(cards.front()->objectName(), QStringLiteral("chatbot-7b"));
    QTest::mouseClick(cards.front(), Qt::LeftButton);
    const auto read = core::readPlan(core::builtInText("templates/chatbot-7b.gpuplan.json"));
    QVERIFY(m_window->document().plan() == read->plan);
    QVERIFY(m_window->document().path().isEmpty());
    QVERIFY(!m_window->document().isUnsaved());
    QCOMPARE(m_window->shownPage(), QStringLiteral("compare"));
    const auto actions = m_window->menus().submenu(ActionId::NewFromTemplate)->actions();
    QCOMPARE(std::size_t(actions.size()), cards.size());
    actions.back()->trigger();
    QVERIFY(m_window->document().plan() != read->plan);
}

void TstStart::everyTemplateHasACardInBothLanguages()
{
    const std::vector<TemplateCard> english = templateCards();
    QCOMPARE(english.size(), core::builtInNames("templates/").size());
    useLanguage(Language::Spanish);
    const std::vector<TemplateCard> spanish = templateCards();
    for (std::size_t i = 0; i < english.size(); ++i) {
        QCOMPARE(spanish[i].id, english[i].id);
        QVERIFY2(!english[i].title.isEmpty() && !english[i].sentence.isEmpty(), qPrintable(english[i].id));
        QVERIFY2(spanish[i].sentence != english[i].sentence, qPrintable(english[i].id));
    }
}

void TstStart::recentPlansArePinnedForgottenAndOpened()
{
    const QString first = savedPlan(QStringLiteral("first"));
    const QString second = savedPlan(QStringLiteral("second"));
    const QString gone = savedPlan(QStringLiteral("gone"));
    for (const QString& path : {gone, first, second})
        Settings().addRecentFile(path);
    QFile::remove(gone);
    open();
    StartPage* page = m_window->startPage();
    QCOMPARE(page->recentCards().size(), std::size_t{3});
    QCOMPARE(page->recentCards()[0]->text(), QStringLiteral("second"));
    QVERIFY(page->recentCards()[0]->note().startsWith(QStringLiteral("today")));
    QCOMPARE(page->recentCards()[2]->note(), QStringLiteral("no longer there"));
    QTest::mouseClick(page->recentCards()[2], Qt::LeftButton, {}, QPoint(20, 20));
    QVERIFY(m_window->messages()->text().contains(QStringLiteral("gone")));

    page->recentCards()[1]->findChild<QPushButton*>()->click(); // pin "first"
    QCOMPARE(page->recentCards()[0]->text(), QStringLiteral("first"));
    page->recentCards()[2]->findChild<QPushButton*>()->click(); // forget "gone"
    QTRY_COMPARE(page->recentCards().size(), std::size_t{2});
    QTest::mouseClick(page->recentCards()[1], Qt::LeftButton, {}, QPoint(20, 20));
    QCOMPARE(m_window->document().path(), second);
    QCOMPARE(m_window->shownPage(), QStringLiteral("compare"));
    QVERIFY(Settings().recent().front().pinned);
}

void TstStart::anotherLanguageKeepsUnsavedWorkAndUndo()
{
    open({savedPlan(QStringLiteral("plan"))});
    const core::Plan before = m_window->document().plan();
    m_window->commands().renameScenario(QStringLiteral("Renamed"));
    const core::Plan edited = m_window->document().plan();
    m_window->showPage(u"start");
    QComboBox* languages = m_window->startPage()->languages();
    languages->setCurrentIndex(1);
    Q_EMIT languages->activated(1);
    QTRY_COMPARE(m_window->language(), Language::Spanish);
    QCOMPARE(m_window->menuBar()->actions().front()->text(), QStringLiteral("&Archivo"));
    QTRY_COMPARE(m_window->messages()->findChildren<QPushButton*>().front()->text(),
                 QStringLiteral("Cerrar"));
    QCOMPARE(m_window->shownPage(), QStringLiteral("start"));
    QVERIFY(m_window->document().plan() == edited);
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(QLocale().decimalPoint(), QStringLiteral(","));
    m_window->menus().undo()->trigger();
    QVERIFY(m_window->document().plan() == before);
    m_window->showPage(u"compare");
    QVERIFY(m_window->strip()->figures()[1].value.endsWith(QLatin1Char('$')));
    QTRY_VERIFY(m_window->findChild<QWidget*>(QStringLiteral("levers"))->isVisible());
    QCOMPARE(Settings().language().value(), Language::Spanish);
    m_window->setLanguage(Language::English);
    QCOMPARE(m_window->menuBar()->actions().front()->text(), QStringLiteral("&File"));
}

void TstStart::settingsHoldAtOnceAndAreRemembered()
{
    open({savedPlan(QStringLiteral("plan"))});
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<SettingsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->themes()->setCurrentIndex(2);
        Q_EMIT dialog->themes()->activated(2);
        QVERIFY(tokensFor(QApplication::palette()).dark);
        dialog->papers()->setCurrentIndex(2);
        Q_EMIT dialog->papers()->activated(2);
        dialog->reducedMotion()->click();
        QVERIFY(!QApplication::isEffectEnabled(Qt::UI_AnimateMenu));
        dialog->languages()->setCurrentIndex(1);
        Q_EMIT dialog->languages()->activated(1);
        dialog->accept();
    });
    m_window->actions().get(ActionId::Settings)->trigger();
    QCOMPARE(Settings().theme(), ThemeMode::Dark);
    QCOMPARE(Settings().report().paper, QStringLiteral("letter"));
    QVERIFY(Settings().reducedMotion());
    QCOMPARE(m_window->language(), Language::Spanish);
    QVERIFY(m_window->actions().get(ActionId::ThemeDark)->isChecked());
}

void TstStart::drop(const QList<QUrl>& urls) const
{
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    if (!enter.isAccepted())
        return;
    QDropEvent dropped(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &dropped);
}

void TstStart::aDroppedPlanIsOpened()
{
    open();
    const QString path = savedPlan(QStringLiteral("dropped"));
    drop({QUrl::fromLocalFile(path), QUrl::fromLocalFile(savedPlan(QStringLiteral("other")))});
    QTRY_COMPARE(m_window->document().path(), path);
    QCOMPARE(m_window->shownPage(), QStringLiteral("compare"));
    QVERIFY(m_window->messages()->text().contains(QStringLiteral("One window shows one plan")));
}

void TstStart::whatIsDroppedAndNoPlanIsLeftAlone()
{
    open();
    const core::Plan before = m_window->document().plan();
    drop({QUrl(QStringLiteral("https://example.org/a.gpuplan")),
          QUrl::fromLocalFile(QStringLiteral("/etc/hostname"))});
    QTest::qWait(20);
    QVERIFY(m_window->document().plan() == before);
    QVERIFY(m_window->messages()->text().isEmpty());
    drop({QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("missing.gpuplan")))});
    QTRY_VERIFY(!m_window->messages()->text().isEmpty());
}

void TstStart::theWindowComesBackAsItWasLeft()
{
    const QString path = savedPlan(QStringLiteral("plan"));
    open({path});
    m_window->showPage(u"savings");
    m_window->resize(1210, 720);
    auto* why = m_window->findChild<QWidget*>(QStringLiteral("why"));
    why->hide();
    m_window->close();
    open({path});
    m_window.reset();
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->openFirst({path});
    m_window->show();
    QCOMPARE(m_window->shownPage(), QStringLiteral("savings"));
    QVERIFY(m_window->findChild<QWidget*>(QStringLiteral("why"))->isHidden());
    QVERIFY(!m_window->findChild<QWidget*>(QStringLiteral("levers"))->isHidden());
}

void TstStart::aLayoutThatIsNoneIsDropped()
{
    Settings().setWindow("no geometry", "no state");
    Settings().setPage(QStringLiteral("no-such-page"));
    Settings().setColumns(QStringLiteral("compare-scenarios"), {3, 99, true, {1, 77}});
    open({savedPlan(QStringLiteral("plan"))});
    QCOMPARE(m_window->shownPage(), QStringLiteral("compare"));
    QVERIFY(m_window->comparePage()->scenarios()->isVisible());
}

void TstStart::aChartIsCopiedAsPictureAndAsFigures()
{
    open({savedPlan(QStringLiteral("plan"))});
    ChartView* chart = m_window->comparePage()->costChart();
    chart->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    QVERIFY(copied->hasImage() && copied->hasText() && copied->hasHtml());
    const auto picture = qvariant_cast<QImage>(copied->imageData());
    QVERIFY(picture.width() >= 2 * (chart->width() - 8));
    const ChartTable table = chartTable(chart->spec(), Wording(Language::English));
    QCOMPARE(copied->text().count(QLatin1Char('\n')), qsizetype(table.rows.size()) + 1);
    QVERIFY(copied->text().startsWith(table.headers.join(QLatin1Char('\t'))));
    QStringList texts;
    QMenu* menu = chart->makeMenu();
    for (const QAction* action : menu->actions())
        texts << action->text();
    delete menu;
    QVERIFY(texts.contains(QStringLiteral("Copy picture")) && texts.contains(QStringLiteral("Copy figures")));
    QVERIFY(texts.contains(QStringLiteral("Show as table")));
}

void TstStart::aChartThatCannotBeWrittenSaysSoInTheMessageBar()
{
    open({savedPlan(QStringLiteral("plan"))});
    Q_EMIT m_window->comparePage()->costChart()->failed(QStringLiteral("It cannot be written there."));
    QCOMPARE(m_window->messages()->text(), QStringLiteral("It cannot be written there."));
    QVERIFY(m_window->messages()->isVisible());
}

void TstStart::thePortalSaysLightOrDark()
{
    const auto wrapped = [](uint scheme) {
        return QVariant::fromValue(QDBusVariant(QVariant::fromValue(QDBusVariant(scheme))));
    };
    QCOMPARE(SystemColours::prefersDark(QVariant(1U)), std::optional<bool>(true));
    QCOMPARE(SystemColours::prefersDark(wrapped(2)), std::optional<bool>(false));
    QCOMPARE(SystemColours::prefersDark(wrapped(0)), std::optional<bool>());
    QCOMPARE(SystemColours::prefersDark(QVariant(QStringLiteral("dark"))), std::optional<bool>());
    QCOMPARE(SystemColours::prefersDark(QVariant()), std::optional<bool>());
}

void TstStart::theSystemsColoursAreFollowedOnlyWhenAskedFor()
{
    m_theme->apply(ThemeMode::Light);
    m_theme->setSystemDark(true);
    QVERIFY(!tokensFor(QApplication::palette()).dark);
    m_theme->apply(ThemeMode::System);
    QVERIFY(tokensFor(QApplication::palette()).dark);
    m_theme->setSystemDark(false);
    QVERIFY(!tokensFor(QApplication::palette()).dark);
}

void TstStart::looksRightEverywhere()
{
    const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
    const QString gone = savedPlan(QStringLiteral("A plan that was moved"));
    Settings().addRecentFile(gone);
    Settings().addRecentFile(savedPlan(QStringLiteral("Budget 2027")));
    Settings().addRecentFile(savedPlan(QStringLiteral("Chatbot for support, second try")));
    QFile::remove(gone);
    open();
    for (const Language language : {Language::English, Language::Spanish}) {
        m_window->setLanguage(language);
        for (const QSize size : {QSize(1100, 680), QSize(1280, 800), QSize(1920, 1080)}) {
            for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
                m_theme->apply(mode);
                m_window->resize(size);
                QTest::qWait(folder.isEmpty() ? 1 : 60);
                QCOMPARE(m_window->grab().size(), size);
                if (!folder.isEmpty())
                    m_window->grab().save(
                        QStringLiteral("%1/start-%2-%3-%4.png")
                            .arg(folder, tagOf(language))
                            .arg(size.width())
                            .arg(mode == ThemeMode::Dark ? QStringLiteral("dark") : QStringLiteral("light")));
            }
        }
        SettingsDialog dialog(language, ThemeMode::Light, m_window.get());
        dialog.show();
        if (!folder.isEmpty()) {
            QTest::qWait(60);
            dialog.grab().save(QStringLiteral("%1/settings-%2.png").arg(folder, tagOf(language)));
        }
    }
}

QTEST_MAIN(TstStart)
#include "tst_start.moc"

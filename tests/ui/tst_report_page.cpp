// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "ui/dialogs/plan_files.h"
#include "ui/main_pages.h"
#include "ui/main_window.h"
#include "ui/pages/report_options.h"
#include "ui/pages/report_page.h"
#include "ui/pages/report_preview.h"
#include "ui/platform/settings.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>

using namespace ui;
using namespace Qt::Literals::StringLiterals;

/// The Report page in the real window.
class TestReportPage : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;

    [[nodiscard]] ReportPage* page() const { return m_window->findChild<ReportPage*>(); }
    void open(Language language = Language::English, const QString& plan = u"chatbot-7b"_s)
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(language), *m_theme);
        m_window->openFirst(
            {QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/%1.gpuplan.json").arg(plan)});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->showPage(u"report");
        QTRY_VERIFY_WITH_TIMEOUT(page() && page()->isUpToDate() && page()->preview()->pageCount() > 0, 20000);
    }
    void waitForPages() const { QTRY_VERIFY_WITH_TIMEOUT(page()->isUpToDate(), 20000); }
    int pagesOfFile(const QString& path)
    {
        if (!m_window->files().reportTo(path, page()->options()->request()))
            return -1;
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return -1;
        return static_cast<int>(file.readAll().count("/Type /Page\n"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8()); // recovery files
        QApplication::setOrganizationName(u"gpuplan-test"_s);
        QApplication::setApplicationName(u"gpuplan-report-test"_s);
        QLocale::setDefault(Wording(Language::English).locale());
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->apply(ThemeMode::Light);
    }
    void init()
    {
        QSettings().clear();
        open();
    }
    void cleanup() { m_window.reset(); }

    void thePreviewHasThePagesOfTheFile()
    {
        for (const int paper : {0, 1}) {
            page()->options()->paper()->setCurrentIndex(paper);
            waitForPages();
            QCOMPARE(page()->preview()->pageCount(), pagesOfFile(m_folder.filePath(u"preview.pdf"_s)));
        }
    }

    void untickingASectionTakesItsPagesAway()
    {
        const int all = page()->preview()->pageCount();
        QCheckBox* appendix = page()->options()->section(core::ReportPart::Derivations);
        appendix->setFocus();
        QTest::keyClick(appendix, Qt::Key_Space);
        QVERIFY(!page()->isUpToDate());
        waitForPages();
        QVERIFY(page()->preview()->pageCount() < all);
        QTest::keyClick(appendix, Qt::Key_Space);
        waitForPages();
        QCOMPARE(page()->preview()->pageCount(), all);
    }

    void withoutASectionItSaysSoAndOffersThemAll()
    {
        page()->options()->tickAll(false);
        waitForPages();
        QCOMPARE(page()->preview()->pageCount(), 0);
        QVERIFY(page()->emptyState()->isVisible());
        QVERIFY(!page()->options()->exportButton()->isEnabled());
        QTest::mouseClick(page()->emptyState()->button(), Qt::LeftButton);
        waitForPages();
        QVERIFY(page()->preview()->pageCount() > 5);
        QVERIFY(page()->options()->exportButton()->isEnabled());
    }

    void languageIsTheReportsOwnAndChoicesAreRemembered()
    {
        QComboBox* language = page()->options()->language();
        language->setFocus();
        QTest::keyClick(language, Qt::Key_Down);
        waitForPages();
        QCOMPARE(page()->options()->request().language, Language::Spanish);
        page()->options()->paper()->setCurrentIndex(1);
        page()->options()->section(core::ReportPart::Issues)->click();
        waitForPages();
        open();
        const ReportRequest kept = page()->options()->request();
        QCOMPARE(kept.language, Language::Spanish);
        QCOMPARE(kept.paper, core::Paper::Letter);
        QVERIFY(std::find(kept.parts.begin(), kept.parts.end(), core::ReportPart::Issues)
                == kept.parts.end());
        QCOMPARE(kept.parts.size(), core::kNames<core::ReportPart>.size() - 1);
    }

    void whatTheSettingsSayMeanwhileIsTaken()
    {
        m_window->showPage(u"compare");
        Settings::Report kept = Settings().report();
        kept.paper = u"letter"_s;
        Settings().setReport(kept);
        m_window->showPage(u"report");
        waitForPages();
        QCOMPARE(page()->options()->request().paper, core::Paper::Letter);
        QCOMPARE(Settings().report().paper, u"letter"_s);
    }

    void theScenarioFollowsTheOneInHandUntilOneIsChosen()
    {
        PlanDocument& document = m_window->document();
        const std::string first = document.plan().scenarios[1]->id;
        document.takeScenario(first);
        waitForPages();
        QCOMPARE(page()->options()->request().scenario, first);
        const std::string chosen = document.plan().scenarios[2]->id;
        QComboBox* box = page()->options()->scenario();
        box->setCurrentIndex(box->findData(QString::fromStdString(chosen)));
        Q_EMIT box->activated(box->currentIndex());
        waitForPages();
        document.takeScenario(document.plan().scenarios[3]->id);
        waitForPages();
        QCOMPARE(page()->options()->request().scenario, chosen);
    }

    void aChangeOfThePlanIsDrawnOnceItRests()
    {
        PlanDocument& document = m_window->document();
        const qint64 before = page()->preview()->pageCount();
        for (int i = 0; i < 20; ++i) {
            core::Plan plan = document.plan();
            plan.name = "Name " + std::to_string(i);
            document.edit(std::move(plan), u"Rename"_s, u"name"_s);
            QVERIFY(!page()->isUpToDate());
        }
        waitForPages();
        QCOMPARE(page()->preview()->pageCount(), before);
    }

    void nothingIsDrawnWhileAnotherPageIsShown()
    {
        m_window->showPage(u"compare");
        QSignalSpy drawn(page()->preview(), &ReportPreview::viewChanged);
        core::Plan plan = m_window->document().plan();
        plan.name = "Another";
        m_window->document().edit(std::move(plan), u"Rename"_s);
        QTest::qWait(400);
        QCOMPARE(drawn.count(), 0);
        m_window->showPage(u"report");
        waitForPages();
        QVERIFY(drawn.count() > 0);
    }

    void keysScrollAndChangeTheSize()
    {
        ReportPreview* preview = page()->preview();
        preview->setFocus();
        QCOMPARE(preview->currentPage(), 0);
        QTest::keyClick(preview, Qt::Key_End);
        QCOMPARE(preview->currentPage(), preview->pageCount() - 1);
        QVERIFY(preview->accessibleDescription().contains(QString::number(preview->pageCount())));
        QTest::keyClick(preview, Qt::Key_Home);
        QCOMPARE(preview->currentPage(), 0);
        QTest::keyClick(preview, Qt::Key_PageDown);
        QVERIFY(preview->verticalScrollBar()->value() > 0);
        const double fit = preview->shownZoom();
        QTest::keyClick(preview, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(preview->shownZoom() > fit);
        QTest::keyClick(preview, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(preview->shownZoom(), fit);
    }

    void theButtonWritesTheFile()
    {
        const QString path = m_folder.filePath(u"exported.pdf"_s);
        QTimer::singleShot(300, this, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto* name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
            QVERIFY(name);
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::mouseClick(page()->options()->exportButton(), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(path));
        QVERIFY2(m_window->messages()->text().contains(path), qPrintable(m_window->messages()->text()));
    }

    void thePagesOnScreenHaveInk()
    {
        ReportPreview* preview = page()->preview();
        const QImage image = preview->viewport()->grab().toImage();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                ink += qGray(image.pixel(x, y)) < 90 ? 1 : 0;
        }
        QVERIFY2(ink > 200, qPrintable(QString::number(ink)));
    }

    void everyControlHasANameAndTheKeyboardReachesIt()
    {
        for (QWidget* widget : page()->findChildren<QWidget*>()) {
            const bool control = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget);
            if (!control || !widget->isVisible())
                continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     widget->metaObject()->className());
            QVERIFY(widget->focusPolicy() & Qt::TabFocus);
        }
        QVERIFY(!page()->preview()->accessibleName().isEmpty());
    }

    void showsItselfInEveryThemeAndSize()
    {
        const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
        for (const bool spanish : {false, true}) {
            QTranslator translator;
            if (spanish) {
                QVERIFY(translator.load(u":/i18n/gpuplan_es.qm"_s));
                QApplication::installTranslator(&translator);
            }
            for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
                m_theme->apply(mode);
                QSettings().clear();
                open(spanish ? Language::Spanish : Language::English);
                for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                    m_window->resize(size);
                    QTest::qWait(50);
                    waitForPages();
                    const QPixmap shot = m_window->grab();
                    QVERIFY(!shot.isNull());
                    if (!folder.isEmpty())
                        shot.save(u"%1/report-%2-%3-%4.png"_s
                                      .arg(folder, spanish ? u"es"_s : u"en"_s,
                                           mode == ThemeMode::Dark ? u"dark"_s : u"light"_s)
                                      .arg(size.width()));
                }
            }
            if (spanish)
                QApplication::removeTranslator(&translator);
        }
        m_theme->apply(ThemeMode::Light);
    }
};

QTEST_MAIN(TestReportPage)
#include "tst_report_page.moc"

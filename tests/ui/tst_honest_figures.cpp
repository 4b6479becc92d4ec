// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "ui/charts/chart_view.h"
#include "ui/dialogs/plan_commands.h"
#include "ui/dialogs/plan_files.h"
#include "ui/document/plan_edits.h"
#include "ui/forms/deployment_form.h"
#include "ui/forms/workload_form.h"
#include "ui/forms/workload_notes.h"
#include "ui/main_window.h"
#include "ui/pages/compare_page.h"
#include "ui/pages/savings_page.h"
#include "ui/pages/workloads_page.h"
#include "ui/platform/fit_words.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/figure_strip.h"
#include "ui/widgets/fit_bar.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace ui;

/// What the window says of fit, time and saving: each in words, and none that misleads.
class TstHonestFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void fitIsSaidAlikeEverywhere_data();
    void fitIsSaidAlikeEverywhere();
    void servicesRunAllMonthAndHaveNoEnd();
    void jobsSayWhenTheyFinish();
    void aNoteIsSaidOnceForAllScenarios();
    void notesCallThingsByTheirNames();
    void aDearerScenarioIsNoSaving();
    void aMessageChangesLanguageWithTheWindow();
    void tablesOfSavingsNeedNoSidewaysScroll();

private:
    [[nodiscard]] PlanDocument& document() const { return m_window->document(); }
    [[nodiscard]] QString note() const;
    void openTemplate(const QString& name) const;
    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

void TstHonestFigures::initTestCase()
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

void TstHonestFigures::init()
{
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TstHonestFigures::openTemplate(const QString& name) const
{
    m_window->openFirst({QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/") + name
                         + QStringLiteral(".gpuplan.json")});
}

void TstHonestFigures::fitIsSaidAlikeEverywhere_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("tone");
    QTest::newRow("room to spare") << 0.3 << 0.5 << "✓ fits" << static_cast<int>(Tone::Good);
    QTest::newRow("the range straddles it") << 0.5 << 1.3 << "⚠ may not fit" << static_cast<int>(Tone::Warn);
    QTest::newRow("too large") << 1.5 << 2.0 << "✗ does not fit" << static_cast<int>(Tone::Bad);
}

void TstHonestFigures::fitIsSaidAlikeEverywhere()
{
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(QString, words);
    QFETCH(int, tone);
    m_window->files().startEmpty();
    m_window->commands().addWorkload(2);
    m_window->showPage(u"workloads");
    const double there = document().workloadInHand()->memory->availableGb;
    document().edit(withDeployment(document().plan(), document().inHand().scenario,
                                   document().inHand().workload,
                                   [&](core::Deployment& d) {
                                       d.concurrency = 1;
                                       d.contextTokens = 16;
                                       d.runtimeGb = 0;
                                       d.weightsGb = core::Uncertain::between(low * there, high * there);
                                   }),
                    QStringLiteral("size"));
    const QString sign = words.left(1);
    const Tone expected = static_cast<Tone>(tone);
    const Figure fit = m_window->strip()->figures().back();
    QVERIFY2(fit.value.startsWith(sign), qPrintable(fit.value));
    QCOMPARE(fit.tone, expected);
    const TableCell row = m_window->workloadsPage()->table()->content().rows.front().cells[2];
    QVERIFY2(row.text.startsWith(sign), qPrintable(row.text));
    QVERIFY2(row.tip.startsWith(words), qPrintable(row.tip));
    QCOMPARE(row.tone, expected);
    const DeploymentForm* form = m_window->workloadsPage()->deployment();
    QVERIFY2(form->fitLine().startsWith(words), qPrintable(form->fitLine()));
    QCOMPARE(form->fitBar()->content().tone, expected);
    m_window->showPage(u"compare");
    const TableCell scenario = m_window->comparePage()->scenarios()->content().rows.front().cells.back();
    QCOMPARE(scenario.text, words);
    QCOMPARE(scenario.tone, expected);
}

void TstHonestFigures::servicesRunAllMonthAndHaveNoEnd()
{
    m_window->files().startEmpty();
    m_window->commands().addWorkload(2);
    const Figure time = m_window->strip()->figures()[3];
    QCOMPARE(time.label, QStringLiteral("Runs all month"));
    const int replicas = document().workloadInHand()->serving->replicas;
    QCOMPARE(time.value, QString::number(replicas));
    QVERIFY2(time.note.startsWith(QStringLiteral("replica")), qPrintable(time.note));
    m_window->showPage(u"compare");
    QCOMPARE(m_window->comparePage()->scenarios()->content().rows.front().cells[6].text,
             QStringLiteral("all month"));
    const auto& scatter = std::get<Scatter>(m_window->comparePage()->timeChart()->spec().body);
    QCOMPARE(scatter.words.xUnit, std::string("GPU-h"));
    QCOMPARE(scatter.points.front().x, document().result().scenarios.front().gpuHours);
}

void TstHonestFigures::jobsSayWhenTheyFinish()
{
    m_window->files().startEmpty();
    m_window->commands().addWorkload(2); // a service beside it does not hide the job's end
    m_window->commands().addWorkload(1);
    const Figure time = m_window->strip()->figures()[3];
    QCOMPARE(time.label, QStringLiteral("Longest run"));
    const core::WorkloadResult& job = document().result().scenarios.front().workloads[1];
    QCOMPARE(time.value, Wording(Language::English).hours(job.wallHours.likely));
    m_window->showPage(u"compare");
    const auto& scatter = std::get<Scatter>(m_window->comparePage()->timeChart()->spec().body);
    QCOMPARE(scatter.words.xUnit, std::string("h"));
    QCOMPARE(scatter.points.front().x, job.wallHours);
}

QString TstHonestFigures::note() const
{
    QStringList notes;
    for (const QLabel* label :
         m_window->workloadsPage()->form()->findChildren<QLabel*>(QStringLiteral("note")))
        notes << label->text();
    return notes.join(QLatin1Char('\n'));
}

void TstHonestFigures::aNoteIsSaidOnceForAllScenarios()
{
    openTemplate(QStringLiteral("chatbot-7b"));
    m_window->showPage(u"workloads");
    bool shared = false;
    for (const auto& workload : document().plan().workloads) {
        document().takeWorkload(workload->id);
        QStringList sentences;
        for (const WorkloadNote& note : workloadNotes(document(), workload->id, Wording(Language::English))) {
            QVERIFY2(!sentences.contains(note.sentence), qPrintable(note.sentence));
            sentences << note.sentence;
            QVERIFY2(this->note().contains(note.sentence), qPrintable(this->note()));
            shared = shared || note.where.contains(QStringLiteral("scenarios"));
        }
    }
    QVERIFY(shared);
}

void TstHonestFigures::notesCallThingsByTheirNames()
{
    openTemplate(QStringLiteral("chatbot-7b"));
    m_window->showPage(u"workloads");
    for (const auto& workload : document().plan().workloads) {
        document().takeWorkload(workload->id);
        for (const core::Provider& provider : document().catalog().providers()) {
            if (provider.name.empty() || provider.name == provider.id)
                continue;
            const QRegularExpression raw(QStringLiteral("\\b%1\\b").arg(QString::fromStdString(provider.id)));
            const QString name = QString::fromStdString(provider.name);
            QVERIFY2(!note().remove(name).contains(raw), qPrintable(note()));
        }
    }
    const core::Issue named = withNames(
        {core::Severity::Info, "provider-rules-used", "", {{"provider", "gcp"}}}, document().catalog());
    QCOMPARE(named.arguments.front().second, document().catalog().provider("gcp")->name);
}

void TstHonestFigures::aDearerScenarioIsNoSaving()
{
    openTemplate(QStringLiteral("chatbot-7b"));
    InHand hand = document().inHand();
    std::swap(hand.scenario, hand.against);
    document().takeInHand(hand);
    const Figure saving = m_window->strip()->figures()[2];
    QCOMPARE(saving.label, QStringLiteral("Dearer by"));
    QVERIFY2(!saving.value.contains(QStringLiteral("−")) && !saving.value.contains(QLatin1Char('+')),
             qPrintable(saving.value));
}

void TstHonestFigures::aMessageChangesLanguageWithTheWindow()
{
    m_window->files().startEmpty();
    QVERIFY(!m_window->files().open(m_folder.filePath(QStringLiteral("none.gpuplan"))));
    const QString english = m_window->messages()->text();
    QVERIFY(!english.isEmpty());
    m_window->setLanguage(Language::Spanish);
    const QString spanish = m_window->messages()->text();
    QVERIFY(!spanish.isEmpty());
    QVERIFY2(spanish != english, qPrintable(spanish));
    QTRY_VERIFY(m_window->messages()->isVisible());
    m_window->setLanguage(Language::English);
    QCOMPARE(m_window->messages()->text(), english);
}

void TstHonestFigures::tablesOfSavingsNeedNoSidewaysScroll()
{
    openTemplate(QStringLiteral("chatbot-7b"));
    m_window->resize(1280, 800);
    m_window->showPage(u"savings");
    for (const QTableView* table : m_window->savingsPage()->findChildren<QTableView*>()) {
        if (table->isVisible())
            QTRY_VERIFY2(table->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff,
                         qPrintable(table->accessibleName()));
    }
}

QTEST_MAIN(TstHonestFigures)
#include "tst_honest_figures.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/store/plan_file.h"
#include "tests/ui/message_pictures.h"
#include "ui/dialogs/plan_files.h"
#include "ui/dialogs/recovery_offer.h"
#include "ui/document/recovery.h"
#include "ui/main_window.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstring>
#include <random>

using namespace ui;

namespace {

const QString kExample = QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json");

/// Both sides of a crash are the same program with the same settings.
void beTheProgram()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, qEnvironmentVariable("XDG_DATA_HOME"));
    QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-test"));
    QLocale::setDefault(Wording(Language::English).locale());
}

void rename(PlanDocument& document, const std::string& name)
{
    core::Plan plan = document.plan();
    plan.name = name;
    document.edit(std::move(plan), QStringLiteral("rename"));
}

void say(const char* word)
{
    std::puts(word);
    std::fflush(stdout);
}

/// The program with an unsaved change, until it is killed; says "written" once the change is in its file.
int editAndWait(QApplication& app, const QString& file)
{
    Theme theme(app);
    MainWindow window(core::builtInCatalog(), Wording(Language::English), theme);
    window.openFirst({file});
    window.show();
    QObject::connect(&window.files().recoveryOffer().recovery(), &Recovery::written, &window,
                     [](const QString& reason) { say(reason.isEmpty() ? "written" : "failed"); });
    rename(window.document(), "Changed before the crash");
    return QApplication::exec();
}

/// Edits all the time and writes after each edit, until it is killed.
int editForEver()
{
    PlanDocument document(core::builtInCatalog());
    const Recovery recovery(document, nullptr, 0);
    document.start(core::openPlan(kExample.toStdString())->read.plan, {}, 0, true);
    QTimer timer;
    int count = 0;
    QObject::connect(&timer, &QTimer::timeout, &document,
                     [&] { rename(document, "edit " + std::to_string(++count)); });
    timer.start(1);
    say("started");
    return QApplication::exec();
}

} // namespace

/// A crash costs seconds of work: what was not saved is offered at the next start.
class TstRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void unsavedWorkIsWrittenAndGoneWhenSaved();
    void aCleanCloseLeavesNothing();
    void editsWithoutAPauseAreWrittenToo();
    void documentsDoNotTakeEachOthersWork();
    void aKilledProgramsWorkIsRestored();
    void whatIsRestoredStaysSafeUntilItIsWrittenAgain();
    void aKilledProgramsWorkIsDiscarded();
    void aDismissedOfferIsMadeAgain();
    void killedWhileWritingLeavesAWholePlanOrNone();
    void aBrokenFileIsNotOffered();

private:
    /// Starts this program anew in the role `role`, waits for its word, and kills it.
    void crash(const QStringList& role, const char* word, int milliseconds = 0);
    [[nodiscard]] QStringList files() const
    {
        return QDir(Recovery::folder()).entryList(QDir::Files | QDir::Hidden);
    }
    std::unique_ptr<MainWindow> open(const QStringList& names = {});
    static void choose(MainWindow& window, const char* verb);

    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
};

void TstRecovery::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    beTheProgram();
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeMode::Light);
}

void TstRecovery::cleanup()
{
    QDir(Recovery::folder()).removeRecursively();
}

void TstRecovery::crash(const QStringList& role, const char* word, int milliseconds)
{
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start(QApplication::applicationFilePath(), role);
    QByteArray heard;
    while (!heard.contains(word)) {
        QVERIFY2(program.waitForReadyRead(20000), heard.constData());
        heard += program.readAllStandardOutput();
    }
    QVERIFY2(Recovery::leftBehind().empty(), "what a running program holds is offered to nobody");
    QTest::qWait(milliseconds);
    program.kill();
    QVERIFY(program.waitForFinished());
}

std::unique_ptr<MainWindow> TstRecovery::open(const QStringList& names)
{
    auto window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    window->openFirst(names);
    window->resize(1280, 800);
    window->show();
    return QTest::qWaitForWindowExposed(window.get()) ? std::move(window) : nullptr;
}

void TstRecovery::choose(MainWindow& window, const char* verb)
{
    for (QPushButton* button : window.messages()->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == QString::fromUtf8(verb)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL(qPrintable(window.messages()->text()));
}

void TstRecovery::unsavedWorkIsWrittenAndGoneWhenSaved()
{
    PlanDocument document(core::builtInCatalog());
    Recovery recovery(document, nullptr, 10);
    document.start(core::openPlan(kExample.toStdString())->read.plan, {}, 0, true);
    QSignalSpy written(&recovery, &Recovery::written);
    QTest::qWait(50);
    QCOMPARE(files(), QStringList()); // nothing is unsaved
    rename(document, "Changed");
    QVERIFY(written.wait());
    QCOMPARE(written.first().first().toString(), QString());
    QVERIFY(QFile::exists(recovery.file()));
    QVERIFY(document.save(m_folder.filePath(QStringLiteral("p.gpuplan"))));
    QCOMPARE(files(), QStringList());
    rename(document, "Changed again");
    QVERIFY(written.wait());
    document.undoStack().undo();
    QTRY_COMPARE(files(), QStringList());
}

void TstRecovery::aCleanCloseLeavesNothing()
{
    {
        PlanDocument document(core::builtInCatalog());
        Recovery recovery(document, nullptr, 0);
        QSignalSpy written(&recovery, &Recovery::written);
        rename(document, "Changed");
        QVERIFY(written.wait());
        rename(document, "Changed while the first is written");
    }
    QCOMPARE(files(), QStringList());
}

void TstRecovery::editsWithoutAPauseAreWrittenToo()
{
    PlanDocument document(core::builtInCatalog());
    Recovery recovery(document, nullptr, 50);
    QSignalSpy written(&recovery, &Recovery::written);
    QElapsedTimer time;
    time.start();
    for (int n = 0; written.isEmpty() && time.elapsed() < 5000; ++n) {
        rename(document, "edit " + std::to_string(n));
        QTest::qWait(1);
    }
    QVERIFY(!written.isEmpty());
}

void TstRecovery::documentsDoNotTakeEachOthersWork()
{
    PlanDocument one(core::builtInCatalog());
    PlanDocument two(core::builtInCatalog());
    Recovery ofOne(one, nullptr, 0);
    Recovery ofTwo(two, nullptr, 0);
    QSignalSpy written(&ofTwo, &Recovery::written);
    rename(one, "One");
    rename(two, "Two");
    QVERIFY(written.wait());
    QTRY_VERIFY(QFile::exists(ofOne.file()));
    QVERIFY(ofOne.file() != ofTwo.file());
    QVERIFY(Recovery::leftBehind().empty());
    Recovery::discard(ofOne.file());
    QVERIFY(QFile::exists(ofOne.file()));
}

void TstRecovery::aKilledProgramsWorkIsRestored()
{
    const QString file = m_folder.filePath(QStringLiteral("year.gpuplan"));
    const core::Plan before = core::openPlan(kExample.toStdString())->read.plan;
    QVERIFY(core::savePlan(before, file.toStdString()));
    crash({QStringLiteral("--edit-and-wait"), file}, "written");
    const auto window = open();
    const QString said = window->messages()->text();
    QVERIFY2(said.contains(QStringLiteral("“Changed before the crash”")), qPrintable(said));
    testing::keepPictures(*window, *m_theme, QStringLiteral("recovery"));
    choose(*window, "Restore");
    core::Plan expected = before;
    expected.name = "Changed before the crash";
    QVERIFY(window->document().plan() == expected);
    QCOMPARE(window->document().path(), file);
    QVERIFY(window->isWindowModified());
    QVERIFY(window->files().save());
    QVERIFY(core::openPlan(file.toStdString())->read.plan == expected);
    QCOMPARE(files(), QStringList());
}

void TstRecovery::whatIsRestoredStaysSafeUntilItIsWrittenAgain()
{
    crash({QStringLiteral("--edit-and-wait"), kExample}, "written");
    const auto window = open();
    choose(*window, "Restore");
    QCOMPARE(Recovery::leftBehind().size(), std::size_t{1}); // the next crash would lose nothing
    QSignalSpy written(&window->files().recoveryOffer().recovery(), &Recovery::written);
    QVERIFY(written.wait(20000));
    QVERIFY(Recovery::leftBehind().empty());
    QVERIFY(QFile::exists(window->files().recoveryOffer().recovery().file()));
}

void TstRecovery::aKilledProgramsWorkIsDiscarded()
{
    crash({QStringLiteral("--edit-and-wait"), kExample}, "written");
    const auto window = open();
    const core::Plan plan = window->document().plan();
    choose(*window, "Discard");
    QVERIFY(window->messages()->text().isEmpty());
    QVERIFY(window->document().plan() == plan);
    QCOMPARE(files(), QStringList());
}

void TstRecovery::aDismissedOfferIsMadeAgain()
{
    crash({QStringLiteral("--edit-and-wait"), kExample}, "written");
    for (int start = 0; start < 2; ++start) {
        const auto window = open({kExample});
        QVERIFY(window->messages()->text().contains(QStringLiteral("ended unexpectedly")));
        choose(*window, "Dismiss");
    }
    QCOMPARE(Recovery::leftBehind().size(), std::size_t{1});
}

void TstRecovery::killedWhileWritingLeavesAWholePlanOrNone()
{
    std::mt19937 random(1);
    for (int n = 1; n <= 12; ++n) {
        crash({QStringLiteral("--edit-for-ever")}, "started", static_cast<int>(random() % 150));
        const auto works = Recovery::leftBehind();
        // Every file that is there is a whole plan, and drafts are swept away.
        QCOMPARE(static_cast<std::size_t>(files().size()), works.size());
        for (const LeftWork& work : works) {
            QVERIFY(QString::fromStdString(work.plan.name).startsWith(QStringLiteral("edit ")));
            QVERIFY(!work.plan.workloads.empty());
        }
        cleanup();
    }
}

void TstRecovery::aBrokenFileIsNotOffered()
{
    QVERIFY(QDir().mkpath(Recovery::folder()));
    for (const char* text : {"", "hello", "{}", "{\"format\": \"gpuplan.recovery\", \"plan\": \"{\"}"}) {
        QFile file(QDir(Recovery::folder()).filePath(QStringLiteral("x.recovery")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), static_cast<qint64>(qstrlen(text)));
        file.close();
        QVERIFY(Recovery::leftBehind().empty());
        QVERIFY(file.exists());
    }
}

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.contains(QStringLiteral("--edit-and-wait"))) {
        beTheProgram();
        return editAndWait(app, arguments.last());
    }
    if (arguments.contains(QStringLiteral("--edit-for-ever"))) {
        beTheProgram();
        return editForEver();
    }
    TstRecovery test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"

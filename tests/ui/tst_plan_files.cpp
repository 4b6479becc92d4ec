// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/store/plan_file.h"
#include "tests/ui/message_pictures.h"
#include "ui/dialogs/plan_files.h"
#include "ui/document/plan_edits.h"
#include "ui/main_window.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace ui;

namespace {

const QString kExample = QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json");

/// A disk with this much room left, for as long as it lives.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit full{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before = {};
};

core::Plan called(core::Plan plan, const std::string& name)
{
    plan.name = name;
    return plan;
}

} // namespace

/// What a person sees and can do when a plan's file is not as it was.
class TstPlanFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void someoneElsesSaveIsAskedAbout_data();
    void someoneElsesSaveIsAskedAbout();
    void mineIsKeptWhenISaySo();
    void theirsIsTakenAndUndoBringsMineBack();
    void aCopyLeavesTheirsAlone();
    void aReadOnlyFileOpensAndIsNeverReplaced();
    void aLockedFileIsSaidToBe();
    void aVanishedFileIsWrittenAnewAndSaidToBe();
    void aVanishedFolderIsSaidToBe();
    void aFullDiskLosesNothing();
    void anOlderFormIsKeptBesideWhatIsSaved();
    void newerPricesAreOfferedAndTakenAsOneStep_data();
    void newerPricesAreOfferedAndTakenAsOneStep();

private:
    [[nodiscard]] QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    [[nodiscard]] core::Plan planIn(const QString& path) const
    {
        const auto opened = core::openPlan(path.toStdString());
        return opened ? opened->read.plan : core::Plan();
    }
    [[nodiscard]] PlanDocument& document() const { return m_window->document(); }
    [[nodiscard]] QString said() const { return m_window->messages()->text(); }
    /// Clicks the message bar's button of this name.
    void choose(const char* verb);
    void save() { QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier); }
    /// My plan is open with an unsaved change, and someone else has saved theirs over it.
    void disagree(const QString& path);

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
    core::Plan m_mine;
    core::Plan m_theirs;
};

void TstPlanFiles::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    qputenv("XDG_DATA_HOME", m_settings.path().toUtf8());
    QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-test"));
    QLocale::setDefault(Wording(Language::English).locale());
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeMode::Light);
}

void TstPlanFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->openFirst({kExample});
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TstPlanFiles::cleanup()
{
    m_window.reset();
}

void TstPlanFiles::choose(const char* verb)
{
    for (QPushButton* button : m_window->messages()->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == QString::fromUtf8(verb)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("no button “%1” beside: %2").arg(QString::fromUtf8(verb), said())));
}

void TstPlanFiles::disagree(const QString& path)
{
    QVERIFY(m_window->files().saveTo(path));
    m_theirs = called(document().plan(), "Theirs");
    QVERIFY(core::savePlan(m_theirs, path.toStdString()));
    m_mine = called(document().plan(), "Mine");
    document().edit(m_mine, QStringLiteral("rename"));
    save();
    QTRY_VERIFY2(said().startsWith(QStringLiteral("Someone else saved")), qPrintable(said()));
    QVERIFY(document().isUnsaved());
    QVERIFY(planIn(path) == m_theirs);
}

void TstPlanFiles::someoneElsesSaveIsAskedAbout_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("database") << QStringLiteral("year.gpuplan");
    QTest::newRow("text") << QStringLiteral("year.gpuplan.json");
}

void TstPlanFiles::someoneElsesSaveIsAskedAbout()
{
    QFETCH(QString, name);
    disagree(m_folder->filePath(name));
    QVERIFY(said().contains(QStringLiteral("“") + name + QStringLiteral("”")));
    testing::keepPictures(*m_window, *m_theme, QStringLiteral("conflict"));
    choose("Dismiss");
    QVERIFY(said().isEmpty());
    QVERIFY(document().isUnsaved());
}

void TstPlanFiles::mineIsKeptWhenISaySo()
{
    disagree(at("year.gpuplan"));
    choose("Keep mine");
    QVERIFY(said().isEmpty());
    QVERIFY(!document().isUnsaved());
    QVERIFY(planIn(at("year.gpuplan")) == m_mine);
    document().edit(called(m_mine, "Mine again"), QStringLiteral("rename"));
    save();
    QTRY_VERIFY(!document().isUnsaved());
}

void TstPlanFiles::theirsIsTakenAndUndoBringsMineBack()
{
    disagree(at("year.gpuplan"));
    choose("Take theirs");
    QVERIFY(document().plan() == m_theirs);
    QVERIFY(!document().isUnsaved());
    QVERIFY(!m_window->isWindowModified());
    testing::keepPictures(*m_window, *m_theme, QStringLiteral("theirs-taken"));
    choose("Undo");
    QVERIFY(document().plan() == m_mine);
    QVERIFY(document().isUnsaved());
    save();
    QTRY_VERIFY(!document().isUnsaved());
    QVERIFY(planIn(at("year.gpuplan")) == m_mine);
}

void TstPlanFiles::aCopyLeavesTheirsAlone()
{
    disagree(at("year.gpuplan"));
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [this, &poll] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        poll.stop();
        dialog->selectFile(at("copy.gpuplan"));
        QMetaObject::invokeMethod(dialog, "accept");
    });
    poll.start(20);
    choose("Save a copy…");
    QVERIFY(planIn(at("year.gpuplan")) == m_theirs);
    QVERIFY(planIn(at("copy.gpuplan")) == m_mine);
    QCOMPARE(document().path(), at("copy.gpuplan"));
    QVERIFY(!document().isUnsaved());
}

void TstPlanFiles::aReadOnlyFileOpensAndIsNeverReplaced()
{
    const core::Plan plan = document().plan();
    for (const char* name : {"year.gpuplan", "year.gpuplan.json"}) {
        QVERIFY(core::savePlan(plan, at(name).toStdString()));
        QCOMPARE(::chmod(qPrintable(at(name)), 0444), 0);
        QVERIFY(m_window->files().open(at(name)));
        QVERIFY2(said().contains(QStringLiteral("read-only")), qPrintable(said()));
        testing::keepPictures(*m_window, *m_theme, QStringLiteral("read-only"));
        document().edit(called(plan, "Changed"), QStringLiteral("rename"));
        QVERIFY(!m_window->files().save());
        QVERIFY2(said().contains(QStringLiteral("read-only")), qPrintable(said()));
        QVERIFY(document().isUnsaved());
        QVERIFY(planIn(at(name)) == plan);
    }
}

void TstPlanFiles::aLockedFileIsSaidToBe()
{
    QVERIFY(m_window->files().saveTo(at("year.gpuplan")));
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(qPrintable(at("year.gpuplan")), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
    document().edit(called(document().plan(), "Changed"), QStringLiteral("rename"));
    QVERIFY(!m_window->files().save());
    QVERIFY2(said().contains(QStringLiteral("another program is using this file")), qPrintable(said()));
    sqlite3_close(other);
    QVERIFY(m_window->files().save());
    QCOMPARE(planIn(at("year.gpuplan")).name, std::string("Changed"));
}

void TstPlanFiles::aVanishedFileIsWrittenAnewAndSaidToBe()
{
    QVERIFY(m_window->files().saveTo(at("year.gpuplan")));
    QVERIFY(QFile::remove(at("year.gpuplan")));
    document().edit(called(document().plan(), "Changed"), QStringLiteral("rename"));
    QVERIFY(m_window->files().save());
    QVERIFY2(said().contains(QStringLiteral("no longer there")), qPrintable(said()));
    QCOMPARE(planIn(at("year.gpuplan")).name, std::string("Changed"));
    QVERIFY(!m_window->files().open(at("gone.gpuplan")));
    QVERIFY2(said().contains(QStringLiteral("there is no such file")), qPrintable(said()));
}

void TstPlanFiles::aVanishedFolderIsSaidToBe()
{
    QVERIFY(QDir().mkpath(at("stick")));
    QVERIFY(m_window->files().saveTo(at("stick/year.gpuplan")));
    QVERIFY(QDir(at("stick")).removeRecursively());
    document().edit(called(document().plan(), "Changed"), QStringLiteral("rename"));
    QVERIFY(!m_window->files().save());
    QVERIFY2(said().contains(QStringLiteral("the folder is not there")), qPrintable(said()));
    QVERIFY(document().isUnsaved());
}

void TstPlanFiles::aFullDiskLosesNothing()
{
    for (const char* name : {"year.gpuplan", "year.gpuplan.json"}) {
        QVERIFY(m_window->files().saveTo(at(name)));
        const core::Plan before = document().plan();
        core::Plan longer = before;
        longer.notes.assign(300000, 'x');
        document().edit(longer, QStringLiteral("notes"));
        {
            const FullDisk full(100000);
            QVERIFY(!m_window->files().save());
        }
        QVERIFY2(said().contains(QStringLiteral("the disk is full")), qPrintable(said()));
        QVERIFY(document().isUnsaved());
        QVERIFY(planIn(at(name)) == before);
        QVERIFY(m_window->files().save());
        QVERIFY(planIn(at(name)) == longer);
        document().undoStack().undo();
    }
}

void TstPlanFiles::anOlderFormIsKeptBesideWhatIsSaved()
{
    QVERIFY(QFile::copy(QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/documents/version-1.gpuplan"),
                        at("old.gpuplan")));
    QVERIFY(QFile::setPermissions(at("old.gpuplan"), QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(m_window->files().open(at("old.gpuplan")));
    const core::Plan before = document().plan();
    document().edit(called(before, "Changed"), QStringLiteral("rename"));
    QVERIFY(m_window->files().save());
    QVERIFY2(said().contains(at("old.form-1.gpuplan")), qPrintable(said()));
    QVERIFY(planIn(at("old.form-1.gpuplan")) == before);
    QCOMPARE(planIn(at("old.gpuplan")).name, std::string("Changed"));
}

void TstPlanFiles::newerPricesAreOfferedAndTakenAsOneStep_data()
{
    QTest::addColumn<QByteArray>("price");
    QTest::addColumn<QString>("words");
    QTest::newRow("of the same height") << QByteArray("1.49") << QStringLiteral("would cost the same");
    QTest::newRow("lower") << QByteArray("1.99") << QStringLiteral("instead of");
}

void TstPlanFiles::newerPricesAreOfferedAndTakenAsOneStep()
{
    QFETCH(const QByteArray, price);
    QFETCH(const QString, words);
    QFile example(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json"));
    QVERIFY(example.open(QIODevice::ReadOnly));
    QByteArray text = example.readAll();
    text.replace("2026-05-24", "2020-05-24"); // of one offer
    text.replace("\"usd\": 1.49", "\"usd\": " + price);
    const QString path = at("older.gpuplan.json");
    QFile older(path);
    QVERIFY(older.open(QIODevice::WriteOnly) && older.write(text) == text.size());
    older.close();
    QVERIFY(m_window->files().open(path));
    QVERIFY2(said().contains(QStringLiteral("newer price")), qPrintable(said()));
    QVERIFY2(said().contains(words), qPrintable(said()));
    testing::keepPictures(*m_window, *m_theme, QStringLiteral("newer-prices"));
    const core::Plan before = document().plan();
    const auto dateOf = [this] { return core::findOffer(document().plan(), "runpod-a100")->price.asOf; };
    QCOMPARE(dateOf(), std::string("2020-05-24"));
    choose("Take the newer prices");
    QCOMPARE(dateOf(), std::string("2026-05-24"));
    QVERIFY2(said().isEmpty(), qPrintable(said()));
    document().undoStack().undo();
    QCOMPARE(document().plan(), before);
}

QTEST_MAIN(TstPlanFiles)
#include "tst_plan_files.moc"

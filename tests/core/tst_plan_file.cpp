// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"
#include "core/store/file.h"
#include "core/store/foreign_file.h"
#include "core/store/plan_file.h"
#include "tests/support/random_plan.h"
#include "tests/support/stored_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace core;
using testing::bytesOf;
using testing::execute;
using testing::writeBytes;

namespace {

/// The id of the error that a save ends with when no file may grow beyond `bytes`, as on a full disk; tried
/// in a child process.
std::string errorWithoutSpace(const Plan& plan, const std::string& path, rlim_t bytes)
{
    int ends[2] = {};
    if (::pipe(ends) != 0)
        return "no pipe";
    const pid_t child = ::fork();
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, bytes};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto saved = savePlan(plan, path);
        const std::string id = saved ? "saved" : saved.error().id;
        const bool said = ::write(ends[1], id.data(), id.size()) == static_cast<ssize_t>(id.size());
        ::_exit(said ? 0 : 1);
    }
    ::close(ends[1]);
    std::string id(100, '\0');
    const ssize_t count = ::read(ends[0], id.data(), id.size());
    id.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return id;
}

} // namespace

class TestPlanFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] std::string at(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    static std::string errorOf(const std::string& path)
    {
        const auto opened = openPlan(path);
        return opened ? "opened" : opened.error().id;
    }

    static std::string errorOf(const Result<SavedPlan>& saved) { return saved ? "saved" : saved.error().id; }

private Q_SLOTS:
    void init()
    {
        QDir folder(m_folder.path());
        for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden | QDir::System))
            QVERIFY(folder.remove(name));
    }

    void bothFormsGiveBackThePlan()
    {
        // Few: each save waits for the disk.
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const Plan plan = testing::randomPlan(seed);
            for (const char* name : {"p.gpuplan", "p.gpuplan.json"}) {
                QVERIFY(savePlan(plan, at(name)));
                QVERIFY(openPlan(at(name))->read.plan == plan);
            }
        }
    }

    void theFormIsKnownByContentNotByName()
    {
        const Plan plan = testing::randomPlan(1);
        QVERIFY(savePlan(plan, at("p.gpuplan")));
        QVERIFY(savePlan(plan, at("p.gpuplan.json")));
        QVERIFY(QFile::rename(m_folder.filePath("p.gpuplan"), m_folder.filePath("database.json")));
        QVERIFY(QFile::rename(m_folder.filePath("p.gpuplan.json"), m_folder.filePath("text.gpuplan")));
        QVERIFY(openPlan(at("database.json"))->read.plan == plan);
        QVERIFY(openPlan(at("text.gpuplan"))->read.plan == plan);
    }

    void everySaveIsAnotherRevision()
    {
        const Plan plan = testing::randomPlan(1);
        const auto first = savePlan(plan, at("p.gpuplan"));
        const auto second = savePlan(plan, at("p.gpuplan"));
        QVERIFY(first && second);
        QVERIFY(first->revision != second->revision);
        QCOMPARE(openPlan(at("p.gpuplan"))->revision, second->revision);
        QCOMPARE(revisionOf(at("p.gpuplan")).value(), second->revision);
        const auto text = savePlan(plan, at("p.json"));
        QCOMPARE(openPlan(at("p.json"))->revision, text->revision);
        QCOMPARE(revisionOf(at("p.json")).value(), text->revision);
        QVERIFY(savePlan(testing::randomPlan(2), at("p.json"))->revision != text->revision);
    }

    void whatSomeoneElseSavedMeanwhileIsNotOverwritten_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("database") << "p.gpuplan";
        QTest::newRow("text") << "p.gpuplan.json";
    }
    void whatSomeoneElseSavedMeanwhileIsNotOverwritten()
    {
        QFETCH(QString, name);
        const std::string path = m_folder.filePath(name).toStdString();
        const auto mine = savePlan(testing::randomPlan(1), path);
        const auto theirs = savePlan(testing::randomPlan(2), path, mine->revision);
        QVERIFY(theirs.has_value());
        QCOMPARE(errorOf(savePlan(testing::randomPlan(3), path, mine->revision)),
                 std::string("file-changed"));
        QVERIFY(openPlan(path)->read.plan == testing::randomPlan(2));
        QVERIFY(savePlan(testing::randomPlan(3), path, theirs->revision));
        QVERIFY(openPlan(path)->read.plan == testing::randomPlan(3));
        // Without a word of what was opened, a save replaces: the user chose to.
        QVERIFY(savePlan(testing::randomPlan(4), path));
    }

    void aFileThatIsGoneIsWrittenAnew()
    {
        for (const char* name : {"p.gpuplan", "p.gpuplan.json"}) {
            const auto mine = savePlan(testing::randomPlan(1), at(name));
            QVERIFY(QFile::remove(QString::fromStdString(at(name))));
            QCOMPARE(errorOf(at(name)), std::string("file-missing"));
            QVERIFY(savePlan(testing::randomPlan(2), at(name), mine->revision));
            QVERIFY(openPlan(at(name))->read.plan == testing::randomPlan(2));
        }
    }

    void whatACrashLeftBesideAFileIsNotRolledIntoTheNext()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        const QByteArray page = bytesOf(at("p.gpuplan")).left(4096);
        // A whole journal: one page, number 1, to be rolled back into a file of one page.
        QByteArray journal = QByteArray::fromHex("d9d505f920a163d7") + QByteArray("\0\0\0\1", 4)
                             + QByteArray(4, '\0') + QByteArray("\0\0\0\1", 4) + QByteArray("\0\0\2\0", 4)
                             + QByteArray("\0\0\x10\0", 4);
        journal.append(QByteArray(512 - journal.size(), '\0'));
        quint32 sum = 0;
        for (int i = 4096 - 200; i > 0; i -= 200)
            sum += static_cast<unsigned char>(page[i]);
        journal += QByteArray("\0\0\0\1", 4) + page;
        for (const int shift : {24, 16, 8, 0})
            journal.append(static_cast<char>(sum >> shift));
        QVERIFY(QFile::remove(m_folder.filePath("p.gpuplan")));
        writeBytes(at("p.gpuplan-journal"), journal);
        QVERIFY(savePlan(testing::randomPlan(2), at("p.gpuplan")));
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("opened"));
        QVERIFY(openPlan(at("p.gpuplan"))->read.plan == testing::randomPlan(2));
    }

    void aLockedFileIsSaidToBeAndStaysAsItIs()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        sqlite3* other = nullptr;
        QCOMPARE(sqlite3_open(at("p.gpuplan").c_str(), &other), SQLITE_OK);
        QCOMPARE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-locked"));
        QCOMPARE(errorOf(savePlan(testing::randomPlan(2), at("p.gpuplan"))), std::string("file-locked"));
        sqlite3_close(other);
        QVERIFY(openPlan(at("p.gpuplan"))->read.plan == testing::randomPlan(1));
    }

    void aReadOnlyFileIsOpenedAndNeverReplaced()
    {
        for (const char* name : {"p.gpuplan", "p.gpuplan.json"}) {
            QVERIFY(savePlan(testing::randomPlan(1), at(name)));
            QCOMPARE(::chmod(at(name).c_str(), 0444), 0);
            QVERIFY(isReadOnly(at(name)));
            QVERIFY(openPlan(at(name))->read.plan == testing::randomPlan(1));
            QCOMPARE(errorOf(savePlan(testing::randomPlan(2), at(name))), std::string("file-read-only"));
            QVERIFY(openPlan(at(name))->read.plan == testing::randomPlan(1));
        }
    }

    void onAFullDiskTheOldPlanStays()
    {
        const Plan small = testing::randomPlan(1);
        Plan large = small;
        large.notes.assign(500000, 'x');
        for (const char* name : {"p.gpuplan", "p.gpuplan.json"}) {
            QVERIFY(savePlan(small, at(name)));
            const auto size = static_cast<rlim_t>(bytesOf(at(name)).size());
            for (const rlim_t space : {rlim_t{0}, rlim_t{5000}, size, size + 200000})
                QCOMPARE(errorWithoutSpace(large, at(name), space), std::string("disk-full"));
            QVERIFY(openPlan(at(name))->read.plan == small);
            QCOMPARE(QDir(m_folder.path()).entryList({".*"}, QDir::Files | QDir::Hidden), QStringList());
            QVERIFY(QFile::remove(QString::fromStdString(at(name))));
            QCOMPARE(errorWithoutSpace(large, at(name), 5000), std::string("disk-full"));
            QCOMPARE(errorOf(at(name)), std::string("file-missing"));
        }
    }

    void aDeviceIsWrittenIntoAndNeverReplaced()
    {
        struct stat status = {};
        if (::stat("/dev/full", &status) != 0 || !S_ISCHR(status.st_mode))
            QSKIP("no /dev/full here");
        QCOMPARE(writeFile("/dev/full", "text").error().id, std::string("disk-full"));
        QVERIFY(writeFile("/dev/null", "text"));
        QCOMPARE(errorOf(savePlan(testing::randomPlan(1), "/dev/null")), std::string("file-unwritable"));
        QVERIFY(::stat("/dev/null", &status) == 0 && S_ISCHR(status.st_mode));
    }

    void aPlanIsReadFromAPipe()
    {
        const std::string pipe = at("pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        const std::string text = writePlan(testing::randomPlan(1));
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(writeFile(pipe, text) ? 0 : 1);
        const auto opened = openPlan(pipe);
        ::waitpid(child, nullptr, 0);
        QVERIFY(opened && opened->read.plan == testing::randomPlan(1));
    }

    void aSaveLeavesNothingBesideTheFile()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        QVERIFY(savePlan(testing::randomPlan(2), at("p.gpuplan")));
        QVERIFY(savePlan(testing::randomPlan(3), at("p.gpuplan.json")));
        const QStringList all = QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
        QCOMPARE(all, QStringList({"p.gpuplan", "p.gpuplan.json"}));
    }

    void theDatabaseSaysWhatItIs()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        const QByteArray bytes = bytesOf(at("p.gpuplan"));
        QCOMPARE(bytes.mid(68, 4), QByteArray("GPLN"));        // application_id in SQLite's header
        QCOMPARE(bytes.mid(60, 4), QByteArray("\0\0\0\2", 4)); // user_version
    }

    void otherDatabasesAreNamedAsSuch_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("error");
        QTest::addColumn<QByteArray>("owner");
        QTest::newRow("unknown") << QByteArray("CREATE TABLE photo (id INTEGER)")
                                 << QByteArray("file-another-database") << QByteArray();
        QTest::newRow("tables of an experiment tracker")
            << QByteArray("CREATE TABLE experiments (a); CREATE TABLE runs (a); CREATE TABLE metrics (a)")
            << QByteArray("file-of-another-program") << QByteArray("MLflow");
        QTest::newRow("tables of a browser")
            << QByteArray("CREATE TABLE moz_places (a); CREATE TABLE moz_bookmarks (a)")
            << QByteArray("file-of-another-program") << QByteArray("Firefox");
        QTest::newRow("registered number")
            << QByteArray("PRAGMA application_id = 0x47504B47; CREATE TABLE x (a)")
            << QByteArray("file-of-another-program") << QByteArray("GeoPackage");
        QTest::newRow("our tables without our number")
            << QByteArray("CREATE TABLE plan (a); CREATE TABLE workload (a)")
            << QByteArray("file-another-database") << QByteArray();
        QTest::newRow("our number without our tables")
            << QByteArray("PRAGMA application_id = 0x47504C4E; PRAGMA user_version = 2; CREATE TABLE x (a)")
            << QByteArray("file-damaged") << QByteArray();
    }
    void otherDatabasesAreNamedAsSuch()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, error);
        QFETCH(QByteArray, owner);
        execute(at("other.gpuplan"), sql.constData());
        const auto opened = openPlan(at("other.gpuplan"));
        QCOMPARE(opened.error().id, error.toStdString());
        QCOMPARE(opened.error().arguments.front(),
                 (std::pair<std::string, std::string>("path", at("other.gpuplan"))));
        if (!owner.isEmpty())
            QCOMPARE(opened.error().arguments.back().second, owner.toStdString());
        QVERIFY(revisionOf(at("other.gpuplan")).error().id == opened.error().id);
    }

    void aNewerVersionIsRefusedAndNeverOverwritten()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        execute(at("p.gpuplan"), "PRAGMA user_version = 99");
        const QByteArray before = bytesOf(at("p.gpuplan"));
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-newer"));
        QCOMPARE(savePlan(testing::randomPlan(2), at("p.gpuplan")).error().id, std::string("file-newer"));
        QCOMPARE(bytesOf(at("p.gpuplan")), before);
    }

    void aViewInPlaceOfATableIsNotFollowed()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        execute(at("p.gpuplan"),
                "DROP TABLE offer; CREATE VIEW offer AS WITH RECURSIVE n(position) AS (SELECT 1 "
                "UNION ALL SELECT position + 1 FROM n) SELECT position, '{}' AS body FROM n");
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-damaged"));
    }

    void whatAStrangerPutIntoAFileIsLeftOutWhenSaved()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        execute(at("p.gpuplan"),
                "CREATE TRIGGER wipe AFTER INSERT ON scenario BEGIN DELETE FROM workload; END;"
                "CREATE TABLE mine (a, b AS (hex(zeroblob(1000000))));"
                "INSERT INTO mine (a) VALUES (1); CREATE VIEW seen AS SELECT * FROM mine");
        QVERIFY(openPlan(at("p.gpuplan"))->read.plan == testing::randomPlan(1));
        QVERIFY(savePlan(testing::randomPlan(2), at("p.gpuplan")));
        QVERIFY(openPlan(at("p.gpuplan"))->read.plan == testing::randomPlan(2));
        const QByteArray bytes = bytesOf(at("p.gpuplan"));
        QVERIFY(!bytes.contains("wipe") && !bytes.contains("zeroblob"));
    }

    void aTableThatComputesIsNotRead()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        execute(at("p.gpuplan"), "ALTER TABLE offer ADD COLUMN more TEXT AS (hex(zeroblob(100000000)))");
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-damaged"));
    }

    void brokenRowsAreDamageNotACrash()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        execute(at("p.gpuplan"), "UPDATE scenario SET body = '{\"id\": '");
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-damaged"));
        execute(at("p.gpuplan"), "UPDATE plan SET digest = 0");
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-damaged"));
        execute(at("p.gpuplan"), "DELETE FROM plan");
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-damaged"));
    }

    void whatIsNoPlanIsSaid_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("empty") << QByteArray("") << QByteArray("file-not-json");
        QTest::newRow("words") << QByteArray("hello") << QByteArray("file-not-json");
        QTest::newRow("another document")
            << QByteArray("{\"format\": \"other\"}") << QByteArray("file-not-a-plan");
        QTest::newRow("a list") << QByteArray("[]") << QByteArray("file-not-a-plan");
        QTest::newRow("a newer plan")
            << QByteArray("{\"format\": \"gpuplan.plan\", \"version\": 2}") << QByteArray("file-newer");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n") << QByteArray("file-not-a-plan");
        QTest::newRow("a report") << QByteArray("%PDF-1.4") << QByteArray("file-not-a-plan");
    }
    void whatIsNoPlanIsSaid()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, error);
        writeBytes(at("x.gpuplan"), bytes);
        QCOMPARE(errorOf(at("x.gpuplan")), error.toStdString());
    }

    void missingFilesAndFoldersAreUnreadable()
    {
        QCOMPARE(errorOf(at("missing.gpuplan")), std::string("file-missing"));
        QCOMPARE(errorOf(at("missing/p.gpuplan")), std::string("file-missing"));
        QCOMPARE(errorOf(m_folder.path().toStdString()), std::string("file-unreadable"));
    }

    void aFolderThatIsNotThereIsSaidToBe()
    {
        const Plan plan = testing::randomPlan(1);
        QCOMPARE(savePlan(plan, at("no/such/p.gpuplan")).error().id, std::string("folder-missing"));
        QCOMPARE(savePlan(plan, at("no/such/p.json")).error().id, std::string("folder-missing"));
    }

    void aSaveOverAnotherFileReplacesItWhole()
    {
        writeBytes(at("p.gpuplan"), "hello");
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        QVERIFY(openPlan(at("p.gpuplan"))->read.plan == testing::randomPlan(1));
    }

    void aLinkStaysALink()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("real.json")));
        QVERIFY(QFile::link(m_folder.filePath("real.json"), m_folder.filePath("link.json")));
        QVERIFY(savePlan(testing::randomPlan(2), at("link.json")));
        QVERIFY(QFileInfo(m_folder.filePath("link.json")).isSymLink());
        QVERIFY(openPlan(at("real.json"))->read.plan == testing::randomPlan(2));
    }
};

QTEST_APPLESS_MAIN(TestPlanFile)
#include "tst_plan_file.moc"

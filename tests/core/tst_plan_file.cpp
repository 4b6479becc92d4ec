// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"
#include "core/store/plan_file.h"
#include "tests/support/random_plan.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sqlite3.h>

using namespace core;

namespace {

/// Runs statements on a database from outside the product, as a stranger would.
void execute(const std::string& path, const char* sql)
{
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.c_str(), &database), SQLITE_OK);
    char* message = nullptr;
    const int code = sqlite3_exec(database, sql, nullptr, nullptr, &message);
    QVERIFY2(code == SQLITE_OK, message ? message : "");
    sqlite3_close(database);
}

void writeBytes(const std::string& path, const QByteArray& bytes)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray bytesOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPlanFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::string at(const char* name) const { return m_folder.filePath(QLatin1String(name)).toStdString(); }
    std::string errorOf(const std::string& path) const
    {
        const auto opened = openPlan(path);
        return opened ? "opened" : opened.error().id;
    }

private Q_SLOTS:
    void init()
    {
        QDir folder(m_folder.path());
        for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden))
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

    void everySaveCountsTheRevision()
    {
        QCOMPARE(savePlan(testing::randomPlan(1), at("p.gpuplan")).value(), 1);
        QCOMPARE(savePlan(testing::randomPlan(2), at("p.gpuplan")).value(), 2);
        QCOMPARE(openPlan(at("p.gpuplan"))->revision, 2);
        QCOMPARE(revisionOf(at("p.gpuplan")).value(), 2);
        QVERIFY(openPlan(at("p.gpuplan"))->read.plan == testing::randomPlan(2));
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
        QCOMPARE(bytes.mid(60, 4), QByteArray("\0\0\0\1", 4)); // user_version
    }

    void otherDatabasesAreNamedAsSuch()
    {
        execute(at("other.gpuplan"), "CREATE TABLE photo (id INTEGER)");
        const auto opened = openPlan(at("other.gpuplan"));
        QCOMPARE(opened.error().id, std::string("file-not-a-plan"));
        const std::vector<std::pair<std::string, std::string>> expected{{"path", at("other.gpuplan")},
                                                                        {"found", "SQLite"}};
        QCOMPARE(opened.error().arguments, expected);
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

    void triggersOfAStrangerDoNotRun()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        execute(at("p.gpuplan"),
                "CREATE TRIGGER wipe AFTER INSERT ON scenario BEGIN DELETE FROM workload; END");
        QVERIFY(savePlan(testing::randomPlan(2), at("p.gpuplan")));
        QVERIFY(openPlan(at("p.gpuplan"))->read.plan == testing::randomPlan(2));
    }

    void brokenRowsAreDamageNotACrash()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        execute(at("p.gpuplan"), "UPDATE scenario SET body = '{\"id\": '");
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-damaged"));
        execute(at("p.gpuplan"), "DELETE FROM plan");
        QCOMPARE(errorOf(at("p.gpuplan")), std::string("file-damaged"));
    }

    void truncatedAndFlippedFilesNeverCrash()
    {
        QVERIFY(savePlan(testing::randomPlan(1), at("p.gpuplan")));
        const QByteArray whole = bytesOf(at("p.gpuplan"));
        for (int size = 0; size < whole.size(); size += 4999) {
            writeBytes(at("cut.gpuplan"), whole.left(size));
            QVERIFY2(errorOf(at("cut.gpuplan")) != "opened", qPrintable(QString::number(size)));
        }
        for (int i = 0; i < 60; ++i) {
            QByteArray flipped = whole;
            const int byte = i * 7919 % static_cast<int>(flipped.size());
            flipped[byte] = static_cast<char>(flipped[byte] ^ (1 << i % 8));
            writeBytes(at("flipped.gpuplan"), flipped);
            (void)openPlan(at("flipped.gpuplan"));
        }
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
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n") << QByteArray("file-not-json");
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
        QCOMPARE(errorOf(at("missing.gpuplan")), std::string("file-unreadable"));
        QCOMPARE(errorOf(m_folder.path().toStdString()), std::string("file-unreadable"));
    }

    void aFolderThatIsNotThereIsUnwritable()
    {
        const Plan plan = testing::randomPlan(1);
        QCOMPARE(savePlan(plan, at("no/such/p.gpuplan")).error().id, std::string("file-unwritable"));
        QCOMPARE(savePlan(plan, at("no/such/p.json")).error().id, std::string("file-unwritable"));
    }

    void aSaveOverAnotherFileReplacesItWhole()
    {
        writeBytes(at("p.gpuplan"), "hello");
        QCOMPARE(savePlan(testing::randomPlan(1), at("p.gpuplan")).value(), 1);
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

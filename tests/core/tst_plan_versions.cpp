// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"
#include "core/store/plan_file.h"
#include "core/store/schema.h"
#include "tests/support/stored_file.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace core;
using testing::bytesOf;

namespace {

const QString kDocuments = QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/documents");

/// The files of every form ever released, by name.
QStringList databases()
{
    return QDir(kDocuments).entryList({"version-*.gpuplan"}, QDir::Files, QDir::Name);
}

int formOf(const QString& name)
{
    return QRegularExpression("version-(\\d+)").match(name).captured(1).toInt();
}

void rows()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : databases())
        QTest::newRow(qPrintable(name)) << name;
}

void addColumn(SQLite::Database& database)
{
    database.exec("ALTER TABLE t ADD COLUMN b INTEGER NOT NULL DEFAULT 7");
}
void doubleColumn(SQLite::Database& database)
{
    database.exec("UPDATE t SET b = b * 2");
}
void fail(SQLite::Database& database)
{
    database.exec("UPDATE t SET b = 0");
    database.exec("UPDATE no_such_table SET b = 0");
}

SQLite::Database databaseOfForm(int version)
{
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1)");
    database.exec("PRAGMA user_version = " + std::to_string(version));
    return database;
}

int number(SQLite::Database& database, const char* query)
{
    return database.execAndGet(query).getInt();
}

} // namespace

/// Files of every form that was ever written stay readable.
class TestPlanVersions : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] std::string copyOf(const QString& name) const
    {
        const QString copy = m_folder.filePath("plan of " + name);
        QFile::remove(copy);
        return QFile::copy(kDocuments + "/" + name, copy) ? copy.toStdString() : std::string();
    }

private Q_SLOTS:
    void everyFormHasAFileAndAStep()
    {
        QStringList expected;
        for (int form = 1; form <= kSchemaVersion; ++form)
            expected << QString("version-%1.gpuplan").arg(form);
        QCOMPARE(databases(), expected);
        QCOMPARE(migrations().size(), static_cast<std::size_t>(kSchemaVersion - 1));
        int from = 1;
        for (const Migration& step : migrations())
            QCOMPARE(step.from, from++);
    }

    void everyFormOpensAsItsText_data() { rows(); }
    void everyFormOpensAsItsText()
    {
        QFETCH(QString, name);
        const std::string path = copyOf(name);
        const QByteArray before = bytesOf(path);
        const auto database = openPlan(path);
        QVERIFY2(database.has_value(), database ? "" : database.error().detail.c_str());
        QCOMPARE(database->version, formOf(name));
        QCOMPARE(database->revision, revisionOf(path).value());
        const auto text = openPlan((kDocuments + "/version-1.gpuplan.json").toStdString());
        QVERIFY(text.has_value());
        QVERIFY(database->read.issues == text->read.issues); // keys of a future version
        QVERIFY(database->read.plan == text->read.plan);
        QCOMPARE(database->read.plan.workloads.size(), std::size_t{14}); // every kind of work, one twice
        QCOMPARE(bytesOf(path), before);
    }

    void whatIsSavedOverAnOlderFormKeepsABackup_data() { rows(); }
    void whatIsSavedOverAnOlderFormKeepsABackup()
    {
        QFETCH(QString, name);
        const std::string path = copyOf(name);
        const auto opened = openPlan(path);
        Plan plan = opened->read.plan;
        plan.name = "Another name";
        const auto saved = savePlan(plan, path, opened->revision);
        QVERIFY2(saved.has_value(), saved ? "" : saved.error().id.c_str());
        QCOMPARE(saved->backup.empty(), formOf(name) == kSchemaVersion);
        QCOMPARE(openPlan(path)->version, kSchemaVersion);
        QVERIFY(openPlan(path)->read.plan == plan);
        QVERIFY(savePlan(plan, path, saved->revision)->backup.empty());
        if (saved->backup.empty())
            return;
        QVERIFY(QString::fromStdString(saved->backup).endsWith(".form-1.gpuplan"));
        const auto backup = openPlan(saved->backup);
        QCOMPARE(backup->version, formOf(name));
        QVERIFY(backup->read.plan == opened->read.plan);
        QCOMPARE(backup->revision, opened->revision);
    }

    void aBackupNeverTakesThePlaceOfAnother()
    {
        const std::string first = savePlan(Plan(), copyOf("version-1.gpuplan"))->backup;
        const std::string second = savePlan(Plan(), copyOf("version-1.gpuplan"))->backup;
        QVERIFY(!first.empty() && !second.empty() && first != second);
    }

    void stepsRunInOrderFromWhereAFileIs_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<int>("expected");
        QTest::newRow("both steps") << 5 << 14;
        QTest::newRow("none") << 7 << -1;
    }
    void stepsRunInOrderFromWhereAFileIs()
    {
        QFETCH(int, form);
        QFETCH(int, expected);
        SQLite::Database database = databaseOfForm(form);
        const Migration steps[] = {{5, addColumn}, {6, doubleColumn}};
        migrate(database, steps);
        QCOMPARE(number(database, "PRAGMA user_version"), 7);
        if (expected > 0)
            QCOMPARE(number(database, "SELECT b FROM t"), expected);
        else
            QCOMPARE(number(database, "SELECT count(*) FROM pragma_table_info('t')"), 1);
    }

    void aStepThatFailsChangesNothing()
    {
        SQLite::Database database = databaseOfForm(5);
        const Migration steps[] = {{5, addColumn}, {6, fail}};
        QVERIFY_EXCEPTION_THROWN(migrate(database, steps), SQLite::Exception);
        QCOMPARE(number(database, "PRAGMA user_version"), 6);
        QCOMPARE(number(database, "SELECT b FROM t"), 7);
    }

    void aCopyToMigrateHasThePagesOfItsFile()
    {
        const std::string path = copyOf("version-1.gpuplan");
        const auto text = openPlan(path);
        testing::execute(path, "PRAGMA page_size = 512; VACUUM");
        const auto again = openPlan(path);
        QVERIFY2(again.has_value(), again ? "" : again.error().detail.c_str());
        QVERIFY(again->read.plan == text->read.plan);
    }
};

QTEST_APPLESS_MAIN(TestPlanVersions)
#include "tst_plan_versions.moc"

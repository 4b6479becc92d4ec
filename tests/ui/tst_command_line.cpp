// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan_file.h"
#include "tests/support/broken_plans.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace {

struct Outcome
{
    int status = -1;
    QString out;
    QString err;
};

/// Runs the real program, without a display.
Outcome run(const QStringList& arguments)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LC_MESSAGES"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(GPUPLAN_PROGRAM), arguments);
    if (!program.waitForFinished() || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

QString sourceFile(const char* name)
{
    return QStringLiteral(GPUPLAN_SOURCE_DIR "/") + QLatin1String(name);
}

QString brokenFile(const char* name)
{
    return sourceFile("tests/broken/") + QLatin1String(name) + QStringLiteral(".json");
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongPlansEndWithOneAndNameThePath_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* name :
             {"zero-gpus", "no-gpu", "text-for-a-number", "number-no-double-holds", "key-twice",
              "unknown-gpu", "range-out-of-order", "override-of-the-wrong-type"}) {
            for (const testing::Broken& broken : testing::kBrokenPlans) {
                if (QLatin1String(broken.name) == QLatin1String(name))
                    QTest::newRow(name) << QString::fromUtf8(broken.expected).section(QLatin1Char(' '), 1);
            }
        }
    }
    void wrongPlansEndWithOneAndNameThePath()
    {
        QFETCH(QString, path);
        const QString file = brokenFile(QTest::currentDataTag());
        const Outcome check = run({QStringLiteral("check"), file});
        QCOMPARE(check.status, 1);
        QVERIFY2(check.out.contains(path), qPrintable(check.out));
        const Outcome estimate = run({QStringLiteral("estimate"), file});
        QCOMPARE(estimate.status, 1);
        QVERIFY2(estimate.err.contains(path), qPrintable(estimate.err));
        QCOMPARE(estimate.out, QString());
    }

    void whatIsSaidOfManyPlacesStandsOnceAndWhatStopsFirst()
    {
        const Outcome check =
            run({QStringLiteral("check"), sourceFile("resources/templates/chatbot-7b.gpuplan.json")});
        const QStringList lines = check.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QStringList sentences;
        bool notes = false;
        for (const QString& line : lines) {
            QVERIFY2(!notes || line.startsWith(QLatin1String("Note:")), qPrintable(check.out));
            notes = line.startsWith(QLatin1String("Note:"));
            sentences << line.section(QStringLiteral(": "), 2).section(QStringLiteral(" (And in"), 0, 0);
        }
        QVERIFY(notes);
        QCOMPARE(QSet<QString>(sentences.begin(), sentences.end()).size(), sentences.size());
        QVERIFY2(check.out.contains(QLatin1String("(And in 3 more places.)")), qPrintable(check.out));
        // The document has each with its path.
        const Outcome json = run({QStringLiteral("check"), QStringLiteral("--json"),
                                  sourceFile("resources/templates/chatbot-7b.gpuplan.json")});
        QVERIFY(json.out.contains(QLatin1String("scenarios[1].deployments.lora.provider")));
        QVERIFY(json.out.contains(QLatin1String("scenarios[1].deployments.chatbot.provider")));
    }

    void compareNamesLeversInWordsAndItsSavingsAreDifferencesOfCosts()
    {
        const Outcome compare =
            run({QStringLiteral("compare"), sourceFile("resources/templates/chatbot-7b.gpuplan.json")});
        QCOMPARE(compare.status, 0);
        QVERIFY2(compare.out.startsWith(QLatin1String("All figures USD, for 12 months\n")),
                 qPrintable(compare.out));
        const QRegularExpression money(QStringLiteral("\\$([\\d,]+\\.\\d\\d)"));
        double baseline = 0;
        int compared = 0;
        for (const QString& line :
             compare.out.section(QStringLiteral("\n\n"), 0, 0).split(QLatin1Char('\n'))) {
            QList<double> amounts;
            for (auto match = money.globalMatch(line); match.hasNext();)
                amounts << match.next().captured(1).remove(QLatin1Char(',')).toDouble();
            if (amounts.size() == 1)
                baseline = amounts[0];
            if (amounts.size() != 2)
                continue;
            ++compared;
            QCOMPARE(std::llround(amounts[1] * 100), std::llround((baseline - amounts[0]) * 100));
        }
        QCOMPARE(compared, 4);
        const QRegularExpression rawName(QStringLiteral("^[a-z0-9-]+\\.[a-z_]+ "),
                                         QRegularExpression::MultilineOption);
        QVERIFY2(!rawName.match(compare.out).hasMatch(), qPrintable(compare.out));
    }

    void aServiceAloneRunsAllMonth()
    {
        const Outcome compare =
            run({QStringLiteral("compare"), sourceFile("resources/templates/70b-on-one-card.gpuplan.json")});
        QVERIFY2(compare.out.contains(QLatin1String("all month")), qPrintable(compare.out));
        QVERIFY2(!compare.out.contains(QLatin1String("730 h")), qPrintable(compare.out));
    }

    void filesThatAreNoPlanEndWithThree_data()
    {
        QTest::addColumn<QString>("file");
        for (const testing::Broken& broken : testing::kBrokenFiles)
            QTest::newRow(broken.name) << brokenFile(broken.name);
        QTest::newRow("missing") << QStringLiteral("no such file.gpuplan");
        QTest::newRow("a folder") << QStringLiteral(GPUPLAN_SOURCE_DIR);
    }
    void filesThatAreNoPlanEndWithThree()
    {
        QFETCH(QString, file);
        const Outcome check = run({QStringLiteral("check"), file});
        QCOMPARE(check.status, 3);
        QVERIFY2(check.err.contains(file), qPrintable(check.err)); // the sentence names the file
        QCOMPARE(check.out, QString());
    }

    void wrongUsageEndsWithTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown verb") << QStringList{QStringLiteral("estimat")};
        QTest::newRow("no plan") << QStringList{QStringLiteral("estimate")};
        QTest::newRow("unknown option")
            << QStringList{QStringLiteral("check"), QStringLiteral("--fast"), brokenFile("right")};
        QTest::newRow("unknown language") << QStringList{QStringLiteral("check"), QStringLiteral("--lang"),
                                                         QStringLiteral("fr"), brokenFile("right")};
        QTest::newRow("unknown part of the catalog")
            << QStringList{QStringLiteral("catalog"), QStringLiteral("list"), QStringLiteral("cpus")};
        QTest::newRow("no display for the window") << QStringList{};
    }
    void wrongUsageEndsWithTwo()
    {
        QFETCH(QStringList, arguments);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(!outcome.err.isEmpty());
        QCOMPARE(outcome.out, QString());
    }

    void rightPlansEndWithNoughtEvenWhenInfeasible()
    {
        QCOMPARE(
            run({QStringLiteral("check"), sourceFile("resources/templates/chatbot-7b.gpuplan.json")}).status,
            0);
        QCOMPARE(run({QStringLiteral("estimate"), sourceFile("tests/cases/a5-fit.gpuplan.json")}).status, 0);
        QCOMPARE(run({QStringLiteral("compare"), sourceFile("tests/cases/a2-levers.gpuplan.json")}).status,
                 0);
        QCOMPARE(run({QStringLiteral("--help")}).status, 0);
        QCOMPARE(run({QStringLiteral("--version")}).status, 0);
        QCOMPARE(run({QStringLiteral("catalog"), QStringLiteral("list"), QStringLiteral("gpus")}).status, 0);
    }

    void checkPrintsADocument()
    {
        const Outcome outcome =
            run({QStringLiteral("check"), QStringLiteral("--json"), brokenFile("zero-gpus")});
        QCOMPARE(outcome.status, 1);
        const QJsonObject document = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(document.value(QStringLiteral("format")).toString(), QStringLiteral("gpuplan.issues"));
        const QJsonObject issue = document.value(QStringLiteral("issues")).toArray().at(0).toObject();
        QCOMPARE(issue.value(QStringLiteral("id")).toString(), QStringLiteral("below-minimum"));
        QCOMPARE(issue.value(QStringLiteral("path")).toString(),
                 QStringLiteral("scenarios[0].deployments.train.gpus"));
    }

    void convertingThereAndBackLosesNothing()
    {
        const QTemporaryDir folder;
        const QString from = sourceFile("resources/templates/chatbot-7b.gpuplan.json");
        const QString database = folder.filePath(QStringLiteral("plan.gpuplan"));
        const QString text = folder.filePath(QStringLiteral("plan.gpuplan.json"));
        QCOMPARE(run({QStringLiteral("convert"), from, database}).status, 0);
        QCOMPARE(run({QStringLiteral("convert"), database, text}).status, 0);
        const auto first = core::openPlan(from.toStdString());
        const auto last = core::openPlan(text.toStdString());
        QVERIFY(first && last && first->read.plan == last->read.plan);
    }

    void convertRefusesWhatItWouldLose()
    {
        const QTemporaryDir folder;
        const QString target = folder.filePath(QStringLiteral("plan.gpuplan"));
        const Outcome outcome = run({QStringLiteral("convert"), brokenFile("text-for-a-number"), target});
        QCOMPARE(outcome.status, 1);
        QVERIFY(!QFile::exists(target));
        QCOMPARE(
            run({QStringLiteral("convert"), brokenFile("right"), QStringLiteral("/no/such/folder/p.gpuplan")})
                .status,
            3);
    }

    void breakEvenReadsThePointOut()
    {
        const QString plan = sourceFile("tests/cases/a4-year.gpuplan.json");
        const Outcome table = run({QStringLiteral("breakeven"), plan});
        QCOMPARE(table.status, 0);
        QVERIFY2(table.out.contains(QStringLiteral("month 7.8")), qPrintable(table.out));
        const Outcome spanish =
            run({QStringLiteral("breakeven"), plan, QStringLiteral("--lang"), QStringLiteral("es")});
        QVERIFY2(spanish.out.contains(QStringLiteral("mes 7,8")), qPrintable(spanish.out));
        const Outcome json = run({QStringLiteral("breakeven"), plan, QStringLiteral("--json")});
        const QJsonArray list = QJsonDocument::fromJson(json.out.toUtf8()).array();
        QVERIFY(list.size() >= 2);
        QCOMPARE(list[0].toObject()[QStringLiteral("kind")].toString(), QStringLiteral("reserved"));
        QCOMPARE(list[0].toObject()[QStringLiteral("month_star")].toDouble(), 7.8);
        const Outcome unknown =
            run({QStringLiteral("breakeven"), plan, QStringLiteral("--workload"), QStringLiteral("nope")});
        QCOMPARE(unknown.status, 2);
        QVERIFY(unknown.err.contains(QStringLiteral("nope")));
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"

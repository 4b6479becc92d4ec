// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"
#include "core/store/plan_file.h"
#include "tests/support/stored_file.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>
#include <unistd.h>

using namespace core;
using testing::bytesOf;
using testing::writeBytes;

namespace {

/// In memory where the system has such a place: these tests write one small file tens of thousands of times.
QString folderTemplate()
{
    return (::access("/dev/shm", W_OK) == 0 ? QStringLiteral("/dev/shm") : QDir::tempPath())
           + QStringLiteral("/gpuplan-damage-XXXXXX");
}

/// What a reader may be told of a damaged file: each has its sentence.
bool isRefusal(const std::string& id)
{
    static const QStringList ids{"file-damaged", "file-not-json",  "file-not-a-plan", "file-another-database",
                                 "file-newer",   "file-too-large", "file-too-deep",   "file-unreadable"};
    return ids.contains(QString::fromStdString(id));
}

Plan smallPlan()
{
    Plan plan;
    plan.name = "Year";
    Workload work;
    work.id = "train";
    work.name = "Train";
    plan.workloads.emplace_back(work);
    Scenario today;
    today.id = "today";
    today.name = "Today";
    today.baseline = true;
    plan.scenarios.emplace_back(today);
    return plan;
}

/// Texts that a spreadsheet, a browser, a terminal or a reader's eye would act on.
const QMap<QString, QString>& hostileTexts()
{
    static const QMap<QString, QString> texts{
        {"markup", "<img src=x onerror=alert(1)><b>bold</b>&amp;<!-- -->]]></script>"},
        {"formula", "=cmd|' /C calc'!A0"},
        {"formula with a sign", "+1+1@SUM(A1)\t-2"},
        {"bidirectional marks", u8"price \u202E0001\u202C \u2066x\u2069 \u200F\u061C"},
        {"line ends", "one\ntwo\r\nthree\u2028four\u2029five"},
        {"controls", QString("bell \a escape \x1B[31m null ") + QChar(0) + QString(u8" del \x7F c1 \u0085")},
        {"quotes", "\"'`\\\"; DROP TABLE plan; --"},
        {"placeholders", "%1 %n {name} {0} %s %%n"},
        {"beyond the first plane", u8"\U0001F4B8 \U00010FFF"},
        {"half a pair and a byte order mark", QString(QChar(0xFEFF)) + "x"},
        {"a megabyte", QString(1 << 20, QChar('x'))},
        {"a megabyte of marks", QString((1 << 20) / 3, QChar(0x202E))},
    };
    return texts;
}

} // namespace

/// A file that the world changed is refused with a reason or read as the plan that was saved.
class TestPlanDamage : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder{folderTemplate()};
    [[nodiscard]] std::string at(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    /// Empty when the bytes are refused or read as `plan`, else what happened.
    QString outcome(const char* name, const QByteArray& bytes, const Plan& plan, int& refused) const
    {
        writeBytes(at(name), bytes);
        for (const char* ending : {"-journal", "-wal", "-shm"})
            QFile::remove(QString::fromStdString(at(name)) + QLatin1String(ending));
        const auto opened = openPlan(at(name));
        if (opened)
            return opened->read.plan == plan ? QString() : QStringLiteral("read as another plan");
        ++refused;
        return isRefusal(opened.error().id) ? QString() : QString::fromStdString(opened.error().id);
    }

private Q_SLOTS:
    void aDatabaseCutAnywhereIsRefused()
    {
        const Plan plan = smallPlan();
        QVERIFY(savePlan(plan, at("p.gpuplan")));
        const QByteArray whole = bytesOf(at("p.gpuplan"));
        int refused = 0;
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const QString wrong = outcome("cut.gpuplan", whole.left(size), plan, refused);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1 at %2").arg(wrong).arg(size)));
        }
        // The last page, of a list without entries, holds nothing beyond its first bytes.
        QVERIFY2(refused >= whole.size() - 4096, qPrintable(QString::number(refused)));
    }

    void aDatabaseChangedInAnyByteIsRefusedOrReadEqual_data()
    {
        QTest::addColumn<int>("mask");
        QTest::newRow("one bit") << 0;
        QTest::newRow("all bits") << 0xFF;
    }
    void aDatabaseChangedInAnyByteIsRefusedOrReadEqual()
    {
        QFETCH(int, mask);
        const Plan plan = smallPlan();
        QVERIFY(savePlan(plan, at("p.gpuplan")));
        QByteArray bytes = bytesOf(at("p.gpuplan"));
        int refused = 0;
        for (qsizetype i = 0; i < bytes.size(); ++i) {
            const char before = bytes[i];
            bytes[i] = static_cast<char>(before ^ (mask != 0 ? mask : 1 << i % 8));
            const QString wrong = outcome("flipped.gpuplan", bytes, plan, refused);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1 at %2").arg(wrong).arg(i)));
            bytes[i] = before;
        }
        // Every byte of the plan's own text is guarded; most of the rest is empty space in pages.
        QVERIFY2(refused > 800 && refused < bytes.size(), qPrintable(QString::number(refused)));
    }

    void aTextCutAnywhereIsRefused()
    {
        const Plan plan = smallPlan();
        const QByteArray whole = QByteArray::fromStdString(writePlan(plan));
        int refused = 0;
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const QString wrong = outcome("cut.json", whole.left(size), plan, refused);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1 at %2").arg(wrong).arg(size)));
        }
        QVERIFY(refused >= whole.size() - 1); // all but a line end
    }

    /// Text is there to be edited by hand, so it carries no fingerprint: a changed letter is another letter.
    /// Nothing else may come of it.
    void aTextChangedInAnyByteIsRefusedOrReadAsItStands()
    {
        const std::string whole = writePlan(smallPlan());
        int refused = 0;
        for (std::size_t i = 0; i < whole.size() * 8; ++i) {
            std::string text = whole;
            text[i / 8] = static_cast<char>(text[i / 8] ^ (1 << i % 8));
            const auto read = readPlan(text);
            if (!read) {
                QVERIFY2(isRefusal(read.error().id), read.error().id.c_str());
                ++refused;
                continue;
            }
            const auto again = readPlan(writePlan(read->plan));
            QVERIFY2(again && again->plan == read->plan, text.c_str());
        }
        QVERIFY(refused > 0);
    }

    void hostileTextsAreOnlyTexts_data()
    {
        QTest::addColumn<QString>("text");
        for (auto each = hostileTexts().begin(); each != hostileTexts().end(); ++each)
            QTest::newRow(qPrintable(each.key())) << each.value();
    }
    void hostileTextsAreOnlyTexts()
    {
        QFETCH(QString, text);
        Plan plan = smallPlan();
        const std::string hostile = text.toStdString();
        plan.name = plan.owner = plan.notes = hostile;
        plan.workloads.front().edit().name = hostile;
        plan.scenarios.front().edit().name = hostile;
        for (const char* name : {"p.gpuplan", "p.gpuplan.json"}) {
            const auto saved = savePlan(plan, at(name));
            QVERIFY2(saved.has_value(), saved ? "" : saved.error().id.c_str());
            const auto opened = openPlan(at(name));
            QVERIFY2(opened.has_value(), opened ? "" : opened.error().id.c_str());
            QVERIFY(opened->read.plan == plan);
        }
        const std::string json = writePlan(plan);
        QVERIFY(nlohmann::json::accept(json));
        const QString shown = QString::fromStdString(json);
        for (const QChar c : shown) {
            const bool isLayout = c == QChar('\n') || c == QChar(' ');
            const bool isInvisible =
                c.category() == QChar::Other_Format || c.category() == QChar::Other_Control
                || c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
            QVERIFY2(isLayout || !isInvisible, qPrintable(QString::number(c.unicode(), 16)));
        }
    }
};

QTEST_APPLESS_MAIN(TestPlanDamage)
#include "tst_plan_damage.moc"

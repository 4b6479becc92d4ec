// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan_file.h"
#include "tests/support/random_plan.h"
#include "tests/support/stored_file.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace core;

namespace {

constexpr int kKills = 1000;

/// In memory where the system has such a place: a thousand saves need not wait for a thousand disks.
QString folderTemplate()
{
    return (::access("/dev/shm", W_OK) == 0 ? QStringLiteral("/dev/shm") : QDir::tempPath())
           + QStringLiteral("/gpuplan-killed-XXXXXX");
}

/// How a child's save ended.
enum class End { Killed, Saved, Failed, Untraceable };

End waitForEnd(pid_t child)
{
    int status = 0;
    ::waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        return WTERMSIG(status) == SIGKILL ? End::Killed : End::Failed;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? End::Saved : End::Failed;
}

/// Saves in a child process that is killed as it enters or leaves its `stop`-th system call.
End saveKilledAt(int stop, const Plan& plan, const std::string& path)
{
    const pid_t child = ::fork();
    if (child == 0) {
        if (::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0)
            ::_exit(2);
        ::raise(SIGSTOP);
        ::_exit(savePlan(plan, path) ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!WIFSTOPPED(status))
        return End::Untraceable;
    for (int n = 0; n < stop; ++n) {
        if (::ptrace(PTRACE_SYSCALL, child, nullptr, nullptr) != 0)
            return End::Untraceable;
        ::waitpid(child, &status, 0);
        if (!WIFSTOPPED(status))
            return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? End::Saved : End::Failed;
    }
    ::kill(child, SIGKILL);
    return waitForEnd(child);
}

End saveInChild(const Plan& plan, const std::string& path)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(savePlan(plan, path) ? 0 : 1);
    return waitForEnd(child);
}

/// Saves again and again in a child process that is killed after `microseconds`.
End savesKilledAfter(useconds_t microseconds, const Plan& plan, const std::string& path)
{
    const pid_t child = ::fork();
    if (child == 0) {
        while (savePlan(plan, path)) {
        }
        ::_exit(1);
    }
    ::usleep(microseconds);
    ::kill(child, SIGKILL);
    return waitForEnd(child);
}

} // namespace

/// A save that is killed at any moment leaves the old plan or the new one, whole.
class TestPlanKilled : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder{folderTemplate()};
    int m_kills = 0;
    int m_old = 0;
    int m_new = 0;

    [[nodiscard]] std::string path(const QString& name) const
    {
        return m_folder.filePath(name).toStdString();
    }
    /// The folder with nothing but the file of before.
    void restore(const QString& name, const QByteArray& before) const
    {
        QDir folder(m_folder.path());
        for (const QString& left : folder.entryList(QDir::Files | QDir::Hidden))
            QVERIFY(folder.remove(left));
        if (!before.isNull())
            testing::writeBytes(path(name), before);
    }
    /// What a killed save left: the old plan (or no file, where there was none) or the new one; and the next
    /// save works.
    void check(const QString& name, const Plan* before, const Plan& after)
    {
        ++m_kills;
        const auto opened = openPlan(path(name));
        if (!opened) {
            QVERIFY2(!before && opened.error().id == "file-missing", opened.error().id.c_str());
            ++m_old;
        } else {
            const bool isOld = before && opened->read.plan == *before;
            QVERIFY(isOld || opened->read.plan == after);
            ++(isOld ? m_old : m_new);
        }
        const auto saved =
            savePlan(after, path(name), opened ? std::optional(opened->revision) : std::nullopt);
        QVERIFY2(saved.has_value(), saved ? "" : saved.error().id.c_str());
        QVERIFY(openPlan(path(name))->read.plan == after);
    }

private Q_SLOTS:
    void atEverySystemCall_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("start");
        QTest::newRow("database in place") << "p.gpuplan"
                                           << "saved";
        QTest::newRow("new database") << "p.gpuplan"
                                      << "none";
        QTest::newRow("database over an older form") << "p.gpuplan"
                                                     << "version-1.gpuplan";
        QTest::newRow("database over text") << "p.gpuplan"
                                            << "version-1.gpuplan.json";
        QTest::newRow("text over text") << "p.json"
                                        << "version-1.gpuplan.json";
        QTest::newRow("new text") << "p.json"
                                  << "none";
    }
    void atEverySystemCall()
    {
        QFETCH(QString, name);
        QFETCH(QString, start);
        const std::string documents = GPUPLAN_SOURCE_DIR "/tests/documents/";
        Plan before = testing::randomPlan(1);
        if (start == "saved")
            QVERIFY(savePlan(before, path(name)));
        else if (start != "none")
            before = openPlan(documents + start.toStdString())->read.plan;
        QByteArray bytes;
        if (start != "none")
            bytes = testing::bytesOf(start == "saved" ? path(name) : documents + start.toStdString());
        const Plan after = testing::randomPlan(2);
        End end = End::Killed;
        m_old = m_new = 0;
        for (int stop = 1; end == End::Killed; ++stop) {
            restore(name, bytes);
            end = saveKilledAt(stop, after, path(name));
            if (end == End::Untraceable)
                QSKIP("processes cannot be traced here");
            QVERIFY(end != End::Failed);
            check(name, start == "none" ? nullptr : &before, after);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d old, %d new", m_old, m_new);
        QVERIFY(m_old > 10 && m_new > 0);
    }

    void atAnyMoment()
    {
        const Plan before = testing::randomPlan(1);
        const Plan after = testing::randomPlan(2);
        const QString name = QStringLiteral("p.gpuplan");
        restore(name, {});
        QVERIFY(savePlan(before, path(name)));
        const QByteArray bytes = testing::bytesOf(path(name));
        QElapsedTimer time;
        time.start();
        QVERIFY(saveInChild(before, path(name)) == End::Saved);
        const auto microseconds = time.nsecsElapsed() / 1000;
        m_old = m_new = 0;
        for (int n = 0; n < 200 || m_kills < kKills; ++n) {
            restore(name, bytes);
            // From before the first save begins until it is long done, whatever the machine takes for one.
            const auto moment = static_cast<useconds_t>(microseconds * (n % 100) / 50);
            const End end = savesKilledAfter(moment, after, path(name));
            QVERIFY(end == End::Killed);
            check(name, &before, after);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d old, %d new; %d kills in all", m_old, m_new, m_kills);
        QVERIFY(m_old > 0 && m_new > 0);
    }
};

QTEST_APPLESS_MAIN(TestPlanKilled)
#include "tst_plan_killed.moc"

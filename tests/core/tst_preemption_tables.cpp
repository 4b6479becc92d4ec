// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/preemption.h"
#include "core/finance/preemption_spread.h"

#include <QTest>

#include <cmath>

using core::InterruptedWork;

namespace {

bool near(double found, double expected, double tolerance)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("found %.9g, expected %.9g", found, expected);
    return false;
}

/// 72 h of work, an interruption every 6 h, 3 min to save, 6 min to recover, 10 min to wait.
InterruptedWork worked(double mtbf = 6)
{
    return {72, mtbf, 3.0 / 60, 6.0 / 60, 10.0 / 60};
}

/// With a fractional number of segments, as the worked table has it.
core::ExpectedCourse fractional(const InterruptedWork& job, double interval)
{
    InterruptedWork one = job;
    one.work = interval;
    core::ExpectedCourse course = core::withCheckpoints(one, interval);
    const double segments = job.work / interval;
    course.wall *= segments;
    course.billed *= segments;
    course.interruptions *= segments;
    return course;
}

/// Where 0.60 an hour on spot costs what 1.50 on demand costs.
template<class Interval>
double tieMtbf(Interval intervalOf)
{
    double low = 0.05;
    double high = 6;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        const double usd = fractional(worked(middle), intervalOf(middle)).billed * 0.60;
        (usd > 72 * 1.50 ? low : high) = middle;
    }
    return high;
}

} // namespace

/// The worked tables of FORMULAS §8.
class TestPreemptionTables : public QObject
{
    Q_OBJECT

private slots:
    void costByInterval_data()
    {
        QTest::addColumn<double>("minutes");
        QTest::addColumn<double>("wall");
        QTest::addColumn<double>("billed");
        QTest::addColumn<double>("interruptions");
        QTest::addColumn<double>("usd");
        QTest::newRow("15") << 15.0 << 92.588 << 90.085 << 15.014 << 54.05;
        QTest::newRow("30") << 30.0 << 86.680 << 84.337 << 14.056 << 50.60;
        QTest::newRow("the best") << 44.498 << 85.856 << 83.535 << 13.923 << 50.12;
        QTest::newRow("60") << 60.0 << 86.340 << 84.007 << 14.001 << 50.40;
        QTest::newRow("120") << 120.0 << 91.938 << 89.453 << 14.909 << 53.67;
        QTest::newRow("240") << 240.0 << 108.806 << 105.865 << 17.644 << 63.52;
    }
    void costByInterval()
    {
        QFETCH(double, minutes);
        QFETCH(double, wall);
        QFETCH(double, billed);
        QFETCH(double, interruptions);
        QFETCH(double, usd);
        const core::ExpectedCourse course = fractional(worked(), minutes / 60);
        QVERIFY(near(course.wall, wall, 0.0005));
        QVERIFY(near(course.billed, billed, 0.0005));
        QVERIFY(near(course.interruptions, interruptions, 0.0005));
        QVERIFY(near(course.billed * 0.60, usd, 0.005));
    }

    void bestInterval()
    {
        const auto interval = core::optimalInterval(3.0 / 60, 6);
        QVERIFY(near(interval.exact * 60, 44.498, 0.0005));
        QVERIFY(near(interval.daly * 60, 44.497, 0.0005));
        QVERIFY(near(interval.young * 60, 46.476, 0.0005));
        QVERIFY(near(1 - fractional(worked(), interval.exact).billed * 0.60 / 108, 0.536, 0.0005));
    }

    void withoutCheckpoints()
    {
        const auto course = core::withoutCheckpoints(worked());
        QVERIFY(near(course.billed * 0.60, 595761, 0.5));
        QVERIFY(near(course.wall / 1e6, 1.02, 0.005));
        QVERIFY(near(core::withoutCheckpoints({24, 6, 0, 0, 0}).billed, 321.6, 0.05));
    }

    void oneHourSegmentsOfADay()
    {
        const auto course = core::withCheckpoints({24, 4, 0.05, 0.1, 0.25}, 1);
        QVERIFY(near(course.wall, 31.393, 0.0005));
        QVERIFY(near(course.billed, 29.546, 0.0005));
        QVERIFY(near(course.interruptions, 7.387, 0.0005));
    }

    void mtbfAtWhichTheSavingIsGone()
    {
        QVERIFY(near(tieMtbf([](double mtbf) { return core::optimalInterval(3.0 / 60, mtbf).exact; }), 0.326,
                     0.0005));
        QVERIFY(near(tieMtbf([](double) { return 1.0; }), 0.787, 0.0005));
    }

    void meanAndVarianceWhereRecoveryIsNotInterrupted()
    {
        const core::CourseSpread spread = core::spreadOf({24, 4, 0.05, 0.1, 0.25}, 1);
        // Simulated: mean 31.344, variance 7.354.
        QVERIFY(near(spread.mean, 31.338, 0.0005));
        QVERIFY(near(spread.variance, 7.460, 0.0005));
    }

    void chanceOfMissingADeadline_data()
    {
        QTest::addColumn<double>("deadline");
        QTest::addColumn<double>("normal");
        QTest::addColumn<double>("gamma");
        QTest::newRow("86 h") << 86.0 << 0.535 << 0.493;
        QTest::newRow("90 h") << 90.0 << 0.133 << 0.135;
        QTest::newRow("92 h") << 92.0 << 0.044 << 0.058;
        QTest::newRow("94 h") << 94.0 << 0.010 << 0.022;
        QTest::newRow("96 h") << 96.0 << 0.002 << 0.008;
    }
    void chanceOfMissingADeadline()
    {
        QFETCH(double, deadline);
        QFETCH(double, normal);
        QFETCH(double, gamma);
        const core::CourseSpread spread = core::spreadOf(worked(), 1);
        QVERIFY(near(spread.mean, 86.29, 0.005));
        QVERIFY(near(std::sqrt(spread.variance), 3.34, 0.005));
        QVERIFY(near(spread.least, 75.6, 1e-9));
        QVERIFY(near(core::normalChanceOfMissing(spread, deadline), normal, 0.0005));
        QVERIFY(near(core::chanceOfMissing(spread, deadline), gamma, 0.0005));
    }

    void aDeadlineBelowTheLeastIsAlwaysMissed()
    {
        QCOMPARE(core::chanceOfMissing(core::spreadOf(worked(), 1), 70), 1.0);
    }
};

QTEST_GUILESS_MAIN(TestPreemptionTables)
#include "tst_preemption_tables.moc"

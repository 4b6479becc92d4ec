// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/preemption.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>
#include <random>

using core::InterruptedWork;

namespace {

bool near(double found, double expected, double tolerance)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("found %.9g, expected %.9g", found, expected);
    return false;
}

/// One run of the process that the closed form is the expectation of; returns billed hours.
double simulate(const InterruptedWork& job, double interval, std::mt19937_64& random)
{
    const double segments = std::ceil(job.work / interval);
    const double length = job.work / segments + job.save;
    std::exponential_distribution<double> untilLoss(1 / job.mtbf);
    double billed = 0;
    for (int s = 0; s < static_cast<int>(segments); ++s) {
        double needed = length;
        for (double lost = untilLoss(random); lost < needed; lost = untilLoss(random)) {
            billed += lost;
            needed = job.recovery + length;
        }
        billed += needed;
    }
    return billed;
}

} // namespace

class TestPreemption : public QObject
{
    Q_OBJECT

private slots:
    void publishedIntervals_data()
    {
        QTest::addColumn<double>("mtbf");
        QTest::addColumn<double>("daly");
        QTest::addColumn<double>("exact");
        QTest::newRow("24 h") << 24.0 << 116.69 << 116.690;
        QTest::newRow("6 h") << 6.0 << 56.71 << 56.714;
        QTest::newRow("15 min") << 0.25 << 9.14 << 9.167;
    }
    void publishedIntervals()
    {
        QFETCH(double, mtbf);
        QFETCH(double, daly);
        QFETCH(double, exact);
        const auto interval = core::optimalInterval(5.0 / 60, mtbf);
        QVERIFY(near(interval.daly * 60, daly, 0.005));
        QVERIFY(near(interval.exact * 60, exact, 0.0005));
    }

    void spotJobOfAHundredHours()
    {
        const InterruptedWork job{100, 5, 4.0 / 60, 8.0 / 60, 15.0 / 60};
        const auto interval = core::optimalInterval(job.save, job.mtbf);
        QVERIFY(near(interval.young * 60, 48.990, 0.0005));
        QVERIFY(near(interval.daly * 60, 46.359, 0.0005));
        QVERIFY(near(interval.exact * 60, 46.360, 0.0005));
        const auto course = core::withCheckpoints(job, interval.exact);
        QCOMPARE(course.segments, 130.0);
        QVERIFY(near(course.interval * 60, 46.154, 0.0005));
        QVERIFY(near(course.wall, 127.548, 0.0005));
        QVERIFY(near(course.billed, 121.475, 0.0005));
        QVERIFY(near(course.interruptions, 24.295, 0.0005));
        QVERIFY(core::withoutCheckpoints(job).wall > 1e9);
    }

    void otherIntervalsCostMore_data()
    {
        QTest::addColumn<double>("minutes");
        QTest::addColumn<double>("usd");
        QTest::newRow("15") << 15.0 << 80.58;
        QTest::newRow("30") << 30.0 << 73.95;
        QTest::newRow("60") << 60.0 << 73.27;
        QTest::newRow("120") << 120.0 << 78.85;
        QTest::newRow("240") << 240.0 << 96.70;
    }
    void otherIntervalsCostMore()
    {
        QFETCH(double, minutes);
        QFETCH(double, usd);
        const InterruptedWork job{100, 5, 4.0 / 60, 8.0 / 60, 15.0 / 60};
        QVERIFY(near(core::withCheckpoints(job, minutes / 60).billed * 0.60, usd, 0.005));
    }

    void noticeThatSufficesLosesNothing()
    {
        const auto course = core::withNotice({72, 6, 0.05, 0.1, 10.0 / 60});
        QVERIFY(near(course.billed, 73.8, 1e-9));
    }

    void simulationAgreesWithTheClosedForm()
    {
        const InterruptedWork job{24, 4, 0.05, 0.1, 0.25};
        std::mt19937_64 random(20270101);
        double sum = 0;
        double squares = 0;
        constexpr int kRuns = 20'000;
        for (int i = 0; i < kRuns; ++i) {
            const double billed = simulate(job, 1, random);
            sum += billed;
            squares += billed * billed;
        }
        const double mean = sum / kRuns;
        const double standardError = std::sqrt((squares / kRuns - mean * mean) / kRuns);
        QVERIFY(near(mean, core::withCheckpoints(job, 1).billed, 4 * standardError));
    }

    void theOptimumIsNotBeatenByItsNeighbours()
    {
        QVERIFY(rc::check("optimum", [] {
            const double mtbf = *rc::gen::inRange(1, 500) / 10.0;
            const double save = mtbf * *rc::gen::inRange(1, 300) / 1000.0;
            const double best = core::optimalInterval(save, mtbf).exact;
            // Per hour of work, without the rounding to whole segments.
            const auto billed = [&](double interval) {
                return std::expm1((interval + save) / mtbf) * mtbf / interval;
            };
            RC_ASSERT(billed(best) <= billed(best * 0.95) * (1 + 1e-12));
            RC_ASSERT(billed(best) <= billed(best * 1.05) * (1 + 1e-12));
        }));
    }

    void rarerInterruptionsNeverCostMore()
    {
        QVERIFY(rc::check("monotone", [] {
            const double mtbf = *rc::gen::inRange(1, 100);
            const double interval = *rc::gen::inRange(1, 40) / 10.0;
            const InterruptedWork often{50, mtbf, 0.05, 0.1, 0.1};
            const InterruptedWork seldom{50, mtbf * 1.5, 0.05, 0.1, 0.1};
            RC_ASSERT(core::withCheckpoints(seldom, interval).billed
                      <= core::withCheckpoints(often, interval).billed);
        }));
    }
};

QTEST_GUILESS_MAIN(TestPreemption)
#include "tst_preemption.moc"

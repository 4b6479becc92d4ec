// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/llm_serving.h"
#include "core/estimate/queueing.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>

using core::erlangC;
using core::Station;

namespace {

bool near(double found, double expected, double tolerance)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("found %.9g, expected %.9g", found, expected);
    return false;
}

std::optional<core::ServingEstimate> describedFewest(double arrivalsPerS, const core::ServingTargets& targets)
{
    const auto replicas = core::fewestReplicas(arrivalsPerS, targets);
    if (!replicas)
        return std::nullopt;
    return core::describeReplicas(*replicas, arrivalsPerS, targets);
}

/// Erlang C from its definition with factorials, for few servers: an independent way to the same figure.
double erlangCByFactorials(double offered, int servers)
{
    double term = 1;
    double sum = 0;
    for (int k = 0; k < servers; ++k) {
        sum += term;
        term *= offered / (k + 1);
    }
    const double waiting = term * servers / (servers - offered);
    return waiting / (sum + waiting);
}

} // namespace

class TestQueueing : public QObject
{
    Q_OBJECT

private slots:
    void publishedTable_data()
    {
        QTest::addColumn<int>("servers");
        QTest::addColumn<double>("waits");
        QTest::addColumn<double>("p95Wait");
        QTest::addColumn<double>("p95Response");
        QTest::newRow("10") << 10 << 0.8591 << 5.688 << 6.705;
        QTest::newRow("11") << 11 << 0.5734 << 1.394 << 2.995;
        QTest::newRow("12") << 12 << 0.3688 << 0.666 << 2.582;
        QTest::newRow("13") << 13 << 0.2281 << 0.357 << 2.469;
        QTest::newRow("14") << 14 << 0.1353 << 0.181 << 2.428;
        QTest::newRow("16") << 16 << 0.0419 << 0.0 << 2.403;
    }
    void publishedTable()
    {
        QFETCH(int, servers);
        QFETCH(double, waits);
        QFETCH(double, p95Wait);
        QFETCH(double, p95Response);
        const Station station{12, 0.8, servers};
        QVERIFY(near(erlangC(9.6, servers), waits, 5e-5));
        QVERIFY(near(*core::waitQuantile(station, 0.95), p95Wait, 5e-4));
        QVERIFY(near(*core::responseQuantile(station, 0.95), p95Response, 5e-4));
    }

    void textbookValueForSixBusyOfTen() { QVERIFY(near(erlangC(6, 10), 0.1013, 5e-5)); }

    void recursionAgreesWithFactorials()
    {
        QVERIFY(rc::check("Erlang C", [] {
            const int servers = *rc::gen::inRange(1, 30);
            const double offered = servers * *rc::gen::inRange(1, 99) / 100.0;
            RC_ASSERT(std::abs(erlangC(offered, servers) - erlangCByFactorials(offered, servers)) < 1e-9);
        }));
    }

    void aQueueThatNeverSettlesHasNoQuantile()
    {
        QCOMPARE(erlangC(10, 10), 1.0);
        QVERIFY(!core::waitQuantile({10, 1, 10}, 0.95));
        QVERIFY(!core::responseQuantile({10, 1, 10}, 0.95));
        QVERIFY(!core::responseQuantile({11, 1, 10}, 0.95));
    }

    void nobodyWaitsWithoutArrivals() { QCOMPARE(*core::waitQuantile({0, 1, 1}, 0.95), 0.0); }

    void oneReplicaFewerMissesTheWait()
    {
        // 18 slots busy on average; four slots a replica.
        const core::ServingTargets targets{2.0, 4, std::nullopt, 0.5, 1};
        const auto estimate = describedFewest(9, targets);
        QVERIFY(estimate);
        QCOMPARE(estimate->replicas, 6);
        QVERIFY(near(estimate->utilization, 0.75, 1e-12));
        QCOMPARE(QString::fromStdString(estimate->oneFewer->reason), QStringLiteral("p95_wait"));
        QVERIFY(near(estimate->oneFewer->utilization, 0.9, 1e-12));
        QVERIFY(*estimate->oneFewer->p95WaitS > 0.5);
    }

    void utilizationCanBeTheTargetThatDecides()
    {
        const core::ServingTargets targets{1.0, 10, 0.5, std::nullopt, 1};
        const auto estimate = describedFewest(20, targets);
        QCOMPARE(estimate->replicas, 4);
        QCOMPARE(QString::fromStdString(estimate->oneFewer->reason), QStringLiteral("utilization"));
    }

    void minimumReplicasHoldWithoutLoad()
    {
        const core::ServingTargets targets{1.0, 10, std::nullopt, std::nullopt, 3};
        const auto estimate = describedFewest(0, targets);
        QCOMPARE(estimate->replicas, 3);
        QCOMPARE(QString::fromStdString(estimate->oneFewer->reason), QStringLiteral("minimum_replicas"));
    }

    void noNumberOfReplicasHoldsAnAbsurdLoad()
    {
        QVERIFY(!core::fewestReplicas(1e12, {1.0, 1, std::nullopt, std::nullopt, 1}));
    }

    void fewestReplicasIsTheSmallestThatHolds()
    {
        QVERIFY(rc::check("one fewer always misses", [] {
            const double arrivals = *rc::gen::inRange(1, 500) / 10.0;
            const core::ServingTargets targets{*rc::gen::inRange(1, 50) / 10.0,
                                               static_cast<double>(*rc::gen::inRange(1, 20)), std::nullopt,
                                               *rc::gen::inRange(0, 30) / 10.0, 1};
            const auto estimate = describedFewest(arrivals, targets);
            RC_ASSERT(estimate.has_value());
            RC_ASSERT(*estimate->p95WaitS <= *targets.p95WaitS);
            RC_ASSERT(estimate->replicas == 1 || !estimate->oneFewer->reason.empty());
        }));
    }

    void autoscalingPaysForEachHoursOwnReplicas()
    {
        const core::ServingTargets targets{1.0, 10, 0.8, std::nullopt, 1};
        const std::vector<core::LoadStep> load{{8, 40}, {16, 4}};
        const auto fixed = core::replicaDay(load, targets, false);
        const auto scaled = core::replicaDay(load, targets, true);
        QCOMPARE(fixed->replicas, 5);
        QCOMPARE(fixed->replicaHours, 5.0 * 24);
        QCOMPARE(scaled->replicaHours, 5.0 * 8 + 1.0 * 16);
        QCOMPARE(scaled->replicas, 5);
    }
};

QTEST_GUILESS_MAIN(TestQueueing)
#include "tst_queueing.moc"

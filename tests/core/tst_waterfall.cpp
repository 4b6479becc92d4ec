// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/savings/compare.h"
#include "core/savings/waterfall.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace core;

namespace {

Deployment deployment(double usd)
{
    Deployment d;
    d.gpu = "a100-sxm-80";
    d.price = Price{};
    d.price->per = PriceUnit::GpuHour;
    d.price->usd = usd;
    return d;
}

/// `workloads` measured jobs of 100 GPU-hours at $2; the other scenario runs them at $1 with less overhead.
Plan plan(int workloads)
{
    Plan p;
    p.name = "Waterfall";
    Scenario today, cheap;
    today.id = "today";
    today.name = "Today";
    today.baseline = true;
    cheap.id = "cheap";
    cheap.name = "Cheap";
    for (int i = 0; i < workloads; ++i) {
        Workload w;
        w.id = "w" + std::to_string(i);
        w.name = w.id;
        Measured work;
        work.gpuHours = 100;
        w.work = work;
        p.workloads.emplace_back(w);
        Deployment before = deployment(2);
        before.overhead = 1.2;
        today.deployments.emplace(w.id, before);
        Deployment after = deployment(1);
        after.overhead = 1.1;
        cheap.deployments.emplace(w.id, after);
    }
    p.scenarios = {today, cheap};
    return p;
}

Waterfall waterfallOf(const Plan& p, std::string_view from = "today", std::string_view to = "cheap")
{
    return makeWaterfall(p, builtInCatalog(), evaluate(p, builtInCatalog()), from, to);
}

void verifyAddsUp(const Waterfall& waterfall)
{
    double cost = waterfall.start.likely;
    double shares = 0;
    for (const WaterfallStep& step : waterfall.steps) {
        QVERIFY(std::abs(step.before - cost) < 1e-9);
        cost -= step.lever.saving;
        QVERIFY(std::abs(step.after - cost) < 1e-9);
        shares += step.share.value_or(0);
    }
    QVERIFY(std::abs(cost - waterfall.end.likely) < 0.01);
    if (std::abs(waterfall.saving()) > 0.01)
        QVERIFY(std::abs(shares - 1) < 1e-6);
    const auto pillars = waterfall.savingByPillar();
    QVERIFY(std::abs(std::accumulate(pillars.begin(), pillars.end(), 0.0) - waterfall.saving()) < 0.01);
}

} // namespace

class TstWaterfall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsLeadFromOneCostToTheOther()
    {
        const Waterfall waterfall = waterfallOf(plan(1));
        QCOMPARE(waterfall.state, WaterfallState::Split);
        QCOMPARE(waterfall.start.likely, 240.0);
        QCOMPARE(waterfall.end.likely, 110.0);
        QCOMPARE(waterfall.steps.size(), std::size_t{2});
        // Price alone saves 120, last 110: 115. Overhead alone 20, last 10: 15.
        QCOMPARE(waterfall.steps[0].lever.id, std::string("w0.price"));
        QVERIFY(std::abs(waterfall.steps[0].lever.saving - 115) < 1e-9);
        QCOMPARE(waterfall.steps[0].lever.pillar, 2);
        QVERIFY(std::abs(waterfall.steps[1].lever.saving - 15) < 1e-9);
        QCOMPARE(waterfall.steps[1].lever.pillar, 3);
        QVERIFY(waterfall.goalReached);
        QCOMPARE(waterfall.goalCost, 120.0);
        verifyAddsUp(waterfall);
    }

    void theWayBackCostsWhatTheWayForthSaves()
    {
        const Waterfall back = waterfallOf(plan(1), "cheap", "today");
        QCOMPARE(back.saving(), -130.0);
        QVERIFY(!back.goalReached);
        for (const WaterfallStep& step : back.steps)
            QVERIFY(step.lever.saving < 0 && step.after > step.before);
        verifyAddsUp(back);
    }

    void namedLeversComeFirstAndUnnamedDifferencesStandAlone()
    {
        Plan p = plan(2);
        Lever lever;
        lever.id = "market";
        lever.name = "Marketplace";
        lever.pillar = 2;
        lever.paths = {"w0.price", "w1.price"};
        p.scenarios[1].edit().levers.push_back(lever);
        const Waterfall waterfall = waterfallOf(p);
        QCOMPARE(waterfall.steps.size(), std::size_t{3});
        QCOMPARE(waterfall.steps[0].lever.name, std::string("Marketplace"));
        QVERIFY(std::abs(waterfall.steps[0].lever.saving - 230) < 1e-9);
        verifyAddsUp(waterfall);
    }

    void moreThanTwelveDifferencesStandTogetherByPillar()
    {
        const Waterfall waterfall = waterfallOf(plan(8));
        QCOMPARE(waterfall.state, WaterfallState::Grouped);
        QCOMPARE(waterfall.levers, 16);
        QCOMPARE(waterfall.steps.size(), std::size_t{2});
        QCOMPARE(waterfall.steps[0].lever.id, std::string("pillar-2"));
        QCOMPARE(waterfall.steps[0].changes, 8);
        QVERIFY(std::abs(waterfall.steps[0].lever.saving - 8 * 115) < 1e-6);
        verifyAddsUp(waterfall);
    }

    void moreThanTwelveNamedLeversStayInOnePiece()
    {
        Plan p = plan(13);
        for (int i = 0; i < 13; ++i) {
            Lever lever;
            lever.id = "lever-" + std::to_string(i);
            lever.name = lever.id;
            lever.paths = {"w" + std::to_string(i) + ".price", "w" + std::to_string(i) + ".overhead"};
            p.scenarios[1].edit().levers.push_back(lever);
        }
        const Waterfall waterfall = waterfallOf(p);
        QCOMPARE(waterfall.state, WaterfallState::NotSplit);
        QCOMPARE(waterfall.levers, 13);
        QCOMPARE(waterfall.steps.size(), std::size_t{1});
        QCOMPARE(waterfall.steps[0].lever.id, std::string(kRestLever));
        verifyAddsUp(waterfall);
    }

    void whatNoLeverExplainsIsAStepToo()
    {
        Plan p = plan(2);
        p.scenarios[1].edit().deployments.erase("w1"); // runs in one of the two only
        const Waterfall waterfall = waterfallOf(p);
        if (waterfall.state == WaterfallState::Split) {
            verifyAddsUp(waterfall);
            QCOMPARE(waterfall.steps.back().lever.id, std::string(kRestLever));
            QCOMPARE(waterfall.steps.back().lever.pillar, 0);
        } else {
            QCOMPARE(waterfall.state, WaterfallState::ToUnpriced);
        }
    }

    void withoutTwoCostsThereIsNoWay_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("state");
        QTest::newRow("the same scenario") << "today"
                                           << "today" << int(WaterfallState::Same);
        QTest::newRow("an unpriced end") << "today"
                                         << "huge" << int(WaterfallState::ToUnpriced);
        QTest::newRow("an unpriced beginning") << "huge"
                                               << "today" << int(WaterfallState::FromUnpriced);
        QTest::newRow("an unknown scenario") << "today"
                                             << "none" << int(WaterfallState::Missing);
    }
    void withoutTwoCostsThereIsNoWay()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        Plan p = plan(1);
        Scenario huge = *p.scenarios[1];
        huge.id = "huge";
        huge.deployments.at("w0").edit().price.reset();
        huge.deployments.at("w0").edit().offer = "no-such-offer";
        p.scenarios.emplace_back(huge);
        const Waterfall waterfall = waterfallOf(p, from.toStdString(), to.toStdString());
        QTEST(int(waterfall.state), "state");
        QVERIFY(waterfall.steps.empty());
    }

    void equalScenariosHaveNoSteps()
    {
        Plan p = plan(1);
        p.scenarios[1].edit().deployments = p.scenarios[0]->deployments;
        const Waterfall waterfall = waterfallOf(p);
        QCOMPARE(waterfall.state, WaterfallState::Split);
        QVERIFY(waterfall.steps.empty());
        QCOMPARE(waterfall.saving(), 0.0);
    }
};

QTEST_APPLESS_MAIN(TstWaterfall)
#include "tst_waterfall.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/billing.h"
#include "core/finance/cash_flow.h"

#include <rapidcheck.h>

#include <QTest>

#include <array>
#include <cmath>

using core::hours;
using core::inHours;
using core::PricedTier;

namespace {

const std::array<PricedTier, 3> kEgress{{{100, 0}, {10000, 0.09}, {std::nullopt, 0.085}}};

}

class TestFinance : public QObject
{
    Q_OBJECT

private slots:
    void billedHoursRoundUpToTheIncrement_data()
    {
        QTest::addColumn<double>("used");
        QTest::addColumn<double>("increment");
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("billed");
        QTest::newRow("twenty minutes by the second") << 1.0 / 3 << 1.0 << 0.0 << 1.0 / 3;
        QTest::newRow("twenty minutes by the hour") << 1.0 / 3 << 3600.0 << 0.0 << 1.0;
        QTest::newRow("whole hours stay whole") << 3.0 << 3600.0 << 0.0 << 3.0;
        QTest::newRow("a sum of tenths is no hour more") << 0.1 + 0.2 + 0.7 << 3600.0 << 0.0 << 1.0;
        QTest::newRow("a minimum") << 0.01 << 1.0 << 600.0 << 1.0 / 6;
        QTest::newRow("no rules") << 0.123 << 0.0 << 0.0 << 0.123;
        QTest::newRow("nothing used, nothing billed") << 0.0 << 3600.0 << 3600.0 << 0.0;
    }
    void billedHoursRoundUpToTheIncrement()
    {
        QFETCH(double, used);
        QFETCH(double, increment);
        QFETCH(double, minimum);
        QFETCH(double, billed);
        QVERIFY(std::abs(inHours(core::billedHours(hours(used), increment, minimum)) - billed) < 1e-9);
    }

    void billedHoursNeverBillLessThanUsedNorAnIncrementMore()
    {
        QVERIFY(rc::check("increments", [] {
            const double used = *rc::gen::inRange(1, 1000000) / 3600.0;
            const double increment = *rc::gen::inRange(1, 4000);
            const double billed = inHours(core::billedHours(hours(used), increment, 0));
            RC_ASSERT(billed >= used * (1 - 1e-12));
            RC_ASSERT(billed < used + increment / 3600 + 1e-9);
        }));
    }

    void wholeInstancesAreBilled()
    {
        QCOMPARE(core::billedGpus(3, 8), 8);
        QCOMPARE(core::billedGpus(8, 8), 8);
        QCOMPARE(core::billedGpus(9, 8), 16);
        QCOMPARE(core::billedGpus(3, 1), 3);
    }

    void tiersChargeEachPartAtItsOwnPrice_data()
    {
        QTest::addColumn<double>("gb");
        QTest::addColumn<double>("usd");
        QTest::newRow("nothing") << 0.0 << 0.0;
        QTest::newRow("inside the free part") << 100.0 << 0.0;
        QTest::newRow("one into the second") << 101.0 << 0.09;
        QTest::newRow("at the second's end") << 10000.0 << 891.0;
        QTest::newRow("twenty terabytes") << 20000.0 << 1741.0;
    }
    void tiersChargeEachPartAtItsOwnPrice()
    {
        QFETCH(double, gb);
        QFETCH(double, usd);
        QVERIFY(std::abs(core::tieredCost(gb, kEgress) - usd) < 1e-9);
    }

    void aClosedLastTierGoesOnAtItsPrice()
    {
        const std::array<PricedTier, 1> one{{{1000, 0.07}}};
        QVERIFY(std::abs(core::tieredCost(2000, one) - 140) < 1e-9);
        QCOMPARE(core::tieredCost(2000, {}), 0.0);
    }

    void tieredCostNeverFallsWithMoreData()
    {
        QVERIFY(rc::check("monotone", [] {
            const double gb = *rc::gen::inRange(0, 50000);
            const double more = gb + *rc::gen::inRange(0, 50000);
            RC_ASSERT(core::tieredCost(more, kEgress) >= core::tieredCost(gb, kEgress));
        }));
    }

    void pricesOfEveryUnitComeToAGpuHour()
    {
        QCOMPARE(core::usdPerGpuHour(1.5, core::PriceUnit::GpuHour, 8, 730), 1.5);
        QCOMPARE(core::usdPerGpuHour(32, core::PriceUnit::InstanceHour, 8, 730), 4.0);
        QCOMPARE(core::usdPerGpuHour(0.0005, core::PriceUnit::GpuSecond, 1, 730), 1.8);
        QCOMPARE(core::usdPerGpuHour(730, core::PriceUnit::Month, 1, 730), 1.0);
    }

    void creditsThatExpireFirstAreSpentFirst()
    {
        const std::vector<core::Credit> credits{{100, "2027-12", {}}, {50, "2027-01", {}}};
        const auto use = core::useCredits(credits, {{"", {60, 60, 60}}}, {2027, 1}, 3);
        QCOMPARE(use.usedByMonth, (std::vector<double>{60, 60, 30}));
        QCOMPARE(use.used, 150.0);
        QCOMPARE(use.stranded, 0.0);
    }

    void aProvidersCreditPaysOnlyItsBills()
    {
        const std::vector<core::Credit> credits{{100, "2027-02", std::string("aws")}};
        const auto use = core::useCredits(credits, {{"", {500, 500}}, {"aws", {30, 30}}}, {2027, 1}, 2);
        QCOMPARE(use.used, 60.0);
        // It could still be spent until its last month, which is the plan's last month too.
        QCOMPARE(use.stranded, 40.0);
    }

    void creditsThatOutliveThePlanAreNotStranded()
    {
        const auto use = core::useCredits({{100, {}, {}}, {100, "2030-01", {}}}, {{"", {10}}}, {2027, 1}, 1);
        QCOMPARE(use.used, 10.0);
        QCOMPARE(use.stranded, 0.0);
    }

    void creditsNeverPayMoreThanIsOwedNorThanThereIs()
    {
        QVERIFY(rc::check("conservation", [] {
            const double amount = *rc::gen::inRange(0, 1000);
            const auto bills = *rc::gen::container<std::vector<int>>(6, rc::gen::inRange(0, 300));
            const std::vector<double> owed(bills.begin(), bills.end());
            const auto use = core::useCredits({{amount, "2027-04", {}}}, {{"", owed}}, {2027, 1}, 6);
            double paid = 0;
            for (std::size_t m = 0; m < owed.size(); ++m) {
                RC_ASSERT(use.usedByMonth[m] <= owed[m] + 1e-9);
                paid += use.usedByMonth[m];
            }
            RC_ASSERT(std::abs(paid - use.used) < 1e-9);
            RC_ASSERT(std::abs(use.used + use.stranded - amount) < 1e-9);
        }));
    }

    void orderOfMoneyIsCreditsContingencyTax()
    {
        core::Budget budget;
        budget.contingency = 0.15;
        budget.tax = {0.21, 0.5};
        const auto a = core::authorise(27109, 8970, budget);
        QVERIFY(std::abs(a.contingency - 4066.35) < 1e-9);
        QVERIFY(std::abs(a.beforeTax - 22205.35) < 1e-9);
        QVERIFY(std::abs(a.cost - 22205.35 * 1.105) < 1e-9);
    }

    void twentyTerabytesByWhatATerabyteIs_data()
    {
        QTest::addColumn<double>("gb");
        QTest::addColumn<bool>("free");
        QTest::addColumn<double>("usd");
        QTest::newRow("decimal") << 20000.0 << false << 1750.0;
        QTest::newRow("decimal, the first 100 GB free") << 20000.0 << true << 1741.0;
        QTest::newRow("binary, the first 100 GB free") << 20480.0 << true << 1783.0;
    }
    void twentyTerabytesByWhatATerabyteIs()
    {
        QFETCH(double, gb);
        QFETCH(bool, free);
        QFETCH(double, usd);
        const double second = gb == 20480 ? 10240 : 10000; // ten terabytes of the provider's kind
        const std::array<PricedTier, 3> tiers{{{free ? 100 : 0.0, 0}, {second, 0.09}, {std::nullopt, 0.085}}};
        QVERIFY(std::abs(core::tieredCost(gb, tiers) - usd) < 0.5);
    }

    void twentyMinutesAtAnHourlyPrice()
    {
        const auto usd = [](double increment) {
            return inHours(core::billedHours(hours(1.0 / 3), increment, 0)) * 1.20;
        };
        QVERIFY(std::abs(usd(1) - 0.40) < 1e-9);
        QVERIFY(std::abs(usd(3600) - 1.20) < 1e-9);
    }

    void taxThatNobodyGivesBack()
    {
        QVERIFY(std::abs(1000 * (1 + core::unrecoverableTaxShare({0.21, 0.5})) - 1105) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(TestFinance)
#include "tst_finance.moc"

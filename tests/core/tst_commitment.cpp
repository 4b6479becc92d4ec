// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/commitment.h"
#include "core/finance/owned.h"
#include "core/finance/present_value.h"
#include "core/finance/serverless.h"

#include <rapidcheck.h>

#include <QTest>

#include <array>
#include <cmath>

using core::CommittedCapacity;
using core::OwnedMachine;
using core::PaidAt;

namespace {

bool near(double found, double expected, double tolerance)
{
    if (std::abs(found - expected) <= tolerance)
        return true;
    qWarning("found %.9g, expected %.9g", found, expected);
    return false;
}

/// Four GPUs for a year at 2.50 an hour.
CommittedCapacity fleet(double discount, double upfrontShare)
{
    return {2.5, discount, 4, 12, 730, upfrontShare, PaidAt::MonthEnd};
}

/// A dollar of list price a month for three years: public discounts of 51.6 % paid monthly, 56.3 % up front.
CommittedCapacity ladder(double discount, double upfrontShare, PaidAt paid = PaidAt::MonthEnd)
{
    return {1, discount, 1, 36, 1, upfrontShare, paid};
}

CommittedCapacity anyCapacity()
{
    return {*rc::gen::inRange(1, 1000) / 100.0,
            *rc::gen::inRange(0, 100) / 100.0,
            *rc::gen::inRange(1, 64),
            *rc::gen::inRange(1, 60),
            730,
            *rc::gen::inRange(0, 101) / 100.0,
            *rc::gen::element(PaidAt::MonthEnd, PaidAt::MonthStart)};
}

} // namespace

/// Commitments, machines of one's own, workers by the second, and the time value of money.
class TestCommitment : public QObject
{
    Q_OBJECT

private slots:
    void shareOfTheTimeAboveWhichACommitmentPays_data()
    {
        QTest::addColumn<double>("total"); // of a year of 8,760 h
        QTest::addColumn<double>("list");
        QTest::addColumn<double>("star");
        QTest::newRow("part up front, part by the hour") << 3000 + 0.90 * 8760 << 2.00 << 0.6212;
        QTest::newRow("20 % off") << 0.8 * 8760 << 1.00 << 0.80;
        QTest::newRow("60 % off") << 0.4 * 8760 << 1.00 << 0.40;
    }
    void shareOfTheTimeAboveWhichACommitmentPays()
    {
        QFETCH(double, total);
        QFETCH(double, list);
        QFETCH(double, star);
        const CommittedCapacity capacity{list, 1 - total / (list * 8760), 1, 12, 730, 0, PaidAt::MonthEnd};
        QVERIFY(near(core::breakEvenUtilization(capacity, list), star, 0.00005));
    }

    void aYearOfFourGpus()
    {
        QVERIFY(near(fleet(0.35, 0).total(), 56940, 0.005));
        QVERIFY(near(fleet(0.40, 1).total(), 52560, 0.005));
        QVERIFY(near(fleet(0.35, 0).monthlyPayment(), 4745, 0.005));
        QVERIFY(near(fleet(0.40, 1).monthlyPayment(), 0, 1e-9));
        QVERIFY(near(core::presentValueOf(fleet(0.35, 0), 0.10), 54095.31, 0.005));
        QVERIFY(near(core::presentValueOf(fleet(0.40, 1), 0.10), 52560, 0.005));
        QVERIFY(near(*core::tieDiscountRate(fleet(0.35, 0), fleet(0.40, 1)), 0.1612, 0.0005));
        const auto regret = core::regretByStopMonth(fleet(0.35, 0), 2.5, 2920);
        QVERIFY(near(regret[6], 5840, 0.005));
        QVERIFY(near(regret[7], 0, 1e-9));
    }

    void threeYearsPaidMonthlyOrUpFront()
    {
        QVERIFY(near(core::presentValueOf(ladder(0.516, 0), 0.08), 15.509, 0.0005));
        QVERIFY(near(core::presentValueOf(ladder(0.563, 1), 0.08), 15.732, 0.0005));
        QVERIFY(near(*core::tieDiscountRate(ladder(0.516, 0), ladder(0.563, 1)), 0.0697, 0.00005));
        QVERIFY(near(*core::tieDiscountRate(ladder(0.516, 0, PaidAt::MonthStart), ladder(0.563, 1)), 0.0740,
                     0.00005));
    }

    void whereOneWayToPayIsAlwaysCheaperNothingTies()
    {
        QVERIFY(!core::tieDiscountRate(fleet(0.35, 1), fleet(0.40, 1)));
    }

    void howManyGpusToReserve()
    {
        const std::vector<core::GpuUse> gpus{{2628, 2.5}, {8760, 2.5}, {5256, 2.5}, {8760, 2.5}};
        const CommittedCapacity one{2.5, 0.35, 1, 12, 730, 0, PaidAt::MonthEnd};
        const std::vector<double> expected{63510, 55845, 48180, 49275, 56940};
        const std::vector<double> costs = core::costByQuantity(one, gpus, 4);
        QCOMPARE(costs.size(), expected.size());
        for (std::size_t k = 0; k < costs.size(); ++k)
            QVERIFY(near(costs[k], expected[k], 0.005));
    }

    void monthlyRateCompoundsToTheYears()
    {
        QVERIFY(near(core::monthlyRate(0.10), 0.00797414, 5e-9));
        QVERIFY(near(std::pow(1 + core::monthlyRate(0.08), 12), 1.08, 1e-12));
    }

    void presentValueOfFlows()
    {
        const std::array flows{-100.0, 60.0, 60.0};
        QVERIFY(near(core::presentValueOf(flows, 0.1), -100 + 60 / 1.1 + 60 / 1.21, 1e-12));
        QVERIFY(near(core::equivalentAnnualCost(100, 0.1, 2), 100 * 0.1 / (1 - 1 / 1.21), 1e-9));
        QVERIFY(near(core::equivalentAnnualCost(100, 0, 4), 25, 1e-12));
    }

    void aLongerContractImpliesALaterPrice()
    {
        QVERIFY(near(core::impliedForwardPrice(7.20, 1, 5.40, 3), 4.50, 1e-12));
    }

    void depreciation()
    {
        QVERIFY(near(core::straightLine(8000, 2000, 48), 125, 1e-12));
        QVERIFY(near(core::doubleDecliningBook(1000, 0, 5, 1), 600, 1e-9));
        QVERIFY(near(core::doubleDecliningBook(1000, 0, 5, 2), 360, 1e-9));
        QVERIFY(near(core::doubleDecliningBook(1000, 300, 5, 5), 300, 1e-9));
    }

    void hoursAMonthAboveWhichOwningPays()
    {
        // 8,000 of capital beyond the resale over 48 months, 100 a month fixed, 0.30 an hour at work;
        // rent 2.40.
        OwnedMachine machine;
        machine.price = 8000;
        machine.lifeMonths = 48;
        machine.activeW = 1000;
        machine.usdPerKwh = 0.30;
        machine.adminHoursPerMonth = 1;
        machine.usdPerAdminHour = 100;
        const auto hours = core::breakEvenHoursPerMonth(machine, 2.40, 730);
        QVERIFY(near(*hours, 126.98, 0.005));
        QVERIFY(near(*hours / 730, 0.174, 0.0005));
        QVERIFY(!core::breakEvenHoursPerMonth(machine, 0.30, 730));
    }

    void paybackCountsThePriceOnce()
    {
        QVERIFY(near(*core::paybackMonths(392000, 14400, 376.32 + 3000), 35.56, 0.005));
        QVERIFY(!core::paybackMonths(392000, 3000, 3376.32));
    }

    void fallingRentPaysBackLaterAndResaleSooner()
    {
        OwnedMachine machine;
        machine.price = 6000;
        machine.resaleShare = 0.3;
        machine.lifeMonths = 48;
        const double steady = *core::paybackMonths(machine, 300, 50, 0, false);
        QVERIFY(near(steady, 24, 1e-9));
        QVERIFY(*core::paybackMonths(machine, 300, 50, -0.2, false) > steady);
        QVERIFY(*core::paybackMonths(machine, 300, 50, 0, true) < steady);
        QVERIFY(!core::paybackMonths(machine, 100, 50, -0.2, false));
    }

    void aMachineIsBoughtAgainWhenItsLifeEnds()
    {
        OwnedMachine machine;
        machine.price = 1000;
        machine.resaleShare = 0.25;
        machine.lifeMonths = 2;
        QCOMPARE(core::purchasePayments(machine, 5), (std::vector<double>{1000, -250, 1000, -250, 1000}));
    }

    void powerOfAMachine()
    {
        OwnedMachine machine;
        machine.activeW = 4 * 450 * 0.7;
        machine.pue = 1.4;
        machine.usdPerKwh = 1;
        QVERIFY(near(machine.power(400, 0), 705.6, 1e-9));
    }

    void secondsOfARequestOnAWorker()
    {
        const core::WorkerSeconds seconds = core::workerSecondsOf({4, 8, 0.6, 8, 5, 200});
        QVERIFY(near(seconds.execution, 4 / 4.8, 1e-12));
        QVERIFY(near(seconds.starting, 13.0 / 200, 1e-12));
    }

    void properties()
    {
        QVERIFY(rc::check("paying up front or monthly comes to the same total", [] {
            const CommittedCapacity capacity = anyCapacity();
            RC_ASSERT(std::abs(capacity.upfront() + capacity.monthlyPayment() * capacity.termMonths
                               - capacity.total())
                      <= 1e-9 * (1 + capacity.total()));
        }));
        QVERIFY(rc::check("at rate 0 the present value is the sum", [] {
            const CommittedCapacity capacity = anyCapacity();
            RC_ASSERT(std::abs(core::presentValueOf(capacity, 0) - capacity.total())
                      <= 1e-9 * (1 + capacity.total()));
            const auto flows = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-1000, 1000));
            const std::vector<double> usd(flows.begin(), flows.end());
            double sum = 0;
            for (const double flow : usd)
                sum += flow;
            RC_ASSERT(std::abs(core::presentValueOf(usd, 0) - sum) < 1e-9);
        }));
        QVERIFY(rc::check("what is paid later is never worth more", [] {
            CommittedCapacity capacity = anyCapacity();
            const double rate = *rc::gen::inRange(0, 100) / 100.0;
            const double now = core::presentValueOf(capacity, rate);
            RC_ASSERT(now <= capacity.total() * (1 + 1e-12));
            capacity.upfrontShare = 0;
            RC_ASSERT(core::presentValueOf(capacity, rate) <= now * (1 + 1e-12));
        }));
        QVERIFY(rc::check("the best number of GPUs is that of those busier than the break-even", [] {
            const CommittedCapacity one{2, *rc::gen::inRange(1, 99) / 100.0, 1, 12, 730, 0, PaidAt::MonthEnd};
            const auto hours = *rc::gen::container<std::vector<int>>(6, rc::gen::inRange(0, 8760));
            std::vector<core::GpuUse> gpus;
            std::size_t busy = 0;
            for (const int h : hours) {
                gpus.push_back({static_cast<double>(h), 2});
                busy += h / 8760.0 > core::breakEvenUtilization(one, 2) ? 1 : 0;
            }
            const auto costs = core::costByQuantity(one, gpus, 6);
            for (const double cost : costs)
                RC_ASSERT(costs[busy] <= cost + 1e-6);
        }));
    }
};

QTEST_GUILESS_MAIN(TestCommitment)
#include "tst_commitment.moc"

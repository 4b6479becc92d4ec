// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/case_documents.h"

#include <QTest>

namespace {

double likely(const Json& range)
{
    return range.at("likely").get<double>();
}

double row(const Json& where, const char* name)
{
    return likely(where.at("breakdown").at(name));
}

Json costAtInterval(const Json& spot, double minutes)
{
    for (const Json& point : spot.at("curve")) {
        if (point.at("minutes").get<double>() == minutes)
            return point.at("cost");
    }
    return {};
}

} // namespace

/// Cases of what is bought otherwise than by the hour on demand, as the verbs' documents show them.
class TestCasesPurchase : public QObject
{
    Q_OBJECT

private slots:
    void A3_spotWithCheckpoints()
    {
        const Json s = scenario(compared("a3-spot"), "spot");
        const Json spot = workload(s, "train").at("spot");
        QVERIFY(near(spot.at("interval_minutes").at("young"), 48.990, 0.0005));
        QVERIFY(near(spot.at("interval_minutes").at("daly"), 46.359, 0.0005));
        QVERIFY(near(spot.at("interval_minutes").at("exact"), 46.360, 0.0005));
        QVERIFY(near(spot.at("interval_minutes").at("used"), 46.154, 0.0005));
        QVERIFY(near(spot.at("segments"), 130, 0));
        QVERIFY(near(spot.at("wall_hours"), 127.548, 0.0005));
        QVERIFY(near(spot.at("billed_hours"), 121.475, 0.0005));
        QVERIFY(near(spot.at("interruptions"), 24.295, 0.0005));
        QVERIFY(near(s.at("cost").at("likely"), 72.88, kCent));
        QVERIFY(near(s.at("saving").at("likely"), 77.12, kCent));
        QVERIFY(near(s.at("saving").at("share").at("likely"), 0.5141, kShare));
        QVERIFY(near(spot.at("tie_mtbf_hours"), 0.435, 0.01));
    }

    void A3_otherIntervals_data()
    {
        QTest::addColumn<int>("minutes");
        QTest::addColumn<double>("usd");
        QTest::newRow("a quarter of an hour") << 15 << 80.58;
        QTest::newRow("half an hour") << 30 << 73.95;
        QTest::newRow("an hour") << 60 << 73.27;
        QTest::newRow("two hours") << 120 << 78.85;
        QTest::newRow("four hours") << 240 << 96.70;
    }
    void A3_otherIntervals()
    {
        QFETCH(int, minutes);
        QFETCH(double, usd);
        const Json result = compared("a3-spot");
        const Json fixed = scenario(result, "every-" + std::to_string(minutes));
        QVERIFY(near(fixed.at("cost").at("likely"), usd, kCent));
        QVERIFY(near(costAtInterval(workload(scenario(result, "spot"), "train").at("spot"), minutes), usd,
                     kCent));
    }

    void A3_withoutCheckpointsThereIsNoPrice()
    {
        const Json s = scenario(compared("a3-spot"), "no-checkpoints");
        QVERIFY(s.at("cost").is_null());
        QCOMPARE(s.at("feasible").get<bool>(), false);
        QVERIFY(hasIssue(workload(s, "train"), "never-finishes"));
        QVERIFY(near(workload(s, "train").at("spot").at("wall_hours"), 2.6e9, 0.05e9));
    }

    void A4_aYearByUse_data()
    {
        QTest::addColumn<double>("onDemand");
        QTest::newRow("55") << 48180.0;
        QTest::newRow("60") << 52560.0;
        QTest::newRow("65") << 56940.0;
        QTest::newRow("70") << 61320.0;
        QTest::newRow("90") << 78840.0;
    }
    void A4_aYearByUse()
    {
        QFETCH(double, onDemand);
        const std::string use = QTest::currentDataTag();
        const Json result = compared("a4-fleet", "on-demand-" + use);
        const double share = std::stod(use) / 100;
        QVERIFY(near(scenario(result, "on-demand-" + use).at("cost").at("likely"), onDemand, kCent));
        const Json monthly = scenario(result, "monthly-" + use);
        QVERIFY(near(monthly.at("cost").at("likely"), 56940, kCent));
        QVERIFY(near(Json(row(monthly, "compute")), 56940 * share, kCent));
        QVERIFY(near(Json(row(monthly, "commitment_unused")), 56940 * (1 - share), kCent));
        QVERIFY(near(monthly.at("saving").at("likely"), onDemand - 56940, kCent));
        QVERIFY(near(scenario(result, "upfront-" + use).at("cost").at("likely"), 52560, kCent));
    }

    void A4_paymentsAreInTheirMonths()
    {
        const Json result = compared("a4-year");
        const Json upfront = scenario(result, "upfront").at("months");
        const Json monthly = scenario(result, "monthly").at("months");
        for (std::size_t m = 0; m < 12; ++m) {
            QVERIFY(near(upfront.at(m).at("cash").at("likely"), m == 0 ? 52560 : 0, kCent));
            QVERIFY(near(upfront.at(m).at("gross").at("likely"), 4380, kCent));
            QVERIFY(near(monthly.at(m).at("cash").at("likely"), 4745, kCent));
        }
        QVERIFY(near(scenario(result, "upfront").at("cash").at("likely"), 52560, kCent));
    }

    void A4_reserveSomeOfTheGpus_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("usd");
        QTest::newRow("none") << "on-demand" << 63510.0;
        QTest::newRow("one") << "reserve-1" << 55845.0;
        QTest::newRow("two") << "reserve-2" << 48180.0;
        QTest::newRow("three") << "reserve-3" << 49275.0;
        QTest::newRow("four") << "reserve-4" << 56940.0;
    }
    void A4_reserveSomeOfTheGpus()
    {
        QFETCH(QString, id);
        QFETCH(double, usd);
        const Json s = scenario(compared("a4-gpus"), id.toStdString());
        QVERIFY(near(s.at("cost").at("likely"), usd, kCent));
        if (id != "on-demand") {
            QCOMPARE(s.at("levers").size(), std::size_t(1));
            QCOMPARE(s.at("levers").at(0).at("id").get<std::string>(), std::string("commitment.a100-1y"));
            QCOMPARE(s.at("levers").at(0).at("pillar").get<int>(), 2);
            QVERIFY(near(s.at("levers").at(0).at("saving"), 63510 - usd, kCent));
        }
    }

    void aMachineOfOnesOwn()
    {
        const Json own = scenario(compared("buy-or-rent"), "own");
        // 200 machine-hours of 730 a month; 0.92 kW then, 0.12 kW in the rest, with a PUE of 1.25.
        const double power = (0.92 * 200 + 0.12 * 530) * 1.25 * 0.2592 * 36;
        QVERIFY(near(Json(row(own, "depreciation")), 6000, kCent));
        QVERIFY(near(Json(row(own, "power")), power, kCent));
        QVERIFY(near(Json(row(own, "admin")), 6480, kCent));
        QVERIFY(near(Json(row(own, "compute")), 0, 0));
        QVERIFY(near(own.at("cost").at("likely"), 12480 + power, kCent));
        QVERIFY(near(own.at("gpu_hours").at("likely"), 14400, 0.01));
        const Json months = own.at("months");
        QVERIFY(near(months.at(0).at("cash").at("likely"), 8000 + 180 + power / 36, kCent));
        QVERIFY(near(months.at(35).at("cash").at("likely"), -2000 + 180 + power / 36, kCent));
        QVERIFY(near(own.at("cash").at("likely"), 12480 + power, kCent));
        QVERIFY(
            near(workload(own, "train").at("usd_per_gpu_hour").at("likely"), (12480 + power) / 14400, 1e-6));
    }

    void secondsOfServerlessWorkers()
    {
        const Json s = scenario(compared("serverless"), "serverless");
        const double requests = 20000.0 * 365; // a year of 12 months of 730 h
        const double rate = 0.00031;
        QVERIFY(near(Json(row(s, "compute")), requests * 4 / (8 * 0.6) * rate, kCent));
        QVERIFY(near(Json(row(s, "cold_starts")), requests * 13 / 200 * rate, kCent));
        QVERIFY(near(Json(row(s, "idle")), 0, 0));
        QVERIFY(near(s.at("gpu_hours").at("likely"), requests * (4 / 4.8 + 13.0 / 200) / 3600, 0.01));
    }

    void breakdownAndMonthsAddUpToCost()
    {
        for (const char* name : {"a3-spot", "a4-fleet", "a4-year", "a4-gpus", "buy-or-rent", "serverless"}) {
            const Json result = compared(name);
            for (const Json& s : result.at("scenarios")) {
                if (!s.at("feasible").get<bool>())
                    continue;
                double sum = 0;
                for (const auto& [part, range] : s.at("breakdown").items())
                    sum += likely(range);
                QVERIFY(near(s.at("cost").at("likely"), sum, 1e-6));
                double gross = 0;
                for (const Json& month : s.at("months"))
                    gross += likely(month.at("gross"));
                QVERIFY(near(s.at("gross").at("likely"), gross, 1e-6));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCasesPurchase)
#include "tst_cases_purchase.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/case_documents.h"

#include <QTest>

namespace {

/// Sum of one money column over a quarter (1…4).
double quarter(const Json& s, int number, const char* column)
{
    double sum = 0;
    for (int m = 0; m < 3; ++m)
        sum += s.at("months")
                   .at(static_cast<std::size_t>((number - 1) * 3 + m))
                   .at(column)
                   .at("likely")
                   .get<double>();
    return sum;
}

} // namespace

class TestCases : public QObject
{
    Q_OBJECT

private slots:
    void A1_spotRangesAgainstADedicatedGpu()
    {
        const Json spot = scenario(compared("a1-spot"), "marketplace-spot");
        QVERIFY(near(spot.at("cost").at("low"), 3.50, kCent));
        QVERIFY(near(spot.at("cost").at("high"), 7.00, kCent));
        QVERIFY(near(spot.at("saving").at("low"), 8.00, kCent));
        QVERIFY(near(spot.at("saving").at("high"), 11.50, kCent));
        QVERIFY(near(spot.at("saving").at("share").at("low"), 0.53333, kShare));
        QVERIFY(near(spot.at("saving").at("share").at("high"), 0.76667, kShare));
        QVERIFY(near(spot.at("hours_factor_to_tie").at("low"), 2.143, 0.001));
        QVERIFY(near(spot.at("hours_factor_to_tie").at("high"), 4.286, 0.001));
        QVERIFY(near(spot.at("hours_to_tie").at("low"), 21.43, 0.01));
        QVERIFY(near(spot.at("hours_to_tie").at("high"), 42.86, 0.01));
        QVERIFY(hasIssue(workload(spot, "tune"), "spot-not-modelled"));
    }

    void A1_spotRangesAgainstAnotherSpot()
    {
        const Json spot = scenario(compared("a1-spot", "hyperscaler-spot"), "marketplace-spot");
        QVERIFY(near(spot.at("saving").at("low"), 3.00, kCent));
        QVERIFY(near(spot.at("saving").at("high"), 11.50, kCent));
        QVERIFY(near(spot.at("saving").at("share").at("low"), 0.30, kShare));
        QVERIFY(near(spot.at("saving").at("share").at("high"), 0.76667, kShare));
    }

    void A1_hourlyPrices_data()
    {
        QTest::addColumn<QString>("baseline");
        QTest::addColumn<double>("saving");
        QTest::addColumn<double>("share");
        QTest::newRow("against 1.50") << "a100-150" << 657.0 << 0.60;
        QTest::newRow("against 2.50") << "a100-250" << 1387.0 << 0.76;
        QTest::newRow("against 3.50") << "a100-350" << 2117.0 << 0.828571;
    }
    void A1_hourlyPrices()
    {
        QFETCH(QString, baseline);
        QFETCH(double, saving);
        QFETCH(double, share);
        const Json s = scenario(compared("a1-month", baseline.toStdString()), "rtx-4090-060");
        QVERIFY(near(s.at("cost").at("likely"), 438.0, kCent));
        QVERIFY(near(s.at("saving").at("likely"), saving, kCent));
        QVERIFY(near(s.at("saving").at("share").at("likely"), share, kShare));
    }

    void A1_priceRangesAndTheNode()
    {
        const Json ranges = scenario(compared("a1-month", "a100-range"), "rtx-4090-range");
        QVERIFY(near(ranges.at("saving").at("share").at("low"), 0.466667, kShare));
        QVERIFY(near(ranges.at("saving").at("share").at("high"), 0.76, kShare));
        const Json node = scenario(compared("a1-node"), "spot");
        QVERIFY(near(node.at("saving").at("share").at("low"), 0.53125, kShare));
        QVERIFY(near(node.at("saving").at("share").at("high"), 0.75, kShare));
        QVERIFY(near(workload(node, "train").at("usd_per_gpu_hour").at("low"), 1.0, 1e-9));
        QVERIFY(near(workload(node, "train").at("usd_per_gpu_hour").at("high"), 1.875, 1e-9));
        QVERIFY(near(
            workload(scenario(compared("a1-node"), "on-demand"), "train").at("usd_per_gpu_hour").at("likely"),
            4.0, 1e-9));
    }

    void A2_everyCombinationOfLevers_data()
    {
        QTest::addColumn<double>("cost");
        QTest::newRow("none") << 40.50;
        QTest::newRow("amp") << 28.50;
        QTest::newRow("spot") << 19.74;
        QTest::newRow("stop") << 36.00;
        QTest::newRow("amp-spot") << 13.86;
        QTest::newRow("amp-stop") << 24.00;
        QTest::newRow("spot-stop") << 17.64;
        QTest::newRow("amp-spot-stop") << 11.76;
    }
    void A2_everyCombinationOfLevers()
    {
        QFETCH(double, cost);
        const std::string id = QTest::currentDataTag();
        const Json s = scenario(compared("a2-levers"), id);
        QVERIFY(near(s.at("cost").at("likely"), cost, kCent));
        if (id != "none")
            QVERIFY(near(s.at("saving").at("likely"), 40.50 - cost, kCent));
    }

    void A2_attributionAddsUp()
    {
        const Json all = scenario(compared("a2-levers"), "amp-spot-stop");
        QVERIFY(near(all.at("saving").at("likely"), 28.74, kCent));
        QVERIFY(near(all.at("saving").at("share").at("likely"), 0.7096, kShare));
        QVERIFY(all.at("goal").at("reached").get<bool>());
        QCOMPARE(all.at("levers").size(), std::size_t(3));
        QVERIFY(near(all.at("levers").at(0).at("saving"), 8.94, kCent));
        QVERIFY(near(all.at("levers").at(1).at("saving"), 16.50, kCent));
        QVERIFY(near(all.at("levers").at(2).at("saving"), 3.30, kCent));
        double alone = 0;
        for (const Json& lever : all.at("levers"))
            alone += lever.at("alone").get<double>();
        QVERIFY(near(Json(alone), 37.26, kCent));
    }

    void A2_mixedPrecisionOnTheTrainingAlone()
    {
        // Without idle time and spot: 24 h → 16 h at 1.50.
        const Json stop = scenario(compared("a2-levers", "stop"), "amp-stop");
        QVERIFY(near(stop.at("saving").at("likely"), 12.0, kCent));
        QVERIFY(near(stop.at("saving").at("share").at("likely"), 0.33333, kShare));
    }

    void A5_fit_data()
    {
        QTest::addColumn<double>("kv");
        QTest::addColumn<double>("need");
        QTest::addColumn<bool>("on4090");
        QTest::addColumn<double>("ceiling4090");
        QTest::addColumn<double>("ceilingA100");
        QTest::newRow("7b-q4") << 2.147 << 7.227 << true << 247.06 << 499.75;
        QTest::newRow("13b-q4") << 3.355 << 12.225 << true << 128.08 << 259.09;
        QTest::newRow("13b-fp16") << 3.355 << 30.385 << false << 0.0 << 78.33;
        QTest::newRow("mixtral-q4") << 0.537 << 27.977 << false << 0.0 << 279.18;
        QTest::newRow("70b-q4") << 1.342 << 43.762 << false << 0.0 << 49.23;
        QTest::newRow("70b-q2") << 1.342 << 31.622 << false << 0.0 << 69.64;
    }
    void A5_fit()
    {
        QFETCH(double, kv);
        QFETCH(double, need);
        QFETCH(bool, on4090);
        QFETCH(double, ceiling4090);
        QFETCH(double, ceilingA100);
        const std::string id = QTest::currentDataTag();
        const Json result = compared("a5-fit");
        const Json small = workload(scenario(result, "rtx-4090"), id);
        const Json large = workload(scenario(result, "a100"), id);
        QVERIFY(near(small.at("memory").at("parts").at("kv_cache").at("likely"), kv, 0.0005));
        QVERIFY(near(small.at("memory").at("needed_gb").at("likely"), need, 0.0006));
        QVERIFY(near(small.at("memory").at("available_gb"), 25.770, 0.0005));
        QCOMPARE(small.at("fits").get<bool>(), on4090);
        QCOMPARE(hasIssue(small, "does-not-fit"), !on4090);
        QCOMPARE(small.at("memory").at("would_fit").empty(), on4090);
        QVERIFY(workload(scenario(result, "two-4090"), id).at("fits").get<bool>());
        QVERIFY(
            near(workload(scenario(result, "two-4090"), id).at("memory").at("available_gb"), 51.540, 0.0005));
        QVERIFY(large.at("fits").get<bool>());
        QVERIFY(near(large.at("throughput").at("limit"), ceilingA100, 0.05));
        if (on4090)
            QVERIFY(near(small.at("throughput").at("limit"), ceiling4090, 0.05));
        QCOMPARE(scenario(result, "rtx-4090").at("feasible").get<bool>(), false);
        QVERIFY(scenario(result, "rtx-4090").at("cost").is_null());
    }

    void A5_longestContext()
    {
        const Json s = scenario(compared("a5-fit"), "rtx-4090");
        QVERIFY(near(workload(s, "7b-q4").at("memory").at("largest").at("context"), 39462, 1));
        QVERIFY(near(workload(s, "13b-q4").at("memory").at("largest").at("context"), 20629, 1));
    }

    void A5_tokenCost()
    {
        const Json result = compared("a5-tokens");
        QVERIFY(near(workload(scenario(result, "rtx-4090-measured"), "chat").at("unit_cost").at("likely"),
                     3.33, 0.005));
        QVERIFY(near(workload(scenario(result, "a100-measured"), "chat").at("unit_cost").at("likely"), 4.63,
                     0.005));
        const Json impossible = workload(scenario(result, "rtx-4090-impossible"), "chat");
        QVERIFY(hasIssue(impossible, "above-ceiling"));
        QVERIFY(near(impossible.at("throughput").at("likely"), 128.08, 0.05));
    }

    void A5_savingPerTokenIsNotSavingPerHour()
    {
        const Json s = scenario(compared("a5-ceiling"), "rtx-4090");
        QVERIFY(near(s.at("saving_per_unit").at("likely"), 0.1909, kShare));
        QVERIFY(near(s.at("saving").at("share").at("likely"), 0.60, kShare));
        QVERIFY(hasIssue(s, "saving-per-hour-only"));
    }

    void A6_labYear()
    {
        const Json s = scenario(compared("a6-lab"), "plan");
        QVERIFY(near(s.at("breakdown").at("compute").at("likely"), 20328.00, kCent));
        QVERIFY(near(s.at("breakdown").at("storage").at("likely"), 5040.00, kCent));
        QVERIFY(near(s.at("breakdown").at("transfer").at("likely"), 1741.00, kCent));
        QVERIFY(near(s.at("gross").at("likely"), 27109.00, kCent));
        QVERIFY(near(s.at("credits").at("used").at("likely"), 8970.00, kCent));
        QVERIFY(near(s.at("credits").at("stranded").at("likely"), 1030.00, kCent));
        QVERIFY(hasIssue(s, "credits-expire-unused"));
        QVERIFY(near(s.at("cash").at("likely"), 18139.00, kCent));
        QVERIFY(near(s.at("breakdown").at("contingency").at("likely"), 4066.35, kCent));
        QVERIFY(near(s.at("authority").at("likely"), 22205.35, kCent));
        QVERIFY(near(Json(s.at("authority").at("likely").get<double>() * 0.92), 20428.92, kCent));
        QCOMPARE(s.at("local").at("code").get<std::string>(), std::string("EUR"));
        QVERIFY(near(s.at("local").at("cost").at("likely"), 22573.96, kCent));
    }

    void A6_quarters_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<double>("gross");
        QTest::addColumn<double>("cash");
        QTest::addColumn<double>("cashEurWithTax");
        QTest::newRow("first") << 1 << 2460.0 << 0.0 << 0.0;
        QTest::newRow("second") << 2 << 6510.0 << 0.0 << 0.0;
        QTest::newRow("third") << 3 << 10260.0 << 10260.0 << 10430.32;
        QTest::newRow("fourth") << 4 << 7879.0 << 7879.0 << 8009.79;
    }
    void A6_quarters()
    {
        QFETCH(int, number);
        QFETCH(double, gross);
        QFETCH(double, cash);
        QFETCH(double, cashEurWithTax);
        const Json s = scenario(compared("a6-lab"), "plan");
        QVERIFY(near(Json(quarter(s, number, "gross")), gross, kCent));
        QVERIFY(near(Json(quarter(s, number, "cash")), cash, kCent));
        QVERIFY(near(Json(quarter(s, number, "cost") * 0.92), cashEurWithTax, kCent));
    }

    void breakdownAddsUpToCost()
    {
        for (const char* name : {"a1-spot", "a2-levers", "a6-lab"}) {
            const Json result = compared(name);
            for (const Json& s : result.at("scenarios")) {
                for (const char* end : {"low", "likely", "high"}) {
                    double sum = 0;
                    for (const auto& [row, range] : s.at("breakdown").items())
                        sum += range.at(end).get<double>();
                    QVERIFY(near(s.at("cost").at(end), sum, 1e-6));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCases)
#include "tst_cases.moc"

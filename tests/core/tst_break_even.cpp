// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/break_even_json.h"
#include "core/savings/break_even.h"
#include "tests/support/case_documents.h"
#include "tests/support/published_schema.h"
#include "tests/support/random_plan.h"

#include <QDir>
#include <QTest>

using core::BreakEven;
using core::BreakEvenKind;
using core::BreakEvenVerdict;

namespace {

constexpr const char* kFile = "resources/schema/breakeven.schema.json";

core::Plan planOf(const char* name)
{
    const QString file = QStringLiteral("tests/cases/%1.gpuplan.json").arg(QLatin1String(name));
    return core::readPlan(testing::textOf(file).toStdString())->plan;
}

/// The list that `gpuplan breakeven --json` prints.
Json listOf(const core::Plan& plan)
{
    return Json::parse(core::writeBreakEvens(core::breakEvens(plan, core::builtInCatalog())));
}

/// The first entry of a kind whose second option is `option`.
Json entry(const Json& list, const char* kind, const char* option)
{
    for (const Json& b : list) {
        if (b.at("kind") == kind && b.at("options").at(1) == option)
            return b;
    }
    return {};
}

/// One measured workload of 100 GPU-hours, by the hour at each price; the first scenario is the baseline.
core::Plan hourly(double before, double after)
{
    core::Plan plan;
    core::Workload workload;
    workload.id = "job";
    core::Measured measured;
    measured.gpuHours = 100;
    workload.work = measured;
    plan.workloads.emplace_back(workload);
    for (const auto& [id, usd] : {std::pair("before", before), std::pair("after", after)}) {
        core::Scenario scenario;
        scenario.id = id;
        core::Deployment d;
        d.gpu = "a100-sxm-80";
        d.provider.none = true;
        d.price.emplace().usd = usd;
        scenario.deployments["job"] = core::Shared<core::Deployment>(d);
        plan.scenarios.emplace_back(scenario);
    }
    plan.scenarios[0].edit().baseline = true;
    return plan;
}

const BreakEven* find(const std::vector<BreakEven>& all, BreakEvenKind kind)
{
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const BreakEven& b) { return b.kind == kind; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

class TestBreakEven : public QObject
{
    Q_OBJECT

private slots:
    void A4_commitmentsOfAYear()
    {
        const Json list = listOf(planOf("a4-year"));
        const Json monthly = entry(list, "reserved", "monthly");
        const Json upfront = entry(list, "reserved", "upfront");
        QVERIFY(near(monthly.at("utilization_star"), 0.65, 1e-9));
        QVERIFY(near(upfront.at("utilization_star"), 0.60, 1e-9));
        QVERIFY(near(monthly.at("month_star"), 7.8, 1e-9));
        QVERIFY(near(upfront.at("month_star"), 7.2, 1e-9));
        QVERIFY(near(monthly.at("monthly_payment"), 4745, kCent));
        QVERIFY(near(monthly.at("present_value"), 54095.31, kCent));
        QVERIFY(near(upfront.at("present_value"), 52560, kCent));
        QVERIFY(near(monthly.at("tie_discount_rate"), 0.1612, 0.0005));
        QVERIFY(near(upfront.at("tie_discount_rate"), 0.1612, 0.0005));
        QVERIFY(near(monthly.at("regret_by_stop_month").at(6), 5840, kCent));
        QCOMPARE(monthly.at("regret_by_stop_month").size(), std::size_t(12));
        const Json pair = entry(list, "upfront", "upfront");
        QVERIFY(near(pair.at("crossing").at("x"), 0.1612, 0.0005));
    }

    void A4_howManyToReserve_data()
    {
        QTest::addColumn<int>("quantity");
        for (int k = 1; k <= 4; ++k)
            QTest::newRow(qPrintable(QString::number(k))) << k;
    }
    void A4_howManyToReserve()
    {
        QFETCH(int, quantity);
        core::Plan plan = planOf("a4-gpus");
        for (std::size_t s = plan.scenarios.size(); s-- > 1;) {
            if (static_cast<int>(s) != quantity)
                plan.scenarios.erase(plan.scenarios.begin() + static_cast<std::ptrdiff_t>(s));
        }
        const Json reserved = entry(listOf(plan), "reserved", "a100-1y");
        const std::array expected{63510.0, 55845.0, 48180.0, 49275.0, 56940.0};
        QCOMPARE(reserved.at("cost_by_quantity").size(), expected.size());
        for (std::size_t k = 0; k < expected.size(); ++k)
            QVERIFY(near(reserved.at("cost_by_quantity").at(k), expected[k], kCent));
        QCOMPARE(reserved.at("best_quantity").get<int>(), 2);
    }

    void aPodAndWorkersByTheSecond()
    {
        const Json b = entry(listOf(planOf("serverless")), "serverless", "serverless");
        QVERIFY(near(b.at("utilization_star"), 0.69 / 1.116, 1e-9));
        QVERIFY(near(b.at("hours_star"), 0.69 / 1.116 * 730, 1e-6));
        const double perRequest = (4 / 4.8 + 13.0 / 200) * 0.00031;
        QVERIFY(near(b.at("requests_per_hour_star"), 0.69 / perRequest, 1e-6));
    }

    void buyOrRent()
    {
        const Json b = entry(listOf(planOf("buy-or-rent")), "buy-or-rent", "own");
        const double fixed = 6000.0 / 36 + 180 + 0.12 * 730 * 1.25 * 0.2592;
        const double star = fixed / (1.4 - 0.8 * 1.25 * 0.2592);
        QVERIFY(near(b.at("hours_star"), star, 1e-6));
        QVERIFY(near(b.at("utilization_star"), star / 730, 1e-9));
        // 200 machine-hours a month cost 280 of rent, and 180 of administration and about 80 of power of
        // one's own.
        const double running = 180 + (0.92 * 200 + 0.12 * 530) * 1.25 * 0.2592;
        QVERIFY(near(b.at("month_star"), 8000 / (280 - running), 1e-6));
        QVERIFY(near(b.at("crossing").at("usd"), 1.4 * star, 1e-6));
    }

    void aFasterGpuMustBeAsMuchFasterAsItIsDearer()
    {
        core::Plan plan = hourly(1.5, 3.0);
        plan.scenarios[1].edit().deployments["job"].edit().gpu = "h100-sxm-80";
        const auto all = core::breakEvens(plan, core::builtInCatalog());
        const BreakEven* b = find(all, BreakEvenKind::FasterGpu);
        QVERIFY(b);
        QCOMPARE(*b->speedupStar, 2.0);
    }

    void movingDataPaysAfterEnoughHours()
    {
        core::Plan plan = hourly(1.5, 0.6);
        core::Transfer moved;
        moved.gb = 20000;
        moved.tiers = {{10000, 0.09, {}}, {std::nullopt, 0.085, {}}};
        plan.scenarios[1].edit().deployments["job"].edit().transfer = {moved};
        const auto all = core::breakEvens(plan, core::builtInCatalog());
        const BreakEven* b = find(all, BreakEvenKind::MoveData);
        QVERIFY(b);
        QVERIFY(near(Json(*b->hoursStar), 1944, 0.5));
    }

    void whereNothingCrossesThatIsSaid()
    {
        core::Plan plan = hourly(0.6, 1.5);
        core::Transfer moved;
        moved.gb = 100;
        moved.tiers = {{std::nullopt, 1, {}}};
        plan.scenarios[1].edit().deployments["job"].edit().transfer = {moved};
        const auto all = core::breakEvens(plan, core::builtInCatalog());
        const BreakEven* b = find(all, BreakEvenKind::MoveData);
        QVERIFY(b);
        QVERIFY(b->verdict == BreakEvenVerdict::FirstAlways);
        QVERIFY(!b->crossing && !b->hoursStar);
    }

    void oneWorkloadAlone()
    {
        const core::Plan plan = planOf("serverless");
        QVERIFY(!core::breakEvens(plan, core::builtInCatalog(), "serve").empty());
        QVERIFY(core::breakEvens(plan, core::builtInCatalog(), "other").empty());
    }

    void linesMeetWhereTheyCross()
    {
        for (const char* name : {"a4-year", "buy-or-rent", "serverless"}) {
            for (const BreakEven& b : core::breakEvens(planOf(name), core::builtInCatalog())) {
                if (!b.crossing || b.kind == BreakEvenKind::Upfront || b.kind == BreakEvenKind::FasterGpu)
                    continue;
                for (const core::OptionCurve& curve : b.curves) {
                    const auto& [from, to] = std::tie(curve.points.front(), curve.points.back());
                    const double usd =
                        from.usd + (to.usd - from.usd) * (b.crossing->x - from.x) / (to.x - from.x);
                    QVERIFY(near(Json(usd), b.crossing->usd, 1e-6));
                }
            }
        }
    }

    void thePublishedFileIsWhatTheWriterSays()
    {
        QVERIFY2(testing::published(kFile, core::breakEvenSchema()),
                 "run this test once with GPUPLAN_UPDATE=1");
    }

    void listsAreValid()
    {
        const testing::PublishedSchema schema(kFile);
        for (const char* folder : {"resources/templates", "tests/cases"}) {
            const QDir dir(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.gpuplan.json")})) {
                const QString path = QLatin1String(folder) + QLatin1Char('/') + name;
                const auto read = core::readPlan(testing::textOf(path).toStdString());
                const std::string complaints = schema.complaints(listOf(read->plan));
                QVERIFY2(complaints.empty(), (path.toStdString() + complaints).c_str());
            }
        }
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const std::string complaints = schema.complaints(listOf(testing::randomPlan(seed)));
            QVERIFY2(complaints.empty(), complaints.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestBreakEven)
#include "tst_break_even.moc"

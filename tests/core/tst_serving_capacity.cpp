// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"

#include <QtTest>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace {

/// A 7B model served from one card; `work` and `deployment` are more fields, each after a comma.
core::WorkloadResult served(const std::string& work, const std::string& deployment)
{
    const std::string json = fmt::format(
        R"({{"format":"gpuplan.plan","version":1,"name":"P","workloads":[{{"id":"w","name":"W",
        "kind":"llm-serving","work":{{"model":"llama-2-7b","prompt_tokens":600,"output_tokens":250{}}}}}],
        "scenarios":[{{"id":"s","name":"S","baseline":true,"deployments":{{"w":{{"gpu":"rtx-4090",
        "weights":"q4_k_m","concurrency":8,"price":{{"per":"gpu_hour","usd":1}}{}}}}}}}]}})",
        work, deployment);
    const auto read = core::readPlan(json);
    if (!read)
        qFatal("%s", json.c_str());
    return core::evaluate(read->plan, core::builtInCatalog()).scenarios.at(0).workloads.at(0);
}

} // namespace

/// Replicas are counted by a queue, speed by a law: what the first promise, the second must be able to give.
class TstServingCapacity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replicasNeverServeMoreThanTheirSpeed_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("engine");
        QTest::addColumn<int>("concurrency");
        for (const char* gpu : {"rtx-4090", "a100-sxm-80", "h100-sxm-80"}) {
            for (const char* engine : {"vllm", "sglang", "llama.cpp"}) {
                for (const int concurrency : {1, 4, 8, 16, 64})
                    QTest::addRow("%s, %s, %d at once", gpu, engine, concurrency)
                        << QString::fromLatin1(gpu) << QString::fromLatin1(engine) << concurrency;
            }
        }
    }

    void replicasNeverServeMoreThanTheirSpeed()
    {
        QFETCH(const QString, gpu);
        QFETCH(const QString, engine);
        QFETCH(const int, concurrency);
        constexpr double kPeakToMean = 3;
        constexpr double kOutput = 250;
        for (double requests = 10'000; requests < 400'000; requests *= 1.3) {
            const std::string json = fmt::format(
                R"({{"format":"gpuplan.plan","version":1,"name":"P","workloads":[{{"id":"w","name":"W",
                "kind":"llm-serving","work":{{"model":"llama-2-7b","requests_per_day":{},"prompt_tokens":600,
                "output_tokens":{},"peak_to_mean":{}}}}}],"scenarios":[{{"id":"s","name":"S","baseline":true,
                "deployments":{{"w":{{"gpu":"{}","weights":"q4_k_m","engine":"{}","concurrency":{},
                "price":{{"per":"gpu_hour","usd":1}}}}}}}}]}})",
                requests, kOutput, kPeakToMean, gpu.toStdString(), engine.toStdString(), concurrency);
            const auto read = core::readPlan(json);
            QVERIFY(read);
            const core::PlanResult result = core::evaluate(read->plan, core::builtInCatalog());
            const core::WorkloadResult& served = result.scenarios.at(0).workloads.at(0);
            QVERIFY2(served.serving && served.throughput && served.throughput->value, json.c_str());
            const double peak = requests / 86'400 * kPeakToMean * kOutput;
            const double can = served.serving->replicas * served.throughput->value->likely;
            QVERIFY2(can >= peak, qPrintable(QStringLiteral("%1 requests: %2 of %3 tokens a second")
                                                 .arg(requests)
                                                 .arg(can)
                                                 .arg(peak)));
        }
    }

    void whateverLittleIsAskedForTheServiceIsPricedOrSaysWhyNot_data()
    {
        QTest::addColumn<QString>("work");
        QTest::addColumn<QString>("deployment");
        for (const char* work : {"", ",\"requests_per_day\":0", ",\"requests_per_day\":1",
                                 ",\"profile\":[{\"hours\":24,\"requests_per_s\":0}],\"minimum_replicas\":0",
                                 ",\"service_s\":4,\"slots_per_replica\":8"}) {
            for (const char* deployment : {"", ",\"autoscale\":true", ",\"purchase\":\"serverless\"",
                                           ",\"purchase\":\"serverless\",\"serverless\":{\"cold_start_s\":8,"
                                           "\"requests_per_cold_start\":200}"})
                QTest::addRow("%s on %s", *work ? work : "nothing", *deployment ? deployment : "a pod")
                    << QString::fromLatin1(work) << QString::fromLatin1(deployment);
        }
    }

    void whateverLittleIsAskedForTheServiceIsPricedOrSaysWhyNot()
    {
        QFETCH(const QString, work);
        QFETCH(const QString, deployment);
        const core::WorkloadResult result = served(work.toStdString(), deployment.toStdString());
        const bool blocked =
            std::any_of(result.issues.begin(), result.issues.end(),
                        [](const core::Issue& issue) { return issue.severity == core::Severity::Blocking; });
        QCOMPARE(result.gross.has_value(), !blocked);
        const bool demand = work.contains(QLatin1String("requests_per"));
        QCOMPARE(blocked, !demand && deployment.contains(QLatin1String("serverless")));
        QVERIFY(!result.unitCost || std::isfinite(result.unitCost->usd.high));
    }

    void aTokenCostsWhatIsPaidForTheTokensThatAreAskedFor()
    {
        const auto asked = [](double requests, const char* deployment = "") {
            return served(fmt::format(",\"requests_per_day\":{}", requests), deployment);
        };
        const core::WorkloadResult few = asked(1000);
        const double tokens = 1000 * 250 * 365.0 / 12 * 12;
        QVERIFY(std::abs(few.unitCost->usd.likely / (few.gross->likely / tokens * 1e6) - 1) < 1e-9);
        QCOMPARE(few.unitCost->per, std::string("1M tokens"));
        // The machine is paid whether they come or not: twice the requests, half the price of each.
        const core::WorkloadResult twice = asked(2000);
        QCOMPARE(twice.gross->likely, few.gross->likely);
        QVERIFY(std::abs(twice.unitCost->usd.likely * 2 / few.unitCost->usd.likely - 1) < 1e-9);
        // Who states the busy share of the time, or no demand, asks for the price at the throughput.
        const double full = 1 / (few.throughput->value->likely * 3600) * 1e6;
        const core::WorkloadResult half = asked(1000, ",\"duty\":0.5");
        QVERIFY(std::abs(half.unitCost->usd.likely / (2 * full) - 1) < 1e-9);
        QVERIFY(std::abs(served("", "").unitCost->usd.likely / full - 1) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(TstServingCapacity)
#include "tst_serving_capacity.moc"

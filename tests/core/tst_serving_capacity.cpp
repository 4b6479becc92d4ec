// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"

#include <QtTest>

#include <fmt/format.h>

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
};

QTEST_GUILESS_MAIN(TstServingCapacity)
#include "tst_serving_capacity.moc"

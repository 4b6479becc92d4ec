// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"
#include "tests/support/random_plan.h"

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace core;

namespace {

/// Issues as text, for messages of failing tests.
std::string listed(const std::vector<Issue>& issues)
{
    std::string text;
    for (const Issue& issue : issues) {
        text += issue.id + " at " + issue.path;
        for (const auto& [name, value] : issue.arguments)
            text += " " + name + "=" + value;
        text += "\n";
    }
    return text;
}

bool hasErrors(const std::vector<Issue>& issues)
{
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue& issue) { return issue.severity == Severity::Error; });
}

} // namespace

class TestPlanJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlanComesBackAsItWasWritten()
    {
        QVERIFY(rc::check("readPlan(writePlan(p)) == p", [](std::uint64_t seed) {
            const Plan plan = testing::randomPlan(seed);
            const auto read = readPlan(writePlan(plan));
            RC_ASSERT(read.has_value());
            if (hasErrors(read->issues))
                RC_LOG() << listed(read->issues);
            RC_ASSERT(!hasErrors(read->issues));
            RC_ASSERT(writePlan(read->plan) == writePlan(plan));
            RC_ASSERT(read->plan == plan);
        }));
    }

    void randomPlansHoldEveryKindOfWork()
    {
        std::set<std::size_t> kinds;
        for (std::uint64_t seed = 1; seed < 100; ++seed) {
            for (const Shared<Workload>& workload : testing::randomPlan(seed).workloads)
                kinds.insert(workload->work.index());
        }
        QCOMPARE(kinds.size(), kWorkKinds.size());
    }

    void whatIsAbsentIsNotWritten()
    {
        const Deployment plain = deploymentOf(R"({"gpu": "rtx-4090"})");
        Scenario scenario;
        scenario.id = "s";
        scenario.deployments["w"] = plain;
        QCOMPARE(nlohmann::json::parse(writeScenario(scenario)),
                 nlohmann::json::parse(R"({"id": "s", "deployments": {"w": {"gpu": "rtx-4090"}}})"));
    }

    void noProviderAndNoRulesDiffer()
    {
        QVERIFY(!deploymentOf(R"({"gpu": "l4"})").provider.none);
        QVERIFY(deploymentOf(R"({"gpu": "l4", "provider": null})").provider.none);
        QCOMPARE(*deploymentOf(R"({"gpu": "l4", "provider": "aws"})").provider.id, std::string("aws"));
    }

    void rangesHaveTheirFourForms_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("likely");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("shape");
        const auto row = [](const char* name, const char* json, double low, double likely, double high,
                            Shape shape) {
            QTest::newRow(name) << QByteArray(json) << low << likely << high << static_cast<int>(shape);
        };
        row("a number", "1.1", 1.1, 1.1, 1.1, Shape::Fixed);
        row("two", "[1, 2]", 1, 1.5, 2, Shape::Uniform);
        row("three", "[1, 1.25, 2]", 1, 1.25, 2, Shape::Pert);
        row("low and high", R"({"low": 1, "high": 2})", 1, 1.5, 2, Shape::Uniform);
        row("all three", R"({"low": 1, "likely": 1.25, "high": 2})", 1, 1.25, 2, Shape::Pert);
        row("likely alone", R"({"likely": 1.5, "source": "ours"})", 1.5, 1.5, 1.5, Shape::Fixed);
        row("a triangle", R"({"low": 1, "likely": 1.25, "high": 2, "shape": "triangular"})", 1, 1.25, 2,
            Shape::Triangular);
        // Median of the lognormal: √(1 × 4).
        row("percentiles", R"({"low": 1, "high": 4, "percentiles": [10, 90]})", 1, 2, 4, Shape::Lognormal);
    }
    void rangesHaveTheirFourForms()
    {
        QFETCH(QByteArray, json);
        QFETCH(double, low);
        QFETCH(double, likely);
        QFETCH(double, high);
        QFETCH(int, shape);
        const Uncertain overhead =
            deploymentOf(R"({"gpu": "l4", "overhead": )" + json.toStdString() + "}").overhead;
        QCOMPARE(overhead.low, low);
        QVERIFY(std::abs(overhead.likely - likely) < 1e-12);
        QCOMPARE(overhead.high, high);
        QCOMPARE(static_cast<int>(overhead.shape), shape);
    }

    void unknownKeysAreKeptEverywhere()
    {
        const char* const text = R"({"format":"gpuplan.plan","version":1,"name":"n","x1":[1,{"a":null}],
            "goal":{"saving":0.5,"x2":2},"start":"2027-01","months":12,
            "workloads":[{"id":"w","kind":"sweep","x3":3,"work":{"trials":4,"x4":"4",
                "trial":{"kind":"measured","gpu_hours":{"low":1,"likely":1.5,"high":2,"shape":"uniform","x5":5},"x6":6}}}],
            "scenarios":[{"id":"s","deployments":{"w":{"gpu":"l4","x7":7,
                "price":{"per":"gpu_hour","usd":1,"x8":8},"idle":{"share":0.1,"x9":9}}}}]})";
        const auto read = readPlan(text);
        QVERIFY(read && !hasErrors(read->issues));
        QCOMPARE(read->issues.size(), std::size_t{9});
        QCOMPARE(nlohmann::json::parse(writePlan(read->plan)), nlohmann::json::parse(text));
    }

    void aConfigOfHuggingFaceIsAShape()
    {
        const ModelShape llama = shapeOf(R"({"architectures": ["LlamaForCausalLM"], "hidden_size": 4096,
            "intermediate_size": 11008, "max_position_embeddings": 4096, "model_type": "llama",
            "num_attention_heads": 32, "num_hidden_layers": 32, "num_key_value_heads": 32, "rms_norm_eps": 1e-05,
            "rope_scaling": null, "tie_word_embeddings": false, "torch_dtype": "bfloat16", "vocab_size": 32000})");
        QCOMPARE(llama.parameters, 6738415616.0); // as published
        QCOMPARE(llama.headDim.value(), 128);
        QCOMPARE(llama.releasedPrecision, std::string("bf16"));
    }

    void parametersFollowFromTheShape_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<double>("published");
        QTest::addColumn<double>("active");
        QTest::newRow("Llama 3 8B") << QByteArray(R"({"num_hidden_layers": 32, "hidden_size": 4096,
            "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 128256})")
                                    << 8030261248.0 << 0.0;
        QTest::newRow("Mixtral 8x7B") << QByteArray(R"({"num_hidden_layers": 32, "hidden_size": 4096,
            "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 32000,
            "num_local_experts": 8, "num_experts_per_tok": 2})")
                                      << 46702792704.0 << 12879925248.0;
    }
    void parametersFollowFromTheShape()
    {
        QFETCH(QByteArray, config);
        QFETCH(double, published);
        QFETCH(double, active);
        const ModelShape shape = shapeOf(config.toStdString());
        QCOMPARE(shape.parameters, published);
        QCOMPARE(shape.activeParameters.value_or(0), active);
    }

    void aByteOrderMarkIsSkipped()
    {
        const std::string text = writePlan(testing::randomPlan(3));
        QVERIFY(readPlan("\xEF\xBB\xBF" + text)->plan == testing::randomPlan(3));
    }

    void aTextThatIsTooLargeIsRefused()
    {
        const auto read = readPlan(std::string((std::size_t{64} << 20U) + 1, ' '));
        QCOMPARE(read.error().id, std::string("file-too-large"));
    }

    void issuesOfAHostileTextStayFew()
    {
        std::string text = R"({"format":"gpuplan.plan","version":1)";
        for (int i = 0; i < 50000; ++i)
            text += ",\"k" + std::to_string(i) + "\":0";
        QVERIFY(readPlan(text + "}")->issues.size() <= 10000);
    }

private:
    static Deployment deploymentOf(const std::string& json)
    {
        const auto read = readPlan(R"({"format":"gpuplan.plan","version":1,"workloads":[],
            "scenarios":[{"id":"s","deployments":{"w":)"
                                   + json + "}}]}");
        return *read->plan.scenarios.front()->deployments.at("w");
    }
    /// Of a config that must give no issue at all.
    static ModelShape shapeOf(const std::string& config)
    {
        const auto read =
            readPlan(R"({"format":"gpuplan.plan","version":1,"scenarios":[],"workloads":[{"id":"w",
            "kind":"llm-batch","work":{"requests":1,"prompt_tokens":1,"output_tokens":1,"model":)"
                     + config + "}}]}");
        if (!read->issues.empty())
            qWarning("%s", listed(read->issues).c_str());
        return *std::get<LlmBatch>(read->plan.workloads.front()->work).model.shape;
    }
};

QTEST_APPLESS_MAIN(TestPlanJson)
#include "tst_plan_json.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/estimate/card_speed.h"
#include "core/estimate/engine_names.h"
#include "core/estimate/image_speed.h"
#include "core/estimate/llm_inference.h"
#include "core/estimate/llm_training.h"
#include "core/estimate/memory.h"
#include "core/estimate/network_speed.h"
#include "core/estimate/sweep.h"
#include "core/estimate/training_memory.h"
#include "core/evaluate/evaluate.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>

using core::Deployment;

namespace {

const core::Catalog& catalog()
{
    return core::builtInCatalog();
}

const core::Gpu& gpu(std::string_view id)
{
    return *catalog().gpu(id);
}

const core::ModelShape& model(std::string_view id)
{
    return *catalog().model(id);
}

bool within(double found, double expected, double share)
{
    if (std::abs(found / expected - 1) <= share)
        return true;
    qWarning("found %.6g, expected %.6g", found, expected);
    return false;
}

Deployment on(int gpus, int microBatch = 4)
{
    Deployment d;
    d.gpus = gpus;
    d.microBatch = microBatch;
    return d;
}

core::InferenceSpeed served(const std::string& card, const std::string& name, double weightsGb,
                            Deployment d = {})
{
    const core::ModelShape& shape = model(name);
    const double kvGb = core::inGB(*core::kvBytesPerToken(shape, 2));
    return *core::inferenceSpeed(catalog(), gpu(card), shape, d, weightsGb, kvGb);
}

core::Plan planOf(core::Work work, Deployment d)
{
    core::Plan plan;
    core::Workload workload;
    workload.id = "job";
    workload.work = std::move(work);
    plan.workloads.emplace_back(workload);
    core::Scenario s;
    s.id = "s";
    s.baseline = true;
    core::Price price;
    price.usd = 1;
    d.price = price;
    s.deployments["job"] = d;
    plan.scenarios.emplace_back(s);
    return plan;
}

core::WorkloadResult resultOf(const core::Plan& plan)
{
    return core::evaluate(plan, catalog()).scenarios[0].workloads[0];
}

} // namespace

class tst_estimate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void searchesThatStopEarlyCostWhatTheWorkedTableSays_data()
    {
        QTest::addColumn<bool>("halving");
        QTest::addColumn<bool>("resume");
        QTest::addColumn<double>("hours");
        QTest::newRow("promoted trials go on") << true << true << 20.0;
        QTest::newRow("promoted trials start again") << true << false << 24.0;
        QTest::newRow("every trial in full") << false << false << 128.0;
    }
    void searchesThatStopEarlyCostWhatTheWorkedTableSays()
    {
        QFETCH(bool, halving);
        QFETCH(bool, resume);
        QFETCH(double, hours);
        const auto rule = halving ? std::optional(core::Halving{4, 0.125, resume}) : std::nullopt;
        const core::SweepHours found = core::sweepHours(64, 2, 1, rule);
        QCOMPARE(found.workerHours, hours);
        QCOMPARE(found.wallHours, hours); // one worker waits for nobody
        QVERIFY(core::sweepHours(64, 2, 16, rule).wallHours < hours / 4);
    }
    void workersNeverFinishSoonerThanTheWorkDividedAmongThem()
    {
        QVERIFY(rc::check([] {
            const int trials = *rc::gen::inRange(1, 300);
            const int parallel = *rc::gen::inRange(1, 40);
            const double hours = *rc::gen::inRange(1, 100) / 4.0;
            const core::Halving rule{*rc::gen::inRange(2, 5), hours / *rc::gen::inRange(1, 30),
                                     *rc::gen::arbitrary<bool>()};
            const auto found = core::sweepHours(trials, hours, parallel, rule);
            const auto full = core::sweepHours(trials, hours, parallel, std::nullopt);
            return found.wallHours >= found.workerHours / parallel - 1e-9
                   && full.wallHours >= full.workerHours / parallel - 1e-9
                   && (!rule.resume || found.workerHours <= full.workerHours + 1e-9);
        }));
    }

    // Published runs, from logs and model cards (FORMULAS §10, shared validation data).
    void publishedTrainingRunsAreWithinTheStatedSpread_data()
    {
        QTest::addColumn<QString>("modelId");
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<double>("tokens");
        QTest::addColumn<double>("length");
        QTest::addColumn<double>("gpuHours");
        QTest::newRow("Llama 2 7B, model card") << "llama-2-7b"
                                                << "a100-sxm-80" << 1024 << 2e12 << 4096.0 << 184'320.0;
        QTest::newRow("Llama 2 70B, model card") << "llama-2-70b"
                                                 << "a100-sxm-80" << 2048 << 2e12 << 4096.0 << 1'720'320.0;
        QTest::newRow("LLaMA 65B, 380 tokens/s a GPU")
            << "llama-65b"
            << "a100-sxm-80" << 2048 << 1.4e12 << 2048.0 << 1.4e12 / 380 / 3600;
    }
    void publishedTrainingRunsAreWithinTheStatedSpread()
    {
        QFETCH(QString, modelId);
        QFETCH(QString, card);
        QFETCH(int, gpus);
        QFETCH(double, tokens);
        QFETCH(double, length);
        QFETCH(double, gpuHours);
        const core::ModelShape* shape = catalog().model(modelId.toStdString());
        QVERIFY(shape);
        const auto speed =
            core::trainingSpeed(catalog(), gpu(card.toStdString()), *shape, on(gpus), std::nullopt);
        QVERIFY(within(tokens / speed->tokensPerS(length) * gpus / 3600, gpuHours, 0.45));
    }

    void oneStreamDecodesAsPublished_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("modelId");
        QTest::addColumn<double>("weightsGb");
        QTest::addColumn<QString>("engine");
        QTest::addColumn<double>("tokensPerS");
        QTest::newRow("Llama 3 8B Q4_K_M on an RTX 4090, llama.cpp")
            << "rtx-4090"
            << "llama-3-8b" << 4.92 << "llama.cpp" << 127.7;
        QTest::newRow("Llama 3 8B F16 on an A100, llama.cpp") << "a100-sxm-80"
                                                              << "llama-3-8b" << 16.07 << "llama.cpp" << 54.0;
        QTest::newRow("Llama 3 70B Q4_K_M on an A100, llama.cpp")
            << "a100-sxm-80"
            << "llama-3-70b" << 42.5 << "llama.cpp" << 22.1;
    }
    void oneStreamDecodesAsPublished()
    {
        QFETCH(QString, card);
        QFETCH(QString, modelId);
        QFETCH(double, weightsGb);
        QFETCH(QString, engine);
        QFETCH(double, tokensPerS);
        Deployment d;
        d.engine = engine.toStdString();
        QVERIFY(catalog().model(modelId.toStdString()));
        const auto speed = served(card.toStdString(), modelId.toStdString(), weightsGb, d);
        QVERIFY(within(speed.tokensPerS(1, 0, 512), tokensPerS, 0.25));
    }

    void anImageTakesAsLongAsPublished()
    {
        // diffusers 2.0, eager, 50 steps at 1024 × 1024 on an A100: 5.79 s.
        const auto speed = core::imageSpeed(catalog(), gpu("a100-sxm-40"), model("sdxl-base-1.0"), {});
        QVERIFY(speed);
        QVERIFY(within(1 / speed->imagesPerS(1024, 50, 1), 5.787, 0.2));
        QVERIFY(speed->imagesPerS(1024, 50, 4) > speed->imagesPerS(1024, 50, 1));
        QVERIFY(speed->imagesPerS(512, 50, 1) > 2 * speed->imagesPerS(1024, 50, 1));
    }

    void aNetworkTrainsAsPublished()
    {
        // Mixed precision, batch 720, one A100 40GB PCIe: 1,396 images/s.
        const auto speed =
            core::networkSpeed(catalog(), gpu("a100-pcie-40"), model("resnet-50"), {}, "vision-training");
        QVERIFY(speed);
        QVERIFY(within(speed->samplesPerS(224, 720), 1396, 0.4));
    }

    void enginesAreKnownByNameWhateverVersionAndCapitals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("known"); // empty: said to be unknown
        QTest::newRow("with a version") << "vLLM 0.8.5"
                                        << "vllm";
        QTest::newRow("a front end") << "Ollama"
                                     << "llama.cpp";
        QTest::newRow("a longer name") << "HF Transformers"
                                       << "hf";
        QTest::newRow("an own one") << "our engine"
                                    << "";
        QTest::newRow("none is not unknown") << ""
                                             << "";
    }
    void enginesAreKnownByNameWhateverVersionAndCapitals()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, known);
        QCOMPARE(QString::fromStdString(core::engineNamed(text.toStdString()).value_or("")), known);
        core::LlmBatch work;
        work.model.id = "llama-2-7b";
        work.requests = 1000;
        work.promptTokens = 500;
        work.outputTokens = 200;
        Deployment d = on(1);
        d.gpu = "a100-sxm-80";
        d.engine = text.toStdString();
        const core::WorkloadResult served = resultOf(planOf(work, d));
        const auto said = std::find_if(served.issues.begin(), served.issues.end(),
                                       [](const core::Issue& issue) { return issue.id == "engine-unknown"; });
        QCOMPARE(said != served.issues.end(), known.isEmpty() && !text.isEmpty());
    }
    void everyEngineThatIsOfferedIsKnown()
    {
        const QStringList names = QString::fromStdString(core::engineNames()).split(QStringLiteral(", "));
        for (const QString& name : names)
            QVERIFY2(core::engineNamed(name.toStdString()), qPrintable(name));
        QVERIFY(names.size() > 8);
    }

    void whereHalfPrecisionIsThereInNameOnlyMatricesAreMultipliedInFp32()
    {
        const core::Catalog& catalog = core::builtInCatalog();
        for (const core::Gpu& gpu : catalog.gpus()) {
            const auto fp32 = gpu.dense(core::Precision::Fp32);
            for (const core::Precision wish : {core::Precision::Bf16, core::Precision::Fp16}) {
                const auto peak = core::peakFor(gpu, wish);
                QVERIFY2(!fp32 || peak->flopsPerS >= core::inTeraflops(*fp32) * 1e12, gpu.id.c_str());
            }
        }
        QCOMPARE(core::peakFor(*catalog.gpu("p40"), core::Precision::Fp16)->precision, core::Precision::Fp32);
        QCOMPARE(core::peakFor(*catalog.gpu("t4"), core::Precision::Bf16)->precision, core::Precision::Fp16);
    }

    void nothingIsFasterThanThePeaksOfTheCardAllow()
    {
        int told = 0;
        for (const core::Gpu& card : catalog().gpus()) {
            for (const core::ModelShape& shape : catalog().models()) {
                const auto training = core::trainingSpeed(catalog(), card, shape, on(8), std::nullopt);
                if (!training || !shape.layers || !shape.hidden)
                    continue;
                ++told;
                QVERIFY2(training->tokensPerS(2048) <= training->roofline(2048), card.id.c_str());
                const auto kv = core::kvBytesPerToken(shape, 2);
                const auto speed = kv ? core::inferenceSpeed(catalog(), card, shape, {},
                                                             shape.parameters / 2e9, core::inGB(*kv))
                                      : std::nullopt;
                for (const double batch : {1.0, 2.0, 8.0, 64.0, 512.0}) {
                    if (speed)
                        QVERIFY2(speed->tokensPerS(batch, 0, 256) <= speed->roofline(batch),
                                 (card.id + " " + shape.id).c_str());
                }
            }
        }
        QVERIFY(told > 3000);
    }

    void moreSequencesNeverMakeAStepShorterNorAServerSlower()
    {
        for (const char* card : {"rtx-4090", "a100-sxm-80", "h100-sxm-80", "l40s"}) {
            const auto speed = served(card, "llama-3-8b", 16.06);
            for (int batch = 2; batch < 256; ++batch) {
                QVERIFY(speed.stepS(batch + 1, 1024) >= speed.stepS(batch, 1024));
                QVERIFY(speed.tokensPerS(batch + 1, 512, 512) >= speed.tokensPerS(batch, 512, 512));
            }
        }
    }

    void tensorParallelShortensAStepOfALargeModelButNotInProportion()
    {
        Deployment four;
        four.parallel.tensor = 4;
        const double alone = served("a100-sxm-80", "llama-3-70b", 70).stepS(1, 1024);
        const double split = served("a100-sxm-80", "llama-3-70b", 70, four).stepS(1, 1024);
        QVERIFY(split < alone);
        QVERIFY(split > alone / 4);
    }

    void trainingMemoryGrowsWithWhatItHolds()
    {
        const auto memory = [](Deployment d, double length) {
            return core::trainingMemory(catalog(), gpu("h100-sxm-80"), model("llama-3-8b"), d, length,
                                        nullptr)
                ->neededGb()
                .likely;
        };
        QVERIFY(memory(on(8, 2), 2048) > memory(on(8, 1), 2048));
        QVERIFY(memory(on(8, 1), 4096) > memory(on(8, 1), 2048));
        Deployment saved = on(8, 1);
        saved.gradientCheckpointing = true;
        QVERIFY(memory(saved, 4096) < memory(on(8, 1), 4096));
        double before = memory(on(8, 1), 2048);
        for (const core::Shard shard : {core::Shard::Zero1, core::Shard::Zero2, core::Shard::Zero3}) {
            Deployment d = on(8, 1);
            d.parallel.shard = shard;
            QVERIFY(memory(d, 2048) < before);
            before = memory(d, 2048);
        }
    }

    void mixedPrecisionAdamHoldsSixteenBytesAParameter()
    {
        const auto memory =
            core::trainingMemory(catalog(), gpu("h100-sxm-80"), model("llama-3-8b"), on(1, 1), 2048, nullptr);
        const double bytes = (memory->weightsGb + memory->gradientsGb + memory->optimizerGb) * 1e9;
        QVERIFY(within(bytes / model("llama-3-8b").parameters, 16, 1e-9));
    }

    void aSevenBillionModelIsFineTunedInFourBitsOnOneCardAndNotInFull()
    {
        core::LlmFinetuning work;
        work.model.id = "llama-2-7b";
        work.method = core::FinetuneMethod::Qlora;
        work.examples = 10'000;
        work.tokensPerExample = 512;
        Deployment d = on(1, 1);
        d.gpu = "rtx-4090";
        d.gradientCheckpointing = true;
        const auto adapters = resultOf(planOf(work, d));
        QVERIFY(adapters.fits.value_or(false));
        QVERIFY(adapters.gross);
        work.method = core::FinetuneMethod::Full;
        const auto full = resultOf(planOf(work, d));
        QVERIFY(!full.fits.value_or(true));
        QVERIFY(!full.memory->wouldFit.empty());
        QVERIFY(!full.gross);
    }

    void twiceTheTokensTakeTwiceTheHours()
    {
        core::LlmTraining work;
        work.model.id = "llama-2-7b";
        work.tokens = 1e10;
        work.sequenceLength = 4096;
        Deployment d = on(8, 1);
        d.gpu = "h100-sxm-80";
        d.gradientCheckpointing = true;
        d.parallel.shard = core::Shard::Zero3;
        const auto once = resultOf(planOf(work, d));
        work.tokens = 2e10;
        const auto twice = resultOf(planOf(work, d));
        QVERIFY(once.gross && twice.gross);
        QVERIFY(within(twice.gpuHours.likely, 2 * once.gpuHours.likely, 1e-9));
        QVERIFY(once.gpuHours.low < once.gpuHours.likely && once.gpuHours.likely < once.gpuHours.high);
        QVERIFY(once.throughput->value->high <= *once.throughput->limit);
    }

    void moreGpusNeverFinishSoonerThanTheirShare()
    {
        for (int gpus = 1; gpus <= 1024; gpus *= 2) {
            const auto one =
                core::trainingSpeed(catalog(), gpu("h100-sxm-80"), model("llama-2-7b"), on(1), std::nullopt);
            const auto many = core::trainingSpeed(catalog(), gpu("h100-sxm-80"), model("llama-2-7b"),
                                                  on(gpus), std::nullopt);
            QVERIFY(many->tokensPerS(4096) <= gpus * one->tokensPerS(4096) * (1 + 1e-12));
        }
    }

    void aServedDayNeedsReplicasForItsPeakAndSaysHowFastItAnswers()
    {
        core::LlmServing work;
        work.model.id = "llama-3-8b";
        work.requestsPerDay = 400'000;
        work.promptTokens = 600;
        work.outputTokens = 250;
        work.peakToMean = 3;
        Deployment d;
        d.gpu = "l40s";
        d.concurrency = 16;
        const auto usual = resultOf(planOf(work, d));
        QVERIFY(usual.serving && usual.gross);
        QVERIFY(usual.serving->replicas > 1);
        QVERIFY(usual.serving->ttftMs && usual.serving->tpotMs);
        QVERIFY(usual.serving->oneFewer);
        work.requestsPerDay = 800'000;
        QVERIFY(resultOf(planOf(work, d)).serving->replicas > usual.serving->replicas);
        work.tpotMs = 0.1;
        const auto unreachable = resultOf(planOf(work, d));
        QVERIFY(!unreachable.gross);
        QCOMPARE(unreachable.issues.front().id, std::string("tpot-out-of-reach"));
    }

    void imagesByTheDayCostEveryMonthAndImagesInAllOnce()
    {
        core::ImageGeneration work;
        work.model.id = "sdxl-base-1.0";
        work.imagesPerDay = 1000;
        Deployment d;
        d.gpu = "rtx-4090";
        const auto daily = resultOf(planOf(work, d));
        work.imagesPerDay.reset();
        work.images = 1000 * 730.0 / 24;
        const auto once = resultOf(planOf(work, d));
        QVERIFY(within(daily.gpuHours.likely, 12 * once.gpuHours.likely, 1e-9));
    }

    void aSearchOfAnEstimatedTrialCostsItsTrials()
    {
        core::Sweep sweep;
        sweep.trials = 20;
        sweep.trialKind = "vision-training";
        core::VisionTraining trial;
        trial.model.id = "resnet-50";
        trial.images = 1.28e6;
        trial.epochs = 10;
        sweep.trial = {trial};
        Deployment d;
        d.gpu = "a100-sxm-80";
        const auto all = resultOf(planOf(core::Shared<core::Sweep>(sweep), d));
        const auto one = resultOf(planOf(trial, d));
        QVERIFY(all.gross && one.gross);
        QVERIFY(within(all.gpuHours.likely, 20 * one.gpuHours.likely, 1e-9));
    }
};

QTEST_GUILESS_MAIN(tst_estimate)
#include "tst_estimate.moc"

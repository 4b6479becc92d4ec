// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/estimate/picture_memory.h"
#include "core/evaluate/evaluate.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>

namespace {

using core::Deployment;
using core::TrainingMemory;
using core::Work;

TrainingMemory memoryOf(const Work& work, const std::string& model, const Deployment& d = {})
{
    const core::Catalog& catalog = core::builtInCatalog();
    return *core::pictureMemory(catalog, *catalog.gpu("a100-sxm-80"), *catalog.model(model), d, work);
}

core::ImageGeneration pictures(double side, int batch)
{
    core::ImageGeneration work;
    work.resolution = side;
    work.batch = batch;
    return work;
}

core::ImageFinetuning style(core::FinetuneMethod method, double side, int batch = 1)
{
    core::ImageFinetuning work;
    work.method = method;
    work.resolution = side;
    work.batch = batch;
    return work;
}

core::WorkloadResult onCard(Work work, const std::string& model, const char* gpu, Deployment d = {})
{
    std::visit(
        [&](auto& w) {
            if constexpr (requires { w.model; })
                w.model.id = model;
        },
        work);
    core::Plan plan;
    core::Workload workload;
    workload.id = "w";
    workload.work = std::move(work);
    plan.workloads.emplace_back(workload);
    core::Scenario scenario;
    scenario.id = "s";
    core::Price price;
    price.usd = 1;
    d.price = price;
    d.gpu = gpu;
    scenario.deployments.emplace("w", d);
    plan.scenarios.emplace_back(scenario);
    return core::evaluate(plan, core::builtInCatalog()).scenarios[0].workloads[0];
}

} // namespace

/// Memory of work on pictures, against published peaks, and what can never be otherwise.
class TstPictureMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedPeaksLieInsideTheRange_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("side");
        QTest::addColumn<int>("batch");
        QTest::addColumn<QString>("compute");
        QTest::addColumn<QString>("weights");
        QTest::addColumn<double>("peakGib"); // of what the framework allocated
        QTest::newRow("SD 1.x, one") << "stable-diffusion-1.5" << 512.0 << 1 << ""
                                     << "" << 3.13;
        QTest::newRow("SD 1.x, eight") << "stable-diffusion-1.5" << 512.0 << 8 << ""
                                       << "" << 11.05;
        QTest::newRow("SD 1.x, sixteen") << "stable-diffusion-1.5" << 512.0 << 16 << ""
                                         << "" << 19.86;
        QTest::newRow("SD 1.x, FP32") << "stable-diffusion-1.5" << 512.0 << 4 << "fp32"
                                      << "" << 11.53;
        QTest::newRow("SDXL, eager") << "sdxl-base-1.0" << 1024.0 << 1 << ""
                                     << "" << 10.43;
        QTest::newRow("SDXL, onediff") << "sdxl-base-1.0" << 1024.0 << 1 << ""
                                       << "" << 12.02;
        QTest::newRow("SD3 medium") << "sd3-medium" << 1024.0 << 1 << ""
                                    << "" << 18.784;
        QTest::newRow("SD3.5 large") << "sd3.5-large" << 1024.0 << 1 << ""
                                     << "" << 28.525;
        QTest::newRow("FLUX.1 on four cards") << "flux.1-dev" << 1024.0 << 1 << ""
                                              << "" << 37.11;
        QTest::newRow("FLUX.1, FP8") << "flux.1-dev" << 1024.0 << 1 << ""
                                     << "fp8" << 22.879;
    }
    void publishedPeaksLieInsideTheRange()
    {
        QFETCH(QString, model);
        QFETCH(double, side);
        QFETCH(int, batch);
        QFETCH(QString, compute);
        QFETCH(QString, weights);
        QFETCH(double, peakGib);
        Deployment d;
        d.compute = compute.toStdString();
        d.weights = weights.toStdString();
        const TrainingMemory memory = memoryOf(pictures(side, batch), model.toStdString(), d);
        const core::Range found = core::Range::exactly(memory.weightsGb) + memory.activationsGb();
        const double peak = peakGib * 1.073741824;
        QVERIFY2(found.low <= peak && peak <= found.high,
                 qPrintable(QStringLiteral("%1 in %2 to %3").arg(peak).arg(found.low).arg(found.high)));
        QVERIFY(std::abs(found.likely / peak - 1) < 0.16);
    }

    void publishedRecipesFitWhereTheyRun_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("method");
        QTest::addColumn<double>("side");
        QTest::addColumn<bool>("checkpointed");
        QTest::addColumn<QString>("optimizer");
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<bool>("fits");
        using Method = core::FinetuneMethod;
        const auto row = [](const char* name, const char* model, Method method, double side,
                            bool checkpointed, const char* optimizer, const char* gpu, bool fits) {
            QTest::newRow(name) << model << static_cast<int>(method) << side << checkpointed << optimizer
                                << gpu << fits;
        };
        row("SD 1.5 LoRA on 11 GiB", "stable-diffusion-1.5", Method::Lora, 512, false, "", "rtx-2080-ti",
            true);
        row("SD 1.5 DreamBooth on 16 GiB with 8 bits", "stable-diffusion-1.5", Method::Dreambooth, 512, true,
            "adamw-8bit", "t4", true);
        row("SD 1.5 in full on 24 GiB", "stable-diffusion-1.5", Method::Full, 512, false, "", "rtx-3090",
            true);
        row("SDXL LoRA on 24 GiB", "sdxl-base-1.0", Method::Lora, 1024, false, "", "rtx-4090", true);
        row("SDXL LoRA on 16 GiB with checkpointing", "sdxl-base-1.0", Method::Lora, 1024, true, "", "t4",
            true);
        row("SDXL in full not on 24 GiB", "sdxl-base-1.0", Method::Full, 1024, true, "", "rtx-4090", false);
        row("SDXL in full on 80 GiB", "sdxl-base-1.0", Method::Full, 1024, true, "", "a100-sxm-80", true);
        row("FLUX.1 LoRA not on 24 GiB", "flux.1-dev", Method::Lora, 512, true, "", "rtx-4090", false);
        row("FLUX.1 QLoRA on 16 GiB", "flux.1-dev", Method::Qlora, 640, true, "", "t4", true);
    }
    void publishedRecipesFitWhereTheyRun()
    {
        QFETCH(QString, model);
        QFETCH(int, method);
        QFETCH(double, side);
        QFETCH(bool, checkpointed);
        QFETCH(QString, optimizer);
        QFETCH(QString, gpu);
        QFETCH(bool, fits);
        Deployment d;
        d.gradientCheckpointing = checkpointed;
        d.optimizer = optimizer.toStdString();
        core::ImageFinetuning work = style(static_cast<core::FinetuneMethod>(method), side);
        work.steps = 100;
        const core::WorkloadResult result = onCard(work, model.toStdString(), gpu.toLatin1(), d);
        QVERIFY(result.memory);
        QVERIFY2(result.fits.value_or(!fits) == fits,
                 qPrintable(QString::number(result.memory->neededGb.likely)));
        QCOMPARE(result.gross.has_value(), fits);
    }

    void classifiersFillTheCardsThatRecipesName()
    {
        // ResNet-50 with mixed precision runs 256 pictures at a time on 16 GiB, with FP32 128 of them.
        core::VisionTraining work;
        work.images = 1000;
        work.batch = 256;
        const core::WorkloadResult mixed = onCard(work, "resnet-50", "v100-sxm2-16");
        QVERIFY(mixed.fits.value_or(false));
        QVERIFY(mixed.memory->neededGb.likely > 12);
        work.batch = 128;
        Deployment wide;
        wide.compute = "fp32";
        QVERIFY(onCard(work, "resnet-50", "v100-sxm2-16", wide).fits.value_or(false));
        work.batch = 1024;
        const core::WorkloadResult tooMany = onCard(work, "resnet-50", "v100-sxm2-16");
        QVERIFY(!tooMany.fits.value_or(true));
        QVERIFY(tooMany.memory->largestMicroBatch.value_or(0) >= 256);
        QVERIFY(!tooMany.memory->wouldFit.empty());
    }

    void whoLeavesTheBatchOpenTakesWhatFits()
    {
        const core::Catalog& catalog = core::builtInCatalog();
        int tried = 0;
        for (const core::ModelShape& model : catalog.models()) {
            core::VisionTraining work;
            work.images = 1000;
            if (!model.gflopsForward)
                continue;
            for (const char* gpu : {"t4", "rtx-2080-ti", "v100-sxm2-16", "a100-sxm-80"}) {
                const core::WorkloadResult result = onCard(work, model.id, gpu);
                QVERIFY2(result.fits.value_or(true) && result.gross,
                         qPrintable(QString::fromStdString(model.id + " on " + gpu)));
                ++tried;
            }
        }
        QVERIFY(tried > 12);
    }

    void whatDoesNotFitSaysWhichBatchAndWhichWeightsWould()
    {
        const auto cure = [](const core::WorkloadResult& result, const char* kind) {
            for (const auto& [what, which] : result.memory->wouldFit) {
                if (what == kind)
                    return which;
            }
            return std::string();
        };
        core::VisionTraining classifier;
        classifier.images = 1000;
        classifier.batch = 4096;
        const std::string batch = cure(onCard(classifier, "resnet-50", "t4"), "batch");
        QVERIFY(!batch.empty());
        classifier.batch = std::stoi(batch);
        QVERIFY(onCard(classifier, "resnet-50", "t4").fits.value_or(false));
        classifier.batch = *classifier.batch + 1;
        QVERIFY(!onCard(classifier, "resnet-50", "t4").fits.value_or(true));

        Deployment d;
        d.weights = cure(onCard(pictures(1024, 1), "flux.1-dev", "rtx-4090"), "format");
        QVERIFY(!d.weights.empty());
        QVERIFY(onCard(pictures(1024, 1), "flux.1-dev", "rtx-4090", d).fits.value_or(false));
    }

    void encodersThatAreTrainedHaveAMemoryToo()
    {
        core::NlpTraining work;
        work.sequences = 10000;
        work.sequenceLength = 384;
        work.batch = 32;
        const core::WorkloadResult large = onCard(work, "bert-large", "a100-sxm-40");
        QVERIFY(large.fits.value_or(false));
        work.batch = 4096;
        QVERIFY(!onCard(work, "bert-large", "a100-sxm-40").fits.value_or(true));
    }

    void neverLessForMore()
    {
        QVERIFY(rc::check([] {
            const char* models[] = {"stable-diffusion-1.5", "sdxl-base-1.0", "flux.1-dev", "sd3-medium"};
            const std::string model = models[*rc::gen::inRange(0, 4)];
            const double side = *rc::gen::inRange(64, 2048);
            const int batch = *rc::gen::inRange(1, 64);
            const auto method = static_cast<core::FinetuneMethod>(*rc::gen::inRange(0, 4));
            const auto needed = [&](const Work& work, const Deployment& d = {}) {
                return memoryOf(work, model, d).neededGb().likely;
            };
            RC_ASSERT(needed(pictures(side, batch)) < needed(pictures(side + 64, batch)));
            RC_ASSERT(needed(pictures(side, batch)) < needed(pictures(side, batch + 1)));
            RC_ASSERT(needed(style(method, side, batch)) < needed(style(method, side + 64, batch)));
            RC_ASSERT(needed(style(method, side, batch)) < needed(style(method, side, batch + 1)));
            Deployment less;
            less.gradientCheckpointing = true;
            RC_ASSERT(needed(style(method, side, batch), less) < needed(style(method, side, batch)));
            Deployment wide;
            wide.compute = "fp32";
            RC_ASSERT(needed(pictures(side, batch), wide) > needed(pictures(side, batch)));
            const auto bits = [&](const char* weights) {
                Deployment d;
                d.weights = weights;
                return needed(pictures(side, batch), d);
            };
            RC_ASSERT(bits("q4_k_m") < bits("fp8") && bits("fp8") < bits("bf16"));
        }));
    }

    void otherKindsAreNotAnswered()
    {
        const core::Catalog& catalog = core::builtInCatalog();
        QVERIFY(!core::pictureMemory(catalog, *catalog.gpu("t4"), *catalog.model("llama-2-7b"), {},
                                     core::LlmServing{}));
        core::ModelShape unknown;
        QVERIFY(!core::pictureMemory(catalog, *catalog.gpu("t4"), unknown, {}, pictures(512, 1)));
    }
};

QTEST_GUILESS_MAIN(TstPictureMemory)
#include "tst_picture_memory.moc"

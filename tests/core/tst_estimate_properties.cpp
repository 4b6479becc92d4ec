// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/estimate/image_speed.h"
#include "core/estimate/llm_inference.h"
#include "core/estimate/llm_training.h"
#include "core/estimate/memory.h"
#include "core/estimate/network_speed.h"
#include "core/estimate/training_memory.h"
#include "core/estimate/weights.h"

#include <rapidcheck.h>

#include <QTest>

#include <vector>

namespace {

using core::Deployment;

const core::Catalog& catalog()
{
    return core::builtInCatalog();
}

const core::Gpu& anyGpu()
{
    return catalog().gpus()[*rc::gen::inRange<std::size_t>(0, catalog().gpus().size())];
}

const core::ModelShape& anyDecoder()
{
    static const std::vector<const core::ModelShape*> decoders = [] {
        std::vector<const core::ModelShape*> all;
        for (const core::ModelShape& model : catalog().models()) {
            if (model.kind == "decoder LM" && model.layers && model.hidden && core::kvBytesPerToken(model, 2))
                all.push_back(&model);
        }
        return all;
    }();
    return *decoders[*rc::gen::inRange<std::size_t>(0, decoders.size())];
}

Deployment anyDeployment()
{
    Deployment d;
    d.gpus = *rc::gen::element(1, 2, 4, 8);
    d.nodes = *rc::gen::element(1, 2, 16);
    d.microBatch = *rc::gen::inRange(1, 32);
    d.gradientCheckpointing = *rc::gen::arbitrary<bool>();
    d.engine = *rc::gen::element<std::string>("", "megatron", "hf", "unsloth", "torchtune compile");
    d.compute = *rc::gen::element<std::string>("", "bf16", "fp8", "fp32");
    d.parallel.tensor = *rc::gen::element(1, 2, 4);
    d.parallel.shard = *rc::gen::element(core::Shard::None, core::Shard::Zero1, core::Shard::Zero3);
    return d;
}

double neededGb(const core::Gpu& gpu, const core::ModelShape& model, const Deployment& d, double length,
                const core::LlmFinetuning* work = nullptr)
{
    return core::trainingMemory(catalog(), gpu, model, d, length, work)->neededGb().likely;
}

constexpr double kTiny = 1 + 1e-9;

} // namespace

/// What must hold for every card, model and deployment, however the constants are fitted.
class tst_estimate_properties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trainingMemoryGrowsWithBatchAndLength()
    {
        QVERIFY(rc::check([] {
            const core::Gpu& gpu = anyGpu();
            const core::ModelShape& model = anyDecoder();
            Deployment d = anyDeployment();
            const double length = *rc::gen::inRange(1, 65'536);
            const double once = neededGb(gpu, model, d, length);
            RC_ASSERT(neededGb(gpu, model, d, length + *rc::gen::inRange(1, 10'000)) > once);
            d.microBatch = *d.microBatch + *rc::gen::inRange(1, 32);
            RC_ASSERT(neededGb(gpu, model, d, length) > once);
        }));
    }

    void trainingMemoryFallsWithSavings()
    {
        QVERIFY(rc::check([] {
            const core::Gpu& gpu = anyGpu();
            const core::ModelShape& model = anyDecoder();
            Deployment d = anyDeployment();
            d.gradientCheckpointing = false;
            d.parallel.shard = core::Shard::None;
            const double length = *rc::gen::inRange(256, 65'536);
            const double plain = neededGb(gpu, model, d, length);
            Deployment sharded = d;
            sharded.parallel.shard = core::Shard::Zero3;
            RC_ASSERT(neededGb(gpu, model, sharded, length) <= plain * kTiny);
            core::LlmFinetuning work;
            work.method = core::FinetuneMethod::Lora;
            const double adapters = neededGb(gpu, model, d, length, &work);
            RC_ASSERT(adapters <= plain * kTiny);
        }));
    }

    void theMicroBatchThatFitsFits()
    {
        QVERIFY(rc::check([] {
            const core::Gpu& gpu = anyGpu();
            const core::ModelShape& model = anyDecoder();
            Deployment d = anyDeployment();
            const double length = *rc::gen::inRange(128, 32'768);
            const auto memory = core::trainingMemory(catalog(), gpu, model, d, length, nullptr);
            const double largest = memory->largestMicroBatch();
            RC_PRE(largest >= 1 && largest < 1e6);
            d.microBatch = static_cast<int>(largest);
            RC_ASSERT(core::trainingMemory(catalog(), gpu, model, d, length, nullptr)->fits());
            d.microBatch = static_cast<int>(largest) + 1;
            RC_ASSERT(!core::trainingMemory(catalog(), gpu, model, d, length, nullptr)->fits());
        }));
    }

    void servingMemoryGrowsWithBatchContextAndBits()
    {
        QVERIFY(rc::check([] {
            const core::ModelShape& model = anyDecoder();
            core::ServingMemory memory;
            memory.weightsGb = core::Range::exactly(model.parameters * 2 / 1e9);
            memory.kvGbPerToken = core::inGB(*core::kvBytesPerToken(model, 2));
            memory.contextTokens = *rc::gen::inRange(1, 131'072);
            memory.concurrency = *rc::gen::inRange(1, 256);
            const double once = memory.neededGb().likely;
            core::ServingMemory more = memory;
            more.concurrency += 1;
            RC_ASSERT(more.neededGb().likely > once);
            more = memory;
            more.contextTokens += 1;
            RC_ASSERT(more.neededGb().likely > once);
            double before = 0;
            for (const char* format :
                 {"iq1_s", "q2_k", "q3_k_m", "q4_k_m", "q5_k_m", "q6_k", "q8_0", "f16"}) {
                const double bits =
                    core::bitsPerWeight(*catalog().efficiency().weightFormat(format), model).likely;
                RC_ASSERT(bits > before);
                before = bits;
            }
        }));
    }

    void trainingIsNeverAboveTheRooflineAndScalesAtMostInProportion()
    {
        QVERIFY(rc::check([] {
            const core::Gpu& gpu = anyGpu();
            const core::ModelShape& model = anyDecoder();
            Deployment d = anyDeployment();
            d.gpus = 1;
            d.nodes = 1;
            const double length = *rc::gen::inRange(1, 65'536);
            const auto one = core::trainingSpeed(catalog(), gpu, model, d, std::nullopt);
            RC_PRE(one.has_value());
            RC_ASSERT(one->tokensPerS(length) <= one->roofline(length) * kTiny);
            d.gpus = 8;
            d.nodes = *rc::gen::inRange(1, 500);
            const double count = 8.0 * d.nodes;
            const auto many = core::trainingSpeed(catalog(), gpu, model, d, std::nullopt);
            RC_ASSERT(many->tokensPerS(length) <= count * one->tokensPerS(length) * kTiny);
            RC_ASSERT(many->tokensPerS(length) >= one->tokensPerS(length));
        }));
    }

    void servingIsNeverAboveTheRoofline()
    {
        QVERIFY(rc::check([] {
            const core::Gpu& gpu = anyGpu();
            const core::ModelShape& model = anyDecoder();
            Deployment d;
            d.engine = *rc::gen::element<std::string>("", "vllm", "llama.cpp", "tensorrt-llm", "sglang");
            d.weights = *rc::gen::element<std::string>("bf16", "fp8", "q4_k_m", "awq-4");
            d.parallel.tensor = *rc::gen::element(1, 2, 8);
            const double batch = *rc::gen::inRange(1, 512);
            d.concurrency = batch;
            const double bits =
                core::bitsPerWeight(*catalog().efficiency().weightFormat(d.weights), model).likely;
            const auto speed = core::inferenceSpeed(catalog(), gpu, model, d, model.parameters * bits / 8e9,
                                                    core::inGB(*core::kvBytesPerToken(model, 2)));
            RC_PRE(speed.has_value());
            const double prompt = *rc::gen::inRange(0, 32'768);
            RC_ASSERT(speed->tokensPerS(batch, prompt, 256) <= speed->roofline(batch) * kTiny);
            RC_ASSERT(speed->prefillS(prompt + 1) >= speed->prefillS(prompt));
            RC_ASSERT(speed->prefillS(prompt) * speed->peak * kTiny >= 2 * speed->parameters * prompt);
        }));
    }

    /// A prompt's attention grows with the square of its length, beside other sequences too.
    void longPromptsCostMoreThanInProportion()
    {
        for (const char* engine : {"vllm", "sglang", "tensorrt-llm", "transformers"}) {
            Deployment d;
            d.engine = engine;
            d.concurrency = 8;
            const core::ModelShape& model = *catalog().model("llama-3.1-8b");
            const auto speed = core::inferenceSpeed(catalog(), *catalog().gpu("h100-sxm-80"), model, d, 16,
                                                    core::inGB(*core::kvBytesPerToken(model, 2)));
            const double once = speed->promptBesideOthersS(16'384);
            QVERIFY(speed->promptBesideOthersS(32'768) > 2.2 * once);
            QVERIFY(once > 2 * speed->parameters * 16'384 / speed->peak);
        }
    }

    /// GeForce cards exchange through the host: what is slower over it than over NVLink stays so with more.
    void cardsWithoutALinkGainLessFromTensorParallel()
    {
        const auto gain = [](const char* gpu, int tensor) {
            const core::ModelShape& model = *catalog().model("llama-3.1-8b");
            const auto perS = [&](int ways) {
                Deployment d;
                d.concurrency = 64;
                d.parallel.tensor = ways;
                return core::inferenceSpeed(catalog(), *catalog().gpu(gpu), model, d, 16,
                                            core::inGB(*core::kvBytesPerToken(model, 2)))
                    ->tokensPerS(64, 500, 200);
            };
            return perS(tensor) / perS(1);
        };
        for (const int tensor : {2, 4, 8}) {
            QVERIFY(gain("rtx-4090", tensor) < gain("a100-sxm-80", tensor));
            QVERIFY(gain("a100-sxm-80", tensor) > 1);
            QVERIFY(gain("a100-sxm-80", tensor) < tensor);
        }
    }

    void enginesAreNoFasterWithManySequencesThanTheirLaunchesAllow()
    {
        const core::ModelShape& model = *catalog().model("llama-3.1-8b");
        const auto stepS = [&](const char* engine) {
            Deployment d;
            d.engine = engine;
            d.concurrency = 8;
            return core::inferenceSpeed(catalog(), *catalog().gpu("h100-sxm-80"), model, d, 16,
                                        core::inGB(*core::kvBytesPerToken(model, 2)))
                ->stepS(8, 500);
        };
        QVERIFY(stepS("transformers") > 2 * stepS("vllm"));
        QVERIFY(stepS("llama.cpp") >= stepS("vllm"));
        QVERIFY(stepS("tensorrt-llm") < stepS("vllm"));
    }

    void networksAndImagesAreNeverAboveTheRoofline()
    {
        QVERIFY(rc::check([] {
            const core::Gpu& gpu = anyGpu();
            const core::ModelShape& model =
                catalog().models()[*rc::gen::inRange<std::size_t>(0, catalog().models().size())];
            Deployment d;
            d.gpus = *rc::gen::inRange(1, 9);
            d.compute = *rc::gen::element<std::string>("", "fp32", "tf32", "bf16");
            const double batch = *rc::gen::inRange(1, 512);
            for (const char* kind : {"vision-training", "vision-inference", "nlp-training"}) {
                const auto speed = core::networkSpeed(catalog(), gpu, model, d, kind);
                if (speed) {
                    RC_ASSERT(speed->samplesPerS(224, batch) <= speed->roofline(224) * kTiny);
                    RC_ASSERT(speed->samplesPerS(224, batch + 1) >= speed->samplesPerS(224, batch));
                }
            }
            const auto image = core::imageSpeed(catalog(), gpu, model, d);
            if (image)
                RC_ASSERT(image->imagesPerS(768, 30, batch) <= image->roofline(768, 30) * kTiny);
        }));
    }
};

QTEST_APPLESS_MAIN(tst_estimate_properties)
#include "tst_estimate_properties.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/catalog/catalog_query.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using core::builtInCatalog;
using core::Catalog;
using core::Gpu;
using core::Offer;
using core::Precision;
using core::Provider;

namespace {

/// The cell of one row and column of a list, to read figures under the names that users see.
core::CatalogCell cellOf(core::CatalogList list, const QString& id, const QString& column)
{
    const core::CatalogTable table = core::catalogTable(builtInCatalog(), list);
    for (const auto& row : table.rows) {
        if (std::get<std::string>(row[0]) != id.toStdString())
            continue;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (table.columns[i].key == column.toStdString())
                return row[i];
        }
    }
    return {};
}

double numberOf(const core::CatalogCell& cell)
{
    const auto* n = std::get_if<double>(&cell);
    return n ? *n : -1;
}

/// What `gb` cost on tiers, written out here independently of the evaluation.
double tieredCost(const std::vector<core::Tier>& tiers, double gb)
{
    double cost = 0;
    double from = 0;
    for (const core::Tier& tier : tiers) {
        const double to = std::min(gb, tier.upToGb.value_or(gb));
        cost += std::max(0.0, to - from) * tier.usdPerGb;
        from = std::max(from, to);
    }
    return cost;
}

} // namespace

class CatalogTest : public QObject
{
    Q_OBJECT
private slots:
    void gpuHasTheCorrectedFigure_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("column");
        QTest::addColumn<double>("figure"); // −1: none
        const auto row = [](const char* name, const char* gpu, const char* column, double figure) {
            QTest::newRow(name) << gpu << column << figure;
        };
        row("4090 has 24 GiB", "rtx-4090", "vram", 24);
        row("4090 moves 1008 GB/s", "rtx-4090", "bandwidth", 1008);
        row("4090 has a 384-bit memory", "rtx-4090", "memory_bus", 384);
        row("4090 has 16384 CUDA cores", "rtx-4090", "cuda_cores", 16384);
        row("4090 has 512 tensor cores", "rtx-4090", "tensor_cores", 512);
        row("4090 has 128 RT cores", "rtx-4090", "rt_cores", 128);
        row("4090 boosts to 2.52 GHz", "rtx-4090", "boost_clock", 2.52);
        row("4090 takes 450 W", "rtx-4090", "power", 450);
        row("4090 has compute capability 8.9", "rtx-4090", "compute_capability", 8.9);
        row("4090 has 82.58 TFLOP/s FP32", "rtx-4090", "fp32", 82.58);
        row("4090 BF16 is with FP32 accumulation", "rtx-4090", "bf16", 165.2);
        row("4090 has FP8", "rtx-4090", "fp8", 330.3);
        row("A100 has 19.5 TFLOP/s FP32", "a100-sxm-80", "fp32", 19.5);
        row("A100 TF32 is 156 dense", "a100-sxm-80", "tf32", 156);
        row("A100 TF32 is 312 sparse", "a100-sxm-80", "tf32_sparse", 312);
        row("A100 BF16 is 312 dense", "a100-sxm-80", "bf16", 312);
        row("A100 has no FP8", "a100-sxm-80", "fp8", -1);
        row("A100 has no sparse FP8", "a100-sxm-80", "fp8_sparse", -1);
        row("A100 40 GB has 40 GiB", "a100-sxm-40", "vram", 40);
        row("A100 40 GB moves 1555 GB/s", "a100-sxm-40", "bandwidth", 1555);
        row("A100 80 GB has 80 GiB", "a100-sxm-80", "vram", 80);
        row("A100 80 GB moves 2039 GB/s", "a100-sxm-80", "bandwidth", 2039);
        row("A100 NVLink is 600 GB/s", "a100-sxm-80", "nvlink_bandwidth", 600);
        row("H100 has 66.9 TFLOP/s FP32", "h100-sxm-80", "fp32", 66.9);
        row("H100 TF32 is 494.7 dense", "h100-sxm-80", "tf32", 494.7);
        row("H100 TF32 is 989.4 sparse", "h100-sxm-80", "tf32_sparse", 989.4);
        row("H100 BF16 is 989.4 dense", "h100-sxm-80", "bf16", 989.4);
        row("H100 has FP8", "h100-sxm-80", "fp8", 1978.9);
        row("H100 has 80 GiB", "h100-sxm-80", "vram", 80);
        row("H100 NVL has 94 GiB", "h100-nvl-94", "vram", 94);
        row("H100 NVLink is 900 GB/s", "h100-sxm-80", "nvlink_bandwidth", 900);
        row("H100 PCIe TF32 is 378 dense", "h100-pcie-80", "tf32", 378);
        row("H200 has 141 GiB", "h200-sxm", "vram", 141);
        row("L40S has 48 GiB", "l40s", "vram", 48);
        row("L40S has FP8", "l40s", "fp8", 733);
        row("A6000 has 48 GiB", "rtx-a6000", "vram", 48);
        row("A10G has 24 GiB", "a10g", "vram", 24);
        row("A10G BF16 is 70, not the A10's 125", "a10g", "bf16", 70);
        row("3090 has 24 GiB", "rtx-3090", "vram", 24);
        row("3090 NVLink is 112.5 GB/s", "rtx-3090", "nvlink_bandwidth", 112.5);
        row("A40 with ECC keeps 45 GiB", "a40", "vram_with_ecc", 45);
        row("T4 has no BF16", "t4", "bf16", -1);
        row("V100 has no TF32", "v100-sxm2-16", "tf32", -1);
    }
    void gpuHasTheCorrectedFigure()
    {
        QFETCH(QString, gpu);
        QFETCH(QString, column);
        QFETCH(double, figure);
        QVERIFY(builtInCatalog().gpu(gpu.toStdString()));
        QCOMPARE(numberOf(cellOf(core::CatalogList::Gpus, gpu, column)), figure);
    }

    void gpuHasTheCorrectedAttribute_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<core::Ecc>("ecc");
        QTest::addColumn<bool>("nvlink");
        QTest::addColumn<bool>("fp8");
        QTest::newRow("4090: ECC is a switch, no NVLink, FP8")
            << "rtx-4090" << core::Ecc::Optional << false << true;
        QTest::newRow("3090: NVLink, no FP8") << "rtx-3090" << core::Ecc::None << true << false;
        QTest::newRow("A100: ECC, NVLink, no FP8") << "a100-sxm-80" << core::Ecc::Always << true << false;
        QTest::newRow("A100 40 GB: no FP8") << "a100-pcie-40" << core::Ecc::Always << true << false;
        QTest::newRow("H100: ECC, NVLink, FP8") << "h100-sxm-80" << core::Ecc::Always << true << true;
        QTest::newRow("L40S: no NVLink, FP8") << "l40s" << core::Ecc::Optional << false << true;
        QTest::newRow("A6000: NVLink, no FP8") << "rtx-a6000" << core::Ecc::Optional << true << false;
        QTest::newRow("A10G: no NVLink, no FP8") << "a10g" << core::Ecc::Optional << false << false;
    }
    void gpuHasTheCorrectedAttribute()
    {
        QFETCH(QString, gpu);
        QFETCH(core::Ecc, ecc);
        QFETCH(bool, nvlink);
        QFETCH(bool, fp8);
        const Gpu* found = builtInCatalog().gpu(gpu.toStdString());
        QVERIFY(found);
        QCOMPARE(found->ecc, ecc);
        QCOMPARE(found->nvlink, nvlink);
        QCOMPARE(found->dense(Precision::Fp8).has_value(), fp8);
        const bool unsupported =
            std::count(found->unsupported.begin(), found->unsupported.end(), Precision::Fp8) > 0;
        QCOMPARE(unsupported, !fp8);
    }

    void fp32PeaksFollowFromCoresAndClock()
    {
        const Gpu* gpu = builtInCatalog().gpu("rtx-4090");
        QVERIFY(gpu && gpu->cudaCores && gpu->boostClockGhz);
        const double tera = *gpu->cudaCores * 2 * *gpu->boostClockGhz / 1000;
        QVERIFY(std::abs(tera - core::inTeraflops(*gpu->dense(Precision::Fp32))) < 0.01);
        QCOMPARE(core::inGB(gpu->vram), 25.769803776);
    }

    void sparsePeaksAreTwiceTheDenseAndOnlyWhereThereIsSparsity()
    {
        int sparse = 0;
        for (const Gpu& gpu : builtInCatalog().gpus()) {
            const bool has24 = gpu.architecture == "Ampere" || gpu.architecture == "Ada"
                               || gpu.architecture == "Hopper" || gpu.architecture == "Blackwell";
            for (std::size_t p = 0; p < core::kPrecisions; ++p) {
                if (!gpu.sparsePeak[p])
                    continue;
                ++sparse;
                QVERIFY2(has24 && gpu.densePeak[p], gpu.id.c_str());
                QVERIFY2(std::abs(*gpu.sparsePeak[p] / *gpu.densePeak[p] - 2) < 1e-3, gpu.id.c_str());
            }
            if (has24 && gpu.vendor == "NVIDIA" && gpu.dense(Precision::Bf16))
                QVERIFY2(gpu.sparsePeak[static_cast<std::size_t>(Precision::Bf16)], gpu.id.c_str());
        }
        QVERIFY(sparse > 150);
    }

    void spellingsNameOneGpuOnly()
    {
        std::set<std::string> spellings;
        for (const Gpu& gpu : builtInCatalog().gpus())
            QVERIFY2(spellings.insert(gpu.id).second, gpu.id.c_str());
        for (const Gpu& gpu : builtInCatalog().gpus()) {
            for (const std::string& alias : gpu.aliases)
                QVERIFY2(spellings.insert(alias).second, alias.c_str());
        }
        const Gpu* gpu = builtInCatalog().gpu("rtx-4090");
        for (const char* alias : {"NVIDIA GeForce RTX 4090", "RTX 4090", "RTX_4090", "RTX4090"})
            QVERIFY2(std::count(gpu->aliases.begin(), gpu->aliases.end(), alias) == 1, alias);
        for (const char* ambiguous : {"A100", "H100", "RTX6000"})
            QVERIFY2(!spellings.count(ambiguous), ambiguous);
    }

    void providerHasItsTypeAndRules_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("increment"); // −1: nobody published it
        QTest::addColumn<double>("notice");
        const auto row = [](const char* name, const char* id, const char* type, double increment,
                            double notice) { QTest::newRow(name) << id << type << increment << notice; };
        row("RunPod", "runpod", "specialised", 1, 5);
        row("RunPod Serverless", "runpod-serverless", "serverless", 1, -1);
        row("Vast.ai", "vast", "marketplace", 1, -1);
        row("Lambda", "lambda", "specialised", 60, -1);
        row("Vultr", "vultr", "specialised", 3600, -1);
        row("CoreWeave", "coreweave", "specialised", 1, -1);
        row("FluidStack", "fluidstack", "specialised", 60, -1);
        row("AWS warns 120 s ahead", "aws", "hyperscaler", 1, 120);
        row("Azure warns 30 s ahead", "azure", "hyperscaler", 1, 30);
        row("GCP warns 30 s ahead", "gcp", "hyperscaler", 1, 30);
        row("Replicate", "replicate", "serverless", 1, -1);
        row("Modal", "modal", "serverless", 1, -1);
        row("AWS Lambda", "aws-lambda", "serverless", -1, -1);
        row("own hardware", "owned", "owned", -1, -1);
    }
    void providerHasItsTypeAndRules()
    {
        QFETCH(QString, id);
        QFETCH(QString, type);
        QFETCH(double, increment);
        QFETCH(double, notice);
        const Provider* provider = builtInCatalog().provider(id.toStdString());
        QVERIFY(provider);
        QCOMPARE(QString::fromStdString(provider->type), type);
        QCOMPARE(provider->billingIncrementS.value_or(-1), increment);
        QCOMPARE(provider->spotNoticeS.value_or(-1), notice);
    }

    void tieredPricesAddUpToTheKnownBills()
    {
        const Catalog& catalog = builtInCatalog();
        QCOMPARE(tieredCost(catalog.provider("aws")->egressTiers, 20000), 1741.0);
        QCOMPARE(tieredCost(catalog.provider("runpod")->storageTiers, 8000), 420.0);
        for (const char* free : {"runpod", "coreweave", "hyperstack", "crusoe"})
            QCOMPARE(tieredCost(catalog.provider(free)->egressTiers, 20000), 0.0);
        for (const char* free : {"runpod", "coreweave", "hyperstack", "crusoe"})
            QVERIFY2(!catalog.provider(free)->egressTiers.empty(), free);
        QVERIFY(catalog.provider("vast")->egressTiers.empty()); // each host's own, so unknown
    }

    void functionsWithoutGpuSellNone()
    {
        const Provider* functions = builtInCatalog().provider("aws-lambda");
        QVERIFY(functions && functions->purchases.empty());
        QVERIFY(functions->note.find("no GPU") != std::string::npos);
        for (const Offer& offer : builtInCatalog().offers())
            QVERIFY(offer.provider != "aws-lambda");
    }

    void rulesThatRestOnUnseenFiguresSaySo()
    {
        const auto& unverified = builtInCatalog().provider("aws")->unverified;
        QVERIFY(std::count(unverified.begin(), unverified.end(), "billing_minimum_s"));
        QVERIFY(!std::count(unverified.begin(), unverified.end(), "spot_notice_s"));
        QVERIFY(builtInCatalog().provider("runpod")->unverified.empty());
    }

    void everyRowKeepsItsSource()
    {
        const Catalog& catalog = builtInCatalog();
        for (const Gpu& gpu : catalog.gpus())
            QVERIFY2(!gpu.source.empty() && !gpu.confidence.empty(), gpu.id.c_str());
        for (const Provider& provider : catalog.providers())
            QVERIFY2(!provider.source.empty(), provider.id.c_str());
        for (const core::ModelShape& model : catalog.models())
            QVERIFY2(!model.source.empty() && !model.confidence.empty(), model.id.c_str());
        for (const Offer& offer : catalog.offers()) {
            const core::Price& price = offer.price;
            QVERIFY2(!price.source.empty() && price.asOf.size() == 10, offer.id.c_str());
            QVERIFY2(price.confidence == "market" || price.confidence == "estimated", offer.id.c_str());
            QVERIFY2(price.asOf <= catalog.asOf(), offer.id.c_str());
        }
        QCOMPARE(QString::fromStdString(catalog.asOf()), QStringLiteral("2026-09-20"));
    }

    void keyValueBytesFollowFromTheShape()
    {
        int checked = 0;
        for (const core::ModelShape& model : builtInCatalog().models()) {
            if (!model.kvBytesPerTokenFp16)
                continue;
            const int width = model.kvLoraRank ? *model.kvLoraRank + model.qkRopeHeadDim.value()
                                               : 2 * model.kvHeads.value() * model.headDim.value();
            QVERIFY2(*model.kvBytesPerTokenFp16 == 2.0 * width * model.layers.value(), model.id.c_str());
            ++checked;
        }
        QCOMPARE(checked, 128);
        QCOMPARE(builtInCatalog().model("llama-2-7b")->kvBytesPerTokenFp16.value(), 524288.0);
        QCOMPARE(builtInCatalog().model("llama-2-13b")->kvBytesPerTokenFp16.value(), 819200.0);
        QCOMPARE(builtInCatalog().model("llama-2-70b")->kvBytesPerTokenFp16.value(), 327680.0);
    }
};

QTEST_APPLESS_MAIN(CatalogTest)
#include "tst_catalog.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/import/price_review.h"
#include "core/import/readers.h"
#include "core/import/review_json.h"

#include <nlohmann/json.hpp>
#include <QTest>

#include <algorithm>
#include <set>

using namespace core;

namespace {

const char* const kSkypilotHeader =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,"
    "AvailabilityZone\n";

std::string info(int mib, const char* count = "1")
{
    return "\"{'Gpus': [{'Name': 'X', 'Manufacturer': 'NVIDIA', 'Count': " + std::string(count)
           + ", 'MemoryInfo': {'SizeInMiB': " + std::to_string(mib) + "}}]}\"";
}

PriceReview reviewed(const std::string& text, const std::string& provider = "aws",
                     const std::vector<NameInLists>& taught = {})
{
    const auto format = priceListFormat(text);
    if (!format)
        qFatal("not recognised: %s", format.error().id.c_str());
    const auto review =
        reviewPriceList(*format, text, {"list.csv", provider, "USD", "2026-11-30"}, builtInCatalog(), taught);
    if (!review)
        qFatal("not read: %s", review.error().id.c_str());
    return *review;
}

/// Without the remark that a price is far from the catalog's: it hangs on the catalog's own prices.
std::set<std::string> reasonsOf(const PriceReview& review)
{
    std::set<std::string> reasons;
    for (const auto& [reason, rows] : review.remarked) {
        if (reason != PriceRemark::PriceJump)
            reasons.insert(std::string(nameIn(reason)));
    }
    for (const auto& [reason, rows] : review.mended)
        reasons.insert(std::string(nameIn(reason)));
    for (const auto& [reason, rows] : review.refused)
        reasons.insert(std::string(nameIn(reason)));
    return reasons;
}

} // namespace

/// Every trap of the price lists, each in the smallest list that shows it.
class PriceLists : public QObject
{
    Q_OBJECT

private slots:
    void eachTrapIsTakenRepairedOrRejectedWithItsReason_data();
    void eachTrapIsTakenRepairedOrRejectedWithItsReason();
    void aPriceFarFromTheUsualIsRemarked();
    void everyRowHasOneVerdict();
    void zonesOfARegionAreOneOfferWithTheirRange();
    void gcpGpusArePricedWithTheirMachine();
    void aTpuSliceHasItsChips();
    void columnsAreFoundByName();
    void vastMachinesAreOneMarketACountry();
    void runpodHasTiersAndSpot();
    void lambdaCountsCentsAndReadsTheDescription();
    void shadeformNamesItsClouds();
    void gpuhuntTellsSpotByAFlag();
    void cloudGpusKnowsWhatALonePriceMeans();
    void aPlainTableIsReadByItsColumns();
    void datesOfATableAreKeptApart();
    void aNameIsTaughtOnce();
    void oneNameIsAnotherCardAtAnotherProvider_data();
    void oneNameIsAnotherCardAtAnotherProvider();
    void whatIsNoPriceListIsSaidSo_data();
    void whatIsNoPriceListIsSaidSo();
    void theDocumentAddsUp();
};

void PriceLists::eachTrapIsTakenRepairedOrRejectedWithItsReason_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const std::string& text, const char* verdict, const char* reason,
                        const char* provider = "aws") {
        QTest::newRow(name) << QString::fromStdString(text) << QString(provider) << QString(verdict)
                            << QString(reason);
    };
    row("a sound row", "g5.xlarge,A10G,1,4,16," + info(24576) + ",1.006,0.40,us-east-1,use1-az1", "taken",
        "");
    row("no accelerator", "m5.large,,,2,8,,0.096,0.04,us-east-1,use1-az1", "rejected", "no-gpu");
    row("no price at all", "x,V100,1,8,61,,,,us-east-1,a", "rejected", "price-missing");
    row("a price of zero", "x,H100,1,8,61,,0.0,0.0,us-east-1,a", "rejected", "price-zero");
    row("a price that is none", "x,V100,1,8,61,,NaN,,us-east-1,a", "rejected", "price-wrong");
    row("a negative price", "x,V100,1,8,61,,-3,,us-east-1,a", "rejected", "price-wrong");
    row("a price beyond any", "x,V100,1,8,61,,1e9,,us-east-1,a", "rejected", "price-wrong");
    row("only spot", "x,V100,1,8,61,,,1.1,us-east-1,a", "taken", "");
    row("spot above on demand", "x,V100,1,8,61,,3.06,3.5,us-east-1,a", "taken", "spot-above-on-demand");
    row("spot as on demand", "x,V100,1,8,61,,3.06,3.06,us-east-1,a", "taken", "spot-as-on-demand");
    row("spot without its GPUs", "x,V100,1,8,61,,3.06,0.02,us-east-1,a", "repaired", "spot-missing-part");
    row("a spot price of zero beside a sound one", "x,V100,1,8,61,,3.06,0,us-east-1,a", "taken",
        "price-left-out");
    row("a spot price that is none beside a sound one", "x,V100,1,8,61,,3.06,NaN,us-east-1,a", "taken",
        "price-left-out");
    row("an on-demand price that is none beside a sound one", "x,V100,1,8,61,,-1,1.1,us-east-1,a", "taken",
        "price-left-out");
    row("an unknown name", "x,Radeon Pro V520,1,4,16,,0.38,0.2,us-east-1,a", "rejected", "gpu-unknown");
    row("no count", "x,V100,,8,61,,3.06,,us-east-1,a", "rejected", "count-missing");
    row("an eighth of a GPU", "g6f.large,L4,0.125,2,8,,0.202,,us-east-1,a", "rejected", "fractional-gpu");
    row("Azure's sixth of a GPU", "Standard_NV6ads_A10_v5,A10,1,6,55,A10,0.454,,eastus,V1", "rejected",
        "fractional-gpu", "azure");
    row("Azure's whole GPU", "Standard_NV36ads_A10_v5,A10,1,36,440,A10,3.2,,eastus,V1", "taken", "", "azure");
    row("Azure's eight counted as twelve", "Standard_ND96isr_H100_v5,H100,12,96,1900,H100,98.32,,eastus,V2",
        "repaired", "count-corrected", "azure");
    row("the machine's memory as one card's",
        "g6.48xlarge,L4,8,192,768," + info(91553, "8") + ",13.35,,us-east-1,a", "repaired", "vram-unlike");
    row("gigabytes as mebibytes", "x,A100-80GB,1,8,61," + info(80) + ",1.99,,US,a", "repaired", "vram-unit",
        "runpod");
    row("memory that the seller rounds", "x,H200,1,8,61," + info(144384) + ",3.5,,US,a", "taken", "");
    row("text as info", "x,V100,1,8,64,V100,2.497,,us-south,us-south-1", "taken", "", "ibm");
    row("a provider nobody knows", "x,V100,1,8,64,,2.4,,us-south,a", "taken", "provider-unknown",
        "tinycloud");
    row("a name with blanks at its end", "\"x  \",\"V100 \",1,8,64,,2.4,,us-south,a", "taken", "");
}

void PriceLists::eachTrapIsTakenRepairedOrRejectedWithItsReason()
{
    QFETCH(QString, row);
    QFETCH(QString, provider);
    QFETCH(QString, verdict);
    QFETCH(QString, reason);
    const PriceReview review = reviewed(kSkypilotHeader + row.toStdString() + "\n", provider.toStdString());
    QCOMPARE(review.rows, 1U);
    QCOMPARE(review.taken, verdict == "taken" ? 1U : 0U);
    QCOMPARE(review.repaired, verdict == "repaired" ? 1U : 0U);
    QCOMPARE(review.rejected, verdict == "rejected" ? 1U : 0U);
    const std::set<std::string> expected =
        reason.isEmpty() ? std::set<std::string>() : std::set<std::string>{reason.toStdString()};
    QCOMPARE(reasonsOf(review), expected);
    QCOMPARE(review.offers.empty(), verdict == "rejected");
}

void PriceLists::aPriceFarFromTheUsualIsRemarked()
{
    const auto remarked = [](const char* price) {
        return reviewed(std::string(kSkypilotHeader) + "x,H100,8,8,64,," + price + ",,us-south,a\n")
                   .remarked.count(PriceRemark::PriceJump)
               == 1;
    };
    QVERIFY(remarked("0.40")); // a nickel a GPU
    QVERIFY(!remarked("30"));
    QVERIFY(remarked("900"));
}

void PriceLists::everyRowHasOneVerdict()
{
    std::string text = kSkypilotHeader;
    for (int i = 0; i < 50; ++i)
        text += "p3.2xlarge,V100," + std::to_string(i % 4) + ",8,61,,3.06,0.92,us-east-"
                + std::to_string(i % 3) + ",zone-" + std::to_string(i % 5) + "\n";
    const PriceReview review = reviewed(text);
    QCOMPARE(review.rows, 50U);
    QCOMPARE(review.taken + review.repaired + review.rejected, review.rows);
    std::size_t refused = 0;
    for (const auto& [reason, rows] : review.refused)
        refused += rows.rows;
    QCOMPARE(refused, review.rejected);
}

void PriceLists::zonesOfARegionAreOneOfferWithTheirRange()
{
    const std::string start = std::string(kSkypilotHeader) + "p3.2xlarge,V100,1,8,61,,3.06,";
    const PriceReview review =
        reviewed(start + "0.9,us-east-1,a\np3.2xlarge,V100,1,8,61,,3.06,1.3,us-east-1,b\n"
                 + "p3.2xlarge,V100,1,8,61,,3.06,1.0,us-east-1,c\n"
                 + "p3.2xlarge,V100,1,8,61,,3.06,1.0,us-east-1,c\n");
    QCOMPARE(review.taken, 3U);
    QCOMPARE(review.refused.at(PriceRejection::Duplicate).rows, 1U);
    QCOMPARE(review.offers.size(), 2U);
    const LibraryOffer& onDemand = review.offers[0];
    const LibraryOffer& spot = review.offers[1];
    QCOMPARE(onDemand.low, 3.06);
    QCOMPARE(onDemand.high, 3.06);
    QCOMPARE(spot.purchase, Purchase::Spot);
    QCOMPARE(spot.low, 0.9);
    QCOMPARE(spot.likely, 1.0);
    QCOMPARE(spot.high, 1.3);
    const Offer offer = offerOf(spot);
    QCOMPARE(offer.price.usd.likely, 1.0);
    QCOMPARE(offer.price.gpusPerInstance, std::optional(1));
    QCOMPARE(offer.price.asOf, std::string("2026-11-30"));
}

void PriceLists::gcpGpusArePricedWithTheirMachine()
{
    const std::string text = "InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Region,"
                             "AvailabilityZone,Price,SpotPrice\n"
                             "a2-highgpu-2g,24,170,,,,asia-northeast1,asia-northeast1-a,1.9,0.75\n"
                             ",,,A100,2,\"{'Gpus': [{'MemoryInfo': {'SizeInMiB': 40960}}]}\",asia-northeast1,"
                             "asia-northeast1-a,6.2,2.5\n"
                             ",,,A100,1,,asia-northeast1,asia-northeast1-a,3.1,1.24\n";
    const PriceReview review = reviewed(text, "gcp");
    QCOMPARE(review.rows, 3U);
    QCOMPARE(review.repaired, 1U);
    QCOMPARE(review.mended.at(PriceRemark::HostAdded).rows, 1U);
    QCOMPARE(review.refused.at(PriceRejection::NoGpu).rows, 1U);       // the machine itself
    QCOMPARE(review.refused.at(PriceRejection::HostMissing).rows, 1U); // no a2-highgpu-1g in this list
    QCOMPARE(review.offers.size(), 2U);
    QCOMPARE(review.offers[0].gpus, 2);
    QCOMPARE(review.offers[0].instance, std::string("a2-highgpu-2g"));
    QVERIFY(qAbs(review.offers[0].likely - 8.1) < 1e-9);
    QVERIFY(qAbs(review.offers[1].likely - 3.25) < 1e-9);
}

void PriceLists::aTpuSliceHasItsChips()
{
    const PriceReview review = reviewed(
        std::string(kSkypilotHeader) + ",tpu-v4-64,1,,,tpu-v4-64,103.04,31.04,us-central2,a\n", "gcp");
    QCOMPARE(review.repaired, 1U);
    QCOMPARE(review.offers.at(0).gpu, std::string("tpu-v4"));
    QCOMPARE(review.offers.at(0).gpus, 32); // the suffix counts cores, two a chip
}

void PriceLists::columnsAreFoundByName()
{
    const PriceReview review = reviewed("\xEF\xBB\xBFRegion,SPOTPRICE,Price,gpuinfo,AcceleratorCount,"
                                        "AcceleratorName,InstanceType\r\nCA,,1.99,V100,1.0,V100,one\r\n",
                                        "runpod");
    QCOMPARE(review.taken, 1U);
    QCOMPARE(review.offers.at(0).region, std::string("CA"));
    QCOMPARE(review.offers.at(0).likely, 1.99);
}

void PriceLists::vastMachinesAreOneMarketACountry()
{
    const PriceReview review = reviewed(
        R"json([{"id": 1, "num_gpus": 1, "gpu_name": "RTX 4090", "gpu_ram": 24564, "dph_base": 0.30, "dph_total": 0.31,
             "min_bid": 0.2, "geolocation": "Texas, US", "rentable": true},
            {"id": 2, "num_gpus": 1, "gpu_name": "RTX 4090", "gpu_ram": 24564, "dph_base": 0.50, "geolocation": ", US"},
            {"id": 3, "num_gpus": 1, "gpu_name": "RTX 4090", "gpu_ram": 24564, "dph_total": 0.40, "geolocation": "Ohio, US"},
            {"id": 4, "num_gpus": 2, "gpu_name": "RTX 4090", "dph_base": 0.70, "rentable": false},
            "text"])json",
        "");
    QCOMPARE(review.rows, 5U);
    QCOMPARE(review.taken, 3U);
    QCOMPARE(reasonsOf(review), (std::set<std::string>{"storage-included", "not-for-rent", "unreadable"}));
    QCOMPARE(review.offers.size(), 2U);
    QCOMPARE(review.offers[0].low, 0.30);
    QCOMPARE(review.offers[0].likely, 0.40);
    QCOMPARE(review.offers[0].high, 0.50);
    QCOMPARE(review.offers[0].region, std::string("US"));
    QCOMPARE(review.offers[1].purchase, Purchase::Spot);
}

void PriceLists::runpodHasTiersAndSpot()
{
    const PriceReview review = reviewed(
        R"json({"data": {"gpuTypes": [
            {"id": "NVIDIA H100 PCIe", "displayName": "H100 PCIe", "memoryInGb": 80, "securePrice": 2.39,
             "communityPrice": null, "secureSpotPrice": 1.25, "communitySpotPrice": 0,
             "lowestPrice": {"stockStatus": "Low"}},
            {"id": "NVIDIA H100 PCIe", "displayName": "H100 PCIe", "memoryInGb": 80,
             "lowestPrice": {"stockStatus": null}}]}})json",
        "");
    QCOMPARE(review.rows, 2U);
    QCOMPARE(review.taken, 1U);
    QCOMPARE(review.refused.at(PriceRejection::PriceMissing).rows, 1U);
    QCOMPARE(review.offers.size(), 2U);
    QCOMPARE(review.offers[0].gpu, std::string("h100-pcie-80"));
    QCOMPARE(review.offers[0].tier, std::string("secure"));
    QCOMPARE(review.offers[1].purchase, Purchase::Spot);
    QCOMPARE(review.offers[1].likely, 1.25);
}

void PriceLists::lambdaCountsCentsAndReadsTheDescription()
{
    const PriceReview review = reviewed(
        R"json({"data": {"gpu_8x_a100": {"instance_type": {"name": "gpu_8x_a100", "description": "8x A100 (80 GB SXM4)",
             "price_cents_per_hour": 1432, "specs": {
    "gpus" : 8}}, "regions_with_capacity_available": []
}
, "cpu_4x":
{
    "instance_type"
        : {"name" : "cpu_4x", "description" : "4x CPU", "price_cents_per_hour" : 20, "specs" : {"gpus" : 0}},
          "regions_with_capacity_available" : [ {"name" : "us-east-1"} ]
}
}
})json",
        "");
    QCOMPARE(review.rows, 2U);
    QCOMPARE(review.taken, 1U);
    QCOMPARE(reasonsOf(review), (std::set<std::string>{"no-capacity", "no-gpu"}));
    QCOMPARE(review.offers.at(0).gpu, std::string("a100-sxm-80"));
    QCOMPARE(review.offers.at(0).gpus, 8);
    QCOMPARE(review.offers.at(0).likely, 14.32);
}

void PriceLists::shadeformNamesItsClouds()
{
    const PriceReview review = reviewed(
        R"json({"instance_types": [{"cloud": "hyperstack", "cloud_instance_type": "n3-L40x4", "hourly_price": 400,
             "configuration": {"num_gpus": 4, "gpu_type": "L40", "vram_per_gpu_in_gb": 48},
             "availability": [{"region": "canada-1", "available": true}]}]})json",
        "");
    QCOMPARE(review.taken, 1U);
    QCOMPARE(review.offers.at(0).provider, std::string("hyperstack"));
    QCOMPARE(review.offers.at(0).likely, 4.0);
    QCOMPARE(review.offers.at(0).region, std::string("canada-1"));
}

void PriceLists::gpuhuntTellsSpotByAFlag()
{
    const std::string header =
        "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size\n";
    const PriceReview review =
        reviewed(header + "p5.48xlarge,us-east-1,55.04,192,2048,8,H100,80.0,False,\n"
                 + "p5.48xlarge,us-east-1,20.0,192,2048,8,H100,80.0,TRUE,\n"
                 + "m5,us-east-1,0.1,2,8,0,,,false,\n" + "odd,us-east-1,3,2,8,1,T4,16,maybe,\n");
    QCOMPARE(review.rows, 4U);
    QCOMPARE(review.taken, 2U);
    QCOMPARE(reasonsOf(review), (std::set<std::string>{"no-gpu", "unreadable"}));
    QCOMPARE(review.offers.at(1).purchase, Purchase::Spot);
}

void PriceLists::cloudGpusKnowsWhatALonePriceMeans()
{
    const std::string header = "Cloud,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,On-demand,Per-GPU,Spot,Name\n";
    const PriceReview review = reviewed(header + "AWS,A100 (80 GB),Ampere,8,640,96,1152,40.97,5.12,,p4de\n"
                                            + "Exoscale,A40 (48 GB),Ampere,1,48,12,56,,1.68,,small\n"
                                            + "Exoscale,A40 (48 GB),Ampere,2,96,24,112,,3.36,,two\n"
                                            + "Jarvislabs,A6000 (48 GB),Ampere,2,96,14,64,,0.99,,pair\n"
                                            + "Cudo,A4000 (16 GB),Ampere,2,32,4,8,0.74,0.30,,odd\n",
                                        "");
    QCOMPARE(review.rows, 5U);
    QCOMPARE(review.taken, 2U);
    QCOMPARE(review.repaired, 3U);
    QCOMPARE(reasonsOf(review),
             (std::set<std::string>{"instance-price", "price-multiplied", "per-gpu-recomputed"}));
    QCOMPARE(review.offers.at(2).likely, 3.36);
    QCOMPARE(review.offers.at(3).likely, 1.98);
    QCOMPARE(review.offers.at(4).likely, 0.74);
}

void PriceLists::aPlainTableIsReadByItsColumns()
{
    const PriceReview review = reviewed("Provider,GPU,GPU count,Price per GPU,Purchase model,Currency,As of\n"
                                        "Lambda,H100 SXM,8,$2.99,on-demand,USD,2026-10-01\n"
                                        "OVH,L40S,1,1.80,on-demand,EUR,2026-10-02\n"
                                        "OVH,L40S,1,1.80,on-demand,euro,2026-10-02\n"
                                        "OVH,L40S,1,1.80,on-demand,,2026-10-02\n"
                                        ",L40S,1,1.80,on-demand,EUR,2026-10-02\n",
                                        "");
    QCOMPARE(review.format, PriceListFormat::Table);
    QCOMPARE(review.rows, 5U);
    QCOMPARE(reasonsOf(review), (std::set<std::string>{"price-multiplied", "currency-unknown",
                                                       "currency-assumed", "provider-missing"}));
    QCOMPARE(review.offers.at(0).likely, 23.92);
    QCOMPARE(review.offers.at(0).asOf, std::string("2026-10-01"));
    QCOMPARE(review.offers.at(1).currency, std::string("EUR"));
    QCOMPARE(review.offers.at(1).provider, std::string("ovhcloud"));
}

void PriceLists::datesOfATableAreKeptApart()
{
    const PriceReview review = reviewed("Provider,GPU,Price,Currency,As of\n"
                                        "OVH,L40S,1.80,EUR,2026-10-01\n"
                                        "OVH,L40S,1.40,EUR,2026-11-01\n"
                                        "OVH,L40S,1.40,EUR,2026-12-01\n"
                                        "OVH,L40S,1.40,EUR,yesterday\n"
                                        "OVH,L40S,1.40,EUR,2026-13-01\n",
                                        "");
    QCOMPARE(review.taken, 3U);
    QCOMPARE(review.refused.at(PriceRejection::Unreadable).rows, 2U);
    QCOMPARE(review.offers.size(), 3U);
    QCOMPARE(review.offers[0].high, 1.80);
    QCOMPARE(review.offers[1].high, 1.40);
    QCOMPARE(review.offers[2].asOf, std::string("2026-12-01"));
}

void PriceLists::aNameIsTaughtOnce()
{
    const std::string text = std::string(kSkypilotHeader) + "x,Wonder Card,1,8,64,,2.4,,us-south,a\n";
    const PriceReview before = reviewed(text);
    QCOMPARE(before.unknownGpus.at("Wonder Card"), 1U);
    const PriceReview after = reviewed(text, "aws", {{{}, "wonder-card", "l40s", {}}});
    QCOMPARE(after.taken, 1U);
    QCOMPARE(after.offers.at(0).gpu, std::string("l40s"));
}

void PriceLists::oneNameIsAnotherCardAtAnotherProvider_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("vram");
    QTest::addColumn<QString>("gpu");
    QTest::newRow("AWS A100") << "aws"
                              << "A100" << 0.0 << "a100-sxm-40";
    QTest::newRow("A100 of 80 GB") << "oci"
                                   << "A100" << 80.0 << "a100-sxm-80";
    QTest::newRow("A100 (80 GB)") << "aws"
                                  << "A100 (80 GB)" << 80.0 << "a100-sxm-80";
    QTest::newRow("RunPod's A100") << "runpod"
                                   << "A100-80GB" << 0.0 << "a100-pcie-80";
    QTest::newRow("H100 at AWS") << "aws"
                                 << "H100" << 0.0 << "h100-sxm-80";
    QTest::newRow("H100 at RunPod") << "runpod"
                                    << "H100" << 0.0 << "h100-pcie-80";
    QTest::newRow("H100 at Azure") << "azure"
                                   << "H100" << 0.0 << "h100-nvl-94";
    QTest::newRow("Lambda's RTX6000 is a Quadro") << "lambda"
                                                  << "RTX6000" << 24.0 << "quadro-rtx-6000";
    QTest::newRow("the Ada one") << "runpod"
                                 << "RTX6000-Ada" << 0.0 << "rtx-6000-ada";
    QTest::newRow("the Blackwell one") << "runpod"
                                       << "RTX Pro 6000" << 0.0 << "rtx-pro-6000";
    QTest::newRow("with its maker") << "vast"
                                    << "NVIDIA GeForce RTX 4090" << 0.0 << "rtx-4090";
    QTest::newRow("underscores") << "vast"
                                 << "RTX_4090" << 0.0 << "rtx-4090";
    QTest::newRow("Lambda's A10G is an A10") << "lambda"
                                             << "A10G" << 0.0 << "a10";
    QTest::newRow("Tesla") << "scaleway"
                           << "Tesla P100-PCIE-16GB" << 0.0 << "p100-pcie-16";
    QTest::newRow("nobody's") << "aws"
                              << "Virtex UltraScale (VU9P)" << 0.0 << "";
}

void PriceLists::oneNameIsAnotherCardAtAnotherProvider()
{
    QFETCH(QString, provider);
    QFETCH(QString, name);
    QFETCH(double, vram);
    QFETCH(QString, gpu);
    const ListNames names(builtInCatalog());
    const NamedGpu named =
        names.gpu(provider.toStdString(), name.toStdString(), vram > 0 ? std::optional(vram) : std::nullopt);
    QCOMPARE(named.gpu ? QString::fromStdString(named.gpu->id) : QString(), gpu);
}

void PriceLists::whatIsNoPriceListIsSaidSo_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error");
    QTest::newRow("nothing") << QByteArray(" \n") << "import-empty";
    QTest::newRow("a web page") << QByteArray("<!DOCTYPE html><html>404</html>") << "import-html";
    QTest::newRow("gzip") << QByteArray("\x1F\x8B\x08") << "import-compressed";
    QTest::newRow("zip") << QByteArray("PK\x03\x04...") << "import-compressed";
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFEG\0P\0", 6) << "import-encoding";
    QTest::newRow("Latin-1") << QByteArray("provider,gpu,price\nM\xFCnchen,A100,1\n") << "import-encoding";
    QTest::newRow("bytes") << QByteArray("ab\0cd", 5) << "import-binary";
    QTest::newRow("another table") << QByteArray("name,age\nAda,36\n") << "import-column-missing";
    QTest::newRow("one column") << QByteArray("hello\nworld\n") << "import-unknown-format";
    QTest::newRow("quotes never closed")
        << QByteArray("provider,gpu,price\nAWS,\"A100,1\nLambda,A10,2\n") << "csv-wrong-quotes";
    QTest::newRow("another JSON") << QByteArray("{\"a\": 1}") << "import-unknown-format";
    QTest::newRow("cut JSON") << QByteArray("{\"data\": {\"gpuTypes\": [") << "import-not-json";
    QTest::newRow("no list") << QByteArray("{\"gpuTypes\": 3}") << "import-not-a-list";
    QTest::newRow("a JSON depth bomb")
        << QByteArray("{\"instance_types\": ") + QByteArray(200000, '[') << "import-not-json";
}

void PriceLists::whatIsNoPriceListIsSaidSo()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, error);
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    const auto format = priceListFormat(view);
    if (!format) {
        QCOMPARE(QString::fromStdString(format.error().id), error);
        return;
    }
    const auto review = reviewPriceList(*format, view, {}, builtInCatalog());
    QVERIFY(!review);
    QCOMPARE(QString::fromStdString(review.error().id), error);
}

void PriceLists::theDocumentAddsUp()
{
    const PriceReview review = reviewed(
        std::string(kSkypilotHeader) + "x,V100,1,8,61,,3.06,0.9,us-east-1,a\nm5,,,2,8,,0.1,,us-east-1,a\n");
    const auto document = nlohmann::json::parse(importJson({{"aws.csv", "USD", "2026-11-30", review}}, true));
    QCOMPARE(document.at("format").get<std::string>(), std::string("gpuplan.import"));
    QCOMPARE(document.at("rows").get<int>(), 2);
    QCOMPARE(document.at("taken").at("count").get<int>() + document.at("rejected").at("count").get<int>(), 2);
    QCOMPARE(document.at("rejected").at("reasons").at("no-gpu").get<int>(), 1);
    QCOMPARE(document.at("rejected").at("first").at("no-gpu").at(0).at("row").get<int>(), 3);
    QCOMPARE(document.at("files").size(), 1U);
}

QTEST_APPLESS_MAIN(PriceLists)
#include "tst_price_lists.moc"

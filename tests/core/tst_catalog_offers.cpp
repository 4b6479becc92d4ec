// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using core::builtInCatalog;
using core::Catalog;
using core::Offer;
using core::Purchase;

namespace {

const Offer* guideQuote(const std::string& provider, const std::string& gpu, Purchase purchase, int guide,
                        double low, double high)
{
    const auto& quotes = builtInCatalog().quotes();
    const auto found = std::find_if(quotes.begin(), quotes.end(), [&](const Offer& x) {
        return x.provider == provider && x.gpu == gpu && x.purchase == purchase && x.price.usd.low == low
               && x.price.usd.high == high && x.price.source.rfind("guide " + std::to_string(guide), 0) == 0;
    });
    return found == quotes.end() ? nullptr : &*found;
}

Offer offerOf(std::string id, std::string region, std::string tier, double usd, std::string currency = "USD")
{
    Offer offer;
    offer.id = std::move(id);
    offer.provider = "p";
    offer.gpu = "g";
    offer.region = std::move(region);
    offer.tier = std::move(tier);
    offer.price.usd = usd;
    offer.price.currency = std::move(currency);
    return offer;
}

std::string foundId(const Catalog& catalog, std::string_view region, std::string_view tier)
{
    const Offer* offer = catalog.findOffer("g", "p", Purchase::OnDemand, region, tier);
    return offer ? offer->id : "";
}

} // namespace

class CatalogOffersTest : public QObject
{
    Q_OBJECT
private slots:
    void guideQuoteIsStored_data()
    {
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<Purchase>("purchase");
        QTest::addColumn<int>("guide");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<bool>("open");
        QTest::addColumn<QString>("confidence");
        const auto row = [](const char* name, const char* provider, const char* gpu, Purchase purchase,
                            int guide, double low, double high, bool open = false,
                            const char* confidence = "illustrative") {
            QTest::newRow(name) << provider << gpu << purchase << guide << low << high << open << confidence;
        };
        const auto onDemand = Purchase::OnDemand;
        row("X1: guide 1, 4090 on Vast.ai", "vast", "rtx-4090", onDemand, 1, 0.18, 0.70);
        row("X1: guide 2, 4090 on Vast.ai", "vast", "rtx-4090", onDemand, 2, 0.25, 0.60);
        row("X1: guide 2, 4090 on Vast.ai, dearer", "vast", "rtx-4090", onDemand, 2, 0.60, 0.80);
        row("X2: guide 1, 4090 on RunPod", "runpod", "rtx-4090", onDemand, 1, 0.50, 0.80);
        row("X2: guide 1, 4090 on RunPod spot", "runpod", "rtx-4090", Purchase::Spot, 1, 0.20, 0.40);
        row("X2: guide 2, 4090 on RunPod", "runpod", "rtx-4090", onDemand, 2, 0.60, 0.80);
        row("X3: guide 1, A100 80 GB in general", "", "a100-sxm-80", onDemand, 1, 2, 4);
        row("X3: guide 2, A100 in general", "", "a100-sxm-80", onDemand, 2, 0.30, 3.50);
        row("X4: guide 1, A100 40 GB in general", "", "a100-sxm-40", onDemand, 1, 2, 4);
        row("X5: guide 1, 4090 at Lambda", "lambda", "rtx-4090", onDemand, 1, 0.90, 1.20, true, "unverified");
        row("X5: guide 2, A100 at Lambda", "lambda", "a100-sxm-80", onDemand, 2, 1.10, 1.50);
        row("X7: guide 1, 4090 in general", "", "rtx-4090", onDemand, 1, 0.20, 1.00);
        row("X7: guide 2, 4090 in general", "", "rtx-4090", onDemand, 2, 0.25, 0.80);
        row("guide 1, 4090 at Vultr", "vultr", "rtx-4090", onDemand, 1, 0.70, 1.00, false, "unverified");
        row("guide 2, A100 80 GB, open above", "", "a100-sxm-80", onDemand, 2, 1.50, 2.50, true);
        row("guide 2, A100 80 GB on Vast.ai", "vast", "a100-sxm-80", onDemand, 2, 0.30, 0.80);
        row("guide 2, A100 80 GB on RunPod", "runpod", "a100-sxm-80", onDemand, 2, 1.00, 2.00);
        row("guide 2, H100 on RunPod", "runpod", "h100-sxm-80", onDemand, 2, 2.00, 3.50);
        row("guide 2, A100 on RunPod spot", "runpod", "a100-sxm-80", Purchase::Spot, 2, 0.60, 1.20);
        row("guide 2, P4d node", "aws", "a100-sxm-40", onDemand, 2, 32, 32);
        row("guide 2, P4d node spot", "aws", "a100-sxm-40", Purchase::Spot, 2, 8, 15);
        row("guide 2, case 1, 4090", "", "rtx-4090", onDemand, 2, 0.60, 0.60);
        row("guide 2, case 1, A100", "", "a100-sxm-80", onDemand, 2, 2.50, 3.50);
        row("guide 2, cases 1 and 3, A100", "", "a100-sxm-80", onDemand, 2, 1.50, 1.50);
        row("guide 2, case 2, Vast.ai spot", "vast", "a100-sxm-80", Purchase::Spot, 2, 0.35, 0.70);
        row("guide 2, case 2, RunPod", "runpod", "a100-sxm-80", onDemand, 2, 1.50, 1.50);
        row("guide 2, case 2, AWS spot", "aws", "a100-sxm-80", Purchase::Spot, 2, 1.00, 1.50);
    }
    void guideQuoteIsStored()
    {
        QFETCH(QString, provider);
        QFETCH(QString, gpu);
        QFETCH(Purchase, purchase);
        QFETCH(int, guide);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(bool, open);
        QFETCH(QString, confidence);
        const Offer* quote =
            guideQuote(provider.toStdString(), gpu.toStdString(), purchase, guide, low, high);
        QVERIFY(quote);
        QCOMPARE(quote->price.usd.openHigh, open);
        QCOMPARE(QString::fromStdString(quote->price.confidence), confidence);
        QVERIFY(quote->price.asOf.empty());
    }

    void conflictsBetweenTheGuidesCanBeSeen()
    {
        // X5: an A100 can be cheaper than a 4090 at one provider.
        const Offer* small = guideQuote("lambda", "rtx-4090", Purchase::OnDemand, 1, 0.90, 1.20);
        const Offer* large = guideQuote("lambda", "a100-sxm-80", Purchase::OnDemand, 2, 1.10, 1.50);
        QVERIFY(small && large && large->price.usd.low < small->price.usd.high);
        // X8: the spot discount follows from the quotes: 20 % to 75 %.
        const Offer* spot = guideQuote("runpod", "rtx-4090", Purchase::Spot, 1, 0.20, 0.40);
        const Offer* list = guideQuote("runpod", "rtx-4090", Purchase::OnDemand, 1, 0.50, 0.80);
        QVERIFY(spot && list);
        const core::Range saved = core::shareSaved(list->price.usd.range(), spot->price.usd.range());
        QVERIFY(std::abs(saved.low - 0.20) < 1e-9 && std::abs(saved.high - 0.75) < 1e-9);
        // P4d: a node of eight.
        const Offer* node = guideQuote("aws", "a100-sxm-40", Purchase::OnDemand, 2, 32, 32);
        QVERIFY(node && node->price.per == core::PriceUnit::InstanceHour);
        QCOMPARE(core::likelyUsdPerGpuHour(node->price).value(), 4.0);
    }

    void marketOfferStandsBesideTheQuote_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("likely");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("asOf");
        const auto row = [](const char* name, const char* id, double low, double likely, double high,
                            const char* asOf) { QTest::newRow(name) << id << low << likely << high << asOf; };
        row("4090 on Vast.ai", "vast-rtx-4090-on-demand", 0.33, 0.39, 1.34, "2026-07-20");
        row("4090 on Vast.ai, spot", "vast-rtx-4090-spot", 0.20, 0.33, 0.80, "2026-07-20");
        row("4090 on RunPod, secure", "runpod-rtx-4090-on-demand-secure", 0.69, 0.69, 0.69, "2026-07-20");
        row("A100 80 GB at AWS", "aws-a100-sxm-80-on-demand", 3.4309, 3.4309, 3.4309, "2026-07-20");
        row("A100 40 GB of P4d", "aws-a100-sxm-40-on-demand", 2.7447, 2.7447, 2.7447, "2026-07-20");
        row("A100 40 GB of P4d, spot", "aws-a100-sxm-40-spot", 0.6707, 0.9943, 3.0438, "2024-05-01");
        row("A100 40 GB at GCP", "gcp-a100-sxm-40-on-demand", 3.4837, 4.2611, 5.8774, "2026-07-30");
        row("4090 of RunPod Serverless", "runpod-serverless-rtx-4090-serverless-flex", 0.00031, 0.00031,
            0.00031, "2026-08-20");
        row("H100 of Modal", "modal-h100-sxm-80-serverless", 0.001097, 0.001097, 0.001097, "2026-05-24");
        row("A100 of Replicate", "replicate-a100-sxm-80-serverless", 0.0014, 0.0014, 0.0014, "2026-07-20");
    }
    void marketOfferStandsBesideTheQuote()
    {
        QFETCH(QString, id);
        QFETCH(double, low);
        QFETCH(double, likely);
        QFETCH(double, high);
        QFETCH(QString, asOf);
        const Offer* offer = builtInCatalog().offer(id.toStdString());
        QVERIFY(offer);
        QCOMPARE(offer->price.usd.low, low);
        QCOMPARE(offer->price.usd.likely, likely);
        QCOMPARE(offer->price.usd.high, high);
        QCOMPARE(QString::fromStdString(offer->price.asOf), asOf);
        QCOMPARE(QString::fromStdString(offer->price.confidence), QStringLiteral("market"));
        QCOMPARE(builtInCatalog().findOffer(offer->gpu, offer->provider, offer->purchase, "", offer->tier),
                 offer);
    }

    void nodesAreSoldWhole()
    {
        const Offer* offer = builtInCatalog().offer("aws-a100-sxm-40-on-demand");
        QVERIFY(offer);
        QCOMPARE(offer->price.gpusPerInstance.value_or(0), 8);
        QVERIFY(std::abs(offer->price.usd.likely * 8 - 21.957642) < 1e-3);
    }

    void committedPricesHaveTheirTermAsTier()
    {
        const Catalog& catalog = builtInCatalog();
        const Offer* list = catalog.findOffer("a100-sxm-40", "gcp", Purchase::OnDemand, "", "");
        const Offer* one = catalog.findOffer("a100-sxm-40", "gcp", Purchase::Reserved, "", "1y");
        const Offer* three = catalog.findOffer("a100-sxm-40", "gcp", Purchase::Reserved, "", "3y");
        QVERIFY(list && one && three);
        const double oneOff = 1 - one->price.usd.likely / list->price.usd.likely;
        const double threeOff = 1 - three->price.usd.likely / list->price.usd.likely;
        QVERIFY2(std::abs(oneOff - 0.37) < 0.02, qPrintable(QString::number(oneOff)));
        QVERIFY2(std::abs(threeOff - 0.65) < 0.02, qPrintable(QString::number(threeOff)));
    }

    void spotThatIsNoLongerSoldIsHistory()
    {
        const Catalog& catalog = builtInCatalog();
        const auto isRunpodSpot = [](const Offer& x) {
            return x.provider == "runpod" && x.purchase == Purchase::Spot && x.price.confidence == "history";
        };
        QVERIFY(!catalog.findOffer("rtx-4090", "runpod", Purchase::Spot, "", ""));
        QVERIFY(std::any_of(catalog.quotes().begin(), catalog.quotes().end(), isRunpodSpot));
    }

    void cardsThatNoListShowsAreNeverChosen()
    {
        for (const char* provider : {"lambda", "vultr"})
            QVERIFY(!builtInCatalog().findOffer("rtx-4090", provider, Purchase::OnDemand, "", ""));
    }

    void quotesSayWhatTheyAre()
    {
        const std::set<std::string> kinds{"history", "illustrative", "unverified"};
        for (const Offer& quote : builtInCatalog().quotes()) {
            QVERIFY2(kinds.count(quote.price.confidence), quote.id.c_str());
            QVERIFY2(!quote.price.source.empty(), quote.id.c_str());
            QCOMPARE(quote.price.asOf.empty(), quote.price.confidence != "history");
        }
    }

    void offersAreTheNewestOfTheirKey()
    {
        const Catalog& catalog = builtInCatalog();
        std::set<std::string> keys;
        for (const Offer& x : catalog.offers()) {
            const std::string key = x.provider + '|' + x.gpu + '|' + x.region + '|'
                                    + std::string(core::nameIn(x.purchase)) + '|' + x.tier;
            QVERIFY2(keys.insert(key).second, key.c_str());
        }
        for (const Offer& old : catalog.quotes()) {
            const Offer* offer = catalog.findOffer(old.gpu, old.provider, old.purchase, old.region, old.tier);
            if (old.price.confidence == "history" && offer && offer->tier == old.tier)
                QVERIFY2(old.price.asOf <= offer->price.asOf, old.id.c_str());
        }
    }

    void theCheapestFittingOfferIsFound()
    {
        const Catalog catalog({}, {}, {},
                              {offerOf("anywhere", "", "", 1.0), offerOf("here", "eu", "", 2.0),
                               offerOf("there", "us", "", 0.5), offerOf("safe", "eu", "secure", 3.0),
                               offerOf("euro", "eu", "", 0.1, "EUR")},
                              {offerOf("old", "eu", "", 0.01)}, "2026-01-01");
        QCOMPARE(foundId(catalog, "", ""), std::string("there"));
        QCOMPARE(foundId(catalog, "eu", ""), std::string("here"));
        QCOMPARE(foundId(catalog, "eu", "secure"), std::string("safe"));
        QCOMPARE(foundId(catalog, "asia", ""), std::string("anywhere"));
        QCOMPARE(foundId(catalog, "", "community"), std::string());
        QVERIFY(!catalog.findOffer("g", "p", Purchase::Spot, "", ""));
        QVERIFY(!catalog.findOffer("g", "q", Purchase::OnDemand, "", ""));
        QVERIFY(catalog.offer("old"));
        QVERIFY(!catalog.offer("none"));
    }

    void offersOfDifferentUnitsAreComparedByTheGpuHour()
    {
        core::Price price;
        price.usd = 0.0005;
        price.per = core::PriceUnit::GpuSecond;
        QCOMPARE(core::likelyUsdPerGpuHour(price).value(), 1.8);
        price.usd = 32;
        price.per = core::PriceUnit::InstanceHour;
        price.gpusPerInstance = 8;
        QCOMPARE(core::likelyUsdPerGpuHour(price).value(), 4.0);
        price.usd = 1460;
        price.per = core::PriceUnit::Month;
        price.gpusPerInstance = 2;
        QCOMPARE(core::likelyUsdPerGpuHour(price).value(), 1.0);
        price.currency = "EUR";
        QVERIFY(!core::likelyUsdPerGpuHour(price));
    }
};

QTEST_APPLESS_MAIN(CatalogOffersTest)
#include "tst_catalog_offers.moc"

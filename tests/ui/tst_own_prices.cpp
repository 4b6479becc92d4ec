// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/catalog/library_catalog.h"
#include "core/plan/newer_prices.h"
#include "core/store/price_library.h"
#include "ui/platform/user_catalog.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace {

/// An H100 machine of eight in one region, 16 USD an hour: 2 a GPU-hour.
core::LibraryOffer ownOffer(const std::string& asOf, double usd = 16)
{
    core::LibraryOffer offer;
    offer.provider = "lambda";
    offer.gpu = "h100-sxm-80";
    offer.gpus = 8;
    offer.region = "us-test-1";
    offer.low = offer.likely = offer.high = usd;
    offer.currency = "USD";
    offer.source = "own list";
    offer.asOf = asOf;
    return offer;
}

const core::Offer* currentOf(const core::Catalog& catalog)
{
    return catalog.findOffer("h100-sxm-80", "lambda", core::Purchase::OnDemand, "us-test-1", "");
}

/// A price of a day for the same thing as a built-in one of a GPU hour.
core::LibraryOffer likeABuiltInOne(const core::Catalog& builtIn, const char* day,
                                   const core::Offer** like = nullptr)
{
    const auto held = std::find_if(builtIn.offers().begin(), builtIn.offers().end(), [](const auto& o) {
        return o.price.per == core::PriceUnit::GpuHour && !o.price.gpusPerInstance;
    });
    core::LibraryOffer own = ownOffer(day);
    own.provider = held->provider;
    own.gpu = held->gpu;
    own.gpus = 1;
    own.region = held->region;
    own.purchase = held->purchase;
    own.tier = held->tier;
    if (like)
        *like = &*held;
    return own;
}

} // namespace

/// The user's own prices: among the catalog's, in the verbs, and never in the way.
class TestOwnPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestPriceOfAThingIsCurrentAndTheOthersAreQuotes()
    {
        const core::Catalog& builtIn = core::builtInCatalog();
        const core::Catalog merged = core::withOwnPrices(
            builtIn, {ownOffer("2026-10-01", 24), ownOffer("2026-11-01"), ownOffer("2026-09-01", 32)});
        QCOMPARE(merged.offers().size(), builtIn.offers().size() + 1);
        QCOMPARE(merged.quotes().size(), builtIn.quotes().size() + 2);
        QCOMPARE(merged.asOf(), std::string("2026-11-01"));
        const core::Offer* found = currentOf(merged);
        QVERIFY(found);
        QCOMPARE(found->price.asOf, std::string("2026-11-01"));
        QCOMPARE(*core::likelyUsdPerGpuHour(found->price), 2.0);
        QCOMPARE(merged.efficiency(), builtIn.efficiency());
    }

    void aBuiltInPriceStaysCurrentUntilANewerOneOfTheSameThingComes()
    {
        const core::Catalog& builtIn = core::builtInCatalog();
        const core::Offer* held = nullptr;
        core::LibraryOffer own = likeABuiltInOne(builtIn, "2000-01-01", &held);
        QCOMPARE(core::withOwnPrices(builtIn, {own}).offers(), builtIn.offers());
        own.asOf = "2999-01-01";
        const core::Catalog newer = core::withOwnPrices(builtIn, {own});
        QCOMPARE(newer.offers().size(), builtIn.offers().size());
        // Whoever pinned the older one by its id still finds it.
        QVERIFY(newer.offer(held->id));
        QCOMPARE(newer.offer(held->id)->price, held->price);
    }

    void kindsOfInstanceWithTheSameGpusStandSideBySide()
    {
        core::LibraryOffer small = ownOffer("2026-11-01");
        small.instance = "small-host";
        core::LibraryOffer large = ownOffer("2026-10-01", 20);
        large.instance = "large-host";
        const core::Catalog merged = core::withOwnPrices(core::builtInCatalog(), {small, large});
        QCOMPARE(merged.offers().size(), core::builtInCatalog().offers().size() + 2);
        QCOMPARE(merged.quotes().size(), core::builtInCatalog().quotes().size());
        // The cheaper of them is what a plan without a pinned price takes, and neither is newer than the
        // other.
        QCOMPARE(currentOf(merged)->note, std::string("small-host"));
        core::Plan plan;
        plan.offers.emplace_back(core::offerOf(large));
        QVERIFY(core::newerPrices(plan, merged).empty());
    }

    void offersOfUnknownGpusAreLeftOut()
    {
        core::LibraryOffer own = ownOffer("2026-11-01");
        own.gpu = "no-such-gpu";
        QCOMPARE(core::withOwnPrices(core::builtInCatalog(), {own}).offers(),
                 core::builtInCatalog().offers());
    }

    void withoutALibraryTheCatalogIsTheBuiltInOne()
    {
        const QTemporaryDir folder;
        const ui::UserCatalog found = ui::userCatalog(folder.filePath(QStringLiteral("none.sqlite")));
        QVERIFY(!found.problem);
        QCOMPARE(found.catalog.offers(), core::builtInCatalog().offers());
    }

    void aFileThatIsNoLibraryIsAProblemAndNothingElse()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("prices.sqlite"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is no database, only words, and long enough to be taken for a page of one");
        file.close();
        const ui::UserCatalog found = ui::userCatalog(path);
        QVERIFY(found.problem);
        QCOMPARE(found.catalog.offers(), core::builtInCatalog().offers());
    }

    void aPlanKeepsItsPricesAndSaysWhichAreNewer()
    {
        const core::Catalog older = core::withOwnPrices(core::builtInCatalog(), {ownOffer("2026-10-01", 24)});
        const core::Catalog newer =
            core::withOwnPrices(core::builtInCatalog(), {ownOffer("2026-10-01", 24), ownOffer("2026-11-01")});
        core::Plan plan;
        plan.offers.emplace_back(*currentOf(older));
        QVERIFY(core::newerPrices(plan, older).empty());
        const auto found = core::newerPrices(plan, newer);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].price.asOf, std::string("2026-11-01"));
        const core::Plan taken = core::withNewerPrices(plan, newer);
        QCOMPARE(taken.offers[0]->id, plan.offers[0]->id);
        QCOMPARE(taken.offers[0]->price.usd.likely, 16.0);
        QVERIFY(core::newerPrices(taken, newer).empty());
        QCOMPARE(core::withNewerPrices(taken, newer), taken);
        QCOMPARE(core::newerPriceIssues(plan, newer)[0].path, std::string("offers[0]"));
    }

    void onlyALaterPriceOfTheSameThingIsNewer_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"another region", "another machine", "another kind of machine",
                                 "another currency", "no date kept", "spot", "the same day"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }

    void onlyALaterPriceOfTheSameThingIsNewer()
    {
        QFETCH(const QString, what);
        core::Plan plan;
        plan.offers.emplace_back(core::offerOf(ownOffer("2026-10-01", 24)));
        core::LibraryOffer later = ownOffer("2026-11-01");
        plan.offers[0].edit().note = "small-host";
        later.instance = "small-host";
        if (what == QLatin1String("another region"))
            later.region = "us-test-2";
        else if (what == QLatin1String("another machine"))
            later.gpus = 4;
        else if (what == QLatin1String("another kind of machine"))
            later.instance = "other-host";
        else if (what == QLatin1String("another currency"))
            later.currency = "EUR";
        else if (what == QLatin1String("spot"))
            later.purchase = core::Purchase::Spot;
        else if (what == QLatin1String("the same day"))
            later.asOf = "2026-10-01";
        else
            plan.offers[0].edit().price.asOf.clear();
        QVERIFY(core::newerPrices(plan, core::withOwnPrices(core::builtInCatalog(), {later})).empty());
    }

    void aPriceForAGpuIsRenewedByOneForAnInstanceThatTheWorkFills_data()
    {
        QTest::addColumn<int>("gpus");
        QTest::addColumn<int>("instance");
        QTest::addColumn<double>("usd"); // 0: stays silent
        QTest::newRow("one GPU of an instance of one") << 1 << 1 << 16.0;
        QTest::newRow("eight GPUs of instances of one") << 8 << 1 << 16.0;
        QTest::newRow("a whole instance of eight") << 8 << 8 << 2.0;
        QTest::newRow("two whole instances on one node") << 16 << 8 << 2.0;
        QTest::newRow("half an instance would pay for all of it") << 4 << 8 << 0.0;
    }

    void aPriceForAGpuIsRenewedByOneForAnInstanceThatTheWorkFills()
    {
        QFETCH(const int, gpus);
        QFETCH(const int, instance);
        QFETCH(const double, usd);
        core::Offer held = core::offerOf(ownOffer("2026-10-01", 24));
        held.price.per = core::PriceUnit::GpuHour;
        held.price.gpusPerInstance.reset();
        core::Plan plan;
        plan.offers.emplace_back(held);
        core::Scenario scenario;
        core::Deployment deployment;
        deployment.offer = held.id;
        deployment.gpus = gpus;
        scenario.deployments.emplace("w", core::Shared<core::Deployment>(deployment));
        plan.scenarios.emplace_back(scenario);
        core::LibraryOffer later = ownOffer("2026-11-01");
        later.gpus = instance;
        const core::Catalog catalog = core::withOwnPrices(core::builtInCatalog(), {later});
        const auto found = core::newerPrices(plan, catalog);
        QCOMPARE(found.size(), std::size_t(usd > 0 ? 1 : 0));
        if (found.empty())
            return;
        QCOMPARE(found[0].price.usd.likely, usd);
        // The unit stays, and with it what is billed; the source shows what was divided.
        const core::Plan taken = core::withNewerPrices(plan, catalog);
        QCOMPARE(taken.offers[0]->price.per, core::PriceUnit::GpuHour);
        QVERIFY(!taken.offers[0]->price.gpusPerInstance);
        QCOMPARE(QString::fromStdString(taken.offers[0]->price.source).contains(QStringLiteral("16 ÷ 8")),
                 instance == 8);
        QVERIFY(core::newerPrices(taken, catalog).empty());
    }

    void aPriceForAnInstanceIsRenewedByOneForItsGpus()
    {
        core::Plan plan;
        plan.offers.emplace_back(core::offerOf(ownOffer("2026-10-01", 24)));
        core::Offer later = *plan.offers[0];
        later.id = "later";
        later.price.asOf = "2026-11-01";
        later.price.per = core::PriceUnit::GpuHour;
        later.price.gpusPerInstance.reset();
        later.price.usd = 2.5;
        const core::Catalog& builtIn = core::builtInCatalog();
        const core::Catalog catalog(builtIn.gpus(), builtIn.providers(), builtIn.models(), {later}, {}, "");
        const auto found = core::newerPrices(plan, catalog);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].price.usd.likely, 2.5 * *plan.offers[0]->price.gpusPerInstance);
        QCOMPARE(found[0].price.gpusPerInstance, plan.offers[0]->price.gpusPerInstance);
    }

    void billingRulesStayWhereTheNewerPriceStatesNone()
    {
        core::Plan plan;
        core::Offer held = core::offerOf(ownOffer("2026-10-01", 24));
        held.price.incrementS = 3600;
        held.price.minimumS = 600;
        held.price.includesHost = true;
        plan.offers.emplace_back(held);
        core::Offer later = held;
        later.id = "later";
        later.price.asOf = "2026-11-01";
        later.price.incrementS.reset();
        later.price.minimumS = 60;
        later.price.includesHost.reset();
        const core::Catalog& builtIn = core::builtInCatalog();
        const core::Catalog catalog(builtIn.gpus(), builtIn.providers(), builtIn.models(), {later}, {}, "");
        const core::Price& taken = core::withNewerPrices(plan, catalog).offers[0]->price;
        QCOMPARE(taken.asOf, later.price.asOf);
        QCOMPARE(taken.incrementS, held.price.incrementS);
        QCOMPARE(taken.minimumS, later.price.minimumS);
        QCOMPARE(taken.includesHost, held.price.includesHost);
    }

    void aPriceInAnotherCurrencyReplacesNoBuiltInOne()
    {
        const core::Catalog& builtIn = core::builtInCatalog();
        core::LibraryOffer own = likeABuiltInOne(builtIn, "2999-01-01");
        own.currency = "EUR";
        QCOMPARE(core::withOwnPrices(builtIn, {own}).offers().size(), builtIn.offers().size() + 1);
    }

    void verbsPriceWithTheUsersOwnOffers()
    {
        const QTemporaryDir home;
        const QString library = home.filePath(QStringLiteral("gpuplan/prices.sqlite"));
        QVERIFY(QDir(home.path()).mkpath(QStringLiteral("gpuplan")));
        const QString plan = home.filePath(QStringLiteral("p.gpuplan.json"));
        QFile file(plan);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":"gpuplan.plan","version":1,"name":"P","workloads":[{"id":"w","name":"W",
            "kind":"measured","work":{"gpu_hours":800}}],"scenarios":[{"id":"s","name":"S","baseline":true,
            "deployments":{"w":{"gpu":"h100-sxm-80","gpus":8,"provider":"lambda","region":"us-test-1"}}}]})");
        file.close();
        const double before = costOf(plan, home.path());
        QVERIFY(core::storeOffers(library.toStdString(), {{ownOffer("2026-11-01")}}));
        const double after = costOf(plan, home.path());
        QVERIFY2(before != after, qPrintable(QString::number(before)));
        QCOMPARE(after, 1600.0); // 100 hours of 8 GPUs at 16 USD an hour
    }

private:
    static double costOf(const QString& plan, const QString& home)
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(GPUPLAN_PROGRAM),
                      {QStringLiteral("estimate"), plan, QStringLiteral("--json")});
        program.waitForFinished();
        const QJsonObject result = QJsonDocument::fromJson(program.readAllStandardOutput()).object();
        return result[QStringLiteral("scenarios")]
            .toArray()[0]
            .toObject()[QStringLiteral("cost")]
            .toObject()[QStringLiteral("likely")]
            .toDouble(-1);
    }
};

QTEST_GUILESS_MAIN(TestOwnPrices)
#include "tst_own_prices.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/scenario_lines.h"
#include "core/evaluate/time_to_finish.h"
#include "core/evaluate/totals.h"
#include "core/savings/compare.h"
#include "tests/support/large_plan.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>
#include <cmath>

using core::Deployment;
using core::Plan;
using core::Uncertain;

namespace {

const core::Catalog& catalog()
{
    return core::builtInCatalog();
}

Deployment deployment(const Uncertain& usd)
{
    Deployment d;
    d.gpu = "a100-sxm-80";
    core::Price price;
    price.usd = usd;
    d.price = price;
    return d;
}

Plan onePlan(const Uncertain& hours, const std::vector<Deployment>& deployments)
{
    Plan plan;
    core::Workload workload;
    workload.id = "job";
    core::Measured measured;
    measured.gpuHours = hours;
    workload.work = measured;
    plan.workloads.emplace_back(workload);
    for (const Deployment& d : deployments) {
        core::Scenario s;
        s.id = "s" + std::to_string(plan.scenarios.size());
        s.baseline = plan.scenarios.empty();
        s.deployments["job"] = d;
        plan.scenarios.emplace_back(s);
    }
    return plan;
}

Uncertain anyRange(double from, double to)
{
    const auto in = [&] { return from + (to - from) * *rc::gen::inRange(0, 1001) / 1000.0; };
    const double a = in();
    const double b = in();
    return Uncertain::between(std::min(a, b), std::max(a, b));
}

/// The most and the least that a figure takes over every combination of ends, by brute force.
template<class Figure>
std::pair<double, double> overAllCorners(const Plan& plan, Figure figure)
{
    const core::ScenarioLines all = core::prepareScenarios(plan, catalog());
    const int n = all.variables.size();
    double least = INFINITY;
    double most = -INFINITY;
    for (int mask = 0; mask < 1 << n; ++mask) {
        core::Ends ends;
        for (int v = 0; v < n; ++v)
            ends.push_back(mask >> v & 1 ? core::End::High : core::End::Low);
        std::vector<double> costs;
        for (const auto& lines : all.scenarios)
            costs.push_back(core::totalsAt(plan, lines, ends).cost());
        const double value = figure(costs);
        least = std::min(least, value);
        most = std::max(most, value);
    }
    return {least, most};
}

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

bool hasIssue(const std::vector<core::Issue>& issues, const char* id)
{
    return std::any_of(issues.begin(), issues.end(), [&](const core::Issue& i) { return i.id == id; });
}

} // namespace

class TestEvaluate : public QObject
{
    Q_OBJECT

private slots:
    void twiceTheHoursCostTwice()
    {
        QVERIFY(rc::check("scale", [] {
            const double hours = *rc::gen::inRange(1, 10000);
            const double usd = *rc::gen::inRange(1, 1000) / 100.0;
            const auto once = core::evaluate(onePlan(hours, {deployment(usd)}), catalog());
            const auto twice = core::evaluate(onePlan(2 * hours, {deployment(usd)}), catalog());
            RC_ASSERT(near(2 * once.scenarios[0].cost->likely, twice.scenarios[0].cost->likely));
        }));
    }

    void limitsAreThoseOfEveryCombination()
    {
        QVERIFY(rc::check("brute force", [] {
            Deployment a = deployment(anyRange(0.2, 4));
            Deployment b = deployment(anyRange(0.2, 4));
            a.overhead = anyRange(1, 2);
            b.idle.share = anyRange(0, 0.6);
            b.idle.hoursPerRun = anyRange(0, 5);
            const Plan plan = onePlan(anyRange(1, 100), {a, b});
            const auto result = core::evaluate(plan, catalog());
            const auto [costLow, costHigh] = overAllCorners(plan, [](const auto& c) { return c[1]; });
            RC_ASSERT(near(result.scenarios[1].cost->low, costLow));
            RC_ASSERT(near(result.scenarios[1].cost->high, costHigh));
            const auto [savingLow, savingHigh] =
                overAllCorners(plan, [](const auto& c) { return c[0] - c[1]; });
            RC_ASSERT(near(result.scenarios[1].saving->usd.low, savingLow));
            RC_ASSERT(near(result.scenarios[1].saving->usd.high, savingHigh));
            const auto [shareLow, shareHigh] =
                overAllCorners(plan, [](const auto& c) { return 1 - c[1] / c[0]; });
            RC_ASSERT(near(result.scenarios[1].saving->share->low, shareLow));
            RC_ASSERT(near(result.scenarios[1].saving->share->high, shareHigh));
        }));
    }

    void sharedHoursAreFactoredOut()
    {
        // FORMULAS §1: 8–12 h at 0.35–0.70 against 1.50 saves 6.40–13.80, not 3.60–15.20.
        const Plan plan =
            onePlan(Uncertain::between(8, 12), {deployment(1.5), deployment(Uncertain::between(0.35, 0.70))});
        const auto saving = core::evaluate(plan, catalog()).scenarios[1].saving;
        QVERIFY(near(saving->usd.low, 6.40));
        QVERIFY(near(saving->usd.high, 13.80));
    }

    void anIdenticalScenarioSavesExactlyNothing()
    {
        Deployment d = deployment(Uncertain::between(0.5, 2));
        d.overhead = Uncertain::threePoint(1, 1.1, 1.4);
        const auto result = core::evaluate(onePlan(Uncertain::between(10, 20), {d, d}), catalog());
        QCOMPARE(result.scenarios[1].saving->usd, core::Range::exactly(0));
    }

    void aNamedVariableIsOneQuantityAcrossScenarios()
    {
        Uncertain a = Uncertain::between(1, 2);
        a.note.emplace().variable = "market";
        Uncertain b = Uncertain::between(2, 4);
        b.note.emplace().variable = "market";
        const auto saving =
            core::evaluate(onePlan(10, {deployment(b), deployment(a)}), catalog()).scenarios[1].saving;
        QVERIFY(near(saving->usd.low, 10));
        QVERIFY(near(saving->usd.high, 20));
        QVERIFY(near(saving->share->low, 0.5));
        QVERIFY(near(saving->share->high, 0.5));
    }

    void anOpenPriceIsOpenInEveryFigureThatDependsOnIt()
    {
        Uncertain open = Uncertain::between(0.9, 1.2);
        open.openHigh = true;
        const auto result = core::evaluate(onePlan(10, {deployment(open), deployment(0.5)}), catalog());
        QVERIFY(result.scenarios[0].cost->openHigh);
        QVERIFY(result.scenarios[0].workloads[0].gross->openHigh);
        QVERIFY(result.scenarios[0].breakdown[core::CostRow::Compute].openHigh);
        QVERIFY(!result.scenarios[0].breakdown[core::CostRow::Storage].openHigh);
        QVERIFY(result.scenarios[1].saving->usd.openHigh);
        QVERIFY(!result.scenarios[1].cost->openHigh);
    }

    void wholeInstancesAndIncrementsAreBilled()
    {
        Deployment d = deployment(16);
        d.gpus = 3;
        d.price->per = core::PriceUnit::InstanceHour;
        d.price->gpusPerInstance = 8;
        d.price->incrementS = 3600;
        // 10 GPU-hours on 3 GPUs are 3⅓ h, billed as 4 h of a whole node of eight at 16 an hour.
        const auto result = core::evaluate(onePlan(10, {d}), catalog()).scenarios[0];
        QVERIFY(near(result.cost->likely, 64));
        QVERIFY(near(result.gpuHours.likely, 32));
        QVERIFY(near(result.wallHours.likely, 10.0 / 3));
        QVERIFY(hasIssue(result.workloads[0].issues, "whole-node-billed"));
    }

    void speedUpOverheadIdleAndSetupActWhereTheyShould()
    {
        Deployment d = deployment(2);
        d.speedup = 1.25;
        d.overhead = 1.1;
        d.dataLoading = 0.8;
        d.idle.hoursPerRun = 3;
        d.idle.share = 0.2;
        d.setupMinutes = 30;
        const auto w = core::evaluate(onePlan(100, {d}), catalog()).scenarios[0].workloads[0];
        const double work = 100 / 1.25 / 0.8 * 1.1;
        QVERIFY(near(w.breakdown[core::CostRow::Compute].likely, 2 * work));
        QVERIFY(near(w.breakdown[core::CostRow::Idle].likely, 2 * (work * 0.25 + 3)));
        QVERIFY(near(w.breakdown[core::CostRow::Setup].likely, 2 * 0.5));
        QVERIFY(near(w.wallHours.likely, work * 1.25 + 0.5));
    }

    void automaticShutdownCapsIdleHours()
    {
        Deployment d = deployment(1);
        d.idle.hoursPerRun = 3;
        d.idle.autoShutdownMinutes = 30;
        const auto w = core::evaluate(onePlan(10, {d}), catalog()).scenarios[0].workloads[0];
        QVERIFY(near(w.breakdown[core::CostRow::Idle].likely, 0.5));
        QVERIFY(!hasIssue(w.issues, "idle-without-shutdown"));
    }

    void interruptedWorkCostsMoreThanTheDiscount()
    {
        Deployment d = deployment(0.6);
        d.purchase = core::Purchase::Spot;
        d.interruption.emplace();
        d.interruption->mtbfHours = 5;
        d.interruption->saveMinutes = 4;
        d.interruption->recoveryMinutes = 8;
        d.interruption->waitMinutes = 15;
        const auto s = core::evaluate(onePlan(100, {deployment(1.5), d}), catalog()).scenarios[1];
        QVERIFY(std::abs(s.cost->likely - 72.88) < 0.01);
        QVERIFY(std::abs(s.wallHours.likely - 127.548) < 0.01);
        QVERIFY(std::abs(s.saving->share->likely - 0.5141) < 0.0001);
        QVERIFY(near(s.breakdown[core::CostRow::Compute].likely, 60));
        QVERIFY(s.breakdown[core::CostRow::Interruptions].likely > 12);
    }

    void workThatNeverFinishesHasNoPrice()
    {
        Deployment d = deployment(0.6);
        d.interruption.emplace();
        d.interruption->mtbfHours = 5;
        d.interruption->policy = core::CheckpointPolicy::None;
        const auto s = core::evaluate(onePlan(100, {d}), catalog()).scenarios[0];
        QVERIFY(!s.feasible);
        QVERIFY(!s.cost);
        QVERIFY(hasIssue(s.workloads[0].issues, "never-finishes"));
        QVERIFY(s.workloads[0].wallHours.likely > 1e8);
        QVERIFY(s.workloads[0].spot);
    }

    void interactiveIdleIsSplitNotAdded()
    {
        Plan plan = onePlan(1, {deployment(1)});
        core::Interactive work;
        work.people = 3;
        work.hoursPerDay = 6;
        work.daysPerMonth = Uncertain(20);
        work.idleShare = 0.4;
        plan.workloads[0].edit().work = work;
        plan.months = 2;
        const auto w = core::evaluate(plan, catalog()).scenarios[0].workloads[0];
        QVERIFY(near(w.gross->likely, 3 * 6 * 20 * 2));
        QVERIFY(near(w.breakdown[core::CostRow::Idle].likely, 0.4 * 720));
        QVERIFY(near(w.breakdown[core::CostRow::Compute].likely, 0.6 * 720));
    }

    void servingRunsAroundTheClockUnlessToldOtherwise()
    {
        Plan plan = onePlan(1, {deployment(0.6)});
        core::LlmServing work;
        work.model.id = "llama-2-7b";
        plan.workloads[0].edit().work = work;
        plan.months = 1;
        QVERIFY(near(core::evaluate(plan, catalog()).scenarios[0].cost->likely, 438));
        std::get<core::LlmServing>(plan.workloads[0].edit().work).hoursPerDay = 12;
        QVERIFY(near(core::evaluate(plan, catalog()).scenarios[0].cost->likely, 219));
    }

    void replicasComeFromTheQueue()
    {
        Plan plan = onePlan(1, {deployment(1)});
        core::LlmServing work;
        work.model.id = "llama-2-7b";
        work.requestsPerDay = Uncertain(9.0 * 86400);
        work.serviceS = Uncertain(2);
        work.slotsPerReplica = 4;
        work.p95WaitS = 0.5;
        plan.workloads[0].edit().work = work;
        plan.months = 1;
        const auto w = core::evaluate(plan, catalog()).scenarios[0].workloads[0];
        QCOMPARE(w.serving->replicas, 6);
        QVERIFY(near(w.gross->likely, 6 * 730));
    }

    void gpusOfWholeNodesThatReplicasLeaveIdleAreSaid()
    {
        Deployment d = deployment(8);
        d.price->per = core::PriceUnit::InstanceHour;
        d.price->gpusPerInstance = 8;
        Plan plan = onePlan(1, {d});
        core::LlmServing work;
        work.model.id = "llama-2-7b";
        work.requestsPerDay = Uncertain(9.0 * 86400);
        work.serviceS = Uncertain(2);
        work.slotsPerReplica = 4;
        work.p95WaitS = 0.5;
        plan.workloads[0].edit().work = work;
        const auto w = core::evaluate(plan, catalog()).scenarios[0].workloads[0];
        QCOMPARE(w.gpus, 6);
        const auto note = std::find_if(w.issues.begin(), w.issues.end(),
                                       [](const auto& i) { return i.id == "whole-node-billed"; });
        QVERIFY(note != w.issues.end());
        using Arguments = std::vector<std::pair<std::string, std::string>>;
        QCOMPARE(note->arguments, (Arguments{{"used", "6"}, {"billed", "8"}, {"idle", "2"}}));
    }

    void workThatCannotRunAddsNoGpuHours()
    {
        Plan plan = onePlan(10, {deployment(1)});
        core::Workload large;
        large.id = "large";
        core::LlmServing work;
        work.model.id = "llama-2-7b";
        large.work = work;
        plan.workloads.emplace_back(large);
        Deployment d = deployment(1);
        d.weightsGb = Uncertain(1000);
        plan.scenarios[0].edit().deployments["large"] = d;
        const auto s = core::evaluate(plan, catalog()).scenarios[0];
        QVERIFY(!s.feasible);
        QVERIFY(!s.workloads[1].feasible);
        QVERIFY(near(s.gpuHours.likely, 10));
        d.weightsGb = Uncertain(10);
        plan.scenarios[0].edit().deployments["large"] = d;
        const auto both = core::evaluate(plan, catalog()).scenarios[0];
        QVERIFY(both.feasible);
        QVERIFY(near(both.gpuHours.likely, 10 + 12 * 730));
    }

    void fitIsUncertainWhereTheNeedStraddlesTheMemory()
    {
        core::WorkloadResult w;
        QCOMPARE(core::fitVerdict(w), core::FitVerdict::Unknown);
        w.fits = true;
        w.memory = core::MemoryEstimate{};
        w.memory->availableGb = 24;
        w.memory->neededGb = {18, 20, 24, false};
        QCOMPARE(core::fitVerdict(w), core::FitVerdict::Fits);
        w.memory->neededGb.high = 24.5;
        QCOMPARE(core::fitVerdict(w), core::FitVerdict::MayNot);
        w.memory->neededGb = {18, 20, 24, true};
        QCOMPARE(core::fitVerdict(w), core::FitVerdict::MayNot);
        w.fits = false;
        QCOMPARE(core::fitVerdict(w), core::FitVerdict::DoesNot);
    }

    void jobsEndAndServicesRunAllMonth()
    {
        Plan plan = onePlan(10, {deployment(1)});
        core::Workload served;
        served.id = "served";
        core::LlmServing work;
        work.model.id = "llama-2-7b";
        served.work = work;
        plan.workloads.emplace_back(served);
        plan.scenarios[0].edit().deployments["served"] = deployment(1);
        const auto time = core::timeToFinish(plan, core::evaluate(plan, catalog()).scenarios[0]);
        QVERIFY(time.longestJob && near(time.longestJob->likely, 10));
        QCOMPARE(time.services, 1);
        plan.workloads.erase(plan.workloads.begin());
        plan.scenarios[0].edit().deployments.erase("job");
        const auto alone = core::timeToFinish(plan, core::evaluate(plan, catalog()).scenarios[0]);
        QVERIFY(!alone.longestJob);
        QCOMPARE(alone.services, 1);
    }

    void growthCompoundsMonthByMonth()
    {
        Plan plan = onePlan(100, {deployment(1)});
        plan.workloads[0].edit().schedule.runsPerMonth = Uncertain(1);
        plan.workloads[0].edit().schedule.growthPerMonth = 0.1;
        plan.months = 3;
        const auto s = core::evaluate(plan, catalog()).scenarios[0];
        QVERIFY(near(s.months[0].gross.likely, 100));
        QVERIFY(near(s.months[2].gross.likely, 121));
        QVERIFY(near(s.gross->likely, 331));
    }

    void whatCannotBePricedSaysSo_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("id");
        QTest::newRow("no price anywhere") << "price"
                                           << "no-price";
        QTest::newRow("an unknown GPU") << "gpu"
                                        << "gpu-unknown";
        QTest::newRow("an unknown offer") << "offer"
                                          << "offer-unknown";
        QTest::newRow("another currency without a rate") << "currency"
                                                         << "no-exchange-rate";
        QTest::newRow("a machine of one's own that nobody describes") << "owned"
                                                                      << "owned-not-described";
        QTest::newRow("a commitment that is not there") << "commitment"
                                                        << "commitment-unknown";
        QTest::newRow("ECC on a card without") << "ecc"
                                               << "needs-ecc";
        QTest::newRow("NVLink on a card without") << "nvlink"
                                                  << "needs-nvlink";
        QTest::newRow("a network that nobody described") << "kind"
                                                         << "kind-not-estimated";
        QTest::newRow("no deployment") << "deployment"
                                       << "no-deployment";
    }
    void whatCannotBePricedSaysSo()
    {
        QFETCH(QString, what);
        QFETCH(QString, id);
        Deployment d = deployment(1);
        Plan plan = onePlan(10, {d});
        core::Workload& workload = plan.workloads[0].edit();
        Deployment& edited = plan.scenarios[0].edit().deployments["job"].edit();
        if (what == "price")
            edited.price.reset();
        if (what == "gpu")
            edited.gpu = "no-such-gpu";
        if (what == "offer") {
            edited.price.reset();
            edited.offer = "no-such-offer";
        }
        if (what == "currency")
            edited.price->currency = "CHF";
        if (what == "owned")
            edited.purchase = core::Purchase::Owned;
        if (what == "commitment")
            edited.commitment = "nowhere";
        if (what == "ecc" || what == "nvlink") {
            edited.gpu = what == "ecc" ? "rtx-3090" : "rtx-4090";
            workload.needs = {what == "ecc", what == "nvlink"};
        }
        if (what == "kind")
            workload.work = core::VisionTraining{};
        if (what == "deployment")
            plan.scenarios[0].edit().deployments.clear();
        const auto s = core::evaluate(plan, catalog()).scenarios[0];
        QVERIFY(!s.feasible);
        QVERIFY(!s.cost);
        QVERIFY(hasIssue(s.workloads[0].issues, id.toUtf8().constData()));
    }

    void aPriceInThePlansOtherCurrencyIsConverted()
    {
        Plan plan = onePlan(10, {deployment(0.92)});
        plan.currency = core::LocalCurrency{"EUR", 0.92, "2026-11-01", 0};
        plan.scenarios[0].edit().deployments["job"].edit().price->currency = "EUR";
        QVERIFY(near(core::evaluate(plan, catalog()).scenarios[0].cost->likely, 10));
    }

    void aCatalogOfferPricesADeployment()
    {
        Deployment d;
        d.gpu = "rtx-4090";
        d.provider.id = "runpod";
        const auto s = core::evaluate(onePlan(10, {d}), catalog()).scenarios[0];
        const core::Offer* offer =
            catalog().findOffer("rtx-4090", "runpod", core::Purchase::OnDemand, "", "");
        QVERIFY(offer);
        QVERIFY(std::abs(s.cost->likely - 10 * offer->price.usd.likely) < 0.01);
        QVERIFY(!s.workloads[0].priceSource.empty());
        QVERIFY(!s.workloads[0].priceAsOf.empty());
        QVERIFY(hasIssue(s.workloads[0].issues, "provider-rules-used"));
    }

    void anotherOfferIsOneLeverWithItsGpuAndPlace()
    {
        Deployment dear;
        dear.gpu = "a100-sxm-80";
        dear.provider.id = "gcp";
        dear.offer = "gcp-a100-sxm-80-on-demand";
        Deployment cheap;
        cheap.gpu = "rtx-4090";
        cheap.provider.id = "runpod";
        cheap.tier = "community";
        cheap.offer = "runpod-rtx-4090-on-demand-community";
        cheap.overhead = 1.1;
        const Plan plan = onePlan(100, {dear, cheap});
        const auto levers = core::attributeLevers(plan, catalog(), "s1").levers;
        QCOMPARE(levers.size(), std::size_t(2));
        QCOMPARE(levers[0].id, std::string("job.gpu"));
        QCOMPARE(levers[0].pillar, 1);
        QCOMPARE(levers[0].paths.size(), std::size_t(4)); // GPU, provider, tier, offer
        QVERIFY(levers[0].saving > 0 && levers[0].alone > 0 && levers[0].last > 0);
        QCOMPARE(levers[1].id, std::string("job.overhead"));
        const auto saving = core::evaluate(plan, catalog()).scenarios[1].saving->usd.likely;
        QVERIFY(near(levers[0].saving + levers[1].saving, saving));
    }

    void derivationsEndInTheFiguresTheyExplain()
    {
        const Plan plan = largePlan(2, 3);
        const auto result = core::evaluate(plan, catalog());
        for (const auto& s : result.scenarios) {
            const auto total = core::explain(plan, catalog(), result, s.id, "");
            QCOMPARE(total.value, *s.cost);
            double gross = 0;
            for (const auto& w : s.workloads) {
                const auto why = core::explain(plan, catalog(), result, s.id, w.id);
                QCOMPARE(why.value, *w.gross);
                double rows = 0;
                for (const auto& row : why.inputs.at(0).inputs)
                    rows += row.value.likely;
                QVERIFY(near(rows, w.gross->likely));
                gross += w.gross->likely;
            }
            QVERIFY(near(gross, s.gross->likely));
        }
        QCOMPARE(core::explain(plan, catalog(), result, "no-such-scenario", ""), core::Derivation{});
        QCOMPARE(core::explain(plan, catalog(), result, "scenario-0", "no-such-workload"),
                 core::Derivation{});
    }

    void likelyCostsAgreeWithTheEvaluation()
    {
        const Plan plan = largePlan(4, 5);
        const auto result = core::evaluate(plan, catalog());
        const auto costs = core::likelyCosts(plan, catalog());
        for (std::size_t s = 0; s < costs.size(); ++s)
            QVERIFY(near(*costs[s], result.scenarios[s].cost->likely));
    }

    void anExtraOfOneScenarioIsALeverOfItsOwn()
    {
        Deployment cheaper = deployment(1);
        cheaper.speedup = 2;
        Plan plan = onePlan(100, {deployment(2), cheaper});
        plan.extras.push_back({"Migration", 30, "once", "s1", {}});
        const auto levers = core::attributeLevers(plan, catalog(), "s1").levers;
        QCOMPARE(levers.size(), std::size_t(3));
        double sum = 0;
        for (const auto& lever : levers) {
            sum += lever.saving;
            if (lever.id == "extras") {
                QVERIFY(near(lever.saving, -30));
                QVERIFY(near(lever.alone, -30));
                QVERIFY(near(lever.last, -30));
            }
        }
        QVERIFY(near(sum, 200 - 50 - 30));
    }

    void orderOfWorkloadsDoesNotChangeTheTotal()
    {
        Plan plan = largePlan(2, 6);
        const auto before = core::evaluate(plan, catalog());
        std::reverse(plan.workloads.begin(), plan.workloads.end());
        const auto after = core::evaluate(plan, catalog());
        QVERIFY(near(before.scenarios[1].cost->high, after.scenarios[1].cost->high));
        QVERIFY(near(before.scenarios[1].saving->usd.low, after.scenarios[1].saving->usd.low));
    }

    void anEmptyPlanHasAnEmptyResult()
    {
        const auto result = core::evaluate(Plan{}, catalog());
        QVERIFY(result.scenarios.empty());
        Plan noWork = onePlan(1, {deployment(1)});
        noWork.workloads.clear();
        QCOMPARE(core::evaluate(noWork, catalog()).scenarios[0].cost, std::optional(core::Range{}));
    }
};

QTEST_GUILESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"

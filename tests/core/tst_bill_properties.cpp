// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>

using core::CostRow;
using core::Deployment;
using core::Plan;
using core::Purchase;
using core::ScenarioResult;

namespace {

/// One measured workload of so many GPU-hours a month on four GPUs.
Plan planOf(const Deployment& deployment, double gpuHours)
{
    Plan plan;
    core::Workload workload;
    workload.id = "job";
    core::Measured measured;
    measured.gpuHours = gpuHours;
    workload.work = measured;
    workload.schedule.runsPerMonth = 1;
    plan.workloads.emplace_back(workload);
    core::Scenario scenario;
    scenario.id = "only";
    scenario.baseline = true;
    scenario.deployments["job"] = core::Shared<Deployment>(deployment);
    plan.scenarios.emplace_back(scenario);
    return plan;
}

ScenarioResult resultOf(const Plan& plan)
{
    return core::evaluate(plan, core::builtInCatalog()).scenarios[0];
}

double likely(const ScenarioResult& result, CostRow row)
{
    return result.breakdown[row].likely;
}

/// Four GPUs, bought in any way.
Deployment anyDeployment()
{
    Deployment d;
    d.gpu = "a100-sxm-80";
    d.gpus = 4;
    d.provider.none = true;
    d.price.emplace().usd = *rc::gen::inRange(1, 500) / 100.0;
    d.price->incrementS = *rc::gen::element(0.0, 1.0, 60.0, 3600.0);
    d.purchase = *rc::gen::element(Purchase::OnDemand, Purchase::Spot, Purchase::Serverless, Purchase::Owned);
    d.serverless.emplace().coldStartS = *rc::gen::inRange(0, 60);
    d.owned.emplace().price = *rc::gen::inRange(0, 100000);
    d.owned->activeW = 2000;
    d.owned->idleW = 300;
    d.owned->usdPerKwh = 0.2;
    d.supportShare = *rc::gen::inRange(0, 50) / 100.0;
    return d;
}

/// Four GPUs on a commitment for `quantity` of them.
Plan committed(double gpuHours, int quantity, double upfrontShare)
{
    Deployment d;
    d.gpu = "a100-sxm-80";
    d.gpus = 4;
    d.provider.none = true;
    d.price.emplace().usd = 2.5;
    d.purchase = Purchase::Reserved;
    d.commitment = "c";
    Plan plan = planOf(d, gpuHours);
    core::Commitment c;
    c.id = "c";
    c.gpu = d.gpu;
    c.quantity = quantity;
    c.listUsd = 2.5;
    c.discount = 0.35;
    c.upfrontShare = upfrontShare;
    plan.scenarios[0].edit().commitments = {c};
    return plan;
}

double cashOf(const ScenarioResult& result)
{
    double sum = 0;
    for (const core::MonthResult& month : result.months)
        sum += month.cash.likely;
    return sum;
}

} // namespace

class TestBillProperties : public QObject
{
    Q_OBJECT

private slots:
    void moreHoursNeverCostLess()
    {
        QVERIFY(rc::check("monotone", [] {
            const Deployment d = anyDeployment();
            const double hours = *rc::gen::inRange(1, 2800);
            const double more = hours + *rc::gen::inRange(0, 100);
            RC_ASSERT(resultOf(planOf(d, more)).cost->likely
                      >= resultOf(planOf(d, hours)).cost->likely - 1e-9);
        }));
    }

    void aCommitmentCostsAtLeastItsUsedPart()
    {
        QVERIFY(rc::check("used and unused", [] {
            const double hours = *rc::gen::inRange(1, 2920);
            const int quantity = *rc::gen::inRange(0, 7);
            const ScenarioResult result = resultOf(committed(hours, quantity, 0));
            const double capacity = quantity * 730 * 12 * 2.5 * 0.65;
            RC_ASSERT(likely(result, CostRow::CommitmentUnused) >= -1e-9);
            RC_ASSERT(result.cost->likely >= capacity - 1e-6);
            // Above the commitment, the rest is bought at the full price.
            const double covered = std::min(quantity, 4) * hours / 4 * 12;
            const double expected = capacity + (hours * 12 - covered) * 2.5;
            RC_ASSERT(std::abs(result.cost->likely - expected) < 1e-6);
        }));
    }

    void payingUpFrontComesToTheSame()
    {
        QVERIFY(rc::check("totals", [] {
            const double hours = *rc::gen::inRange(1, 2920);
            const double share = *rc::gen::inRange(0, 101) / 100.0;
            const ScenarioResult monthly = resultOf(committed(hours, 3, 0));
            const ScenarioResult upfront = resultOf(committed(hours, 3, share));
            RC_ASSERT(std::abs(monthly.cost->likely - upfront.cost->likely) < 1e-6);
            RC_ASSERT(std::abs(cashOf(upfront) - monthly.cost->likely) < 1e-6);
            RC_ASSERT(upfront.months[0].cash.likely >= monthly.months[0].cash.likely - 1e-6);
        }));
    }

    void workersCostAtLeastTheirExecution()
    {
        QVERIFY(rc::check("cold starts are never negative", [] {
            Deployment d = anyDeployment();
            d.purchase = Purchase::Serverless;
            d.supportShare = 0;
            const double hours = *rc::gen::inRange(1, 2800);
            const ScenarioResult result = resultOf(planOf(d, hours));
            RC_ASSERT(result.cost->likely >= hours * 12 * d.price->usd.likely - 1e-6);
            RC_ASSERT(likely(result, CostRow::ColdStarts) >= 0);
        }));
    }

    void aCommitmentBeyondThePlanIsPartlyPaid()
    {
        Plan plan = committed(2920, 4, 1);
        plan.scenarios[0].edit().commitments[0].termMonths = 36;
        const ScenarioResult result = resultOf(plan);
        QVERIFY(std::abs(result.gross->likely - 56940) < 0.01);
        QVERIFY(std::abs(result.cash->likely - 3 * 56940) < 0.01);
    }

    void gpusThatServeNobodyAreSaid()
    {
        const ScenarioResult result = resultOf(committed(2920, 5, 0));
        const auto said =
            std::any_of(result.issues.begin(), result.issues.end(),
                        [](const core::Issue& issue) { return issue.id == "commitment-unused"; });
        QVERIFY(said);
        QVERIFY(std::abs(likely(result, CostRow::CommitmentUnused) - 56940.0 / 4) < 0.01);
    }

    void aFallbackWithoutAPriceTakesTheCatalogs()
    {
        Deployment d;
        d.gpu = "h100-sxm-80";
        d.provider.id = "gcp";
        d.purchase = Purchase::Spot;
        d.fallback.emplace().share = 0.5;
        const core::Offer* spot =
            core::builtInCatalog().findOffer("h100-sxm-80", "gcp", Purchase::Spot, "", "");
        const core::Offer* full =
            core::builtInCatalog().findOffer("h100-sxm-80", "gcp", Purchase::OnDemand, "", "");
        QVERIFY(spot && full);
        const double usd = (spot->price.usd.likely + full->price.usd.likely) / 2;
        const ScenarioResult result = resultOf(planOf(d, 100));
        QVERIFY(result.cost);
        QVERIFY(std::abs(result.cost->likely / 1200 / usd - 1) < 0.01);
    }
};

QTEST_GUILESS_MAIN(TestBillProperties)
#include "tst_bill_properties.moc"

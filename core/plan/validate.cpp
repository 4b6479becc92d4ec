// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/validate.h"

#include "core/base/money.h"
#include "core/plan/format_names.h"
#include "core/plan/month.h"
#include "core/plan/plan_checking.h"
#include "core/plan/plan_json.h"

#include <algorithm>
#include <fmt/format.h>

namespace core {

namespace {

template<class T>
const T& plain(const T& value)
{
    return value;
}
template<class T>
const T& plain(const Shared<T>& value)
{
    return *value;
}

template<class List>
void checkUnique(Checking& checking, const char* key, const List& list)
{
    std::set<std::string> seen;
    const auto inList = checking.into(key);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string& id = plain(list[i]).id;
        if (seen.insert(id).second || id.empty())
            continue;
        const auto step = checking.into(i);
        const auto inId = checking.into("id");
        checking.note(Severity::Error, "id-repeated", {{"found", shortened(id)}});
    }
}

/// A start that the plan never reaches or that has passed when it begins.
void checkWithinPlan(Checking& checking, const char* key, const std::string& month)
{
    const auto first = parseMonth(checking.plan().start);
    const auto found = month.empty() ? std::nullopt : parseMonth(month);
    if (!first || !found)
        return;
    const int index = monthsBetween(*first, *found);
    const auto step = checking.into(key);
    if (index < 0 || index >= checking.plan().months)
        checking.note(Severity::Warning, "outside-plan", {{"found", month}});
}

void checkTiers(Checking& checking, const std::vector<TierRow>& tiers)
{
    const auto step = checking.into("tiers");
    for (std::size_t i = 0; i + 1 < tiers.size(); ++i) {
        const bool rising =
            tiers[i].upToGb && (!tiers[i + 1].upToGb || *tiers[i + 1].upToGb > *tiers[i].upToGb);
        if (!rising)
            return checking.note(Severity::Error, "tiers-out-of-order");
    }
    if (!tiers.empty() && tiers.back().upToGb)
        checking.note(Severity::Warning, "tiers-end", {{"gb", fmt::format("{}", *tiers.back().upToGb)}});
}

void checkData(Checking& checking, const std::vector<Storage>& storage, const std::vector<Transfer>& transfer)
{
    for (std::size_t i = 0; i < storage.size(); ++i) {
        const auto list = checking.into("storage");
        const auto step = checking.into(i);
        checkTiers(checking, storage[i].tiers);
        checkWithinPlan(checking, "start", storage[i].start);
    }
    for (std::size_t i = 0; i < transfer.size(); ++i) {
        const auto list = checking.into("transfer");
        const auto step = checking.into(i);
        checkTiers(checking, transfer[i].tiers);
        checkWithinPlan(checking, "start", transfer[i].start);
        checkWithinPlan(checking, "when", transfer[i].when);
    }
}

void checkCurrency(Checking& checking, const char* key, const std::optional<Price>& price)
{
    if (!price || price->currency == "USD" || !Currency::make(price->currency))
        return;
    const auto& local = checking.plan().currency;
    if (local && local->code == price->currency)
        return;
    const auto step = checking.into(key);
    const auto inner = checking.into("currency");
    checking.note(Severity::Error, "currency-without-rate", {{"found", price->currency}});
}

/// An offer or commitment that is for another GPU than the deployment's.
void checkOfferAndCommitment(Checking& checking, const Scenario& scenario, const Deployment& d)
{
    const Offer* offer = checking.offer(d.offer);
    if (offer && offer->gpu != d.gpu) {
        const auto step = checking.into("offer");
        checking.note(Severity::Error, "offer-of-other-gpu", {{"offer", offer->id}, {"gpu", offer->gpu}});
    }
    if (d.commitment.empty())
        return;
    const auto found = std::find_if(scenario.commitments.begin(), scenario.commitments.end(),
                                    [&](const Commitment& c) { return c.id == d.commitment; });
    const auto step = checking.into("commitment");
    if (found == scenario.commitments.end())
        checking.note(Severity::Error, "commitment-unknown", {{"commitment", shortened(d.commitment)}});
    else if (found->gpu != d.gpu)
        checking.note(Severity::Error, "commitment-of-other-gpu",
                      {{"commitment", found->id}, {"gpu", found->gpu}});
}

void checkParallel(Checking& checking, const Deployment& d)
{
    const Parallel& p = d.parallel;
    const double product = static_cast<double>(p.tensor) * p.pipeline * p.data * p.context;
    const double gpus = static_cast<double>(d.gpus) * d.nodes;
    const auto step = checking.into("parallel");
    if (product > 1 && product > gpus)
        checking.note(Severity::Error, "parallel-exceeds-gpus",
                      {{"found", fmt::format("{}", product)}, {"gpus", fmt::format("{}", gpus)}});
}

void checkDeployment(Checking& checking, const Scenario& scenario, const Deployment& d)
{
    checkOfferAndCommitment(checking, scenario, d);
    checkParallel(checking, d);
    checkCurrency(checking, "price", d.price);
    checkData(checking, d.storage, d.transfer);
    if (!d.weights.empty() && !d.weightsGb && !isWeightFormat(d.weights)) {
        const auto step = checking.into("weights");
        checking.note(Severity::Error, "format-unknown",
                      {{"found", shortened(d.weights)}, {"allowed", std::string(weightFormats())}});
    }
    if (d.purchase == Purchase::Owned && !d.owned) {
        const auto step = checking.into("owned");
        checking.note(Severity::Error, "missing-key", {{"key", "owned"}});
    }
    if (d.fallback) {
        const auto step = checking.into("fallback");
        checkCurrency(checking, "price", d.fallback->price);
    }
}

void checkDeployments(Checking& checking, const Scenario& scenario)
{
    const auto list = checking.into("deployments");
    for (const auto& [id, deployment] : scenario.deployments) {
        const auto step = checking.into(id);
        if (!checking.knowsWorkload(id))
            checking.note(Severity::Error, "workload-unknown", {{"workload", shortened(id)}});
        checkDeployment(checking, scenario, *deployment);
    }
    for (const Shared<Workload>& workload : checking.plan().workloads) {
        if (checking.full())
            return;
        if (!workload->id.empty() && scenario.deployments.count(workload->id) == 0)
            checking.note(Severity::Error, "no-deployment", {{"workload", workload->id}});
    }
}

/// The work as the scenario changes it must be right, too.
void checkOverrides(Checking& checking, const Scenario& scenario, std::vector<Issue>& issues,
                    std::size_t index)
{
    const auto list = checking.into("work_overrides");
    for (const auto& [id, change] : scenario.workOverrides) {
        const auto step = checking.into(id);
        const Workload* workload = findWorkload(checking.plan(), id);
        if (!workload) {
            checking.note(Severity::Error, "workload-unknown", {{"workload", shortened(id)}});
            continue;
        }
        const std::string path = fmt::format("scenarios[{}].work_overrides.{}", index, id);
        const Workload changed = applyOverride(*workload, change, path, issues);
        checking.work(changed.work);
    }
}

bool isKnownPath(const Checking& checking, const Scenario& scenario, const std::string& path)
{
    const std::size_t dot = path.find('.');
    if (dot == std::string::npos)
        return false;
    const std::string workload = path.substr(0, dot);
    const std::string field = path.substr(dot + 1);
    if (!checking.knowsWorkload(workload))
        return false;
    const auto change = scenario.workOverrides.find(workload);
    const bool changesWork =
        change != scenario.workOverrides.end()
        && (field == "work" || change->second.count(field) > 0
            || (field.rfind("work.", 0) == 0 && change->second.count(field.substr(5)) > 0));
    return changesWork || isDeploymentField(field);
}

void checkLevers(Checking& checking, const Scenario& scenario)
{
    std::set<std::string> seen;
    const auto list = checking.into("levers");
    for (std::size_t i = 0; i < scenario.levers.size(); ++i) {
        const auto step = checking.into(i);
        const auto inPaths = checking.into("paths");
        for (std::size_t k = 0; k < scenario.levers[i].paths.size(); ++k) {
            const std::string& path = scenario.levers[i].paths[k];
            const auto at = checking.into(k);
            if (!isKnownPath(checking, scenario, path))
                checking.note(Severity::Warning, "lever-path-unknown", {{"found", shortened(path)}});
            else if (!seen.insert(path).second)
                checking.note(Severity::Error, "lever-path-repeated", {{"found", shortened(path)}});
        }
    }
}

void checkScenarios(Checking& checking, std::vector<Issue>& issues)
{
    const Plan& plan = checking.plan();
    const auto list = checking.into("scenarios");
    const Scenario* baseline = nullptr;
    for (std::size_t i = 0; i < plan.scenarios.size(); ++i) {
        const Scenario& scenario = *plan.scenarios[i];
        const auto step = checking.into(i);
        if (scenario.baseline && baseline)
            checking.note(Severity::Error, "two-baselines", {{"scenario", baseline->id}});
        baseline = scenario.baseline && !baseline ? &scenario : baseline;
        checkUnique(checking, "commitments", scenario.commitments);
        checkUnique(checking, "levers", scenario.levers);
        checkDeployments(checking, scenario);
        checkOverrides(checking, scenario, issues, i);
        checkData(checking, scenario.storage, scenario.transfer);
        checkLevers(checking, scenario);
    }
    if (plan.scenarios.empty())
        checking.note(Severity::Info, "no-scenarios");
}

void checkWorkloads(Checking& checking)
{
    const Plan& plan = checking.plan();
    const auto list = checking.into("workloads");
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        const Schedule& schedule = plan.workloads[i]->schedule;
        const auto step = checking.into(i);
        const auto inSchedule = checking.into("schedule");
        checkWithinPlan(checking, "start", schedule.start);
        if (schedule.runs && schedule.runsPerMonth)
            checking.note(Severity::Error, "give-only-one-of", {{"keys", "runs, runs_per_month"}});
    }
    if (plan.workloads.empty())
        checking.note(Severity::Info, "no-workloads");
}

void checkOffers(Checking& checking)
{
    const auto list = checking.into("offers");
    const Plan& plan = checking.plan();
    for (std::size_t i = 0; i < plan.offers.size(); ++i) {
        const Price& price = plan.offers[i]->price;
        const bool hasRate = plan.currency && plan.currency->code == price.currency;
        const auto step = checking.into(i);
        const auto inCurrency = checking.into("currency");
        if (price.currency != "USD" && !hasRate)
            checking.note(Severity::Error, "currency-without-rate", {{"found", shortened(price.currency)}});
    }
}

/// What could not be read stands at its default, and faults of that default say nothing new.
class Echoes
{
public:
    explicit Echoes(const std::vector<Issue>& issues)
    {
        for (const Issue& issue : issues) {
            if (issue.severity != Severity::Error)
                continue;
            m_wrong.insert(issue.path);
            // Without its kind, no work can be read.
            constexpr std::string_view kind = ".kind";
            if (issue.path.size() > kind.size() && issue.path.ends_with(kind))
                m_wrong.insert(issue.path.substr(0, issue.path.size() - kind.size()) + ".work");
        }
    }
    /// At the place of an earlier error, below it, or a choice of which one side could not be read.
    [[nodiscard]] bool contains(const Issue& issue) const
    {
        const std::string& path = issue.path;
        for (std::size_t end = path.size(); end != std::string::npos && end > 0;
             end = path.find_last_of(".[", end - 1)) {
            if (m_wrong.count(path.substr(0, end)) > 0)
                return true;
        }
        const auto below = m_wrong.lower_bound(path + ".");
        return issue.id == "give-one-of" && below != m_wrong.end() && below->starts_with(path + ".");
    }

private:
    std::set<std::string> m_wrong;
};

} // namespace

std::vector<Issue> validate(const Plan& plan, const Catalog& catalog)
{
    Checking checking(plan, catalog);
    std::vector<Issue> ofOverrides;
    checking.object(plan);
    checkUnique(checking, "teams", plan.teams);
    checkUnique(checking, "workloads", plan.workloads);
    checkUnique(checking, "scenarios", plan.scenarios);
    checkUnique(checking, "offers", plan.offers);
    checkWorkloads(checking);
    checkScenarios(checking, ofOverrides);
    checkOffers(checking);
    std::vector<Issue> issues = checking.take();
    issues.insert(issues.end(), ofOverrides.begin(), ofOverrides.end());
    return issues;
}

std::vector<Issue> allIssues(const ReadPlan& read, const Catalog& catalog)
{
    const Echoes echoes(read.issues);
    std::vector<Issue> issues = read.issues;
    for (Issue& issue : validate(read.plan, catalog)) {
        if (!echoes.contains(issue))
            issues.push_back(std::move(issue));
    }
    return issues;
}

} // namespace core

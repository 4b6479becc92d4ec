// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/plan_edits.h"

#include "core/evaluate/evaluate.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

namespace ui {

namespace {

template<class T>
auto findById(std::vector<core::Shared<T>>& values, std::string_view id)
{
    return std::find_if(values.begin(), values.end(),
                        [&](const core::Shared<T>& value) { return value->id == id; });
}

bool isTaken(const core::Plan& plan, const std::string& id)
{
    return core::findWorkload(plan, id) || core::findScenario(plan, id) || core::findOffer(plan, id);
}

std::string wordsAndDashes(std::string_view wish)
{
    std::string id;
    for (const char c : wish) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 128 && std::isalnum(byte))
            id += static_cast<char>(std::tolower(byte));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "item" : id;
}

core::Deployment onOffer(core::Deployment deployment, const core::Offer& offer)
{
    deployment.gpu = offer.gpu;
    deployment.offer = offer.id;
    deployment.price.reset();
    deployment.provider.id = offer.provider;
    deployment.region = offer.region;
    deployment.tier = offer.tier;
    deployment.purchase = offer.purchase;
    if (offer.purchase != core::Purchase::Spot)
        deployment.interruption.reset();
    if (offer.purchase != core::Purchase::Owned)
        deployment.owned.reset();
    return deployment;
}

/// Of the same provider, purchase model and tier; else of the same provider and purchase model; else of the
/// purchase model in the same tier; else of the purchase model: another GPU must not quietly be another
/// service.
const core::Offer* alike(const std::vector<core::Offer>& offers, const core::Deployment& deployment)
{
    const auto find = [&](auto&& matches) -> const core::Offer* {
        const auto found = std::find_if(offers.begin(), offers.end(), matches);
        return found == offers.end() ? nullptr : &*found;
    };
    const auto isBoughtSo = [&](const core::Offer& o) { return o.purchase == deployment.purchase; };
    const auto isThere = [&](const core::Offer& o) {
        return isBoughtSo(o) && o.provider == deployment.provider.id.value_or("");
    };
    const core::Offer* same =
        find([&](const core::Offer& o) { return isThere(o) && o.tier == deployment.tier; });
    if (!same)
        same = find(isThere);
    if (!same)
        same = find([&](const core::Offer& o) { return isBoughtSo(o) && o.tier == deployment.tier; });
    if (!same)
        same = find(isBoughtSo);
    return same || offers.empty() ? same : &offers.front();
}

} // namespace

core::Plan withWorkload(core::Plan plan, std::string_view workload, const ChangeWorkload& change)
{
    const auto found = findById(plan.workloads, workload);
    if (found != plan.workloads.end())
        change(found->edit());
    return plan;
}

core::Plan withScenario(core::Plan plan, std::string_view scenario, const ChangeScenario& change)
{
    const auto found = findById(plan.scenarios, scenario);
    if (found != plan.scenarios.end())
        change(found->edit());
    return plan;
}

core::Plan withDeployment(core::Plan plan, std::string_view scenario, std::string_view workload,
                          const ChangeDeployment& change)
{
    return withScenario(std::move(plan), scenario, [&](core::Scenario& s) {
        const auto found = s.deployments.find(std::string(workload));
        if (found != s.deployments.end())
            change(found->second.edit());
    });
}

std::string freshId(const core::Plan& plan, std::string_view wish)
{
    const std::string base = wordsAndDashes(wish);
    std::string id = base;
    for (int n = 2; isTaken(plan, id); ++n)
        id = base + "-" + std::to_string(n);
    return id;
}

core::Plan withCopiedScenario(core::Plan plan, std::string_view scenario, const std::string& id,
                              const std::string& name)
{
    const auto found = findById(plan.scenarios, scenario);
    if (found == plan.scenarios.end())
        return plan;
    core::Scenario copy = **found;
    copy.id = id;
    copy.name = name;
    copy.baseline = false;
    plan.scenarios.insert(std::next(found), core::Shared<core::Scenario>(std::move(copy)));
    return plan;
}

core::Plan withoutScenario(core::Plan plan, std::string_view scenario)
{
    const auto found = findById(plan.scenarios, scenario);
    if (found != plan.scenarios.end())
        plan.scenarios.erase(found);
    return plan;
}

core::Plan withBaseline(core::Plan plan, std::string_view scenario)
{
    if (!core::findScenario(plan, scenario))
        return plan;
    for (auto& each : plan.scenarios) {
        if (each->baseline != (each->id == scenario))
            each.edit().baseline = each->id == scenario;
    }
    return plan;
}

namespace {

/// How work of this kind is usually run: a server takes several requests at a time, training saves memory.
void setUsual(core::Deployment& deployment, const core::Work& work)
{
    if (std::holds_alternative<core::LlmServing>(work) || std::holds_alternative<core::LlmBatch>(work))
        deployment.concurrency = 8;
    if (std::holds_alternative<core::LlmTraining>(work)
        || std::holds_alternative<core::LlmFinetuning>(work)) {
        deployment.gradientCheckpointing = true;
        deployment.microBatch = 1;
    }
}

/// USD of the workload alone, likely; nothing where it cannot run, or may not fit.
std::optional<double> costOf(const core::Catalog& catalog, const core::Workload& workload,
                             const core::Deployment& deployment)
{
    core::Plan alone;
    alone.workloads.emplace_back(workload);
    core::Scenario scenario;
    scenario.id = "alone";
    scenario.deployments.emplace(workload.id, deployment);
    alone.scenarios.emplace_back(std::move(scenario));
    const core::ScenarioResult result = core::evaluate(alone, catalog).scenarios.front();
    const bool sure = core::fitVerdict(result.workloads.front()) != core::FitVerdict::MayNot;
    return result.cost && sure ? std::optional<double>(result.cost->likely) : std::nullopt;
}

/// A price to begin with: one that somebody verified, and that is more than "from …".
bool isToBeCountedOn(const core::Price& price)
{
    return !price.usd.openHigh && price.confidence != "unverified"
           && std::isfinite(usdPerGpuHour(price, 730));
}

/// The offer on demand on which the work costs least; where it runs on none, the cheapest for an hour.
core::Deployment onCheapest(const core::Catalog& catalog, const core::Workload& workload)
{
    std::optional<core::Deployment> best;
    double least = std::numeric_limits<double>::infinity();
    std::optional<core::Deployment> lowest;
    double leastAnHour = least;
    for (const core::Offer& offer : catalog.offers()) {
        if (offer.purchase != core::Purchase::OnDemand || !isToBeCountedOn(offer.price))
            continue;
        const double anHour = usdPerGpuHour(offer.price, 730);
        core::Deployment deployment = onOffer({}, offer);
        setUsual(deployment, workload.work);
        const double cost = costOf(catalog, workload, deployment).value_or(least);
        if (anHour < leastAnHour) {
            leastAnHour = anHour;
            lowest = deployment;
        }
        if (cost < least) {
            least = cost;
            best = std::move(deployment);
        }
    }
    return best ? *best : lowest.value_or(core::Deployment{});
}

} // namespace

core::Plan withNewWorkload(core::Plan plan, const core::Catalog& catalog, core::Workload workload)
{
    const std::string id = workload.id;
    std::optional<core::Deployment> cheapest;
    for (auto& shared : plan.scenarios) {
        core::Scenario& scenario = shared.edit();
        core::Deployment deployment;
        const auto first = plan.workloads.empty() ? scenario.deployments.end()
                                                  : scenario.deployments.find(plan.workloads.front()->id);
        if (first != scenario.deployments.end()) {
            const core::Deployment& like = *first->second;
            deployment.gpu = like.gpu;
            deployment.provider = like.provider;
            deployment.purchase = like.purchase;
            deployment.region = like.region;
            deployment.tier = like.tier;
            deployment.offer = like.offer;
            deployment.price = like.price;
            setUsual(deployment, workload.work);
        }
        if (deployment.gpu.empty() || !costOf(catalog, workload, deployment)) {
            if (!cheapest)
                cheapest = onCheapest(catalog, workload);
            deployment = *cheapest;
        }
        scenario.deployments.emplace(id, std::move(deployment));
    }
    plan.workloads.emplace_back(std::move(workload));
    return plan;
}

core::Plan withoutWorkload(core::Plan plan, std::string_view workload)
{
    const auto found = findById(plan.workloads, workload);
    if (found == plan.workloads.end())
        return plan;
    plan.workloads.erase(found);
    for (auto& scenario : plan.scenarios) {
        const std::string id(workload);
        if (scenario->deployments.contains(id))
            scenario.edit().deployments.erase(id);
        if (scenario->workOverrides.contains(id))
            scenario.edit().workOverrides.erase(id);
    }
    return plan;
}

core::Plan withWorkOverride(core::Plan plan, std::string_view scenario, std::string_view workload,
                            const std::string& field, const std::string& json, const std::string& own)
{
    return withScenario(std::move(plan), scenario, [&](core::Scenario& s) {
        core::WorkOverride& change = s.workOverrides[std::string(workload)];
        if (json == own)
            change.erase(field);
        else
            change[field] = json;
        if (change.empty())
            s.workOverrides.erase(std::string(workload));
    });
}

core::Plan withGpu(core::Plan plan, const core::Catalog& catalog, std::string_view scenario,
                   std::string_view workload, const std::string& gpu)
{
    const core::Scenario* s = core::findScenario(plan, scenario);
    if (!s || !s->deployments.contains(std::string(workload)))
        return plan;
    const core::Deployment before = *s->deployments.at(std::string(workload));
    const std::vector<core::Offer> offers = offersOf(plan, catalog, gpu);
    if (const core::Offer* offer = before.owned ? nullptr : alike(offers, before))
        return withOffer(std::move(plan), catalog, scenario, workload, *offer);
    return withDeployment(std::move(plan), scenario, workload, [&](core::Deployment& d) { d.gpu = gpu; });
}

namespace {

/// An offer that was only tried leaves the plan again: nothing runs on it, and the catalog still has it as it
/// was. One that a file brought with another price stays: it is nowhere else.
core::Plan withoutTried(core::Plan plan, const core::Catalog& catalog, const std::string& id)
{
    const auto runsOnIt = [&id](const auto& scenario) {
        return std::any_of(scenario->deployments.begin(), scenario->deployments.end(),
                           [&id](const auto& entry) { return entry.second->offer == id; });
    };
    const core::Offer* known = catalog.offer(id);
    if (!known || std::any_of(plan.scenarios.begin(), plan.scenarios.end(), runsOnIt))
        return plan;
    std::erase_if(plan.offers, [known](const auto& offer) { return *offer == *known; });
    return plan;
}

} // namespace

core::Plan withOffer(core::Plan plan, const core::Catalog& catalog, std::string_view scenario,
                     std::string_view workload, const core::Offer& offer)
{
    const core::Scenario* s = core::findScenario(plan, scenario);
    const auto before = s ? s->deployments.find(std::string(workload)) : decltype(s->deployments.end()){};
    if (!s || before == s->deployments.end())
        return plan;
    const std::string tried = before->second->offer;
    if (!core::findOffer(plan, offer.id))
        plan.offers.emplace_back(offer);
    return withoutTried(withDeployment(std::move(plan), scenario, workload,
                                       [&](core::Deployment& d) { d = onOffer(std::move(d), offer); }),
                        catalog, tried);
}

std::vector<core::Offer> offersOf(const core::Plan& plan, const core::Catalog& catalog, std::string_view gpu)
{
    std::vector<core::Offer> offers;
    for (const auto& offer : plan.offers) {
        if (offer->gpu == gpu)
            offers.push_back(*offer);
    }
    for (const core::Offer& offer : catalog.offers()) {
        if (offer.gpu == gpu && !core::findOffer(plan, offer.id))
            offers.push_back(offer);
    }
    std::stable_sort(offers.begin(), offers.end(), [&](const core::Offer& a, const core::Offer& b) {
        return usdPerGpuHour(a.price, plan.hoursPerMonth) < usdPerGpuHour(b.price, plan.hoursPerMonth);
    });
    return offers;
}

double usdPerGpuHour(const core::Price& price, double hoursPerMonth)
{
    const int gpus = std::max(1, price.gpusPerInstance.value_or(1));
    switch (price.per) {
    case core::PriceUnit::GpuHour:
        return price.usd.likely;
    case core::PriceUnit::InstanceHour:
        return price.usd.likely / gpus;
    case core::PriceUnit::GpuSecond:
        return price.usd.likely * 3600;
    case core::PriceUnit::Month:
        return price.usd.likely / gpus / hoursPerMonth;
    }
    return std::numeric_limits<double>::infinity();
}

} // namespace ui

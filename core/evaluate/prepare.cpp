// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/line.h"

#include "core/estimate/throughput.h"
#include "core/evaluate/run.h"
#include "core/plan/plan_json.h"

#include <algorithm>
#include <fmt/format.h>

namespace core {

namespace {

std::string number(double value)
{
    return fmt::format("{}", value);
}

void block(Line& line, std::string id, const std::string& field,
           std::vector<std::pair<std::string, std::string>> arguments = {})
{
    line.feasible = false;
    line.say(Severity::Blocking, std::move(id), field, std::move(arguments));
}

/// The price's figures in USD; nothing when the plan has no rate for its currency.
std::optional<Price> inUsd(Price price, const Plan& plan)
{
    if (price.currency == "USD" || price.currency.empty())
        return price;
    if (!plan.currency || plan.currency->code != price.currency || plan.currency->perUsd <= 0)
        return std::nullopt;
    for (double* figure : {&price.usd.low, &price.usd.likely, &price.usd.high})
        *figure /= plan.currency->perUsd;
    price.currency = "USD";
    return price;
}

/// The offer that a deployment means: the one it names, else one of the plan's own for the same GPU, provider
/// and purchase model, else the catalog's.
const Offer* offerOf(const Line& line, const Catalog& catalog)
{
    const Deployment& d = *line.deployment;
    if (!d.offer.empty()) {
        const Offer* own = findOffer(*line.plan, d.offer);
        return own ? own : catalog.offer(d.offer);
    }
    if (!d.provider.id)
        return nullptr;
    for (const auto& own : line.plan->offers) {
        const bool same = own->gpu == d.gpu && own->provider == *d.provider.id && own->purchase == d.purchase
                          && (d.region.empty() || own->region == d.region)
                          && (d.tier.empty() || own->tier == d.tier);
        if (same)
            return &*own;
    }
    return catalog.findOffer(d.gpu, *d.provider.id, d.purchase, d.region, d.tier);
}

/// Market prices of one thing are one uncertain quantity, wherever a plan uses them.
void nameVariable(Price& price, const std::string& name)
{
    if (price.usd.isFixed())
        return;
    if (!price.usd.note)
        price.usd.note.emplace();
    if (price.usd.note->variable.empty())
        price.usd.note->variable = name;
}

void setPrice(Line& line, const Catalog& catalog)
{
    const Deployment& d = *line.deployment;
    std::optional<Price> price = d.price;
    std::string name = fmt::format("price {} {} {} {} {} {}", d.gpu, d.provider.id.value_or(""), d.region,
                                   nameIn(d.purchase), d.tier, line.workload->id);
    if (!price) {
        const Offer* offer = offerOf(line, catalog);
        if (!offer)
            return block(line, d.offer.empty() ? "no-price" : "offer-unknown",
                         d.offer.empty() ? "price" : "offer",
                         {{"gpu", d.gpu},
                          {"provider", d.provider.id.value_or("")},
                          {"purchase", std::string(nameIn(d.purchase))},
                          {"offer", d.offer}});
        price = offer->price;
        if (!d.provider.none && line.providerId.empty())
            line.providerId = offer->provider;
        name = "offer " + offer->id;
    } else if (!price->usd.isFixed()) {
        name += fmt::format(" {} {} {}", price->usd.low, price->usd.likely, price->usd.high);
    }
    line.price = inUsd(*price, *line.plan);
    if (!line.price)
        return block(line, "no-exchange-rate", "price.currency", {{"found", price->currency}});
    nameVariable(*line.price, name);
    if (d.fallback && d.fallback->price) {
        line.fallbackPrice = inUsd(*d.fallback->price, *line.plan);
        if (!line.fallbackPrice)
            block(line, "no-exchange-rate", "fallback.price.currency",
                  {{"found", d.fallback->price->currency}});
    }
}

void setProvider(Line& line, const Catalog& catalog, const std::string& id)
{
    line.provider = catalog.provider(id);
    if (!line.provider)
        line.say(Severity::Info, "no-billing-rules", "provider", {{"provider", id}});
    else if (line.price && !line.price->incrementS && line.provider->billingIncrementS)
        line.say(Severity::Info, "provider-rules-used", "provider",
                 {{"provider", id},
                  {"increment_s", number(*line.provider->billingIncrementS)},
                  {"minimum_s", line.provider->billingMinimumS.value_or(0) > 0
                                    ? number(*line.provider->billingMinimumS)
                                    : std::string()}});
}

std::string referenceGpuOf(const Work& work)
{
    if (const auto* w = std::get_if<Measured>(&work))
        return w->referenceGpu;
    if (const auto* w = std::get_if<RlTraining>(&work))
        return w->referenceGpu;
    if (const auto* w = std::get_if<Shared<Sweep>>(&work))
        return (*w)->referenceGpu;
    return {};
}

void setRelativeSpeed(Line& line, const Catalog& catalog)
{
    const std::string id = referenceGpuOf(line.workload->work);
    if (id.empty() || id == line.gpu->id)
        return;
    const Gpu* reference = catalog.gpu(id);
    if (!reference)
        return block(line, "gpu-unknown", "reference_gpu", {{"gpu", id}});
    const Range speed = relativeSpeed(*line.gpu, *reference);
    line.relativeSpeed = Uncertain::threePoint(speed.low, speed.likely, speed.high);
    line.relativeSpeed.note.emplace().variable = fmt::format("relative speed {} {}", line.gpu->id, id);
}

const ModelChoice* modelOf(const Work& work)
{
    return std::visit(
        [](const auto& w) -> const ModelChoice* {
            if constexpr (requires { w.model; })
                return &w.model;
            else
                return nullptr;
        },
        work);
}

void setModel(Line& line, const Catalog& catalog)
{
    const ModelChoice* choice = modelOf(timedWork(line.workload->work));
    if (!choice)
        return;
    line.model = choice->shape ? &*choice->shape : catalog.model(choice->id);
    if (!line.model)
        line.say(Severity::Warning, "model-unknown", "model", {{"model", choice->id}});
}

/// What this version cannot price yet is refused, never priced as something else.
void checkPurchase(Line& line)
{
    const Deployment& d = *line.deployment;
    if (d.purchase == Purchase::Serverless || d.purchase == Purchase::Owned)
        block(line, "purchase-not-priced", "purchase", {{"purchase", std::string(nameIn(d.purchase))}});
    if (!d.commitment.empty())
        block(line, "purchase-not-priced", "commitment", {{"purchase", "commitment"}});
    const Work& work = line.workload->work;
    const bool always = std::holds_alternative<LlmServing>(work) || std::holds_alternative<Interactive>(work);
    if ((d.purchase == Purchase::Spot || d.interruption) && (!d.interruption || always))
        line.say(Severity::Warning, "spot-not-modelled", "interruption");
}

void checkNeeds(Line& line)
{
    if (line.workload->needs.ecc && line.gpu->ecc == Ecc::None)
        block(line, "needs-ecc", "gpu", {{"gpu", line.gpu->name}});
    if (line.workload->needs.nvlink && !line.gpu->nvlink)
        block(line, "needs-nvlink", "gpu", {{"gpu", line.gpu->name}});
}

bool hasTiers(const Provider* provider, Route route)
{
    if (route == Route::Intra)
        return true; // inside one zone nothing is billed unless the plan says so
    if (!provider)
        return false;
    switch (route) {
    case Route::Internet:
        return !provider->egressTiers.empty();
    case Route::InterRegion:
        return !provider->interRegionTiers.empty();
    case Route::InterZone:
        return !provider->interZoneTiers.empty();
    default:
        return !provider->ingressTiers.empty();
    }
}

void checkStorageAndTransfer(Line& line, const std::vector<Storage>& storage,
                             const std::vector<Transfer>& transfer)
{
    for (std::size_t i = 0; i < storage.size(); ++i) {
        const Provider* provider = billedBy(line, storage[i].provider);
        if (storage[i].tiers.empty() && (!provider || provider->storageTiers.empty()))
            line.say(Severity::Warning, "no-storage-price", fmt::format("storage[{}].tiers", i));
    }
    for (std::size_t i = 0; i < transfer.size(); ++i) {
        if (transfer[i].tiers.empty() && !hasTiers(billedBy(line, transfer[i].provider), transfer[i].route))
            line.say(Severity::Warning, "no-transfer-price", fmt::format("transfer[{}].tiers", i),
                     {{"route", std::string(nameIn(transfer[i].route))}});
    }
}

void checkRun(Line& line)
{
    if (!line.feasible)
        return;
    const RunOutcome outcome = runOf(line, Inputs(line.inputs, {}), 1);
    if (!outcome.whyNot.empty())
        block(line, outcome.whyNot, outcome.whyNot == "kind-not-estimated" ? "measured" : "work",
              {{"kind", std::string(kindOf(line.workload->work))}});
}

} // namespace

void Line::say(Severity severity, std::string id, const std::string& field,
               std::vector<std::pair<std::string, std::string>> arguments)
{
    issues.push_back(
        {severity, std::move(id), field.empty() ? path : path + "." + field, std::move(arguments)});
}

Line prepareLine(const Plan& plan, const Catalog& catalog, std::size_t scenario, const Workload& workload)
{
    Line line;
    line.plan = &plan;
    line.catalog = &catalog;
    line.scenario = &*plan.scenarios[scenario];
    line.workload = &workload;
    line.path = fmt::format("scenarios[{}].deployments.{}", scenario, workload.id);
    line.start = parseMonth(plan.start).value_or(Month{});
    const auto change = line.scenario->workOverrides.find(workload.id);
    if (change != line.scenario->workOverrides.end()) {
        const std::string where = fmt::format("scenarios[{}].work_overrides.{}", scenario, workload.id);
        line.overridden =
            std::make_shared<Workload>(applyOverride(workload, change->second, where, line.issues));
        line.workload = line.overridden.get();
    }
    const auto deployment = line.scenario->deployments.find(workload.id);
    if (deployment == line.scenario->deployments.end()) {
        block(line, "no-deployment", "", {{"workload", workload.id}});
        return line;
    }
    line.deployment = &*deployment->second;
    line.gpu = catalog.gpu(line.deployment->gpu);
    if (!line.gpu) {
        block(line, "gpu-unknown", "gpu", {{"gpu", line.deployment->gpu}});
        return line;
    }
    line.providerId = line.deployment->provider.id.value_or("");
    checkPurchase(line);
    checkNeeds(line);
    setPrice(line, catalog);
    if (!line.providerId.empty())
        setProvider(line, catalog, line.providerId);
    setModel(line, catalog);
    setRelativeSpeed(line, catalog);
    setSpeed(line);
    checkStorageAndTransfer(line, line.deployment->storage, line.deployment->transfer);
    checkRun(line);
    return line;
}

Line prepareSharedLine(const Plan& plan, const Catalog& catalog, std::size_t scenario)
{
    Line line;
    line.plan = &plan;
    line.catalog = &catalog;
    line.scenario = &*plan.scenarios[scenario];
    line.path = fmt::format("scenarios[{}]", scenario);
    line.start = parseMonth(plan.start).value_or(Month{});
    checkStorageAndTransfer(line, line.scenario->storage, line.scenario->transfer);
    return line;
}

void noteInputs(Line& line, VariableTable& table)
{
    if (!line.feasible)
        return;
    const std::string subject = line.workload ? line.workload->id : std::string("shared");
    (void)figuresOf(line, Inputs(table, subject, line.inputs));
}

} // namespace core

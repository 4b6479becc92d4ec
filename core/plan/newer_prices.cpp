// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/newer_prices.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace core {

namespace {

/// The price in the unit of another, and how it was stated if that is a different one.
struct Restated
{
    Price price;
    std::string stated;
};

bool isForAnyInstance(const Price& price)
{
    return price.per == PriceUnit::GpuHour && !price.gpusPerInstance;
}

bool isForOneInstance(const Price& price)
{
    return price.per == PriceUnit::InstanceHour && price.gpusPerInstance.value_or(0) > 0;
}

bool isSameThing(const Offer& a, const Offer& b)
{
    return a.provider == b.provider && a.gpu == b.gpu && a.region == b.region && a.purchase == b.purchase
           && a.tier == b.tier && a.price.currency == b.price.currency;
}

/// Imported prices are of a kind of instance, which the note names; a price without one is of any kind.
bool isSameKind(const Offer& a, const Offer& b)
{
    return a.price.per == b.price.per && a.price.gpusPerInstance == b.price.gpusPerInstance
           && (a.price.per != PriceUnit::InstanceHour || a.note == b.note || a.note.empty()
               || b.note.empty());
}

/// Whether every deployment that uses the offer rents whole instances of that size anyway, so that a share of
/// the instance's price is what it pays.
bool fillsInstances(const Plan& plan, const std::string& offer, int gpusPerInstance)
{
    return std::all_of(plan.scenarios.begin(), plan.scenarios.end(), [&](const Shared<Scenario>& scenario) {
        return std::all_of(
            scenario->deployments.begin(), scenario->deployments.end(), [&](const auto& entry) {
                return entry.second->offer != offer || entry.second->gpus % gpusPerInstance == 0;
            });
    });
}

Restated times(Price price, int gpus)
{
    const std::string stated = fmt::format("{} × {}", price.usd.likely, gpus);
    price.usd.low *= gpus;
    price.usd.likely *= gpus;
    price.usd.high *= gpus;
    return {std::move(price), stated};
}

Restated dividedBy(Price price, int gpus)
{
    const std::string stated = fmt::format("{} ÷ {}", price.usd.likely, gpus);
    price.usd.low /= gpus;
    price.usd.likely /= gpus;
    price.usd.high /= gpus;
    return {std::move(price), stated};
}

/// The found price as one for what `held` is a price of; nothing if it is of something else.
std::optional<Restated> asPriceOf(const Plan& plan, const Offer& held, const Offer& found)
{
    if (!isSameThing(held, found))
        return std::nullopt;
    if (isSameKind(held, found))
        return Restated{found.price, {}};
    if (isForAnyInstance(held.price) && isForOneInstance(found.price)) {
        const int gpus = *found.price.gpusPerInstance;
        if (!fillsInstances(plan, held.id, gpus))
            return std::nullopt;
        Restated restated = dividedBy(found.price, gpus);
        restated.price.per = PriceUnit::GpuHour;
        restated.price.gpusPerInstance.reset();
        return gpus == 1 ? Restated{std::move(restated.price), {}} : restated;
    }
    if (isForOneInstance(held.price) && isForAnyInstance(found.price)) {
        Restated restated = times(found.price, *held.price.gpusPerInstance);
        restated.price.per = PriceUnit::InstanceHour;
        restated.price.gpusPerInstance = held.price.gpusPerInstance;
        return *held.price.gpusPerInstance == 1 ? Restated{std::move(restated.price), {}} : restated;
    }
    return std::nullopt;
}

bool isBetter(const Restated& a, const Restated& b)
{
    return a.price.asOf != b.price.asOf ? a.price.asOf > b.price.asOf
                                        : a.price.usd.likely < b.price.usd.likely;
}

/// A list of prices rarely states how they are billed; what the plan knows of it stays.
Price withRulesOf(const Price& held, Price newer)
{
    newer.incrementS = newer.incrementS ? newer.incrementS : held.incrementS;
    newer.minimumS = newer.minimumS ? newer.minimumS : held.minimumS;
    newer.includesHost = newer.includesHost ? newer.includesHost : held.includesHost;
    return newer;
}

} // namespace

std::vector<NewerPrice> newerPrices(const Plan& plan, const Catalog& catalog)
{
    std::vector<NewerPrice> newer;
    for (std::size_t place = 0; place < plan.offers.size(); ++place) {
        const Offer& held = *plan.offers[place];
        std::optional<Restated> latest;
        for (const Offer& offer : catalog.offers()) {
            if (held.price.asOf.empty() || offer.price.asOf <= held.price.asOf)
                continue;
            auto restated = asPriceOf(plan, held, offer);
            if (restated && (!latest || isBetter(*restated, *latest)))
                latest = std::move(restated);
        }
        if (latest)
            newer.push_back({place, std::move(latest->price), std::move(latest->stated)});
    }
    return newer;
}

Plan withNewerPrices(Plan plan, const Catalog& catalog)
{
    for (NewerPrice& newer : newerPrices(plan, catalog)) {
        if (!newer.stated.empty())
            newer.price.source += fmt::format(" ({})", newer.stated);
        plan.offers[newer.place].edit().price =
            withRulesOf(plan.offers[newer.place]->price, std::move(newer.price));
    }
    return plan;
}

std::vector<Issue> newerPriceIssues(const Plan& plan, const Catalog& catalog)
{
    std::vector<Issue> issues;
    for (const NewerPrice& newer : newerPrices(plan, catalog)) {
        const Offer& held = *plan.offers[newer.place];
        issues.push_back({Severity::Info,
                          "newer-price",
                          fmt::format("offers[{}]", newer.place),
                          {{"offer", held.id},
                           {"date", held.price.asOf},
                           {"usd", fmt::format("{}", held.price.usd.likely)},
                           {"newer_date", newer.price.asOf},
                           {"newer_usd", fmt::format("{}", newer.price.usd.likely)},
                           {"newer_source", newer.price.source},
                           {"currency", held.price.currency}}});
    }
    return issues;
}

} // namespace core

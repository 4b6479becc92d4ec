// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/newer_prices.h"

#include <fmt/format.h>

namespace core {

namespace {

bool isSameThing(const Offer& a, const Offer& b)
{
    // Imported prices are of a kind of instance, which the note names.
    if (a.price.per == PriceUnit::InstanceHour && a.note != b.note)
        return false;
    return a.provider == b.provider && a.gpu == b.gpu && a.region == b.region && a.purchase == b.purchase
           && a.tier == b.tier && a.price.per == b.price.per && a.price.currency == b.price.currency
           && a.price.gpusPerInstance == b.price.gpusPerInstance;
}

} // namespace

std::vector<NewerPrice> newerPrices(const Plan& plan, const Catalog& catalog)
{
    std::vector<NewerPrice> newer;
    for (std::size_t place = 0; place < plan.offers.size(); ++place) {
        const Offer& held = *plan.offers[place];
        const Offer* latest = nullptr;
        for (const Offer& offer : catalog.offers()) {
            const bool isLater = offer.price.asOf > (latest ? latest : &held)->price.asOf;
            if (!held.price.asOf.empty() && isLater && isSameThing(held, offer))
                latest = &offer;
        }
        if (latest)
            newer.push_back({place, latest->price});
    }
    return newer;
}

Plan withNewerPrices(Plan plan, const Catalog& catalog)
{
    for (const NewerPrice& newer : newerPrices(plan, catalog))
        plan.offers[newer.place].edit().price = newer.price;
    return plan;
}

std::vector<Issue> newerPriceIssues(const Plan& plan, const Catalog& catalog)
{
    std::vector<Issue> issues;
    for (const NewerPrice& newer : newerPrices(plan, catalog)) {
        const Price& held = plan.offers[newer.place]->price;
        issues.push_back({Severity::Info,
                          "newer-price",
                          fmt::format("offers[{}]", newer.place),
                          {{"date", held.asOf},
                           {"usd", fmt::format("{}", held.usd.likely)},
                           {"newer_date", newer.price.asOf},
                           {"newer_usd", fmt::format("{}", newer.price.usd.likely)},
                           {"currency", held.currency}}});
    }
    return issues;
}

} // namespace core

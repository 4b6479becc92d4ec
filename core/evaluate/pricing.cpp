// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/pricing.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace core {

namespace {

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

/// One of the plan's own offers, else the catalog's, for the deployment's GPU at its provider.
const Offer* offerFor(const Line& line, const Catalog& catalog, Purchase purchase, const std::string& tier)
{
    const Deployment& d = *line.deployment;
    if (line.providerId.empty())
        return nullptr;
    for (const auto& own : line.plan->offers) {
        const bool same = own->gpu == d.gpu && own->provider == line.providerId && own->purchase == purchase
                          && (d.region.empty() || own->region == d.region)
                          && (tier.empty() || own->tier == tier);
        if (same)
            return &*own;
    }
    return catalog.findOffer(d.gpu, line.providerId, purchase, d.region, tier);
}

/// The offer that a deployment means: the one it names, else one for the same GPU, provider and purchase
/// model.
const Offer* offerOf(const Line& line, const Catalog& catalog)
{
    const Deployment& d = *line.deployment;
    if (d.offer.empty())
        return offerFor(line, catalog, d.purchase, d.tier);
    const Offer* own = findOffer(*line.plan, d.offer);
    return own ? own : catalog.offer(d.offer);
}

void setFallback(Line& line, const Catalog& catalog)
{
    const Fallback& fallback = *line.deployment->fallback;
    std::optional<Price> price = fallback.price;
    const Offer* offer = price ? nullptr : offerFor(line, catalog, fallback.purchase, {});
    if (offer)
        price = offer->price;
    if (!price)
        return line.block("no-price", "fallback.price",
                          {{"gpu", line.deployment->gpu},
                           {"provider", line.providerId},
                           {"purchase", std::string(nameIn(fallback.purchase))}});
    line.fallbackPrice = inUsd(*price, *line.plan);
    if (!line.fallbackPrice)
        return line.block("no-exchange-rate", "fallback.price.currency", {{"found", price->currency}});
    if (offer)
        nameVariable(line.fallbackPrice->usd, "offer " + offer->id);
}

/// What work above a commitment costs where nothing else is said: the price that it is a discount on.
std::optional<Price> listPrice(const Line& line)
{
    const Deployment& d = *line.deployment;
    const Commitment* commitment = d.price || !d.offer.empty() ? nullptr : commitmentOf(line);
    if (!commitment)
        return std::nullopt;
    Price price;
    price.usd = commitment->listUsd;
    return price;
}

} // namespace

void nameVariable(Uncertain& input, const std::string& name)
{
    if (input.isFixed())
        return;
    if (!input.note)
        input.note.emplace();
    if (input.note->variable.empty())
        input.note->variable = name;
}

const Commitment* commitmentOf(const Line& line)
{
    const auto& all = line.scenario->commitments;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Commitment& commitment) {
        return commitment.id == line.deployment->commitment;
    });
    return found == all.end() ? nullptr : &*found;
}

void setPrice(Line& line, const Catalog& catalog)
{
    const Deployment& d = *line.deployment;
    std::optional<Price> price = d.price ? d.price : listPrice(line);
    std::string name = fmt::format("price {} {} {} {} {} {}", d.gpu, d.provider.id.value_or(""), d.region,
                                   nameIn(d.purchase), d.tier, line.workload->id);
    if (!price) {
        const Offer* offer = offerOf(line, catalog);
        if (!offer)
            return line.block(d.offer.empty() ? "no-price" : "offer-unknown",
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
        return line.block("no-exchange-rate", "price.currency", {{"found", price->currency}});
    nameVariable(line.price->usd, name);
    if (d.fallback)
        setFallback(line, catalog);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/library_catalog.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace core {

namespace {

/// What two prices must share to be prices of the same thing.
using Thing = std::tuple<std::string, std::string, std::string, Purchase, std::string, int>;

Thing thingOf(const Offer& offer)
{
    return {offer.provider, offer.gpu,  offer.region,
            offer.purchase, offer.tier, offer.price.gpusPerInstance.value_or(1)};
}

} // namespace

Catalog withOwnPrices(const Catalog& catalog, const std::vector<LibraryOffer>& own)
{
    std::vector<Offer> offers;
    std::vector<Offer> quotes = catalog.quotes();
    std::map<Thing, std::size_t> current;
    std::string asOf = catalog.asOf();
    const auto take = [&](Offer offer) {
        const auto [place, isNew] = current.emplace(thingOf(offer), offers.size());
        if (isNew) {
            offers.push_back(std::move(offer));
            return;
        }
        Offer& held = offers[place->second];
        if (offer.price.asOf >= held.price.asOf)
            std::swap(held, offer);
        quotes.push_back(std::move(offer));
    };
    for (const Offer& offer : catalog.offers())
        take(offer);
    for (const LibraryOffer& each : own) {
        if (!catalog.gpu(each.gpu))
            continue;
        asOf = std::max(asOf, each.asOf);
        Offer offer = offerOf(each);
        if (catalog.offer(offer.id))
            offer.id += "-own";
        take(std::move(offer));
    }
    Catalog merged(catalog.gpus(), catalog.providers(), catalog.models(), std::move(offers),
                   std::move(quotes), std::move(asOf));
    merged.setEfficiency(catalog.efficiency());
    return merged;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/library_catalog.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace core {

namespace {

/// What two prices must share to be prices of the same thing.
using Thing = std::tuple<std::string, std::string, std::string, Purchase, std::string, std::string, int>;

Thing thingOf(const Offer& offer)
{
    return {offer.provider,
            offer.gpu,
            offer.region,
            offer.purchase,
            offer.tier,
            offer.price.currency,
            offer.price.gpusPerInstance.value_or(1)};
}

} // namespace

Catalog withOwnPrices(const Catalog& catalog, const std::vector<LibraryOffer>& own)
{
    std::vector<Offer> quotes = catalog.quotes();
    std::map<std::pair<Thing, std::string>, Offer> newest; // of each kind of instance
    for (const LibraryOffer& each : own) {
        if (!catalog.gpu(each.gpu))
            continue;
        Offer offer = offerOf(each);
        if (catalog.offer(offer.id))
            offer.id += "-own";
        const auto [place, isNew] = newest.try_emplace({thingOf(offer), each.instance}, offer);
        if (isNew)
            continue;
        if (offer.price.asOf >= place->second.price.asOf)
            std::swap(place->second, offer);
        quotes.push_back(std::move(offer));
    }
    std::map<Thing, std::string> builtIn; // and its latest date
    for (const Offer& offer : catalog.offers()) {
        std::string& date = builtIn[thingOf(offer)];
        date = std::max(date, offer.price.asOf);
    }
    std::vector<Offer> offers;
    std::set<Thing> replaced;
    std::string asOf = catalog.asOf();
    for (auto& [key, offer] : newest) {
        const auto held = builtIn.find(key.first);
        const bool isOlder = held != builtIn.end() && held->second > offer.price.asOf;
        asOf = std::max(asOf, offer.price.asOf);
        if (held != builtIn.end() && !isOlder)
            replaced.insert(key.first);
        (isOlder ? quotes : offers).push_back(std::move(offer));
    }
    std::vector<Offer> current;
    for (const Offer& offer : catalog.offers())
        (replaced.contains(thingOf(offer)) ? quotes : current).push_back(offer);
    current.insert(current.end(), offers.begin(), offers.end());
    Catalog merged(catalog.gpus(), catalog.providers(), catalog.models(), std::move(current),
                   std::move(quotes), std::move(asOf));
    merged.setEfficiency(catalog.efficiency());
    return merged;
}

} // namespace core

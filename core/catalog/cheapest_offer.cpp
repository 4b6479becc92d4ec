// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/cheapest_offer.h"

namespace core {

const Offer* cheapestOffer(const Catalog& catalog, std::string_view gpu, Purchase purchase)
{
    const Offer* best = nullptr;
    double least = 0;
    for (const Offer& offer : catalog.offers()) {
        if (offer.purchase != purchase || offer.gpu != gpu)
            continue;
        const std::optional<double> usd = likelyUsdPerGpuHour(offer.price);
        if (!usd)
            continue;
        if (!best || *usd < least || (*usd == least && offer.price.asOf > best->price.asOf)) {
            best = &offer;
            least = *usd;
        }
    }
    return best;
}

} // namespace core

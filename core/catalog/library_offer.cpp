// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/library_offer.h"

#include <fmt/format.h>
#include <string_view>

namespace core {

namespace {

std::string idPart(std::string_view text)
{
    std::string part;
    for (const char each : text) {
        const char c = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
        const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (kept)
            part += c;
        else if (!part.empty() && part.back() != '-')
            part += '-';
    }
    while (!part.empty() && part.back() == '-')
        part.pop_back();
    return part;
}

} // namespace

Offer offerOf(const LibraryOffer& from)
{
    Offer offer;
    for (const std::string& part :
         {from.provider, from.gpu, from.gpus > 1 ? fmt::format("x{}", from.gpus) : "", idPart(from.instance),
          idPart(from.region), idPart(from.tier), std::string(nameIn(from.purchase)), from.asOf}) {
        if (!part.empty())
            offer.id += (offer.id.empty() ? "" : "-") + part;
    }
    offer.provider = from.provider;
    offer.gpu = from.gpu;
    offer.region = from.region;
    offer.purchase = from.purchase;
    offer.tier = from.tier;
    offer.note = from.instance;
    offer.price.per = PriceUnit::InstanceHour;
    offer.price.gpusPerInstance = from.gpus;
    offer.price.usd = from.low == from.high ? Uncertain(from.likely)
                                            : Uncertain::threePoint(from.low, from.likely, from.high);
    offer.price.currency = from.currency;
    offer.price.source = from.source;
    offer.price.asOf = from.asOf;
    offer.price.confidence = "list";
    return offer;
}

} // namespace core

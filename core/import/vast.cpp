// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/json_list.h"
#include "core/import/readers.h"
#include "core/import/stated_number.h"

namespace core {

namespace {

using Json = nlohmann::json;

/// "California, US" → "US": hosts of one country are one market.
std::string countryOf(const std::string& place)
{
    const std::size_t comma = place.rfind(',');
    return std::string(trimmed(comma == std::string::npos ? place : place.substr(comma + 1)));
}

/// The price without a disk, which the list contains at the size that was asked for.
StatedPrice priceOf(const Json& machine, ListedPrice& listed)
{
    StatedPrice price;
    price.value = numberIn(machine, "dph_base");
    if (price.value)
        return price;
    price.value = numberIn(machine, "dph_total");
    if (price.value)
        listed.remarks.push_back(PriceRemark::StorageIncluded);
    return price;
}

ListedPrice listedOf(const Json& machine, std::size_t row)
{
    constexpr double kMibInGib = 1024;
    ListedPrice listed;
    listed.row = row;
    listed.provider = "vast";
    if (!machine.is_object()) {
        listed.rejection = PriceRejection::Unreadable;
        return listed;
    }
    listed.gpu = textIn(machine, "gpu_name");
    listed.gpus = numberIn(machine, "num_gpus");
    if (const auto mib = numberIn(machine, "gpu_ram"))
        listed.vramGib = *mib / kMibInGib;
    listed.region = countryOf(textIn(machine, "geolocation"));
    listed.zone = textIn(machine, "id");
    const Json& rentable = member(machine, "rentable");
    if (rentable.is_boolean() && !rentable.get<bool>())
        listed.rejection = PriceRejection::NotForRent;
    listed.prices.push_back(priceOf(machine, listed));
    if (const auto bid = numberIn(machine, "min_bid"); bid && *bid > 0)
        listed.prices.push_back({Purchase::Spot, bid, {}, {}});
    return listed;
}

} // namespace

Result<void> readVast(std::string_view text, const PriceListOptions&, const TakePrice& take)
{
    const auto document = parseList(text);
    if (!document)
        return tl::unexpected(document.error());
    const Json& offers = document->is_object() ? member(*document, "offers") : *document;
    if (!offers.is_array())
        return failure("import-not-a-list", {{"key", "offers"}});
    std::size_t row = 0;
    for (const Json& machine : offers)
        take(listedOf(machine, ++row));
    return {};
}

} // namespace core

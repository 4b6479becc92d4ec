// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/json_list.h"
#include "core/import/readers.h"

#include <array>

namespace core {

namespace {

using Json = nlohmann::json;

struct PriceKey
{
    const char* key;
    Purchase purchase;
    const char* tier;
};

constexpr std::array<PriceKey, 4> kPrices{{{"securePrice", Purchase::OnDemand, "secure"},
                                           {"communityPrice", Purchase::OnDemand, "community"},
                                           {"secureSpotPrice", Purchase::Spot, "secure"},
                                           {"communitySpotPrice", Purchase::Spot, "community"}}};

ListedPrice listedOf(const Json& type, std::size_t row)
{
    ListedPrice listed;
    listed.row = row;
    listed.provider = "runpod";
    if (!type.is_object()) {
        listed.rejection = PriceRejection::Unreadable;
        return listed;
    }
    listed.gpu = textIn(type, "displayName");
    listed.instance = textIn(type, "id");
    if (listed.gpu.empty())
        listed.gpu = listed.instance;
    listed.gpus = 1; // prices are of one GPU
    listed.vramGib = numberIn(type, "memoryInGb");
    for (const PriceKey& each : kPrices) {
        if (const auto price = numberIn(type, each.key); price && *price != 0)
            listed.prices.push_back({each.purchase, price, {}, each.tier});
    }
    const Json& lowest = member(type, "lowestPrice");
    if (lowest.is_object() && textIn(lowest, "stockStatus").empty())
        listed.remarks.push_back(PriceRemark::NoCapacity);
    return listed;
}

} // namespace

Result<void> readRunpod(std::string_view text, const PriceListOptions&, const TakePrice& take)
{
    const auto document = parseList(text);
    if (!document)
        return tl::unexpected(document.error());
    const Json& data = member(*document, "data");
    const Json& types = member(data.is_object() ? data : *document, "gpuTypes");
    if (!types.is_array())
        return failure("import-not-a-list", {{"key", "gpuTypes"}});
    std::size_t row = 0;
    for (const Json& type : types)
        take(listedOf(type, ++row));
    return {};
}

} // namespace core

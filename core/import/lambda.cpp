// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/json_list.h"
#include "core/import/readers.h"
#include "core/import/stated_number.h"

namespace core {

namespace {

using Json = nlohmann::json;

/// "8x A100 (80 GB SXM4)" → "A100", 80, "SXM4".
struct Described
{
    std::string gpu;
    std::optional<double> vramGib;
};

Described described(const std::string& text)
{
    Described result;
    const std::size_t times = text.find("x ");
    const std::size_t open = text.find('(');
    const std::size_t from = times == std::string::npos || times > open ? 0 : times + 2;
    result.gpu = std::string(trimmed(
        std::string_view(text).substr(from, open == std::string::npos ? std::string::npos : open - from)));
    if (open == std::string::npos)
        return result;
    const std::size_t close = text.find(')', open);
    const std::string inside = text.substr(open + 1, close == std::string::npos ? close : close - open - 1);
    const std::size_t gb = lowered(inside).find("gb");
    if (gb == std::string::npos)
        return result;
    result.vramGib = statedNumber(std::string_view(inside).substr(0, gb)).value;
    const std::string form(trimmed(std::string_view(inside).substr(gb + 2)));
    if (!form.empty())
        result.gpu += " " + form;
    return result;
}

ListedPrice listedOf(const std::string& key, const Json& entry, std::size_t row)
{
    constexpr double kCents = 100;
    ListedPrice listed;
    listed.row = row;
    listed.provider = "lambda";
    const Json& type = member(entry, "instance_type");
    if (!type.is_object()) {
        listed.rejection = PriceRejection::Unreadable;
        return listed;
    }
    listed.instance = textIn(type, "name").empty() ? key : textIn(type, "name");
    std::string description = textIn(type, "gpu_description");
    if (description.empty())
        description = textIn(type, "description");
    const Described gpu = described(description);
    listed.gpus = numberIn(member(type, "specs"), "gpus");
    if (listed.gpus != 0.0) {
        listed.gpu = gpu.gpu;
        listed.vramGib = gpu.vramGib;
    }
    if (const auto cents = numberIn(type, "price_cents_per_hour"))
        listed.prices.push_back({Purchase::OnDemand, *cents / kCents, {}, {}});
    const Json& regions = member(entry, "regions_with_capacity_available");
    if (regions.is_array() && regions.empty())
        listed.remarks.push_back(PriceRemark::NoCapacity);
    return listed;
}

} // namespace

Result<void> readLambda(std::string_view text, const PriceListOptions&, const TakePrice& take)
{
    const auto document = parseList(text);
    if (!document)
        return tl::unexpected(document.error());
    const Json& types = member(*document, "data");
    if (!types.is_object())
        return failure("import-not-a-list", {{"key", "data"}});
    std::size_t row = 0;
    for (const auto& [key, entry] : types.items())
        take(listedOf(key, entry, ++row));
    return {};
}

} // namespace core

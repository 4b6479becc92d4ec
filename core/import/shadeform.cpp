// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/json_list.h"
#include "core/import/readers.h"

namespace core {

namespace {

using Json = nlohmann::json;

/// The machine without its region.
ListedPrice machineOf(const Json& type, std::size_t row)
{
    constexpr double kCents = 100;
    ListedPrice listed;
    listed.row = row;
    if (!type.is_object()) {
        listed.rejection = PriceRejection::Unreadable;
        return listed;
    }
    listed.provider = textIn(type, "cloud");
    listed.instance = textIn(type, "cloud_instance_type");
    const Json& machine = member(type, "configuration");
    listed.gpu = textIn(machine, "gpu_type");
    listed.gpus = numberIn(machine, "num_gpus");
    listed.vramGib = numberIn(machine, "vram_per_gpu_in_gb");
    if (const auto cents = numberIn(type, "hourly_price"))
        listed.prices.push_back({Purchase::OnDemand, *cents / kCents, {}, {}});
    return listed;
}

/// One row: the price holds in every region that the machine is listed in.
ListedPrice listedOf(const Json& type, std::size_t row)
{
    ListedPrice listed = machineOf(type, row);
    const Json& places = member(type, "availability");
    if (!places.is_array() || listed.rejection)
        return listed;
    bool available = false;
    for (const Json& place : places) {
        const Json& free = member(place, "available");
        available = available || (free.is_boolean() && free.get<bool>());
    }
    if (places.size() == 1)
        listed.region = textIn(places.front(), "region");
    if (!available)
        listed.remarks.push_back(PriceRemark::NoCapacity);
    return listed;
}

} // namespace

Result<void> readShadeform(std::string_view text, const PriceListOptions&, const TakePrice& take)
{
    const auto document = parseList(text);
    if (!document)
        return tl::unexpected(document.error());
    const Json& types = member(*document, "instance_types");
    if (!types.is_array())
        return failure("import-not-a-list", {{"key", "instance_types"}});
    std::size_t row = 0;
    for (const Json& type : types)
        take(listedOf(type, ++row));
    return {};
}

} // namespace core

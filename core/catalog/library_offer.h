// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/offer.h"

#include <string>

namespace core {

/// One offer as the price library keeps it: what is paid for an instance and hour, from the lowest to the
/// highest of the rows that it stands for (zones of a region, hosts of a market).
struct LibraryOffer
{
    std::string provider; ///< catalog id
    std::string gpu;      ///< catalog id
    int gpus = 1;         ///< of the instance
    std::string instance;
    std::string region; ///< empty = any
    Purchase purchase = Purchase::OnDemand;
    std::string tier;
    double low = 0;    ///< of `currency`, an instance and hour
    double likely = 0; ///< the median
    double high = 0;
    std::string currency;
    std::string source;
    std::string asOf; ///< ISO 8601 date
    bool operator==(const LibraryOffer&) const = default;
};

/// The offer in the catalog's form, with an id made of what it says.
[[nodiscard]] Offer offerOf(const LibraryOffer& from);

} // namespace core

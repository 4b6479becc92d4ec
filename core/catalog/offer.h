// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/base/uncertain.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core {

enum class Purchase { OnDemand, Spot, Reserved, SavingsPlan, Serverless, Monthly, Owned };
template<>
inline constexpr auto
    kNames<Purchase> = std::to_array<Named<Purchase>>({{Purchase::OnDemand, "on-demand"},
                                                       {Purchase::Spot, "spot"},
                                                       {Purchase::Reserved, "reserved"},
                                                       {Purchase::SavingsPlan, "savings-plan"},
                                                       {Purchase::Serverless, "serverless"},
                                                       {Purchase::Monthly, "monthly"},
                                                       {Purchase::Owned, "owned"}});

enum class PriceUnit { GpuHour, InstanceHour, GpuSecond, Month };
template<>
inline constexpr auto
    kNames<PriceUnit> = std::to_array<Named<PriceUnit>>({{PriceUnit::GpuHour, "gpu_hour"},
                                                         {PriceUnit::InstanceHour, "instance_hour"},
                                                         {PriceUnit::GpuSecond, "gpu_second"},
                                                         {PriceUnit::Month, "month"}});

/// A price with its unit, billing rules, date and source: inside a deployment, or as part of an offer.
struct Price
{
    PriceUnit per = PriceUnit::GpuHour;
    Uncertain usd;
    std::string currency = "USD"; ///< of `usd`'s figures; other currencies need the plan's rate
    std::optional<int>
        gpusPerInstance; ///< whole instances are billed; see gpusPerInstance(…) for the default
    std::optional<double> incrementS; ///< billing increment in seconds; absent = the provider's
    std::optional<double> minimumS;   ///< minimum charge in seconds; absent = the provider's
    std::optional<bool> includesHost;
    std::string source;
    std::string asOf;       ///< ISO 8601 date
    std::string confidence; ///< "market", "list", "illustrative", "unverified", …
    std::vector<std::pair<std::string, std::string>> unknown; ///< keys we do not know, as JSON text; kept
    bool operator==(const Price&) const = default;
};

/// One GPU (or an instance of n GPUs) at one provider, region and purchase model.
struct Offer
{
    std::string id;
    std::string provider;
    std::string gpu;
    std::string region; ///< empty = any: the range then spans the regions
    Purchase purchase = Purchase::OnDemand;
    std::string
        tier; ///< "secure", "community", "dedicated", …; of reserved offers the term, "1y" or "3y"; or empty
    Price price;
    std::string note;
    bool operator==(const Offer&) const = default;
};

/// Likely USD for one GPU and hour, to put offers of different units in order. A month counts 730 h, an
/// instance is shared by its GPUs. Absent when the price is in another currency.
[[nodiscard]] std::optional<double> likelyUsdPerGpuHour(const Price& price);

} // namespace core

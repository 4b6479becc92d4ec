// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/uncertain.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// One step of a tiered price: from where the previous step ended up to `upToGb` (absent = all the rest).
struct Tier
{
    std::optional<double> upToGb; ///< cumulative, decimal GB
    double usdPerGb = 0;          ///< storage: a GB-month
    bool operator==(const Tier&) const = default;
};

/// A figure of a provider with where it is from; `seen` false is shown as unverified.
struct ProviderFact
{
    std::string field; ///< as in the data: "spot_notice", "egress_usd_gb", …
    std::string value;
    bool seen = false;
    std::string source;
    bool operator==(const ProviderFact&) const = default;
};

/// Who rents GPUs, with the billing rules that the evaluation uses. A rule nobody published is absent.
struct Provider
{
    std::string id;
    std::string name;
    std::string type; ///< "hyperscaler", "specialised", "marketplace", "serverless", "owned"
    std::optional<double> billingIncrementS;
    std::optional<double> billingMinimumS;
    std::optional<double> spotNoticeS;
    std::vector<Tier> storageTiers;        ///< running; USD a GB-month
    std::vector<Tier> stoppedStorageTiers; ///< stopped; empty = as running
    std::vector<Tier> egressTiers;         ///< to the internet; USD a GB
    std::vector<Tier> ingressTiers;
    std::vector<Tier> interRegionTiers;
    std::vector<Tier> interZoneTiers;
    std::vector<std::string> purchases;  ///< names of Purchase that it sells
    std::vector<std::string> unverified; ///< keys of the rules above that rest on a figure nobody has seen
    std::vector<ProviderFact> facts;
    std::string note;
    std::string source;
    std::string asOf;
    bool operator==(const Provider&) const = default;
};

} // namespace core

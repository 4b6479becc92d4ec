// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "core/catalog/catalog.h"
#include "core/plan/plan.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// A price that the plan keeps and for which the catalog has a later one of the same thing: provider, GPU,
/// region, purchase model, tier and currency; and of the same unit and kind and size of instance, or, where
/// one is for a GPU of whatever instance and the other for an instance, of one that every deployment that
/// uses the offer can fill. A plan's figures never change by themselves.
struct NewerPrice
{
    std::size_t place = 0; ///< in Plan::offers
    Price price;           ///< the later one, in the unit of the one kept: 98.32 for an instance of 8 GPUs
                           ///< is 12.29 for each
    std::string stated;    ///< what was divided, "98.32 ÷ 8"; empty where the price stands as it was stated
    bool operator==(const NewerPrice&) const = default;
};

/// In the order of the plan's offers; of several later prices the latest, of the same day the lowest for a
/// GPU. Offers without a date are left alone.
[[nodiscard]] std::vector<NewerPrice> newerPrices(const Plan& plan, const Catalog& catalog);

/// The plan with those prices in its offers; their ids stay, and so do billing increment, minimum and host
/// where the later price states none.
[[nodiscard]] Plan withNewerPrices(Plan plan, const Catalog& catalog);

/// "newer-price" for each: severity info, path "offers[2]", arguments offer, date, usd, newer_date,
/// newer_usd, newer_source and currency (of both).
[[nodiscard]] std::vector<Issue> newerPriceIssues(const Plan& plan, const Catalog& catalog);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "core/catalog/catalog.h"
#include "core/plan/plan.h"

#include <cstddef>
#include <vector>

namespace core {

/// A price that the plan keeps and for which the catalog has a later one: of the same provider, GPU, region,
/// purchase model, tier, unit, kind and size of instance and currency. A plan's figures never change by
/// themselves.
struct NewerPrice
{
    std::size_t place = 0; ///< in Plan::offers
    Price price;           ///< the later one
    bool operator==(const NewerPrice&) const = default;
};

/// In the order of the plan's offers; of several later prices the latest. Offers without a date are left
/// alone.
[[nodiscard]] std::vector<NewerPrice> newerPrices(const Plan& plan, const Catalog& catalog);

/// The plan with those prices in its offers; their ids stay.
[[nodiscard]] Plan withNewerPrices(Plan plan, const Catalog& catalog);

/// "newer-price" for each: severity info, path "offers[2]", arguments date, usd, newer_date, newer_usd and
/// currency (of both).
[[nodiscard]] std::vector<Issue> newerPriceIssues(const Plan& plan, const Catalog& catalog);

} // namespace core

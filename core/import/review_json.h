// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/import/price_review.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// A price list that was read, and what the library made of its offers.
struct ImportedList
{
    std::string file;
    std::string currency;
    std::string asOf;
    PriceReview review;
    std::size_t added = 0;
    std::size_t changed = 0;
    std::size_t same = 0;
};

/// `{"format": "gpuplan.import", "version": 1, "dry_run", "rows", "taken", "repaired", "rejected",
/// "unknown_gpus", "offers", "stored", "files": […]}`; taken, repaired and rejected hold `count`, `reasons`
/// (each with its rows' count) and `first` (the first rows of each reason).
[[nodiscard]] std::string importJson(const std::vector<ImportedList>& lists, bool dryRun);

} // namespace core

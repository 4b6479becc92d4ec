// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/library_offer.h"
#include "core/catalog/list_names.h"
#include "core/import/price_list.h"

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A row that a reviewer may want to see.
struct ReviewedRow
{
    std::size_t row = 0; ///< line of the file, or place in its list
    std::string provider;
    std::string gpu; ///< as written
    std::string instance;
    std::string region;
    bool operator==(const ReviewedRow&) const = default;
};

/// How many rows had one reason, and the first of them.
struct ReviewReason
{
    std::size_t rows = 0;
    std::vector<ReviewedRow> first;
    bool operator==(const ReviewReason&) const = default;
};

/// What became of every row of a price list. taken + repaired + rejected = rows.
struct PriceReview
{
    PriceListFormat format = PriceListFormat::Table;
    std::size_t rows = 0;
    std::size_t taken = 0;    ///< as they stand; `remarked` says what to know of some
    std::size_t repaired = 0; ///< with something mended
    std::size_t rejected = 0;
    std::map<PriceRemark, ReviewReason> remarked;
    std::map<PriceRemark, ReviewReason> mended;
    std::map<PriceRejection, ReviewReason> refused;
    std::map<std::string, std::size_t, std::less<>> unknownGpus; ///< names that may be taught, and their rows
    std::vector<LibraryOffer> offers;                            ///< in the order of first appearance
    bool operator==(const PriceReview&) const = default;
};

/// Reads a price list and judges every row. `taught` are a user's own spellings. Fails only where the file as
/// a whole cannot be read (readers.h).
[[nodiscard]] Result<PriceReview> reviewPriceList(PriceListFormat format, std::string_view text,
                                                  const PriceListOptions& options, const Catalog& catalog,
                                                  const std::vector<NameInLists>& taught = {});

} // namespace core

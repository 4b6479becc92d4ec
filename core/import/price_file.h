// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/import/review_json.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What the user says of a price list; what is left empty is found out.
struct PriceFileChoices
{
    std::optional<PriceListFormat> format; ///< absent: by the file's first bytes, columns and keys
    std::string provider;                  ///< empty: the one that the file's name says, except of a table
    std::string currency = "USD";          ///< where the list names none
    std::string asOf;                      ///< ISO 8601 date; empty: the day on which the file was written
    bool operator==(const PriceFileChoices&) const = default;
};

/// Bytes; no list is larger, and who reads one reads no more.
inline constexpr std::size_t kLargestPriceList = std::size_t{256} << 20U;

/// Judges every row of a price list, `text` as it stands in the file at `path`; nothing is stored. Fails
/// where it is no price list (priceListFormat, reviewPriceList).
[[nodiscard]] Result<ImportedList> reviewPriceFile(const std::string& path, std::string_view text,
                                                   const PriceFileChoices& choices, const Catalog& catalog,
                                                   const std::vector<NameInLists>& taught);

} // namespace core

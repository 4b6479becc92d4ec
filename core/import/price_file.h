// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/import/review_json.h"

#include <optional>
#include <string>
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

/// Reads a price list and judges every row; nothing is stored. Fails where the file cannot be read, is larger
/// than 256 MiB, or is no price list (priceListFormat, reviewPriceList).
[[nodiscard]] Result<ImportedList> reviewPriceFile(const std::string& path, const PriceFileChoices& choices,
                                                   const Catalog& catalog,
                                                   const std::vector<NameInLists>& taught);

} // namespace core

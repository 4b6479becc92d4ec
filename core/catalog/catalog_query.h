// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/base/range.h"
#include "core/base/result.h"
#include "core/catalog/catalog.h"

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

enum class CatalogList { Gpus, Providers, Offers, Models };
template<>
inline constexpr auto
    kNames<CatalogList> = std::to_array<Named<CatalogList>>({{CatalogList::Gpus, "gpus"},
                                                             {CatalogList::Providers, "providers"},
                                                             {CatalogList::Offers, "offers"},
                                                             {CatalogList::Models, "models"}});

/// What one row says in one column; nothing where the catalog has no figure.
using CatalogCell = std::variant<std::monostate, bool, double, Range, std::string, std::vector<std::string>>;

struct CatalogColumn
{
    std::string_view key;  ///< in filters, headings and JSON: "vram"
    std::string_view unit; ///< "GiB", "TFLOP/s", "USD", … or empty
    bool shown = false;    ///< in the table for people; JSON has every column
    bool searched = false; ///< free text looks here
    bool operator==(const CatalogColumn&) const = default;
};

/// Rows of a list of the catalog, every row with one cell a column.
struct CatalogTable
{
    CatalogList list = CatalogList::Gpus;
    std::string asOf; ///< the catalog's
    std::vector<CatalogColumn> columns;
    std::vector<std::vector<CatalogCell>> rows;
    bool operator==(const CatalogTable&) const = default;
};

/// The rows of `list` that pass every filter, in the catalog's order; of offers also the quotes (column
/// "quote"), which nothing ever chooses.
///
/// A filter is `key=value`, `!=`, `<`, `<=`, `>` or `>=` on a column ("vram>=40", "provider=aws",
/// "nvlink=yes"), or free text, found in ids, names and other words of a row ("RTX 4090", "illustrative").
/// Case, spaces, dashes and underscores make no difference. Of a range the likely value counts; of a list,
/// any member. A cell without a figure passes only `!=`.
///
/// Errors: "catalog-filter-key-unknown" (key, list, known), "catalog-filter-not-a-number" (key, found),
/// "catalog-filter-empty" (filter).
[[nodiscard]] Result<CatalogTable> queryCatalog(const Catalog& catalog, CatalogList list,
                                                const std::vector<std::string>& filters);

/// All rows of `list`.
[[nodiscard]] CatalogTable catalogTable(const Catalog& catalog, CatalogList list);

/// The table as a JSON document (schema/catalog-list.schema.json), ending in a line feed.
[[nodiscard]] std::string catalogTableJson(const CatalogTable& table);

} // namespace core

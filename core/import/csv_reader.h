// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// One record of a CSV file (RFC 4180; quoted fields may hold line breaks).
struct CsvRow
{
    std::size_t line = 1; ///< of the file, where the record starts; 1 is the first
    std::vector<std::string> fields;
    bool operator==(const CsvRow&) const = default;
};

/// Hands each record to `take`, the header too, in the file's order; blank lines are none. A byte order mark
/// is dropped. Stops at the first failure of `take`. Fails with "csv-wrong-quotes" {line} where a quotation
/// mark stands inside a plain field or is never closed, and with "csv-wide" {line, limit} where a record has
/// more fields than any table would.
[[nodiscard]] Result<void> readCsv(std::string_view text,
                                   const std::function<Result<void>(const CsvRow&)>& take);

/// Places of columns by the header's names.
class CsvHeader
{
public:
    /// Fails with "csv-column-twice" {line, column}.
    [[nodiscard]] static Result<CsvHeader> from(const CsvRow& row);

    [[nodiscard]] std::size_t size() const { return m_names.size(); }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] bool has(std::string_view name) const;
    /// The field of a column; empty when the header lacks it or the row is shorter.
    [[nodiscard]] std::string_view field(const CsvRow& row, std::string_view name) const;

private:
    std::vector<std::string> m_names;
};

} // namespace core

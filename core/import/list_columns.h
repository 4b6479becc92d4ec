// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/import/csv_reader.h"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Places of a list's columns by name: capitals, spaces, dashes and underscores make no difference.
class ListColumns
{
public:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    explicit ListColumns(const CsvRow& header);
    [[nodiscard]] bool has(std::string_view name) const { return place(name) != kNone; }
    /// kNone when there is none.
    [[nodiscard]] std::size_t place(std::string_view name) const;
    /// The first of `names` that is there.
    [[nodiscard]] std::size_t first(std::initializer_list<std::string_view> names) const;

private:
    std::vector<std::string> m_names;
};

/// The field at `place` without white space at its ends; empty when the row has none.
[[nodiscard]] std::string_view cell(const CsvRow& row, std::size_t place);

} // namespace core

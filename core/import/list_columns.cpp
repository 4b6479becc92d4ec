// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/list_columns.h"

#include "core/catalog/list_names.h"
#include "core/import/stated_number.h"

namespace core {

ListColumns::ListColumns(const CsvRow& header)
{
    for (const std::string& name : header.fields)
        m_names.push_back(plainName(name));
}

std::size_t ListColumns::place(std::string_view name) const
{
    const std::string plain = plainName(name);
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        if (m_names[i] == plain)
            return i;
    }
    return kNone;
}

std::size_t ListColumns::first(std::initializer_list<std::string_view> names) const
{
    for (const std::string_view name : names) {
        if (const std::size_t found = place(name); found != kNone)
            return found;
    }
    return kNone;
}

std::string_view cell(const CsvRow& row, std::size_t place)
{
    return place < row.fields.size() ? trimmed(row.fields[place]) : std::string_view();
}

} // namespace core

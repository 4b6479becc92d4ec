// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/text_table.h"

#include <algorithm>
#include <ostream>

namespace app {

TextTable::TextTable(std::vector<Column> columns)
    : m_columns(std::move(columns))
{
}

void TextTable::add(std::vector<QString> cells)
{
    cells.resize(m_columns.size());
    m_rows.push_back(std::move(cells));
}

void TextTable::print(std::ostream& out) const
{
    std::vector<qsizetype> widths;
    std::vector<QString> titles;
    for (const Column& column : m_columns) {
        titles.push_back(column.title);
        widths.push_back(column.title.size());
    }
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    const auto printRow = [&](const std::vector<QString>& cells) {
        QString line;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool right = m_columns[i].align == Align::Right;
            line += right ? cells[i].rightJustified(widths[i]) : cells[i].leftJustified(widths[i]);
            line += QStringLiteral("  ");
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        out << line.toStdString() << '\n';
    };
    printRow(titles);
    for (const auto& row : m_rows)
        printRow(row);
}

} // namespace app

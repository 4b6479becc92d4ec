// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <iosfwd>
#include <vector>

namespace app {

/// A table for people at a terminal: columns as wide as their widest cell, figures to the right.
class TextTable
{
public:
    enum class Align { Left, Right };
    struct Column
    {
        QString title;
        Align align = Align::Left;
    };

    explicit TextTable(std::vector<Column> columns);
    /// As many cells as there are columns (missing ones are empty).
    void add(std::vector<QString> cells);
    void print(std::ostream& out) const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<QString>> m_rows;
};

} // namespace app

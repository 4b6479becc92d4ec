// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/theme.h"

#include <QString>
#include <QVariant>

#include <string>
#include <vector>

namespace ui {

struct TableColumn
{
    QString title; ///< with the unit
    QString help;  ///< tooltip of the header
    bool numeric = false;
    bool operator==(const TableColumn&) const = default;
};

struct TableCell
{
    QString text;
    QVariant sortKey; ///< a double for figures; the text when not valid
    Tone tone = Tone::Normal;
    bool strong = false;
    QString tip;    ///< also says why a cell is empty
    int pillar = 0; ///< 1…4: a square in the pillar's colour before the text
    bool operator==(const TableCell&) const = default;
};

struct TableRow
{
    std::string id;
    std::vector<TableCell> cells;
    bool operator==(const TableRow&) const = default;
};

/// A table as it is read: pages make it from a result, a model shows it, tests and the clipboard read it.
struct TableContent
{
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;
    std::vector<TableCell> totals; ///< empty: no totals row
    bool operator==(const TableContent&) const = default;
};

/// Only the rows with these ids, in their order there, and without totals.
[[nodiscard]] TableContent withRows(const TableContent& content, const std::vector<std::string>& ids);
/// Tab-separated, with headers and totals.
[[nodiscard]] QString asText(const TableContent& content);
/// The same as an HTML table; every text is escaped.
[[nodiscard]] QString asHtml(const TableContent& content);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/table_content.h"

#include <QStringList>

namespace ui {

QString asText(const TableContent& content)
{
    QStringList lines;
    QStringList titles;
    for (const TableColumn& column : content.columns)
        titles << column.title;
    lines << titles.join(QLatin1Char('\t'));
    const auto add = [&](const std::vector<TableCell>& cells) {
        QStringList texts;
        for (const TableCell& cell : cells)
            texts << cell.text;
        lines << texts.join(QLatin1Char('\t'));
    };
    for (const TableRow& row : content.rows)
        add(row.cells);
    if (!content.totals.empty())
        add(content.totals);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ui

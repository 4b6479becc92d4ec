// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/table_content.h"

#include <QStringList>

namespace ui {

namespace {

/// A text that stays in its cell: a name may hold tabs and line ends.
QString inOneCell(QString text)
{
    for (QChar& c : text) {
        if (c == QLatin1Char('\t') || c == QLatin1Char('\n') || c == QLatin1Char('\r'))
            c = QLatin1Char(' ');
    }
    return text;
}

QString htmlRow(const QStringList& texts, const std::vector<TableColumn>& columns, QLatin1StringView tag)
{
    QString row = QStringLiteral("<tr>");
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const bool right =
            static_cast<std::size_t>(i) < columns.size() && columns[static_cast<std::size_t>(i)].numeric;
        row += QLatin1Char('<') + tag + (right ? QStringLiteral(" align=\"right\">") : QStringLiteral(">"))
               + texts[i].toHtmlEscaped() + QStringLiteral("</") + tag + QLatin1Char('>');
    }
    return row + QStringLiteral("</tr>\n");
}

QStringList textsOf(const std::vector<TableCell>& cells)
{
    QStringList texts;
    for (const TableCell& cell : cells)
        texts << inOneCell(cell.text);
    return texts;
}

QStringList titlesOf(const TableContent& content)
{
    QStringList titles;
    for (const TableColumn& column : content.columns)
        titles << column.title;
    return titles;
}

} // namespace

TableContent withRows(const TableContent& content, const std::vector<std::string>& ids)
{
    TableContent chosen;
    chosen.columns = content.columns;
    for (const std::string& id : ids) {
        for (const TableRow& row : content.rows) {
            if (row.id == id)
                chosen.rows.push_back(row);
        }
    }
    return chosen;
}

QString asHtml(const TableContent& content)
{
    QString html =
        QStringLiteral("<table>\n") + htmlRow(titlesOf(content), content.columns, QLatin1StringView("th"));
    for (const TableRow& row : content.rows)
        html += htmlRow(textsOf(row.cells), content.columns, QLatin1StringView("td"));
    if (!content.totals.empty())
        html += htmlRow(textsOf(content.totals), content.columns, QLatin1StringView("td"));
    return html + QStringLiteral("</table>\n");
}

QString asText(const TableContent& content)
{
    QStringList lines{titlesOf(content).join(QLatin1Char('\t'))};
    for (const TableRow& row : content.rows)
        lines << textsOf(row.cells).join(QLatin1Char('\t'));
    if (!content.totals.empty())
        lines << textsOf(content.totals).join(QLatin1Char('\t'));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ui

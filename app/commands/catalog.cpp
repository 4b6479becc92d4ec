// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/catalog.h"

#include "app/commands/load_plan.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <cmath>
#include <ostream>

namespace app {

namespace {

constexpr int kWidestText = 44; ///< longer words of the table end in "…"; JSON has them whole

struct TextColumn
{
    QString heading;
    bool toTheRight = true; ///< numbers stand under each other's last digit
    std::vector<QString> cells;
};

/// A price with as many decimals as it has, two at least.
QString priceText(double price, const ui::Wording& wording)
{
    constexpr int kMost = 6;
    int decimals = 2;
    for (double scale = 100; decimals < kMost && std::abs(price * scale - std::round(price * scale)) > 1e-6;
         scale *= 10)
        ++decimals;
    return wording.number(price, decimals);
}

/// "0.39 (0.33–1.34)"; "≥" before a price that nothing bounds above.
QString textOf(const core::Range& range, const ui::Wording& wording)
{
    QString text = priceText(range.likely, wording);
    if (range.low != range.high)
        text += QStringLiteral(" (%1–%2)").arg(priceText(range.low, wording), priceText(range.high, wording));
    return range.openHigh ? QStringLiteral("≥ ") + text : text;
}

QString textOf(double n, std::string_view unit, const ui::Wording& wording)
{
    if (unit == "10⁹" || unit == "USD")
        return wording.figure(n);
    QLocale plain = wording.locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator); // years and versions are no amounts
    return plain.toString(n, 'f', QLocale::FloatingPointShortest);
}

QString textOf(const core::CatalogCell& cell, std::string_view unit, const ui::Wording& wording)
{
    QString text;
    if (const auto* flag = std::get_if<bool>(&cell)) {
        text = *flag ? wording.text(QT_TRANSLATE_NOOP("wording", "yes"))
                     : wording.text(QT_TRANSLATE_NOOP("wording", "no"));
    } else if (const auto* n = std::get_if<double>(&cell)) {
        text = textOf(*n, unit, wording);
    } else if (const auto* range = std::get_if<core::Range>(&cell)) {
        text = textOf(*range, wording);
    } else if (const auto* word = std::get_if<std::string>(&cell)) {
        text = QString::fromStdString(*word);
    } else if (const auto* words = std::get_if<std::vector<std::string>>(&cell)) {
        for (const std::string& each : *words)
            text += (text.isEmpty() ? QString() : QStringLiteral(", ")) + QString::fromStdString(each);
    } else {
        return QStringLiteral("–");
    }
    return text;
}

QString shortened(const QString& text)
{
    return text.size() > kWidestText ? text.left(kWidestText - 1) + QStringLiteral("…") : text;
}

std::vector<TextColumn> textColumns(const core::CatalogTable& table, const ui::Wording& wording)
{
    std::vector<TextColumn> columns;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const core::CatalogColumn& head = table.columns[c];
        if (!head.shown)
            continue;
        TextColumn column;
        column.heading = QString::fromUtf8(head.key.data(), static_cast<int>(head.key.size()));
        if (!head.unit.empty())
            column.heading += QStringLiteral(" [%1]").arg(
                QString::fromUtf8(head.unit.data(), static_cast<int>(head.unit.size())));
        for (const auto& row : table.rows) {
            const QString text = textOf(row[c], head.unit, wording);
            column.cells.push_back(head.key == "id" ? text : shortened(text)); // ids are there to be copied
            const bool isText = std::holds_alternative<std::string>(row[c])
                                || std::holds_alternative<std::vector<std::string>>(row[c])
                                || std::holds_alternative<core::Range>(row[c]);
            column.toTheRight = column.toTheRight && !isText;
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

/// "*" before the rows that are shown and never chosen.
TextColumn quoteMarks(const core::CatalogTable& table)
{
    TextColumn marks;
    for (const auto& row : table.rows) {
        const auto* quote = std::get_if<bool>(&row.back());
        marks.cells.push_back(quote && *quote ? QStringLiteral("*") : QString());
    }
    return marks;
}

void printLine(std::ostream& out, const std::vector<TextColumn>& columns,
               const std::vector<qsizetype>& widths, const auto& textIn)
{
    QString line;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const QString& text = textIn(columns[c]);
        line += columns[c].toTheRight ? text.rightJustified(widths[c]) : text.leftJustified(widths[c]);
        line += QStringLiteral("  ");
    }
    while (line.endsWith(QLatin1Char(' ')))
        line.chop(1);
    out << line.toStdString() << '\n';
}

void print(std::ostream& out, const std::vector<TextColumn>& columns, std::size_t rows)
{
    std::vector<qsizetype> widths;
    for (const TextColumn& column : columns) {
        qsizetype width = column.heading.size();
        for (const QString& text : column.cells)
            width = std::max(width, text.size());
        widths.push_back(width);
    }
    printLine(out, columns, widths, [](const TextColumn& column) { return column.heading; });
    for (std::size_t i = 0; i < rows; ++i)
        printLine(out, columns, widths, [i](const TextColumn& column) { return column.cells[i]; });
}

bool hasQuotes(const TextColumn& marks)
{
    return std::any_of(marks.cells.begin(), marks.cells.end(),
                       [](const QString& mark) { return !mark.isEmpty(); });
}

} // namespace

int runCatalogList(const CatalogListOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    const core::Result<core::CatalogTable> table =
        core::queryCatalog(loadCatalog(wording, err), options.list, options.filters);
    if (!table) {
        err << wording.sentence(table.error()).toStdString() << '\n';
        return WrongUsage;
    }
    if (options.json) {
        out << core::catalogTableJson(*table);
        return Done;
    }
    std::vector<TextColumn> columns = textColumns(*table, wording);
    const bool marked = options.list == core::CatalogList::Offers && hasQuotes(quoteMarks(*table));
    if (marked)
        columns.insert(columns.begin(), quoteMarks(*table));
    print(out, columns, table->rows.size());
    out << wording.text(QT_TRANSLATE_NOOP("wording", "Rows:")).toStdString() << ' ' << table->rows.size()
        << '\n';
    if (marked)
        out << wording
                   .text(QT_TRANSLATE_NOOP("wording", "* Older, illustrative or unverified prices: shown for "
                                                      "comparison, never chosen."))
                   .toStdString()
            << '\n';
    return Done;
}

} // namespace app

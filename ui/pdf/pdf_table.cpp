// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_table.h"

#include "ui/pdf/pdf_text.h"
#include "ui/platform/wording_report.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <memory>

namespace ui {

namespace {

/// A cell longer than this ends with "…": the attached plan has all of it.
constexpr int kMostLines = 24;

struct TextCell
{
    QString text;
    bool number = false;
    bool bad = false;
    bool quiet = false;
    double indent = 0;
};

struct TextRow
{
    std::vector<TextCell> cells;
    core::RowRank rank = core::RowRank::Plain;
};

struct Shape
{
    std::vector<double> left;
    std::vector<double> width;
};

double gap()
{
    return pt(8);
}

const QFont& fontOf(core::RowRank rank, const PdfStyle& style)
{
    return rank == core::RowRank::Plain ? style.body : style.strong;
}

TextRow textRow(const core::ReportRow& row, const core::ReportTable& table, const Wording& wording)
{
    TextRow result;
    result.rank = row.rank;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        TextCell cell;
        const core::ReportCell value = i < row.cells.size() ? row.cells[i] : core::ReportCell{};
        cell.text = shown(value, wording);
        cell.number = table.columns[i].number;
        cell.quiet =
            std::holds_alternative<std::monostate>(value) || std::holds_alternative<core::UsdLimits>(value);
        if (const auto* severity = std::get_if<core::Severity>(&value))
            cell.bad = *severity >= core::Severity::Blocking;
        // An empty text column of a group is no missing figure.
        if (std::holds_alternative<std::monostate>(value) && !cell.number)
            cell.text.clear();
        if (i == 0)
            cell.indent = row.indent * pt(10);
        result.cells.push_back(std::move(cell));
    }
    return result;
}

double longestWord(const TextCell& cell, const QFont& font)
{
    const QFontMetricsF metrics(font);
    double widest = 0;
    for (const QString& word : cell.text.split(QLatin1Char(' ')))
        widest = std::max(widest, cell.number ? tabularWidth(word, font) : metrics.horizontalAdvance(word));
    return cell.indent + widest;
}

struct Wants
{
    double least = 0; ///< the longest word
    double all = 0;   ///< the longest cell on one line
};

std::vector<Wants> wantsOf(const std::vector<TextRow>& rows, const std::vector<TextCell>& header,
                           double width, const PdfStyle& style)
{
    std::vector<Wants> wants(header.size());
    const auto take = [&](const TextCell& cell, std::size_t column, const QFont& font) {
        // An unbroken text of the plan may not push the other columns off the page.
        const double cap = cell.number ? width : width * 0.22;
        wants[column].least = std::max(wants[column].least, std::min(cap, longestWord(cell, font)));
        const double line = cell.number ? tabularWidth(cell.text, font)
                                        : QFontMetricsF(font).horizontalAdvance(cell.text) + cell.indent;
        wants[column].all = std::max(wants[column].all, std::min(width, line));
    };
    for (std::size_t column = 0; column < header.size(); ++column) {
        take(header[column], column, style.captionStrong);
        for (const TextRow& row : rows)
            take(row.cells[column], column, fontOf(row.rank, style));
    }
    return wants;
}

Shape shapeOf(const std::vector<Wants>& wants, const core::ReportTable& table, double width)
{
    const double room = width - gap() * static_cast<double>(wants.size() - 1);
    double least = 0;
    double all = 0;
    double stretch = 0;
    for (std::size_t i = 0; i < wants.size(); ++i) {
        least += wants[i].least;
        all += wants[i].all;
        stretch += table.columns[i].number ? 0 : table.columns[i].weight;
    }
    Shape shape;
    double x = 0;
    for (std::size_t i = 0; i < wants.size(); ++i) {
        double column = wants[i].all;
        if (all <= room)
            column += table.columns[i].number || stretch == 0
                          ? 0
                          : (room - all) * table.columns[i].weight / stretch;
        else if (least <= room)
            column = wants[i].least
                     + (room - least) * (wants[i].all - wants[i].least) / std::max(1.0, all - least);
        else
            column = wants[i].least * room / least;
        shape.left.push_back(x);
        shape.width.push_back(column + 0.5);
        x += column + gap();
    }
    return shape;
}

struct BrokenRow
{
    std::vector<QStringList> lines;
    TextRow row;
    QFont font;
    double height = 0;
};

BrokenRow broken(const TextRow& row, const QFont& font, const Shape& shape, double padding)
{
    BrokenRow result;
    result.row = row;
    result.font = font;
    const double line = QFontMetricsF(font).lineSpacing();
    qsizetype most = 1;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        // Tabular figures are wider than what the layout of lines measures.
        const double slack =
            row.cells[i].number ? tabularWidth(row.cells[i].text, font) <= shape.width[i] ? 1e9 : 0 : 0;
        result.lines.push_back(brokenLines(row.cells[i].text, font,
                                           std::max(pt(6), shape.width[i] - row.cells[i].indent + slack),
                                           kMostLines));
        most = std::max(most, result.lines.back().size());
    }
    result.height = static_cast<double>(most) * line + 2 * padding;
    return result;
}

void drawCells(QPainter& painter, const QRectF& rect, const BrokenRow& row, const Shape& shape,
               const PdfStyle& style, double padding)
{
    const QFontMetricsF metrics(row.font);
    painter.setFont(row.font);
    for (std::size_t i = 0; i < row.row.cells.size(); ++i) {
        const TextCell& cell = row.row.cells[i];
        painter.setPen(cell.bad ? style.bad : cell.quiet ? style.quiet : style.ink);
        double baseline = rect.top() + padding + metrics.ascent();
        for (const QString& line : row.lines[i]) {
            if (cell.number)
                drawTabular(painter, line, row.font, rect.left() + shape.left[i] + shape.width[i], baseline);
            else
                painter.drawText(QPointF(rect.left() + shape.left[i] + cell.indent, baseline), line);
            baseline += metrics.lineSpacing();
        }
    }
}

void drawLine(QPainter& painter, const QRectF& rect, double y, double width, const QColor& colour)
{
    painter.setPen(QPen(colour, width));
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
}

PdfBox rowBox(BrokenRow row, const std::shared_ptr<const Shape>& shape, const PdfStyle& style, double padding)
{
    PdfBox box;
    box.height = row.height;
    box.keepWithNext = row.row.rank == core::RowRank::Group;
    box.draw = [row = std::move(row), shape, style, padding](QPainter& painter, const QRectF& rect) {
        if (row.row.rank == core::RowRank::Group)
            painter.fillRect(rect.adjusted(-pt(4), 0, pt(4), 0), style.tint);
        if (row.row.rank == core::RowRank::Total)
            drawLine(painter, rect, rect.top(), pt(0.8), style.ink);
        else
            drawLine(painter, rect, rect.bottom(), pt(0.3), style.hairline);
        drawCells(painter, rect, row, *shape, style, padding);
    };
    return box;
}

PdfBox headerBox(const std::vector<TextCell>& header, const std::shared_ptr<const Shape>& shape,
                 const PdfStyle& style)
{
    TextRow row;
    row.cells = header;
    BrokenRow lines = broken(row, style.captionStrong, *shape, pt(2.5));
    PdfBox box;
    box.height = lines.height;
    box.spaceBefore = pt(4);
    box.draw = [lines, shape, style](QPainter& painter, const QRectF& rect) {
        drawLine(painter, rect, rect.bottom(), pt(0.8), style.ink);
        drawCells(painter, rect, lines, *shape, style, pt(2.5));
    };
    return box;
}

} // namespace

void addTable(PdfFlow& flow, const core::ReportTable& table, const PdfStyle& style, const Wording& wording)
{
    if (table.columns.empty() || table.rows.empty())
        return;
    std::vector<TextCell> header;
    bool titled = false;
    for (const core::ReportColumn& column : table.columns) {
        header.push_back({phrase(column.title, wording), column.number, false, false, 0});
        titled = titled || !header.back().text.isEmpty();
    }
    std::vector<TextRow> rows;
    for (const core::ReportRow& row : table.rows)
        rows.push_back(textRow(row, table, wording));
    const double width = flow.width();
    const auto shape =
        std::make_shared<const Shape>(shapeOf(wantsOf(rows, header, width, style), table, width));
    const double padding = pt(2.2);
    if (titled)
        flow.repeat(headerBox(header, shape, style));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        PdfBox box =
            rowBox(broken(rows[i], fontOf(rows[i].rank, style), *shape, padding), shape, style, padding);
        if (i + 1 < rows.size() && rows[i + 1].rank == core::RowRank::Total)
            box.keepWithNext = true;
        if (i + 1 == rows.size())
            box.keepWithNext = false;
        flow.add(std::move(box));
    }
    flow.endRepeat();
}

} // namespace ui

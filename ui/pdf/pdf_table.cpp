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

/// Tables of no more rows than this stay on one page.
constexpr std::size_t kKeptWhole = 12;

struct TextCell
{
    QString text;
    bool number = false;
    bool bad = false;
    bool quiet = false;
    double indent = 0;
    QFont font;
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

const QFont& fontOf(core::RowRank rank, bool number, const PdfStyle& style)
{
    if (number)
        return rank == core::RowRank::Plain ? style.number : style.numberStrong;
    return rank == core::RowRank::Plain ? style.body : style.strong;
}

TextRow textRow(const core::ReportRow& row, const core::ReportTable& table, const PdfStyle& style,
                const Wording& wording)
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
        if (std::holds_alternative<std::monostate>(value) && !cell.number && row.rank != core::RowRank::Plain)
            cell.text.clear();
        cell.font = fontOf(row.rank, cell.number, style);
        if (i == 0)
            cell.indent = row.indent * pt(10);
        result.cells.push_back(std::move(cell));
    }
    return result;
}

double longestWord(const TextCell& cell)
{
    const QFontMetricsF metrics(cell.font);
    double widest = 0;
    for (const QString& word : cell.text.split(QLatin1Char(' ')))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return cell.indent + widest;
}

struct Wants
{
    double least = 0; ///< the longest word
    double all = 0;   ///< the longest cell on one line
};

std::vector<Wants> wantsOf(const std::vector<TextRow>& rows, const TextRow& header, double width)
{
    std::vector<Wants> wants(header.cells.size());
    const auto take = [&](const TextRow& row) {
        for (std::size_t i = 0; i < wants.size(); ++i) {
            const TextCell& cell = row.cells[i];
            // An unbroken text of the plan may not push the other columns off the page.
            const double cap = cell.number ? width : width * 0.22;
            wants[i].least = std::max(wants[i].least, std::min(cap, longestWord(cell)));
            const double line = QFontMetricsF(cell.font).horizontalAdvance(cell.text) + cell.indent;
            wants[i].all = std::max({wants[i].all, std::min(width, line), wants[i].least});
        }
    };
    take(header);
    for (const TextRow& row : rows)
        take(row);
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
    double ascent = 0; ///< of the tallest font, so that all cells share a baseline
    double line = 0;
    double padding = 0;
    double height = 0;
};

BrokenRow broken(const TextRow& row, const Shape& shape, double padding)
{
    BrokenRow result;
    result.row = row;
    result.padding = padding;
    qsizetype most = 1;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const TextCell& cell = row.cells[i];
        const QFontMetricsF metrics(cell.font);
        result.ascent = std::max(result.ascent, metrics.ascent());
        result.line = std::max(result.line, metrics.lineSpacing());
        result.lines.push_back(
            brokenLines(cell.text, cell.font, std::max(pt(6), shape.width[i] - cell.indent + 1), kMostLines));
        most = std::max(most, result.lines.back().size());
    }
    result.height = static_cast<double>(most) * result.line + 2 * padding;
    return result;
}

void drawCells(QPainter& painter, const QRectF& rect, const BrokenRow& row, const Shape& shape,
               const PdfStyle& style)
{
    for (std::size_t i = 0; i < row.row.cells.size(); ++i) {
        const TextCell& cell = row.row.cells[i];
        const QFontMetricsF metrics(cell.font);
        painter.setFont(cell.font);
        painter.setPen(cell.bad ? style.bad : cell.quiet ? style.quiet : style.ink);
        double baseline = rect.top() + row.padding + row.ascent;
        for (const QString& line : row.lines[i]) {
            const double left =
                rect.left() + shape.left[i]
                + (cell.number ? shape.width[i] - metrics.horizontalAdvance(line) : cell.indent);
            painter.drawText(QPointF(left, baseline), line);
            baseline += row.line;
        }
    }
}

void drawLine(QPainter& painter, const QRectF& rect, double y, double width, const QColor& colour)
{
    painter.setPen(QPen(colour, width));
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
}

PdfBox rowBox(BrokenRow row, const std::shared_ptr<const Shape>& shape, const PdfStyle& style)
{
    PdfBox box;
    box.height = row.height;
    box.keepWithNext = row.row.rank == core::RowRank::Group;
    box.draw = [row = std::move(row), shape, style](QPainter& painter, const QRectF& rect) {
        if (row.row.rank == core::RowRank::Group)
            painter.fillRect(rect.adjusted(-pt(4), 0, pt(4), 0), style.tint);
        if (row.row.rank == core::RowRank::Total)
            drawLine(painter, rect, rect.top(), pt(0.8), style.ink);
        else
            drawLine(painter, rect, rect.bottom(), pt(0.3), style.hairline);
        drawCells(painter, rect, row, *shape, style);
    };
    return box;
}

PdfBox headerBox(const TextRow& header, const std::shared_ptr<const Shape>& shape, const PdfStyle& style)
{
    BrokenRow lines = broken(header, *shape, pt(2.5));
    PdfBox box;
    box.height = lines.height;
    box.spaceBefore = pt(4);
    box.draw = [lines, shape, style](QPainter& painter, const QRectF& rect) {
        drawLine(painter, rect, rect.bottom(), pt(0.8), style.ink);
        drawCells(painter, rect, lines, *shape, style);
    };
    return box;
}

} // namespace

void addTable(PdfFlow& flow, const core::ReportTable& table, const PdfStyle& style, const Wording& wording)
{
    if (table.columns.empty() || table.rows.empty())
        return;
    TextRow header;
    bool titled = false;
    for (const core::ReportColumn& column : table.columns) {
        header.cells.push_back(
            {phrase(column.title, wording), column.number, false, false, 0, style.captionStrong});
        titled = titled || !header.cells.back().text.isEmpty();
    }
    std::vector<TextRow> rows;
    for (const core::ReportRow& row : table.rows)
        rows.push_back(textRow(row, table, style, wording));
    const double width = flow.width();
    const auto shape = std::make_shared<const Shape>(shapeOf(wantsOf(rows, header, width), table, width));
    if (titled)
        flow.repeat(headerBox(header, shape, style));
    const bool whole = rows.size() <= kKeptWhole;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        PdfBox box = rowBox(broken(rows[i], *shape, pt(2.2)), shape, style);
        if (i == 0 && !titled)
            box.spaceBefore = pt(6);
        const bool last = i + 1 == rows.size();
        const bool beforeTotal = !last && rows[i + 1].rank == core::RowRank::Total;
        box.keepWithNext = !last && (whole || beforeTotal || box.keepWithNext);
        flow.add(std::move(box));
    }
    flow.endRepeat();
}

} // namespace ui

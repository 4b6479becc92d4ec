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
    bool header = false;
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
    double all = 0;
};

double gap()
{
    return pt(8);
}

const QFont& fontOf(core::RowRank rank, bool number, const PdfStyle& style)
{
    if (rank == core::RowRank::Note)
        return style.caption;
    if (number)
        return rank == core::RowRank::Plain ? style.number : style.numberStrong;
    return rank == core::RowRank::Plain ? style.body : style.strong;
}

TextRow textRow(const core::ReportRow& row, const core::ReportTable& table, const PdfStyle& style,
                const Wording& wording)
{
    TextRow result;
    result.rank = row.rank;
    // A note has one cell, which runs across.
    const std::size_t cells = row.rank == core::RowRank::Note ? 1 : table.columns.size();
    for (std::size_t i = 0; i < cells; ++i) {
        TextCell cell;
        const core::ReportCell value = i < row.cells.size() ? row.cells[i] : core::ReportCell{};
        cell.text = shown(value, wording);
        cell.number = table.columns[i].number && row.rank != core::RowRank::Note;
        cell.quiet = row.rank == core::RowRank::Note || std::holds_alternative<std::monostate>(value)
                     || std::holds_alternative<core::UsdLimits>(value);
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

/// What each column asks for; with `wholeNumbers`, numbers are not broken.
std::vector<Wants> wantsOf(const std::vector<TextRow>& rows, const TextRow& header, double width,
                           bool wholeNumbers)
{
    std::vector<Wants> wants(header.cells.size());
    const auto take = [&](const TextRow& row) {
        for (std::size_t i = 0; i < wants.size() && row.rank != core::RowRank::Note; ++i) {
            const TextCell& cell = row.cells[i];
            const double line = QFontMetricsF(cell.font).horizontalAdvance(cell.text) + cell.indent;
            const bool whole = wholeNumbers && cell.number && !cell.header && line <= width * 0.34;
            // An unbroken text of the plan may not push the other columns off the page.
            const double cap = width * (cell.number ? 0.34 : 0.22);
            wants[i].least = std::max(wants[i].least, whole ? line : std::min(cap, longestWord(cell)));
            wants[i].all = std::max({wants[i].all, std::min(width, line), wants[i].least});
        }
    };
    take(header);
    for (const TextRow& row : rows)
        take(row);
    return wants;
}

double sumOfLeast(const std::vector<Wants>& wants)
{
    double sum = 0;
    for (const Wants& each : wants)
        sum += each.least;
    return sum;
}

/// Gives `room` beyond the least to columns by their weight, to none more than it asks for.
std::vector<double> shared(const std::vector<Wants>& wants, const core::ReportTable& table, double room)
{
    std::vector<double> widths;
    for (const Wants& each : wants)
        widths.push_back(each.least);
    for (int round = 0; round < 8 && room > pt(0.5); ++round) {
        double weights = 0;
        for (std::size_t i = 0; i < wants.size(); ++i)
            weights += widths[i] < wants[i].all ? table.columns[i].weight : 0;
        if (weights <= 0)
            break;
        double given = 0;
        for (std::size_t i = 0; i < wants.size(); ++i) {
            if (widths[i] >= wants[i].all)
                continue;
            const double more = std::min(room * table.columns[i].weight / weights, wants[i].all - widths[i]);
            widths[i] += more;
            given += more;
        }
        room -= given;
    }
    // What nobody asks for is shared by all, so that the table fills the page.
    double weights = 0;
    for (const core::ReportColumn& column : table.columns)
        weights += column.weight;
    for (std::size_t i = 0; i < wants.size() && weights > 0; ++i)
        widths[i] += room * table.columns[i].weight / weights;
    return widths;
}

Shape shapeOf(const std::vector<TextRow>& rows, const TextRow& header, const core::ReportTable& table,
              double width)
{
    const double room = width - gap() * static_cast<double>(header.cells.size() - 1);
    std::vector<Wants> wants = wantsOf(rows, header, width, true);
    if (sumOfLeast(wants) > room)
        wants = wantsOf(rows, header, width, false);
    const double least = sumOfLeast(wants);
    std::vector<double> widths;
    if (least <= room)
        widths = shared(wants, table, room - least);
    else
        for (const Wants& each : wants)
            widths.push_back(room * each.least / least);
    Shape shape;
    shape.all = width;
    double x = 0;
    for (const double each : widths) {
        shape.left.push_back(x);
        shape.width.push_back(each + 0.5);
        x += each + gap();
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
        const double width = row.rank == core::RowRank::Note ? shape.all : shape.width[i];
        result.lines.push_back(
            brokenLines(cell.text, cell.font, std::max(pt(6), width - cell.indent + 1), kMostLines));
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

/// `lined`: a hairline parts the row from the next.
PdfBox rowBox(BrokenRow row, bool lined, const std::shared_ptr<const Shape>& shape, const PdfStyle& style)
{
    PdfBox box;
    box.height = row.height;
    box.draw = [row = std::move(row), lined, shape, style](QPainter& painter, const QRectF& rect) {
        if (row.row.rank == core::RowRank::Group)
            painter.fillRect(rect.adjusted(-pt(4), 0, pt(4), 0), style.tint);
        if (row.row.rank == core::RowRank::Total)
            drawLine(painter, rect, rect.top(), pt(0.8), style.ink);
        else if (lined)
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
    box.withNext = Keep::Must;
    box.opensRepeat = true;
    box.draw = [lines, shape, style](QPainter& painter, const QRectF& rect) {
        drawLine(painter, rect, rect.bottom(), pt(0.8), style.ink);
        drawCells(painter, rect, lines, *shape, style);
    };
    return box;
}

bool endsGroup(std::span<const core::RowRank> rows, std::size_t i)
{
    return i + 1 >= rows.size() || rows[i + 1] == core::RowRank::Group;
}

/// Rows of the group that row `i` is in; more than there can be where rows are not grouped.
std::size_t groupSize(std::span<const core::RowRank> rows, std::size_t i)
{
    std::size_t first = i;
    while (first > 0 && rows[first] != core::RowRank::Group)
        --first;
    if (rows[first] != core::RowRank::Group)
        return rows.size() + kKeptWhole;
    std::size_t last = i;
    while (!endsGroup(rows, last))
        ++last;
    return last + 1 - first;
}

TextRow headerRow(const core::ReportTable& table, const PdfStyle& style, const Wording& wording)
{
    TextRow header;
    for (const core::ReportColumn& column : table.columns) {
        TextCell cell;
        if (!std::holds_alternative<std::monostate>(column.title))
            cell.text = shown(column.title, wording);
        cell.number = column.number;
        cell.header = true;
        cell.font = style.captionStrong;
        header.cells.push_back(std::move(cell));
    }
    return header;
}

} // namespace

Keep keepAfterRow(std::span<const core::RowRank> rows, std::size_t i)
{
    if (i + 1 >= rows.size())
        return Keep::No;
    const core::RowRank next = rows[i + 1];
    const bool first = i == 0;
    const bool lastButOne = i + 2 == rows.size();
    if (first || lastButOne || next == core::RowRank::Note || next == core::RowRank::Total)
        return Keep::Must;
    // A group's first part stays with its head, its last with the one before.
    const bool head = rows[i] == core::RowRank::Group;
    if (next != core::RowRank::Group && (head || endsGroup(rows, i + 1)))
        return Keep::Must;
    const bool sameGroup = next != core::RowRank::Group && groupSize(rows, i) <= kKeptWhole;
    return rows.size() <= kKeptWhole || sameGroup ? Keep::Wish : Keep::No;
}

void addTable(PdfFlow& flow, const core::ReportTable& table, const PdfStyle& style, const Wording& wording,
              Keep withNext)
{
    if (table.columns.empty() || table.rows.empty())
        return;
    const TextRow header = headerRow(table, style, wording);
    const bool titled = std::any_of(header.cells.begin(), header.cells.end(),
                                    [](const TextCell& cell) { return !cell.text.isEmpty(); });
    std::vector<TextRow> rows;
    std::vector<core::RowRank> ranks;
    for (const core::ReportRow& row : table.rows) {
        rows.push_back(textRow(row, table, style, wording));
        ranks.push_back(row.rank);
    }
    const double width = flow.width();
    const auto shape = std::make_shared<const Shape>(shapeOf(rows, header, table, width));
    if (titled)
        flow.add(headerBox(header, shape, style));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool last = i + 1 == rows.size();
        const bool lined = ranks[i] != core::RowRank::Group && (last || ranks[i + 1] != core::RowRank::Note);
        const double padding = ranks[i] == core::RowRank::Note ? pt(1.3) : pt(2.2);
        PdfBox box = rowBox(broken(rows[i], *shape, padding), lined, shape, style);
        if (i == 0 && !titled)
            box.spaceBefore = pt(6);
        box.withNext = last ? withNext : keepAfterRow(ranks, i);
        box.closesRepeat = last;
        flow.add(std::move(box));
    }
}

} // namespace ui

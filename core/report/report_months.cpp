// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/money.h"
#include "core/evaluate/scenario_lines.h"
#include "core/report/report_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>

namespace core {

namespace {

/// Months side by side in one table; more go into the next.
constexpr std::size_t kAcross = 6;

/// Gross by workload and month, to the cent: `cents[w][m]`, what all share last. Each workload's months add
/// up to its cost, and the months' sums are what the table of months calls gross.
struct Spread
{
    std::vector<std::string> names; ///< of the workloads; the shared row has none
    std::vector<std::vector<double>> cents;
    std::vector<double> gross; ///< by month
};

void addLine(Spread& spread, std::string name, const std::vector<double>& months)
{
    double total = 0;
    for (const double month : months)
        total += month;
    if (name.empty() && std::abs(total) < 0.005)
        return;
    spread.names.push_back(std::move(name));
    spread.cents.push_back(centsAddingTo(months, total));
    for (std::size_t m = 0; m < months.size(); ++m)
        spread.gross[m] += spread.cents.back()[m];
}

Spread spreadOf(const ReportSource& source)
{
    const ScenarioResult& scenario = source.scenario;
    Spread spread;
    spread.gross.resize(scenario.months.size());
    std::vector<double> rest;
    for (const MonthResult& month : scenario.months)
        rest.push_back(month.gross.likely);
    const auto index = indexOf(source.plan, scenario.id);
    if (!index)
        return spread;
    for (const Line& line : linesOf(source.plan, source.catalog, *index)) {
        if (!line.workload)
            continue;
        std::vector<double> months = figuresAt(line, {}).grossByMonth;
        months.resize(rest.size());
        for (std::size_t m = 0; m < rest.size(); ++m)
            rest[m] -= months[m];
        addLine(spread, nameOfWorkload(source.plan, line.workload->id), months);
    }
    addLine(spread, {}, rest);
    return spread;
}

struct Column
{
    const char* title;
    std::vector<double> usd; ///< by month
};

std::vector<double> column(const ScenarioResult& scenario, Range MonthResult::*field)
{
    std::vector<double> values;
    double total = 0;
    for (const MonthResult& month : scenario.months) {
        values.push_back((month.*field).likely);
        total += values.back();
    }
    return centsAddingTo(values, total);
}

struct Columns
{
    std::vector<Column> shown;
    std::size_t paid = 0;    ///< which of them
    double afterwards = 0;   ///< paid in these months for time after them
    double beyondMonths = 0; ///< what is authorised and belongs to no month: contingency and its tax
};

bool any(const std::vector<double>& values)
{
    return std::any_of(values.begin(), values.end(), [](double x) { return x != 0; });
}

double sumOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

/// What is paid ahead in a month, or below zero what an earlier month paid for it.
std::vector<double> aheadOf(const ScenarioResult& scenario)
{
    std::vector<double> ahead;
    double total = 0;
    for (const MonthResult& month : scenario.months) {
        const double each = month.cash.likely - (month.gross.likely - month.credits.likely);
        ahead.push_back(std::abs(each) < 0.005 ? 0 : each);
        total += ahead.back();
    }
    return centsAddingTo(ahead, total);
}

/// Gross, credits, what is paid ahead, cash, tax and what is paid; made of one another by adding, so that a
/// reader can check.
Columns columnsOf(const ScenarioResult& scenario, const Spread& spread)
{
    const std::vector<double> credits = column(scenario, &MonthResult::credits);
    const std::vector<double> tax = column(scenario, &MonthResult::tax);
    const std::vector<double> ahead = aheadOf(scenario);
    std::vector<double> cash;
    std::vector<double> paid;
    std::vector<double> byThen;
    for (std::size_t m = 0; m < spread.gross.size(); ++m) {
        cash.push_back(spread.gross[m] - credits[m] + ahead[m]);
        paid.push_back(cash.back() + tax[m]);
        byThen.push_back(paid.back() + (byThen.empty() ? 0 : byThen.back()));
    }
    Columns columns;
    columns.afterwards = std::abs(sumOf(ahead)) < 0.005 ? 0 : sumOf(ahead);
    columns.beyondMonths = std::round(scenario.cost->likely * 100) / 100 - sumOf(paid) + columns.afterwards;
    if (std::abs(columns.beyondMonths) < 0.005)
        columns.beyondMonths = 0;
    columns.shown.push_back({"report.column.gross", spread.gross});
    if (any(credits))
        columns.shown.push_back({"report.column.credits", credits});
    if (any(ahead))
        columns.shown.push_back({"report.column.ahead", ahead});
    if ((any(credits) || any(ahead)) && any(tax))
        columns.shown.push_back({"report.column.cash", cash});
    if (any(tax))
        columns.shown.push_back({"report.column.tax", tax});
    columns.paid = columns.shown.size();
    columns.shown.push_back({"report.column.paid", paid});
    columns.shown.push_back({"report.column.paid_by_then", byThen});
    return columns;
}

/// The months in which anything is billed or paid.
std::vector<std::size_t> usedMonths(const ScenarioResult& scenario, const Spread& spread)
{
    std::vector<std::size_t> used;
    for (std::size_t m = 0; m < scenario.months.size(); ++m) {
        if (spread.gross[m] != 0 || scenario.months[m].cost != Range{})
            used.push_back(m);
    }
    return used;
}

/// A row with its name first and amounts where `usd` has them.
ReportRow sumRow(ReportText name, RowRank rank, const std::vector<std::optional<double>>& usd)
{
    ReportRow row{{std::move(name)}, rank, 0};
    for (const auto& each : usd)
        row.cells.push_back(each ? ReportCell{UsdAmount{*each, false}} : ReportCell{phrase("report.blank")});
    return row;
}

/// The sums of the months, and what leads from them to the amount asked for.
void addSums(ReportTable& table, const Columns& columns)
{
    std::vector<std::optional<double>> sums;
    for (const Column& each : columns.shown)
        sums.emplace_back(sumOf(each.usd));
    sums.back().reset(); // a running sum
    sums.emplace_back(); // limits
    const double paid = *sums[columns.paid];
    table.rows.push_back(sumRow(phrase("report.total"), RowRank::Total, sums));
    if (columns.beyondMonths == 0 && columns.afterwards == 0)
        return;
    std::vector<std::optional<double>> only(sums.size());
    const auto add = [&](const char* name, double usd) {
        only[columns.paid] = usd;
        if (usd != 0)
            table.rows.push_back(sumRow(phrase(name), RowRank::Plain, only));
    };
    add("report.afterwards", -columns.afterwards);
    add("report.beyond_months", columns.beyondMonths);
    only[columns.paid] = paid - columns.afterwards + columns.beyondMonths;
    table.rows.push_back(sumRow(phrase("report.step.asked"), RowRank::Total, only));
}

ReportTable monthTable(const ScenarioResult& scenario, const Spread& spread)
{
    const Columns columns = columnsOf(scenario, spread);
    ReportTable table;
    table.columns.push_back({phrase("report.column.month"), 1.6, false});
    for (const Column& each : columns.shown)
        table.columns.push_back({phrase(each.title), 1, true});
    const bool ranges = std::any_of(scenario.months.begin(), scenario.months.end(),
                                    [](const MonthResult& month) { return !month.cost.isExact(); });
    if (ranges)
        table.columns.push_back({phrase("report.column.month_limits"), 1.7, true});
    for (const std::size_t m : usedMonths(scenario, spread)) {
        ReportRow row{{IsoDate{scenario.months[m].month}}, RowRank::Plain, 0};
        for (const Column& each : columns.shown)
            row.cells.emplace_back(UsdAmount{each.usd[m], false});
        if (ranges)
            row.cells.push_back(limits(scenario.months[m].cost));
        table.rows.push_back(std::move(row));
    }
    addSums(table, columns);
    return table;
}

using Months = std::span<const std::size_t>;

ReportRow spreadRow(ReportCell name, RowRank rank, const std::vector<double>& cents, Months months, bool sum)
{
    ReportRow row{{std::move(name)}, rank, 0};
    for (const std::size_t m : months)
        row.cells.emplace_back(UsdAmount{cents[m], false});
    if (sum)
        row.cells.emplace_back(UsdAmount{sumOf(cents), false});
    return row;
}

/// Workloads down, some months across; the last table has the sum of all months.
ReportTable spreadTable(const ScenarioResult& scenario, const Spread& spread, Months months, bool last)
{
    ReportTable table;
    table.columns.push_back({phrase("report.column.gross_of"), 2, false});
    for (const std::size_t m : months)
        table.columns.push_back({IsoDate{scenario.months[m].month}, 1, true});
    if (last)
        table.columns.push_back({phrase("report.column.all_months"), 1.1, true});
    for (std::size_t i = 0; i < spread.cents.size(); ++i) {
        const bool shared = spread.names[i].empty();
        table.rows.push_back(spreadRow(shared ? ReportCell{phrase("report.shared_gross")}
                                              : ReportCell{OwnWords{spread.names[i]}},
                                       RowRank::Plain, spread.cents[i], months, last));
    }
    table.rows.push_back(spreadRow(phrase("report.total"), RowRank::Total, spread.gross, months, last));
    return table;
}

} // namespace

ReportSection monthsSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.months", {{"name", nameOf(source.scenario)}});
    const ScenarioResult& scenario = source.scenario;
    if (!scenario.cost || scenario.months.empty())
        return section;
    const Spread spread = spreadOf(source);
    section.blocks.emplace_back(monthTable(scenario, spread));
    section.blocks.emplace_back(ReportParagraph{phrase("report.months_note"), ParagraphRank::Note});
    const std::vector<std::size_t> used = usedMonths(scenario, spread);
    if (used.empty())
        return section;
    section.blocks.emplace_back(ReportHeading{phrase("report.title.spread")});
    for (std::size_t from = 0; from < used.size(); from += kAcross) {
        const std::size_t count = std::min(kAcross, used.size() - from);
        section.blocks.emplace_back(
            spreadTable(scenario, spread, Months(used).subspan(from, count), from + count == used.size()));
    }
    return section;
}

} // namespace core

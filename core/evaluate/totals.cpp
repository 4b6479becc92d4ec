// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/totals.h"

#include <algorithm>
#include <numeric>

namespace core {

namespace {

/// What is paid in each month for one line.
std::vector<double> paymentsOf(const LineFigures& figures)
{
    std::vector<double> paid = figures.grossByMonth;
    for (std::size_t m = 0; m < figures.paidAheadByMonth.size(); ++m)
        paid[m] += figures.paidAheadByMonth[m];
    return paid;
}

std::vector<ProviderSpend> spendByProvider(std::span<const Line> lines, std::span<const LineFigures> figures)
{
    std::vector<ProviderSpend> spend;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string& provider = lines[i].providerId;
        auto bill = std::find_if(spend.begin(), spend.end(),
                                 [&](const ProviderSpend& s) { return s.provider == provider; });
        if (bill == spend.end()) {
            spend.push_back({provider, paymentsOf(figures[i])});
            continue;
        }
        const std::vector<double> paid = paymentsOf(figures[i]);
        for (std::size_t m = 0; m < bill->byMonth.size(); ++m)
            bill->byMonth[m] += paid[m];
    }
    return spend;
}

} // namespace

std::vector<MonthResult> monthsOf(const Plan& plan, const AtEnds<Totals>& t, bool open)
{
    std::vector<MonthResult> months;
    const Month start = parseMonth(plan.start).value_or(Month{});
    const double taxShare = unrecoverableTaxShare(plan.budget.tax);
    for (std::size_t m = 0; m < t.likely.grossByMonth.size(); ++m) {
        MonthResult month;
        month.month = toText(start + static_cast<int>(m));
        const auto credits = [m](const Totals& x) { return x.credits.usedByMonth[m]; };
        const auto cash = [m](const Totals& x) { return x.paidByMonth[m] - x.credits.usedByMonth[m]; };
        month.gross = t.range([m](const Totals& x) { return x.grossByMonth[m]; }, open);
        month.credits = t.range(credits, false);
        month.cash = t.range(cash, open);
        month.tax = t.range([&](const Totals& x) { return cash(x) * taxShare; }, open);
        month.cost = t.range([&](const Totals& x) { return cash(x) * (1 + taxShare); }, open);
        months.push_back(month);
    }
    return months;
}

Totals totalsOf(const Plan& plan, std::span<const Line> lines, std::span<const LineFigures> figures)
{
    Totals t;
    t.grossByMonth.assign(static_cast<std::size_t>(std::max(0, plan.months)), 0);
    for (const LineFigures& line : figures) {
        for (std::size_t row = 0; row < kCostRows; ++row)
            t.rows[row] += line.rows[row];
        for (std::size_t m = 0; m < t.grossByMonth.size(); ++m)
            t.grossByMonth[m] += line.grossByMonth[m];
        t.gross += line.gross;
        t.gpuHours += line.gpuHours;
        t.wallHours = std::max(t.wallHours, line.wallHours);
    }
    const Month start = parseMonth(plan.start).value_or(Month{});
    const std::vector<ProviderSpend> spend = spendByProvider(lines, figures);
    t.credits = useCredits(plan.budget.credits, spend, start, std::max(0, plan.months));
    t.paidByMonth.assign(t.grossByMonth.size(), 0);
    for (const ProviderSpend& bill : spend) {
        for (std::size_t m = 0; m < bill.byMonth.size(); ++m)
            t.paidByMonth[m] += bill.byMonth[m];
    }
    t.cash = std::accumulate(t.paidByMonth.begin(), t.paidByMonth.end(), 0.0) - t.credits.used;
    t.authority = authorise(t.gross, t.credits.used, plan.budget);
    t.rows[static_cast<std::size_t>(CostRow::Credits)] = -t.credits.used;
    t.rows[static_cast<std::size_t>(CostRow::Contingency)] = t.authority.contingency;
    t.rows[static_cast<std::size_t>(CostRow::Tax)] = t.authority.tax;
    return t;
}

Totals totalsAt(const Plan& plan, std::span<const Line> lines, const Ends& ends)
{
    std::vector<LineFigures> figures;
    figures.reserve(lines.size());
    for (const Line& line : lines)
        figures.push_back(figuresAt(line, ends));
    return totalsOf(plan, lines, figures);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/totals.h"

#include <algorithm>

namespace core {

namespace {

std::vector<ProviderSpend> spendByProvider(std::span<const Line> lines, std::span<const LineFigures> figures)
{
    std::vector<ProviderSpend> spend;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string& provider = lines[i].providerId;
        auto bill = std::find_if(spend.begin(), spend.end(),
                                 [&](const ProviderSpend& s) { return s.provider == provider; });
        if (bill == spend.end()) {
            spend.push_back({provider, figures[i].grossByMonth});
            continue;
        }
        for (std::size_t m = 0; m < bill->byMonth.size(); ++m)
            bill->byMonth[m] += figures[i].grossByMonth[m];
    }
    return spend;
}

} // namespace

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
    t.credits =
        useCredits(plan.budget.credits, spendByProvider(lines, figures), start, std::max(0, plan.months));
    t.cash = t.gross - t.credits.used;
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

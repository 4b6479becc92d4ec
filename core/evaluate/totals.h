// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/at_ends.h"
#include "core/evaluate/line.h"
#include "core/finance/cash_flow.h"

#include <array>
#include <span>
#include <vector>

namespace core {

/// A scenario's money with every input at one end: plain numbers, USD.
struct Totals
{
    std::array<double, kCostRows> rows{};
    std::vector<double> grossByMonth; ///< when costs arise
    std::vector<double> paidByMonth;  ///< when they are paid, before credits
    CreditUse credits;
    Authority authority;
    double gross = 0;
    double cash = 0; ///< payments inside the plan − credits
    double gpuHours = 0;
    double wallHours = 0; ///< the longest workload's one run
    [[nodiscard]] double cost() const { return authority.cost; }
};

/// Adds up the lines of one scenario and applies, in this order, credits, contingency and tax.
[[nodiscard]] Totals totalsOf(const Plan& plan, std::span<const Line> lines,
                              std::span<const LineFigures> figures);
/// The scenario's calendar: what arises and what is paid in each month of the plan. `open` as for its gross.
[[nodiscard]] std::vector<MonthResult> monthsOf(const Plan& plan, const AtEnds<Totals>& totals, bool open);
[[nodiscard]] Totals totalsAt(const Plan& plan, std::span<const Line> lines, const Ends& ends);

} // namespace core

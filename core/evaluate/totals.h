// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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
    std::vector<double> grossByMonth;
    CreditUse credits;
    Authority authority;
    double gross = 0;
    double cash = 0; ///< gross − credits
    double gpuHours = 0;
    double wallHours = 0; ///< the longest workload's one run
    [[nodiscard]] double cost() const { return authority.cost; }
};

/// Adds up the lines of one scenario and applies, in this order, credits, contingency and tax.
[[nodiscard]] Totals totalsOf(const Plan& plan, std::span<const Line> lines,
                              std::span<const LineFigures> figures);
[[nodiscard]] Totals totalsAt(const Plan& plan, std::span<const Line> lines, const Ends& ends);

} // namespace core

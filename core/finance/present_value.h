// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>

namespace core {

// Time value of money (FORMULAS §7, "Time value"). Rates are shares (0.10 = 10 %), > −1.

/// The month's rate that compounds to `yearly`: (1 + r)^(1/12) − 1.
[[nodiscard]] double monthlyRate(double yearly);

enum class PaidAt { MonthEnd, MonthStart };
/// What 1 a month for `months` months is worth today at `monthly`: (1 − (1 + i)^−n) ÷ i, and once (1 + i)
/// more when it is paid at the month's start. At rate 0 it is `months`.
[[nodiscard]] double annuity(int months, double monthly, PaidAt paid = PaidAt::MonthEnd);

/// Σ CF_t ÷ (1 + i)^t, the first flow today.
[[nodiscard]] double presentValueOf(std::span<const double> flows, double monthly);

/// The even yearly amount that is worth `presentValue` over `years` > 0: NPV · r ÷ (1 − (1 + r)^−n).
[[nodiscard]] double equivalentAnnualCost(double presentValue, double yearly, double years);

/// What a thing loses in value a period: (price − residual) ÷ periods.
[[nodiscard]] double straightLine(double price, double residual, double periods);
/// Book value after `years` whole years of losing 2 ÷ `life` of what is left, never below `residual`.
[[nodiscard]] double doubleDecliningBook(double price, double residual, int life, int years);

/// What the price of a later stretch must be for the longer contract to average out: a contract of `later`
/// periods at `longPrice` against one of `first` periods at `shortPrice` (later > first > 0).
[[nodiscard]] double impliedForwardPrice(double shortPrice, int first, double longPrice, int later);

} // namespace core

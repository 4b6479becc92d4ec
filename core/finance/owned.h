// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

namespace core {

/// A machine that is bought, for as long as it lives. USD, W, hours.
struct OwnedMachine
{
    double price = 0;
    double resaleShare = 0; ///< of the price, at the end of its life
    double lifeMonths = 36; ///< ≥ 1
    double activeW = 0;
    double idleW = 0; ///< drawn in every hour in which it does not work
    double pue = 1;
    double usdPerKwh = 0;
    double adminHoursPerMonth = 0;
    double usdPerAdminHour = 0;

    /// Straight line: (price − resale) ÷ months of life.
    [[nodiscard]] double depreciationPerMonth() const { return price * (1 - resaleShare) / lifeMonths; }
    [[nodiscard]] double adminPerMonth() const { return adminHoursPerMonth * usdPerAdminHour; }
    /// W × hours × PUE ÷ 1000 × tariff (FORMULAS §14).
    [[nodiscard]] double power(double activeHours, double idleHours) const
    {
        return (activeW * activeHours + idleW * idleHours) / 1000 * pue * usdPerKwh;
    }
    /// What one more hour of work adds: the power above idling.
    [[nodiscard]] double marginalPerHour() const { return (activeW - idleW) / 1000 * pue * usdPerKwh; }
    /// What a month costs that does no work at all, without depreciation.
    [[nodiscard]] double fixedPerMonth(double hoursPerMonth) const
    {
        return adminPerMonth() + power(0, hoursPerMonth);
    }
    bool operator==(const OwnedMachine&) const = default;
};

/// What is paid for `machine` (once for each of its lives that begin) and got back for it, in month 0, 1, …
/// of `months`; negative where more is got back than paid. A life that ends with the plan is sold in its
/// last month.
[[nodiscard]] std::vector<double> purchasePayments(const OwnedMachine& machine, int months);

/// Hours of work a month above which owning is cheaper than renting at `rentUsd` an hour: ((price − resale) ÷
/// months + fixed) ÷ (rent − marginal) (FORMULAS §7). Nothing when renting is cheaper however much it works.
/// The answer may exceed the hours of a month.
[[nodiscard]] std::optional<double> breakEvenHoursPerMonth(const OwnedMachine& machine, double rentUsd,
                                                           double hoursPerMonth);

/// Months until the price is earned back at `rentPerMonth` saved and `runningPerMonth` spent: price ÷ (rent −
/// running); depreciation is not running cost, it is the price itself. Nothing when it never is.
[[nodiscard]] std::optional<double> paybackMonths(double price, double rentPerMonth, double runningPerMonth);

/// Months until owning has cost less than rent that changes by `rentChangePerYear` (−0.2 = falls by 20 %),
/// compounded by the month, and with what the machine would sell for then counted back when `sellable`
/// (straight line from the price to its resale value). Nothing within its life.
[[nodiscard]] std::optional<double> paybackMonths(const OwnedMachine& machine, double rentPerMonth,
                                                  double runningPerMonth, double rentChangePerYear,
                                                  bool sellable);

} // namespace core

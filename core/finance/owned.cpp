// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/owned.h"

#include "core/finance/present_value.h"

#include <algorithm>
#include <cmath>

namespace core {

std::vector<double> purchasePayments(const OwnedMachine& machine, int months)
{
    std::vector<double> payments(static_cast<std::size_t>(std::max(0, months)), 0);
    const int life = std::max(1, static_cast<int>(std::lround(machine.lifeMonths)));
    for (int bought = 0; bought < months; bought += life) {
        payments[static_cast<std::size_t>(bought)] += machine.price;
        if (bought + life <= months)
            payments[static_cast<std::size_t>(bought + life - 1)] -= machine.price * machine.resaleShare;
    }
    return payments;
}

std::optional<double> breakEvenHoursPerMonth(const OwnedMachine& machine, double rentUsd,
                                             double hoursPerMonth)
{
    const double savedPerHour = rentUsd - machine.marginalPerHour();
    if (!(savedPerHour > 0))
        return std::nullopt;
    return (machine.depreciationPerMonth() + machine.fixedPerMonth(hoursPerMonth)) / savedPerHour;
}

std::optional<double> paybackMonths(double price, double rentPerMonth, double runningPerMonth)
{
    const double savedPerMonth = rentPerMonth - runningPerMonth;
    if (!(savedPerMonth > 0))
        return std::nullopt;
    return price / savedPerMonth;
}

std::optional<double> paybackMonths(const OwnedMachine& machine, double rentPerMonth, double runningPerMonth,
                                    double rentChangePerYear, bool sellable)
{
    const double change = 1 + monthlyRate(rentChangePerYear);
    double owing = machine.price;
    double rent = rentPerMonth;
    const auto sale = [&](double month) {
        return sellable ? machine.price - machine.depreciationPerMonth() * month : 0;
    };
    for (int month = 1; month <= std::lround(machine.lifeMonths); ++month) {
        const double before = owing - sale(month - 1);
        owing -= rent - runningPerMonth;
        const double after = owing - sale(month);
        if (after <= 0 && before > after)
            return month - 1 + std::clamp(before / (before - after), 0.0, 1.0);
        rent *= change;
    }
    return std::nullopt;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/commitment.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

double breakEvenUtilization(const CommittedCapacity& capacity, double onDemandUsd)
{
    return onDemandUsd > 0 ? capacity.usdPerHour() / onDemandUsd : std::numeric_limits<double>::infinity();
}

double presentValueOf(const CommittedCapacity& capacity, double yearlyRate)
{
    return capacity.upfront()
           + capacity.monthlyPayment() * annuity(capacity.termMonths, monthlyRate(yearlyRate), capacity.paid);
}

std::optional<double> tieDiscountRate(const CommittedCapacity& a, const CommittedCapacity& b)
{
    const auto gap = [&](double rate) { return presentValueOf(a, rate) - presentValueOf(b, rate); };
    double low = -0.5;
    double high = 10;
    const bool rising = gap(low) < gap(high);
    if ((gap(low) < 0) == (gap(high) < 0))
        return std::nullopt;
    for (int step = 0; step < 100; ++step) {
        const double middle = (low + high) / 2;
        ((gap(middle) < 0) == rising ? low : high) = middle;
    }
    return (low + high) / 2;
}

std::vector<double> regretByStopMonth(const CommittedCapacity& capacity, double onDemandUsd,
                                      double usedHoursPerMonth)
{
    std::vector<double> regret;
    for (int month = 1; month <= capacity.termMonths; ++month)
        regret.push_back(std::max(0.0, capacity.total() - onDemandUsd * usedHoursPerMonth * month));
    return regret;
}

std::vector<double> costByQuantity(const CommittedCapacity& one, std::vector<GpuUse> gpus, int most)
{
    std::sort(gpus.begin(), gpus.end(), [](const GpuUse& a, const GpuUse& b) {
        return a.hours * a.onDemandUsd > b.hours * b.onDemandUsd;
    });
    const double slot = one.usdPerHour() * one.hoursPerMonth * one.termMonths;
    double onDemand = 0;
    for (const GpuUse& gpu : gpus)
        onDemand += gpu.hours * gpu.onDemandUsd;
    std::vector<double> costs{onDemand};
    for (int k = 1; k <= most; ++k) {
        const auto next = static_cast<std::size_t>(k - 1);
        if (next < gpus.size())
            onDemand -= gpus[next].hours * gpus[next].onDemandUsd;
        costs.push_back(slot * k + onDemand);
    }
    return costs;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/billing.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

Hours billedHours(Hours used, double incrementS, double minimumS)
{
    double seconds = inHours(used) * 3600;
    if (seconds <= 0)
        return hours(0);
    seconds = std::max(seconds, minimumS);
    if (incrementS > 0) {
        // A whole number of increments that arithmetic left a hair above itself is not one increment more.
        const double steps = std::ceil(seconds / incrementS * (1 - 1e-12));
        seconds = std::max(seconds, steps * incrementS);
    }
    return hours(seconds / 3600);
}

int billedGpus(int wanted, int perInstance)
{
    assert(wanted >= 1 && perInstance >= 1);
    return (wanted + perInstance - 1) / perInstance * perInstance;
}

double tieredCost(double gb, std::span<const PricedTier> tiers)
{
    double cost = 0;
    double from = 0;
    for (std::size_t i = 0; i < tiers.size() && gb > from; ++i) {
        const bool last = i + 1 == tiers.size();
        const double to = last || !tiers[i].upToGb ? gb : std::min(gb, *tiers[i].upToGb);
        if (to > from) {
            cost += (to - from) * tiers[i].usdPerGb;
            from = to;
        }
    }
    return cost;
}

double usdPerGpuHour(double usd, PriceUnit per, int gpusPerInstance, double hoursPerMonth)
{
    switch (per) {
    case PriceUnit::GpuHour:
        return usd;
    case PriceUnit::InstanceHour:
        return usd / gpusPerInstance;
    case PriceUnit::GpuSecond:
        return usd * 3600;
    case PriceUnit::Month:
        return usd / gpusPerInstance / hoursPerMonth;
    }
    return usd;
}

} // namespace core

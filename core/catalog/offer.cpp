// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/offer.h"

namespace core {

std::optional<double> likelyUsdPerGpuHour(const Price& price)
{
    constexpr double kSecondsPerHour = 3600;
    constexpr double kHoursPerMonth = 730;
    if (price.currency != "USD")
        return std::nullopt;
    switch (price.per) {
    case PriceUnit::GpuHour:
        return price.usd.likely;
    case PriceUnit::GpuSecond:
        return price.usd.likely * kSecondsPerHour;
    case PriceUnit::InstanceHour:
        return price.usd.likely / price.gpusPerInstance.value_or(1);
    case PriceUnit::Month:
        return price.usd.likely / kHoursPerMonth / price.gpusPerInstance.value_or(1);
    }
    return std::nullopt;
}

} // namespace core

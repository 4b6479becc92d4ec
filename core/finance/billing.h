// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/quantity.h"
#include "core/catalog/offer.h"

#include <optional>
#include <span>

namespace core {

/// Hours billed for one launch that lasts `used`: at least the minimum, rounded up to the increment
/// (FORMULAS §0). Seconds of 0 mean no rule. A launch that lasts nothing is not billed.
[[nodiscard]] Hours billedHours(Hours used, double incrementS, double minimumS);

/// GPUs billed when whole instances of `perInstance` GPUs are rented for `wanted` GPUs. Both ≥ 1.
[[nodiscard]] int billedGpus(int wanted, int perInstance);

/// One step of a tiered price; `upToGb` is cumulative, absent = all the rest.
struct PricedTier
{
    std::optional<double> upToGb;
    double usdPerGb = 0;
};
/// What `gb` cost when each step's price holds for the part inside it. Beyond the last step its price goes
/// on. No steps: 0.
[[nodiscard]] double tieredCost(double gb, std::span<const PricedTier> tiers);

/// USD for one GPU for one hour of a price per GPU-hour, instance-hour, GPU-second or month.
[[nodiscard]] double usdPerGpuHour(double usd, PriceUnit per, int gpusPerInstance, double hoursPerMonth);

} // namespace core

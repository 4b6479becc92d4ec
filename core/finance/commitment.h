// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/finance/present_value.h"

#include <optional>
#include <span>
#include <vector>

namespace core {

/// Capacity that is paid whether it is used or not: reserved instances, savings plans. USD, for one GPU and
/// hour where not said otherwise.
struct CommittedCapacity
{
    double listUsd = 0;  ///< on demand
    double discount = 0; ///< share, 0…1
    int quantity = 1;    ///< GPUs
    int termMonths = 12; ///< ≥ 1
    double hoursPerMonth = 730;
    double upfrontShare = 0; ///< of the whole, 0…1; the rest in even monthly payments
    PaidAt paid = PaidAt::MonthEnd;

    [[nodiscard]] double usdPerHour() const { return listUsd * (1 - discount); }
    [[nodiscard]] double usdPerMonth() const { return usdPerHour() * hoursPerMonth * quantity; }
    [[nodiscard]] double total() const { return usdPerMonth() * termMonths; }
    [[nodiscard]] double upfront() const { return total() * upfrontShare; }
    [[nodiscard]] double monthlyPayment() const { return usdPerMonth() * (1 - upfrontShare); }
    bool operator==(const CommittedCapacity&) const = default;
};

/// The share of the time above which the commitment is cheaper than on demand at `onDemandUsd` an hour:
/// (U + r·T) ÷ (p·T), which is 1 − d against the list price (FORMULAS §7). Above 1: never.
[[nodiscard]] double breakEvenUtilization(const CommittedCapacity& capacity, double onDemandUsd);

/// What all its payments are worth when it starts, at a yearly rate.
[[nodiscard]] double presentValueOf(const CommittedCapacity& capacity, double yearlyRate);

/// The yearly rate at which two ways to pay are worth the same today, between −50 % and 1000 %; nothing when
/// one is cheaper at every rate.
[[nodiscard]] std::optional<double> tieDiscountRate(const CommittedCapacity& a, const CommittedCapacity& b);

/// What it costs more, when the project stops after month 1, 2, … of the term, than having bought on demand
/// until then at `onDemandUsd` for `usedHoursPerMonth` GPU-hours; never below 0.
[[nodiscard]] std::vector<double> regretByStopMonth(const CommittedCapacity& capacity, double onDemandUsd,
                                                    double usedHoursPerMonth);

/// One GPU's use over a commitment's term, and what an hour of it costs on demand.
struct GpuUse
{
    double hours = 0;
    double onDemandUsd = 0;
    bool operator==(const GpuUse&) const = default;
};

/// What all GPUs cost over the term when the k dearest to rent on demand (hours × price) are committed, one
/// for one, and the rest is bought on demand, for k = 0, 1, … `most`. Beyond the GPUs, a slot is only waste.
/// Which k is best is the newsvendor's answer: commit each GPU that is busier than the break-even.
[[nodiscard]] std::vector<double> costByQuantity(const CommittedCapacity& one, std::vector<GpuUse> gpus,
                                                 int most);

} // namespace core

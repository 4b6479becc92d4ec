// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/budget.h"
#include "core/plan/month.h"

#include <string>
#include <vector>

namespace core {

/// What was spent in the plan's months, by provider ("" = none), before credits. USD.
struct ProviderSpend
{
    std::string provider;
    std::vector<double> byMonth;
};

/// What credits do to the bills, month by month.
struct CreditUse
{
    std::vector<double> usedByMonth;
    double used = 0;
    double stranded = 0; ///< amounts that expire within the plan unused
};

/// Spends credits against monthly bills: the one that expires first goes first; a provider's credit pays only
/// that provider's bills. A credit that expires after the plan's last month or never is not stranded.
[[nodiscard]] CreditUse useCredits(const std::vector<Credit>& credits,
                                   const std::vector<ProviderSpend>& spend, Month start, int months);

/// The money that must be authorised, in this order: gross → credits → contingency (on gross) → tax
/// (FORMULAS §15). Tax is the unrecoverable part, on cash and on the contingency.
struct Authority
{
    double contingency = 0;
    double beforeTax = 0; ///< gross − credits + contingency
    double tax = 0;
    double cost = 0; ///< beforeTax + tax
};
[[nodiscard]] Authority authorise(double gross, double credits, const Budget& budget);
/// The share of a payment that tax adds and nobody gives back: rate · (1 − recoverable).
[[nodiscard]] double unrecoverableTaxShare(const Tax& tax);

} // namespace core

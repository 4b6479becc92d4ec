// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <variant>

namespace core {

/// A value that is certain.
struct FixedDistribution
{
    double value = 0;
    bool operator==(const FixedDistribution&) const = default;
};

/// Every value between the limits is as likely as any other; low < high.
struct UniformDistribution
{
    double low = 0;
    double high = 1;
    bool operator==(const UniformDistribution&) const = default;
};

/// Straight lines from the limits to the mode; low ≤ mode ≤ high, low < high.
struct TriangularDistribution
{
    double low = 0;
    double mode = 0.5;
    double high = 1;
    bool operator==(const TriangularDistribution&) const = default;
};

/// The beta-PERT with λ = 4; low ≤ mode ≤ high, low < high.
struct PertDistribution
{
    double low = 0;
    double mode = 0.5;
    double high = 1;
    bool operator==(const PertDistribution&) const = default;
};

/// exp of a normal with mean `mu` and standard deviation `sigma` > 0.
struct LognormalDistribution
{
    double mu = 0;
    double sigma = 1;
    bool operator==(const LognormalDistribution&) const = default;
};

/// How an uncertain quantity is spread (FORMULAS §2).
using Distribution = std::variant<FixedDistribution, UniformDistribution, TriangularDistribution,
                                  PertDistribution, LognormalDistribution>;

/// The lognormal of which `low` is the `lowShare` quantile and `high` the `highShare` quantile.
/// 0 < low < high; 0 < lowShare < highShare < 1.
[[nodiscard]] LognormalDistribution lognormalThrough(double low, double high, double lowShare,
                                                     double highShare);

/// The chance of a value of at most x, in [0, 1].
[[nodiscard]] double cdf(const Distribution& distribution, double x);

/// The value that is not exceeded with chance p. 0 < p < 1; with limits also 0 and 1, which give the limits.
[[nodiscard]] double quantile(const Distribution& distribution, double p);

/// The expected value.
[[nodiscard]] double mean(const Distribution& distribution);

/// The exact variance, not the shortcut ((high − low) / 6)².
[[nodiscard]] double variance(const Distribution& distribution);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/distribution.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/special_functions/beta.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

namespace {

constexpr double kPertWeight = 4;

double alphaOf(const PertDistribution& d)
{
    return 1 + kPertWeight * (d.mode - d.low) / (d.high - d.low);
}

double betaOf(const PertDistribution& d)
{
    return 1 + kPertWeight * (d.high - d.mode) / (d.high - d.low);
}

struct Cdf
{
    double x;

    double operator()(const FixedDistribution& d) const { return x < d.value ? 0 : 1; }
    double operator()(const UniformDistribution& d) const
    {
        return std::clamp((x - d.low) / (d.high - d.low), 0.0, 1.0);
    }
    double operator()(const TriangularDistribution& d) const
    {
        if (x <= d.low)
            return 0;
        if (x >= d.high)
            return 1;
        const double width = d.high - d.low;
        if (x < d.mode)
            return (x - d.low) * (x - d.low) / (width * (d.mode - d.low));
        return 1 - (d.high - x) * (d.high - x) / (width * (d.high - d.mode));
    }
    double operator()(const PertDistribution& d) const
    {
        const double share = std::clamp((x - d.low) / (d.high - d.low), 0.0, 1.0);
        return boost::math::ibeta(alphaOf(d), betaOf(d), share);
    }
    double operator()(const LognormalDistribution& d) const
    {
        return x <= 0 ? 0 : boost::math::cdf(boost::math::normal(d.mu, d.sigma), std::log(x));
    }
};

struct Quantile
{
    double p;

    double operator()(const FixedDistribution& d) const { return d.value; }
    double operator()(const UniformDistribution& d) const { return d.low + p * (d.high - d.low); }
    double operator()(const TriangularDistribution& d) const
    {
        const double width = d.high - d.low;
        if (p * width <= d.mode - d.low)
            return d.low + std::sqrt(p * width * (d.mode - d.low));
        return d.high - std::sqrt((1 - p) * width * (d.high - d.mode));
    }
    double operator()(const PertDistribution& d) const
    {
        return d.low + (d.high - d.low) * boost::math::ibeta_inv(alphaOf(d), betaOf(d), p);
    }
    double operator()(const LognormalDistribution& d) const
    {
        return std::exp(boost::math::quantile(boost::math::normal(d.mu, d.sigma), p));
    }
};

struct Mean
{
    double operator()(const FixedDistribution& d) const { return d.value; }
    double operator()(const UniformDistribution& d) const { return d.low + (d.high - d.low) / 2; }
    double operator()(const TriangularDistribution& d) const { return (d.low + d.mode + d.high) / 3; }
    double operator()(const PertDistribution& d) const
    {
        return (d.low + kPertWeight * d.mode + d.high) / (kPertWeight + 2);
    }
    double operator()(const LognormalDistribution& d) const { return std::exp(d.mu + d.sigma * d.sigma / 2); }
};

struct Variance
{
    double operator()(const FixedDistribution& /*d*/) const { return 0; }
    double operator()(const UniformDistribution& d) const { return (d.high - d.low) * (d.high - d.low) / 12; }
    double operator()(const TriangularDistribution& d) const
    {
        // The book's formula with distances from the low limit, so that large limits cancel nothing.
        const double width = d.high - d.low;
        const double rise = d.mode - d.low;
        return (width * width - width * rise + rise * rise) / 18;
    }
    double operator()(const PertDistribution& d) const
    {
        const double middle = Mean{}(d);
        return (middle - d.low) * (d.high - middle) / (kPertWeight + 3);
    }
    double operator()(const LognormalDistribution& d) const
    {
        return std::expm1(d.sigma * d.sigma) * std::exp(2 * d.mu + d.sigma * d.sigma);
    }
};

} // namespace

LognormalDistribution lognormalThrough(double low, double high, double lowShare, double highShare)
{
    assert(low > 0 && low < high && lowShare > 0 && lowShare < highShare && highShare < 1);
    const boost::math::normal standard;
    const double zLow = boost::math::quantile(standard, lowShare);
    const double zHigh = boost::math::quantile(standard, highShare);
    const double sigma = std::log(high / low) / (zHigh - zLow);
    return {std::log(low) - sigma * zLow, sigma};
}

double cdf(const Distribution& distribution, double x)
{
    return std::visit(Cdf{x}, distribution);
}

double quantile(const Distribution& distribution, double p)
{
    assert(p >= 0 && p <= 1);
    return std::visit(Quantile{p}, distribution);
}

double mean(const Distribution& distribution)
{
    return std::visit(Mean{}, distribution);
}

double variance(const Distribution& distribution)
{
    return std::visit(Variance{}, distribution);
}

} // namespace core

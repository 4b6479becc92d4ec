// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <cassert>

namespace core {

/// A closed interval with its likely value, carried from a price to the report. `openHigh` means that nothing
/// bounds the true value above; `high` is then only the highest figure stated, and every figure computed from
/// it is "≥".
///
/// Arithmetic here is for independent quantities (FORMULAS §1). A quantity that appears twice must be
/// factored out by the caller, or the result is too wide: that is what `core/evaluate/limits.h` does for
/// whole plans.
struct Range
{
    double low = 0;
    double likely = 0;
    double high = 0;
    bool openHigh = false;

    [[nodiscard]] static constexpr Range exactly(double x) { return {x, x, x, false}; }
    [[nodiscard]] constexpr bool isExact() const { return low == high && !openHigh; }
    constexpr bool operator==(const Range&) const = default;
};

/// x + y. Open if either is.
[[nodiscard]] constexpr Range operator+(const Range& x, const Range& y)
{
    return {x.low + y.low, x.likely + y.likely, x.high + y.high, x.openHigh || y.openHigh};
}

/// x − y, independent. Open above only if x is; an open y makes the result's low end a bound that cannot be
/// stated, which Range does not carry: callers that subtract open ranges say so themselves.
[[nodiscard]] constexpr Range operator-(const Range& x, const Range& y)
{
    return {x.low - y.high, x.likely - y.likely, x.high - y.low, x.openHigh};
}

/// x · y, independent, any signs. Open above when an open factor meets one that can be positive: nothing
/// times an open price is still nothing. An open range times a negative one has no stated low end, which
/// Range does not carry: as for x − y, callers that negate open ranges say so themselves.
[[nodiscard]] constexpr Range operator*(const Range& x, const Range& y)
{
    const std::array<double, 4> corner{x.low * y.low, x.low * y.high, x.high * y.low, x.high * y.high};
    return {*std::min_element(corner.begin(), corner.end()), x.likely * y.likely,
            *std::max_element(corner.begin(), corner.end()),
            (x.openHigh && (y.high > 0 || y.openHigh)) || (y.openHigh && x.high > 0)};
}

[[nodiscard]] constexpr Range operator*(const Range& x, double factor)
{
    return x * Range::exactly(factor);
}

/// x ÷ y, independent, for y > 0 (asserted: a range that touches zero has no quotient). Each limit is one
/// division, so that x ÷ x of an exact x is exactly 1. Open above only if x is.
[[nodiscard]] constexpr Range operator/(const Range& x, const Range& y)
{
    assert(y.low > 0);
    return {x.low / (x.low < 0 ? y.low : y.high), x.likely / y.likely, x.high / (x.high < 0 ? y.high : y.low),
            x.openHigh};
}

/// Share saved when `option` replaces `baseline`, both independent, baseline > 0 (asserted), option ≥ 0:
/// [1 − o₂/b₁, 1 − o₁/b₂] (FORMULAS §1). Open if the baseline is; an open option makes the low end a bound
/// that cannot be stated.
[[nodiscard]] constexpr Range shareSaved(const Range& baseline, const Range& option)
{
    assert(baseline.low > 0);
    return {1 - option.high / baseline.low, 1 - option.likely / baseline.likely,
            1 - option.low / baseline.high, baseline.openHigh};
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>

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

/// x · y, independent, any signs.
[[nodiscard]] constexpr Range operator*(const Range& x, const Range& y)
{
    const std::array<double, 4> corner{x.low * y.low, x.low * y.high, x.high * y.low, x.high * y.high};
    return {*std::min_element(corner.begin(), corner.end()), x.likely * y.likely,
            *std::max_element(corner.begin(), corner.end()), x.openHigh || y.openHigh};
}

[[nodiscard]] constexpr Range operator*(const Range& x, double factor)
{
    return x * Range::exactly(factor);
}

/// x ÷ y for y > 0 (a range that touches zero has no quotient; asserted by the caller).
[[nodiscard]] constexpr Range operator/(const Range& x, const Range& y)
{
    return Range{x.low, x.likely, x.high, x.openHigh} * Range{1 / y.high, 1 / y.likely, 1 / y.low, false};
}

/// Share saved when `option` replaces `baseline`, both independent and positive:
/// [1 − o₂/b₁, 1 − o₁/b₂] (FORMULAS §1).
[[nodiscard]] constexpr Range shareSaved(const Range& baseline, const Range& option)
{
    return {1 - option.high / baseline.low, 1 - option.likely / baseline.likely,
            1 - option.low / baseline.high, baseline.openHigh};
}

} // namespace core

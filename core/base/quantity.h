// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>

namespace core {

/// A physical amount in one unit. Made by a named maker (`gib(24)`), read by a named exit (`inGB(x)`), so a
/// figure can neither enter nor leave without its unit being said. GB (10⁹ bytes) and GiB (2³⁰ bytes) are
/// different makers of the same amount of bytes; FLOP and FLOP/s are different units and do not mix.
/// Cross-unit products are named functions beside the code that needs them, never operators.
template<class Unit>
class Quantity
{
public:
    constexpr Quantity() = default;
    [[nodiscard]] static constexpr Quantity ofBase(double value) { return Quantity(value); }
    [[nodiscard]] constexpr double inBase() const { return m_value; }

    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator*(double factor, Quantity a) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator/(Quantity a, double divisor) { return Quantity(a.m_value / divisor); }
    /// The ratio of two amounts of one unit is a plain number.
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }
    friend constexpr auto operator<=>(Quantity a, Quantity b) = default;

private:
    constexpr explicit Quantity(double value)
        : m_value(value)
    {
    }
    double m_value = 0;
};

using Bytes = Quantity<struct ByteUnit>;
using BytesPerSecond = Quantity<struct BytePerSecondUnit>;
using Flops = Quantity<struct FlopUnit>;
using FlopsPerSecond = Quantity<struct FlopPerSecondUnit>;
using Hours = Quantity<struct HourUnit>;
using Watts = Quantity<struct WattUnit>;

inline constexpr double kBytesPerGB = 1e9;
inline constexpr double kBytesPerGiB = 1073741824.0;

[[nodiscard]] constexpr Bytes bytes(double n)
{
    return Bytes::ofBase(n);
}
[[nodiscard]] constexpr Bytes gb(double n)
{
    return Bytes::ofBase(n * kBytesPerGB);
}
[[nodiscard]] constexpr Bytes gib(double n)
{
    return Bytes::ofBase(n * kBytesPerGiB);
}
[[nodiscard]] constexpr double inBytes(Bytes x)
{
    return x.inBase();
}
[[nodiscard]] constexpr double inGB(Bytes x)
{
    return x.inBase() / kBytesPerGB;
}
[[nodiscard]] constexpr double inGiB(Bytes x)
{
    return x.inBase() / kBytesPerGiB;
}

[[nodiscard]] constexpr BytesPerSecond gbPerSecond(double n)
{
    return BytesPerSecond::ofBase(n * kBytesPerGB);
}
[[nodiscard]] constexpr double inGBPerSecond(BytesPerSecond x)
{
    return x.inBase() / kBytesPerGB;
}

[[nodiscard]] constexpr FlopsPerSecond teraflops(double n)
{
    return FlopsPerSecond::ofBase(n * 1e12);
}
[[nodiscard]] constexpr double inTeraflops(FlopsPerSecond x)
{
    return x.inBase() / 1e12;
}

[[nodiscard]] constexpr Hours hours(double n)
{
    return Hours::ofBase(n);
}
[[nodiscard]] constexpr Hours minutes(double n)
{
    return Hours::ofBase(n / 60);
}
[[nodiscard]] constexpr double inHours(Hours x)
{
    return x.inBase();
}

[[nodiscard]] constexpr Watts watts(double n)
{
    return Watts::ofBase(n);
}
[[nodiscard]] constexpr double inWatts(Watts x)
{
    return x.inBase();
}

} // namespace core

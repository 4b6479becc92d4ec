// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// An ISO 4217 code, upper case.
class Currency
{
public:
    constexpr Currency() = default;
    /// Three letters A–Z; anything else is refused ("currency-unknown").
    [[nodiscard]] static Result<Currency> make(std::string_view code);
    [[nodiscard]] static constexpr Currency usd() { return {}; }
    [[nodiscard]] std::string_view code() const { return {m_code.data(), m_code.size()}; }
    constexpr bool operator==(const Currency&) const = default;

private:
    std::array<char, 3> m_code{'U', 'S', 'D'};
};

/// A dated exchange rate: one US dollar is `perUsd` of `currency`.
struct ExchangeRate
{
    Currency currency;
    double perUsd = 1;
    std::string asOf; ///< ISO 8601 date
    bool operator==(const ExchangeRate&) const = default;
};

/// An exact sum of money in billionths of a unit. Adding is exact and independent of order; range
/// ±9.2 × 10⁹ units. Sums of different currencies are a bug (asserted): convert first, with a rate.
class Money
{
public:
    constexpr Money() = default;
    [[nodiscard]] static constexpr Money ofBillionths(std::int64_t n, Currency c = Currency::usd())
    {
        return {n, c};
    }
    /// Nearest billionth, halves away from zero. Out of range or not finite: "money-out-of-range".
    [[nodiscard]] static Result<Money> of(double amount, Currency c = Currency::usd());
    [[nodiscard]] constexpr std::int64_t billionths() const { return m_billionths; }
    [[nodiscard]] constexpr double amount() const { return static_cast<double>(m_billionths) / 1e9; }
    [[nodiscard]] constexpr Currency currency() const { return m_currency; }
    /// Whole cents, halves away from zero: the one rounding that a reader sees.
    [[nodiscard]] std::int64_t cents() const;

    /// Both in one currency (asserted) and the sum in range (asserted).
    friend Money operator+(Money a, Money b);
    friend Money operator-(Money a, Money b);
    constexpr bool operator==(const Money&) const = default;

private:
    constexpr Money(std::int64_t n, Currency c)
        : m_billionths(n)
        , m_currency(c)
    {
    }
    std::int64_t m_billionths = 0;
    Currency m_currency;
};

/// USD → rate's currency, to the nearest billionth; `money` must be USD (asserted). "money-out-of-range" when
/// the product does not fit or the rate is not finite.
[[nodiscard]] Result<Money> convert(Money money, const ExchangeRate& rate);

/// Whole cents for each of `amounts` that add up to the rounded total (largest remainder; ties go to the
/// first). The total is rounded as Money rounds it: to the billionth, then to cents, halves away from zero.
/// Remainders within a millionth of a cent are ties, so that 10.00 / 3 computed in any way
/// is 3.34, 3.33, 3.33. Source: FORMULAS §0. Every |amount| < 9 × 10¹³ (asserted).
[[nodiscard]] std::vector<std::int64_t> centsThatAddUp(std::span<const double> amounts);

/// Units of money for each of `amounts`, to the cent, adding up to `total` rounded to the cent.
[[nodiscard]] std::vector<double> centsAddingTo(std::span<const double> amounts, double total);

/// What `to` is above `from` as a reader of both finds it: each rounded to the cent first.
[[nodiscard]] double centsBetween(double from, double to);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/money.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {

Result<Currency> Currency::make(std::string_view code)
{
    const bool letters = code.size() == 3 && std::all_of(code.begin(), code.end(), [](char c) {
                             return c >= 'A' && c <= 'Z';
                         });
    if (!letters)
        return failure("currency-unknown", {{"found", std::string(code)}});
    Currency c;
    std::copy(code.begin(), code.end(), c.m_code.begin());
    return c;
}

Result<Money> Money::of(double amount, Currency c)
{
    const double scaled = std::round(amount * 1e9);
    // 2⁶³ is exact in a double; the largest representable result lies below it.
    if (!std::isfinite(scaled) || std::abs(scaled) >= 9223372036854775808.0)
        return failure("money-out-of-range", {}, "amount does not fit in billionths");
    return Money(static_cast<std::int64_t>(scaled), c);
}

std::int64_t Money::cents() const
{
    constexpr std::int64_t perCent = 10'000'000;
    const std::int64_t whole = m_billionths / perCent;
    const std::int64_t rest = m_billionths % perCent;
    if (rest >= perCent / 2)
        return whole + 1;
    return rest <= -perCent / 2 ? whole - 1 : whole;
}

Money operator+(Money a, Money b)
{
    assert(a.m_currency == b.m_currency);
    std::int64_t sum = 0;
    [[maybe_unused]] const bool overflow = __builtin_add_overflow(a.m_billionths, b.m_billionths, &sum);
    assert(!overflow);
    return {sum, a.m_currency};
}

Money operator-(Money a, Money b)
{
    assert(b.m_billionths != std::numeric_limits<std::int64_t>::min());
    return a + Money(-b.m_billionths, b.m_currency);
}

Result<Money> convert(Money money, const ExchangeRate& rate)
{
    assert(money.currency() == Currency::usd());
    return Money::of(money.amount() * rate.perUsd, rate.currency);
}

std::vector<std::int64_t> centsThatAddUp(std::span<const double> amounts)
{
    const double total = std::accumulate(amounts.begin(), amounts.end(), 0.0);
    std::vector<std::int64_t> cents(amounts.size());
    std::vector<double> remainder(amounts.size());
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        assert(std::abs(amounts[i]) < 9e13);
        const double exact = amounts[i] * 100;
        cents[i] = static_cast<std::int64_t>(std::floor(exact));
        remainder[i] = exact - static_cast<double>(cents[i]);
        sum += cents[i];
    }
    std::vector<std::size_t> order(amounts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return remainder[a] > remainder[b]; });
    const std::int64_t missing = static_cast<std::int64_t>(std::round(total * 100)) - sum;
    for (std::size_t k = 0; k < order.size() && static_cast<std::int64_t>(k) < missing; ++k)
        ++cents[order[k]];
    return cents;
}

} // namespace core

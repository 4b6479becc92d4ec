// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/money.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {

namespace {

// With the 64-bit significand of long double every count of billionths is exact.
static_assert(std::numeric_limits<long double>::digits >= 64);
constexpr long double kBillion = 1e9L;

Result<Money> nearest(long double billionths, Currency c)
{
    const long double whole = std::round(billionths);
    // 2⁶³ is exact in a double; the largest representable result lies below it.
    if (!std::isfinite(whole) || std::abs(whole) >= 9223372036854775808.0L)
        return failure("money-out-of-range", {}, "amount does not fit in billionths");
    return Money::ofBillionths(static_cast<std::int64_t>(whole), c);
}

/// Adds `missing` to `cents` one by one in `order`. Remainders below one make it 0…n; rounding of the total
/// may carry it one past either end, which is why it may be negative and may wrap.
void distribute(std::int64_t missing, const std::vector<std::size_t>& order, std::vector<std::int64_t>& cents)
{
    const auto count = static_cast<std::int64_t>(order.size());
    for (std::int64_t k = 0; k < missing; ++k)
        ++cents[order[static_cast<std::size_t>(k % count)]];
    for (std::int64_t k = 0; k > missing; --k)
        --cents[order[static_cast<std::size_t>((count - 1 + k % count) % count)]];
}

} // namespace

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
    // The product in double, not wider: its rounding turns 0.1 × 10⁹ back into the decimal that was meant.
    return nearest(amount * 1e9, c);
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
    assert(a.m_currency == b.m_currency);
    std::int64_t difference = 0;
    [[maybe_unused]] const bool overflow =
        __builtin_sub_overflow(a.m_billionths, b.m_billionths, &difference);
    assert(!overflow);
    return {difference, a.m_currency};
}

Result<Money> convert(Money money, const ExchangeRate& rate)
{
    assert(money.currency() == Currency::usd());
    return nearest(static_cast<long double>(money.billionths()) * rate.perUsd, rate.currency);
}

std::vector<std::int64_t> centsThatAddUp(std::span<const double> amounts)
{
    std::vector<std::int64_t> cents(amounts.size());
    std::vector<long double> remainder(amounts.size());
    long double total = 0;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        assert(std::abs(amounts[i]) < 9e13);
        const long double exact = static_cast<long double>(amounts[i]) * 100;
        cents[i] = static_cast<std::int64_t>(std::floor(exact));
        // In millionths of a cent: what differs by less is noise of the computation.
        remainder[i] = std::round((exact - std::floor(exact)) * 1e6L);
        total += amounts[i];
        sum += cents[i];
    }
    std::vector<std::size_t> order(amounts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return remainder[a] > remainder[b]; });
    const auto whole = static_cast<std::int64_t>(std::round(std::round(total * kBillion) / (kBillion / 100)));
    distribute(whole - sum, order, cents);
    return cents;
}

std::vector<double> centsAddingTo(std::span<const double> amounts, double total)
{
    std::vector<std::int64_t> cents = centsThatAddUp(amounts);
    std::int64_t missing = std::llround(total * 100);
    for (const std::int64_t each : cents)
        missing -= each;
    // What is left is a cent or two that the rows' own rounding differs by: the largest row bears it.
    const auto largest = std::max_element(cents.begin(), cents.end(),
                                          [](auto a, auto b) { return std::abs(a) < std::abs(b); });
    if (largest != cents.end())
        *largest += missing;
    std::vector<double> usd;
    for (const std::int64_t each : cents)
        usd.push_back(static_cast<double>(each) / 100);
    return usd;
}

double centsBetween(double from, double to)
{
    return (std::round(to * 100) - std::round(from * 100)) / 100;
}

} // namespace core

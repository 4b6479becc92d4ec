// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/month.h"

#include <charconv>
#include <chrono>
#include <fmt/format.h>

namespace core {

namespace {

int daysIn(int year, int month)
{
    const std::chrono::year_month_day_last last{
        std::chrono::year(year) / std::chrono::month(static_cast<unsigned>(month)) / std::chrono::last};
    return static_cast<int>(static_cast<unsigned>(last.day()));
}

std::optional<int> digits(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || text.front() == '-')
        return std::nullopt;
    return value;
}

} // namespace

std::optional<Month> parseMonth(std::string_view text)
{
    if (text.size() != 7 && text.size() != 10)
        return std::nullopt;
    const bool dashes = text[4] == '-' && (text.size() == 7 || text[7] == '-');
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    if (!dashes || !year || !month || *year < 1970 || *year > 2199 || *month < 1 || *month > 12)
        return std::nullopt;
    if (text.size() == 10) {
        const auto day = digits(text.substr(8, 2));
        if (!day || *day < 1 || *day > daysIn(*year, *month))
            return std::nullopt;
    }
    return Month{*year, *month};
}

std::string toText(Month month)
{
    return fmt::format("{:04}-{:02}", month.year, month.month);
}

Month operator+(Month month, int months)
{
    const int index = month.year * 12 + month.month - 1 + months;
    const int year = index >= 0 ? index / 12 : (index - 11) / 12;
    return {year, index - year * 12 + 1};
}

int monthsBetween(Month from, Month to)
{
    return (to.year - from.year) * 12 + to.month - from.month;
}

} // namespace core

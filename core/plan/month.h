// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A calendar month.
struct Month
{
    int year = 2027;
    int month = 1; ///< 1…12
    auto operator<=>(const Month&) const = default;
};

/// "2027-01" or a date "2027-01-31" (its month); nothing for other texts. Years 1970…2199.
[[nodiscard]] std::optional<Month> parseMonth(std::string_view text);
[[nodiscard]] std::string toText(Month month);
[[nodiscard]] Month operator+(Month month, int months);
/// Months from `from` to `to`; negative when `to` is earlier.
[[nodiscard]] int monthsBetween(Month from, Month to);

} // namespace core

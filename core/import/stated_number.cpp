// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/stated_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool saysNothing(std::string_view text)
{
    constexpr std::array<std::string_view, 7> words{"", "-", "–", "n/a", "na", "null", "none"};
    return std::find(words.begin(), words.end(), lowered(text)) != words.end();
}

/// Without the commas between thousands; text with any other comma stays and is no number.
std::string withoutGroups(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != ',') {
            plain += text[i];
            continue;
        }
        const std::string_view after = text.substr(i + 1);
        const auto digits = static_cast<std::size_t>(
            std::find_if(after.begin(), after.end(), [](char c) { return c < '0' || c > '9'; })
            - after.begin());
        if (digits != 3 || plain.empty())
            return std::string(text);
    }
    return plain;
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return lower;
}

StatedNumber statedNumber(std::string_view text)
{
    text = trimmed(text);
    StatedNumber stated;
    if (saysNothing(text)) {
        stated.blank = true;
        return stated;
    }
    if (text.front() == '$')
        text = trimmed(text.substr(1));
    const std::string plain = withoutGroups(text);
    double value = 0;
    const char* const end = plain.data() + plain.size();
    const auto [rest, error] = std::from_chars(plain.data(), end, value);
    if (error != std::errc() || !std::isfinite(value))
        return stated;
    const std::string_view tail = trimmed(std::string_view(rest, static_cast<std::size_t>(end - rest)));
    constexpr std::array<std::string_view, 9> units{"",   "gb",  "gib",   "mb", "mib",
                                                    "/h", "/hr", "/hour", "usd"};
    if (std::find(units.begin(), units.end(), lowered(tail)) != units.end())
        stated.value = value;
    else if (tail.size() > 1 && tail.front() == '-' && statedNumber(tail.substr(1)).value) {
        stated.value = value;
        stated.lowEnd = true;
    }
    return stated;
}

} // namespace core

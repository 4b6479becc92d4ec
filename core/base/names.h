// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace core {

/// The words that files use for the values of an enumeration, in order. Specialised beside each enumeration:
///   template<> inline constexpr auto kNames<Purchase> = std::to_array<Named<Purchase>>({{Purchase::Spot,
///   "spot"}, …});
template<class E>
using Named = std::pair<E, std::string_view>;

template<class E>
inline constexpr std::array<Named<E>, 0> kNames{};

template<class E>
[[nodiscard]] constexpr std::string_view nameIn(E value)
{
    for (const auto& [candidate, name] : kNames<E>) {
        if (candidate == value)
            return name;
    }
    return {};
}

template<class E>
[[nodiscard]] constexpr std::optional<E> valueOf(std::string_view name)
{
    for (const auto& [value, candidate] : kNames<E>) {
        if (candidate == name)
            return value;
    }
    return std::nullopt;
}

} // namespace core

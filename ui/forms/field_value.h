// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/plan/deployment.h"
#include "ui/forms/form_field.h"

#include <cmath>
#include <optional>
#include <type_traits>

namespace ui {

template<class T>
struct IsOptional : std::false_type
{
};
template<class T>
struct IsOptional<std::optional<T>> : std::true_type
{
};

template<class T>
struct IsList : std::false_type
{
};
template<class T>
struct IsList<std::vector<T>> : std::true_type
{
};

/// "q_proj, v_proj" and back; a form's way to write a list of words.
[[nodiscard]] std::string joinedWords(const std::vector<std::string>& words);
[[nodiscard]] std::vector<std::string> splitWords(const std::string& text);

/// A member's value as a field shows it.
template<class T>
[[nodiscard]] FieldValue toField(const T& value)
{
    if constexpr (std::is_same_v<T, std::optional<bool>>)
        return value ? FieldValue(std::string(*value ? "yes" : "no")) : FieldValue();
    else if constexpr (IsOptional<T>::value)
        return value ? toField(*value) : FieldValue();
    else if constexpr (std::is_same_v<T, core::Uncertain> || std::is_same_v<T, bool>)
        return value;
    else if constexpr (std::is_same_v<T, std::string>)
        return value;
    else if constexpr (std::is_same_v<T, std::vector<std::string>>)
        return joinedWords(value);
    else if constexpr (std::is_same_v<T, core::ModelChoice>)
        return value.id;
    else if constexpr (std::is_same_v<T, core::ProviderChoice>)
        return value.id.value_or(std::string());
    else if constexpr (std::is_enum_v<T>)
        return std::string(core::nameIn(value));
    else
        return core::Uncertain(static_cast<double>(value));
}

/// The other way. A value that the member cannot hold leaves it as it is.
template<class T>
void fromField(T& member, const FieldValue& value)
{
    const auto* figure = std::get_if<core::Uncertain>(&value);
    const auto* word = std::get_if<std::string>(&value);
    if constexpr (std::is_same_v<T, std::optional<bool>>) {
        member.reset();
        if (word && !word->empty())
            member = *word == "yes";
    } else if constexpr (IsOptional<T>::value) {
        member.reset();
        if (value.index() != 0)
            fromField(member.emplace(), value);
    } else if constexpr (std::is_same_v<T, core::Uncertain>) {
        if (figure)
            member = *figure;
    } else if constexpr (std::is_same_v<T, bool>) {
        if (const auto* yes = std::get_if<bool>(&value))
            member = *yes;
    } else if constexpr (std::is_same_v<T, std::string>) {
        if (word)
            member = *word;
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        if (word)
            member = splitWords(*word);
    } else if constexpr (std::is_same_v<T, core::ModelChoice>) {
        if (word && !word->empty())
            member = core::ModelChoice{*word, std::nullopt};
    } else if constexpr (std::is_same_v<T, core::ProviderChoice>) {
        if (word)
            member = word->empty() ? core::ProviderChoice{} : core::ProviderChoice{*word, false};
    } else if constexpr (std::is_enum_v<T>) {
        if (word)
            member = core::valueOf<T>(*word).value_or(member);
    } else if constexpr (std::is_integral_v<T>) {
        if (figure)
            member = static_cast<T>(std::lround(figure->likely));
    } else {
        if (figure)
            member = static_cast<T>(figure->likely);
    }
}

} // namespace ui

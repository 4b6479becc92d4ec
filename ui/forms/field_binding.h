// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/work_fields.h"

#include <type_traits>

namespace ui {

template<class T>
struct IsOptional : std::false_type
{
};
template<class T>
struct IsOptional<std::optional<T>> : std::true_type
{
    using Inside = T;
};

/// A member's value as a field shows it.
template<class T>
[[nodiscard]] FieldValue toField(const T& value)
{
    if constexpr (IsOptional<T>::value)
        return value ? toField(*value) : FieldValue();
    else if constexpr (std::is_same_v<T, core::Uncertain> || std::is_same_v<T, bool>)
        return value;
    else if constexpr (std::is_same_v<T, std::string>)
        return value;
    else if constexpr (std::is_same_v<T, core::ModelChoice>)
        return value.id;
    else if constexpr (std::is_enum_v<T>)
        return std::string(core::nameIn(value));
    else
        return core::Uncertain(static_cast<double>(value));
}

/// The other way. A field without a value leaves a member that must have one as it is.
template<class T>
void fromField(T& member, const FieldValue& value)
{
    const auto* figure = std::get_if<core::Uncertain>(&value);
    const auto* word = std::get_if<std::string>(&value);
    if constexpr (IsOptional<T>::value) {
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
    } else if constexpr (std::is_same_v<T, core::ModelChoice>) {
        if (word && !word->empty())
            member = core::ModelChoice{*word, std::nullopt};
    } else if constexpr (std::is_enum_v<T>) {
        if (word)
            member = core::valueOf<T>(*word).value_or(member);
    } else {
        if (figure)
            member = static_cast<T>(figure->likely);
    }
}

/// The alternative of `work` that holds `Kind`; a sweep is shared.
template<class Kind>
[[nodiscard]] const Kind& kindIn(const core::Work& work)
{
    if constexpr (std::is_same_v<Kind, core::Sweep>)
        return *std::get<core::Shared<core::Sweep>>(work);
    else
        return std::get<Kind>(work);
}

template<class Kind>
[[nodiscard]] Kind& kindIn(core::Work& work)
{
    if constexpr (std::is_same_v<Kind, core::Sweep>)
        return std::get<core::Shared<core::Sweep>>(work).edit();
    else
        return std::get<Kind>(work);
}

/// `field` kept in `member` of `Kind`.
template<class Kind, class T>
[[nodiscard]] WorkField bound(WorkField field, T Kind::*member)
{
    field.optional = field.optional || IsOptional<T>::value;
    field.get = [member](const core::Work& work) { return toField(kindIn<Kind>(work).*member); };
    field.set = [member](core::Work& work, const FieldValue& value) {
        fromField(kindIn<Kind>(work).*member, value);
    };
    return field;
}

} // namespace ui

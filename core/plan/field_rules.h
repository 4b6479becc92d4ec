// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/base/uncertain.h"

#include <array>
#include <limits>
#include <string_view>

namespace core {

template<>
inline constexpr auto kNames<Shape> = std::to_array<Named<Shape>>({{Shape::Fixed, "fixed"},
                                                                   {Shape::Uniform, "uniform"},
                                                                   {Shape::Triangular, "triangular"},
                                                                   {Shape::Pert, "pert"},
                                                                   {Shape::Lognormal, "lognormal"}});

/// What a text field holds, so that one rule serves the reader, the schema and the checks.
enum class Text {
    Any,
    Id,    ///< the name of this thing: lower-case words with dashes
    Month, ///< "2027-01"
    Date,  ///< "2027-01-31" or a month
    When,  ///< "once", "monthly" or a month
    Gpu,   ///< ids of the catalog …
    Provider,
    Team, ///< … of the plan …
    Offer,
    Scenario,
    Weights, ///< … and names of formats
    Compute,
    KvCache,
    Tier,
    CurrencyCode
};

/// What a field may hold. Limits act on every figure of a range.
struct FieldRule
{
    bool required = false;
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    bool above = false;  ///< `minimum` itself is not allowed
    bool always = false; ///< written even when it has its default value
    Text text = Text::Any;
};

/// Far above any real amount, far below where sums of products lose their meaning.
inline constexpr double kLargest = 1e18;

constexpr FieldRule between(double lowest, double highest)
{
    return {.minimum = lowest, .maximum = highest};
}
constexpr FieldRule atLeast(double lowest)
{
    return between(lowest, kLargest);
}
constexpr FieldRule above(double limit)
{
    return {.minimum = limit, .maximum = kLargest, .above = true};
}
/// 0…1.
constexpr FieldRule share()
{
    return between(0, 1);
}
/// More than nothing, at most all.
constexpr FieldRule positiveShare()
{
    return {.minimum = 0, .maximum = 1, .above = true};
}
constexpr FieldRule text(Text what)
{
    return {.text = what};
}
constexpr FieldRule required(FieldRule rule = {})
{
    rule.required = true;
    return rule;
}

constexpr FieldRule always(FieldRule rule = {})
{
    rule.always = true;
    return rule;
}

/// A key of a file's object, with the other spellings that are read but never written.
struct Key
{
    std::string_view name;
    std::array<std::string_view, 3> aliases{};
    constexpr Key(const char* key) // NOLINT(google-explicit-constructor): a key is its name
        : name(key)
    {
    }
    constexpr Key(const char* key, std::string_view a, std::string_view b = {}, std::string_view c = {})
        : name(key)
        , aliases{a, b, c}
    {
    }
};

/// Says which struct a description is of: `describe(visitor, Of<Deployment>{})` names every field once, with
/// its key, its member and its rule. Reader, writer, schema and checks are visitors of these descriptions; a
/// field added there is read, written, published and checked.
template<class T>
struct Of
{
};

} // namespace core

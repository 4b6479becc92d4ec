// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/describe_plan.h"
#include "ui/forms/field_value.h"

#include <limits>
#include <string_view>

/// Reads, writes and describes a field of the plan by its path ("interruption.mtbf_hours"), through the same
/// descriptions that reader, writer, schema and checks use: a form names a path, and type, limits, standard
/// value and place follow.
namespace ui {

struct AnyVisitor
{
};

/// Values that core describes field by field.
template<class T>
concept Described = std::is_class_v<T> && requires(AnyVisitor& v)
{
    describe(v, core::Of<T>{});
};

template<class T>
struct DescribedInside : std::false_type
{
};
template<Described T>
struct DescribedInside<std::optional<T>> : std::true_type
{
    using Type = T;
};

/// What holds where nothing is said.
template<class T>
[[nodiscard]] const T& standardOf()
{
    static const T standard{};
    return standard;
}

/// Finds the field at a path (a visitor of describe) and hands member, standard value and rule to `leaf`.
template<class T, class Leaf>
class FieldAt
{
public:
    FieldAt(T& object, std::string_view path, Leaf& leaf)
        : m_object(object)
        , m_leaf(leaf)
    {
        const std::size_t dot = path.find('.');
        m_head = path.substr(0, dot);
        m_rest = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
    }

    template<class M, class U>
    void field(const core::Key& key, M U::*member, const core::FieldRule& rule = {})
    {
        if (key.name != m_head)
            return;
        if constexpr (Described<M>) {
            FieldAt<std::conditional_t<std::is_const_v<T>, const M, M>, Leaf> inner(m_object.*member, m_rest,
                                                                                    m_leaf);
            describe(inner, core::Of<M>{});
        } else if constexpr (DescribedInside<M>::value) {
            m_leaf.inside(m_object.*member, m_rest);
        } else if constexpr (!IsList<M>::value || std::is_same_v<M, std::vector<std::string>>) {
            m_leaf(m_object.*member, standardOf<std::remove_const_t<T>>().*member, rule);
        }
    }
    template<class U, class V>
    void inlined(U V::*member)
    {
        FieldAt<std::conditional_t<std::is_const_v<T>, const U, U>, Leaf> inner(m_object.*member, m_head,
                                                                                m_leaf);
        describe(inner, core::Of<U>{});
    }
    template<class Member>
    void unknown(Member)
    {
    }
    void checkpoint(const core::Key&) {}
    void trial(const core::Key&) {}
    void work() {}

private:
    T& m_object;
    Leaf& m_leaf;
    std::string_view m_head;
    std::string_view m_rest;
};

template<class T, class Leaf>
void visitField(T& object, std::string_view path, Leaf& leaf)
{
    FieldAt<T, Leaf> visitor(object, path, leaf);
    describe(visitor, core::Of<std::remove_const_t<T>>{});
}

struct ReadLeaf
{
    FieldValue value;

    template<class M>
    void operator()(const M& member, const M&, const core::FieldRule&)
    {
        value = toField(member);
    }
    template<class M>
    void inside(const std::optional<M>& part, std::string_view path)
    {
        if (part)
            visitField(*part, path, *this);
    }
};

struct WriteLeaf
{
    const FieldValue& value;
    bool takesAway = false; ///< the part that the field is in cannot be without it

    template<class M>
    void operator()(M& member, const M& standard, const core::FieldRule& rule)
    {
        if (value.index() != 0)
            fromField(member, value);
        else if (rule.required)
            takesAway = true;
        else
            member = standard;
    }
    template<class M>
    void inside(std::optional<M>& part, std::string_view path)
    {
        if (!part && value.index() == 0)
            return;
        if (!part)
            part.emplace();
        visitField(*part, path, *this);
        // A part in which nothing is said any more is no part.
        if (takesAway || (value.index() == 0 && *part == standardOf<M>()))
            part.reset();
        takesAway = false;
    }
};

struct DescribeLeaf
{
    FormField& field;
    bool isInside = false;

    template<class M>
    void operator()(const M&, const M& standard, const core::FieldRule& rule)
    {
        if (rule.minimum > -std::numeric_limits<double>::infinity())
            field.lowest = rule.minimum;
        if (rule.maximum < std::numeric_limits<double>::infinity())
            field.highest = rule.maximum;
        field.above = rule.above;
        field.optional = !rule.required || isInside;
        if (!rule.required)
            field.standard = toField(standard);
        if constexpr (std::is_same_v<M, bool>)
            field.input = FieldInput::Switch;
        else if constexpr (
            std::is_enum_v<
                M> || std::is_same_v<M, std::optional<bool>> || std::is_same_v<M, core::ModelChoice> || std::is_same_v<M, core::ProviderChoice>)
            field.input = FieldInput::Choice;
        else if constexpr (std::is_same_v<M, int> || std::is_same_v<M, std::optional<int>>)
            field.input = FieldInput::Whole;
        else if constexpr (std::is_same_v<M, double> || std::is_same_v<M, std::optional<double>>)
            field.input = FieldInput::Number;
        else if constexpr (std::is_same_v<
                               M, core::Uncertain> || std::is_same_v<M, std::optional<core::Uncertain>>)
            field.input = FieldInput::Range;
        else
            field.input = field.choices.empty() ? FieldInput::Text : FieldInput::Choice;
    }
    template<class M>
    void inside(const std::optional<M>&, std::string_view path)
    {
        isInside = true;
        visitField(standardOf<M>(), path, *this);
    }
};

/// The part and what of it must be said first: "interruption.mtbf_hours" for "interruption.save_minutes".
struct PartAsked
{
    std::string_view part;
    std::string_view asked;
};
inline constexpr PartAsked kAskedFirst[] = {
    {"interruption", "mtbf_hours"},  {"owned", "price"},   {"price", "usd"}, {"measured", "value"},
    {"early_stopping", "min_hours"}, {"fallback", "share"}};

/// `field` with input, limits and standard value as `T`'s description has them for its key.
template<class T>
void describeField(FormField& field)
{
    DescribeLeaf leaf{field};
    visitField(standardOf<T>(), field.key, leaf);
    for (const PartAsked& part : kAskedFirst) {
        const std::string asked = std::string(part.part) + "." + std::string(part.asked);
        if (field.key.starts_with(std::string(part.part) + ".") && field.key != asked)
            field.needs = asked;
    }
}

template<class T>
[[nodiscard]] FieldValue fieldValue(const T& object, std::string_view path)
{
    ReadLeaf leaf;
    visitField(object, path, leaf);
    return leaf.value;
}

template<class T>
void setFieldValue(T& object, std::string_view path, const FieldValue& value)
{
    WriteLeaf leaf{value};
    visitField(object, path, leaf);
}

/// `field` described by, and kept in, a `T` at its key.
template<class T>
[[nodiscard]] FieldOf<T> keptAtKey(FormField field)
{
    describeField<T>(field);
    const std::string key = field.key;
    FieldOf<T> kept;
    static_cast<FormField&>(kept) = std::move(field);
    kept.get = [key](const T& object) { return fieldValue(object, key); };
    kept.set = [key](T& object, const FieldValue& value) {
        setFieldValue(object, key, value);
        return QString();
    };
    return kept;
}

/// A list of `Row`s kept in what `rows` gives, its columns described by `Row`.
template<class Subject, class Row>
[[nodiscard]] ListOf<Subject> listIn(FormList form, std::vector<FieldOf<Row>> columns,
                                     std::vector<Row>& (*rows)(Subject&))
{
    ListOf<Subject> list;
    for (const FieldOf<Row>& column : columns)
        form.columns.push_back(column);
    list.form = std::move(form);
    const auto all = [rows](const Subject& s) -> const std::vector<Row>& {
        return rows(const_cast<Subject&>(s)); // NOLINT(cppcoreguidelines-pro-type-const-cast): only read
    };
    list.count = [all](const Subject& s) { return all(s).size(); };
    list.get = [all, columns](const Subject& s, std::size_t row, std::size_t column) {
        return columns[column].get(all(s)[row]);
    };
    list.set = [rows, columns](Subject& s, std::size_t row, std::size_t column, const FieldValue& value) {
        return columns[column].set(rows(s)[row], value);
    };
    list.add = [rows](Subject& s) { rows(s).emplace_back(); };
    list.remove = [rows](Subject& s, std::size_t row) {
        rows(s).erase(rows(s).begin() + static_cast<std::ptrdiff_t>(row));
    };
    return list;
}

} // namespace ui

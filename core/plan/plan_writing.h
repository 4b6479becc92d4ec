// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/describe_plan.h"
#include "core/plan/json_out.h"
#include "core/plan/range_object.h"

#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace core {

/// Writes the plan's values with the keys of their descriptions. A field at its default is left out, unless
/// its rule says otherwise.
class Writing
{
public:
    template<class T>
    void object(const T& value);
    void value(bool x) { m_out.boolean(x); }
    void value(int x) { m_out.number(x); }
    void value(double x) { m_out.number(x); }
    void value(const std::string& x) { m_out.text(x); }
    void value(const Uncertain& x);
    void value(const ModelChoice& x);
    void value(const ProviderChoice& x);
    void value(const WorkOverride& x);
    /// The keys of the work's kind, into an object that is open.
    void workFields(const Work& work, const UnknownKeys& unknown);
    void unknown(const UnknownKeys& keys);

    template<class T>
    void value(const T& x)
    {
        if constexpr (std::is_enum_v<T>)
            m_out.text(nameIn(x));
        else
            object(x);
    }
    template<class T>
    void value(const std::optional<T>& x)
    {
        value(*x);
    }
    template<class T>
    void value(const Shared<T>& x)
    {
        value(*x);
    }
    template<class T>
    void value(const std::vector<T>& list)
    {
        m_out.beginList(std::is_arithmetic_v<T> || std::is_same_v<T, std::string>);
        for (const T& element : list)
            value(element);
        m_out.endList();
    }
    template<class T>
    void value(const std::map<std::string, T>& entries)
    {
        m_out.beginObject();
        for (const auto& [key, element] : entries) {
            m_out.key(key);
            value(element);
        }
        m_out.endObject();
    }

    [[nodiscard]] JsonText& out() { return m_out; }

private:
    JsonText m_out;
};

/// Writes one struct's fields (a visitor of describe).
template<class T>
class ObjectWriter
{
public:
    ObjectWriter(Writing& writing, const T& value)
        : m_writing(writing)
        , m_value(value)
    {
    }

    template<class M>
    void field(const Key& key, M T::*member, const FieldRule& rule = {})
    {
        if (!rule.required && !rule.always && m_value.*member == defaults().*member)
            return;
        m_writing.out().key(key.name);
        m_writing.value(m_value.*member);
    }
    void constant(const Key& key, std::string_view value)
    {
        m_writing.out().key(key.name);
        m_writing.out().text(value);
    }
    void constant(const Key& key, int value)
    {
        m_writing.out().key(key.name);
        m_writing.out().number(value);
    }
    template<class U>
    void inlined(U T::*member)
    {
        ObjectWriter<U> inner(m_writing, m_value.*member);
        describe(inner, Of<U>{});
    }
    template<class Part>
    void group(const Key& key)
    {
        m_writing.out().key(key.name);
        m_writing.out().beginObject();
        ObjectWriter<T> inner(m_writing, m_value);
        describe(inner, Of<Part>{});
        m_writing.out().endObject();
    }
    void checkpoint(const Key& key)
    {
        if (m_value.policy == CheckpointPolicy::Auto)
            return;
        m_writing.out().key(key.name);
        if (m_value.policy == CheckpointPolicy::None)
            m_writing.out().text("none");
        else
            m_writing.out().number(m_value.checkpointMinutes.value_or(0));
    }
    void contingency(const Key& key, const FieldRule&)
    {
        if (!m_value.contingencyToPercentile && m_value.contingency == 0)
            return;
        m_writing.out().key(key.name);
        if (!m_value.contingencyToPercentile)
            return m_writing.out().number(m_value.contingency);
        m_writing.out().beginObject();
        m_writing.out().key("to_percentile");
        m_writing.out().number(*m_value.contingencyToPercentile);
        m_writing.out().endObject();
    }
    void work()
    {
        m_writing.out().key("kind");
        m_writing.out().text(kindOf(m_value.work));
        m_writing.out().key("work");
        m_writing.out().beginObject();
        m_writing.workFields(m_value.work, m_value.unknownInWork);
        m_writing.out().endObject();
    }
    void trial(const Key& key)
    {
        if (m_value.trial.empty())
            return;
        m_writing.out().key(key.name);
        m_writing.out().beginObject();
        m_writing.out().key("kind");
        m_writing.out().text(kindOf(m_value.trial.front()));
        m_writing.workFields(m_value.trial.front(), m_value.unknownInTrial);
        m_writing.out().endObject();
    }
    void unknown(UnknownKeys T::*member) { m_writing.unknown(m_value.*member); }

private:
    static const T& defaults()
    {
        static const T value{};
        return value;
    }
    Writing& m_writing;
    const T& m_value;
};

template<class T>
void Writing::object(const T& value)
{
    m_out.beginObject();
    ObjectWriter<T> visitor(*this, value);
    describe(visitor, Of<T>{});
    m_out.endObject();
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "core/plan/field_rules.h"
#include "core/plan/json_text.h"
#include "core/plan/plan.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace core {

template<class T>
class ObjectReader;

/// Work of the kind at `index` of kWorkKinds, with nothing known of it.
[[nodiscard]] Work emptyWork(std::size_t index);

/// The struct inside, whether or not it is shared.
template<class T>
T& edited(T& value)
{
    return value;
}
template<class T>
T& edited(Shared<T>& value)
{
    return value.edit();
}

/// Turns JSON values into the plan's, noting everything that is wrong with its path. What cannot be read
/// stays at its default, and reading goes on.
class Reading
{
public:
    using Json = nlohmann::json;

    explicit Reading(std::string path)
        : m_path(std::move(path))
    {
    }

    /// Deeper in the document for as long as it lives.
    class Step
    {
    public:
        Step(Reading& reading, std::size_t length)
            : m_reading(reading)
            , m_length(length)
        {
        }
        ~Step() { m_reading.m_path.resize(m_length); }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        Reading& m_reading;
        std::size_t m_length; ///< of the path outside
    };
    [[nodiscard]] Step into(std::string_view key)
    {
        const std::size_t length = m_path.size();
        appendKey(m_path, key);
        return {*this, length};
    }
    [[nodiscard]] Step into(std::size_t index)
    {
        const std::size_t length = m_path.size();
        appendIndex(m_path, index);
        return {*this, length};
    }

    using Arguments = std::vector<std::pair<std::string, std::string>>;
    void note(Severity severity, const char* id, Arguments arguments);
    /// `expected` is a word of the wording: number, whole-number, text, object, list, true-or-false, range, …
    void wrongType(const char* expected, const Json& found);
    [[nodiscard]] std::size_t errors() const { return m_errors; }
    [[nodiscard]] std::vector<Issue>& issues() { return m_issues; }

    void value(const Json& json, bool& out, const FieldRule& rule);
    void value(const Json& json, int& out, const FieldRule& rule);
    void value(const Json& json, double& out, const FieldRule& rule);
    void value(const Json& json, std::string& out, const FieldRule& rule);
    void value(const Json& json, Uncertain& out, const FieldRule& rule);
    void value(const Json& json, ModelChoice& out, const FieldRule& rule);
    void value(const Json& json, ProviderChoice& out, const FieldRule& rule);
    void value(const Json& json, WorkOverride& out, const FieldRule& rule);
    void checkpoint(const Json& json, Interruption& out);
    void contingency(const Json& json, Budget& out);
    /// An object that holds its `kind` beside the kind's keys.
    void trial(const Json& json, Sweep& out);
    /// The keys of `work`'s kind. `partial`: over what `work` holds; nothing is missing.
    void work(const Json& json, Work& work, UnknownKeys& unknown, bool partial);
    /// Index in kWorkKinds; nothing (with an issue) for other words.
    std::optional<std::size_t> kind(const Json& json);

    template<class T>
    void object(const Json& json, T& out)
    {
        if (!json.is_object())
            return wrongType("object", json);
        ObjectReader<T> visitor(*this, json, out, false);
        describe(visitor, Of<T>{});
    }

    template<class T>
    void value(const Json& json, T& out, const FieldRule&)
    {
        if constexpr (std::is_enum_v<T>)
            name(json, out);
        else
            object(json, out);
    }
    template<class T>
    void value(const Json& json, std::optional<T>& out, const FieldRule& rule)
    {
        const std::size_t before = m_errors;
        T read{};
        value(json, read, rule);
        if (m_errors == before)
            out = std::move(read);
    }
    template<class T>
    void value(const Json& json, Shared<T>& out, const FieldRule& rule)
    {
        value(json, out.edit(), rule);
    }
    template<class T>
    void value(const Json& json, std::vector<T>& out, const FieldRule& rule)
    {
        if (!json.is_array())
            return wrongType("list", json);
        out.clear();
        out.reserve(json.size());
        for (std::size_t i = 0; i < json.size(); ++i) {
            const Step step = into(i);
            value(json[i], out.emplace_back(), rule);
        }
    }
    template<class T>
    void value(const Json& json, std::map<std::string, T>& out, const FieldRule& rule)
    {
        if (!json.is_object())
            return wrongType("object", json);
        for (const auto& [key, element] : json.items()) {
            const Step step = into(key);
            value(element, out[key], rule);
        }
    }

private:
    template<class E>
    void name(const Json& json, E& out)
    {
        if (!json.is_string())
            return wrongType("text", json);
        const auto& found = json.template get_ref<const std::string&>();
        if (const auto known = valueOf<E>(found)) {
            out = *known;
            return;
        }
        std::string allowed;
        for (const auto& named : kNames<E>)
            allowed += (allowed.empty() ? "" : ", ") + std::string(named.second);
        note(Severity::Error, "unknown-name", {{"found", shortened(found)}, {"allowed", allowed}});
    }
    void list(const Json& json, Uncertain& out);
    void keep(const Uncertain& read, Uncertain& out);

    std::string m_path;
    std::vector<Issue> m_issues;
    std::size_t m_errors = 0;
};

/// Reads one object field by field (a visitor of describe).
template<class T>
class ObjectReader
{
public:
    using Json = nlohmann::json;
    /// `partial`: the object changes some fields of `into`; nothing is missing.
    ObjectReader(Reading& reading, const Json& object, T& into, bool partial)
        : m_reading(reading)
        , m_object(object)
        , m_into(into)
        , m_partial(partial)
    {
    }

    template<class M>
    void field(const Key& key, M T::*member, const FieldRule& rule = {})
    {
        constexpr bool readsNull = std::is_same_v<M, ProviderChoice>;
        const auto [name, json] = find(key);
        if (json && (readsNull || !json->is_null())) {
            const auto step = m_reading.into(name);
            m_reading.value(*json, m_into.*member, rule);
            return;
        }
        if (json && !rule.required)
            m_into.*member = T{}.*member;
        else if (rule.required && (json || !m_partial))
            missing(key.name);
    }
    template<class X>
    void constant(const Key& key, const X&)
    {
        find(key);
    }
    template<class U>
    void inlined(U T::*member)
    {
        ObjectReader<U> inner(m_reading, m_object, m_into.*member, m_partial);
        inner.m_seen = m_seen;
        describe(inner, Of<U>{});
        m_seen = inner.m_seen;
    }
    template<class Part>
    void group(const Key& key)
    {
        const auto [name, json] = find(key);
        if (!json || json->is_null())
            return;
        const auto step = m_reading.into(name);
        if (!json->is_object())
            return m_reading.wrongType("object", *json);
        ObjectReader<T> inner(m_reading, *json, m_into, m_partial);
        describe(inner, Of<Part>{});
    }
    void checkpoint(const Key& key)
    {
        special(key, [this](const Json& json) { m_reading.checkpoint(json, m_into); });
    }
    void contingency(const Key& key, const FieldRule&)
    {
        special(key, [this](const Json& json) { m_reading.contingency(json, m_into); });
    }
    void trial(const Key& key)
    {
        special(key, [this](const Json& json) { m_reading.trial(json, m_into); });
    }
    void work()
    {
        std::optional<std::size_t> kind;
        const bool hasKind = special("kind", [&](const Json& json) { kind = m_reading.kind(json); });
        if (!hasKind)
            missing("kind");
        if (kind)
            m_into.work = emptyWork(*kind);
        const bool hasWork = special("work", [&](const Json& json) {
            if (kind)
                m_reading.work(json, m_into.work, m_into.unknownInWork, false);
        });
        if (!hasWork)
            missing("work");
    }
    void unknown(UnknownKeys T::*member) { keepUnknown(m_into.*member); }
    void keepUnknown(UnknownKeys& kept)
    {
        const std::size_t before = kept.size();
        for (const auto& [key, json] : m_object.items()) {
            if (std::find(m_seen.begin(), m_seen.end(), key) != m_seen.end())
                continue;
            // Only a partial object meets keys that are there already.
            const auto old = std::find_if(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(before),
                                          [&name = key](const auto& entry) { return entry.first == name; });
            if (old != kept.begin() + static_cast<std::ptrdiff_t>(before))
                old->second = json.dump();
            else
                kept.emplace_back(key, json.dump());
            const auto step = m_reading.into(key);
            m_reading.note(Severity::Warning, "unknown-key", {{"key", shortened(key)}});
        }
    }

private:
    template<class U>
    friend class ObjectReader;
    struct Found
    {
        std::string_view name;
        const Json* json = nullptr;
    };

    /// The value under the key or else under one of its other spellings; all of them count as known.
    Found find(const Key& key)
    {
        Found found = spelled(key.name);
        for (const std::string_view alias : key.aliases) {
            const Found other = alias.empty() ? Found{} : spelled(alias);
            found = found.json ? found : other;
        }
        return found;
    }
    Found spelled(std::string_view name)
    {
        m_seen.push_back(name);
        const auto at = m_object.find(name);
        return {name, at == m_object.end() ? nullptr : &*at};
    }
    template<class F>
    bool special(const Key& key, F read)
    {
        const auto [name, json] = find(key);
        if (!json || json->is_null())
            return false;
        const auto step = m_reading.into(name);
        read(*json);
        return true;
    }
    void missing(std::string_view key)
    {
        const auto step = m_reading.into(key);
        m_reading.note(Severity::Error, "missing-key", {{"key", std::string(key)}});
    }

    Reading& m_reading;
    const Json& m_object;
    T& m_into;
    bool m_partial;
    std::vector<std::string_view> m_seen;
};

} // namespace core

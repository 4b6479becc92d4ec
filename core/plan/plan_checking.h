// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "core/catalog/catalog.h"
#include "core/plan/describe_plan.h"
#include "core/plan/json_text.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace core {

template<class T>
class ObjectChecker;

/// Checks every field of the plan's values against its rule, with the paths of the file's form.
class Checking
{
public:
    Checking(const Plan& plan, const Catalog& catalog);

    class Step
    {
    public:
        Step(Checking& checking, std::size_t length)
            : m_checking(checking)
            , m_length(length)
        {
        }
        ~Step() { m_checking.m_path.resize(m_length); }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        Checking& m_checking;
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
    void note(Severity severity, const char* id, Arguments arguments = {});
    /// Nothing more would be listed.
    [[nodiscard]] bool full() const { return m_issues.size() >= kMostIssues; }
    [[nodiscard]] std::vector<Issue> take() { return std::move(m_issues); }
    [[nodiscard]] const Plan& plan() const { return m_plan; }
    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }
    [[nodiscard]] bool knowsWorkload(const std::string& id) const { return m_workloads.count(id) > 0; }
    /// Of the plan, else of the catalog; null when neither has it.
    [[nodiscard]] const Offer* offer(const std::string& id) const
    {
        const auto own = m_offers.find(id);
        return own == m_offers.end() ? m_catalog.offer(id) : own->second;
    }

    void value(bool, const FieldRule&) {}
    void value(int x, const FieldRule& rule) { value(static_cast<double>(x), rule); }
    void value(double x, const FieldRule& rule);
    void value(const std::string& x, const FieldRule& rule);
    void value(const Uncertain& x, const FieldRule& rule);
    void value(const ModelChoice& x, const FieldRule& rule);
    void value(const ProviderChoice& x, const FieldRule& rule);
    void value(const WorkOverride&, const FieldRule&) {} // see checkOverrides
    void work(const Work& work);

    template<class T>
    void object(const T& x);
    template<class T>
    void value(const T& x, const FieldRule&)
    {
        if constexpr (!std::is_enum_v<T>)
            object(x);
    }
    template<class T>
    void value(const std::optional<T>& x, const FieldRule& rule)
    {
        if (x)
            value(*x, rule);
    }
    template<class T>
    void value(const Shared<T>& x, const FieldRule& rule)
    {
        value(*x, rule);
    }
    template<class T>
    void value(const std::vector<T>& list, const FieldRule& rule)
    {
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Step step = into(i);
            value(list[i], rule);
        }
    }
    template<class T>
    void value(const std::map<std::string, T>& entries, const FieldRule& rule)
    {
        for (const auto& [key, element] : entries) {
            const Step step = into(key);
            value(element, rule);
        }
    }

private:
    void figure(double x, const FieldRule& rule);
    void reference(const std::string& x, Text what);
    void format(const std::string& x, Text what);

    const Plan& m_plan;
    const Catalog& m_catalog;
    std::set<std::string> m_workloads, m_teams, m_scenarios;
    std::map<std::string, const Offer*> m_offers;
    std::string m_path;
    std::vector<Issue> m_issues;
};

/// Checks one struct's fields (a visitor of describe).
template<class T>
class ObjectChecker
{
public:
    ObjectChecker(Checking& checking, const T& value)
        : m_checking(checking)
        , m_value(value)
    {
    }
    template<class M>
    void field(const Key& key, M T::*member, const FieldRule& rule = {})
    {
        const auto step = m_checking.into(key.name);
        m_checking.value(m_value.*member, rule);
    }
    template<class X>
    void constant(const Key&, const X&)
    {
    }
    template<class U>
    void inlined(U T::*member)
    {
        ObjectChecker<U> inner(m_checking, m_value.*member);
        describe(inner, Of<U>{});
    }
    template<class Part>
    void group(const Key& key)
    {
        const auto step = m_checking.into(key.name);
        describe(*this, Of<Part>{});
    }
    void checkpoint(const Key& key)
    {
        const auto step = m_checking.into(key.name);
        if (m_value.policy == CheckpointPolicy::Every)
            m_checking.value(m_value.checkpointMinutes.value_or(0), above(0));
    }
    void contingency(const Key& key, const FieldRule& rule)
    {
        const auto step = m_checking.into(key.name);
        if (!m_value.contingencyToPercentile)
            return m_checking.value(m_value.contingency, rule);
        const auto inner = m_checking.into("to_percentile");
        m_checking.value(*m_value.contingencyToPercentile, between(1, 99.9));
    }
    void work()
    {
        const auto step = m_checking.into("work");
        m_checking.work(m_value.work);
    }
    void trial(const Key& key)
    {
        if (m_value.trial.empty())
            return;
        const auto step = m_checking.into(key.name);
        m_checking.work(m_value.trial.front());
    }
    void unknown(UnknownKeys T::*) {}

private:
    Checking& m_checking;
    const T& m_value;
};

template<class T>
void Checking::object(const T& x)
{
    ObjectChecker<T> visitor(*this, x);
    describe(visitor, Of<T>{});
}

/// What belongs together within one piece of work, at the current path.
void checkWork(Checking& checking, const Work& work);

/// "2027-01", or with `dates` also "2027-01-31" for days that exist.
[[nodiscard]] bool isMonth(std::string_view text);
[[nodiscard]] bool isDate(std::string_view text);
/// Lower-case words with dashes: letters and digits, also dots within ("llama-3.1-8b").
[[nodiscard]] bool isId(std::string_view text);

} // namespace core

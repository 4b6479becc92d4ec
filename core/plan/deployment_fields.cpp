// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"

#include "core/plan/describe_deployment.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

/// Names the fields in which two deployments differ (a visitor of describe).
class FieldComparison
{
public:
    FieldComparison(const Deployment& a, const Deployment& b)
        : m_a(a)
        , m_b(b)
    {
    }
    template<class M>
    void field(const Key& key, M Deployment::*member, const FieldRule& = {})
    {
        if (!(m_a.*member == m_b.*member))
            names.emplace_back(key.name);
    }
    void unknown(UnknownKeys Deployment::*member)
    {
        const std::map<std::string, std::string> a((m_a.*member).begin(), (m_a.*member).end());
        const std::map<std::string, std::string> b((m_b.*member).begin(), (m_b.*member).end());
        for (const auto& [key, json] : a) {
            const auto found = b.find(key);
            if (found == b.end() || found->second != json)
                names.push_back(key);
        }
        for (const auto& [key, json] : b) {
            if (a.count(key) == 0)
                names.push_back(key);
        }
    }

    std::vector<std::string> names;

private:
    const Deployment& m_a;
    const Deployment& m_b;
};

/// Takes one field over from another deployment (a visitor of describe).
class FieldTransfer
{
public:
    FieldTransfer(Deployment& target, const Deployment& from, std::string_view name)
        : m_target(target)
        , m_from(from)
        , m_name(name)
    {
    }
    template<class M>
    void field(const Key& key, M Deployment::*member, const FieldRule& = {})
    {
        if (key.name == m_name)
            m_target.*member = m_from.*member;
    }
    void unknown(UnknownKeys Deployment::*member)
    {
        const auto named = [this](const auto& entry) { return entry.first == m_name; };
        UnknownKeys& target = m_target.*member;
        const UnknownKeys& from = m_from.*member;
        target.erase(std::remove_if(target.begin(), target.end(), named), target.end());
        std::copy_if(from.begin(), from.end(), std::back_inserter(target), named);
    }

private:
    Deployment& m_target;
    const Deployment& m_from;
    std::string_view m_name;
};

/// Every field's name (a visitor of describe).
class FieldNames
{
public:
    template<class M>
    void field(const Key& key, M Deployment::*, const FieldRule& = {})
    {
        names.push_back(key.name);
    }
    void unknown(UnknownKeys Deployment::*) {}
    std::vector<std::string_view> names;
};

} // namespace

bool isDeploymentField(std::string_view name)
{
    FieldNames fields;
    describe(fields, Of<Deployment>{});
    return std::find(fields.names.begin(), fields.names.end(), name) != fields.names.end();
}

std::vector<std::string> differingFields(const Deployment& a, const Deployment& b)
{
    FieldComparison comparison(a, b);
    describe(comparison, Of<Deployment>{});
    return comparison.names;
}

Deployment withFieldFrom(const Deployment& target, const Deployment& from, std::string_view field)
{
    Deployment changed = target;
    FieldTransfer transfer(changed, from, field);
    describe(transfer, Of<Deployment>{});
    return changed;
}

} // namespace core

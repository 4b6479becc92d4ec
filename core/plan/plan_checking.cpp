// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_checking.h"

#include "core/base/money.h"
#include "core/plan/format_names.h"
#include "core/plan/month.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace core {

namespace {

std::string shown(double x)
{
    return fmt::format("{}", x);
}

template<class T>
std::set<std::string> idsOf(const std::vector<Shared<T>>& values)
{
    std::set<std::string> ids;
    for (const Shared<T>& value : values)
        ids.insert(value->id);
    return ids;
}

} // namespace

Checking::Checking(const Plan& plan, const Catalog& catalog)
    : m_plan(plan)
    , m_catalog(catalog)
    , m_workloads(idsOf(plan.workloads))
    , m_scenarios(idsOf(plan.scenarios))
{
    for (const Team& team : plan.teams)
        m_teams.insert(team.id);
    for (const Shared<Offer>& each : plan.offers)
        m_offers.emplace(each->id, &*each);
}

void Checking::note(Severity severity, const char* id, Arguments arguments)
{
    if (m_issues.size() < kMostIssues)
        m_issues.push_back({severity, id, m_path, std::move(arguments)});
}

void Checking::figure(double x, const FieldRule& rule)
{
    if (!std::isfinite(x))
        return note(Severity::Error, "not-finite");
    if (x < rule.minimum)
        return note(Severity::Error, rule.above ? "not-above" : "below-minimum",
                    {{"minimum", shown(rule.minimum)}, {"found", shown(x)}});
    if (rule.above && x == rule.minimum)
        return note(Severity::Error, "not-above", {{"minimum", shown(rule.minimum)}, {"found", shown(x)}});
    if (x > rule.maximum)
        note(Severity::Error, "above-maximum", {{"maximum", shown(rule.maximum)}, {"found", shown(x)}});
}

void Checking::value(double x, const FieldRule& rule)
{
    figure(x, rule);
}

void Checking::value(const Uncertain& x, const FieldRule& rule)
{
    if (!std::isfinite(x.low) || !std::isfinite(x.likely) || !std::isfinite(x.high))
        return note(Severity::Error, "not-finite");
    if (x.low > x.likely || x.likely > x.high)
        return note(Severity::Error, "range-out-of-order",
                    {{"low", shown(x.low)}, {"likely", shown(x.likely)}, {"high", shown(x.high)}});
    const bool spread = x.low < x.high;
    if ((x.shape == Shape::Fixed && spread) || (x.shape == Shape::Lognormal && x.low <= 0))
        note(Severity::Error, "range-shape-wrong", {{"shape", std::string(nameIn(x.shape))}});
    if (x.percentiles) {
        const auto [low, high] = *x.percentiles;
        if (!(low > 0 && low < high && high < 100))
            note(Severity::Error, "percentiles-wrong");
    }
    const bool lowIsWrong = x.low < rule.minimum || (rule.above && x.low == rule.minimum);
    figure(lowIsWrong ? x.low : x.high, rule);
}

void Checking::value(const std::string& x, const FieldRule& rule)
{
    const Arguments found{{"found", shortened(x)}};
    if (rule.text == Text::Id && !isId(x))
        return note(Severity::Error, "id-malformed", found);
    if (x.empty() && rule.text != Text::Id)
        return;
    if (rule.text == Text::Month && !isMonth(x))
        note(Severity::Error, "month-malformed", found);
    else if (rule.text == Text::Date && !isMonth(x) && !isDate(x))
        note(Severity::Error, "date-malformed", found);
    else if (rule.text == Text::When && x != "once" && x != "monthly" && !isMonth(x))
        note(Severity::Error, "when-malformed", found);
    else if (rule.text == Text::CurrencyCode && !Currency::make(x))
        note(Severity::Error, "currency-malformed", found);
    else if (rule.text == Text::Compute || rule.text == Text::KvCache)
        format(x, rule.text);
    else
        reference(x, rule.text);
}

void Checking::format(const std::string& x, Text what)
{
    const bool known = what == Text::Compute ? isComputeFormat(x) : isKvCacheFormat(x);
    if (known)
        return;
    const std::string_view allowed = what == Text::Compute ? computeFormats() : kvCacheFormats();
    note(Severity::Error, "format-unknown", {{"found", shortened(x)}, {"allowed", std::string(allowed)}});
}

void Checking::reference(const std::string& x, Text what)
{
    const std::string id = shortened(x);
    if (what == Text::Gpu && !m_catalog.gpu(x))
        note(Severity::Error, "gpu-unknown", {{"gpu", id}});
    else if (what == Text::Provider && !m_catalog.provider(x))
        note(Severity::Info, "provider-unknown", {{"provider", id}});
    else if (what == Text::Team && m_teams.count(x) == 0)
        note(Severity::Error, "team-unknown", {{"team", id}});
    else if (what == Text::Offer && !offer(x))
        note(Severity::Error, "offer-unknown", {{"offer", id}});
    else if (what == Text::Scenario && m_scenarios.count(x) == 0)
        note(Severity::Error, "scenario-unknown", {{"scenario", id}});
}

void Checking::value(const ModelChoice& x, const FieldRule& rule)
{
    if (x.shape)
        return object(*x.shape);
    if ((rule.required || !x.id.empty()) && !m_catalog.model(x.id))
        note(Severity::Error, "model-unknown", {{"model", shortened(x.id)}});
}

void Checking::value(const ProviderChoice& x, const FieldRule& rule)
{
    if (x.id)
        value(*x.id, rule);
}

void Checking::work(const Work& work)
{
    std::visit(
        [this](const auto& alternative) {
            using A = std::remove_cvref_t<decltype(alternative)>;
            if constexpr (std::is_same_v<A, Shared<Sweep>>)
                object(*alternative);
            else
                object(alternative);
        },
        work);
    checkWork(*this, work);
}

bool isMonth(std::string_view text)
{
    return text.size() == 7 && parseMonth(text).has_value();
}

bool isDate(std::string_view text)
{
    const auto month = text.size() == 10 ? parseMonth(text) : std::nullopt;
    if (!month)
        return false;
    int day = 0;
    std::from_chars(text.data() + 8, text.data() + 10, day);
    constexpr std::array<int, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = month->year % 4 == 0 && (month->year % 100 != 0 || month->year % 400 == 0);
    return day >= 1
           && day <= days[static_cast<std::size_t>(month->month - 1)] + (month->month == 2 && leap ? 1 : 0);
}

bool isId(std::string_view text)
{
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    if (text.empty() || text.size() > 100 || !plain(text.front()) || !plain(text.back()))
        return false;
    return std::all_of(text.begin(), text.end(),
                       [&](char c) { return plain(c) || c == '-' || c == '.' || c == '_'; });
}

} // namespace core

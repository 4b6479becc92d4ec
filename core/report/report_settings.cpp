// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_settings.h"

#include "core/plan/describe_deployment.h"
#include "core/plan/describe_work.h"
#include "core/report/report_parts.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace core {

namespace {

/// Stated by the report in columns of their own, or in the register of prices.
constexpr std::array<std::string_view, 13> kStatedElsewhere{
    "id",   "name",  "gpu",   "gpus",       "nodes", "provider", "region",
    "tier", "offer", "price", "commitment", "owned", "purchase"};

bool endsWith(std::string_view text, std::string_view end)
{
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/// The unit that a field's name gives, as in the files.
std::string_view unitOfField(std::string_view key)
{
    struct Unit
    {
        std::string_view ending;
        std::string_view unit;
    };
    constexpr std::array<Unit, 16> units{{{"_ms", "ms"},
                                          {"per_second", "1/s"},
                                          {"per_s", "1/s"},
                                          {"per_hour", "1/h"},
                                          {"_s", "s"},
                                          {"_seconds", "s"},
                                          {"_minutes", "min"},
                                          {"hours_per_trial", "h"},
                                          {"hours_per_run", "h"},
                                          {"hours_per_day", "h"},
                                          {"gpu_hours", "GPU-h"},
                                          {"hours", "h"},
                                          {"_gb", "GB"},
                                          {"share", "share"},
                                          {"utilization", "share"},
                                          {"growth_per_month", "share"}}};
    for (const auto& [ending, unit] : units) {
        if (endsWith(key, ending))
            return unit;
    }
    constexpr std::array<std::string_view, 5> shares{"mfu", "bandwidth_efficiency", "duty", "data_loading",
                                                     "packing"};
    const bool share = std::find(shares.begin(), shares.end(), key) != shares.end();
    return share ? "share" : key == "gb" ? "GB" : "";
}

class Settings;

/// Collects the fields of one struct that say something (a visitor of describe).
template<class T>
class FieldSettings
{
public:
    FieldSettings(Settings& settings, const T& value)
        : m_settings(settings)
        , m_value(value)
    {
    }
    template<class M>
    void field(const Key& key, M T::*member, const FieldRule& rule = {});
    void checkpoint(const Key& key);
    void trial(const Key& key);
    void work();
    void unknown(UnknownKeys T::*) {}

private:
    Settings& m_settings;
    const T& m_value;
};

class Settings
{
public:
    Settings(const Plan& plan, const Catalog& catalog)
        : m_plan(plan)
        , m_catalog(catalog)
    {
    }

    template<class T>
    void object(const T& value)
    {
        FieldSettings<T> fields(*this, value);
        describe(fields, Of<T>{});
    }
    void add(std::string_view key, bool yes) { put(key, phrase(yes ? "report.yes" : "report.no")); }
    void add(std::string_view key, int x) { add(key, Uncertain(x)); }
    void add(std::string_view key, double x) { add(key, Uncertain(x)); }
    void add(std::string_view key, const Uncertain& x)
    {
        put(key, UnitFigure{x.range(), std::string(unitOfField(key))});
    }
    void add(std::string_view key, const std::string& text);
    void add(std::string_view key, const ModelChoice& model);
    void add(std::string_view, const ProviderChoice&) {}
    void add(std::string_view key, const MeasuredThroughput& x)
    {
        put(key, UnitFigure{x.value.range(), std::string(nameIn(x.unit))});
    }
    void add(std::string_view key, const std::vector<ProfileStep>& steps);
    void add(std::string_view key, const std::vector<std::string>& words);
    void add(std::string_view key, const std::vector<Storage>& rows) { addGb(key, rows); }
    void add(std::string_view key, const std::vector<Transfer>& rows) { addGb(key, rows); }
    template<class T>
    void add(std::string_view key, const std::optional<T>& x)
    {
        if (x)
            add(key, *x);
    }
    template<class T>
    void add(std::string_view key, const T& x)
    {
        if constexpr (std::is_enum_v<T>)
            put(key, FileWord{NameOf::Setting, std::string(nameIn(x))});
        else
            object(x);
    }
    void word(std::string_view key, std::string_view word)
    {
        put(key, FileWord{NameOf::Setting, std::string(word)});
    }
    void work(const Work& work)
    {
        std::visit([this](const auto& kind) { ofKind(kind); }, work);
    }

    std::vector<ReportSetting> list;

private:
    template<class T>
    void ofKind(const T& kind)
    {
        object(kind);
    }
    void ofKind(const Shared<Sweep>& sweep) { object(*sweep); }
    template<class Row>
    void addGb(std::string_view key, const std::vector<Row>& rows)
    {
        for (const Row& row : rows)
            put(key, UnitFigure{row.gb.range(), "GB"});
    }
    void put(std::string_view key, ReportSettingValue value)
    {
        list.push_back({std::string(key), std::move(value)});
    }

    const Plan& m_plan;
    const Catalog& m_catalog;
};

void Settings::add(std::string_view key, const std::string& text)
{
    if (text.empty())
        return;
    if (key == "reference_gpu")
        return put(key, OwnWords{nameOfGpu(m_catalog, text)});
    if (key == "team") {
        const auto team = std::find_if(m_plan.teams.begin(), m_plan.teams.end(),
                                       [&text](const Team& each) { return each.id == text; });
        return put(key,
                   ownName(team == m_plan.teams.end() || team->name.empty() ? std::string_view(text)
                                                                            : std::string_view(team->name)));
    }
    if (key == "start")
        return put(key, IsoDate{text});
    put(key, ownName(text));
}

void Settings::add(std::string_view key, const ModelChoice& model)
{
    if (model.shape)
        return put(key, ownName(model.shape->name.empty() ? model.shape->id : model.shape->name));
    const ModelShape* known = m_catalog.model(model.id);
    put(key, ownName(known && !known->name.empty() ? known->name : model.id));
}

void Settings::add(std::string_view, const std::vector<ProfileStep>& steps)
{
    for (const ProfileStep& step : steps)
        put("profile", phrase("report.profile_step", {{"hours", argument(step.hours)},
                                                      {"rate", argument(step.requestsPerS.likely)}}));
}

void Settings::add(std::string_view key, const std::vector<std::string>& words)
{
    std::string joined;
    for (const std::string& each : words)
        joined += (joined.empty() ? "" : ", ") + each;
    add(key, joined);
}

template<class T>
template<class M>
void FieldSettings<T>::field(const Key& key, M T::*member, const FieldRule& rule)
{
    const bool elsewhere =
        std::find(kStatedElsewhere.begin(), kStatedElsewhere.end(), key.name) != kStatedElsewhere.end();
    if (elsewhere || (!rule.required && m_value.*member == T{}.*member))
        return;
    m_settings.add(key.name, m_value.*member);
}

template<class T>
void FieldSettings<T>::checkpoint(const Key& key)
{
    if (m_value.checkpointMinutes)
        m_settings.add(key.name, *m_value.checkpointMinutes);
    else
        m_settings.word(key.name, m_value.policy == CheckpointPolicy::None ? "none" : "auto");
}

template<class T>
void FieldSettings<T>::trial(const Key& key)
{
    if (m_value.trial.empty())
        return;
    m_settings.word(key.name, m_value.trialKind);
    m_settings.work(m_value.trial.front());
}

template<class T>
void FieldSettings<T>::work()
{
    m_settings.work(m_value.work);
}

} // namespace

std::vector<ReportSetting> workSettings(const Workload& workload, const Plan& plan, const Catalog& catalog)
{
    Settings settings(plan, catalog);
    settings.object(workload);
    return std::move(settings.list);
}

std::vector<ReportSetting> deploymentSettings(const Deployment& deployment, const Plan& plan,
                                              const Catalog& catalog)
{
    Settings settings(plan, catalog);
    settings.object(deployment);
    return std::move(settings.list);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/json_writer.h"

#include "core/evaluate/evaluate.h"
#include "core/savings/compare.h"
#include "core/savings/spot_choice.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

Json json(const Range& r)
{
    Json j{{"low", r.low}, {"likely", r.likely}, {"high", r.high}};
    if (r.openHigh)
        j["open_high"] = true;
    return j;
}

Json json(const MemoryEstimate& memory);
Json json(const ThroughputEstimate& throughput);
Json json(const ServingEstimate& serving);
Json json(const SpotEstimate& spot);
Json json(const UnitCost& cost);

template<class T>
Json json(const std::optional<T>& value)
{
    if (!value)
        return nullptr;
    if constexpr (std::is_arithmetic_v<T>)
        return *value;
    else
        return json(*value);
}

Json json(const Breakdown& breakdown)
{
    Json j = Json::object();
    for (const auto& [row, name] : kNames<CostRow>)
        j[std::string(name)] = json(breakdown[row]);
    return j;
}

Json json(const Issue& issue, const IssueWording& wording)
{
    Json arguments = Json::object();
    for (const auto& [name, value] : issue.arguments)
        arguments[name] = value;
    return {{"severity", nameOf(issue.severity)},
            {"id", issue.id},
            {"path", issue.path},
            {"message", wording(issue)},
            {"arguments", std::move(arguments)}};
}

Json json(const std::vector<Issue>& issues, const IssueWording& wording)
{
    Json j = Json::array();
    for (const Issue& issue : issues)
        j.push_back(json(issue, wording));
    return j;
}

Json json(const Derivation& derivation)
{
    Json j{{"id", derivation.id}, {"value", json(derivation.value)}, {"unit", derivation.unit}};
    if (!derivation.text.empty())
        j["text"] = derivation.text;
    if (!derivation.source.empty())
        j["source"] = derivation.source;
    if (!derivation.inputs.empty()) {
        j["inputs"] = Json::array();
        for (const Derivation& input : derivation.inputs)
            j["inputs"].push_back(json(input));
    }
    return j;
}

std::string cureText(const std::pair<std::string, std::string>& cure)
{
    if (cure.first == "format")
        return cure.second + " on this GPU";
    if (cure.first == "batch")
        return "batch " + cure.second + " on this GPU";
    return cure.first == "gpus" ? cure.second + " of this GPU" : cure.second;
}

Json json(const MemoryEstimate& memory)
{
    Json parts = Json::object();
    for (const auto& [part, gb] : memory.partsGb)
        parts[part] = json(gb);
    Json cures = Json::array();
    for (const auto& cure : memory.wouldFit)
        cures.push_back(cureText(cure));
    return {{"needed_gb", json(memory.neededGb)},
            {"available_gb", memory.availableGb},
            {"parts", std::move(parts)},
            {"largest",
             {{"context", json(memory.largestContext)},
              {"concurrency", json(memory.largestConcurrency)},
              {"micro_batch", json(memory.largestMicroBatch)}}},
            {"would_fit", std::move(cures)}};
}

Json json(const ThroughputEstimate& t)
{
    Json j{{"unit", t.unit}, {"low", nullptr}, {"likely", nullptr}, {"high", nullptr}};
    if (t.value) {
        j["low"] = t.value->low;
        j["likely"] = t.value->likely;
        j["high"] = t.value->high;
    }
    j["limit"] = json(t.limit);
    j["bound_by"] = t.boundBy;
    return j;
}

Json json(const ServingEstimate& s)
{
    Json j{{"replicas", s.replicas},
           {"utilization", s.utilization},
           {"p95_wait_s", json(s.p95WaitS)},
           {"p95_response_s", json(s.p95ResponseS)}};
    if (s.oneFewer)
        j["one_fewer"] = {{"utilization", s.oneFewer->utilization},
                          {"p95_wait_s", json(s.oneFewer->p95WaitS)},
                          {"reason", s.oneFewer->reason}};
    if (s.ttftMs)
        j["ttft_ms"] = json(*s.ttftMs);
    if (s.tpotMs)
        j["tpot_ms"] = json(*s.tpotMs);
    return j;
}

Json json(const SpotEstimate& s)
{
    return {{"interval_minutes",
             {{"exact", s.exactMinutes},
              {"young", s.youngMinutes},
              {"daly", s.dalyMinutes},
              {"used", s.usedMinutes}}},
            {"segments", s.segments},
            {"wall_hours", s.wallHours},
            {"billed_hours", s.billedHours},
            {"interruptions", s.interruptions}};
}

Json json(const UnitCost& cost)
{
    Json j{{"per", cost.per}};
    j.update(json(cost.usd));
    return j;
}

Json json(const WorkloadResult& w, Json derivation, const IssueWording& wording)
{
    return {{"id", w.id},
            {"feasible", w.feasible},
            {"fits", json(w.fits)},
            {"gpu", w.gpu},
            {"gpus", w.gpus},
            {"provider", w.provider.empty() ? Json(nullptr) : Json(w.provider)},
            {"purchase", w.purchase},
            {"memory", json(w.memory)},
            {"throughput", json(w.throughput)},
            {"serving", json(w.serving)},
            {"spot", json(w.spot)},
            {"gpu_hours", json(w.gpuHours)},
            {"wall_hours", json(w.wallHours)},
            {"usd_per_gpu_hour", json(w.usdPerGpuHour)},
            {"price", {{"source", w.priceSource}, {"as_of", w.priceAsOf}}},
            {"gross", json(w.gross)},
            {"breakdown", json(w.breakdown)},
            {"unit_cost", json(w.unitCost)},
            {"derivation", std::move(derivation)},
            {"issues", json(w.issues, wording)}};
}

Json json(const MonthResult& m)
{
    return {{"month", m.month},     {"gross", json(m.gross)}, {"credits", json(m.credits)},
            {"cash", json(m.cash)}, {"tax", json(m.tax)},     {"cost", json(m.cost)}};
}

/// A tie is a span of hours, its likely value is not asked for.
Json lowHigh(const std::optional<Range>& r)
{
    if (!r)
        return nullptr;
    return {{"low", r->low}, {"high", r->high}};
}

void addComparison(Json& j, const ScenarioResult& s, const Plan& plan, const Catalog& catalog)
{
    if (!s.saving) {
        j["saving"] = nullptr;
        return;
    }
    j["saving"] = json(s.saving->usd);
    j["saving"]["share"] = json(s.saving->share);
    j["hours_factor_to_tie"] = lowHigh(s.saving->hoursFactorToTie);
    j["hours_to_tie"] = lowHigh(s.saving->hoursToTie);
    j["saving_per_unit"] = json(s.saving->perUnitShare);
    j["levers"] = Json::array();
    for (const LeverResult& lever : attributeLevers(plan, catalog, s.id).levers)
        j["levers"].push_back({{"id", lever.id},
                               {"name", lever.name},
                               {"pillar", lever.pillar},
                               {"paths", lever.paths},
                               {"saving", lever.saving},
                               {"alone", lever.alone},
                               {"last", lever.last}});
}

struct Document
{
    const PlanResult& result;
    const Plan& plan;
    const Catalog& catalog;
    const IssueWording& wording;

    void addSpotChoice(Json& spot, const std::string& scenario, const std::string& workload) const
    {
        const auto at = std::find_if(plan.scenarios.begin(), plan.scenarios.end(),
                                     [&](const auto& s) { return s->id == scenario; });
        const SpotChoice choice =
            spotChoice(plan, catalog, static_cast<std::size_t>(at - plan.scenarios.begin()), workload);
        spot["tie_mtbf_hours"] = json(choice.tieMtbfHours);
        spot["curve"] = Json::array();
        for (const IntervalCost& point : choice.curve)
            spot["curve"].push_back({{"minutes", point.minutes}, {"cost", json(point.usd)}});
    }

    [[nodiscard]] Json scenario(const ScenarioResult& s, ResultForm form) const
    {
        Json j{{"id", s.id},
               {"name", s.name},
               {"baseline", s.baseline},
               {"feasible", s.feasible},
               {"gross", json(s.gross)},
               {"cost", json(s.cost)},
               {"authority", json(s.authority)},
               {"cash", json(s.cash)},
               {"credits", {{"used", json(s.creditsUsed)}, {"stranded", json(s.creditsStranded)}}},
               {"local", nullptr},
               {"breakdown", json(s.breakdown)},
               {"gpu_hours", json(s.gpuHours)},
               {"wall_hours", json(s.wallHours)},
               {"months", Json::array()},
               {"goal",
                {{"target", s.goal.target}, {"saving", json(s.goal.saving)}, {"reached", s.goal.reached}}},
               {"derivation", json(explain(plan, catalog, result, s.id, {}))},
               {"workloads", Json::array()},
               {"issues", json(s.issues, wording)}};
        if (s.localCost)
            j["local"] = {{"code", result.localCode}, {"cost", json(*s.localCost)}};
        for (const MonthResult& month : s.months)
            j["months"].push_back(json(month));
        for (const WorkloadResult& w : s.workloads) {
            j["workloads"].push_back(json(w, json(explain(plan, catalog, result, s.id, w.id)), wording));
            if (w.spot)
                addSpotChoice(j["workloads"].back()["spot"], s.id, w.id);
        }
        if (form == ResultForm::Compare && !s.baseline)
            addComparison(j, s, plan, catalog);
        return j;
    }
};

/// Text from a plan is UTF-8 by then; should a stray byte have survived, it is replaced rather than thrown.
std::string dump(const Json& j)
{
    return j.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

std::string writeResult(const PlanResult& result, const Plan& plan, const Catalog& catalog, ResultForm form,
                        std::string_view scenario, const IssueWording& wording)
{
    Json j{{"format", "gpuplan.result"}, {"version", 1},
           {"plan", result.plan},        {"catalog_as_of", result.catalogAsOf},
           {"scenarios", Json::array()}, {"issues", json(result.issues, wording)}};
    const Document document{result, plan, catalog, wording};
    for (const ScenarioResult& s : result.scenarios) {
        if (scenario.empty() || s.id == scenario)
            j["scenarios"].push_back(document.scenario(s, form));
    }
    return dump(j);
}

std::string writeIssues(const std::vector<Issue>& issues, const IssueWording& wording)
{
    return dump({{"format", "gpuplan.issues"}, {"version", 1}, {"issues", json(issues, wording)}});
}

} // namespace core

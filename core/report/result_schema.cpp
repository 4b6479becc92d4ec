// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/json_writer.h"

#include "core/evaluate/result.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>
#include <utility>

namespace core {

namespace {

using Json = nlohmann::ordered_json;
using Fields = std::initializer_list<std::pair<const char*, Json>>;

Json ref(const char* name)
{
    return {{"$ref", std::string("#/definitions/") + name}};
}

Json type(const char* name)
{
    return {{"type", name}};
}

Json orNull(const Json& schema)
{
    return {{"anyOf", Json::array({schema, type("null")})}};
}

Json listOf(const Json& items)
{
    return {{"type", "array"}, {"items", items}};
}

/// An object that must have `required`, may have `optional`, and nothing else.
Json object(Fields required, Fields optional = {})
{
    Json j{{"type", "object"},
           {"required", Json::array()},
           {"properties", Json::object()},
           {"additionalProperties", false}};
    for (const auto& [name, schema] : required) {
        j["required"].push_back(name);
        j["properties"][name] = schema;
    }
    for (const auto& [name, schema] : optional)
        j["properties"][name] = schema;
    return j;
}

const Json kNumber = type("number");
const Json kText = type("string");
const Json kFlag = type("boolean");

Json breakdownSchema()
{
    Json j = object({});
    for (const auto& [row, name] : kNames<CostRow>) {
        j["required"].push_back(name);
        j["properties"][std::string(name)] = ref("range");
    }
    return j;
}

Json issueSchema()
{
    return object({{"severity", {{"enum", {"info", "warning", "blocking", "error"}}}},
                   {"id", kText},
                   {"path", kText},
                   {"message", kText},
                   {"arguments", {{"type", "object"}, {"additionalProperties", kText}}}});
}

Json memorySchema()
{
    return object({{"needed_gb", ref("range")},
                   {"available_gb", kNumber},
                   {"parts", {{"type", "object"}, {"additionalProperties", ref("range")}}},
                   {"largest", object({{"context", orNull(kNumber)},
                                       {"concurrency", orNull(kNumber)},
                                       {"micro_batch", orNull(kNumber)}})},
                   {"would_fit", listOf(kText)}});
}

Json servingSchema()
{
    const Json fewer = object({{"utilization", kNumber}, {"p95_wait_s", orNull(kNumber)}, {"reason", kText}});
    return object({{"replicas", kNumber},
                   {"utilization", kNumber},
                   {"p95_wait_s", orNull(kNumber)},
                   {"p95_response_s", orNull(kNumber)}},
                  {{"one_fewer", fewer}, {"ttft_ms", ref("range")}, {"tpot_ms", ref("range")}});
}

Json spotSchema()
{
    // A figure beyond every number (work that never finishes) is null in JSON.
    const Json figure = orNull(kNumber);
    return object({{"interval_minutes",
                    object({{"exact", kNumber}, {"young", kNumber}, {"daly", kNumber}, {"used", kNumber}})},
                   {"segments", figure},
                   {"wall_hours", figure},
                   {"billed_hours", figure},
                   {"interruptions", figure},
                   {"tie_mtbf_hours", figure},
                   {"curve", listOf(object({{"minutes", kNumber}, {"cost", figure}}))}});
}

Json throughputSchema()
{
    return object({{"unit", kText},
                   {"low", orNull(kNumber)},
                   {"likely", orNull(kNumber)},
                   {"high", orNull(kNumber)},
                   {"limit", orNull(kNumber)},
                   {"bound_by", kText}});
}

Json derivationSchema()
{
    return object({{"id", kText}, {"value", ref("range")}, {"unit", kText}},
                  {{"text", kText}, {"source", kText}, {"inputs", listOf(ref("derivation"))}});
}

Json workloadSchema()
{
    const Json unitCost = object({{"per", kText}, {"low", kNumber}, {"likely", kNumber}, {"high", kNumber}},
                                 {{"open_high", kFlag}});
    return object({{"id", kText},
                   {"feasible", kFlag},
                   {"fits", orNull(kFlag)},
                   {"gpu", kText},
                   {"gpus", kNumber},
                   {"provider", orNull(kText)},
                   {"purchase", kText},
                   {"memory", orNull(memorySchema())},
                   {"throughput", orNull(throughputSchema())},
                   {"serving", orNull(servingSchema())},
                   {"spot", orNull(spotSchema())},
                   {"gpu_hours", ref("range")},
                   {"wall_hours", ref("range")},
                   {"usd_per_gpu_hour", orNull(ref("range"))},
                   {"price", object({{"source", kText}, {"as_of", kText}})},
                   {"gross", orNull(ref("range"))},
                   {"breakdown", ref("breakdown")},
                   {"unit_cost", orNull(unitCost)},
                   {"derivation", ref("derivation")},
                   {"issues", listOf(ref("issue"))}});
}

Json comparisonFields()
{
    const Json span = orNull(object({{"low", kNumber}, {"high", kNumber}}));
    const Json saving =
        object({{"low", kNumber}, {"likely", kNumber}, {"high", kNumber}, {"share", orNull(ref("range"))}},
               {{"open_high", kFlag}});
    const Json lever = object({{"id", kText},
                               {"name", kText},
                               {"pillar", kNumber},
                               {"paths", listOf(kText)},
                               {"saving", kNumber},
                               {"alone", kNumber},
                               {"last", kNumber}});
    return {{"saving", orNull(saving)},
            {"hours_factor_to_tie", span},
            {"hours_to_tie", span},
            {"saving_per_unit", orNull(ref("range"))},
            {"levers", listOf(lever)}};
}

Json scenarioSchema()
{
    const Json month = object({{"month", kText},
                               {"gross", ref("range")},
                               {"credits", ref("range")},
                               {"cash", ref("range")},
                               {"tax", ref("range")},
                               {"cost", ref("range")}});
    Json j = object({{"id", kText},
                     {"name", kText},
                     {"baseline", kFlag},
                     {"feasible", kFlag},
                     {"gross", orNull(ref("range"))},
                     {"cost", orNull(ref("range"))},
                     {"authority", orNull(ref("range"))},
                     {"cash", orNull(ref("range"))},
                     {"credits", object({{"used", ref("range")}, {"stranded", ref("range")}})},
                     {"local", orNull(object({{"code", kText}, {"cost", ref("range")}}))},
                     {"breakdown", ref("breakdown")},
                     {"gpu_hours", ref("range")},
                     {"wall_hours", ref("range")},
                     {"months", listOf(month)},
                     {"goal", object({{"target", kNumber}, {"saving", orNull(kNumber)}, {"reached", kFlag}})},
                     {"derivation", ref("derivation")},
                     {"workloads", listOf(workloadSchema())},
                     {"issues", listOf(ref("issue"))}});
    j["properties"].update(comparisonFields());
    return j;
}

} // namespace

std::string resultSchema()
{
    Json j{{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", "gpuplan result"}};
    j.update(object({{"format", {{"const", "gpuplan.result"}}},
                     {"version", {{"const", 1}}},
                     {"plan", kText},
                     {"catalog_as_of", kText},
                     {"scenarios", listOf(scenarioSchema())},
                     {"issues", listOf(ref("issue"))}}));
    j["definitions"] = {
        {"range", object({{"low", kNumber}, {"likely", kNumber}, {"high", kNumber}}, {{"open_high", kFlag}})},
        {"breakdown", breakdownSchema()},
        {"issue", issueSchema()},
        {"derivation", derivationSchema()}};
    return j.dump(2) + "\n";
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/describe_plan.h"
#include "core/plan/plan_json.h"
#include "core/plan/plan_reading.h"
#include "core/plan/range_object.h"

#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <variant>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

/// Collects the schema of every struct that a plan is made of, each once, under "definitions".
class Schema
{
public:
    Json of(const bool*, const FieldRule&) { return {{"type", "boolean"}}; }
    Json of(const int*, const FieldRule& rule) { return limited("integer", rule); }
    Json of(const double*, const FieldRule& rule) { return limited("number", rule); }
    Json of(const std::string*, const FieldRule& rule);
    Json of(const Uncertain*, const FieldRule& rule) { return range(rule); }
    Json of(const ModelChoice*, const FieldRule&);
    Json of(const ProviderChoice*, const FieldRule&) { return {{"type", "string"}}; }
    Json of(const WorkOverride*, const FieldRule&) { return {{"type", "object"}}; }
    template<class T>
    Json of(const std::optional<T>*, const FieldRule& rule)
    {
        return of(static_cast<const T*>(nullptr), rule);
    }
    template<class T>
    Json of(const Shared<T>*, const FieldRule& rule)
    {
        return of(static_cast<const T*>(nullptr), rule);
    }
    template<class T>
    Json of(const std::vector<T>*, const FieldRule& rule)
    {
        return {{"type", "array"}, {"items", of(static_cast<const T*>(nullptr), rule)}};
    }
    template<class T>
    Json of(const std::map<std::string, T>*, const FieldRule& rule)
    {
        return {{"type", "object"}, {"additionalProperties", of(static_cast<const T*>(nullptr), rule)}};
    }
    template<class T>
    Json of(const T*, const FieldRule&)
    {
        if constexpr (std::is_enum_v<T>)
            return names<T>();
        else
            return reference<T>();
    }
    /// The struct under `name`, described once.
    template<class T>
    Json named(const std::string& name);
    template<class T>
    Json object();
    /// `kind` decides what `work` (or a trial itself) must look like.
    Json conditions(bool nested);

    Json definitions = Json::object();

private:
    template<class E>
    Json names()
    {
        Json list = Json::array();
        for (const auto& named : kNames<E>)
            list.push_back(named.second);
        return {{"enum", list}};
    }
    template<class T>
    Json reference();
    static Json limited(const char* type, const FieldRule& rule);
    Json range(const FieldRule& rule);
    template<std::size_t I>
    Json kindOfWork();
    template<std::size_t... I>
    Json allKinds(bool nested, std::index_sequence<I...>);
};

/// A field that may be left out may also be null.
Json orNull(Json value)
{
    if (value.contains("enum"))
        value["enum"].push_back(nullptr);
    else if (value.contains("type"))
        value["type"] = {value["type"], "null"};
    else
        value = {{"anyOf", Json::array({std::move(value), {{"type", "null"}}})}};
    return value;
}

/// Describes one struct as an object schema (a visitor of describe).
template<class T>
class ObjectSchema
{
public:
    explicit ObjectSchema(Schema& schema)
        : m_schema(schema)
    {
    }
    template<class M>
    void field(const Key& key, M T::*, const FieldRule& rule = {})
    {
        Json value = m_schema.of(static_cast<const M*>(nullptr), rule);
        if (!rule.required)
            value = orNull(std::move(value));
        for (const std::string_view alias : key.aliases) {
            if (!alias.empty())
                properties[std::string(alias)] = value;
        }
        put(key, std::move(value), rule.required);
    }
    template<class X>
    void constant(const Key& key, const X& value)
    {
        put(key, {{"const", value}}, true);
    }
    template<class U>
    void inlined(U T::*)
    {
        ObjectSchema<U> inner(m_schema);
        describe(inner, Of<U>{});
        properties.update(inner.properties);
        required.insert(required.end(), inner.required.begin(), inner.required.end());
    }
    template<class Part>
    void group(const Key& key)
    {
        ObjectSchema<T> inner(m_schema);
        describe(inner, Of<Part>{});
        put(key, inner.json(), false);
    }
    void checkpoint(const Key& key)
    {
        const Json words = {{"enum", {"auto", "none", nullptr}}};
        put(key, {{"anyOf", {{{"type", "number"}, {"exclusiveMinimum", 0}}, words}}}, false);
    }
    void contingency(const Key& key, const FieldRule& rule)
    {
        const Json percentile = {{"type", "object"},
                                 {"properties", {{"to_percentile", {{"type", "number"}}}}},
                                 {"required", {"to_percentile"}},
                                 {"additionalProperties", false}};
        const Json share = m_schema.of(static_cast<const double*>(nullptr), rule);
        put(key, {{"anyOf", {share, percentile, {{"type", "null"}}}}}, false);
    }
    void work()
    {
        Json kinds = Json::array();
        for (const std::string_view kind : kWorkKinds)
            kinds.push_back(kind);
        put("kind", {{"enum", kinds}}, true);
        put("work", {{"type", "object"}}, true);
        conditions = m_schema.conditions(true);
    }
    void trial(const Key& key)
    {
        Json kinds = Json::array();
        for (const std::string_view kind : kWorkKinds)
            kinds.push_back(kind);
        const Json object = {{"type", "object"},
                             {"properties", {{"kind", {{"enum", kinds}}}}},
                             {"required", {"kind"}},
                             {"$comment", "the keys of its kind beside `kind`"}};
        put(key, {{"anyOf", {object, {{"type", "null"}}}}}, false);
    }
    void unknown(UnknownKeys T::*) {}

    Json json() const
    {
        Json schema = {{"type", "object"}, {"properties", properties}};
        if (!required.empty())
            schema["required"] = required;
        if (!conditions.empty())
            schema["allOf"] = conditions;
        return schema;
    }

    Json properties = Json::object();
    std::vector<std::string> required;
    Json conditions = Json::array();

private:
    void put(const Key& key, Json value, bool isRequired)
    {
        properties[std::string(key.name)] = std::move(value);
        if (isRequired)
            required.emplace_back(key.name);
    }
    Schema& m_schema;
};

template<class T>
Json Schema::object()
{
    ObjectSchema<T> visitor(*this);
    describe(visitor, Of<T>{});
    return visitor.json();
}

template<class T>
Json Schema::named(const std::string& name)
{
    if (!definitions.contains(name)) {
        definitions[name] = Json::object(); // its place, so that definitions stand in the order of their use
        definitions[name] = object<T>();
    }
    return {{"$ref", "#/definitions/" + name}};
}

// Names of the definitions, as a reader of the schema would look for them.
template<class T>
constexpr const char* kDefinition = nullptr;
template<>
constexpr const char* kDefinition<LocalCurrency> = "currency";
template<>
constexpr const char* kDefinition<Team> = "team";
template<>
constexpr const char* kDefinition<Budget> = "budget";
template<>
constexpr const char* kDefinition<Tax> = "tax";
template<>
constexpr const char* kDefinition<Credit> = "credit";
template<>
constexpr const char* kDefinition<Constraints> = "constraints";
template<>
constexpr const char* kDefinition<Risk> = "risk";
template<>
constexpr const char* kDefinition<Correlation> = "correlation";
template<>
constexpr const char* kDefinition<Extra> = "extra";
template<>
constexpr const char* kDefinition<Workload> = "workload";
template<>
constexpr const char* kDefinition<Schedule> = "schedule";
template<>
constexpr const char* kDefinition<Needs> = "needs";
template<>
constexpr const char* kDefinition<ProfileStep> = "profile_step";
template<>
constexpr const char* kDefinition<EarlyStopping> = "early_stopping";
template<>
constexpr const char* kDefinition<ModelShape> = "model_shape";
template<>
constexpr const char* kDefinition<Scenario> = "scenario";
template<>
constexpr const char* kDefinition<Commitment> = "commitment";
template<>
constexpr const char* kDefinition<Lever> = "lever";
template<>
constexpr const char* kDefinition<Deployment> = "deployment";
template<>
constexpr const char* kDefinition<Price> = "price";
template<>
constexpr const char* kDefinition<Offer> = "offer";
template<>
constexpr const char* kDefinition<Parallel> = "parallel";
template<>
constexpr const char* kDefinition<MeasuredThroughput> = "measured_throughput";
template<>
constexpr const char* kDefinition<Idle> = "idle";
template<>
constexpr const char* kDefinition<Interruption> = "interruption";
template<>
constexpr const char* kDefinition<Serverless> = "serverless";
template<>
constexpr const char* kDefinition<Owned> = "owned";
template<>
constexpr const char* kDefinition<TierRow> = "tier";
template<>
constexpr const char* kDefinition<Storage> = "storage";
template<>
constexpr const char* kDefinition<Transfer> = "transfer";
template<>
constexpr const char* kDefinition<Fallback> = "fallback";

template<class T>
Json Schema::reference()
{
    static_assert(kDefinition<T> != nullptr, "every struct of a plan has a name in the schema");
    return named<T>(kDefinition<T>);
}

Json Schema::limited(const char* type, const FieldRule& rule)
{
    Json schema = {{"type", type}};
    if (std::isfinite(rule.minimum))
        schema[rule.above ? "exclusiveMinimum" : "minimum"] = rule.minimum;
    if (std::isfinite(rule.maximum))
        schema["maximum"] = rule.maximum;
    return schema;
}

Json Schema::of(const std::string*, const FieldRule& rule)
{
    Json schema = {{"type", "string"}};
    if (rule.text == Text::Id)
        schema["pattern"] = "^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$";
    else if (rule.text == Text::Month)
        schema["pattern"] = "^([0-9]{4}-(0[1-9]|1[0-2]))?$";
    else if (rule.text == Text::Date)
        schema["pattern"] = "^([0-9]{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$";
    else if (rule.text == Text::When)
        schema["pattern"] = "^(once|monthly|[0-9]{4}-(0[1-9]|1[0-2]))?$";
    else if (rule.text == Text::CurrencyCode)
        schema["pattern"] = "^[A-Z]{3}$";
    return schema;
}

Json Schema::range(const FieldRule& rule)
{
    std::string name = "range";
    if (std::isfinite(rule.minimum))
        name += fmt::format("_{}_{}", rule.above ? "above" : "from", rule.minimum);
    if (std::isfinite(rule.maximum))
        name += fmt::format("_to_{}", rule.maximum);
    if (!definitions.contains(name)) {
        const Json number = limited("number", rule);
        Json list = {{"type", "array"}, {"items", number}, {"minItems", 2}, {"maxItems", 3}};
        Json lengthy = object<RangeObject>();
        for (const char* key : {"low", "likely", "high"})
            lengthy["properties"][key] = number;
        lengthy["anyOf"] = {{{"required", {"likely"}}}, {{"required", {"low", "high"}}}};
        definitions[name] = {{"anyOf", {number, std::move(list), std::move(lengthy)}}};
    }
    return {{"$ref", "#/definitions/" + name}};
}

Json Schema::of(const ModelChoice*, const FieldRule&)
{
    return {{"anyOf", {{{"type", "string"}}, reference<ModelShape>()}}};
}

template<std::size_t I>
Json Schema::kindOfWork()
{
    using A = std::variant_alternative_t<I, Work>;
    std::string name = "work_" + std::string(kWorkKinds[I]);
    if constexpr (std::is_same_v<A, Shared<Sweep>>)
        return named<Sweep>(name);
    else
        return named<A>(name);
}

template<std::size_t... I>
Json Schema::allKinds(bool nested, std::index_sequence<I...>)
{
    Json all = Json::array();
    const auto add = [&](std::string_view kind, const Json& work) {
        const Json then = nested ? Json{{"properties", {{"work", work}}}} : work;
        all.push_back({{"if", {{"properties", {{"kind", {{"const", kind}}}}}}}, {"then", then}});
    };
    (add(kWorkKinds[I], kindOfWork<I>()), ...);
    return all;
}

Json Schema::conditions(bool nested)
{
    return allKinds(nested, std::make_index_sequence<std::variant_size_v<Work>>{});
}

} // namespace

std::string planSchema()
{
    Schema schema;
    Json plan = schema.object<Plan>();
    Json document = {{"$schema", "http://json-schema.org/draft-07/schema#"},
                     {"$id", "urn:gpuplan:schema:plan:1"},
                     {"title", "gpuplan plan"}};
    document.update(plan);
    document["definitions"] = schema.definitions;
    return document.dump(2) + "\n";
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_reading.h"

#include "core/plan/describe_plan.h"
#include "core/plan/model_shape.h"
#include "core/plan/range_object.h"

#include <cmath>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace core {

using Json = nlohmann::json;

namespace {

template<std::size_t... I>
Work emptyWorkAt(std::size_t index, std::index_sequence<I...>)
{
    Work work;
    (void)((I == index ? (work.emplace<I>(), true) : false) || ...);
    return work;
}

const char* typeWord(const Json& json)
{
    switch (json.type()) {
    case Json::value_t::null:
        return "null";
    case Json::value_t::boolean:
        return "true-or-false";
    case Json::value_t::string:
        return "text";
    case Json::value_t::array:
        return "list";
    case Json::value_t::object:
        return "object";
    default:
        return "number";
    }
}

/// What was found, short enough for a sentence; empty for lists and objects.
std::string shown(const Json& json)
{
    return json.is_structured() ? std::string() : shortened(json.dump());
}

bool isWhole(double x)
{
    return std::trunc(x) == x;
}

} // namespace

Work emptyWork(std::size_t index)
{
    return emptyWorkAt(index, std::make_index_sequence<std::variant_size_v<Work>>{});
}

void Reading::note(Severity severity, const char* id, Arguments arguments)
{
    if (severity == Severity::Error)
        ++m_errors;
    if (m_issues.size() < kMostIssues)
        m_issues.push_back({severity, id, m_path, std::move(arguments)});
}

void Reading::wrongType(const char* expected, const Json& found)
{
    note(Severity::Error, "wrong-type",
         {{"expected", expected}, {"type", typeWord(found)}, {"found", shown(found)}});
}

void Reading::value(const Json& json, bool& out, const FieldRule&)
{
    if (!json.is_boolean())
        return wrongType("true-or-false", json);
    out = json.get<bool>();
}

void Reading::value(const Json& json, int& out, const FieldRule&)
{
    if (!json.is_number())
        return wrongType("whole-number", json);
    const double number = json.get<double>();
    if (!isWhole(number))
        return note(Severity::Error, "number-not-whole", {{"found", shown(json)}});
    if (std::abs(number) > std::numeric_limits<int>::max())
        return note(Severity::Error, "number-too-large", {{"found", shown(json)}});
    out = static_cast<int>(number);
}

void Reading::value(const Json& json, double& out, const FieldRule&)
{
    if (!json.is_number())
        return wrongType("number", json);
    out = json.get<double>();
}

void Reading::value(const Json& json, std::string& out, const FieldRule&)
{
    if (!json.is_string())
        return wrongType("text", json);
    out = json.get<std::string>();
}

void Reading::keep(const Uncertain& read, Uncertain& out)
{
    if (read.low <= read.likely && read.likely <= read.high) {
        out = read;
        return;
    }
    note(Severity::Error, "range-out-of-order",
         {{"low", fmt::format("{}", read.low)},
          {"likely", fmt::format("{}", read.likely)},
          {"high", fmt::format("{}", read.high)}});
}

void Reading::list(const Json& json, Uncertain& out)
{
    if (json.size() != 2 && json.size() != 3)
        return note(Severity::Error, "range-wrong-length", {{"found", std::to_string(json.size())}});
    const std::size_t before = m_errors;
    std::vector<double> figures;
    value(json, figures, {});
    if (m_errors != before)
        return;
    keep(figures.size() == 2 ? Uncertain::between(figures[0], figures[1])
                             : Uncertain::threePoint(figures[0], figures[1], figures[2]),
         out);
}

void Reading::value(const Json& json, Uncertain& out, const FieldRule&)
{
    if (json.is_number()) {
        out = Uncertain(json.get<double>());
        return;
    }
    if (json.is_array())
        return list(json, out);
    if (!json.is_object())
        return wrongType("range", json);
    const std::size_t before = m_errors;
    RangeObject read;
    object(json, read);
    if (!read.percentiles.empty() && read.percentiles.size() != 2)
        note(Severity::Error, "percentiles-wrong", {});
    if (m_errors != before)
        return;
    if (const auto range = toUncertain(read))
        return keep(*range, out);
    note(Severity::Error, "range-incomplete", {});
}

void Reading::value(const Json& json, ModelChoice& out, const FieldRule&)
{
    out = {};
    if (json.is_string()) {
        out.id = json.get<std::string>();
        return;
    }
    if (!json.is_object())
        return wrongType("model", json);
    ModelShape shape;
    const std::size_t before = m_issues.size();
    object(json, shape);
    if (isConfig(json))
        dropExpectedConfigKeys(m_issues, before);
    if (const auto unfinished = completeShape(shape); unfinished)
        note(Severity::Error, "model-shape-incomplete", {{"key", *unfinished}});
    out.shape = std::move(shape);
}

void Reading::value(const Json& json, ProviderChoice& out, const FieldRule& rule)
{
    out = {};
    out.none = json.is_null();
    if (!out.none)
        value(json, out.id, rule);
}

void Reading::value(const Json& json, WorkOverride& out, const FieldRule&)
{
    if (!json.is_object())
        return wrongType("object", json);
    for (const auto& [key, changed] : json.items())
        out[key] = changed.dump();
}

void Reading::checkpoint(const Json& json, Interruption& out)
{
    out.checkpointMinutes.reset();
    if (json.is_number()) {
        out.policy = CheckpointPolicy::Every;
        out.checkpointMinutes = json.get<double>();
    } else if (json == "auto" || json == "none") {
        out.policy = json == "auto" ? CheckpointPolicy::Auto : CheckpointPolicy::None;
    } else {
        wrongType("checkpoint-minutes", json);
    }
}

void Reading::contingency(const Json& json, Budget& out)
{
    if (json.is_number()) {
        out.contingency = json.get<double>();
    } else if (json.is_object() && json.size() == 1 && json.contains("to_percentile")) {
        const Step step = into("to_percentile");
        value(json["to_percentile"], out.contingencyToPercentile, {});
    } else {
        wrongType("contingency", json);
    }
}

std::optional<std::size_t> Reading::kind(const Json& json)
{
    if (!json.is_string()) {
        wrongType("text", json);
        return std::nullopt;
    }
    const auto& found = json.get_ref<const std::string&>();
    const auto at = std::find(kWorkKinds.begin(), kWorkKinds.end(), found);
    if (at != kWorkKinds.end())
        return static_cast<std::size_t>(at - kWorkKinds.begin());
    note(Severity::Error, "unknown-name",
         {{"found", shortened(found)}, {"allowed", fmt::format("{}", fmt::join(kWorkKinds, ", "))}});
    return std::nullopt;
}

void Reading::work(const Json& json, Work& work, UnknownKeys& unknown, bool partial)
{
    if (!json.is_object())
        return wrongType("object", json);
    std::visit(
        [&](auto& alternative) {
            auto& inner = edited(alternative);
            using T = std::remove_reference_t<decltype(inner)>;
            ObjectReader<T> visitor(*this, json, inner, partial);
            describe(visitor, Of<T>{});
            visitor.keepUnknown(unknown);
        },
        work);
}

void Reading::trial(const Json& json, Sweep& out)
{
    out.trial.clear();
    out.trialKind.clear();
    out.unknownInTrial.clear();
    if (!json.is_object())
        return wrongType("object", json);
    if (!json.contains("kind")) {
        const Step step = into("kind");
        return note(Severity::Error, "missing-key", {{"key", "kind"}});
    }
    std::optional<std::size_t> index;
    {
        const Step step = into("kind");
        index = kind(json["kind"]);
    }
    if (!index)
        return;
    out.trialKind = kWorkKinds[*index];
    Json rest = json;
    rest.erase("kind");
    work(rest, out.trial.emplace_back(emptyWork(*index)), out.unknownInTrial, false);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/break_even_json.h"

#include <nlohmann/json.hpp>

#include <array>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

template<class T>
Json json(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

struct Figure
{
    const char* key;
    std::optional<double> BreakEven::*member;
};
constexpr std::array kFigures{Figure{"utilization_star", &BreakEven::utilizationStar},
                              Figure{"month_star", &BreakEven::monthStar},
                              Figure{"month_star_with_resale", &BreakEven::monthStarWithResale},
                              Figure{"month_star_falling_rent", &BreakEven::monthStarFallingRent},
                              Figure{"hours_star", &BreakEven::hoursStar},
                              Figure{"speedup_star", &BreakEven::speedupStar},
                              Figure{"speedup", &BreakEven::speedup},
                              Figure{"requests_per_hour_star", &BreakEven::requestsPerHourStar},
                              Figure{"monthly_payment", &BreakEven::monthlyPayment},
                              Figure{"present_value", &BreakEven::presentValue},
                              Figure{"present_value_of_first", &BreakEven::presentValueOfFirst},
                              Figure{"tie_discount_rate", &BreakEven::tieDiscountRate}};

Json json(const CurvePoint& point)
{
    return {{"x", point.x}, {"usd", point.usd}};
}

Json json(const BreakEven& b)
{
    Json j{{"kind", nameIn(b.kind)},
           {"scenario", b.scenario},
           {"workload", b.workload.empty() ? Json(nullptr) : Json(b.workload)},
           {"options", b.options},
           {"verdict", nameIn(b.verdict)}};
    for (const Figure& figure : kFigures)
        j[figure.key] = json(b.*figure.member);
    j["regret_by_stop_month"] = b.regretByStopMonth;
    j["best_quantity"] = json(b.bestQuantity);
    j["cost_by_quantity"] = b.costByQuantity;
    j["axis"] = nameIn(b.axis);
    j["crossing"] = b.crossing ? json(*b.crossing) : Json(nullptr);
    j["curves"] = Json::array();
    for (const OptionCurve& curve : b.curves) {
        Json points = Json::array();
        for (const CurvePoint& point : curve.points)
            points.push_back(json(point));
        j["curves"].push_back({{"option", curve.option}, {"points", std::move(points)}});
    }
    return j;
}

template<class E>
Json namesOf()
{
    Json names = Json::array();
    for (const auto& [value, name] : kNames<E>)
        names.push_back(name);
    return {{"enum", std::move(names)}};
}

Json closed(Json properties)
{
    Json required = Json::array();
    for (const auto& [key, schema] : properties.items())
        required.push_back(key);
    return {{"type", "object"},
            {"required", std::move(required)},
            {"properties", std::move(properties)},
            {"additionalProperties", false}};
}

Json listOf(const Json& items)
{
    return {{"type", "array"}, {"items", items}};
}

} // namespace

std::string writeBreakEvens(const std::vector<BreakEven>& breakEvens)
{
    Json j = Json::array();
    for (const BreakEven& b : breakEvens)
        j.push_back(json(b));
    return j.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string breakEvenSchema()
{
    const Json number{{"type", "number"}};
    const Json text{{"type", "string"}};
    const auto orNull = [](const Json& schema) {
        return Json{{"anyOf", Json::array({schema, Json{{"type", "null"}}})}};
    };
    const Json point = closed({{"x", number}, {"usd", number}});
    Json properties{{"kind", namesOf<BreakEvenKind>()},
                    {"scenario", text},
                    {"workload", orNull(text)},
                    {"options", listOf(text)},
                    {"verdict", namesOf<BreakEvenVerdict>()}};
    for (const Figure& figure : kFigures)
        properties[figure.key] = orNull(number);
    properties["regret_by_stop_month"] = listOf(number);
    properties["best_quantity"] = orNull(number);
    properties["cost_by_quantity"] = listOf(number);
    properties["axis"] = namesOf<BreakEvenAxis>();
    properties["crossing"] = orNull(point);
    properties["curves"] = listOf(closed({{"option", text}, {"points", listOf(point)}}));
    Json j{{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", "gpuplan break-evens"}};
    j.update(listOf(closed(std::move(properties))));
    return j.dump(2) + "\n";
}

} // namespace core

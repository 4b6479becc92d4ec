// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/efficiency.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core {

namespace {

Range threePoint(const nlohmann::json& row)
{
    return {row.at(0).get<double>(), row.at(1).get<double>(), row.at(2).get<double>()};
}

} // namespace

const WeightFormat* Efficiency::weightFormat(std::string_view id) const
{
    const auto found = std::find_if(weightFormats.begin(), weightFormats.end(),
                                    [&](const WeightFormat& f) { return f.id == id; });
    return found == weightFormats.end() ? nullptr : &*found;
}

Result<Efficiency> readEfficiency(std::string_view text)
{
    try {
        const auto json = nlohmann::json::parse(text);
        Efficiency e;
        e.asOf = json.at("as_of").get<std::string>();
        for (const auto& row : json.at("weight_formats")) {
            e.weightFormats.push_back({row.at("id").get<std::string>(), threePoint(row.at("bits_per_weight")),
                                       row.at("source").get<std::string>(),
                                       row.at("confidence").get<std::string>()});
        }
        const auto& runtime = json.at("runtime_gb");
        e.runtimeGb = {runtime.at("low").get<double>(), runtime.at("likely").get<double>(),
                       runtime.at("high").get<double>()};
        e.runtimeSource = runtime.at("source").get<std::string>();
        return e;
    } catch (const nlohmann::json::exception& wrong) {
        return failure("catalog-wrong", {{"file", "efficiency.json"}}, wrong.what());
    }
}

} // namespace core

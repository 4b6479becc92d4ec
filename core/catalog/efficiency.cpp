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

std::map<std::string, double, std::less<>> numbers(const nlohmann::json& object)
{
    std::map<std::string, double, std::less<>> values;
    for (const auto& [name, value] : object.items())
        values.emplace(name, value.get<double>());
    return values;
}

std::string text(const nlohmann::json& row, const char* key)
{
    return row.at(key).get<std::string>();
}

double number(const nlohmann::json& row, const char* key)
{
    return row.at(key).get<double>();
}

TensorBits tensorBits(const nlohmann::json& row)
{
    const auto bits = [&](const char* key, double absent) { return row.value(key, absent); };
    TensorBits t;
    t.rest = number(row, "rest");
    t.embedding = bits("embedding", t.rest);
    t.output = bits("output", t.rest);
    t.query = bits("query", t.rest);
    t.key = bits("key", t.rest);
    t.value = bits("value", t.rest);
    t.valueGrouped = bits("value_grouped", t.value);
    t.value70b = bits("value_70b", t.valueGrouped);
    t.attentionOutput = bits("attention_output", t.rest);
    t.gateUp = bits("gate_up", t.rest);
    t.down = bits("down", t.rest);
    t.key8Experts = bits("key_8_experts", t.key);
    t.value8Experts = bits("value_8_experts", t.value);
    t.attentionOutput8Experts = bits("attention_output_8_experts", t.attentionOutput);
    t.high = bits("high", 1);
    return t;
}

WeightFormat weightFormatIn(const nlohmann::json& row)
{
    WeightFormat format{text(row, "id"),
                        threePoint(row.at("bits_per_weight")),
                        {},
                        text(row, "source"),
                        text(row, "confidence")};
    if (row.contains("tensors"))
        format.tensors = tensorBits(row.at("tensors"));
    return format;
}

void readSpeeds(Efficiency& e, const nlohmann::json& json)
{
    for (const auto& row : json.at("speed_laws"))
        e.speedLaws.push_back({text(row, "id"), numbers(row.at("factors")), numbers(row.at("exponents")),
                               numbers(row.at("spread")), text(row, "source")});
    for (const auto& row : json.at("image_models"))
        e.imageModels.push_back({text(row, "id"), number(row, "tflop_per_step"), number(row, "resolution"),
                                 number(row, "steps"), number(row, "denoiser_params"),
                                 number(row, "training_activation_gb"), number(row, "beside_gb"),
                                 text(row, "source")});
    for (const auto& row : json.at("vision_models"))
        e.visionModels.push_back({text(row, "id"), number(row, "resolution"), number(row, "activations_m"),
                                  text(row, "network"), text(row, "source")});
}

template<class Row>
const Row* withId(const std::vector<Row>& rows, std::string_view id)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

const WeightFormat* Efficiency::weightFormat(std::string_view id) const
{
    return withId(weightFormats, id);
}

const Correction* Efficiency::correction(std::string_view family, std::string_view gpu) const
{
    const auto found = std::find_if(corrections.begin(), corrections.end(),
                                    [&](const Correction& c) { return c.family == family && c.gpu == gpu; });
    return found == corrections.end() ? nullptr : &*found;
}

const SpeedLaw* Efficiency::speedLaw(std::string_view id) const
{
    return withId(speedLaws, id);
}

const ImageModel* Efficiency::imageModel(std::string_view id) const
{
    return withId(imageModels, id);
}

const VisionModel* Efficiency::visionModel(std::string_view id) const
{
    return withId(visionModels, id);
}

Result<Efficiency> readEfficiency(std::string_view text)
{
    try {
        const auto json = nlohmann::json::parse(text);
        Efficiency e;
        e.asOf = json.at("as_of").get<std::string>();
        for (const auto& row : json.at("weight_formats"))
            e.weightFormats.push_back(weightFormatIn(row));
        const auto& runtime = json.at("runtime_gb");
        e.runtimeGb = {runtime.at("low").get<double>(), runtime.at("likely").get<double>(),
                       runtime.at("high").get<double>()};
        e.runtimeSource = runtime.at("source").get<std::string>();
        if (json.contains("speed_laws"))
            readSpeeds(e, json);
        return e;
    } catch (const nlohmann::json::exception& wrong) {
        return failure("catalog-wrong", {{"file", "efficiency.json"}}, wrong.what());
    }
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/calibration_json.h"

#include <nlohmann/json.hpp>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

Json rowJson(const CalibrationRow& row)
{
    Json json;
    json["id"] = row.measured.id;
    json["line"] = row.measured.line;
    json["family"] = row.predicted.family;
    json["gpu"] = row.measured.gpu;
    json["measured"] = row.measured.value ? Json(*row.measured.value) : Json();
    json["unit"] = row.measured.unit;
    if (row.predicted.value) {
        const Range& range = *row.predicted.value;
        json["predicted"] = {{"low", range.low}, {"likely", range.likely}, {"high", range.high}};
        json["error"] = *row.error;
        json["inside"] = row.inside;
        json["reason"] = row.predicted.assumedShape ? Json("shape-assumed") : Json();
    } else {
        json["predicted"] = nullptr;
        json["error"] = nullptr;
        json["inside"] = nullptr;
        json["reason"] = row.predicted.reason;
    }
    return json;
}

Json groupJson(const CalibrationGroup& group)
{
    Json json;
    json["family"] = group.family;
    if (!group.gpu.empty())
        json["gpu"] = group.gpu;
    json["rows"] = group.rows;
    json["predicted"] = group.predicted;
    const bool any = group.predicted > 0;
    json["median_abs_error"] = any ? Json(group.medianError) : Json();
    json["p90_abs_error"] = any ? Json(group.p90Error) : Json();
    json["inside_share"] = any ? Json(group.insideShare) : Json();
    return json;
}

} // namespace

std::string calibrationJson(const Calibration& calibration, const Corrections* kept)
{
    Json json;
    json["rows"] = Json::array();
    for (const CalibrationRow& row : calibration.rows)
        json["rows"].push_back(rowJson(row));
    json["families"] = Json::array();
    for (const CalibrationGroup& group : calibration.families)
        json["families"].push_back(groupJson(group));
    json["cards"] = Json::array();
    for (const CalibrationGroup& group : calibration.cards)
        json["cards"].push_back(groupJson(group));
    json["ignored_columns"] = calibration.unknownColumns;
    if (kept) {
        json["corrections"] = Json::array();
        for (const Correction& c : kept->found)
            json["corrections"].push_back(
                {{"family", c.family}, {"gpu", c.gpu}, {"factor", c.factor}, {"rows", c.rows}});
        json["not_corrected"] = Json::array();
        for (const NotCorrected& left : kept->left)
            json["not_corrected"].push_back(
                {{"family", left.family}, {"gpu", left.gpu}, {"rows", left.rows}, {"reason", left.reason}});
    }
    // Texts come from a stranger's file: what is no UTF-8 is replaced, not refused.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace core

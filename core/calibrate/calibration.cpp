// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/calibration.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>

namespace core {

namespace {

constexpr std::array<std::string_view, 14> kFamilies{
    "dense-training",  "moe-training", "lora",   "whole-runs", "decode",    "prefill",
    "serving",         "serving-moe",  "images", "vision",     "file-size", "inference-memory",
    "finetune-memory", "unknown"};

double quantile(const std::vector<double>& sorted, double share)
{
    if (sorted.empty())
        return 0;
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (place - static_cast<double>(below));
}

CalibrationRow comparedRow(const Catalog& catalog, const Measurement& measured)
{
    CalibrationRow row{measured, predict(catalog, measured), {}, false};
    if (row.predicted.value) {
        const Range& range = *row.predicted.value;
        row.error = range.likely / *measured.value - 1;
        row.inside = range.low <= *measured.value && *measured.value <= range.high;
    }
    return row;
}

CalibrationGroup grouped(const std::string& family, const std::string& gpu,
                         const std::vector<const CalibrationRow*>& rows)
{
    CalibrationGroup group{family, gpu, rows.size()};
    std::vector<double> errors;
    double inside = 0;
    for (const CalibrationRow* row : rows) {
        if (!row->error)
            continue;
        errors.push_back(std::abs(*row->error));
        inside += row->inside ? 1 : 0;
    }
    std::sort(errors.begin(), errors.end());
    group.predicted = errors.size();
    group.medianError = quantile(errors, 0.5);
    group.p90Error = quantile(errors, 0.9);
    group.insideShare = errors.empty() ? 0 : inside / static_cast<double>(errors.size());
    return group;
}

} // namespace

Calibration calibrate(const Catalog& catalog, const Measurements& measurements)
{
    Calibration calibration;
    calibration.unknownColumns = measurements.unknownColumns;
    calibration.rows.reserve(measurements.rows.size());
    for (const Measurement& measured : measurements.rows)
        calibration.rows.push_back(comparedRow(catalog, measured));
    for (const std::string_view family : kFamilies) {
        std::vector<const CalibrationRow*> all;
        std::map<std::string, std::vector<const CalibrationRow*>> byCard;
        for (const CalibrationRow& row : calibration.rows) {
            if (row.predicted.family != family)
                continue;
            all.push_back(&row);
            byCard[row.measured.gpu].push_back(&row);
        }
        if (all.empty())
            continue;
        calibration.families.push_back(grouped(std::string(family), {}, all));
        for (const auto& [gpu, rows] : byCard)
            calibration.cards.push_back(grouped(std::string(family), gpu, rows));
    }
    return calibration;
}

} // namespace core

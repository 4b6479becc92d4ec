// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/corrections.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace core {

namespace {

constexpr std::size_t kFewestRows = 3;
constexpr double kFarthest = 10;

bool isCorrected(std::string_view family)
{
    constexpr std::array<std::string_view, 8> kFamilies{"dense-training", "moe-training", "lora",   "decode",
                                                        "serving",        "serving-moe",  "images", "vision"};
    return std::find(kFamilies.begin(), kFamilies.end(), family) != kFamilies.end();
}

/// Measured ÷ predicted speed; seconds are the inverse of one.
double ratioOf(const CalibrationRow& row)
{
    const double ratio = *row.measured.value / row.predicted.value->likely;
    return row.measured.metric == "seconds_per_image" ? 1 / ratio : ratio;
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

} // namespace

Corrections correctionsFrom(const Calibration& calibration, const std::string& source,
                            const std::string& asOf)
{
    std::map<std::pair<std::string, std::string>, std::vector<double>> ratios;
    for (const CalibrationRow& row : calibration.rows) {
        if (row.predicted.value && row.measured.value)
            ratios[{row.predicted.family, row.predicted.gpu}].push_back(ratioOf(row));
    }
    Corrections corrections;
    for (const auto& [key, found] : ratios) {
        const auto& [family, gpu] = key;
        const double factor = medianOf(found);
        const char* reason = !isCorrected(family)                           ? "not-corrected"
                             : found.size() < kFewestRows                   ? "too-few"
                             : factor > kFarthest || factor < 1 / kFarthest ? "too-far"
                                                                            : nullptr;
        if (reason)
            corrections.left.push_back({family, gpu, found.size(), reason});
        else
            corrections.found.push_back({family, gpu, factor, found.size(), source, asOf});
    }
    return corrections;
}

} // namespace core

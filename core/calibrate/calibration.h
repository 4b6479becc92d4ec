// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/calibrate/predict.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

struct CalibrationRow
{
    Measurement measured;
    Prediction predicted;
    std::optional<double> error; ///< predicted ÷ measured − 1; absent without a prediction
    bool inside = false;         ///< measured within low … high
    bool operator==(const CalibrationRow&) const = default;
};

/// Rows of one family, or of one family on one card.
struct CalibrationGroup
{
    std::string family;
    std::string gpu; ///< empty = all
    std::size_t rows = 0;
    std::size_t predicted = 0;
    // Of those predicted; 0 without any
    double medianError = 0; ///< of the absolute errors
    double p90Error = 0;    ///< 90 % of rows lie within
    double insideShare = 0;
    bool operator==(const CalibrationGroup&) const = default;
};

struct Calibration
{
    std::vector<CalibrationRow> rows; ///< all of them, in the file's order
    std::vector<CalibrationGroup> families;
    std::vector<CalibrationGroup> cards; ///< families by card
    std::vector<std::string> unknownColumns;
    bool operator==(const Calibration&) const = default;
};

/// Predicts every row and says how far the estimators are off, and how often their range holds. Quantiles
/// interpolate between the two nearest rows.
[[nodiscard]] Calibration calibrate(const Catalog& catalog, const Measurements& measurements);

} // namespace core

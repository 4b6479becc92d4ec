// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/calibrate/measurement.h"
#include "core/catalog/catalog.h"

#include <optional>
#include <string>

namespace core {

/// What the estimators say about a measurement, in the row's own unit.
struct Prediction
{
    /// "dense-training", "moe-training", "lora", "whole-runs", "decode", "prefill", "serving", "serving-moe",
    /// "images", "vision", "file-size", "inference-memory", "finetune-memory"; "unknown" for other metrics
    std::string family;
    std::string gpu; ///< catalog id; empty when unknown
    std::optional<Range> value;
    std::string
        reason; ///< why there is none: "gpu-unknown", "model-unknown", "shape-unknown",
                ///< "peak-unknown", "metric-unknown", "unit-unknown", "value-missing", "input-missing"
    bool assumedShape = false; ///< a typical shape of the model's size was taken
    bool operator==(const Prediction&) const = default;
};

/// Predicts one row by the estimator of its kind, as a plan would: the low and high ends come from how far
/// published rows of that family lie from the law (efficiency.json), wider where the model's shape or the
/// engine had to be guessed. The catalog's corrections are applied.
[[nodiscard]] Prediction predict(const Catalog& catalog, const Measurement& row);

} // namespace core

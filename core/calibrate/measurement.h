// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// One published measurement, as its row states it. Absent = blank. `gpus` and `batch` are per node and per
/// GPU; `value` is in `unit`.
struct Measurement
{
    std::size_t line = 0; ///< of the file
    std::string id, kind, model, gpu, weights, compute, method, framework, parallelism, recompute, resolution,
        metric, unit, source, notes;
    std::optional<double> paramsB, activeParamsB, gpus, nodes, bitsPerWeight, microBatch, globalBatch,
        sequenceLength, tokensB, promptTokens, outputTokens, concurrency, steps, batch, gflopsForward,
        mactsForward, value;
    bool operator==(const Measurement&) const = default;
};

struct Measurements
{
    std::vector<Measurement> rows;
    std::vector<std::string> unknownColumns; ///< not read
    bool operator==(const Measurements&) const = default;
};

/// Reads a measurements file. Columns by name in any order; `id`, `kind`, `gpu`, `metric` and `value` must be
/// there. Fails as readCsv does, and with "measurements-empty", "measurements-column-missing" {column},
/// "measurements-width" {line, found, expected}, "measurements-number" {line, column, found}: numbers are
/// plain decimals, finite and not negative.
[[nodiscard]] Result<Measurements> readMeasurements(std::string_view text);

} // namespace core

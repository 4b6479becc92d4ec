// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Bits that one weight takes in a file format, over real models' mixes of tensors.
struct WeightFormat
{
    std::string id; ///< "q4_k_m"
    Range bitsPerWeight;
    std::string source;
    std::string confidence;
    bool operator==(const WeightFormat&) const = default;
};

/// Constants fitted to published measurements (resources/catalog/efficiency.json), each with its source.
struct Efficiency
{
    std::string asOf;
    std::vector<WeightFormat> weightFormats;
    Range runtimeGb; ///< of one serving process, decimal GB
    std::string runtimeSource;
    bool operator==(const Efficiency&) const = default;

    /// Null when unknown.
    [[nodiscard]] const WeightFormat* weightFormat(std::string_view id) const;
};

/// Reads efficiency.json; fails with "catalog-wrong" (file, row, field).
[[nodiscard]] Result<Efficiency> readEfficiency(std::string_view text);

} // namespace core

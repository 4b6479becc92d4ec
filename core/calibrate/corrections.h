// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/calibrate/calibration.h"
#include "core/catalog/correction.h"

#include <string>
#include <vector>

namespace core {

/// Measurements that correct nothing, and why: "too-few" (under three rows of a family on a card), "too-far"
/// (more than ten times off: look at the units) or "not-corrected" (memory, file sizes, prefill and whole
/// runs are only compared).
struct NotCorrected
{
    std::string family;
    std::string gpu;
    std::size_t rows = 0;
    std::string reason;
    bool operator==(const NotCorrected&) const = default;
};

struct Corrections
{
    std::vector<Correction> found; ///< by family, then GPU
    std::vector<NotCorrected> left;
    bool operator==(const Corrections&) const = default;
};

/// For each family on each card the median of measured ÷ predicted speed. `calibration` must come from a
/// catalog without corrections, or they would be applied twice. `source` and `asOf` are kept with each.
[[nodiscard]] Corrections correctionsFrom(const Calibration& calibration, const std::string& source,
                                          const std::string& asOf);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>

namespace core {

/// How much faster than estimated a card was found to be at one family of work, from a user's own
/// measurements.
struct Correction
{
    std::string family; ///< of calibrate: "decode", "serving", "dense-training", …
    std::string gpu;    ///< catalog id
    double factor = 1;  ///< on the throughput, above zero
    std::size_t rows = 0;
    std::string source; ///< the file of the measurements
    std::string asOf;   ///< YYYY-MM-DD
    bool operator==(const Correction&) const = default;
};

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"

#include <string>
#include <vector>

namespace core {

/// Why a figure is what it is: the formula (by id), its value with its unit, and what went in, down to inputs
/// that have a source. Built on demand for one figure; shown by the Why panel and the report's appendix.
struct Derivation
{
    std::string id; ///< formula or input id, for example "cost.compute"; wording gives the formula's text
    Range value;
    std::string unit; ///< "USD", "h", "GPU-h", "USD/GPU-h", "GB", "tokens/s", "share", "" for a count
    std::vector<Derivation> inputs;
    std::string source; ///< where an input comes from, with its date; empty for computed figures
    std::string text;   ///< a name from the plan or catalog that the formula's text shows (never translated)
    bool operator==(const Derivation&) const = default;
};

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/field_rules.h"
#include "core/plan/workload.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The long form of a range, as in a file. Absent figures follow from the others (toUncertain).
struct RangeObject
{
    std::optional<double> low;
    std::optional<double> likely;
    std::optional<double> high;
    bool openHigh = false;
    std::optional<Shape> shape;
    std::vector<double> percentiles; ///< none or two, in percent
    std::string variable;
    std::string source;
    std::string note;
    std::string owner;
    std::string confidence;
    UnknownKeys unknown;
};

template<class V>
void describe(V& v, Of<RangeObject>)
{
    v.field("low", &RangeObject::low);
    v.field("likely", &RangeObject::likely);
    v.field("high", &RangeObject::high);
    v.field("open_high", &RangeObject::openHigh);
    v.field("shape", &RangeObject::shape);
    v.field("percentiles", &RangeObject::percentiles);
    v.field("variable", &RangeObject::variable);
    v.field("source", &RangeObject::source);
    v.field("note", &RangeObject::note);
    v.field("owner", &RangeObject::owner);
    v.field("confidence", &RangeObject::confidence);
    v.unknown(&RangeObject::unknown);
}

/// The range that `object` means. `likely` alone is a certain value; without `likely` it is the middle, or
/// the median where percentiles of a lognormal are given. Shape when absent: lognormal with percentiles, PERT
/// with a likely value, else uniform. Nothing when neither `likely` nor both ends are given.
[[nodiscard]] std::optional<Uncertain> toUncertain(const RangeObject& object);
[[nodiscard]] RangeObject toObject(const Uncertain& value);

} // namespace core

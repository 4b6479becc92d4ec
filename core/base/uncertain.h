// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core {

/// How an uncertain input is spread between its limits.
enum class Shape { Fixed, Uniform, Triangular, Pert, Lognormal };

/// What a person said about an input; none of it changes arithmetic except `variable`.
struct RangeNote
{
    std::string variable; ///< two inputs with the same name are one uncertain quantity
    std::string source;
    std::string note;
    std::string owner;
    std::string confidence;
    std::vector<std::pair<std::string, std::string>> unknown; ///< keys we do not know, as JSON text; kept
    bool operator==(const RangeNote&) const = default;
};

/// How the input was written, so that saving gives back the same text.
enum class RangeForm { Number, Pair, Triple, Object };

/// An input of the plan that may be uncertain: a number, [low, high], [low, likely, high] or the long form of
/// INTERFACE.md. `low ≤ likely ≤ high` always holds (the reader refuses anything else).
struct Uncertain
{
    double low = 0;
    double likely = 0;
    double high = 0;
    bool openHigh = false;
    Shape shape = Shape::Fixed;
    RangeForm form = RangeForm::Number;
    std::optional<std::pair<double, double>> percentiles; ///< low and high are these percentiles, in percent
    std::optional<RangeNote> note;

    Uncertain() = default;
    /// A certain value; implicit because a plain number is the commonest input of all.
    Uncertain(double x) // NOLINT(google-explicit-constructor)
        : low(x)
        , likely(x)
        , high(x)
    {
    }
    /// [low, high], uniform: the likely value is the middle.
    [[nodiscard]] static Uncertain between(double lowest, double highest);
    /// [low, likely, high], PERT.
    [[nodiscard]] static Uncertain threePoint(double lowest, double mostLikely, double highest);

    [[nodiscard]] bool isFixed() const { return low == high && !openHigh; }
    [[nodiscard]] Range range() const { return {low, likely, high, openHigh}; }
    bool operator==(const Uncertain&) const = default;
};

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/line.h"

#include <functional>
#include <span>
#include <vector>

namespace core {

/// The ends at which a line, a scenario or a saving is lowest and highest. Costs are monotone in each input
/// while the others stand still, so the extremes lie at ends; each quantity is set once, wherever it is used,
/// which is what keeps the limits from being wider than they are (FORMULAS §1, dependency rule).
struct Extremes
{
    Ends low;
    Ends high;
};

/// Lines whose gross is watched together.
struct LineGroup
{
    std::span<const Line> lines;
};

/// What is maximised, from the gross of each group in order.
using Objective = std::function<double(std::span<const double>)>;

/// Starting from `ends`, sets each of `variables` to the end that makes `objective` largest, until nothing
/// improves.
void climb(Ends& ends, std::span<const int> variables, std::span<const LineGroup> groups,
           const Objective& objective);

/// The uncertain quantities that the lines read, each once, ascending.
[[nodiscard]] std::vector<int> variablesOf(std::span<const Line> lines);

/// Lowest and highest gross of the lines together. `variables`: how many the table holds.
[[nodiscard]] Extremes grossExtremes(std::span<const Line> lines, int variables);

} // namespace core

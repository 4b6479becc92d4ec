// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/line.h"

#include <cstddef>
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

/// What is maximised, from the gross of each group of lines in order.
using Objective = std::function<double(std::span<const double>)>;

/// The gross of groups of lines, kept up to date while single quantities move from end to end. Only the lines
/// that read a quantity are computed again.
class GrossSums
{
public:
    /// Watches `groups` (lines that outlive this) and moves only `variables`.
    GrossSums(std::vector<std::span<const Line>> groups, std::vector<int> variables);

    /// Starting from `ends`, sets each variable to the end that makes `objective` largest, until nothing
    /// improves.
    void climb(Ends& ends, const Objective& objective);

private:
    struct Reader
    {
        std::size_t group;
        std::size_t line;
    };
    void computeAll(const Ends& ends);
    /// Computes the readers of the variable at `index` again; `before` keeps what they were.
    void move(std::size_t index, const Ends& ends, std::vector<double>& before);
    void restore(std::size_t index, const std::vector<double>& before);
    bool improve(std::size_t index, Ends& ends, const Objective& objective, double& best);

    std::vector<std::span<const Line>> m_groups;
    std::vector<int> m_variables;
    std::vector<std::vector<Reader>> m_readers; ///< by variable
    std::vector<std::vector<double>> m_gross;   ///< by group and line
    std::vector<double> m_totals;               ///< by group
    std::vector<double> m_before;
    LineFigures m_scratch;
};

/// The uncertain quantities that the lines read, each once, ascending.
[[nodiscard]] std::vector<int> variablesOf(std::span<const Line> lines);

/// Lowest and highest gross of the lines together. `variables`: how many the table holds.
[[nodiscard]] Extremes grossExtremes(std::span<const Line> lines, int variables);

} // namespace core

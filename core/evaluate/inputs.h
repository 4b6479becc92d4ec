// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/uncertain.h"

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace core {

/// At which end of its range an uncertain quantity is taken.
enum class End : unsigned char { Low, Likely, High };

/// The uncertain quantities of a plan. Two inputs are one quantity when they name the same `variable`, or
/// when they are the same field of the same subject with the same range: the hours of a workload are one
/// quantity in every scenario, and what a duplicated scenario did not change is still the same as in the
/// original.
class VariableTable
{
public:
    /// The quantity's number, new or known. `subject`: a workload's id, an offer's id, …; `field`: which
    /// input. `index` tells entries of a list apart.
    [[nodiscard]] int idOf(const Uncertain& input, std::string_view subject, std::string_view field,
                           std::size_t index);
    [[nodiscard]] int size() const { return static_cast<int>(m_ids.size()); }

private:
    using Key = std::tuple<std::string, std::string, std::size_t, double, double, double>;
    std::map<Key, int> m_ids;
};

/// The end at which each quantity is taken, by its number; quantities beyond the list are at their likely
/// value.
using Ends = std::vector<End>;

/// An uncertain input that a line reads, and the quantity that it is.
struct LineInput
{
    const Uncertain* input = nullptr;
    int variable = 0;
    bool operator==(const LineInput&) const = default;
};

/// Reads a line's inputs: at chosen ends, or at likely values while noting which uncertain inputs are read.
class Inputs
{
public:
    /// Reads at likely values.
    Inputs() = default;
    /// Reads at likely values and adds each uncertain input to `noted`.
    Inputs(VariableTable& table, std::string_view subject, std::vector<LineInput>& noted);
    /// Reads at `ends`; `known` is what was noted for this line.
    Inputs(const std::vector<LineInput>& known, const Ends& ends);

    /// The value of `input`. `field` (and `index` in a list) names it within its subject.
    [[nodiscard]] double operator()(const Uncertain& input, std::string_view field,
                                    std::size_t index = 0) const
    {
        return input.isFixed() ? input.likely : uncertainValue(input, field, index);
    }

private:
    [[nodiscard]] double uncertainValue(const Uncertain& input, std::string_view field,
                                        std::size_t index) const;

    VariableTable* m_table = nullptr;
    std::string_view m_subject;
    std::vector<LineInput>* m_noted = nullptr;
    const std::vector<LineInput>* m_known = nullptr;
    const Ends* m_ends = nullptr;
};

} // namespace core

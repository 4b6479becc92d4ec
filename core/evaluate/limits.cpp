// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/limits.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {

namespace {

constexpr int kPasses = 4; // two suffice for sums and products of two shared quantities; four is generous

bool reads(const Line& line, int variable)
{
    return std::any_of(line.inputs.begin(), line.inputs.end(),
                       [&](const LineInput& i) { return i.variable == variable; });
}

/// The gross of each group's lines, kept up to date while single variables move.
class GrossSums
{
public:
    GrossSums(std::span<const LineGroup> groups, const Ends& ends)
        : m_groups(groups)
        , m_lines(groups.size())
        , m_totals(groups.size())
    {
        for (std::size_t g = 0; g < groups.size(); ++g) {
            for (const Line& line : groups[g].lines)
                m_lines[g].push_back(figuresAt(line, ends).gross);
            m_totals[g] = std::accumulate(m_lines[g].begin(), m_lines[g].end(), 0.0);
        }
    }

    [[nodiscard]] std::span<const double> totals() const { return m_totals; }

    void moved(int variable, const Ends& ends)
    {
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            for (std::size_t i = 0; i < m_lines[g].size(); ++i) {
                if (!reads(m_groups[g].lines[i], variable))
                    continue;
                const double now = figuresAt(m_groups[g].lines[i], ends).gross;
                m_totals[g] += now - m_lines[g][i];
                m_lines[g][i] = now;
            }
        }
    }

private:
    std::span<const LineGroup> m_groups;
    std::vector<std::vector<double>> m_lines;
    std::vector<double> m_totals;
};

} // namespace

void climb(Ends& ends, std::span<const int> variables, std::span<const LineGroup> groups,
           const Objective& objective)
{
    if (variables.empty())
        return;
    GrossSums sums(groups, ends);
    double best = objective(sums.totals());
    for (int pass = 0; pass < kPasses; ++pass) {
        bool improved = false;
        for (const int variable : variables) {
            End& end = ends[static_cast<std::size_t>(variable)];
            End bestEnd = end;
            for (const End candidate : {End::Low, End::High}) {
                if (candidate == bestEnd)
                    continue;
                end = candidate;
                sums.moved(variable, ends);
                const double value = objective(sums.totals());
                // A move that changes nothing to the last digits is noise, not an improvement.
                if (value > best + 1e-12 * std::abs(best)) {
                    best = value;
                    bestEnd = candidate;
                    improved = true;
                }
            }
            if (end != bestEnd) {
                end = bestEnd;
                sums.moved(variable, ends);
            }
        }
        if (!improved)
            return;
    }
}

std::vector<int> variablesOf(std::span<const Line> lines)
{
    std::vector<int> variables;
    for (const Line& line : lines) {
        for (const LineInput& input : line.inputs)
            variables.push_back(input.variable);
    }
    std::sort(variables.begin(), variables.end());
    variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
    return variables;
}

Extremes grossExtremes(std::span<const Line> lines, int variables)
{
    const Ends likely(static_cast<std::size_t>(variables), End::Likely);
    Extremes extremes{likely, likely};
    const std::vector<int> read = variablesOf(lines);
    const LineGroup group{lines};
    climb(extremes.high, read, {&group, 1}, [](std::span<const double> gross) { return gross[0]; });
    climb(extremes.low, read, {&group, 1}, [](std::span<const double> gross) { return -gross[0]; });
    return extremes;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/limits.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {

namespace {

constexpr int kPasses = 4; // two suffice for sums and products of two shared quantities; four is generous

}

GrossSums::GrossSums(std::vector<std::span<const Line>> groups, std::vector<int> variables)
    : m_groups(std::move(groups))
    , m_variables(std::move(variables))
    , m_readers(m_variables.size())
    , m_gross(m_groups.size())
    , m_totals(m_groups.size())
{
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        m_gross[g].resize(m_groups[g].size());
        for (std::size_t i = 0; i < m_groups[g].size(); ++i) {
            for (const LineInput& input : m_groups[g][i].inputs) {
                const auto at = std::lower_bound(m_variables.begin(), m_variables.end(), input.variable);
                if (at == m_variables.end() || *at != input.variable)
                    continue;
                auto& readers = m_readers[static_cast<std::size_t>(at - m_variables.begin())];
                // One line may read a named quantity through several inputs.
                if (readers.empty() || readers.back().group != g || readers.back().line != i)
                    readers.push_back({g, i});
            }
        }
    }
}

void GrossSums::computeAll(const Ends& ends)
{
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        for (std::size_t i = 0; i < m_groups[g].size(); ++i) {
            computeFigures(m_groups[g][i], Inputs(m_groups[g][i].inputs, ends), m_scratch);
            m_gross[g][i] = m_scratch.gross;
        }
        m_totals[g] = std::accumulate(m_gross[g].begin(), m_gross[g].end(), 0.0);
    }
}

void GrossSums::move(std::size_t index, const Ends& ends, std::vector<double>& before)
{
    before.clear();
    for (const Reader& reader : m_readers[index]) {
        const Line& line = m_groups[reader.group][reader.line];
        double& gross = m_gross[reader.group][reader.line];
        before.push_back(gross);
        computeFigures(line, Inputs(line.inputs, ends), m_scratch);
        m_totals[reader.group] += m_scratch.gross - gross;
        gross = m_scratch.gross;
    }
}

void GrossSums::restore(std::size_t index, const std::vector<double>& before)
{
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Reader& reader = m_readers[index][i];
        double& gross = m_gross[reader.group][reader.line];
        m_totals[reader.group] += before[i] - gross;
        gross = before[i];
    }
}

bool GrossSums::improve(std::size_t index, Ends& ends, const Objective& objective, double& best)
{
    End& end = ends[static_cast<std::size_t>(m_variables[index])];
    bool improved = false;
    for (const End candidate : {End::Low, End::High}) {
        const End current = end;
        if (candidate == current)
            continue;
        end = candidate;
        move(index, ends, m_before);
        const double value = objective(m_totals);
        // A move that changes nothing to the last digits is noise, not an improvement.
        if (value > best + 1e-12 * std::abs(best)) {
            best = value;
            improved = true;
            if (current == End::Likely)
                return true; // better than the middle: the other end is tried in the next pass
        } else {
            end = current;
            restore(index, m_before);
        }
    }
    return improved;
}

void GrossSums::climb(Ends& ends, const Objective& objective)
{
    if (m_variables.empty())
        return;
    computeAll(ends);
    double best = objective(m_totals);
    for (int pass = 0; pass < kPasses; ++pass) {
        bool improved = false;
        for (std::size_t v = 0; v < m_variables.size(); ++v)
            improved = improve(v, ends, objective, best) || improved;
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
    Extremes extremes;
    extremes.high.assign(static_cast<std::size_t>(variables), End::Likely);
    const std::vector<int> read = variablesOf(lines);
    GrossSums sums({lines}, read);
    sums.climb(extremes.high, [](std::span<const double> gross) { return gross[0]; });
    // What makes it dear one way makes it cheap the other way, nearly always: a good place to start from.
    extremes.low = extremes.high;
    for (const int v : read) {
        End& end = extremes.low[static_cast<std::size_t>(v)];
        if (end != End::Likely)
            end = end == End::High ? End::Low : End::High;
    }
    sums.climb(extremes.low, [](std::span<const double> gross) { return -gross[0]; });
    return extremes;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/commitments.h"

#include "core/evaluate/bill.h"
#include "core/evaluate/pricing.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numeric>

namespace core {

namespace {

/// GPUs that work alike in one run, the busiest first; their hours are only shares of the run's.
std::vector<LineGpus> gpusOfRun(const Line& line, const Run& run, double volume)
{
    const bool scaled = std::holds_alternative<LlmServing>(line.workload->work) && line.deployment->autoscale;
    const auto steps = scaled ? replicasByHours(line, Inputs(), volume) : std::vector<ReplicaHours>();
    if (steps.empty())
        return {{static_cast<int>(gpusAtOnce(line, run)), 1}};
    // The GPUs between one step's need and the next lower one's run in all steps that are as busy or busier.
    std::vector<LineGpus> groups;
    double hours = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        hours += steps[i].hoursPerDay;
        const int fewer = i + 1 < steps.size() ? steps[i + 1].replicas : 0;
        if (steps[i].replicas > fewer)
            groups.push_back({(steps[i].replicas - fewer) * gpusPerReplica(*line.deployment), hours});
    }
    std::reverse(groups.begin(), groups.end());
    return groups;
}

/// Adds one month's groups to what the GPUs did before: the most used of both are the same GPUs.
void addUse(std::vector<LineGpus>& total, const std::vector<LineGpus>& month)
{
    std::vector<LineGpus> sum;
    auto a = total;
    auto b = month;
    std::size_t i = 0;
    std::size_t k = 0;
    while (i < a.size() || k < b.size()) {
        const int left = i < a.size() ? a[i].gpus : b[k].gpus;
        const int both = k < b.size() ? std::min(left, b[k].gpus) : left;
        sum.push_back({both, (i < a.size() ? a[i].hours : 0) + (k < b.size() ? b[k].hours : 0)});
        if (i < a.size() && (a[i].gpus -= both) == 0)
            ++i;
        if (k < b.size() && (b[k].gpus -= both) == 0)
            ++k;
    }
    total = std::move(sum);
}

double hoursOf(const std::vector<LineGpus>& groups)
{
    return std::accumulate(groups.begin(), groups.end(), 0.0,
                           [](double sum, const LineGpus& g) { return sum + g.gpus * g.hours; });
}

/// The terms as every line reads them: one commitment's price is one uncertain quantity.
CommittedGpus slotsOf(const Commitment& commitment, const Line& line)
{
    CommittedGpus slots;
    slots.terms = commitment;
    const auto name = [&](Uncertain& input, const char* field) {
        nameVariable(input, fmt::format("commitment {} {} {} {} {}", commitment.id, field, input.low,
                                        input.likely, input.high));
    };
    name(slots.terms.listUsd, "list");
    name(slots.terms.discount, "discount");
    const auto start = parseMonth(commitment.start);
    slots.from = start ? monthsBetween(line.start, *start) : 0;
    return slots;
}

/// GPUs that serve nobody, and months that are owed after the plan.
void sayWhatIsLeft(Line& shared, const CommittedGpus& slots, int left)
{
    if (left > 0)
        shared.say(Severity::Warning, "commitment-unused", "commitments",
                   {{"commitment", slots.terms.id}, {"gpus", fmt::format("{}", left)}});
    CommittedGpus whole = slots;
    whole.gpus = slots.terms.quantity;
    const CommittedCapacity capacity = capacityOf(whole, Inputs(), shared.plan->hoursPerMonth);
    const int beyond = std::min(slots.terms.termMonths, slots.to() - shared.plan->months);
    const double owed = beyond * capacity.monthlyPayment();
    if (beyond > 0 && owed > 0)
        shared.say(Severity::Info, "commitment-outlives-plan", "commitments",
                   {{"commitment", slots.terms.id},
                    {"months", fmt::format("{}", beyond)},
                    {"usd", fmt::format("{:.2f}", owed)}});
}

/// A group of one line's GPUs that would like to run on the commitment.
struct Candidate
{
    std::size_t line = 0;
    LineGpus use;
};

void assign(const Commitment& commitment, std::vector<Line>& lines)
{
    const CommittedGpus slots = slotsOf(commitment, lines.back());
    std::vector<Candidate> candidates;
    std::vector<double> hours(lines.size(), 0);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (!lines[i].feasible || lines[i].owned() || lines[i].deployment->commitment != commitment.id)
            continue;
        const std::vector<LineGpus> use = useOfGpus(lines[i], slots.from, slots.to());
        hours[i] = hoursOf(use);
        for (const LineGpus& group : use)
            candidates.push_back({i, group});
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.use.hours > b.use.hours; });
    int left = commitment.quantity;
    for (const Candidate& candidate : candidates) {
        const int gpus = std::min(left, candidate.use.gpus);
        if (gpus == 0)
            continue;
        auto& committed = lines[candidate.line].committed;
        if (committed.empty())
            committed.push_back(slots);
        committed.front().gpus += gpus;
        if (hours[candidate.line] > 0)
            committed.front().share += gpus * candidate.use.hours / hours[candidate.line];
        left -= gpus;
    }
    if (left > 0) {
        lines.back().committed.push_back(slots);
        lines.back().committed.back().gpus = left;
    }
    sayWhatIsLeft(lines.back(), slots, left);
}

} // namespace

std::vector<LineGpus> useOfGpus(const Line& line, int from, int to)
{
    const Inputs likely;
    const Schedule& schedule = line.workload->schedule;
    const MonthSpan span = spanOf(*line.plan, line.start, schedule.start, schedule.months);
    std::vector<LineGpus> total;
    forEachMonth(line, likely, span, [&](const MonthOfRuns& month) {
        if (month.month < from || month.month >= to)
            return;
        const double growth = schedule.growthPerMonth.likely;
        const double volume = growth == 0 ? 1 : std::pow(1 + growth, month.month - span.from);
        std::vector<LineGpus> groups = gpusOfRun(line, month.run, volume);
        const double shares = hoursOf(groups);
        for (LineGpus& group : groups)
            group.hours *= shares > 0 ? month.billed.gpuHours() * month.runs / shares : 0;
        addUse(total, groups);
    });
    return total;
}

void assignCommitments(std::vector<Line>& lines)
{
    for (const Commitment& commitment : lines.back().scenario->commitments)
        assign(commitment, lines);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/line.h"
#include "core/evaluate/run.h"
#include "core/finance/commitment.h"
#include "core/finance/owned.h"

#include <optional>
#include <string>

namespace core {

// The parts that a line's figures are added up from. USD.

/// Months of the plan, as indexes.
struct MonthSpan
{
    int from = 0;
    int to = 0; ///< past the end
    [[nodiscard]] int count() const { return to > from ? to - from : 0; }
};
/// The plan's months that [start, start + months) covers; an empty start is the plan's, no months go to its
/// end.
[[nodiscard]] MonthSpan spanOf(const Plan& plan, Month planStart, const std::string& start,
                               std::optional<int> months);

void addCost(LineFigures& figures, CostRow row, int month, double usd);
/// Paid in the month beyond what arises in it (negative: less).
void addPaidAhead(LineFigures& figures, int month, double usd);

/// Storage, transfer and extras.
void addStorage(LineFigures& figures, const Line& line, const std::vector<Storage>& entries,
                const Inputs& inputs);
void addTransfer(LineFigures& figures, const Line& line, const std::vector<Transfer>& entries,
                 const Inputs& inputs);
void addExtras(LineFigures& figures, const Line& line, const Inputs& inputs);

/// Runs in a month of the span; the first month counts alone for jobs that say nothing of runs.
struct Runs
{
    double first = 1;
    double later = 1;
    [[nodiscard]] double in(int month, const MonthSpan& span) const
    {
        return month == span.from ? first : later;
    }
};
[[nodiscard]] Runs runsOf(const Line& line, const Inputs& inputs, const MonthSpan& span);

/// GPU-hours of one run as the provider bills them: whole instances, increments, minimum.
struct BilledRun
{
    double compute = 0;
    double idle = 0;
    double setup = 0;
    double interruptions = 0;
    double coldStarts = 0;
    [[nodiscard]] double gpuHours() const { return compute + idle + setup + interruptions + coldStarts; }
};
[[nodiscard]] BilledRun billedRun(const Line& line, const Run& run);
/// GPUs that are billed at the same time, whole instances: at the peak of served work, for all people of
/// interactive work.
[[nodiscard]] double gpusAtOnce(const Line& line, const Run& run);

/// One run with its bill, and what it stands for in the month: `runs` of them, the volume grown.
struct MonthOfRuns
{
    int month = 0;
    double runs = 0;
    Run run;
    BilledRun billed;
};
/// Calls `use` for each month in which something runs. One run is computed where nothing grows.
template<class Use>
void forEachMonth(const Line& line, const Inputs& inputs, const MonthSpan& span, Use use);
/// The run of a month with the volume grown for `later` months.
[[nodiscard]] std::optional<MonthOfRuns> runsOfMonth(const Line& line, const Inputs& inputs, int later);

template<class Use>
void forEachMonth(const Line& line, const Inputs& inputs, const MonthSpan& span, Use use)
{
    const Runs runs = runsOf(line, inputs, span);
    const bool grows = inputs(line.workload->schedule.growthPerMonth, "schedule.growth_per_month") != 0;
    std::optional<MonthOfRuns> month;
    for (int m = span.from; m < span.to; ++m) {
        const double now = runs.in(m, span);
        if (now <= 0)
            continue;
        if (!month || grows)
            month = runsOfMonth(line, inputs, m - span.from);
        if (!month)
            continue;
        month->month = m;
        month->runs = now;
        use(*month);
    }
}

/// A GPU-hour's price, with the part of the hours that falls back to another price. The line has a price.
[[nodiscard]] double hourlyUsd(const Line& line, const Inputs& inputs);

/// A month's runs at USD a GPU-hour, into the rows, hours and units; not into any month.
void addRunRows(LineFigures& figures, const MonthOfRuns& month, double usdPerGpuHour);

/// Machines of one's own: depreciation, power and administration in every month of the span.
void addOwned(LineFigures& figures, const Line& line, const Inputs& inputs, const MonthSpan& span);
/// A price per month is paid for each month in which work is scheduled, used or not.
void addMonthlyRental(LineFigures& figures, const Line& line, const Inputs& inputs, const MonthSpan& span);
/// Work on committed GPUs, with what they cost while they do none; the work that they do not cover at
/// `usdPerGpuHour`.
void addCommittedWork(LineFigures& figures, const Line& line, const Inputs& inputs, const MonthSpan& span,
                      double usdPerGpuHour);
/// Committed GPUs that serve nobody.
void addUnusedCommitments(LineFigures& figures, const Line& line, const Inputs& inputs);

/// Machines that the line's work is done on, of the deployment's GPUs each.
[[nodiscard]] double machinesOf(const Line& line, const Run& run);
/// The machine's figures at the inputs' ends.
[[nodiscard]] OwnedMachine machineOf(const Owned& owned, const Inputs& inputs);
/// The commitment's figures at the inputs' ends, for `gpus` of its slots.
[[nodiscard]] CommittedCapacity capacityOf(const CommittedGpus& committed, const Inputs& inputs,
                                           double hoursPerMonth);

} // namespace core

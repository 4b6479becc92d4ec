// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/bill.h"
#include "core/finance/billing.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

std::size_t index(CostRow row)
{
    return static_cast<std::size_t>(row);
}

/// Serving, interactive work and images by the day go on; a job is done once.
bool runsEveryMonth(const Work& work)
{
    const auto daily = [](const auto& w) { return w && !w->images && w->imagesPerDay; };
    return std::holds_alternative<LlmServing>(work) || std::holds_alternative<Interactive>(work)
           || daily(std::get_if<ImageGeneration>(&work)) || daily(std::get_if<VisionInference>(&work));
}

/// GPUs of a price's instances; of one's own hardware, a machine's.
int packedIn(const Line& line)
{
    return line.price ? gpusPerInstance(*line.price, *line.deployment) : line.deployment->gpus;
}

} // namespace

MonthSpan spanOf(const Plan& plan, Month planStart, const std::string& start, std::optional<int> months)
{
    const auto begin = parseMonth(start);
    const int first = begin ? monthsBetween(planStart, *begin) : 0;
    const int last = months ? first + *months : plan.months;
    return {std::clamp(first, 0, plan.months), std::clamp(last, 0, plan.months)};
}

void addCost(LineFigures& figures, CostRow row, int month, double usd)
{
    figures.rows[index(row)] += usd;
    figures.grossByMonth[static_cast<std::size_t>(month)] += usd;
    figures.gross += usd;
}

void addPaidAhead(LineFigures& figures, int month, double usd)
{
    figures.paidAheadByMonth.resize(figures.grossByMonth.size(), 0);
    figures.paidAheadByMonth[static_cast<std::size_t>(month)] += usd;
}

Runs runsOf(const Line& line, const Inputs& inputs, const MonthSpan& span)
{
    const Schedule& schedule = line.workload->schedule;
    if (schedule.runsPerMonth) {
        const double each = inputs(*schedule.runsPerMonth, "schedule.runs_per_month");
        return {each, each};
    }
    if (schedule.runs) {
        const double each =
            inputs(*schedule.runs, "schedule.runs") / std::max(1, schedule.months.value_or(span.count()));
        return {each, each};
    }
    return {1, runsEveryMonth(line.workload->work) ? 1.0 : 0.0};
}

double gpusAtOnce(const Line& line, const Run& run)
{
    const Deployment& d = *line.deployment;
    const int perInstance = packedIn(line);
    if (std::holds_alternative<LlmServing>(line.workload->work)) {
        const double peak =
            run.serving ? static_cast<double>(run.serving->day.replicas) * gpusPerReplica(d) : run.gpus;
        return billedGpus(std::max(1, static_cast<int>(std::ceil(peak))), perInstance);
    }
    const double gpus = static_cast<double>(billedGpus(d.gpus, perInstance)) * d.nodes;
    const auto* interactive = std::get_if<Interactive>(&line.workload->work);
    return interactive ? gpus * std::ceil(interactive->people.likely) : gpus;
}

BilledRun billedRun(const Line& line, const Run& run)
{
    const Deployment& d = *line.deployment;
    double gpus = static_cast<double>(billedGpus(d.gpus, packedIn(line))) * d.nodes;
    const bool serverless = d.purchase == Purchase::Serverless;
    if (serverless)
        gpus = run.gpus;
    else if (std::holds_alternative<LlmServing>(line.workload->work)) {
        // Replicas are packed over whole instances; with autoscaling the average follows the peak's packing.
        const double peak =
            run.serving ? static_cast<double>(run.serving->day.replicas) * gpusPerReplica(d) : run.gpus;
        gpus = run.gpus * gpusAtOnce(line, run) / peak;
    }
    const Provider* rules = line.provider;
    double increment = rules ? rules->billingIncrementS.value_or(0) : 0;
    double minimum = rules ? rules->billingMinimumS.value_or(0) : 0;
    if (line.price) {
        increment = line.price->incrementS.value_or(increment);
        minimum = line.price->minimumS.value_or(minimum);
    }
    const double used = run.workHours + run.idleHours + run.setupHours + run.lostHours + run.startHours;
    const double billed = line.owned() ? used : inHours(billedHours(hours(used), increment, minimum));
    const double gpuLaunches = gpus * run.launches;
    return {(run.workHours + billed - used) * gpuLaunches, run.idleHours * gpuLaunches,
            run.setupHours * gpuLaunches, run.lostHours * gpuLaunches, run.startHours * gpuLaunches};
}

std::optional<MonthOfRuns> runsOfMonth(const Line& line, const Inputs& inputs, int later)
{
    const double growth = inputs(line.workload->schedule.growthPerMonth, "schedule.growth_per_month");
    auto run = runOf(line, inputs, later == 0 || growth == 0 ? 1 : std::pow(1 + growth, later)).run;
    if (!run)
        return std::nullopt;
    const BilledRun billed = billedRun(line, *run);
    return MonthOfRuns{0, 1, *run, billed};
}

void addRunRows(LineFigures& figures, const MonthOfRuns& month, double usdPerGpuHour)
{
    const BilledRun& billed = month.billed;
    const double usd = usdPerGpuHour * month.runs;
    figures.rows[index(CostRow::Compute)] += billed.compute * usd;
    figures.rows[index(CostRow::Idle)] += billed.idle * usd;
    figures.rows[index(CostRow::Setup)] += billed.setup * usd;
    figures.rows[index(CostRow::Interruptions)] += billed.interruptions * usd;
    figures.rows[index(CostRow::ColdStarts)] += billed.coldStarts * usd;
    figures.gross += billed.gpuHours() * usd;
    figures.gpuHours += billed.gpuHours() * month.runs;
    figures.units += month.run.units * month.runs;
    figures.wallHours = std::max(figures.wallHours, month.run.wallHours);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/line.h"
#include "core/evaluate/run.h"
#include "core/finance/billing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {

namespace {

std::size_t index(CostRow row)
{
    return static_cast<std::size_t>(row);
}

/// The months of the plan that [start, start + months) covers, as indexes.
struct MonthSpan
{
    int from = 0;
    int to = 0; ///< past the end
};

MonthSpan spanOf(const Plan& plan, Month planStart, const std::string& start, std::optional<int> months)
{
    const auto begin = parseMonth(start);
    const int first = begin ? monthsBetween(planStart, *begin) : 0;
    const int last = months ? first + *months : plan.months;
    return {std::clamp(first, 0, plan.months), std::clamp(last, 0, plan.months)};
}

void add(LineFigures& figures, CostRow row, int month, double usd)
{
    figures.rows[index(row)] += usd;
    figures.grossByMonth[static_cast<std::size_t>(month)] += usd;
    figures.gross += usd;
}

std::vector<PricedTier> priced(const std::vector<TierRow>& rows, const std::vector<Tier>* published,
                               const Inputs& inputs, std::string_view field)
{
    std::vector<PricedTier> tiers;
    for (const TierRow& row : rows)
        tiers.push_back({row.upToGb, inputs(row.usd, field, tiers.size())});
    if (rows.empty() && published) {
        for (const Tier& tier : *published)
            tiers.push_back({tier.upToGb, tier.usdPerGb});
    }
    return tiers;
}

const std::vector<Tier>* publishedTiers(const Provider* provider, Route route)
{
    if (!provider)
        return nullptr;
    switch (route) {
    case Route::Internet:
        return &provider->egressTiers;
    case Route::InterRegion:
        return &provider->interRegionTiers;
    case Route::InterZone:
        return &provider->interZoneTiers;
    case Route::Ingress:
        return &provider->ingressTiers;
    case Route::Intra:
        return nullptr;
    }
    return nullptr;
}

const std::vector<Tier>* publishedStorage(const Provider* provider, StorageState state)
{
    if (!provider)
        return nullptr;
    const bool stopped = state == StorageState::Stopped && !provider->stoppedStorageTiers.empty();
    return stopped ? &provider->stoppedStorageTiers : &provider->storageTiers;
}

void addStorage(LineFigures& figures, const Line& line, const std::vector<Storage>& entries,
                const Inputs& inputs)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Storage& entry = entries[i];
        const std::vector<Tier>* published = publishedStorage(billedBy(line, entry.provider), entry.state);
        const double usd = tieredCost(inputs(entry.gb, "storage.gb", i),
                                      priced(entry.tiers, published, inputs, "storage.usd"));
        const MonthSpan span = spanOf(*line.plan, line.start, entry.start, entry.months);
        for (int m = span.from; m < span.to; ++m)
            add(figures, CostRow::Storage, m, usd);
    }
}

void addTransfer(LineFigures& figures, const Line& line, const std::vector<Transfer>& entries,
                 const Inputs& inputs)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Transfer& entry = entries[i];
        const double usd =
            tieredCost(inputs(entry.gb, "transfer.gb", i),
                       priced(entry.tiers, publishedTiers(billedBy(line, entry.provider), entry.route),
                              inputs, "transfer.usd"));
        const bool monthly = entry.when == "monthly";
        const std::string start = monthly || entry.when == "once" ? entry.start : entry.when;
        const MonthSpan span =
            spanOf(*line.plan, line.start, start, monthly ? entry.months : std::optional<int>(1));
        for (int m = span.from; m < span.to; ++m)
            add(figures, CostRow::Transfer, m, usd);
    }
}

void addExtras(LineFigures& figures, const Line& line, const Inputs& inputs)
{
    for (std::size_t i = 0; i < line.plan->extras.size(); ++i) {
        const Extra& extra = line.plan->extras[i];
        if (!extra.scenario.empty() && extra.scenario != line.scenario->id)
            continue;
        const bool monthly = extra.when == "monthly";
        const std::string start = monthly || extra.when == "once" ? std::string() : extra.when;
        const MonthSpan span =
            spanOf(*line.plan, line.start, start, monthly ? std::nullopt : std::optional<int>(1));
        for (int m = span.from; m < span.to; ++m)
            add(figures, CostRow::Extras, m, inputs(extra.usd, "extras.usd", i));
    }
}

/// Runs in a month of the span; the first month counts alone for jobs that say nothing of runs.
struct Runs
{
    double first = 1;
    double later = 1;
};

/// Serving, interactive work and images by the day go on; a job is done once.
bool runsEveryMonth(const Work& work)
{
    const auto daily = [](const auto& w) { return w && !w->images && w->imagesPerDay; };
    return std::holds_alternative<LlmServing>(work) || std::holds_alternative<Interactive>(work)
           || daily(std::get_if<ImageGeneration>(&work)) || daily(std::get_if<VisionInference>(&work));
}

Runs runsOf(const Line& line, const Inputs& inputs, const MonthSpan& span)
{
    const Schedule& schedule = line.workload->schedule;
    if (schedule.runsPerMonth) {
        const double each = inputs(*schedule.runsPerMonth, "schedule.runs_per_month");
        return {each, each};
    }
    if (schedule.runs) {
        const double each = inputs(*schedule.runs, "schedule.runs")
                            / std::max(1, schedule.months.value_or(span.to - span.from));
        return {each, each};
    }
    return {1, runsEveryMonth(line.workload->work) ? 1.0 : 0.0};
}

/// A GPU-hour's price, with the part of the hours that falls back to another price.
double hourlyUsd(const Line& line, const Inputs& inputs)
{
    if (line.price->per == PriceUnit::Month)
        return 0; // rented by the month: see monthlyRental
    const auto of = [&](const Price& price, std::string_view field) {
        return usdPerGpuHour(inputs(price.usd, field), price.per, gpusPerInstance(price, *line.deployment),
                             line.plan->hoursPerMonth);
    };
    const double main = of(*line.price, "price.usd");
    if (!line.fallbackPrice)
        return main;
    const double share = inputs(line.deployment->fallback->share, "fallback.share");
    return (1 - share) * main + share * of(*line.fallbackPrice, "fallback.price.usd");
}

/// GPU-hours of one run as the provider bills them: whole instances, increments, minimum.
struct BilledRun
{
    double compute = 0;
    double idle = 0;
    double setup = 0;
    double interruptions = 0;
    [[nodiscard]] double gpuHours() const { return compute + idle + setup + interruptions; }
};

BilledRun billedRun(const Line& line, const Run& run)
{
    const Deployment& d = *line.deployment;
    const int perInstance = gpusPerInstance(*line.price, d);
    double gpus = static_cast<double>(billedGpus(d.gpus, perInstance)) * d.nodes;
    if (std::holds_alternative<LlmServing>(line.workload->work)) {
        // Replicas are packed over whole instances; with autoscaling the average follows the peak's packing.
        const double peak =
            run.serving ? static_cast<double>(run.serving->day.replicas) * gpusPerReplica(d) : run.gpus;
        gpus = run.gpus * billedGpus(static_cast<int>(std::ceil(peak)), perInstance) / peak;
    }
    const Provider* rules = line.provider;
    const double increment =
        line.price->incrementS.value_or(rules ? rules->billingIncrementS.value_or(0) : 0);
    const double minimum = line.price->minimumS.value_or(rules ? rules->billingMinimumS.value_or(0) : 0);
    const double used = run.workHours + run.idleHours + run.setupHours + run.lostHours;
    const double billed = inHours(billedHours(hours(used), increment, minimum));
    const double gpuLaunches = gpus * run.launches;
    return {(run.workHours + billed - used) * gpuLaunches, run.idleHours * gpuLaunches,
            run.setupHours * gpuLaunches, run.lostHours * gpuLaunches};
}

/// A price per month is paid for each month in which work is scheduled, used or not.
double monthlyRental(const Line& line, const Inputs& inputs)
{
    const Deployment& d = *line.deployment;
    const int perInstance = gpusPerInstance(*line.price, d);
    const int instances = billedGpus(d.gpus, perInstance) / perInstance * d.nodes;
    return inputs(line.price->usd, "price.usd") * instances;
}

/// USD and hours of one run, by row.
struct RunCost
{
    Run run;
    BilledRun billed;
    double hourlyUsd = 0;
    [[nodiscard]] double usd() const { return billed.gpuHours() * hourlyUsd; }
};

/// `runs` runs of one volume, together.
void addToTotals(LineFigures& figures, const RunCost& cost, double runs)
{
    const double usd = cost.hourlyUsd * runs;
    figures.rows[index(CostRow::Compute)] += cost.billed.compute * usd;
    figures.rows[index(CostRow::Idle)] += cost.billed.idle * usd;
    figures.rows[index(CostRow::Setup)] += cost.billed.setup * usd;
    figures.rows[index(CostRow::Interruptions)] += cost.billed.interruptions * usd;
    figures.gross += cost.usd() * runs;
    figures.gpuHours += cost.billed.gpuHours() * runs;
    figures.units += cost.run.units * runs;
    figures.wallHours = std::max(figures.wallHours, cost.run.wallHours);
}

std::optional<RunCost> runCost(const Line& line, const Inputs& inputs, double volume, double hourly)
{
    auto run = runOf(line, inputs, volume).run;
    if (!run)
        return std::nullopt;
    const BilledRun billed = billedRun(line, *run);
    return RunCost{*run, billed, hourly};
}

/// The same runs in each month: one run is computed, and counted as often as it happens.
void addSteadyRuns(LineFigures& figures, const RunCost& cost, const MonthSpan& span, const Runs& runs)
{
    const double usd = cost.usd();
    double* const month = figures.grossByMonth.data();
    if (span.from < span.to)
        month[span.from] += usd * runs.first;
    for (int m = span.from + 1; m < span.to; ++m)
        month[m] += usd * runs.later;
    const int later = std::max(0, span.to - span.from - 1);
    addToTotals(figures, cost, (span.from < span.to ? runs.first : 0) + later * runs.later);
}

void addGrowingRuns(LineFigures& figures, const Line& line, const Inputs& inputs, const MonthSpan& span,
                    double growth)
{
    const Runs runs = runsOf(line, inputs, span);
    const double hourly = hourlyUsd(line, inputs);
    for (int m = span.from; m < span.to; ++m) {
        const double now = m == span.from ? runs.first : runs.later;
        const auto cost = runCost(line, inputs, std::pow(1 + growth, m - span.from), hourly);
        if (now <= 0 || !cost)
            continue;
        figures.grossByMonth[static_cast<std::size_t>(m)] += cost->usd() * now;
        addToTotals(figures, *cost, now);
    }
}

void addRuns(LineFigures& figures, const Line& line, const Inputs& inputs)
{
    const Schedule& schedule = line.workload->schedule;
    const MonthSpan span = spanOf(*line.plan, line.start, schedule.start, schedule.months);
    const double growth = inputs(schedule.growthPerMonth, "schedule.growth_per_month");
    const Runs runs = runsOf(line, inputs, span);
    if (line.price->per == PriceUnit::Month) {
        const double rental = monthlyRental(line, inputs);
        for (int m = span.from; m < span.to; ++m) {
            if ((m == span.from ? runs.first : runs.later) > 0)
                add(figures, CostRow::Compute, m, rental);
        }
    }
    if (growth != 0)
        return addGrowingRuns(figures, line, inputs, span, growth);
    if (const auto cost = runCost(line, inputs, 1, hourlyUsd(line, inputs)))
        addSteadyRuns(figures, *cost, span, runs);
}

} // namespace

void computeFigures(const Line& line, const Inputs& inputs, LineFigures& figures)
{
    figures.rows.fill(0);
    figures.grossByMonth.assign(static_cast<std::size_t>(std::max(0, line.plan->months)), 0);
    figures.gross = figures.gpuHours = figures.wallHours = figures.units = 0;
    if (!line.feasible)
        return;
    if (!line.workload) {
        addStorage(figures, line, line.scenario->storage, inputs);
        addTransfer(figures, line, line.scenario->transfer, inputs);
        addExtras(figures, line, inputs);
        return;
    }
    addRuns(figures, line, inputs);
    addStorage(figures, line, line.deployment->storage, inputs);
    addTransfer(figures, line, line.deployment->transfer, inputs);
}

LineFigures figuresOf(const Line& line, const Inputs& inputs)
{
    LineFigures figures;
    computeFigures(line, inputs, figures);
    return figures;
}

} // namespace core

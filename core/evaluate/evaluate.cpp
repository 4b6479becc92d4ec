// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/evaluate.h"

#include "core/estimate/throughput.h"
#include "core/evaluate/at_ends.h"
#include "core/evaluate/fit.h"
#include "core/evaluate/run.h"
#include "core/evaluate/saving.h"
#include "core/evaluate/scenario_lines.h"
#include "core/evaluate/totals.h"
#include "core/evaluate/unit_cost.h"
#include "core/finance/billing.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace core {

namespace {

bool isOpen(const Line& line, const Ends& high)
{
    return std::any_of(line.inputs.begin(), line.inputs.end(), [&](const LineInput& i) {
        return i.input->openHigh && high[static_cast<std::size_t>(i.variable)] == End::High;
    });
}

Range perGpuHour(const Line& line)
{
    const auto at = [&](double usd) {
        return usdPerGpuHour(usd, line.price->per, gpusPerInstance(*line.price, *line.deployment),
                             line.plan->hoursPerMonth);
    };
    const Uncertain& usd = line.price->usd;
    return {at(usd.low), at(usd.likely), at(usd.high), usd.openHigh};
}

Breakdown breakdownOf(const AtEnds<LineFigures>& f, bool open)
{
    Breakdown breakdown;
    for (std::size_t row = 0; row < kCostRows; ++row)
        breakdown.rows[row] =
            f.range([&](const LineFigures& x) { return x.rows[row]; }, open && f.high.rows[row] > 0);
    return breakdown;
}

std::optional<Range> perUsedHour(const AtEnds<LineFigures>& f, bool open)
{
    if (!(f.low.gpuHours > 0) || !(f.likely.gpuHours > 0) || !(f.high.gpuHours > 0))
        return std::nullopt;
    const auto bill = [](const LineFigures& x) {
        const auto row = [&](CostRow r) { return x.rows[static_cast<std::size_t>(r)]; };
        return (x.gross - row(CostRow::Storage) - row(CostRow::Transfer) - row(CostRow::Extras)) / x.gpuHours;
    };
    return f.range(bill, open);
}

void addDeadline(WorkloadResult& result, const Line& line)
{
    if (line.workload->deadlineHours && result.wallHours.likely > *line.workload->deadlineHours)
        result.issues.push_back({Severity::Warning,
                                 "deadline-missed",
                                 line.path,
                                 {{"hours", fmt::format("{:.1f}", result.wallHours.likely)},
                                  {"deadline", fmt::format("{:.1f}", *line.workload->deadlineHours)}}});
}

void addPracticeIssues(WorkloadResult& result, const Line& line)
{
    const Deployment& d = *line.deployment;
    const int perInstance = line.price ? gpusPerInstance(*line.price, d) : 1;
    // Replicas are packed over whole instances.
    const int used = result.serving ? result.gpus : d.gpus;
    const int billed = used > 0 ? billedGpus(used, perInstance) : 0; // a service may rest at no replica
    if (billed > used)
        result.issues.push_back({Severity::Info,
                                 "whole-node-billed",
                                 line.path + ".gpus",
                                 {{"used", fmt::format("{}", used)},
                                  {"billed", fmt::format("{}", billed)},
                                  {"idle", fmt::format("{}", billed - used)}}});
    if (d.idle.hoursPerRun.likely > 0 && !d.idle.autoShutdownMinutes)
        result.issues.push_back({Severity::Info,
                                 "idle-without-shutdown",
                                 line.path + ".idle",
                                 {{"hours", fmt::format("{}", d.idle.hoursPerRun.likely)},
                                  {"usd", fmt::format("{:.2f}", result.breakdown[CostRow::Idle].likely)}}});
}

/// How fast answers come where no service time was measured.
void addLatency(ServingEstimate& serving, const Line& line, double slots)
{
    const auto* work = std::get_if<LlmServing>(&line.workload->work);
    const auto* speed = std::get_if<InferenceSpeed>(&line.speed);
    if (!work || !speed || work->serviceS)
        return;
    const Latency latency = latencyOf(line, *speed, *work, slots, Inputs(line.inputs, {}));
    const Uncertain& slow = line.slowness;
    const auto ms = [&](double s) { return Range{s * slow.low, s, s * slow.high} * 1000; };
    serving.ttftMs = ms(latency.ttftS);
    serving.tpotMs = ms(latency.tpotS);
}

void describePlace(WorkloadResult& result, const Line& line)
{
    result.id = line.workload->id;
    result.issues = line.issues;
    result.feasible = line.feasible;
    if (!line.deployment)
        return;
    const Deployment& d = *line.deployment;
    result.gpu = d.gpu;
    result.gpus = d.gpus * d.nodes;
    result.provider = line.providerId;
    result.purchase = std::string(nameIn(d.purchase));
    if (line.priced() && line.price) {
        result.priceSource = line.price->source;
        result.priceAsOf = line.price->asOf;
        result.usdPerGpuHour = perGpuHour(line);
    }
}

WorkloadResult workloadResult(const Line& line, const AtEnds<LineFigures>& f, bool open)
{
    WorkloadResult result;
    describePlace(result, line);
    const Fit fit = fitOf(line);
    result.fits = fit.fits;
    result.memory = fit.memory;
    result.throughput = fit.throughput;
    result.issues.insert(result.issues.end(), fit.issues.begin(), fit.issues.end());
    result.feasible = line.feasible && fit.fits.value_or(true);
    if (!line.priced())
        return result;
    const auto run = runOf(line, Inputs(line.inputs, {}), 1).run;
    if (run) {
        result.spot = run->spot;
        result.wallHours = Range::exactly(run->wallHours);
    }
    if (!line.feasible)
        return result;
    if (run && run->serving) {
        const ServingPeak& peak = *run->serving;
        result.serving = describeReplicas(peak.day.replicas, peak.day.arrivalsPerS, peak.targets);
        result.gpus = peak.day.replicas * gpusPerReplica(*line.deployment);
        addLatency(*result.serving, line, peak.targets.slotsPerReplica);
    }
    result.gpuHours = f.range([](const LineFigures& x) { return x.gpuHours; }, false);
    result.wallHours = f.range([](const LineFigures& x) { return x.wallHours; }, false);
    if (!result.feasible)
        return result;
    result.gross = f.range([](const LineFigures& x) { return x.gross; }, open);
    result.breakdown = breakdownOf(f, open);
    if (isCapacity(line))
        result.usdPerGpuHour = perUsedHour(f, open);
    result.unitCost = unitCostOf(line, result, f);
    addDeadline(result, line);
    addPracticeIssues(result, line);
    return result;
}

/// A scenario's lines with its extremes and figures there.
struct Computed
{
    std::span<const Line> lines;
    Extremes extremes;
    bool open = false;
    AtEnds<Totals> totals;
    AtEnds<std::vector<LineFigures>> figures;
};

Computed compute(const Plan& plan, std::span<const Line> lines, int variables)
{
    Computed c;
    c.lines = lines;
    c.extremes = grossExtremes(lines, variables);
    const auto figuresOfAll = [&](const Ends& ends) {
        std::vector<LineFigures> all;
        all.reserve(lines.size());
        for (const Line& line : lines)
            all.push_back(figuresAt(line, ends));
        return all;
    };
    c.figures = {figuresOfAll(c.extremes.low), figuresOfAll({}), figuresOfAll(c.extremes.high)};
    c.totals = {totalsOf(plan, lines, c.figures.low), totalsOf(plan, lines, c.figures.likely),
                totalsOf(plan, lines, c.figures.high)};
    c.open = std::any_of(lines.begin(), lines.end(),
                         [&](const Line& line) { return isOpen(line, c.extremes.high); });
    return c;
}

void addMoney(ScenarioResult& result, const Plan& plan, const Computed& c)
{
    const AtEnds<Totals>& t = c.totals;
    result.gross = t.range([](const Totals& x) { return x.gross; }, c.open);
    result.cost = t.range([](const Totals& x) { return x.cost(); }, c.open);
    result.authority = t.range([](const Totals& x) { return x.authority.beforeTax; }, c.open);
    result.cash = t.range([](const Totals& x) { return x.cash; }, c.open);
    for (std::size_t row = 0; row < kCostRows; ++row) {
        const bool growing = t.high.rows[row] > 0;
        result.breakdown.rows[row] =
            t.range([row](const Totals& x) { return x.rows[row]; }, c.open && growing);
    }
    result.months = monthsOf(plan, t, c.open);
    if (plan.currency) {
        const double rate = plan.currency->perUsd * (1 + plan.currency->buffer);
        result.localCost = *result.cost * rate;
    }
}

void addScenarioIssues(ScenarioResult& result, const Plan& plan, const std::string& path)
{
    const auto usd = [](double x) { return fmt::format("{:.2f}", x); };
    if (result.creditsStranded.likely >= 0.005)
        result.issues.push_back({Severity::Warning,
                                 "credits-expire-unused",
                                 "budget.credits",
                                 {{"usd", usd(result.creditsStranded.likely)}}});
    if (plan.budget.amount && result.cost && result.cost->likely > *plan.budget.amount)
        result.issues.push_back({Severity::Warning,
                                 "budget-exceeded",
                                 path,
                                 {{"cost", usd(result.cost->likely)}, {"budget", usd(*plan.budget.amount)}}});
}

/// Work that cannot run has no hours to add up.
Range gpuHoursThatRun(const Computed& c, const ScenarioResult& result)
{
    return c.figures.range(
        [&](const std::vector<LineFigures>& figures) {
            double hours = 0;
            for (std::size_t i = 0; i < figures.size(); ++i) {
                const bool shared = i >= result.workloads.size();
                hours += shared || result.workloads[i].feasible ? figures[i].gpuHours : 0;
            }
            return hours;
        },
        false);
}

ScenarioResult scenarioResult(const Plan& plan, std::size_t index, const Computed& c)
{
    ScenarioResult result;
    const Scenario& scenario = *plan.scenarios[index];
    result.id = scenario.id;
    result.name = scenario.name;
    result.baseline = &scenario == baselineOf(plan);
    result.issues = c.lines.back().issues; // the shared line's
    for (std::size_t i = 0; i + 1 < c.lines.size(); ++i) {
        const AtEnds<LineFigures> f{c.figures.low[i], c.figures.likely[i], c.figures.high[i]};
        result.workloads.push_back(workloadResult(c.lines[i], f, isOpen(c.lines[i], c.extremes.high)));
        result.feasible = result.feasible && result.workloads.back().feasible;
    }
    result.gpuHours = gpuHoursThatRun(c, result);
    result.wallHours = c.totals.range([](const Totals& x) { return x.wallHours; }, false);
    result.goal.target = plan.goalSaving;
    if (!result.feasible)
        return result;
    result.creditsUsed = c.totals.range([](const Totals& x) { return x.credits.used; }, false);
    result.creditsStranded = c.totals.range([](const Totals& x) { return x.credits.stranded; }, false);
    addMoney(result, plan, c);
    addScenarioIssues(result, plan, fmt::format("scenarios[{}]", index));
    return result;
}

/// USD for a unit of work where both scenarios have one: a unit cost, or the price at the speed ceiling.
std::optional<Range> perUnit(const Line& line, const WorkloadResult& result, bool atCeiling)
{
    if (!atCeiling)
        return result.unitCost ? std::optional(result.unitCost->usd) : std::nullopt;
    const Work& work = line.workload->work;
    const bool decodes = std::holds_alternative<LlmServing>(work) || std::holds_alternative<LlmBatch>(work);
    if (!decodes || !result.throughput || !result.throughput->limit || !result.usdPerGpuHour)
        return std::nullopt;
    return *result.usdPerGpuHour * (gpusPerReplica(*line.deployment) / *result.throughput->limit);
}

/// The share saved for a unit of work, when the scenarios differ in one workload's unit or have only one.
std::optional<Range> perUnitShare(const Computed& baseline, const ScenarioResult& b, const Computed& option,
                                  const ScenarioResult& o)
{
    if (b.workloads.size() != 1)
        return std::nullopt;
    const WorkloadResult& wb = b.workloads[0];
    const WorkloadResult& wo = o.workloads[0];
    const bool measured = wb.unitCost && wo.unitCost && wb.unitCost->per == wo.unitCost->per;
    const auto ub = perUnit(baseline.lines[0], wb, !measured);
    const auto uo = perUnit(option.lines[0], wo, !measured);
    if (!ub || !uo || ub->low <= 0)
        return std::nullopt;
    return shareSaved(*ub, *uo);
}

void addSaving(ScenarioResult& result, const Computed& c, const ScenarioResult& baseline,
               const Computed& base, const Plan& plan, std::size_t index)
{
    if (!result.feasible || !baseline.feasible)
        return;
    result.saving = savingOf(plan, base.lines, base.extremes, c.lines, c.extremes);
    result.saving->perUnitShare = perUnitShare(base, baseline, c, result);
    if (result.saving->share) {
        result.goal.saving = result.saving->share->likely;
        result.goal.reached = *result.goal.saving >= plan.goalSaving;
    }
    // An hour that is cheaper but slower saves less for the same result; five points apart are worth saying.
    // Replicas that were counted for a load do the same work in both scenarios.
    const auto& unit = result.saving->perUnitShare;
    const bool counted = unit && result.workloads[0].serving && baseline.workloads[0].serving;
    if (unit && !counted && result.saving->share && result.saving->share->likely > unit->likely + 0.05)
        result.issues.push_back({Severity::Warning,
                                 "saving-per-hour-only",
                                 fmt::format("scenarios[{}]", index),
                                 {{"share_hour", fmt::format("{:.4f}", result.saving->share->likely)},
                                  {"share_job", fmt::format("{:.4f}", unit->likely)}}});
}

} // namespace

PlanResult evaluate(const Plan& plan, const Catalog& catalog)
{
    PlanResult result;
    result.plan = plan.name;
    result.catalogAsOf = catalog.asOf();
    result.localCode = plan.currency ? plan.currency->code : std::string();
    const ScenarioLines all = prepareScenarios(plan, catalog);
    std::vector<Computed> computed;
    computed.reserve(all.scenarios.size());
    for (std::size_t s = 0; s < all.scenarios.size(); ++s) {
        computed.push_back(compute(plan, all.scenarios[s], all.variables.size()));
        result.scenarios.push_back(scenarioResult(plan, s, computed.back()));
    }
    const auto isBaseline = [](const ScenarioResult& s) { return s.baseline; };
    const auto baseline = std::find_if(result.scenarios.begin(), result.scenarios.end(), isBaseline);
    if (baseline == result.scenarios.end())
        return result;
    const auto b = static_cast<std::size_t>(baseline - result.scenarios.begin());
    for (std::size_t s = 0; s < result.scenarios.size(); ++s) {
        if (s != b)
            addSaving(result.scenarios[s], computed[s], result.scenarios[b], computed[b], plan, s);
    }
    return result;
}

std::vector<std::optional<double>> likelyCosts(const Plan& plan, const Catalog& catalog)
{
    std::vector<std::optional<double>> costs;
    costs.reserve(plan.scenarios.size());
    for (std::size_t s = 0; s < plan.scenarios.size(); ++s) {
        const std::vector<Line> lines = linesOf(plan, catalog, s);
        const bool feasible = std::all_of(lines.begin(), lines.end(), [](const Line& line) {
            return line.feasible && fitOf(line).fits.value_or(true);
        });
        costs.push_back(feasible ? std::optional(totalsAt(plan, lines, {}).cost()) : std::nullopt);
    }
    return costs;
}

} // namespace core

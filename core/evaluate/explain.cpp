// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/evaluate.h"
#include "core/evaluate/explain_cost.h"
#include "core/evaluate/explain_speed.h"
#include "core/evaluate/fit.h"
#include "core/evaluate/line.h"
#include "core/evaluate/run.h"
#include "core/evaluate/scenario_lines.h"
#include "core/finance/cash_flow.h"

#include <algorithm>
#include <fmt/format.h>

namespace core {

namespace {

void addUnlessOne(std::vector<Derivation>& inputs, std::string id, const Uncertain& u)
{
    if (u != Uncertain(1))
        inputs.push_back(input(std::move(id), u, "factor"));
}

/// Inputs of the hours of work, by kind.
std::vector<Derivation> volumeInputs(const Line& line)
{
    std::vector<Derivation> in;
    const Work& work = line.workload->work;
    if (const auto* w = std::get_if<Measured>(&work)) {
        if (w->gpuHours)
            in.push_back(input("work.gpu_hours", *w->gpuHours, "GPU-h"));
        if (w->units && w->unitsPerHour) {
            in.push_back(input("work.units", *w->units, ""));
            in.push_back(input("work.units_per_hour", *w->unitsPerHour, "1/h"));
        }
    } else if (const auto* i = std::get_if<Interactive>(&work)) {
        in.push_back(input("work.people", i->people, ""));
        in.push_back(input("work.hours_per_day", i->hoursPerDay, "h"));
        in.push_back(i->daysPerMonth
                         ? input("work.days_per_month", *i->daysPerMonth, "")
                         : node("work.days_per_month", Range::exactly(line.plan->hoursPerMonth / 24), ""));
        in.push_back(input("work.idle_share", i->idleShare, "share"));
    } else if (std::holds_alternative<LlmServing>(work)) {
        in.push_back(node("plan.hours_per_month", Range::exactly(line.plan->hoursPerMonth), "h"));
    }
    if (!line.relativeSpeed.isFixed() || line.relativeSpeed.likely != 1)
        in.push_back(node("speed.relative", line.relativeSpeed.range(), "factor", {}, {}, line.gpu->name));
    return in;
}

Derivation replicasNode(const LlmServing& work, const WorkloadResult& result)
{
    std::vector<Derivation> in;
    if (work.requestsPerDay)
        in.push_back(input("work.requests_per_day", *work.requestsPerDay, "1/day"));
    if (work.peakToMean)
        in.push_back(input("work.peak_to_mean", *work.peakToMean, "factor"));
    for (const ProfileStep& step : work.profile)
        in.push_back(input("work.requests_per_s", step.requestsPerS, "1/s"));
    if (work.serviceS)
        in.push_back(input("work.service_s", *work.serviceS, "s"));
    if (work.slotsPerReplica)
        in.push_back(node("work.slots_per_replica", Range::exactly(*work.slotsPerReplica), ""));
    if (work.p95WaitS)
        in.push_back(node("target.p95_wait", Range::exactly(*work.p95WaitS), "s"));
    if (result.serving->p95WaitS)
        in.push_back(node("queue.p95_wait", Range::exactly(*result.serving->p95WaitS), "s"));
    const auto& fewer = result.serving->oneFewer;
    if (fewer && fewer->p95WaitS)
        in.push_back(node("queue.one_fewer_p95_wait", Range::exactly(*fewer->p95WaitS), "s"));
    else if (fewer)
        in.push_back(node("queue.one_fewer_utilization", Range::exactly(fewer->utilization), "share"));
    return node("replicas.queue", Range::exactly(result.serving->replicas), "", std::move(in));
}

Derivation hoursNode(const Line& line, const WorkloadResult& result)
{
    const Deployment& d = *line.deployment;
    std::vector<Derivation> in = volumeInputs(line);
    const auto* serving = std::get_if<LlmServing>(&line.workload->work);
    if (serving && result.serving)
        in.push_back(replicasNode(*serving, result));
    if (d.measured)
        in.push_back(input("throughput.measured", d.measured->value, d.measured->unit));
    else if (auto speed = result.throughput ? explainSpeed(line, *result.throughput) : std::nullopt)
        in.push_back(std::move(*speed));
    addUnlessOne(in, "work.speedup", d.speedup);
    addUnlessOne(in, "work.data_loading", d.dataLoading);
    addUnlessOne(in, "work.overhead", d.overhead);
    if (d.idle.share != Uncertain(0))
        in.push_back(input("idle.share", d.idle.share, "share"));
    if (d.idle.hoursPerRun != Uncertain(0))
        in.push_back(input("idle.hours_per_run", d.idle.hoursPerRun, "h"));
    if (d.idle.autoShutdownMinutes)
        in.push_back(node("idle.auto_shutdown", Range::exactly(*d.idle.autoShutdownMinutes), "min"));
    if (d.setupMinutes != Uncertain(0))
        in.push_back(input("setup.minutes", d.setupMinutes, "min"));
    if (line.workload->schedule.runs)
        in.push_back(input("schedule.runs", *line.workload->schedule.runs, ""));
    if (line.workload->schedule.runsPerMonth)
        in.push_back(input("schedule.runs_per_month", *line.workload->schedule.runsPerMonth, ""));
    if (line.provider && line.provider->billingIncrementS && line.price && !line.price->incrementS)
        in.push_back(node("billing.increment", Range::exactly(*line.provider->billingIncrementS), "s", {},
                          line.provider->source, line.provider->name));
    return node(fmt::format("hours.{}", kindOf(line.workload->work)), result.gpuHours, "GPU-h",
                std::move(in));
}

Derivation memoryNode(const Line& line, const MemoryEstimate& memory)
{
    std::vector<Derivation> in;
    for (const auto& [part, gb] : memory.partsGb) {
        if (gb != Range{})
            in.push_back(node("memory." + part, gb, "GB"));
    }
    in.push_back(node("memory.available", Range::exactly(memory.availableGb), "GB", {}, line.gpu->source,
                      line.gpu->name));
    return node("memory.needed", memory.neededGb, "GB", std::move(in), {}, line.model->name);
}

Derivation throughputNode(const Line& line, const ThroughputEstimate& throughput)
{
    std::vector<Derivation> in;
    in.push_back(node("gpu.bandwidth", Range::exactly(inGBPerSecond(line.gpu->bandwidth)), "GB/s", {},
                      line.gpu->source, line.gpu->name));
    return node("throughput.ceiling", Range::exactly(*throughput.limit), throughput.unit, std::move(in));
}

Derivation explainWorkload(const Line& line, const WorkloadResult& result)
{
    Derivation why = node("workload", result.gross.value_or(Range{}), "USD", {}, {}, line.workload->name);
    if (result.gross)
        why.inputs.push_back(explainCost(line, result, hoursNode(line, result)));
    if (result.memory)
        why.inputs.push_back(memoryNode(line, *result.memory));
    const bool decodes = std::holds_alternative<InferenceSpeed>(line.speed);
    if (result.throughput && result.throughput->limit && decodes)
        why.inputs.push_back(throughputNode(line, *result.throughput));
    if (result.unitCost)
        why.inputs.push_back(node("unit_cost", result.unitCost->usd, "USD", {}, {}, result.unitCost->per));
    return why;
}

Derivation explainScenario(const Plan& plan, const ScenarioResult& result)
{
    if (!result.cost)
        return node("cost.total", {}, "USD", {}, {}, result.name);
    std::vector<Derivation> gross;
    for (const WorkloadResult& w : result.workloads) {
        const Workload* workload = findWorkload(plan, w.id);
        gross.push_back(node("cost.workload", w.gross.value_or(Range{}), "USD", {}, {},
                             workload ? workload->name : w.id));
    }
    Range shared = result.breakdown[CostRow::Extras];
    if (shared != Range{})
        gross.push_back(node("cost.extras", shared, "USD"));
    std::vector<Derivation> in{node("cost.gross", *result.gross, "USD", std::move(gross))};
    if (result.breakdown[CostRow::Credits] != Range{})
        in.push_back(node("cost.credits", result.breakdown[CostRow::Credits], "USD"));
    if (result.breakdown[CostRow::Contingency] != Range{})
        in.push_back(node("cost.contingency", result.breakdown[CostRow::Contingency], "USD",
                          {node("budget.contingency", Range::exactly(plan.budget.contingency), "share")}));
    if (result.breakdown[CostRow::Tax] != Range{})
        in.push_back(
            node("cost.tax", result.breakdown[CostRow::Tax], "USD",
                 {node("budget.tax_rate", Range::exactly(plan.budget.tax.rate), "share"),
                  node("budget.tax_recoverable", Range::exactly(plan.budget.tax.recoverable), "share")}));
    return node("cost.total", *result.cost, "USD", std::move(in), {}, result.name);
}

/// The line with its part of the scenario's commitments, which depends on the other lines.
Line lineOf(const Plan& plan, const Catalog& catalog, std::size_t scenario, const Workload& workload)
{
    if (plan.scenarios[scenario]->commitments.empty())
        return prepareLine(plan, catalog, scenario, workload);
    std::vector<Line> lines = linesOf(plan, catalog, scenario);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (plan.workloads[i]->id == workload.id)
            return std::move(lines[i]);
    }
    return prepareLine(plan, catalog, scenario, workload);
}

} // namespace

Derivation explain(const Plan& plan, const Catalog& catalog, const PlanResult& result,
                   std::string_view scenario, std::string_view workload)
{
    const auto found = std::find_if(result.scenarios.begin(), result.scenarios.end(),
                                    [&](const auto& s) { return s.id == scenario; });
    if (found == result.scenarios.end())
        return {};
    if (workload.empty())
        return explainScenario(plan, *found);
    const auto of = std::find_if(found->workloads.begin(), found->workloads.end(),
                                 [&](const auto& w) { return w.id == workload; });
    const Workload* asked = findWorkload(plan, workload);
    if (of == found->workloads.end() || !asked)
        return {};
    const auto index = static_cast<std::size_t>(found - result.scenarios.begin());
    if (index >= plan.scenarios.size() || plan.scenarios[index]->id != scenario)
        return {};
    return explainWorkload(lineOf(plan, catalog, index, *asked), *of);
}

} // namespace core

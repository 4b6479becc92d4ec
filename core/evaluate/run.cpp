// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/run.h"

#include "core/estimate/llm_serving.h"
#include "core/estimate/sweep.h"
#include "core/finance/preemption.h"
#include "core/finance/serverless.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// Units a second that the user's measurement stands for, whatever way round it was written.
double perSecond(const MeasuredThroughput& measured, const Inputs& inputs)
{
    const double value = inputs(measured.value, "measured.value");
    if (measured.unit.starts_with("seconds_per_"))
        return 1 / value;
    if (measured.unit.ends_with("_per_hour"))
        return value / 3600;
    return value;
}

double gpusOf(const Deployment& d)
{
    return static_cast<double>(d.gpus) * d.nodes;
}

/// The deployment's own idle time and set-up, and what its levers do to hours of work.
Run withDeployment(const Line& line, const Inputs& inputs, double bareWorkHours, double ownIdleHours)
{
    const Deployment& d = *line.deployment;
    Run run;
    run.gpus = gpusOf(d);
    run.workHours = bareWorkHours / inputs(d.speedup, "speedup") / inputs(d.dataLoading, "data_loading")
                    * inputs(d.overhead, "overhead");
    const double share = inputs(d.idle.share, "idle.share");
    const double sharedIdle = run.workHours * share / (1 - share);
    double idleAfter = inputs(d.idle.hoursPerRun, "idle.hours_per_run");
    if (d.idle.autoShutdownMinutes)
        idleAfter = std::min(idleAfter, *d.idle.autoShutdownMinutes / 60);
    run.setupHours = inputs(d.setupMinutes, "setup_minutes") / 60;
    run.idleHours = ownIdleHours + sharedIdle + idleAfter;
    // Idle time after the work is paid for, but nobody waits for it.
    run.wallHours = run.setupHours + run.workHours + ownIdleHours + sharedIdle;
    return run;
}

/// Notice of an interruption: the plan's, else the provider's. Work that saves nothing cannot use a notice
/// that only the catalog knows of.
double noticeHours(const Line& line)
{
    const Interruption& i = *line.deployment->interruption;
    if (i.noticeSeconds)
        return *i.noticeSeconds / 3600;
    const bool known = line.provider && line.provider->spotNoticeS && i.policy != CheckpointPolicy::None;
    return known ? *line.provider->spotNoticeS / 3600 : 0;
}

ExpectedCourse courseOf(const Interruption& i, const InterruptedWork& job, double bestInterval, double notice)
{
    if (notice > 0 && notice >= job.save)
        return withNotice(job);
    if (i.policy == CheckpointPolicy::None)
        return withoutCheckpoints(job);
    const bool every = i.policy == CheckpointPolicy::Every && i.checkpointMinutes;
    const double interval = every ? *i.checkpointMinutes / 60 : bestInterval;
    // Free saves have no best interval: a minute is as good as none.
    return withCheckpoints(job, interval > 0 ? interval : 1.0 / 60);
}

/// Capacity of one's own or by contract is paid in every hour, also in those that wait for a replacement.
bool paidWhileWaiting(Purchase purchase)
{
    return purchase == Purchase::Reserved || purchase == Purchase::SavingsPlan || purchase == Purchase::Owned
           || purchase == Purchase::Monthly;
}

/// What interruptions add to a run of work. Nodes multiply the rate: losing one stops all.
void interrupt(Run& run, const Line& line, const Inputs& inputs)
{
    const Interruption& i = *line.deployment->interruption;
    InterruptedWork job;
    job.work = run.workHours;
    job.mtbf = inputs(i.mtbfHours, "interruption.mtbf_hours") / line.deployment->nodes;
    job.save = inputs(i.saveMinutes, "interruption.save_minutes") / 60;
    job.recovery = inputs(i.recoveryMinutes, "interruption.recovery_minutes") / 60;
    job.wait = inputs(i.waitMinutes, "interruption.wait_minutes") / 60;
    if (!(job.work > 0) || !(job.mtbf > 0))
        return;
    const CheckpointInterval best = optimalInterval(job.save, job.mtbf);
    const ExpectedCourse course = courseOf(i, job, best.exact, noticeHours(line));
    run.lostHours = (paidWhileWaiting(line.deployment->purchase) ? course.wall : course.billed) - job.work;
    run.wallHours += course.wall - job.work;
    const bool none = i.policy == CheckpointPolicy::None;
    run.spot = SpotEstimate{best.exact * 60, best.young * 60, best.daly * 60, none ? 0 : course.interval * 60,
                            course.segments, course.wall,     course.billed,  course.interruptions};
}

/// A job whose expected time is a hundred times its work is not late, it never ends (INTERFACE).
bool neverFinishes(const Run& run)
{
    return run.spot && !(run.spot->wallHours <= 100 * run.workHours);
}

/// Hours that all GPUs work together, for kinds whose speed is estimated.
std::optional<double> estimatedHours(const Line& line, const Inputs& inputs, double units)
{
    const auto perSecond = units > 0 ? estimatedPerSecond(line, inputs) : std::nullopt;
    return perSecond ? std::optional(units / *perSecond / 3600) : std::nullopt;
}

/// A search's trials share the GPUs: each of the parallel workers has its part of them. Hours of the trial
/// and of its first rung are scaled alike when the work moves to another GPU.
std::optional<double> sweepHoursOf(const Line& line, const Sweep& sweep, const Inputs& inputs, double volume)
{
    double gpuHours = 0;
    double scale = 1;
    if (sweep.hoursPerTrial) {
        scale = 1 / inputs(line.relativeSpeed, "relative_speed");
        gpuHours = inputs(*sweep.hoursPerTrial, "hours_per_trial") * scale;
    } else {
        const Work& trial = timedWork(line.workload->work);
        const auto hours =
            estimatedHours(line, inputs, unitsOf(trial, inputs, line.plan->hoursPerMonth / 24));
        if (!hours)
            return std::nullopt;
        gpuHours = *hours * gpusOf(*line.deployment);
    }
    std::optional<Halving> halving;
    const double gpusEach = gpusOf(*line.deployment) / sweep.parallel;
    if (const auto& stop = sweep.earlyStopping) {
        const double first = inputs(stop->minHours, "early_stopping.min_hours") * scale / gpusEach;
        if (first > 0 && stop->eta >= 2)
            halving = Halving{stop->eta, first, stop->resume};
    }
    return sweepHours(inputs(sweep.trials, "trials") * volume, gpuHours / gpusEach, sweep.parallel, halving)
        .wallHours;
}

/// Hours of the reference GPU that the work takes, for kinds that are known from a measurement.
std::optional<double> referenceGpuHours(const Work& work, const Inputs& inputs)
{
    if (const auto* w = std::get_if<Measured>(&work)) {
        if (w->gpuHours)
            return inputs(*w->gpuHours, "gpu_hours");
        return valueOr(w->units, inputs, "units", 0) / valueOr(w->unitsPerHour, inputs, "units_per_hour", 1);
    }
    if (const auto* w = std::get_if<RlTraining>(&work))
        return inputs(w->environmentSteps, "environment_steps")
               / inputs(w->stepsPerSecond, "steps_per_second") / 3600;
    return std::nullopt;
}

ServerlessUse serverlessUse(const Deployment& d, const Inputs& inputs)
{
    ServerlessUse use;
    if (!d.serverless)
        return use;
    use.packing = inputs(d.serverless->packing, "serverless.packing");
    use.coldStartS = inputs(d.serverless->coldStartS, "serverless.cold_start_s");
    use.idleTimeoutS = inputs(d.serverless->idleTimeoutS, "serverless.idle_timeout_s");
    use.requestsPerStart = inputs(d.serverless->requestsPerColdStart, "serverless.requests_per_cold_start");
    return use;
}

/// A job on workers that start when they are needed: a launch is a worker's life. Nobody sets a worker up,
/// and it waits no longer than its timeout. Work that is one piece is one request.
void onWorkers(Run& run, const Line& line, const Inputs& inputs, double volume)
{
    const ServerlessUse use = serverlessUse(*line.deployment, inputs);
    const auto requests = requestsOf(line.workload->work, inputs, line.plan->hoursPerMonth / 24);
    const double lives = std::max(1e-9, requests.value_or(1) * volume / use.requestsPerStart);
    run.wallHours = run.workHours + run.lostHours;
    run.workHours /= use.packing * lives;
    run.lostHours /= lives;
    run.setupHours = run.idleHours = 0;
    run.startHours = (use.coldStartS + use.idleTimeoutS) / 3600;
    run.launches *= lives;
}

RunOutcome jobRun(const Line& line, const Inputs& inputs, double volume)
{
    const double days = line.plan->hoursPerMonth / 24;
    const double units = unitsOf(line.workload->work, inputs, days) * volume;
    const double gpus = gpusOf(*line.deployment);
    std::optional<double> hours;
    if (line.deployment->measured && units > 0)
        hours = units / perSecond(*line.deployment->measured, inputs) / 3600;
    else if (const auto* sweep = std::get_if<Shared<Sweep>>(&line.workload->work))
        hours = sweepHoursOf(line, **sweep, inputs, volume);
    else if (const auto reference = referenceGpuHours(line.workload->work, inputs))
        hours = *reference * volume / inputs(line.relativeSpeed, "relative_speed") / gpus;
    else
        hours = estimatedHours(line, inputs, units);
    if (!hours)
        return {std::nullopt, "kind-not-estimated"};
    const double wall = *hours;
    Run run = withDeployment(line, inputs, wall, 0);
    run.units = units;
    if (line.deployment->interruption)
        interrupt(run, line, inputs);
    if (line.deployment->purchase == Purchase::Serverless)
        onWorkers(run, line, inputs, volume);
    return {run, neverFinishes(run) ? "never-finishes" : ""};
}

RunOutcome interactiveRun(const Line& line, const Interactive& w, const Inputs& inputs, double volume)
{
    const double hours = inputs(w.hoursPerDay, "hours_per_day");
    const double days = valueOr(w.daysPerMonth, inputs, "days_per_month", line.plan->hoursPerMonth / 24);
    const double idle = hours * inputs(w.idleShare, "idle_share");
    Run run = withDeployment(line, inputs, hours - idle, idle);
    run.launches = inputs(w.people, "people") * volume * days;
    run.wallHours *= days;
    return {run, {}};
}

std::vector<LoadStep> loadOf(const LlmServing& w, const Inputs& inputs, double volume)
{
    std::vector<LoadStep> load;
    for (const ProfileStep& step : w.profile)
        load.push_back(
            {step.hours, inputs(step.requestsPerS, "profile.requests_per_s", load.size()) * volume});
    if (load.empty() && w.requestsPerDay) {
        const double hoursPerDay = inputs(w.hoursPerDay, "hours_per_day");
        const double mean = inputs(*w.requestsPerDay, "requests_per_day") * volume / (hoursPerDay * 3600);
        load.push_back({hoursPerDay, mean * valueOr(w.peakToMean, inputs, "peak_to_mean", 1)});
    }
    return load;
}

/// The most sequences, up to `concurrency`, at which a token takes no longer than the target; 0 when even one
/// does. More sequences never make a step shorter.
double slotsWithin(const Line& line, const LlmServing& w, const InferenceSpeed& speed, const Inputs& inputs)
{
    const double most = std::max(1.0, std::floor(line.deployment->concurrency));
    const auto holds = [&](double slots) {
        return !w.tpotMs || latencyOf(line, speed, w, slots, inputs).tpotS * 1000 <= *w.tpotMs;
    };
    if (holds(most))
        return most;
    double low = 0;
    double high = most;
    while (high - low > 1) {
        const double middle = std::floor((low + high) / 2);
        (holds(middle) ? low : high) = middle;
    }
    return low;
}

/// Seconds that a request stays in a replica whose slots are all taken: their prompts are computed between
/// its tokens, so a replica never serves more than its stated tokens a second.
double fullReplicaS(const Line& line, const InferenceSpeed& speed, const LlmServing& w, double slots,
                    const Inputs& inputs)
{
    const double output = inputs(*w.outputTokens, "output_tokens");
    const double tokensPerS =
        speed.tokensPerS(slots, valueOr(w.promptTokens, inputs, "prompt_tokens", 0), output);
    return slots * output / tokensPerS * inputs(line.slowness, "slowness");
}

/// What the queue must hold to: measured service times, else those of the speed law. Nothing (and why) when
/// no number of replicas can meet a latency target.
std::optional<ServingTargets> targetsOf(const Line& line, const LlmServing& w, const Inputs& inputs,
                                        std::string& whyNot)
{
    ServingTargets targets;
    targets.maxUtilization = w.maxUtilization;
    targets.p95WaitS = w.p95WaitS;
    targets.minimumReplicas = w.minimumReplicas.value_or(1);
    if (w.serviceS && w.slotsPerReplica) {
        targets.serviceS = inputs(*w.serviceS, "service_s");
        targets.slotsPerReplica = *w.slotsPerReplica;
        return targets;
    }
    const auto* speed = std::get_if<InferenceSpeed>(&line.speed);
    if (!speed || !w.outputTokens)
        return std::nullopt;
    targets.slotsPerReplica = slotsWithin(line, w, *speed, inputs);
    if (targets.slotsPerReplica < 1)
        whyNot = "tpot-out-of-reach";
    const Latency latency = latencyOf(line, *speed, w, std::max(1.0, targets.slotsPerReplica), inputs);
    if (w.ttftMs && latency.ttftS * 1000 > *w.ttftMs)
        whyNot = "ttft-out-of-reach";
    if (!whyNot.empty())
        return std::nullopt;
    targets.serviceS = std::max(latency.ttftS + inputs(*w.outputTokens, "output_tokens") * latency.tpotS,
                                fullReplicaS(line, *speed, w, targets.slotsPerReplica, inputs));
    return targets;
}

/// Served requests on workers that start when they are needed: their seconds are billed, whatever the load's
/// shape. Overhead and speed-up act on the work alone.
RunOutcome serverlessRun(const Line& line, const LlmServing& w, const Inputs& inputs, double volume)
{
    std::string whyNot;
    const std::vector<LoadStep> load = loadOf(w, inputs, volume);
    const auto targets = load.empty() ? std::nullopt : targetsOf(line, w, inputs, whyNot);
    if (load.empty())
        whyNot = "serverless-without-demand";
    if (!targets)
        return {std::nullopt, whyNot.empty() ? "kind-not-estimated" : whyNot};
    const double days = line.plan->hoursPerMonth / 24;
    ServerlessUse use = serverlessUse(*line.deployment, inputs);
    use.serviceS = targets->serviceS;
    use.slots = targets->slotsPerReplica;
    const WorkerSeconds seconds = workerSecondsOf(use);
    Run run = withDeployment(line, inputs, seconds.execution * use.requestsPerStart / 3600, 0);
    run.setupHours = run.idleHours = 0;
    run.startHours = (use.coldStartS + use.idleTimeoutS) / 3600;
    run.launches = requestsOf(w, inputs, days).value_or(0) * volume / use.requestsPerStart;
    run.gpus = gpusPerReplica(*line.deployment);
    run.units = unitsOf(w, inputs, days) * volume;
    double dayHours = w.profile.empty() ? inputs(w.hoursPerDay, "hours_per_day") : 0;
    for (const ProfileStep& step : w.profile)
        dayHours += step.hours;
    run.wallHours = dayHours * days;
    if (const auto day = replicaDay(load, *targets, true))
        run.serving = ServingPeak{*day, *targets};
    return {run, {}};
}

RunOutcome servingRun(const Line& line, const LlmServing& w, const Inputs& inputs, double volume)
{
    const Deployment& d = *line.deployment;
    const int each = gpusPerReplica(d);
    const std::vector<LoadStep> load = loadOf(w, inputs, volume);
    double dayHours = inputs(w.hoursPerDay, "hours_per_day");
    double gpus = std::max(gpusOf(d), static_cast<double>(w.minimumReplicas.value_or(1)) * each);
    std::optional<ServingPeak> serving;
    std::string whyNot;
    if (const auto targets = load.empty() ? std::nullopt : targetsOf(line, w, inputs, whyNot)) {
        const auto day = replicaDay(load, *targets, d.autoscale);
        if (!day)
            return {std::nullopt, "no-replicas-suffice"};
        serving = ServingPeak{*day, *targets};
        dayHours = 0;
        for (const LoadStep& step : load)
            dayHours += step.hoursPerDay;
        gpus = dayHours > 0 ? day->replicaHours / dayHours * each : 0;
    }
    if (!whyNot.empty())
        return {std::nullopt, whyNot};
    Run run = withDeployment(line, inputs, dayHours * line.plan->hoursPerMonth / 24, 0);
    run.gpus = gpus;
    run.serving = serving;
    run.units = unitsOf(line.workload->work, inputs, line.plan->hoursPerMonth / 24) * volume;
    return {run, {}};
}

} // namespace

std::vector<ReplicaHours> replicasByHours(const Line& line, const Inputs& inputs, double volume)
{
    std::vector<ReplicaHours> steps;
    const auto* w = std::get_if<LlmServing>(&line.workload->work);
    std::string whyNot;
    const auto targets = w ? targetsOf(line, *w, inputs, whyNot) : std::nullopt;
    if (!targets)
        return steps;
    for (const LoadStep& step : loadOf(*w, inputs, volume)) {
        if (const auto replicas = fewestReplicas(step.arrivalsPerS, *targets))
            steps.push_back({*replicas, step.hoursPerDay});
    }
    std::sort(steps.begin(), steps.end(),
              [](const ReplicaHours& a, const ReplicaHours& b) { return a.replicas > b.replicas; });
    return steps;
}

int gpusPerReplica(const Deployment& d)
{
    const Parallel& p = d.parallel;
    return std::max(1, p.tensor * p.pipeline * p.data * p.expert * p.context);
}

RunOutcome runOf(const Line& line, const Inputs& inputs, double volume)
{
    if (const auto* w = std::get_if<Interactive>(&line.workload->work))
        return interactiveRun(line, *w, inputs, volume);
    if (const auto* w = std::get_if<LlmServing>(&line.workload->work)) {
        return line.deployment->purchase == Purchase::Serverless ? serverlessRun(line, *w, inputs, volume)
                                                                 : servingRun(line, *w, inputs, volume);
    }
    return jobRun(line, inputs, volume);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/run.h"

#include "core/estimate/llm_serving.h"
#include "core/estimate/sweep.h"
#include "core/finance/preemption.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

double at(const std::optional<Uncertain>& input, const Inputs& inputs, std::string_view field, double absent)
{
    return input ? inputs(*input, field) : absent;
}

/// Work units of one run; 0 when the kind has none that a throughput could be given in.
double unitsOf(const Work& work, const Inputs& inputs, double daysPerRun)
{
    struct Count
    {
        const Inputs& in;
        double days;
        double operator()(const LlmTraining& w) const { return in(w.tokens, "tokens"); }
        double operator()(const LlmFinetuning& w) const
        {
            return in(w.examples, "examples") * in(w.tokensPerExample, "tokens_per_example")
                   * in(w.epochs, "epochs");
        }
        double operator()(const LlmServing& w) const
        {
            return at(w.requestsPerDay, in, "requests_per_day", 0)
                   * at(w.outputTokens, in, "output_tokens", 0) * days;
        }
        double operator()(const LlmBatch& w) const
        {
            return in(w.requests, "requests") * in(w.outputTokens, "output_tokens");
        }
        double operator()(const ImageGeneration& w) const { return imagesOf(w.images, w.imagesPerDay); }
        double operator()(const VisionInference& w) const { return imagesOf(w.images, w.imagesPerDay); }
        double operator()(const ImageFinetuning& w) const
        {
            return w.steps ? in(*w.steps, "steps")
                           : at(w.images, in, "images", 0) * at(w.epochs, in, "epochs", 1);
        }
        double operator()(const VisionTraining& w) const
        {
            return in(w.images, "images") * in(w.epochs, "epochs");
        }
        double operator()(const NlpTraining& w) const
        {
            return in(w.sequences, "sequences") * in(w.epochs, "epochs");
        }
        double operator()(const RlTraining& w) const { return in(w.environmentSteps, "environment_steps"); }
        double operator()(const Shared<Sweep>&) const { return 0; }
        double operator()(const Interactive&) const { return 0; }
        double operator()(const Measured& w) const { return at(w.units, in, "units", 0); }
        [[nodiscard]] double imagesOf(const std::optional<Uncertain>& inAll,
                                      const std::optional<Uncertain>& perDay) const
        {
            return inAll ? in(*inAll, "images") : at(perDay, in, "images_per_day", 0) * days;
        }
    };
    return std::visit(Count{inputs, daysPerRun}, work);
}

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

ExpectedCourse courseOf(const Interruption& i, const InterruptedWork& job, double bestInterval)
{
    if (i.noticeSeconds > 0 && i.noticeSeconds / 3600 >= job.save)
        return withNotice(job);
    if (i.policy == CheckpointPolicy::None)
        return withoutCheckpoints(job);
    const bool every = i.policy == CheckpointPolicy::Every && i.checkpointMinutes;
    const double interval = every ? *i.checkpointMinutes / 60 : bestInterval;
    // Free saves have no best interval: a minute is as good as none.
    return withCheckpoints(job, interval > 0 ? interval : 1.0 / 60);
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
    const ExpectedCourse course = courseOf(i, job, best.exact);
    run.lostHours = course.billed - job.work;
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
        return at(w->units, inputs, "units", 0) / at(w->unitsPerHour, inputs, "units_per_hour", 1);
    }
    if (const auto* w = std::get_if<RlTraining>(&work))
        return inputs(w->environmentSteps, "environment_steps")
               / inputs(w->stepsPerSecond, "steps_per_second") / 3600;
    return std::nullopt;
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
    return {run, neverFinishes(run) ? "never-finishes" : ""};
}

RunOutcome interactiveRun(const Line& line, const Interactive& w, const Inputs& inputs, double volume)
{
    const double hours = inputs(w.hoursPerDay, "hours_per_day");
    const double days = at(w.daysPerMonth, inputs, "days_per_month", line.plan->hoursPerMonth / 24);
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
        load.push_back({hoursPerDay, mean * at(w.peakToMean, inputs, "peak_to_mean", 1)});
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
    targets.serviceS = latency.ttftS + inputs(*w.outputTokens, "output_tokens") * latency.tpotS;
    return targets;
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

int gpusPerReplica(const Deployment& d)
{
    const Parallel& p = d.parallel;
    return std::max(1, p.tensor * p.pipeline * p.data * p.expert * p.context);
}

std::string unitOfWork(const Work& work)
{
    struct Unit
    {
        std::string operator()(const LlmTraining&) const { return "tokens"; }
        std::string operator()(const LlmFinetuning&) const { return "tokens"; }
        std::string operator()(const LlmServing&) const { return "tokens"; }
        std::string operator()(const LlmBatch&) const { return "tokens"; }
        std::string operator()(const ImageGeneration&) const { return "images"; }
        std::string operator()(const ImageFinetuning& w) const { return w.steps ? "steps" : "images"; }
        std::string operator()(const VisionTraining&) const { return "images"; }
        std::string operator()(const VisionInference&) const { return "images"; }
        std::string operator()(const NlpTraining&) const { return "sequences"; }
        std::string operator()(const RlTraining&) const { return "steps"; }
        std::string operator()(const Shared<Sweep>&) const { return {}; }
        std::string operator()(const Interactive&) const { return {}; }
        std::string operator()(const Measured& w) const { return w.units ? "units" : std::string(); }
    };
    return std::visit(Unit{}, work);
}

RunOutcome runOf(const Line& line, const Inputs& inputs, double volume)
{
    if (const auto* w = std::get_if<Interactive>(&line.workload->work))
        return interactiveRun(line, *w, inputs, volume);
    if (const auto* w = std::get_if<LlmServing>(&line.workload->work))
        return servingRun(line, *w, inputs, volume);
    return jobRun(line, inputs, volume);
}

} // namespace core

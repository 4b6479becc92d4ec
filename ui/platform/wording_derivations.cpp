// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_sentences.h"

#include <QCoreApplication>

namespace ui {

namespace {

constexpr SentencePattern kDerivations[] = {
    {"cost.total", QT_TRANSLATE_NOOP("wording", "gross − credits + contingency + tax")},
    {"cost.compute", QT_TRANSLATE_NOOP("wording", "GPU-hours of work × price per GPU-hour")},
    {"workload", QT_TRANSLATE_NOOP("wording", "cost, memory and speed of {name}")},
    {"cost.workload",
     QT_TRANSLATE_NOOP("wording", "[{name}: ]compute + idle + set-up + interruptions + storage + transfer")},
    {"cost.gross", QT_TRANSLATE_NOOP("wording", "sum of the workloads and what they share")},
    {"cost.idle", QT_TRANSLATE_NOOP("wording", "idle GPU-hours × price per GPU-hour")},
    {"cost.setup", QT_TRANSLATE_NOOP("wording", "set-up GPU-hours × price per GPU-hour")},
    {"cost.interruptions",
     QT_TRANSLATE_NOOP("wording", "GPU-hours redone, restarted and saving × price per GPU-hour")},
    {"cost.storage", QT_TRANSLATE_NOOP("wording", "gigabytes by tier × price × months")},
    {"cost.transfer", QT_TRANSLATE_NOOP("wording", "gigabytes by tier × price")},
    {"cost.extras", QT_TRANSLATE_NOOP("wording", "other costs of the plan")},
    {"cost.credits", QT_TRANSLATE_NOOP("wording", "credits, each until it expires")},
    {"cost.contingency", QT_TRANSLATE_NOOP("wording", "gross × contingency")},
    {"cost.tax",
     QT_TRANSLATE_NOOP("wording", "(gross − credits + contingency) × tax rate × (1 − recoverable share)")},
    {"budget.contingency", QT_TRANSLATE_NOOP("wording", "contingency of the plan")},
    {"budget.tax_rate", QT_TRANSLATE_NOOP("wording", "tax rate")},
    {"budget.tax_recoverable", QT_TRANSLATE_NOOP("wording", "recoverable share of the tax")},
    {"price.gpu_hour", QT_TRANSLATE_NOOP("wording", "price of one GPU for one hour[, {name}]")},
    {"price.instance_hour", QT_TRANSLATE_NOOP("wording", "price of one instance for one hour")},
    {"gpus.per_instance", QT_TRANSLATE_NOOP("wording", "GPUs in one instance")},
    {"hours.measured",
     QT_TRANSLATE_NOOP(
         "wording", "GPU-hours ÷ relative speed ÷ speed-up × overhead + idle + set-up, as billed, × runs")},
    {"hours.interactive", QT_TRANSLATE_NOOP("wording", "people × hours a day × days × months, as billed")},
    {"hours.llm-serving",
     QT_TRANSLATE_NOOP("wording", "replicas × GPUs each × hours of service × months, as billed")},
    {"hours.llm-training",
     QT_TRANSLATE_NOOP("wording", "work ÷ measured throughput × GPUs, as billed, × runs")},
    {"hours.llm-finetuning",
     QT_TRANSLATE_NOOP("wording", "work ÷ measured throughput × GPUs, as billed, × runs")},
    {"hours.llm-batch", QT_TRANSLATE_NOOP("wording", "work ÷ measured throughput × GPUs, as billed, × runs")},
    {"hours.image-generation",
     QT_TRANSLATE_NOOP("wording", "images ÷ measured throughput × GPUs, as billed, × runs")},
    {"hours.image-finetuning",
     QT_TRANSLATE_NOOP("wording", "work ÷ measured throughput × GPUs, as billed, × runs")},
    {"hours.vision-training",
     QT_TRANSLATE_NOOP("wording", "work ÷ measured throughput × GPUs, as billed, × runs")},
    {"hours.vision-inference",
     QT_TRANSLATE_NOOP("wording", "images ÷ measured throughput × GPUs, as billed, × runs")},
    {"hours.nlp-training",
     QT_TRANSLATE_NOOP("wording", "work ÷ measured throughput × GPUs, as billed, × runs")},
    {"hours.rl-training",
     QT_TRANSLATE_NOOP("wording", "environment steps ÷ steps a second ÷ relative speed, as billed, × runs")},
    {"hours.sweep",
     QT_TRANSLATE_NOOP("wording", "trials × hours a trial ÷ relative speed, as billed, × runs")},
    {"work.gpu_hours", QT_TRANSLATE_NOOP("wording", "GPU-hours of one run")},
    {"work.units", QT_TRANSLATE_NOOP("wording", "units of work in one run")},
    {"work.units_per_hour", QT_TRANSLATE_NOOP("wording", "units an hour on the reference GPU")},
    {"work.people", QT_TRANSLATE_NOOP("wording", "people")},
    {"work.hours_per_day", QT_TRANSLATE_NOOP("wording", "hours a day")},
    {"work.days_per_month", QT_TRANSLATE_NOOP("wording", "days a month")},
    {"work.idle_share", QT_TRANSLATE_NOOP("wording", "share of those hours in which the GPU is idle")},
    {"work.requests_per_day", QT_TRANSLATE_NOOP("wording", "requests a day")},
    {"work.requests_per_s", QT_TRANSLATE_NOOP("wording", "requests a second in a part of the day")},
    {"work.peak_to_mean", QT_TRANSLATE_NOOP("wording", "peak ÷ mean")},
    {"work.service_s", QT_TRANSLATE_NOOP("wording", "seconds that a request holds a slot")},
    {"work.slots_per_replica", QT_TRANSLATE_NOOP("wording", "slots of one replica")},
    {"work.speedup", QT_TRANSLATE_NOOP("wording", "speed-up (divides work hours)")},
    {"work.data_loading",
     QT_TRANSLATE_NOOP("wording", "share of the time in which data keeps up (divides work hours)")},
    {"work.overhead", QT_TRANSLATE_NOOP("wording", "overhead (multiplies work hours)")},
    {"plan.hours_per_month", QT_TRANSLATE_NOOP("wording", "hours in a month")},
    {"speed.relative", QT_TRANSLATE_NOOP("wording", "speed of {name} against the reference GPU")},
    {"replicas.queue",
     QT_TRANSLATE_NOOP("wording", "fewest replicas whose queue holds to the targets (Erlang C)")},
    {"target.p95_wait", QT_TRANSLATE_NOOP("wording", "allowed wait, 95 % of requests")},
    {"queue.p95_wait", QT_TRANSLATE_NOOP("wording", "wait with these replicas, 95 % of requests")},
    {"queue.one_fewer_p95_wait",
     QT_TRANSLATE_NOOP("wording", "wait with one replica fewer, 95 % of requests")},
    {"queue.one_fewer_utilization", QT_TRANSLATE_NOOP("wording", "utilization with one replica fewer")},
    {"throughput.measured", QT_TRANSLATE_NOOP("wording", "measured throughput")},
    {"throughput.ceiling", QT_TRANSLATE_NOOP("wording", "memory bandwidth ÷ gigabytes read for a token")},
    {"gpu.bandwidth", QT_TRANSLATE_NOOP("wording", "memory bandwidth of {name}")},
    {"idle.share", QT_TRANSLATE_NOOP("wording", "share of billed time that is idle")},
    {"idle.hours_per_run", QT_TRANSLATE_NOOP("wording", "idle hours after each run")},
    {"idle.auto_shutdown", QT_TRANSLATE_NOOP("wording", "automatic shutdown after")},
    {"setup.minutes", QT_TRANSLATE_NOOP("wording", "set-up of each run")},
    {"schedule.runs", QT_TRANSLATE_NOOP("wording", "runs in all")},
    {"schedule.runs_per_month", QT_TRANSLATE_NOOP("wording", "runs a month")},
    {"billing.increment", QT_TRANSLATE_NOOP("wording", "billing increment[ of {name}]")},
    {"memory.needed", QT_TRANSLATE_NOOP("wording", "[{name}: ]weights + KV cache + runtime")},
    {"memory.weights", QT_TRANSLATE_NOOP("wording", "weights")},
    {"memory.kv_cache",
     QT_TRANSLATE_NOOP("wording",
                       "KV cache: 2 × layers × KV heads × head size × bytes × tokens × sequences")},
    {"memory.runtime", QT_TRANSLATE_NOOP("wording", "runtime")},
    {"memory.available", QT_TRANSLATE_NOOP("wording", "memory of {name}")},
    {"unit_cost", QT_TRANSLATE_NOOP("wording", "cost of {name}")},
};

} // namespace

std::span<const SentencePattern> derivationPatterns()
{
    return kDerivations;
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_sentences.h"

#include <QCoreApplication>

namespace ui {

namespace {

/// What evaluating a plan can say.
constexpr SentencePattern kIssues[] = {
    {"does-not-fit",
     QT_TRANSLATE_NOOP("wording",
                       "Does not fit[ on {gpu}][: needs {needed_gb:gb} and there are {available_gb:gb}]."
                       "[ Weights as {format} would fit.][ A batch of {batch:n} would fit.]"
                       "[ Gradient checkpointing would make it fit.{checkpointing:only}]"
                       "[ One sequence a micro-step would fit.{one_sequence:only}]"
                       "[ Sharding everything (ZeRO 3) would make it fit.{sharding:only}]"
                       "[ {larger_gpu} would hold it.][ {more_gpus:n} of these GPUs would hold it.]"
                       " Use a smaller weights format, more GPUs or a GPU with more memory.")},
    {"fit-uncertain",
     QT_TRANSLATE_NOOP("wording",
                       "May not fit[ on {gpu}][: needs about {needed_gb:gb} and there are "
                       "{available_gb:gb}]. Leave more room, or measure the memory in a test run.")},
    {"memory-unknown",
     QT_TRANSLATE_NOOP("wording", "The memory cannot be computed: the size of the weights[ in “{found}”] is "
                                  "unknown. Give the model, or weights_gb.")},
    {"context-assumed",
     QT_TRANSLATE_NOOP("wording", "No context is given: {tokens:n} tokens are assumed, prompt and output "
                                  "together. Enter context_tokens if it differs.")},
    {"context-above-model",
     QT_TRANSLATE_NOOP("wording", "The context[ of {context:n} tokens] is longer than the model was made "
                                  "for[ ({limit:n})]. Shorten it or choose another model.")},
    {"never-finishes",
     QT_TRANSLATE_NOOP("wording",
                       "Hardly ever finishes: interruptions come faster than the work gets done[, expected "
                       "{wall_hours:h} a run]. Save checkpoints, or buy capacity that is not interrupted.")},
    {"above-ceiling",
     QT_TRANSLATE_NOOP("wording", "The measured throughput[ of {measured:n}] is above what the GPU can do[ "
                                  "({limit:n})]. Check the figure and its unit.")},
    {"over-provisioned",
     QT_TRANSLATE_NOOP("wording", "More GPU than the work needs[: {unused_gb:gb} of memory stay unused][; "
                                  "{gpu} would do]. Try a smaller GPU or fewer of them.")},
    {"no-replicas-suffice",
     QT_TRANSLATE_NOOP("wording",
                       "No number of replicas meets the targets. Allow a longer wait, or use a faster GPU.")},
    {"serverless-without-demand",
     QT_TRANSLATE_NOOP("wording",
                       "Serverless is paid by what is asked for, and the work does not say how much "
                       "that is. Enter requests a day, or the hours of a day with their load.")},
    {"tpot-out-of-reach",
     QT_TRANSLATE_NOOP(
         "wording", "No number of replicas reaches the time per token: even one sequence takes longer. Use a "
                    "faster GPU, tensor parallel or fewer bits, or allow more time.")},
    {"ttft-out-of-reach",
     QT_TRANSLATE_NOOP("wording",
                       "No number of replicas reaches the time to the first token: the prompt alone takes "
                       "longer. Use a faster GPU, a shorter prompt or fewer sequences, or allow more time.")},
    {"gpu-unknown",
     QT_TRANSLATE_NOOP("wording", "The catalog has no GPU called “{gpu}”. Choose one from the catalog.")},
    {"model-unknown",
     QT_TRANSLATE_NOOP(
         "wording",
         "The catalog has no model called “{model}”. Choose one from the catalog, or give its shape.")},
    {"needs-ecc",
     QT_TRANSLATE_NOOP("wording",
                       "The work needs ECC memory, which {gpu} does not have. Choose a GPU with ECC.")},
    {"needs-nvlink",
     QT_TRANSLATE_NOOP("wording",
                       "The work needs NVLink, which {gpu} does not have. Choose a GPU with NVLink.")},
    {"kind-not-estimated",
     QT_TRANSLATE_NOOP("wording",
                       "The hours of this work[ ({kind:kind})] cannot be estimated: the model's size "
                       "or the GPU's peak is unknown. Choose a model, or enter a measured throughput.")},
    {"no-offer",
     QT_TRANSLATE_NOOP("wording", "No price is known[ for {gpu}][ at {provider}][, {purchase:purchase}]. "
                                  "Enter a price, or choose another provider or purchase model.")},
    {"no-price",
     QT_TRANSLATE_NOOP("wording", "No price is known[ for {gpu}][ at {provider}][, {purchase:purchase}]. "
                                  "Enter a price, or choose another provider or purchase model.")},
    {"no-exchange-rate",
     QT_TRANSLATE_NOOP("wording", "The price is in {found}, and the plan has no rate for it. Give the plan's "
                                  "currency and rate, or the price in USD.")},
    {"no-storage-price",
     QT_TRANSLATE_NOOP("wording", "No storage price is known here, so it counts as free. Enter its tiers.")},
    {"no-transfer-price",
     QT_TRANSLATE_NOOP(
         "wording",
         "No price is known for this transfer[ ({route})], so it counts as free. Enter its tiers.")},
    {"no-deployment",
     QT_TRANSLATE_NOOP("wording",
                       "The scenario does not say where[ “{workload}”] runs. Add a deployment for it.")},
    {"owned-not-described",
     QT_TRANSLATE_NOOP(
         "wording",
         "The machine is not described: give its price, life, power and administration under owned.")},
    {"cold-starts-not-stated",
     QT_TRANSLATE_NOOP("wording", "Cold starts and idle time-outs are not counted. Say how long they take "
                                  "and how many requests one start serves.")},
    {"reserved-not-committed",
     QT_TRANSLATE_NOOP("wording", "Only the hours used are counted, yet {purchase:purchase} capacity is paid "
                                  "around the clock. Add a commitment to see the unused part.")},
    {"capacity-exceeded",
     QT_TRANSLATE_NOOP("wording",
                       "The machines have too few hours[: {hours:h} a month are needed of each GPU][, and a "
                       "month has {limit:h}]. Add machines, or spread the runs over more months.")},
    {"provider-notice-used",
     QT_TRANSLATE_NOOP("wording", "The notice of an interruption comes from the catalog[ for {provider}][: "
                                  "{notice_s:n} s]. Enter your own if it differs.")},
    {"engine-unknown",
     QT_TRANSLATE_NOOP("wording", "There are no measurements of the engine “{found}”: it is reckoned as a "
                                  "usual one. Name one of these, or enter the speed you measured: {known}.")},
    {"estimate-corrected",
     QT_TRANSLATE_NOOP("wording",
                       "On {gpu} the speed is multiplied by {factor:n}, by {rows:n} measurements of "
                       "your own[ ({source}, {date:date})]. Forget them with “gpuplan calibrate "
                       "--forget”.")},
    {"commitment-unused",
     QT_TRANSLATE_NOOP("wording", "The commitment “{commitment}” has GPUs that no work runs on[: {gpus:n}]. "
                                  "Commit fewer, or move work onto it.")},
    {"commitment-outlives-plan",
     QT_TRANSLATE_NOOP("wording", "The commitment “{commitment}” goes on after the plan[: {months:n} "
                                  "months][, {usd:usd} still to be paid]. Reckon with it in the next plan.")},
    {"interruption-not-priced",
     QT_TRANSLATE_NOOP("wording", "Interruptions cannot be priced yet. Remove the interruption model to see "
                                  "the cost without interruptions.")},
    {"price-old", QT_TRANSLATE_NOOP("wording", "The price[ of {as_of:date}] is old[: {days:n} days][, and "
                                               "the plan allows {limit:n}]. Bring in a newer one.")},
    {"newer-price",
     QT_TRANSLATE_NOOP("wording",
                       "The plan keeps the price[ “{offer}”] of {date:date}, {usd:exact} {currency}; there "
                       "is a newer one of {newer_date:date}, {newer_usd:exact} {currency}[ (source: "
                       "{newer_source})]. Nothing changes until you take it.")},
    {"price-unverified",
     QT_TRANSLATE_NOOP("wording", "The price is not verified[ ({confidence:confidence})][, source: "
                                  "{source}]. Check it before you rely on it.")},
    {"price-undated",
     QT_TRANSLATE_NOOP("wording",
                       "The price has no date. Say when it was seen, so that its age can be judged.")},
    {"provider-rules-used",
     QT_TRANSLATE_NOOP("wording",
                       "Billing rules come from the catalog[ for {provider}][: steps of {increment_s:n} s][, "
                       "at least {minimum_s:n} s]. Enter your own if your contract says otherwise.")},
    {"no-billing-rules",
     QT_TRANSLATE_NOOP("wording", "No billing rules are known[ for {provider}]: time is billed to the second "
                                  "and without a minimum. Give increment and minimum if there are any.")},
    {"whole-node-billed",
     QT_TRANSLATE_NOOP("wording",
                       "Whole instances are billed[: {used:n} GPUs are used and {billed:n} paid][, "
                       "so that {idle:n} stand idle]. Use all of them, or choose an offer with "
                       "fewer GPUs.")},
    {"spot-not-modelled",
     QT_TRANSLATE_NOOP("wording", "Spot is priced here as if it were never interrupted. Say how often "
                                  "interruptions come and what a restart costs.")},
    {"idle-without-shutdown",
     QT_TRANSLATE_NOOP("wording", "Idle time is paid[: {hours:h} a run][, {usd:usd} in all], and nothing "
                                  "stops the machines. Set an automatic shutdown.")},
    {"transfer-not-planned",
     QT_TRANSLATE_NOOP("wording", "No data transfer is planned[ out of {provider}], which charges for it. "
                                  "Enter the gigabytes, or 0 if there are none.")},
    {"credits-expire-unused",
     QT_TRANSLATE_NOOP("wording", "Credits[ of {usd:usd}] expire[ in {expires:date}] unused. Start earlier "
                                  "or move work to where they count.")},
    {"provider-concentration",
     QT_TRANSLATE_NOOP("wording", "[{provider} gets {share:pct} of the spending, ]more than the plan allows "
                                  "for one provider[ ({limit:pct})]. Move a workload to another provider.")},
    {"saving-per-hour-only",
     QT_TRANSLATE_NOOP("wording",
                       "The scenario costs less[ ({share_hour:pct})], but not for the same work: a unit of "
                       "work saves[ {share_job:pct}]. Compare the cost of the work, not of the hours.")},
    {"deadline-missed",
     QT_TRANSLATE_NOOP("wording", "The deadline is missed[: {hours:h} needed][, {deadline:h} allowed]. Use "
                                  "more or faster GPUs, or allow more time.")},
    {"budget-exceeded",
     QT_TRANSLATE_NOOP(
         "wording",
         "The budget[ of {budget:usd}] is exceeded[: {cost:usd}]. Lower the cost or ask for more.")},
    {"provider-not-allowed",
     QT_TRANSLATE_NOOP("wording", "The plan does not allow this provider[ ({provider})]. Choose an allowed "
                                  "one, or change the plan's constraints.")},
    {"spot-not-allowed",
     QT_TRANSLATE_NOOP(
         "wording",
         "The plan does not allow spot. Choose another purchase model, or change the plan's constraints.")},
};

} // namespace

std::span<const SentencePattern> evaluationPatterns()
{
    return kIssues;
}

} // namespace ui

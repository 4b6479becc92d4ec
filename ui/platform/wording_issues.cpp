// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_sentences.h"

#include <QCoreApplication>

namespace ui {

namespace {

constexpr SentencePattern kIssues[] = {
    // Fit and speed
    {"does-not-fit",
     QT_TRANSLATE_NOOP("wording", "Does not fit[ on {gpu}][: needs {needed_gb:gb} and there are "
                                  "{available_gb:gb}]. Use a smaller weights format, more GPUs or a GPU with "
                                  "more memory.")},
    {"never-finishes",
     QT_TRANSLATE_NOOP("wording", "Hardly ever finishes: interruptions come faster than the work gets done[, "
                                  "expected {wall_hours:h} a run]. Save checkpoints, or buy capacity that is "
                                  "not interrupted.")},
    {"above-ceiling",
     QT_TRANSLATE_NOOP("wording", "The measured throughput[ of {measured:n}] is above what the GPU can do[ "
                                  "({limit:n})]. Check the figure and its unit.")},
    {"over-provisioned",
     QT_TRANSLATE_NOOP("wording", "More GPU than the work needs[: {unused_gb:gb} of memory stay unused][; "
                                  "{gpu} would do]. Try a smaller GPU or fewer of them.")},
    {"context-above-model",
     QT_TRANSLATE_NOOP("wording",
                       "The context[ of {context:n} tokens] is longer than the model was made for[ "
                       "({limit:n})]. Shorten it or choose another model.")},
    {"gpu-unknown",
     QT_TRANSLATE_NOOP("wording", "The catalog has no GPU called “{gpu}”. Choose one from the catalog.")},
    {"model-unknown",
     QT_TRANSLATE_NOOP("wording", "The catalog has no model called “{model}”. Choose one from the catalog or "
                                  "give its shape.")},
    {"kind-not-estimated",
     QT_TRANSLATE_NOOP("wording",
                       "[{kind}: ]the hours of this kind of work cannot be estimated yet. Enter it "
                       "as measured work, with GPU-hours from a test run.")},
    // Prices
    {"no-offer",
     QT_TRANSLATE_NOOP("wording",
                       "No price[ for {gpu}][ at {provider}][, {purchase}]. Enter a price, or choose "
                       "another provider or purchase model.")},
    {"no-price",
     QT_TRANSLATE_NOOP("wording", "No price given[ for {gpu}]. Enter a price or choose an offer.")},
    {"no-deployment",
     QT_TRANSLATE_NOOP("wording", "The scenario does not say where [“{workload}” ]runs. Add a deployment for "
                                  "it.")},
    {"purchase-not-priced",
     QT_TRANSLATE_NOOP("wording", "The purchase model[ “{purchase}”] cannot be priced yet. Choose on demand, "
                                  "spot or reserved.")},
    {"price-old",
     QT_TRANSLATE_NOOP("wording", "The price[ of {as_of:date}] is old[: {days:n} days][, and the plan allows "
                                  "{limit:n}]. Bring in a newer one.")},
    {"price-unverified",
     QT_TRANSLATE_NOOP("wording", "The price is not verified[ ({confidence})][, source: {source}]. Check it "
                                  "before you rely on it.")},
    {"price-undated",
     QT_TRANSLATE_NOOP("wording",
                       "The price has no date. Say when it was seen, so that its age can be judged.")},
    {"provider-rules-used",
     QT_TRANSLATE_NOOP("wording",
                       "Billing rules come from the catalog[ for {provider}][: {rules}]. Enter your "
                       "own if your contract says otherwise.")},
    {"no-billing-rules",
     QT_TRANSLATE_NOOP("wording", "No billing rules are known[ for {provider}]: time is billed to the second "
                                  "and without a minimum. Give increment and minimum if there are any.")},
    {"whole-node-billed",
     QT_TRANSLATE_NOOP("wording", "Whole instances are billed[: {used:n} GPUs are used and {billed:n} paid]. "
                                  "Use all of them, or choose an offer with fewer GPUs.")},
    // Operation
    {"spot-not-modelled",
     QT_TRANSLATE_NOOP("wording", "Spot is priced here as if it were never interrupted. Say how often "
                                  "interruptions come and what a restart costs.")},
    {"idle-without-shutdown",
     QT_TRANSLATE_NOOP("wording",
                       "Idle time is paid[: {hours:h}][, {usd:usd}] and nothing stops the machines. "
                       "Set an automatic shutdown.")},
    {"transfer-not-planned",
     QT_TRANSLATE_NOOP("wording",
                       "No data transfer is planned[ out of {provider}], which charges for it. Enter "
                       "the gigabytes, or 0 if there are none.")},
    // Money and time of a scenario
    {"credits-expire-unused",
     QT_TRANSLATE_NOOP("wording",
                       "Credits[ of {usd:usd}] expire[ in {expires:date}] unused. Start earlier or "
                       "move work to where they count.")},
    {"provider-concentration",
     QT_TRANSLATE_NOOP("wording", "[{provider} gets {share:pct} of the spending; ]the limit for one provider "
                                  "is[ {limit:pct}] exceeded. Move a workload to another provider.")},
    {"saving-per-hour-only",
     QT_TRANSLATE_NOOP("wording",
                       "The GPU is cheaper by the hour[ by {share_hour:pct}], but the work takes "
                       "longer[: the whole job saves {share_job:pct}]. Compare the cost of the job, "
                       "not of the hour.")},
    {"deadline-missed",
     QT_TRANSLATE_NOOP("wording", "The deadline is missed[: {hours:h} needed][, {deadline:h} allowed]. Use "
                                  "more or faster GPUs, or allow more time.")},
    {"budget-exceeded",
     QT_TRANSLATE_NOOP("wording", "The budget[ of {budget:usd}] is exceeded[: {cost:usd}]. Lower the cost or "
                                  "ask for more.")},
    {"provider-not-allowed",
     QT_TRANSLATE_NOOP("wording",
                       "The plan does not allow the provider[ “{provider}”]. Choose an allowed one "
                       "or change the plan's constraints.")},
    {"spot-not-allowed",
     QT_TRANSLATE_NOOP("wording", "The plan does not allow spot. Choose another purchase model or change the "
                                  "plan's constraints.")},
    // Reading and validating a plan
    {"wrong-type",
     QT_TRANSLATE_NOOP("wording", "must be {expected}; found {found}. Write it as the schema says.")},
    {"missing-key", QT_TRANSLATE_NOOP("wording", "“{key}” is missing. Add it.")},
    {"unknown-key",
     QT_TRANSLATE_NOOP("wording",
                       "“{key}” means nothing here. It is kept but not used: check the spelling.")},
    {"duplicate-key", QT_TRANSLATE_NOOP("wording", "“{key}” is written twice. Keep one of them.")},
    {"number-too-large", QT_TRANSLATE_NOOP("wording", "{found} is too large a number. Use a smaller one.")},
    {"number-not-whole", QT_TRANSLATE_NOOP("wording", "must be a whole number; found {found}.")},
    {"range-wrong-length",
     QT_TRANSLATE_NOOP(
         "wording",
         "must be a number, (low, high) or (low, likely, high) in square brackets; found {found}.")},
    {"range-incomplete", QT_TRANSLATE_NOOP("wording", "needs “likely”, or both “low” and “high”.")},
    {"unknown-name", QT_TRANSLATE_NOOP("wording", "“{found}” is not known here[; use one of: {allowed}].")},
    {"model-shape-incomplete",
     QT_TRANSLATE_NOOP(
         "wording",
         "the number of parameters is missing and cannot be worked out without “{key}”. Give either.")},
    {"override-not-json",
     QT_TRANSLATE_NOOP("wording", "the override[ {found}] is not valid JSON. Correct it or remove it.")},
    {"below-minimum", QT_TRANSLATE_NOOP("wording", "must be {minimum:n} or more; found {found:n}.")},
    {"not-above", QT_TRANSLATE_NOOP("wording", "must be more than {minimum:n}; found {found:n}.")},
    {"above-maximum", QT_TRANSLATE_NOOP("wording", "must be {maximum:n} or less; found {found:n}.")},
    {"not-finite", QT_TRANSLATE_NOOP("wording", "must be a finite number.")},
    {"range-out-of-order",
     QT_TRANSLATE_NOOP("wording",
                       "must rise from low to likely to high[; found {low:n}, {likely:n}, {high:n}].")},
    {"range-shape-wrong",
     QT_TRANSLATE_NOOP(
         "wording",
         "the shape[ “{shape}”] does not suit these limits. Choose another shape, or limits above zero.")},
    {"percentiles-wrong",
     QT_TRANSLATE_NOOP("wording", "percentiles must be two rising figures between 0 and 100.")},
    {"id-malformed",
     QT_TRANSLATE_NOOP("wording", "“{found}” is no id: use short lower-case words with dashes.")},
    {"id-repeated", QT_TRANSLATE_NOOP("wording", "“{found}” is used twice. Give each its own id.")},
    {"month-malformed", QT_TRANSLATE_NOOP("wording", "“{found}” is no month. Write it like 2027-01.")},
    {"date-malformed", QT_TRANSLATE_NOOP("wording", "“{found}” is no date. Write it like 2027-01-31.")},
    {"when-malformed",
     QT_TRANSLATE_NOOP("wording",
                       "“{found}” says no time. Write “once”, “monthly” or a month like 2027-01.")},
    {"currency-malformed",
     QT_TRANSLATE_NOOP("wording", "“{found}” is no currency. Use its three capital letters, like EUR.")},
    {"currency-without-rate",
     QT_TRANSLATE_NOOP("wording", "there is no exchange rate for {found}. Set the plan's currency to {found} "
                                  "with a rate, or give the price in USD.")},
    {"format-unknown",
     QT_TRANSLATE_NOOP("wording", "the format “{found}” is not known[; use one of: {allowed}].")},
    {"provider-unknown",
     QT_TRANSLATE_NOOP("wording",
                       "The catalog has no provider called “{provider}”, so no billing rules are applied.")},
    {"team-unknown",
     QT_TRANSLATE_NOOP("wording", "The plan has no team “{team}”. Add it, or choose another.")},
    {"offer-unknown",
     QT_TRANSLATE_NOOP(
         "wording",
         "There is no offer “{offer}” in the plan or the catalog. Choose another, or enter a price.")},
    {"offer-of-other-gpu",
     QT_TRANSLATE_NOOP("wording",
                       "The offer “{offer}” is for another GPU[ than {gpu}]. Choose one for this GPU.")},
    {"commitment-unknown",
     QT_TRANSLATE_NOOP("wording",
                       "The scenario has no commitment “{commitment}”. Add it, or remove it here.")},
    {"commitment-of-other-gpu",
     QT_TRANSLATE_NOOP("wording", "The commitment “{commitment}” is for another GPU[ than {gpu}].")},
    {"scenario-unknown",
     QT_TRANSLATE_NOOP("wording", "The plan has no scenario “{scenario}”. Use the id of one that it has.")},
    {"workload-unknown",
     QT_TRANSLATE_NOOP("wording", "The plan has no workload “{workload}”. Use the id of one that it has.")},
    {"no-workloads",
     QT_TRANSLATE_NOOP("wording", "The plan has no workloads yet. Add the work that is to be done.")},
    {"no-scenarios",
     QT_TRANSLATE_NOOP("wording", "The plan has no scenarios yet. Add how the work runs today.")},
    {"two-baselines",
     QT_TRANSLATE_NOOP("wording",
                       "“{scenario}” is a second baseline. Mark only one scenario as the baseline.")},
    {"give-one-of", QT_TRANSLATE_NOOP("wording", "one of these is needed: {keys}.")},
    {"give-only-one-of", QT_TRANSLATE_NOOP("wording", "only one of these may be given: {keys}.")},
    {"profile-too-long",
     QT_TRANSLATE_NOOP("wording", "the hours of the profile add up to {hours:n}, and a day has 24.")},
    {"outside-plan",
     QT_TRANSLATE_NOOP("wording", "{found} lies outside the plan's months and is not counted.")},
    {"tiers-out-of-order",
     QT_TRANSLATE_NOOP("wording", "the tiers must rise. Put the smallest limit first.")},
    {"tiers-end",
     QT_TRANSLATE_NOOP(
         "wording",
         "nothing is said above {gb:n} GB: the last price goes on. Add a last tier without a limit.")},
    {"parallel-exceeds-gpus",
     QT_TRANSLATE_NOOP("wording",
                       "the parallel degrees multiply to {found:n}, and there are only {gpus:n} GPUs.")},
    {"lever-path-unknown",
     QT_TRANSLATE_NOOP("wording", "“{found}” names no field of a deployment. Write <workload>.<field>.")},
    {"lever-path-repeated",
     QT_TRANSLATE_NOOP("wording", "“{found}” belongs to two levers. Leave it in one.")},
    // Evaluation
    {"fit-uncertain",
     QT_TRANSLATE_NOOP(
         "wording",
         "May not fit[ on {gpu}][: up to more than {available_gb:gb}]. Measure it, or leave more room.")},
    {"memory-unknown",
     QT_TRANSLATE_NOOP(
         "wording",
         "The memory of weights in “{found}” cannot be worked out. Give weights_gb, or a known format.")},
    {"needs-ecc",
     QT_TRANSLATE_NOOP("wording", "The work needs ECC, and {gpu} has none. Choose a GPU with ECC.")},
    {"needs-nvlink",
     QT_TRANSLATE_NOOP("wording", "The work needs NVLink, and {gpu} has none. Choose a GPU with NVLink.")},
    {"no-exchange-rate",
     QT_TRANSLATE_NOOP(
         "wording",
         "There is no exchange rate for {found}. Set the plan's currency to {found} with a rate.")},
    {"no-storage-price",
     QT_TRANSLATE_NOOP("wording", "No storage price is known here, so it counts as 0. Enter its tiers.")},
    {"no-transfer-price",
     QT_TRANSLATE_NOOP(
         "wording",
         "No transfer price is known here[ for the route {route}], so it counts as 0. Enter its tiers.")},
    {"no-replicas-suffice",
     QT_TRANSLATE_NOOP(
         "wording",
         "No number of replicas can hold to these targets. Relax them, or make the service faster.")},
    {"context-assumed",
     QT_TRANSLATE_NOOP("wording", "No context length is given, so the model's longest[ ({tokens:n} tokens)] "
                                  "is assumed. Give the length you use.")},
};

} // namespace

std::span<const SentencePattern> issuePatterns()
{
    return kIssues;
}

} // namespace ui

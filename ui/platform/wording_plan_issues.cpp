// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_sentences.h"

#include <QCoreApplication>

namespace ui {

namespace {

/// What reading and validating a plan can say: these sentences stand behind a path.
constexpr SentencePattern kIssues[] = {
    {"wrong-type",
     QT_TRANSLATE_NOOP("wording",
                       "must be {expected:type}, found {type:type}[: {found}]. Write it in that form.")},
    {"missing-key", QT_TRANSLATE_NOOP("wording", "“{key}” is missing. Add it.")},
    {"unknown-key",
     QT_TRANSLATE_NOOP("wording", "“{key}” means nothing here; it is kept as it is. Check the spelling.")},
    {"duplicate-key",
     QT_TRANSLATE_NOOP("wording", "“{key}” is given twice; the first value counts. Remove one of them.")},
    {"number-too-large",
     QT_TRANSLATE_NOOP("wording", "{found} is too large for a number here. Write a smaller one.")},
    {"number-not-whole", QT_TRANSLATE_NOOP("wording", "must be a whole number, found {found}. Round it.")},
    {"range-wrong-length",
     QT_TRANSLATE_NOOP(
         "wording",
         "a range has two or three numbers, found {found}. Write [low, high] or [low, likely, high].")},
    {"range-incomplete",
     QT_TRANSLATE_NOOP("wording", "a range needs “likely”, or “low” and “high”. Add what is missing.")},
    {"range-out-of-order",
     QT_TRANSLATE_NOOP(
         "wording", "a range must rise: low {low}, likely {likely}, high {high} do not. Put them in order.")},
    {"range-shape-wrong",
     QT_TRANSLATE_NOOP("wording", "the shape “{shape}” does not suit these limits: fixed has no spread, and "
                                  "lognormal stays above 0. Choose another.")},
    {"percentiles-wrong",
     QT_TRANSLATE_NOOP("wording",
                       "percentiles are two rising numbers between 0 and 100. Write for example [10, 90].")},
    {"unknown-name", QT_TRANSLATE_NOOP("wording", "“{found}” is not known here. Use one of: {allowed}.")},
    {"model-shape-incomplete",
     QT_TRANSLATE_NOOP(
         "wording",
         "the model's size is not given and cannot be computed without “{key}”. Add it, or “params”.")},
    {"override-not-json", QT_TRANSLATE_NOOP("wording", "is no JSON value: {found}. Mend it.")},
    {"below-minimum",
     QT_TRANSLATE_NOOP("wording", "must be {minimum} or more, found {found}. Enter a larger number.")},
    {"not-above",
     QT_TRANSLATE_NOOP("wording", "must be more than {minimum}, found {found}. Enter a larger number.")},
    {"above-maximum",
     QT_TRANSLATE_NOOP("wording", "must be {maximum} or less, found {found}. Enter a smaller number.")},
    {"not-finite", QT_TRANSLATE_NOOP("wording", "is not a finite number. Enter a number.")},
    {"id-malformed",
     QT_TRANSLATE_NOOP("wording",
                       "“{found}” is no id: use lower-case letters, digits and dashes. Rename it.")},
    {"id-repeated",
     QT_TRANSLATE_NOOP("wording", "the id “{found}” is used twice. Give one of them another.")},
    {"month-malformed", QT_TRANSLATE_NOOP("wording", "“{found}” is no month. Write it as 2027-01.")},
    {"date-malformed", QT_TRANSLATE_NOOP("wording", "“{found}” is no date. Write it as 2027-01-31.")},
    {"when-malformed",
     QT_TRANSLATE_NOOP("wording", "“{found}” is no time. Use once, monthly or a month such as 2027-01.")},
    {"currency-malformed",
     QT_TRANSLATE_NOOP("wording",
                       "“{found}” is no currency code. Use three capital letters, for example EUR.")},
    {"currency-without-rate",
     QT_TRANSLATE_NOOP(
         "wording",
         "the plan has no rate for {found}. Add it to the plan's currency, or give the figure in USD.")},
    {"format-unknown", QT_TRANSLATE_NOOP("wording", "“{found}” is no known format. Use one of: {allowed}.")},
    {"provider-unknown",
     QT_TRANSLATE_NOOP("wording", "the catalog does not know the provider “{provider}”, so no billing rules "
                                  "are used. Check the spelling, or give the rules with the price.")},
    {"team-unknown",
     QT_TRANSLATE_NOOP("wording", "the plan has no team “{team}”. Choose one of its teams, or add it.")},
    {"offer-unknown",
     QT_TRANSLATE_NOOP(
         "wording",
         "neither the plan nor the catalog has an offer “{offer}”. Choose another, or enter a price.")},
    {"offer-of-other-gpu",
     QT_TRANSLATE_NOOP(
         "wording",
         "the offer “{offer}” is for {gpu}, not for this deployment's GPU. Choose another offer or GPU.")},
    {"commitment-unknown",
     QT_TRANSLATE_NOOP(
         "wording",
         "the scenario has no commitment “{commitment}”. Choose one of its commitments, or add it.")},
    {"commitment-of-other-gpu",
     QT_TRANSLATE_NOOP("wording", "the commitment “{commitment}” is for {gpu}, not for this deployment's "
                                  "GPU. Choose another commitment or GPU.")},
    {"scenario-unknown",
     QT_TRANSLATE_NOOP("wording", "the plan has no scenario “{scenario}”. Choose one of its scenarios.")},
    {"workload-unknown",
     QT_TRANSLATE_NOOP("wording", "the plan has no workload “{workload}”. Choose one of its workloads.")},
    {"no-workloads", QT_TRANSLATE_NOOP("wording", "the plan has no workloads yet. Add what must be done.")},
    {"no-scenarios",
     QT_TRANSLATE_NOOP("wording", "the plan has no scenarios yet. Add how the work runs today.")},
    {"two-baselines",
     QT_TRANSLATE_NOOP("wording", "more than one scenario is the baseline[ ({scenario} too)]. Keep one.")},
    {"give-one-of", QT_TRANSLATE_NOOP("wording", "one of these is needed: {keys}. Add it.")},
    {"give-only-one-of",
     QT_TRANSLATE_NOOP("wording", "only one of these may be given: {keys}. Remove the others.")},
    {"profile-too-long",
     QT_TRANSLATE_NOOP("wording", "the day's profile has {hours} hours, more than 24. Shorten it.")},
    {"outside-plan",
     QT_TRANSLATE_NOOP("wording", "{found} lies outside the plan's months. Change it or the plan's length.")},
    {"tiers-out-of-order",
     QT_TRANSLATE_NOOP("wording",
                       "the tiers must rise, and only the last may be without an end. Put them in order.")},
    {"tiers-end",
     QT_TRANSLATE_NOOP(
         "wording",
         "nothing is said about more than {gb} GB; the last price goes on. Add a tier without an end.")},
    {"parallel-exceeds-gpus",
     QT_TRANSLATE_NOOP("wording",
                       "the parallelism needs {found} GPUs and there are {gpus}. Lower it, or add GPUs.")},
    {"lever-path-unknown",
     QT_TRANSLATE_NOOP("wording",
                       "the lever's path “{found}” is none of this plan's fields. Write workload.field.")},
    {"lever-path-repeated",
     QT_TRANSLATE_NOOP("wording", "the path “{found}” is in two levers. Keep it in one.")},
};

} // namespace

std::span<const SentencePattern> planPatterns()
{
    return kIssues;
}

} // namespace ui

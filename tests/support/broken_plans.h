// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace testing {

/// A file of tests/broken (without ".json") and what must be said of it: "id path; id path", in this order.
struct Broken
{
    const char* name;
    const char* expected;
};

/// Plans that can be read, each with its faults; "right" has none and is what the others were made from.
inline constexpr Broken kBrokenPlans[] = {
    {"right", ""},
    {"text-for-a-number", "wrong-type scenarios[0].deployments.train.gpus"},
    {"number-for-a-text", "wrong-type workloads[0].name"},
    {"list-for-an-object", "wrong-type scenarios[0].deployments.train"},
    {"object-for-a-list",
     "wrong-type workloads; workload-unknown scenarios[0].deployments.serve; workload-unknown "
     "scenarios[0].deployments.train; lever-path-unknown scenarios[0].levers[0].paths[0]"},
    {"text-for-a-range", "wrong-type workloads[0].work.gpu_hours"},
    {"one-and-a-half-gpus", "number-not-whole scenarios[0].deployments.train.gpus"},
    {"unknown-purchase", "unknown-name scenarios[0].deployments.train.purchase"},
    {"unknown-kind", "unknown-name workloads[0].kind"},
    {"kind-is-a-number", "wrong-type workloads[0].kind"},
    {"words-for-checkpoints", "wrong-type scenarios[0].deployments.train.interruption.checkpoint_minutes"},
    {"contingency-of-another-shape", "wrong-type budget.contingency"},
    {"no-work", "missing-key workloads[0].work"},
    {"no-gpu", "missing-key scenarios[0].deployments.train.gpu"},
    {"no-id", "missing-key scenarios[0].id"},
    {"no-price-figure", "missing-key scenarios[0].deployments.train.price.usd"},
    {"no-scenarios", "missing-key scenarios"},
    {"no-version", "missing-key version"},
    {"zero-gpus", "below-minimum scenarios[0].deployments.train.gpus"},
    {"negative-hours", "below-minimum workloads[0].work.gpu_hours"},
    {"negative-price", "below-minimum scenarios[0].deployments.train.price.usd"},
    {"share-above-one", "above-maximum scenarios[0].deployments.train.idle.share"},
    {"huge-count", "number-too-large scenarios[0].deployments.train.gpus"},
    {"number-no-double-holds", "number-too-large scenarios[0].deployments.train.price.usd"},
    {"range-out-of-order", "range-out-of-order workloads[0].work.gpu_hours"},
    {"range-of-four", "range-wrong-length workloads[0].work.gpu_hours"},
    {"range-without-ends", "range-incomplete workloads[0].work.gpu_hours"},
    {"range-with-wrong-percentiles", "percentiles-wrong workloads[0].work.gpu_hours"},
    {"lognormal-from-zero", "range-shape-wrong workloads[0].work.gpu_hours"},
    {"key-twice", "duplicate-key name"},
    {"unknown-key", "unknown-key scenarios[0].deployments.train.gpu_count"},
    {"unknown-gpu", "gpu-unknown scenarios[0].deployments.train.gpu"},
    {"unknown-team", "team-unknown workloads[0].team"},
    {"unknown-offer", "offer-unknown scenarios[0].deployments.serve.offer"},
    {"unknown-model", "model-unknown workloads[1].work.model"},
    {"unknown-commitment", "commitment-unknown scenarios[0].deployments.serve.commitment"},
    {"unknown-provider", "provider-unknown scenarios[0].deployments.train.provider"},
    {"no-deployment", "no-deployment scenarios[0].deployments"},
    {"deployment-of-nothing", "workload-unknown scenarios[0].deployments.ghost"},
    {"offer-and-commitment-of-another-gpu",
     "offer-of-other-gpu scenarios[0].deployments.serve.offer; commitment-of-other-gpu "
     "scenarios[0].deployments.serve.commitment"},
    {"id-with-blanks", "id-malformed teams[0].id; team-unknown workloads[0].team"},
    {"id-twice", "id-repeated workloads[2].id"},
    {"month-thirteen", "month-malformed start"},
    {"price-of-february-30", "date-malformed scenarios[0].deployments.train.price.as_of"},
    {"transfer-on-friday", "when-malformed scenarios[0].deployments.train.transfer[0].when"},
    {"storage-before-the-plan", "outside-plan scenarios[0].deployments.train.storage[0].start"},
    {"two-baselines", "two-baselines scenarios[1]"},
    {"hours-and-units", "give-only-one-of workloads[0].work"},
    {"measured-without-hours", "give-one-of workloads[0].work"},
    {"units-without-a-rate", "missing-key workloads[0].work.units_per_hour"},
    {"a-day-of-30-hours", "profile-too-long workloads[1].work.profile"},
    {"tiers-out-of-order", "tiers-out-of-order scenarios[0].deployments.train.storage[0].tiers"},
    {"tiers-that-end", "tiers-end scenarios[0].deployments.train.storage[0].tiers"},
    {"eight-ways-on-one-gpu", "parallel-exceeds-gpus scenarios[0].deployments.train.parallel"},
    {"lever-on-nothing", "lever-path-unknown scenarios[0].levers[0].paths[0]"},
    {"one-path-in-two-levers", "lever-path-repeated scenarios[0].levers[1].paths[0]"},
    {"unknown-weights", "format-unknown scenarios[0].deployments.serve.weights"},
    {"unknown-precision", "format-unknown scenarios[0].deployments.train.compute"},
    {"euros-without-a-rate", "currency-without-rate scenarios[0].deployments.train.price.currency"},
    {"currency-in-words", "currency-malformed scenarios[0].deployments.train.price.currency"},
    {"override-of-the-wrong-type", "wrong-type scenarios[0].work_overrides.serve.requests_per_day"},
    {"override-of-nothing", "workload-unknown scenarios[0].work_overrides.ghost"},
    {"owned-without-a-price", "missing-key scenarios[0].deployments.train.owned"},
    {"config-without-layers", "model-shape-incomplete workloads[1].work.model"},
    {"several-faults-at-once",
     "wrong-type name; unknown-name offers[0].per; below-minimum workloads[1].work.requests_per_day; "
     "below-minimum scenarios[0].deployments.train.gpus"},
};

/// Texts that are no plan at all: the id of the error.
inline constexpr Broken kBrokenFiles[] = {
    {"not-json", "file-not-json"},
    {"empty", "file-not-json"},
    {"comments", "file-not-json"},
    {"trailing-text", "file-not-json"},
    {"nan", "file-not-json"},
    {"infinity", "file-not-json"},
    {"cut-off", "file-not-json"},
    {"not-utf-8", "file-not-json"},
    {"nested-too-deeply", "file-too-deep"},
    {"nested-very-deeply", "file-too-deep"},
    {"another-document", "file-not-a-plan"},
    {"a-list", "file-not-a-plan"},
    {"a-newer-version", "file-newer"},
};

} // namespace testing

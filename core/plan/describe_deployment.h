// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/deployment.h"
#include "core/plan/field_rules.h"

namespace core {

/// A month holds at most 31 days of 24 h; runs of one month at most.
inline constexpr FieldRule kHoursOfARun = between(0, 1000000);
inline constexpr FieldRule kMinutes = between(0, 1000000);
inline constexpr FieldRule kUsd = between(0, 1e12);

template<class V>
void describe(V& v, Of<Price>)
{
    v.field("per", &Price::per, required());
    v.field("usd", &Price::usd, required(kUsd));
    v.field("currency", &Price::currency, text(Text::CurrencyCode));
    v.field("gpus_per_instance", &Price::gpusPerInstance, between(1, 10000));
    v.field("increment_s", &Price::incrementS, between(0, 2678400));
    v.field("minimum_s", &Price::minimumS, between(0, 2678400));
    v.field("includes_host", &Price::includesHost);
    v.field("source", &Price::source);
    v.field("as_of", &Price::asOf, text(Text::Date));
    v.field("confidence", &Price::confidence);
    v.unknown(&Price::unknown);
}

template<class V>
void describe(V& v, Of<Offer>)
{
    v.field("id", &Offer::id, required(text(Text::Id)));
    v.field("provider", &Offer::provider, required(text(Text::Provider)));
    v.field("gpu", &Offer::gpu, required(text(Text::Gpu)));
    v.field("region", &Offer::region);
    v.field("purchase", &Offer::purchase);
    v.field("tier", &Offer::tier, text(Text::Tier));
    v.field("note", &Offer::note);
    v.inlined(&Offer::price);
}

template<class V>
void describe(V& v, Of<Parallel>)
{
    constexpr FieldRule ways = between(1, 1000000);
    v.field("tensor", &Parallel::tensor, ways);
    v.field("pipeline", &Parallel::pipeline, ways);
    v.field("data", &Parallel::data, ways);
    v.field("expert", &Parallel::expert, ways);
    v.field("context", &Parallel::context, ways);
    v.field("sequence", &Parallel::sequence);
    v.field("shard", &Parallel::shard);
    v.unknown(&Parallel::unknown);
}

template<class V>
void describe(V& v, Of<MeasuredThroughput>)
{
    v.field("value", &MeasuredThroughput::value, required(above(0)));
    v.field("unit", &MeasuredThroughput::unit, required());
    v.unknown(&MeasuredThroughput::unknown);
}

template<class V>
void describe(V& v, Of<Idle>)
{
    v.field("hours_per_run", &Idle::hoursPerRun, kHoursOfARun);
    v.field("share", &Idle::share, between(0, 0.99));
    v.field("auto_shutdown_minutes", &Idle::autoShutdownMinutes, kMinutes);
    v.unknown(&Idle::unknown);
}

template<class V>
void describe(V& v, Of<Interruption>)
{
    v.field("mtbf_hours", &Interruption::mtbfHours, required(above(0)));
    v.checkpoint("checkpoint_minutes");
    v.field("save_minutes", &Interruption::saveMinutes, kMinutes);
    v.field("recovery_minutes", &Interruption::recoveryMinutes, kMinutes);
    v.field("wait_minutes", &Interruption::waitMinutes, kMinutes);
    v.field("notice_seconds", &Interruption::noticeSeconds, between(0, 86400));
    v.unknown(&Interruption::unknown);
}

template<class V>
void describe(V& v, Of<Serverless>)
{
    v.field("cold_start_s", &Serverless::coldStartS, between(0, 86400));
    v.field("requests_per_cold_start", &Serverless::requestsPerColdStart, above(0));
    v.field("idle_timeout_s", &Serverless::idleTimeoutS, between(0, 86400));
    v.field("packing", &Serverless::packing, positiveShare());
    v.unknown(&Serverless::unknown);
}

template<class V>
void describe(V& v, Of<Owned>)
{
    v.field("price", &Owned::price, required(kUsd));
    v.field("resale_share", &Owned::resaleShare, share());
    v.field("months", &Owned::months, between(1, 600));
    v.field("active_w", &Owned::activeW, between(0, 1e6));
    v.field("idle_w", &Owned::idleW, between(0, 1e6));
    v.field("pue", &Owned::pue, between(1, 10));
    v.field("usd_per_kwh", &Owned::usdPerKwh, between(0, 1000));
    v.field("admin_hours_per_month", &Owned::adminHoursPerMonth, between(0, 744));
    v.field("usd_per_admin_hour", &Owned::usdPerAdminHour, kUsd);
    v.field("rent_change_per_year", &Owned::rentChangePerYear, between(-0.99, 10));
    v.unknown(&Owned::unknown);
}

template<class V>
void describe(V& v, Of<TierRow>)
{
    v.field("up_to_gb", &TierRow::upToGb, above(0));
    v.field("usd", &TierRow::usd, required(kUsd));
    v.unknown(&TierRow::unknown);
}

template<class V>
void describe(V& v, Of<Storage>)
{
    v.field("gb", &Storage::gb, required(atLeast(0)));
    v.field("tiers", &Storage::tiers);
    v.field("state", &Storage::state);
    v.field("start", &Storage::start, text(Text::Month));
    v.field("months", &Storage::months, between(1, 600));
    v.field("provider", &Storage::provider, text(Text::Provider));
    v.unknown(&Storage::unknown);
}

template<class V>
void describe(V& v, Of<Transfer>)
{
    v.field("gb", &Transfer::gb, required(atLeast(0)));
    v.field("route", &Transfer::route);
    v.field("when", &Transfer::when, text(Text::When));
    v.field("tiers", &Transfer::tiers);
    v.field("start", &Transfer::start, text(Text::Month));
    v.field("months", &Transfer::months, between(1, 600));
    v.field("provider", &Transfer::provider, text(Text::Provider));
    v.unknown(&Transfer::unknown);
}

template<class V>
void describe(V& v, Of<Fallback>)
{
    v.field("share", &Fallback::share, required(share()));
    v.field("purchase", &Fallback::purchase);
    v.field("price", &Fallback::price);
    v.unknown(&Fallback::unknown);
}

/// Memory and speed of the model on the GPU.
template<class V>
void describeEngine(V& v)
{
    using D = Deployment;
    v.field("engine", &D::engine);
    v.field("weights", &D::weights, text(Text::Weights));
    v.field("weights_gb", &D::weightsGb, above(0));
    v.field("runtime_gb", &D::runtimeGb, atLeast(0));
    v.field("kv_cache", &D::kvCache, text(Text::KvCache));
    v.field("context_tokens", &D::contextTokens, atLeast(1));
    v.field("concurrency", &D::concurrency, between(1, 1000000));
    v.field("compute", &D::compute, text(Text::Compute));
    v.field("optimizer", &D::optimizer);
    v.field("parallel", &D::parallel);
    v.field("micro_batch", &D::microBatch, between(1, 1000000));
    v.field("gradient_accumulation", &D::gradientAccumulation, between(1, 1000000));
    v.field("gradient_checkpointing", &D::gradientCheckpointing);
    v.field("flash_attention", &D::flashAttention);
    v.field("mfu", &D::mfu, positiveShare());
    v.field("bandwidth_efficiency", &D::bandwidthEfficiency, positiveShare());
    v.field("measured", &D::measured);
    v.field("duty", &D::duty, positiveShare());
}

template<class V>
void describe(V& v, Of<Deployment>)
{
    using D = Deployment;
    v.field("gpu", &D::gpu, required(text(Text::Gpu)));
    v.field("gpus", &D::gpus, between(1, 10000));
    v.field("nodes", &D::nodes, between(1, 100000));
    v.field("provider", &D::provider, text(Text::Provider));
    v.field("region", &D::region);
    v.field("purchase", &D::purchase);
    v.field("tier", &D::tier, text(Text::Tier));
    v.field("offer", &D::offer, text(Text::Offer));
    v.field("price", &D::price);
    describeEngine(v);
    v.field("speedup", &D::speedup, between(0.001, 1000));
    v.field("data_loading", &D::dataLoading, positiveShare());
    v.field("overhead", &D::overhead, between(0.001, 1000));
    v.field("autoscale", &D::autoscale);
    v.field("idle", &D::idle);
    v.field("setup_minutes", &D::setupMinutes, kMinutes);
    v.field("interruption", &D::interruption);
    v.field("commitment", &D::commitment);
    v.field("serverless", &D::serverless);
    v.field("owned", &D::owned);
    v.field("storage", &D::storage);
    v.field("transfer", &D::transfer);
    v.field("fallback", &D::fallback);
    v.field("support_share", &D::supportShare, share());
    v.unknown(&D::unknown);
}

} // namespace core

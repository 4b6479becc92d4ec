// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/describe_deployment.h"
#include "core/plan/describe_work.h"
#include "core/plan/plan.h"

namespace core {

inline constexpr std::string_view kPlanFormat = "gpuplan.plan";
inline constexpr int kPlanVersion = 1;

template<class V>
void describe(V& v, Of<Credit>)
{
    v.field("amount", &Credit::amount, required(kUsd));
    v.field("expires", &Credit::expires, text(Text::Date));
    v.field("provider", &Credit::provider, text(Text::Provider));
    v.unknown(&Credit::unknown);
}

template<class V>
void describe(V& v, Of<Tax>)
{
    v.field("rate", &Tax::rate, between(0, 10));
    v.field("recoverable", &Tax::recoverable, share());
    v.unknown(&Tax::unknown);
}

template<class V>
void describe(V& v, Of<Budget>)
{
    v.field("amount", &Budget::amount, kUsd);
    v.field("alerts", &Budget::alerts, between(0, 100));
    v.contingency("contingency", between(0, 10));
    v.field("tax", &Budget::tax);
    v.field("discount_rate", &Budget::discountRate, between(-0.99, 10));
    v.field("credits", &Budget::credits);
    v.unknown(&Budget::unknown);
}

template<class V>
void describe(V& v, Of<LocalCurrency>)
{
    v.field("code", &LocalCurrency::code, required(text(Text::CurrencyCode)));
    v.field("per_usd", &LocalCurrency::perUsd, required(between(1e-6, 1e9)));
    v.field("as_of", &LocalCurrency::asOf, text(Text::Date));
    v.field("buffer", &LocalCurrency::buffer, share());
    v.unknown(&LocalCurrency::unknown);
}

template<class V>
void describe(V& v, Of<Team>)
{
    v.field("id", &Team::id, required(text(Text::Id)));
    v.field("name", &Team::name);
    v.field("quota", &Team::quota, share());
    v.unknown(&Team::unknown);
}

template<class V>
void describe(V& v, Of<Constraints>)
{
    v.field("providers", &Constraints::providers, text(Text::Provider));
    v.field("spot", &Constraints::spot);
    v.field("max_provider_share", &Constraints::maxProviderShare, positiveShare());
    v.field("price_max_age_days", &Constraints::priceMaxAgeDays, between(0, 36500));
    v.unknown(&Constraints::unknown);
}

template<class V>
void describe(V& v, Of<Risk>)
{
    v.field("name", &Risk::name, required());
    v.field("probability", &Risk::probability, required(share()));
    v.field("usd", &Risk::usd, required(between(-1e12, 1e12)));
    v.unknown(&Risk::unknown);
}

template<class V>
void describe(V& v, Of<Correlation>)
{
    v.field("a", &Correlation::a, required());
    v.field("b", &Correlation::b, required());
    v.field("rank", &Correlation::rank, required(between(-1, 1)));
    v.unknown(&Correlation::unknown);
}

template<class V>
void describe(V& v, Of<Extra>)
{
    v.field("name", &Extra::name, required());
    v.field("usd", &Extra::usd, required(between(-1e12, 1e12)));
    v.field("when", &Extra::when, text(Text::When));
    v.field("scenario", &Extra::scenario, text(Text::Scenario));
    v.unknown(&Extra::unknown);
}

template<class V>
void describe(V& v, Of<Commitment>)
{
    v.field("id", &Commitment::id, required(text(Text::Id)));
    v.field("provider", &Commitment::provider, text(Text::Provider));
    v.field("gpu", &Commitment::gpu, required(text(Text::Gpu)));
    v.field("quantity", &Commitment::quantity, required(between(0, 1000000)));
    v.field("list_usd", &Commitment::listUsd, required(kUsd));
    v.field("discount", &Commitment::discount, share());
    v.field("upfront_share", &Commitment::upfrontShare, share());
    v.field("term_months", &Commitment::termMonths, between(1, 600));
    v.field("start", &Commitment::start, text(Text::Month));
    v.field("payments", &Commitment::payments);
    v.unknown(&Commitment::unknown);
}

template<class V>
void describe(V& v, Of<Lever>)
{
    v.field("id", &Lever::id, required(text(Text::Id)));
    v.field("name", &Lever::name);
    v.field("pillar", &Lever::pillar, between(1, 4));
    v.field("paths", &Lever::paths, required());
    v.field("note", &Lever::note);
    v.unknown(&Lever::unknown);
}

template<class V>
void describe(V& v, Of<Scenario>)
{
    v.field("id", &Scenario::id, required(text(Text::Id)));
    v.field("name", &Scenario::name);
    v.field("baseline", &Scenario::baseline);
    v.field("note", &Scenario::note);
    v.field("deployments", &Scenario::deployments, required());
    v.field("work_overrides", &Scenario::workOverrides);
    v.field("storage", &Scenario::storage);
    v.field("transfer", &Scenario::transfer);
    v.field("commitments", &Scenario::commitments);
    v.field("levers", &Scenario::levers);
    v.unknown(&Scenario::unknown);
}

/// Only the goal, which a file nests in an object of its own.
struct GoalPart
{
};
template<class V>
void describe(V& v, Of<GoalPart>)
{
    v.field("saving", &Plan::goalSaving, always(between(-10, 1)));
    v.unknown(&Plan::unknownInGoal);
}

/// Everything of the plan but workloads, scenarios and offers.
template<class V>
void describeHead(V& v)
{
    v.constant("format", kPlanFormat);
    v.constant("version", kPlanVersion);
    v.field("name", &Plan::name, always());
    v.field("owner", &Plan::owner);
    v.field("notes", &Plan::notes);
    v.field("currency", &Plan::currency);
    v.field("start", &Plan::start, always(text(Text::Month)));
    v.field("months", &Plan::months, always(between(1, 600)));
    v.field("hours_per_month", &Plan::hoursPerMonth, between(1, 744));
    v.field("teams", &Plan::teams);
    v.field("budget", &Plan::budget);
    v.template group<GoalPart>("goal");
    v.field("constraints", &Plan::constraints);
    v.field("risks", &Plan::risks);
    v.field("correlations", &Plan::correlations);
    v.field("extras", &Plan::extras);
}

template<class V>
void describe(V& v, Of<Plan>)
{
    describeHead(v);
    v.field("workloads", &Plan::workloads, required());
    v.field("scenarios", &Plan::scenarios, required());
    v.field("offers", &Plan::offers);
    v.unknown(&Plan::unknown);
}

} // namespace core

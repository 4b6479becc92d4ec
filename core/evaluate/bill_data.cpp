// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/bill.h"
#include "core/finance/billing.h"

namespace core {

namespace {

std::vector<PricedTier> priced(const std::vector<TierRow>& rows, const std::vector<Tier>* published,
                               const Inputs& inputs, std::string_view field)
{
    std::vector<PricedTier> tiers;
    for (const TierRow& row : rows)
        tiers.push_back({row.upToGb, inputs(row.usd, field, tiers.size())});
    if (rows.empty() && published) {
        for (const Tier& tier : *published)
            tiers.push_back({tier.upToGb, tier.usdPerGb});
    }
    return tiers;
}

const std::vector<Tier>* publishedTiers(const Provider* provider, Route route)
{
    if (!provider)
        return nullptr;
    switch (route) {
    case Route::Internet:
        return &provider->egressTiers;
    case Route::InterRegion:
        return &provider->interRegionTiers;
    case Route::InterZone:
        return &provider->interZoneTiers;
    case Route::Ingress:
        return &provider->ingressTiers;
    case Route::Intra:
        return nullptr;
    }
    return nullptr;
}

const std::vector<Tier>* publishedStorage(const Provider* provider, StorageState state)
{
    if (!provider)
        return nullptr;
    const bool stopped = state == StorageState::Stopped && !provider->stoppedStorageTiers.empty();
    return stopped ? &provider->stoppedStorageTiers : &provider->storageTiers;
}

} // namespace

void addStorage(LineFigures& figures, const Line& line, const std::vector<Storage>& entries,
                const Inputs& inputs)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Storage& entry = entries[i];
        const std::vector<Tier>* published = publishedStorage(billedBy(line, entry.provider), entry.state);
        const double usd = tieredCost(inputs(entry.gb, "storage.gb", i),
                                      priced(entry.tiers, published, inputs, "storage.usd"));
        const MonthSpan span = spanOf(*line.plan, line.start, entry.start, entry.months);
        for (int m = span.from; m < span.to; ++m)
            addCost(figures, CostRow::Storage, m, usd);
    }
}

void addTransfer(LineFigures& figures, const Line& line, const std::vector<Transfer>& entries,
                 const Inputs& inputs)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Transfer& entry = entries[i];
        const double usd =
            tieredCost(inputs(entry.gb, "transfer.gb", i),
                       priced(entry.tiers, publishedTiers(billedBy(line, entry.provider), entry.route),
                              inputs, "transfer.usd"));
        const bool monthly = entry.when == "monthly";
        const std::string start = monthly || entry.when == "once" ? entry.start : entry.when;
        const MonthSpan span =
            spanOf(*line.plan, line.start, start, monthly ? entry.months : std::optional<int>(1));
        for (int m = span.from; m < span.to; ++m)
            addCost(figures, CostRow::Transfer, m, usd);
    }
}

void addExtras(LineFigures& figures, const Line& line, const Inputs& inputs)
{
    for (std::size_t i = 0; i < line.plan->extras.size(); ++i) {
        const Extra& extra = line.plan->extras[i];
        if (!extra.scenario.empty() && extra.scenario != line.scenario->id)
            continue;
        const bool monthly = extra.when == "monthly";
        const std::string start = monthly || extra.when == "once" ? std::string() : extra.when;
        const MonthSpan span =
            spanOf(*line.plan, line.start, start, monthly ? std::nullopt : std::optional<int>(1));
        for (int m = span.from; m < span.to; ++m)
            addCost(figures, CostRow::Extras, m, inputs(extra.usd, "extras.usd", i));
    }
}

} // namespace core

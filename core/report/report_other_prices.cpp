// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_parts.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// Prices of anything but GPU time, each once with the scenarios that use it.
class OtherPrices
{
public:
    explicit OtherPrices(const ReportSource& source)
        : m_source(source)
    {
    }

    void take(const Scenario& scenario)
    {
        m_scenario = shortened(scenario.name.empty() ? scenario.id : scenario.name, kNameRoom);
        for (const auto& [workload, deployment] : scenario.deployments) {
            const std::string provider = providerOf(*deployment);
            takeStorage(deployment->storage, provider);
            takeTransfer(deployment->transfer, provider);
            if (deployment->purchase == Purchase::Owned && deployment->owned)
                takeOwned(*deployment->owned);
        }
        takeStorage(scenario.storage, {});
        takeTransfer(scenario.transfer, {});
        for (const Commitment& commitment : scenario.commitments)
            add(phrase("report.other.commitment", {{"name", shortened(commitment.id, kNameRoom)}}),
                commitment.listUsd);
    }

    [[nodiscard]] ReportTable table() const
    {
        ReportTable table;
        table.columns = {{phrase("report.column.other"), 2.4, false},
                         {phrase("report.column.price"), 1, true},
                         {phrase("report.column.source_note"), 2, false},
                         {phrase("report.column.scenario"), 1.6, false}};
        for (const auto& [cells, users] : m_rows) {
            ReportRow row{cells, RowRank::Plain, 0};
            row.cells.push_back(whereOf(users));
            table.rows.push_back(std::move(row));
        }
        return table;
    }

private:
    [[nodiscard]] ReportCell whereOf(const std::vector<std::string>& users) const
    {
        if (users.size() > 1 && users.size() == m_source.plan.scenarios.size())
            return phrase("report.where_everywhere");
        std::string text;
        for (const std::string& user : users)
            text += (text.empty() ? "" : "; ") + user;
        return ownSentence(text);
    }

    [[nodiscard]] std::string providerOf(const Deployment& deployment) const
    {
        if (deployment.provider.id || deployment.provider.none)
            return deployment.provider.id.value_or(std::string());
        const Offer* offer = findOffer(m_source.plan, deployment.offer);
        return offer ? offer->provider : std::string();
    }

    void add(ReportText what, const Range& usd, ReportCell source)
    {
        std::vector<ReportCell> cells{std::move(what), UsdPrice{usd}, std::move(source)};
        const auto same =
            std::find_if(m_rows.begin(), m_rows.end(), [&](const auto& row) { return row.first == cells; });
        auto& users = same == m_rows.end()
                          ? m_rows.emplace_back(std::move(cells), std::vector<std::string>{}).second
                          : same->second;
        if (users.empty() || users.back() != m_scenario)
            users.push_back(m_scenario);
    }

    void add(ReportText what, const Uncertain& usd)
    {
        std::string source;
        if (usd.note)
            source = usd.note->source.empty() ? usd.note->note : usd.note->source;
        add(std::move(what), usd.range(),
            source.empty() ? ReportCell{phrase("report.not_stated")} : ReportCell{ownSentence(source)});
    }

    /// An entry's own tiers, else those that the catalog has of its provider.
    void addTiers(const ReportText& what, const std::vector<TierRow>& own, const std::vector<Tier>* lent,
                  const Provider* provider)
    {
        const auto upTo = [&](const std::optional<double>& gb) {
            ReportText text = what;
            if (gb)
                text.arguments.emplace_back("gb", argument(*gb));
            return text;
        };
        for (const TierRow& tier : own)
            add(upTo(tier.upToGb), tier.usd);
        if (!own.empty() || !lent || !provider)
            return;
        for (const Tier& tier : *lent)
            add(upTo(tier.upToGb), Range::exactly(tier.usdPerGb),
                phrase("report.from_catalog", {{"provider", provider->name}}));
    }

    void takeStorage(const std::vector<Storage>& entries, const std::string& provider)
    {
        for (const Storage& entry : entries) {
            const Provider* of =
                m_source.catalog.provider(entry.provider.empty() ? provider : entry.provider);
            const bool stopped = entry.state == StorageState::Stopped;
            const std::vector<Tier>* lent = nullptr;
            if (of)
                lent = stopped && !of->stoppedStorageTiers.empty() ? &of->stoppedStorageTiers
                                                                   : &of->storageTiers;
            addTiers(phrase(stopped ? "report.other.stopped_storage" : "report.other.storage"), entry.tiers,
                     lent, of);
        }
    }

    void takeTransfer(const std::vector<Transfer>& entries, const std::string& provider)
    {
        for (const Transfer& entry : entries) {
            const Provider* of =
                m_source.catalog.provider(entry.provider.empty() ? provider : entry.provider);
            addTiers(phrase("report.other.transfer", {{"route", std::string(nameIn(entry.route))}}),
                     entry.tiers, of ? tiersOf(*of, entry.route) : nullptr, of);
        }
    }

    [[nodiscard]] static const std::vector<Tier>* tiersOf(const Provider& provider, Route route)
    {
        switch (route) {
        case Route::Internet:
            return &provider.egressTiers;
        case Route::InterRegion:
            return &provider.interRegionTiers;
        case Route::InterZone:
            return &provider.interZoneTiers;
        case Route::Ingress:
            return &provider.ingressTiers;
        case Route::Intra:
            return nullptr;
        }
        return nullptr;
    }

    void takeOwned(const Owned& owned)
    {
        add(phrase("report.other.machine"), owned.price);
        if (owned.usdPerKwh != Uncertain(0))
            add(phrase("report.other.kwh"), owned.usdPerKwh);
        if (owned.usdPerAdminHour != Uncertain(0))
            add(phrase("report.other.admin"), owned.usdPerAdminHour);
    }

    const ReportSource& m_source;
    std::string m_scenario;
    std::vector<std::pair<std::vector<ReportCell>, std::vector<std::string>>> m_rows;
};

} // namespace

ReportTable otherPrices(const ReportSource& source)
{
    OtherPrices prices(source);
    for (const auto& scenario : source.plan.scenarios)
        prices.take(*scenario);
    return prices.table();
}

} // namespace core

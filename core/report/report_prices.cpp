// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/line.h"
#include "core/report/report_parts.h"

#include <algorithm>

namespace core {

namespace {

/// A price with everything that a reader would ask about it, and where it is used.
struct Entry
{
    ReportRow row;
    ReportText billing;
    ReportText source;
    std::vector<std::pair<std::string, std::string>> uses; ///< names of scenario and workload
};

/// How time is billed: the price's own rules, else the provider's from the catalog.
ReportText billingOf(const Line& line, const Price& price)
{
    if (price.per == PriceUnit::Month)
        return phrase("report.billing_month");
    const auto increment = price.incrementS ? price.incrementS
                           : line.provider  ? line.provider->billingIncrementS
                                            : std::nullopt;
    const auto minimum = price.minimumS  ? price.minimumS
                         : line.provider ? line.provider->billingMinimumS
                                         : std::nullopt;
    if (!increment)
        return phrase("report.billing_none");
    return phrase(minimum.value_or(0) > 0 ? "report.billing_minimum" : "report.billing",
                  {{"increment", argument(*increment)}, {"minimum", argument(minimum.value_or(0))}});
}

ReportText sourceOf(const std::string& source)
{
    return source.empty() ? phrase("report.no_source")
                          : phrase("report.price_source", {{"source", shortened(source, kSentenceRoom)}});
}

ReportCell ageOf(const ReportSource& source, const std::string& date)
{
    const auto days = daysBetween(date, source.identity.written);
    return days ? ReportCell{phrase("report.days_old", {{"days", std::to_string(*days)}})} : ReportCell{};
}

Entry entryOf(const ReportSource& source, const Line& line, const Price& price, Purchase purchase)
{
    std::string what = nameOfGpu(source.catalog, line.deployment->gpu);
    if (!line.providerId.empty())
        what += " · " + nameOfProvider(source.catalog, line.providerId);
    return {{{OwnWords{what}, FileWord{NameOf::Purchase, std::string(nameIn(purchase))},
              UsdPrice{price.usd.range()}, FileWord{NameOf::PriceUnit, std::string(nameIn(price.per))},
              price.asOf.empty() ? ReportCell{phrase("report.not_stated")} : ReportCell{IsoDate{price.asOf}},
              ageOf(source, price.asOf),
              price.confidence.empty() ? ReportCell{phrase("report.not_stated")}
                                       : ReportCell{FileWord{NameOf::Confidence, price.confidence}}},
             RowRank::Group,
             0},
            billingOf(line, price),
            sourceOf(price.source),
            {}};
}

class Register
{
public:
    explicit Register(const ReportSource& source)
        : m_source(source)
    {
    }

    void take(Entry entry, const ScenarioResult& scenario, const std::string& workload)
    {
        const auto same = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& e) {
            return e.row == entry.row && e.billing == entry.billing && e.source == entry.source;
        });
        Entry& target = same == m_entries.end() ? m_entries.emplace_back(std::move(entry)) : *same;
        target.uses.emplace_back(nameOf(scenario), nameOfWorkload(m_source.plan, workload));
    }

    void take(const Line& line, const ScenarioResult& scenario)
    {
        if (!line.deployment || !line.workload)
            return;
        if (line.price)
            take(entryOf(m_source, line, *line.price, line.deployment->purchase), scenario,
                 line.workload->id);
        if (line.fallbackPrice && line.deployment->fallback)
            take(entryOf(m_source, line, *line.fallbackPrice, line.deployment->fallback->purchase), scenario,
                 line.workload->id);
    }

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

private:
    const ReportSource& m_source;
    std::vector<Entry> m_entries;
};

/// "Today: chatbot, notebooks; Spot: chatbot".
std::string usesText(const std::vector<std::pair<std::string, std::string>>& uses)
{
    std::string text;
    std::string scenario;
    for (const auto& use : uses) {
        const bool same = !text.empty() && use.first == scenario;
        text += (text.empty() ? ""
                 : same       ? ", "
                              : "; ")
                + (same ? use.second : use.first + ": " + use.second);
        scenario = use.first;
    }
    return shortened(text, kSentenceRoom);
}

ReportTable priceTable(const std::vector<Entry>& entries)
{
    ReportTable table;
    table.columns = {
        {phrase("report.column.gpu_provider"), 2.4, false}, {phrase("report.column.purchase"), 1, false},
        {phrase("report.column.price"), 1.6, true},         {phrase("report.column.per"), 0.8, false},
        {phrase("report.column.date"), 1, false},           {phrase("report.column.age"), 0.8, true},
        {phrase("report.column.confidence"), 1, false}};
    for (const Entry& entry : entries) {
        table.rows.push_back(entry.row);
        table.rows.push_back({{ReportSentences{{entry.source, entry.billing,
                                                phrase("report.used_by", {{"uses", usesText(entry.uses)}})}}},
                              RowRank::Note,
                              1});
    }
    return table;
}

/// Rules and tiers that no price states and the catalog lends: each with its provider's source.
ReportTable rulesTable(const ReportSource& source, const std::vector<std::string>& providers)
{
    ReportTable table;
    table.columns = {{phrase("report.column.rules_of"), 1, false},
                     {phrase("report.column.date"), 0.8, false},
                     {phrase("report.column.source"), 3, false}};
    for (const std::string& id : providers) {
        const Provider* provider = source.catalog.provider(id);
        if (!provider)
            continue;
        table.rows.push_back({{OwnWords{provider->name},
                               provider->asOf.empty() ? ReportCell{} : ReportCell{IsoDate{provider->asOf}},
                               provider->source.empty() ? ReportCell{phrase("report.not_stated")}
                                                        : ReportCell{ownSentence(provider->source)}},
                              RowRank::Plain,
                              0});
    }
    return table;
}

} // namespace

ReportSection pricesSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.prices");
    Register prices(source);
    std::vector<std::string> providers;
    for (const ScenarioResult& scenario : source.result.scenarios) {
        const auto index = indexOf(source.plan, scenario.id);
        for (const auto& workload : source.plan.workloads) {
            if (!index)
                continue;
            const Line line = prepareLine(source.plan, source.catalog, *index, *workload);
            prices.take(line, scenario);
            if (line.provider
                && std::find(providers.begin(), providers.end(), line.providerId) == providers.end())
                providers.push_back(line.providerId);
        }
    }
    if (prices.entries().empty())
        return section;
    section.blocks.emplace_back(priceTable(prices.entries()));
    section.blocks.emplace_back(ReportParagraph{
        phrase(source.identity.written.empty() ? "report.prices_note" : "report.prices_note_age",
               {{"written", source.identity.written.substr(0, 10)}}),
        ParagraphRank::Note});
    ReportTable others = otherPrices(source);
    if (!others.rows.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.other_prices")});
        section.blocks.emplace_back(std::move(others));
    }
    ReportTable rules = rulesTable(source, providers);
    if (!rules.rows.empty()) {
        section.blocks.emplace_back(ReportHeading{phrase("report.title.rules")});
        section.blocks.emplace_back(std::move(rules));
    }
    return section;
}

} // namespace core

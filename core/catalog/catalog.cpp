// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog.h"

#include <tuple>
#include <utility>

namespace core {

namespace {

template<class Row>
void addToIndex(std::map<std::string, std::size_t, std::less<>>& index, const std::vector<Row>& rows,
                std::size_t first = 0)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        index.emplace(rows[i].id, first + i);
}

template<class Row>
const Row* find(const std::map<std::string, std::size_t, std::less<>>& index, const std::vector<Row>& rows,
                std::string_view id)
{
    const auto found = index.find(id);
    return found == index.end() ? nullptr : &rows[found->second];
}

} // namespace

Catalog::Catalog(std::vector<Gpu> gpus, std::vector<Provider> providers, std::vector<ModelShape> models,
                 std::vector<Offer> offers, std::vector<Offer> history, std::string asOf)
    : m_gpus(std::move(gpus))
    , m_providers(std::move(providers))
    , m_models(std::move(models))
    , m_offers(std::move(offers))
    , m_quotes(std::move(history))
    , m_asOf(std::move(asOf))
{
    addToIndex(m_gpuIndex, m_gpus);
    addToIndex(m_providerIndex, m_providers);
    addToIndex(m_modelIndex, m_models);
    addToIndex(m_offerIndex, m_offers);
    addToIndex(m_offerIndex, m_quotes, m_offers.size());
    for (std::size_t i = 0; i < m_offers.size(); ++i)
        m_offersOfGpu[m_offers[i].gpu].push_back(i);
}

const Gpu* Catalog::gpu(std::string_view id) const
{
    return find(m_gpuIndex, m_gpus, id);
}

const Provider* Catalog::provider(std::string_view id) const
{
    return find(m_providerIndex, m_providers, id);
}

const ModelShape* Catalog::model(std::string_view id) const
{
    return find(m_modelIndex, m_models, id);
}

const Offer* Catalog::offer(std::string_view id) const
{
    const auto found = m_offerIndex.find(id);
    if (found == m_offerIndex.end())
        return nullptr;
    const std::size_t i = found->second;
    return i < m_offers.size() ? &m_offers[i] : &m_quotes[i - m_offers.size()];
}

const Offer* Catalog::findOffer(std::string_view gpu, std::string_view provider, Purchase purchase,
                                std::string_view region, std::string_view tier) const
{
    const auto places = m_offersOfGpu.find(gpu);
    if (places == m_offersOfGpu.end())
        return nullptr;
    const Offer* best = nullptr;
    std::tuple<bool, bool, double> bestRank; // of the region, in USD, cheap
    for (const std::size_t place : places->second) {
        const Offer& offer = m_offers[place];
        const bool elsewhere = !region.empty() && !offer.region.empty() && offer.region != region;
        if (offer.provider != provider || offer.purchase != purchase || elsewhere
            || (!tier.empty() && offer.tier != tier))
            continue;
        const std::optional<double> usd = likelyUsdPerGpuHour(offer.price);
        const std::tuple rank{!region.empty() && offer.region.empty(), !usd,
                              usd.value_or(offer.price.usd.likely)};
        if (!best || rank < bestRank) {
            best = &offer;
            bestRank = rank;
        }
    }
    return best;
}

} // namespace core

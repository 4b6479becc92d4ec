// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/efficiency.h"
#include "core/catalog/gpu.h"
#include "core/catalog/model.h"
#include "core/catalog/offer.h"
#include "core/catalog/provider.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// All facts that are not a plan's own: loaded once, then immutable and shared (`shared_ptr<const Catalog>`).
class Catalog
{
public:
    Catalog() = default;
    /// Ids must be unique within each list (the loader refuses others; here the first wins).
    Catalog(std::vector<Gpu> gpus, std::vector<Provider> providers, std::vector<ModelShape> models,
            std::vector<Offer> offers, std::vector<Offer> history, std::string asOf);

    [[nodiscard]] const std::vector<Gpu>& gpus() const { return m_gpus; }
    [[nodiscard]] const std::vector<Provider>& providers() const { return m_providers; }
    [[nodiscard]] const std::vector<ModelShape>& models() const { return m_models; }
    /// The newest market offer for each GPU, provider, region, purchase model and tier.
    [[nodiscard]] const std::vector<Offer>& offers() const { return m_offers; }
    /// Older, illustrative and unverified quotes: shown, never chosen.
    [[nodiscard]] const std::vector<Offer>& quotes() const { return m_quotes; }
    /// Fitted constants: bits of weight formats, runtime memory.
    [[nodiscard]] const Efficiency& efficiency() const { return m_efficiency; }
    void setEfficiency(Efficiency efficiency) { m_efficiency = std::move(efficiency); }
    /// The newest date in the built-in offers, ISO 8601.
    [[nodiscard]] const std::string& asOf() const { return m_asOf; }

    /// By id; null when unknown.
    [[nodiscard]] const Gpu* gpu(std::string_view id) const;
    [[nodiscard]] const Provider* provider(std::string_view id) const;
    [[nodiscard]] const ModelShape* model(std::string_view id) const;
    /// Of the offers and the quotes.
    [[nodiscard]] const Offer* offer(std::string_view id) const;
    /// The cheapest-by-likely current offer of `gpu` at `provider`; region and tier narrow it where not
    /// empty. An offer without a region holds in every region, but one of the very region comes first.
    /// Offers in other currencies come last. Quotes are never found; null when there is no offer.
    [[nodiscard]] const Offer* findOffer(std::string_view gpu, std::string_view provider, Purchase purchase,
                                         std::string_view region, std::string_view tier) const;

private:
    using Index = std::map<std::string, std::size_t, std::less<>>;
    std::vector<Gpu> m_gpus;
    std::vector<Provider> m_providers;
    std::vector<ModelShape> m_models;
    std::vector<Offer> m_offers;
    std::vector<Offer> m_quotes;
    std::string m_asOf;
    Efficiency m_efficiency;
    Index m_gpuIndex, m_providerIndex, m_modelIndex, m_offerIndex;
    std::map<std::string, std::vector<std::size_t>, std::less<>> m_offersOfGpu; ///< places in m_offers
};

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_query.h"

#include <array>
#include <optional>

namespace core {

namespace {

template<class Row>
struct Column
{
    CatalogColumn head;
    CatalogCell (*get)(const Row&);
};

constexpr double kBillion = 1e9;
constexpr bool kShown = true;
constexpr bool kSearched = true;

CatalogCell cell(const std::string& text)
{
    return text.empty() ? CatalogCell() : CatalogCell(text);
}

CatalogCell cell(std::string_view text)
{
    return cell(std::string(text));
}

CatalogCell cell(const std::vector<std::string>& texts)
{
    return texts.empty() ? CatalogCell() : CatalogCell(texts);
}

template<class Number>
CatalogCell cell(const std::optional<Number>& n)
{
    return n ? CatalogCell(static_cast<double>(*n)) : CatalogCell();
}

CatalogCell cell(const std::optional<FlopsPerSecond>& peak)
{
    return peak ? CatalogCell(inTeraflops(*peak)) : CatalogCell();
}

CatalogCell cell(const std::optional<bool>& flag)
{
    return flag ? CatalogCell(*flag) : CatalogCell();
}

template<Precision P>
CatalogCell densePeak(const Gpu& gpu)
{
    return cell(gpu.dense(P));
}

template<Precision P>
CatalogCell sparsePeak(const Gpu& gpu)
{
    return cell(gpu.sparsePeak[static_cast<std::size_t>(P)]);
}

CatalogCell unsupported(const Gpu& gpu)
{
    std::vector<std::string> words;
    for (const Precision precision : gpu.unsupported)
        words.emplace_back(nameIn(precision));
    return cell(words);
}

constexpr auto kGpuColumns = std::to_array<Column<Gpu>>({
    {{"id", "", kShown, kSearched}, [](const Gpu& x) { return cell(x.id); }},
    {{"name", "", false, kSearched}, [](const Gpu& x) { return cell(x.name); }},
    {{"vendor", "", false, kSearched}, [](const Gpu& x) { return cell(x.vendor); }},
    {{"architecture", "", kShown, kSearched}, [](const Gpu& x) { return cell(x.architecture); }},
    {{"compute_capability", "", false}, [](const Gpu& x) { return cell(x.computeCapability); }},
    {{"year", "", false}, [](const Gpu& x) { return cell(x.releaseYear); }},
    {{"vram", "GiB", kShown}, [](const Gpu& x) { return CatalogCell(inGiB(x.vram)); }},
    {{"vram_with_ecc", "GiB"},
     [](const Gpu& x) { return x.vramWithEcc ? CatalogCell(inGiB(*x.vramWithEcc)) : CatalogCell(); }},
    {{"memory", "", false}, [](const Gpu& x) { return cell(x.memoryType); }},
    {{"bandwidth", "GB/s", kShown}, [](const Gpu& x) { return CatalogCell(inGBPerSecond(x.bandwidth)); }},
    {{"memory_bus", "bit"}, [](const Gpu& x) { return cell(x.memoryBusBits); }},
    {{"fp64", "TFLOP/s"}, densePeak<Precision::Fp64>},
    {{"fp32", "TFLOP/s", kShown}, densePeak<Precision::Fp32>},
    {{"tf32", "TFLOP/s", kShown}, densePeak<Precision::Tf32>},
    {{"bf16", "TFLOP/s", kShown}, densePeak<Precision::Bf16>},
    {{"fp16", "TFLOP/s"}, densePeak<Precision::Fp16>},
    {{"fp8", "TFLOP/s", kShown}, densePeak<Precision::Fp8>},
    {{"int8", "TOP/s"}, densePeak<Precision::Int8>},
    {{"fp4", "TFLOP/s"}, densePeak<Precision::Fp4>},
    {{"tf32_sparse", "TFLOP/s"}, sparsePeak<Precision::Tf32>},
    {{"bf16_sparse", "TFLOP/s"}, sparsePeak<Precision::Bf16>},
    {{"fp16_sparse", "TFLOP/s"}, sparsePeak<Precision::Fp16>},
    {{"fp8_sparse", "TFLOP/s"}, sparsePeak<Precision::Fp8>},
    {{"int8_sparse", "TOP/s"}, sparsePeak<Precision::Int8>},
    {{"fp4_sparse", "TFLOP/s"}, sparsePeak<Precision::Fp4>},
    {{"unsupported", ""}, unsupported},
    {{"bf16_measured", "TFLOP/s"}, [](const Gpu& x) { return cell(x.measuredBf16); }},
    {{"cuda_cores", ""}, [](const Gpu& x) { return cell(x.cudaCores); }},
    {{"tensor_cores", ""}, [](const Gpu& x) { return cell(x.tensorCores); }},
    {{"rt_cores", ""}, [](const Gpu& x) { return cell(x.rtCores); }},
    {{"boost_clock", "GHz"}, [](const Gpu& x) { return cell(x.boostClockGhz); }},
    {{"power", "W", kShown},
     [](const Gpu& x) { return x.power ? CatalogCell(inWatts(*x.power)) : CatalogCell(); }},
    {{"ecc", "", kShown}, [](const Gpu& x) { return cell(nameIn(x.ecc)); }},
    {{"nvlink", "", kShown}, [](const Gpu& x) { return CatalogCell(x.nvlink); }},
    {{"nvlink_bandwidth", "GB/s"},
     [](const Gpu&
            x) { return x.nvlinkBandwidth ? CatalogCell(inGBPerSecond(*x.nvlinkBandwidth)) : CatalogCell(); }},
    {{"pcie", ""}, [](const Gpu& x) { return cell(x.pcieGeneration); }},
    {{"form_factor", "", false, kSearched}, [](const Gpu& x) { return cell(x.formFactor); }},
    {{"class", "", kShown, kSearched}, [](const Gpu& x) { return cell(x.gpuClass); }},
    {{"aliases", "", false, kSearched}, [](const Gpu& x) { return cell(x.aliases); }},
    {{"as_of", "", kShown}, [](const Gpu& x) { return cell(x.asOf); }},
    {{"confidence", "", false, kSearched}, [](const Gpu& x) { return cell(x.confidence); }},
    {{"source", ""}, [](const Gpu& x) { return cell(x.source); }},
    {{"notes", ""}, [](const Gpu& x) { return cell(x.notes); }},
});

/// The price of the first paid step: what the bulk of small plans pays.
CatalogCell firstPaid(const std::vector<Tier>& tiers)
{
    for (const Tier& tier : tiers) {
        if (tier.usdPerGb > 0)
            return tier.usdPerGb;
    }
    return tiers.empty() ? CatalogCell() : CatalogCell(0.0);
}

CatalogCell factTexts(const Provider& provider)
{
    std::vector<std::string> texts;
    for (const ProviderFact& fact : provider.facts)
        texts.push_back(fact.field + ": " + fact.value + (fact.seen ? " (" : " (not seen; ") + fact.source
                        + ")");
    return cell(texts);
}

constexpr auto kProviderColumns = std::to_array<Column<Provider>>({
    {{"id", "", kShown, kSearched}, [](const Provider& x) { return cell(x.id); }},
    {{"name", "", kShown, kSearched}, [](const Provider& x) { return cell(x.name); }},
    {{"type", "", kShown, kSearched}, [](const Provider& x) { return cell(x.type); }},
    {{"purchases", "", kShown, kSearched}, [](const Provider& x) { return cell(x.purchases); }},
    {{"increment", "s", kShown}, [](const Provider& x) { return cell(x.billingIncrementS); }},
    {{"minimum", "s", kShown}, [](const Provider& x) { return cell(x.billingMinimumS); }},
    {{"spot_notice", "s", kShown}, [](const Provider& x) { return cell(x.spotNoticeS); }},
    {{"storage", "USD/GB-month", kShown}, [](const Provider& x) { return firstPaid(x.storageTiers); }},
    {{"egress", "USD/GB", kShown}, [](const Provider& x) { return firstPaid(x.egressTiers); }},
    {{"unverified", "", kShown}, [](const Provider& x) { return cell(x.unverified); }},
    {{"as_of", "", kShown}, [](const Provider& x) { return cell(x.asOf); }},
    {{"source", ""}, [](const Provider& x) { return cell(x.source); }},
    {{"facts", ""}, factTexts},
    {{"note", ""}, [](const Provider& x) { return cell(x.note); }},
});

constexpr auto kOfferColumns = std::to_array<Column<Offer>>({
    {{"id", "", kShown, kSearched}, [](const Offer& x) { return cell(x.id); }},
    {{"provider", "", false, kSearched}, [](const Offer& x) { return cell(x.provider); }},
    {{"gpu", "", kShown, kSearched}, [](const Offer& x) { return cell(x.gpu); }},
    {{"region", "", false, kSearched}, [](const Offer& x) { return cell(x.region); }},
    {{"purchase", "", false, kSearched}, [](const Offer& x) { return cell(nameIn(x.purchase)); }},
    {{"tier", "", false, kSearched}, [](const Offer& x) { return cell(x.tier); }},
    {{"usd", "", kShown}, [](const Offer& x) { return CatalogCell(x.price.usd.range()); }},
    {{"currency", "", kShown, kSearched}, [](const Offer& x) { return cell(x.price.currency); }},
    {{"per", "", kShown}, [](const Offer& x) { return cell(nameIn(x.price.per)); }},
    {{"usd_per_gpu_hour", "USD"}, [](const Offer& x) { return cell(likelyUsdPerGpuHour(x.price)); }},
    {{"gpus_per_instance", "", kShown}, [](const Offer& x) { return cell(x.price.gpusPerInstance); }},
    {{"increment_s", "s"}, [](const Offer& x) { return cell(x.price.incrementS); }},
    {{"minimum_s", "s"}, [](const Offer& x) { return cell(x.price.minimumS); }},
    {{"includes_host", ""}, [](const Offer& x) { return cell(x.price.includesHost); }},
    {{"as_of", "", kShown}, [](const Offer& x) { return cell(x.price.asOf); }},
    {{"confidence", "", kShown, kSearched}, [](const Offer& x) { return cell(x.price.confidence); }},
    {{"source", "", kShown, kSearched}, [](const Offer& x) { return cell(x.price.source); }},
    {{"note", ""}, [](const Offer& x) { return cell(x.note); }},
});

constexpr auto kModelColumns = std::to_array<Column<ModelShape>>({
    {{"id", "", kShown, kSearched}, [](const ModelShape& x) { return cell(x.id); }},
    {{"name", "", false, kSearched}, [](const ModelShape& x) { return cell(x.name); }},
    {{"family", "", false, kSearched}, [](const ModelShape& x) { return cell(x.family); }},
    {{"kind", "", kShown, kSearched}, [](const ModelShape& x) { return cell(x.kind); }},
    {{"params_b", "10⁹", kShown}, [](const ModelShape& x) { return CatalogCell(x.parameters / kBillion); }},
    {{"active_params_b", "10⁹", kShown},
     [](const ModelShape& x) {
         return x.activeParameters ? CatalogCell(*x.activeParameters / kBillion) : CatalogCell();
     }},
    {{"layers", "", kShown}, [](const ModelShape& x) { return cell(x.layers); }},
    {{"encoder_layers", ""}, [](const ModelShape& x) { return cell(x.encoderLayers); }},
    {{"hidden", "", kShown}, [](const ModelShape& x) { return cell(x.hidden); }},
    {{"heads", ""}, [](const ModelShape& x) { return cell(x.heads); }},
    {{"kv_heads", "", kShown}, [](const ModelShape& x) { return cell(x.kvHeads); }},
    {{"head_dim", ""}, [](const ModelShape& x) { return cell(x.headDim); }},
    {{"intermediate", ""}, [](const ModelShape& x) { return cell(x.intermediate); }},
    {{"ffn", ""}, [](const ModelShape& x) { return cell(x.ffn); }},
    {{"vocab", ""}, [](const ModelShape& x) { return cell(x.vocabulary); }},
    {{"max_context", "tokens", kShown}, [](const ModelShape& x) { return cell(x.maxContext); }},
    {{"attention", "", false, kSearched}, [](const ModelShape& x) { return cell(x.attention); }},
    {{"kv_bytes_per_token", "B", kShown}, [](const ModelShape& x) { return cell(x.kvBytesPerTokenFp16); }},
    {{"tied_embeddings", ""}, [](const ModelShape& x) { return CatalogCell(x.tiedEmbeddings); }},
    {{"released", "", kShown}, [](const ModelShape& x) { return cell(x.releasedPrecision); }},
    {{"experts", ""}, [](const ModelShape& x) { return cell(x.experts); }},
    {{"experts_per_token", ""}, [](const ModelShape& x) { return cell(x.expertsPerToken); }},
    {{"sliding_window", "tokens"}, [](const ModelShape& x) { return cell(x.slidingWindow); }},
    {{"gflops_forward", ""}, [](const ModelShape& x) { return cell(x.gflopsForward); }},
    {{"license", "", false, kSearched}, [](const ModelShape& x) { return cell(x.license); }},
    {{"confidence", "", kShown, kSearched}, [](const ModelShape& x) { return cell(x.confidence); }},
    {{"source", ""}, [](const ModelShape& x) { return cell(x.source); }},
    {{"notes", ""}, [](const ModelShape& x) { return cell(x.notes); }},
});

template<class Row, std::size_t N>
void addColumns(CatalogTable& table, const std::array<Column<Row>, N>& columns)
{
    for (const Column<Row>& column : columns)
        table.columns.push_back(column.head);
}

template<class Row, std::size_t N>
void addRows(CatalogTable& table, const std::array<Column<Row>, N>& columns, const std::vector<Row>& rows)
{
    for (const Row& row : rows) {
        std::vector<CatalogCell> cells;
        cells.reserve(columns.size() + 1);
        for (const Column<Row>& column : columns)
            cells.push_back(column.get(row));
        table.rows.push_back(std::move(cells));
    }
}

void addOffers(CatalogTable& table, const Catalog& catalog)
{
    addColumns(table, kOfferColumns);
    table.columns.push_back({"quote", "", false, false});
    addRows(table, kOfferColumns, catalog.offers());
    addRows(table, kOfferColumns, catalog.quotes());
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        table.rows[i].push_back(i >= catalog.offers().size());
}

} // namespace

CatalogTable catalogTable(const Catalog& catalog, CatalogList list)
{
    CatalogTable table{list, catalog.asOf(), {}, {}};
    switch (list) {
    case CatalogList::Gpus:
        addColumns(table, kGpuColumns);
        addRows(table, kGpuColumns, catalog.gpus());
        break;
    case CatalogList::Providers:
        addColumns(table, kProviderColumns);
        addRows(table, kProviderColumns, catalog.providers());
        break;
    case CatalogList::Offers:
        addOffers(table, catalog);
        break;
    case CatalogList::Models:
        addColumns(table, kModelColumns);
        addRows(table, kModelColumns, catalog.models());
        break;
    }
    return table;
}

} // namespace core

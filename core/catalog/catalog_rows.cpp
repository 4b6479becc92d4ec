// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_row.h"
#include "core/catalog/gpu.h"
#include "core/catalog/model.h"
#include "core/catalog/offer.h"
#include "core/catalog/provider.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace core {

namespace {

using PeakTable = std::array<std::optional<FlopsPerSecond>, kPrecisions>;

PeakTable readPeaks(CatalogRow& row, std::string_view key)
{
    std::array<std::optional<double>, kPrecisions> values;
    row.table<Precision>(key, values);
    PeakTable peaks;
    for (std::size_t i = 0; i < kPrecisions; ++i) {
        if (values[i])
            peaks[i] = teraflops(*values[i]);
    }
    return peaks;
}

void readMemory(CatalogRow& row, Gpu& gpu)
{
    gpu.vram = gib(row.positive("vram_gib"));
    if (const auto n = row.optionalPositive("vram_with_ecc_gib")) {
        gpu.vramWithEcc = gib(*n);
        if (*gpu.vramWithEcc > gpu.vram)
            row.wrong("vram_with_ecc_gib", fmt::format("{}, more than vram_gib", *n));
    }
    gpu.memoryType = row.text("memory_type");
    gpu.bandwidth = gbPerSecond(row.positive("bandwidth_gb_s"));
    gpu.memoryBusBits = row.optionalCount("memory_bus_bits");
}

void readArithmetic(CatalogRow& row, Gpu& gpu)
{
    gpu.densePeak = readPeaks(row, "dense_tflops");
    gpu.sparsePeak = readPeaks(row, "sparse_tflops");
    for (const std::string& word : row.texts("unsupported")) {
        const std::optional<Precision> precision = valueOf<Precision>(word);
        if (!precision)
            row.wrong("unsupported", word);
        if (gpu.dense(*precision))
            row.wrong("unsupported", word + ", which dense_tflops has");
        gpu.unsupported.push_back(*precision);
    }
    if (const auto n = row.optionalPositive("measured_bf16_tflops"))
        gpu.measuredBf16 = teraflops(*n);
    gpu.cudaCores = row.optionalCount("cuda_cores");
    gpu.tensorCores = row.optionalCount("tensor_cores");
    gpu.rtCores = row.optionalCount("rt_cores");
    gpu.boostClockGhz = row.optionalPositive("boost_clock_ghz");
}

void readBoard(CatalogRow& row, Gpu& gpu)
{
    if (const auto n = row.optionalPositive("power_w"))
        gpu.power = watts(*n);
    gpu.ecc = row.name<Ecc>("ecc");
    gpu.nvlink = row.flag("nvlink");
    if (const auto n = row.optionalPositive("nvlink_gb_s"))
        gpu.nvlinkBandwidth = gbPerSecond(*n);
    gpu.pcieGeneration = row.optionalCount("pcie_generation");
    gpu.formFactor = row.text("form_factor");
    gpu.gpuClass = row.text("class");
}

std::vector<Tier> readTiers(CatalogRow& row, std::string_view key)
{
    std::vector<Tier> tiers;
    for (CatalogRow& step : row.rows(key)) {
        Tier tier;
        tier.upToGb = step.optionalPositive("up_to_gb");
        const std::optional<double> usd = step.optionalNotNegative("usd");
        if (!usd)
            step.wrong("usd", "nothing");
        tier.usdPerGb = *usd;
        step.finish();
        if (!tiers.empty() && (!tiers.back().upToGb || (tier.upToGb && *tier.upToGb <= *tiers.back().upToGb)))
            step.wrong("up_to_gb", "steps that do not rise");
        tiers.push_back(tier);
    }
    if (!tiers.empty() && tiers.back().upToGb)
        row.wrong(key, "no last step without up_to_gb");
    return tiers;
}

std::vector<ProviderFact> readFacts(CatalogRow& row)
{
    std::vector<ProviderFact> facts;
    for (CatalogRow& inner : row.rows("facts")) {
        facts.push_back({inner.text("field"), inner.text("value"), inner.flag("seen"), inner.text("source")});
        inner.finish();
    }
    return facts;
}

void readStructure(CatalogRow& row, ModelShape& model)
{
    model.layers = row.optionalCount("layers");
    model.encoderLayers = row.optionalCount("encoder_layers");
    model.hidden = row.optionalCount("hidden");
    model.heads = row.optionalCount("heads");
    model.kvHeads = row.optionalCount("kv_heads");
    model.headDim = row.optionalCount("head_dim");
    model.intermediate = row.optionalCount("intermediate");
    model.ffn = row.optionalText("ffn");
    model.vocabulary = row.optionalCount("vocab");
    model.maxContext = row.optionalCount("max_context");
    model.attention = row.optionalText("attention");
    model.tiedEmbeddings = row.optionalFlag("tied_embeddings").value_or(false);
    model.releasedPrecision = row.text("precision_released");
    model.kvBytesPerTokenFp16 = row.optionalPositive("kv_bytes_per_token_fp16");
    model.gflopsForward = row.optionalPositive("gflops_forward");
}

void readSpecialParts(CatalogRow& row, ModelShape& model)
{
    model.experts = row.optionalCount("moe_experts");
    model.expertsPerToken = row.optionalCount("moe_top_k");
    model.expertIntermediate = row.optionalCount("moe_intermediate");
    model.sharedExperts = row.optionalCount("shared_experts");
    model.firstDenseLayers = row.optionalCount("first_dense_layers");
    model.qLoraRank = row.optionalCount("q_lora_rank");
    model.kvLoraRank = row.optionalCount("kv_lora_rank");
    model.qkNopeHeadDim = row.optionalCount("qk_nope_head_dim");
    model.qkRopeHeadDim = row.optionalCount("qk_rope_head_dim");
    model.vHeadDim = row.optionalCount("v_head_dim");
    model.slidingWindow = row.optionalCount("sliding_window");
    model.windowPattern = row.optionalText("window_pattern");
}

/// A number, [low, high], [low, likely, high], or {low, likely, high, open_high}. 0 is not a price: it means
/// "not for sale" in every list seen.
Uncertain readUsd(CatalogRow& row)
{
    const nlohmann::json* value = row.optionalValue("usd");
    std::vector<double> numbers;
    if (value && value->is_number())
        numbers = {value->get<double>()};
    else if (value && value->is_array())
        std::for_each(value->begin(), value->end(), [&numbers](const nlohmann::json& n) {
            numbers.push_back(n.is_number() ? n.get<double>() : 0);
        });
    bool openHigh = false;
    if (value && value->is_object()) {
        std::optional<CatalogRow> inner = row.object("usd");
        numbers = {inner->positive("low"), inner->positive("likely"), inner->positive("high")};
        openHigh = inner->optionalFlag("open_high").value_or(false);
        inner->finish();
    }
    if (numbers.empty() || numbers.size() > 3 || !(numbers.front() > 0)
        || !std::is_sorted(numbers.begin(), numbers.end()))
        row.wrong("usd", value ? value->dump() : "nothing");
    Uncertain usd = numbers.size() == 1   ? Uncertain(numbers[0])
                    : numbers.size() == 2 ? Uncertain::between(numbers[0], numbers[1])
                                          : Uncertain::threePoint(numbers[0], numbers[1], numbers[2]);
    if (value->is_object()) {
        usd.form = RangeForm::Object;
        usd.openHigh = openHigh;
        if (usd.low == usd.high)
            usd.shape = Shape::Fixed;
    }
    return usd;
}

Price readPrice(CatalogRow& row)
{
    Price price;
    price.per = row.name<PriceUnit>("per");
    price.usd = readUsd(row);
    if (const std::string code = row.optionalText("currency"); !code.empty())
        price.currency = code;
    price.gpusPerInstance = row.optionalCount("gpus_per_instance");
    if (price.gpusPerInstance == 0)
        row.wrong("gpus_per_instance", "0");
    price.incrementS = row.optionalPositive("increment_s");
    price.minimumS = row.optionalNotNegative("minimum_s");
    price.includesHost = row.optionalFlag("includes_host");
    price.source = row.text("source");
    price.asOf = row.date("as_of");
    price.confidence = row.text("confidence");
    return price;
}

} // namespace

Gpu readGpu(CatalogRow& row)
{
    Gpu gpu;
    gpu.id = row.id("id");
    gpu.name = row.text("name");
    gpu.vendor = row.text("vendor");
    gpu.architecture = row.text("architecture");
    gpu.computeCapability = row.optionalPositive("compute_capability");
    gpu.releaseYear = row.optionalCount("release_year");
    readMemory(row, gpu);
    readArithmetic(row, gpu);
    readBoard(row, gpu);
    gpu.confidence = row.text("confidence");
    gpu.source = row.text("source");
    gpu.asOf = row.date("as_of");
    gpu.notes = row.optionalText("notes");
    gpu.aliases = row.texts("aliases");
    row.finish();
    return gpu;
}

Provider readProvider(CatalogRow& row)
{
    constexpr std::array<std::string_view, 5> kTypes{"hyperscaler", "specialised", "marketplace",
                                                     "serverless", "owned"};
    Provider provider;
    provider.id = row.id("id");
    provider.name = row.text("name");
    provider.type = row.text("type");
    if (std::find(kTypes.begin(), kTypes.end(), provider.type) == kTypes.end())
        row.wrong("type", provider.type);
    provider.billingIncrementS = row.optionalPositive("billing_increment_s");
    provider.billingMinimumS = row.optionalNotNegative("billing_minimum_s");
    provider.spotNoticeS = row.optionalNotNegative("spot_notice_s");
    provider.storageTiers = readTiers(row, "storage");
    provider.stoppedStorageTiers = readTiers(row, "storage_stopped");
    provider.egressTiers = readTiers(row, "egress");
    provider.ingressTiers = readTiers(row, "ingress");
    provider.interRegionTiers = readTiers(row, "inter_region");
    provider.interZoneTiers = readTiers(row, "inter_zone");
    provider.purchases = row.texts("purchases");
    for (const std::string& word : provider.purchases) {
        if (!valueOf<Purchase>(word))
            row.wrong("purchases", word);
    }
    provider.unverified = row.texts("unverified");
    provider.facts = readFacts(row);
    provider.note = row.optionalText("note");
    provider.source = row.text("source");
    provider.asOf = row.date("as_of");
    row.finish();
    return provider;
}

ModelShape readModel(CatalogRow& row)
{
    ModelShape model;
    model.id = row.id("id");
    model.name = row.text("name");
    model.family = row.text("family");
    model.kind = row.text("kind");
    model.parameters = row.positive("total_params");
    model.activeParameters = row.optionalPositive("active_params");
    if (model.activeParameters.value_or(0) > model.parameters)
        row.wrong("active_params", "more than total_params");
    readStructure(row, model);
    readSpecialParts(row, model);
    if (model.encoderLayers.value_or(0) > model.layers.value_or(0))
        row.wrong("encoder_layers", "more than layers");
    model.license = row.optionalText("license");
    model.notes = row.optionalText("notes");
    model.source = row.text("source");
    model.confidence = row.text("confidence");
    row.finish();
    return model;
}

Offer readOffer(CatalogRow& row)
{
    Offer offer;
    offer.id = row.id("id");
    offer.provider = row.optionalText("provider");
    offer.gpu = row.text("gpu");
    offer.region = row.optionalText("region");
    offer.purchase = row.name<Purchase>("purchase");
    offer.tier = row.optionalText("tier");
    offer.price = readPrice(row);
    offer.note = row.optionalText("note");
    row.finish();
    return offer;
}

} // namespace core

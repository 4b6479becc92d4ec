// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/base/result.h"
#include "core/catalog/offer.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The price lists that can be read. Fields and traps of each: the reader's own header.
enum class PriceListFormat {
    Skypilot,
    Gpuhunt,
    Vast,
    Runpod,
    Lambda,
    Shadeform,
    CloudGpus,
    ServerlessGpus,
    Table
};
template<>
inline constexpr auto kNames<PriceListFormat> =
    std::to_array<Named<PriceListFormat>>({{PriceListFormat::Skypilot, "skypilot"},
                                           {PriceListFormat::Gpuhunt, "gpuhunt"},
                                           {PriceListFormat::Vast, "vast"},
                                           {PriceListFormat::Runpod, "runpod"},
                                           {PriceListFormat::Lambda, "lambda"},
                                           {PriceListFormat::Shadeform, "shadeform"},
                                           {PriceListFormat::CloudGpus, "cloud-gpus"},
                                           {PriceListFormat::ServerlessGpus, "serverless-gpus"},
                                           {PriceListFormat::Table, "table"}});

/// What a row was mended in, or what a reader of its price should know.
enum class PriceRemark {
    HostAdded,         ///< GCP: the machine's own price was added to the GPUs'
    SliceCounted,      ///< a TPU slice under one name: its chips were counted
    VramUnlike,        ///< the row's memory is not the card's: the specification's is used
    VramUnit,          ///< gigabytes in a field of mebibytes
    PerGpuRecomputed,  ///< the price a GPU is not the machine's price ÷ its GPUs
    InstancePrice,     ///< a price of the whole machine in the column of one GPU
    PriceMultiplied,   ///< only the price of one GPU was given
    StorageIncluded,   ///< the price contains a disk
    CountCorrected,    ///< the machine is known to hold another number of GPUs
    SpotAboveOnDemand, ///< a remark; the price is kept
    SpotAsOnDemand,    ///< no discount
    SpotMissingPart,   ///< spot under a twentieth of on-demand: surely without its GPUs; spot left out
    PriceLeftOut,      ///< one of the row's prices is zero or no price; the others are sound
    PriceJump, ///< more than three times the dearest, or less than a third of the cheapest known of this GPU
    CurrencyAssumed, ///< the file names none
    ProviderUnknown, ///< no billing rules are known
    NoCapacity       ///< listed, not to be had when the list was written
};
template<>
inline constexpr auto kNames<PriceRemark> =
    std::to_array<Named<PriceRemark>>({{PriceRemark::HostAdded, "host-added"},
                                       {PriceRemark::SliceCounted, "slice-counted"},
                                       {PriceRemark::VramUnlike, "vram-unlike"},
                                       {PriceRemark::VramUnit, "vram-unit"},
                                       {PriceRemark::PerGpuRecomputed, "per-gpu-recomputed"},
                                       {PriceRemark::InstancePrice, "instance-price"},
                                       {PriceRemark::PriceMultiplied, "price-multiplied"},
                                       {PriceRemark::StorageIncluded, "storage-included"},
                                       {PriceRemark::CountCorrected, "count-corrected"},
                                       {PriceRemark::SpotAboveOnDemand, "spot-above-on-demand"},
                                       {PriceRemark::SpotAsOnDemand, "spot-as-on-demand"},
                                       {PriceRemark::SpotMissingPart, "spot-missing-part"},
                                       {PriceRemark::PriceLeftOut, "price-left-out"},
                                       {PriceRemark::PriceJump, "price-jump"},
                                       {PriceRemark::CurrencyAssumed, "currency-assumed"},
                                       {PriceRemark::ProviderUnknown, "provider-unknown"},
                                       {PriceRemark::NoCapacity, "no-capacity"}});

/// Whether a remark says that the row was changed; the others leave it as it stands.
[[nodiscard]] bool isRepair(PriceRemark remark);

/// Why a row gives no offer.
enum class PriceRejection {
    NoGpu,         ///< a machine without an accelerator
    GpuUnknown,    ///< no GPU of the catalog has this name
    CountMissing,  ///< how many GPUs is not said
    FractionalGpu, ///< a part of a GPU
    PriceMissing,  ///< blank: unknown, or by reservation only
    PriceZero,     ///< not for sale; never free
    PriceWrong,    ///< not a number, negative or beyond any price
    HostMissing,   ///< GCP: the GPUs' price without a machine to put them into
    Duplicate,     ///< the same offer once more
    NotForRent,    ///< the list says so itself
    ProviderMissing,
    CurrencyUnknown, ///< not a code of three letters
    Unreadable       ///< not the shape that the format has
};
template<>
inline constexpr auto kNames<PriceRejection> =
    std::to_array<Named<PriceRejection>>({{PriceRejection::NoGpu, "no-gpu"},
                                          {PriceRejection::GpuUnknown, "gpu-unknown"},
                                          {PriceRejection::CountMissing, "count-missing"},
                                          {PriceRejection::FractionalGpu, "fractional-gpu"},
                                          {PriceRejection::PriceMissing, "price-missing"},
                                          {PriceRejection::PriceZero, "price-zero"},
                                          {PriceRejection::PriceWrong, "price-wrong"},
                                          {PriceRejection::HostMissing, "host-missing"},
                                          {PriceRejection::Duplicate, "duplicate"},
                                          {PriceRejection::NotForRent, "not-for-rent"},
                                          {PriceRejection::ProviderMissing, "provider-missing"},
                                          {PriceRejection::CurrencyUnknown, "currency-unknown"},
                                          {PriceRejection::Unreadable, "unreadable"}});

/// A price as a list states it: a number, nothing, or something else.
struct StatedPrice
{
    Purchase purchase = Purchase::OnDemand;
    std::optional<double>
        value;        ///< of the whole instance and one hour; absent with `text` blank = not stated
    std::string text; ///< what stands there, where it is no number
    std::string tier; ///< where it differs from the row's
    bool operator==(const StatedPrice&) const = default;
};

/// One row of a price list, brought to one shape and not yet judged.
struct ListedPrice
{
    std::size_t row = 0; ///< line of a CSV file; place in a JSON list, from 1
    std::string provider;
    std::string gpu;               ///< as written; empty = a machine without GPUs
    std::optional<double> gpus;    ///< per instance; a part of one is possible
    std::optional<double> vramGib; ///< of one card, as stated
    std::string instance;
    std::string region;
    std::string zone;
    std::string tier;
    std::string currency; ///< empty = the import's
    std::string asOf;     ///< empty = the import's
    std::vector<StatedPrice> prices;
    std::vector<PriceRemark> remarks;        ///< what the reader itself mended
    std::optional<PriceRejection> rejection; ///< what the reader itself found
};

using TakePrice = std::function<void(ListedPrice&&)>;

/// What a list does not say itself.
struct PriceListOptions
{
    std::string name;     ///< of the file, for sources: "aws.csv"
    std::string provider; ///< where a list is one provider's; the catalog's id or any spelling
    std::string currency = "USD";
    std::string asOf; ///< ISO 8601 date
};

} // namespace core

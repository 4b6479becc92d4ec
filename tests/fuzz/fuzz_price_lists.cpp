// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/import/price_review.h"
#include "core/import/readers.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

/// The first byte says which reader takes the rest; every other one lets the file speak for itself. A list is
/// reviewed to its last row, or refused with a reason.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto sniffed = core::priceListFormat(text);
    if (!sniffed && sniffed.error().id.empty())
        std::abort();
    constexpr std::size_t kFormats = core::kNames<core::PriceListFormat>.size();
    const std::size_t chosen = data[0] % (2 * kFormats);
    if (chosen >= kFormats && !sniffed)
        return 0;
    const core::PriceListFormat format =
        chosen < kFormats ? core::kNames<core::PriceListFormat>[chosen].first : *sniffed;
    const auto review = core::reviewPriceList(
        format, text, {"list", data[0] % 3 == 0 ? "gcp" : "", "USD", ""}, core::builtInCatalog());
    if (!review)
        return review.error().id.empty() ? std::abort(), 0 : 0;
    if (review->taken + review->repaired + review->rejected != review->rows)
        std::abort();
    for (const core::LibraryOffer& offer : review->offers) {
        if (!(offer.low > 0 && offer.low <= offer.likely && offer.likely <= offer.high && offer.gpus > 0))
            std::abort();
    }
    return 0;
}

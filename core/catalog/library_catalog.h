// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/catalog/library_offer.h"

#include <vector>

namespace core {

/// The catalog with a user's own prices (core/store/price_library) among its offers. Of offers of the same
/// provider, GPU, region, purchase model, tier, currency and size of instance (of the user's own also kind of
/// instance) only the newest is current; the others become quotes: shown, never chosen. Of the same day the
/// user's own is. Offers of GPUs that the catalog does not know are left out. Whoever pinned an offer in a
/// plan keeps it.
[[nodiscard]] Catalog withOwnPrices(const Catalog& catalog, const std::vector<LibraryOffer>& own);

} // namespace core

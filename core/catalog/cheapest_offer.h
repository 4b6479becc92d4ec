// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"

#include <string_view>

namespace core {

/// The current offer of `gpu` under `purchase` that is likely the cheapest for one GPU and hour, anywhere.
/// Null where there is none in USD. Quotes are never found. Ties go to the newer price, then to the earlier
/// row.
[[nodiscard]] const Offer* cheapestOffer(const Catalog& catalog, std::string_view gpu, Purchase purchase);

} // namespace core

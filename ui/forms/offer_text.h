// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "ui/platform/wording.h"

#include <QDate>
#include <QString>

namespace ui {

/// "Vast.ai · spot · $0.25–0.60".
[[nodiscard]] QString offerText(const core::Offer& offer, const core::Catalog& catalog,
                                const Wording& wording);
/// What tells an offer from others of the same provider: "secure · eu-1 · 1 Nov 2026".
[[nodiscard]] QString offerDetail(const core::Offer& offer, const Wording& wording);
/// "$0.25–0.60" with its unit where that is not a GPU-hour.
[[nodiscard]] QString priceText(const core::Price& price, const Wording& wording);
/// "price of 20 Jul 2026, 133 days old"; what is known of it.
[[nodiscard]] QString priceDateText(std::string_view asOf, std::string_view source, const QDate& today,
                                    const Wording& wording);
/// "RTX 4090 · 24 GB".
[[nodiscard]] QString gpuText(const core::Gpu& gpu, const Wording& wording);
/// The name without a vendor's family words: "RTX 4090" for "GeForce RTX 4090".
[[nodiscard]] QString shortGpuName(const core::Catalog& catalog, std::string_view gpu);
[[nodiscard]] QString providerName(const core::Catalog& catalog, std::string_view provider);

} // namespace ui

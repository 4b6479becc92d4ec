// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/gpu.h"
#include "core/catalog/speed_law.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// How constants were fitted together: cards of one architecture and class, "Ampere/datacenter".
[[nodiscard]] std::string cardClass(const Gpu& gpu);

/// A dense peak that the card has, for a wished precision.
struct Peak
{
    double flopsPerS = 0;
    Precision precision = Precision::Bf16;
};
/// The peak for `wish`, else the next wider precision that the card has (FP4 → FP8 → BF16 → FP16 → FP32; INT8
/// → BF16), but FP32 where that is faster. Nothing when the catalog states none.
[[nodiscard]] std::optional<Peak> peakFor(const Gpu& gpu, Precision wish);

/// The precision that a deployment's word means; `absent` for an empty or unknown one.
[[nodiscard]] Precision precisionNamed(std::string_view word, Precision absent);

/// The law's multipliers for this card: of its class and of the very card.
[[nodiscard]] double cardFactor(const SpeedLaw& law, const Gpu& gpu);

} // namespace core

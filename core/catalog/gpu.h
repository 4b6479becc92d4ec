// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/base/quantity.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// `Optional`: a driver switch, off by default, that rented hosts usually leave off (RTX 4090).
enum class Ecc { None, Optional, Always };
template<>
inline constexpr auto kNames<Ecc> =
    std::to_array<Named<Ecc>>({{Ecc::None, "none"}, {Ecc::Optional, "optional"}, {Ecc::Always, "always"}});

/// Arithmetic of a GPU's units. `Bf16` and `Fp16` mean tensor cores with FP32 accumulation.
enum class Precision { Fp64, Fp32, Tf32, Bf16, Fp16, Fp8, Int8, Fp4 };
template<>
inline constexpr auto kNames<Precision> = std::to_array<Named<Precision>>({{Precision::Fp64, "fp64"},
                                                                           {Precision::Fp32, "fp32"},
                                                                           {Precision::Tf32, "tf32"},
                                                                           {Precision::Bf16, "bf16"},
                                                                           {Precision::Fp16, "fp16"},
                                                                           {Precision::Fp8, "fp8"},
                                                                           {Precision::Int8, "int8"},
                                                                           {Precision::Fp4, "fp4"}});
inline constexpr std::size_t kPrecisions = kNames<Precision>.size();

/// What is known of an accelerator. A figure that no source gives is absent, never zero.
struct Gpu
{
    std::string id;   ///< "rtx-4090"
    std::string name; ///< "GeForce RTX 4090"
    std::string vendor;
    std::string architecture;
    std::optional<double> computeCapability; ///< 8.9
    std::optional<int> releaseYear;
    Bytes vram; ///< a "24 GB" card holds 24 GiB
    std::optional<Bytes> vramWithEcc;
    std::string memoryType;
    BytesPerSecond bandwidth;
    /// Dense peaks by precision; absent = the GPU has no such units or no source gives the figure
    /// (`unsupported` tells which). Sparse (2:4) peaks are kept apart and never used for times.
    std::array<std::optional<FlopsPerSecond>, kPrecisions> densePeak{};
    std::array<std::optional<FlopsPerSecond>, kPrecisions> sparsePeak{};
    std::vector<Precision> unsupported;
    std::optional<FlopsPerSecond> measuredBf16; ///< best matrix product that somebody measured
    std::optional<int> cudaCores;
    std::optional<int> tensorCores;
    std::optional<int> rtCores;
    std::optional<int> memoryBusBits;
    std::optional<double> boostClockGhz;
    std::optional<Watts> power; ///< TDP
    Ecc ecc = Ecc::None;
    bool nvlink = false; ///< NVLink, or AMD's Infinity Fabric: a direct link between GPUs
    std::optional<BytesPerSecond> nvlinkBandwidth; ///< both directions, per GPU
    std::optional<int> pcieGeneration;
    std::string formFactor;
    std::string gpuClass;   ///< consumer, workstation, datacenter, …
    std::string confidence; ///< "seen", "derived", "recalled", …
    std::string source;
    std::string asOf; ///< ISO date of the row's newest source, empty when the source has none
    std::string notes;
    std::vector<std::string> aliases; ///< other spellings in price lists
    bool operator==(const Gpu&) const = default;

    [[nodiscard]] std::optional<FlopsPerSecond> dense(Precision p) const
    {
        return densePeak[static_cast<std::size_t>(p)];
    }
};

} // namespace core

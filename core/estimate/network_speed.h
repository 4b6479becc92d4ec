// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/deployment.h"

#include <optional>
#include <string_view>

namespace core {

/// Samples a step on each GPU where the work does not say: pictures, and sequences of text.
inline constexpr int kUsualNetworkBatch = 64;
inline constexpr int kUsualTextBatch = 32;

/// Image classifiers, detectors and text encoders. The GPU works on a sample for FLOPs ÷ (peak · efficiency)
/// + passes · activations · bytes ÷ bandwidth: memory traffic decides more often than arithmetic. Meanwhile
/// the processor launches the next kernels and feeds the next images; the slowest of the three decides,
/// softly: seconds = (work⁴ + (launches ÷ batch)⁴ + input⁴)^¼. Constants: efficiency.json, law "vision".
struct NetworkSpeed
{
    // Of one image at `nativePixels`, or one sequence (then by length)
    double flops = 0;
    double activations = 0;  ///< values
    double nativePixels = 0; ///< 0 = a text encoder
    double encoderParameters = 0;
    double layers = 0;
    double hidden = 0;
    double heads = 1;
    double peak = 0;      ///< dense FLOP/s
    double bandwidth = 0; ///< bytes/s
    double computeEfficiency = 1;
    double trafficFactor =
        1; ///< passes over the activations, what the card reaches of its bandwidth included
    double bytesPerValue = 2;
    double launchS = 0; ///< a step
    double inputS = 0;  ///< to decode and feed one image for training; 0 = not a limit
    double scaling = 1; ///< of each GPU among several
    double gpus = 1;

    /// Images of `size` pixels a side, or sequences of `size` tokens, a second; batch ≥ 1 on each GPU.
    [[nodiscard]] double samplesPerS(double size, double batch) const;
    [[nodiscard]] double roofline(double size) const;
    [[nodiscard]] double flopsPerSample(double size) const;
    [[nodiscard]] double activationsPerSample(double size) const;
};

/// `kind`: "vision-training", "vision-inference" or "nlp-training". Nothing when the model's operations or
/// shape, or the card's peak, are unknown.
[[nodiscard]] std::optional<NetworkSpeed> networkSpeed(const Catalog& catalog, const Gpu& gpu,
                                                       const ModelShape& model, const Deployment& deployment,
                                                       std::string_view kind);

} // namespace core

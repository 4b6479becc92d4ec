// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/deployment.h"

#include <optional>

namespace core {

/// Denoising on one GPU: seconds a step = launches ÷ batch + FLOPs ÷ (dense peak · efficiency), for one
/// image. FLOPs of a step come from the catalog's image models at their own resolution and grow with the
/// pixels, attention with their square. Constants: efficiency.json, law "images".
struct ImageSpeed
{
    double stepFlops = 0; ///< one step of one image at `nativePixels` a side
    double nativePixels = 512;
    double usualSteps = 30;
    double peak = 0; ///< dense FLOP/s
    double efficiency = 1;
    double launchS = 0; ///< a step of one batch
    double gpus = 1;    ///< each makes images of its own

    [[nodiscard]] double flopsPerStep(double pixels) const;
    /// Images a second of all GPUs. batch ≥ 1.
    [[nodiscard]] double imagesPerS(double pixels, double steps, double batch) const;
    /// Training steps a second of all GPUs: forward and backward of `batch` images without guidance, × 3 of
    /// a forward pass (LoRA 2), × 4/3 with gradient checkpointing.
    [[nodiscard]] double trainingStepsPerS(double pixels, double batch, bool adapters, bool recompute) const;
    [[nodiscard]] double roofline(double pixels, double steps) const;
};

/// Nothing when the model has no row among the image models and no size to guess from, or the card no peak.
[[nodiscard]] std::optional<ImageSpeed> imageSpeed(const Catalog& catalog, const Gpu& gpu,
                                                   const ModelShape& model, const Deployment& deployment);

} // namespace core

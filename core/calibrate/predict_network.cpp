// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/prediction_of_kind.h"
#include "core/calibrate/published_words.h"
#include "core/estimate/image_speed.h"
#include "core/estimate/network_speed.h"

#include <algorithm>
#include <cstdlib>

namespace core {

namespace {

constexpr double kUsualSequence = 384;
constexpr double kLargeBatch = 1e5; ///< launches no longer count

/// Pixels a side of "512", "512x512".
double pixelsOf(const Measurement& row, double absent)
{
    const double pixels = std::atof(row.resolution.c_str());
    return pixels >= 1 && pixels <= 1e5 ? pixels : absent;
}

std::optional<Range> predictImages(const KnownRow& known)
{
    const Measurement& row = known.row;
    Deployment d = known.deployment;
    const auto speed = imageSpeed(known.catalog, known.gpu, known.model, d);
    if (!speed)
        return std::nullopt;
    const double steps = std::clamp(row.steps.value_or(speed->usualSteps), 1.0, 1e6);
    const double batch = std::clamp(row.batch.value_or(1), 1.0, 1e6);
    const double imagesPerS = speed->imagesPerS(pixelsOf(row, speed->nativePixels), steps, batch);
    const double likely = row.metric == "images_per_s" ? imagesPerS : speed->gpus / imagesPerS;
    return withSpread(known, likely, "images", "images");
}

} // namespace

std::optional<Range> predictNetwork(const KnownRow& known)
{
    if (known.family == "images")
        return predictImages(known);
    const Measurement& row = known.row;
    const std::string kind = row.kind;
    ModelShape model = known.model;
    if (row.gflopsForward && *row.gflopsForward > 0)
        model.gflopsForward = row.gflopsForward;
    Deployment d = known.deployment;
    if (lower(row.notes).find("pre-train") != std::string::npos)
        d.engine += " pre-training"; // long steps of joined sequences with fused kernels
    auto speed = networkSpeed(known.catalog, known.gpu, model, d, kind);
    if (!speed)
        return std::nullopt;
    double size = kind == "nlp-training" ? std::clamp(row.sequenceLength.value_or(kUsualSequence), 1.0, 1e6)
                                         : pixelsOf(row, speed->nativePixels);
    if (row.gflopsForward && *row.gflopsForward > 0) // counted at the row's own resolution
        speed->nativePixels = size;
    if (row.mactsForward && kind != "nlp-training")
        speed->activations = *row.mactsForward * 1e6 * (kind == "vision-training" ? 3 : 1);
    const double batch = std::clamp(row.batch.value_or(kLargeBatch), 1.0, kLargeBatch);
    return withSpread(known, speed->samplesPerS(size, batch), "vision", kind);
}

} // namespace core

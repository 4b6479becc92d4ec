// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/base/result.h"
#include "core/catalog/correction.h"
#include "core/catalog/speed_law.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Bits of a weight by kind of tensor: quantizers keep some of them wider than the rest.
struct TensorBits
{
    double rest = 0;
    double embedding = 0;
    double output = 0; ///< and the one table of models that tie both
    double query = 0;
    double key = 0;
    double value = 0;
    double valueGrouped = 0; ///< four and more query heads a key–value head
    double value70b = 0;     ///< grouped, 80 layers
    double attentionOutput = 0;
    double gateUp = 0;
    double down = 0;
    // Mixtures of eight experts
    double key8Experts = 0;
    double value8Experts = 0;
    double attentionOutput8Experts = 0;
    double high = 1; ///< how much larger files of older quantizers are
    bool operator==(const TensorBits&) const = default;
};

/// A file format of weights.
struct WeightFormat
{
    std::string id;                    ///< "q4_k_m"
    Range bitsPerWeight;               ///< over real models' mixes of tensors
    std::optional<TensorBits> tensors; ///< where they differ
    std::string source;
    std::string confidence;
    bool operator==(const WeightFormat&) const = default;
};

/// What one denoising step of an image model computes, with guidance where the model needs it.
struct ImageModel
{
    std::string id; ///< of the model
    double tflopPerStep = 0;
    double resolution = 0; ///< pixels a side at which that holds
    double steps = 0;      ///< usual
    double denoiserParameters = 0;
    double trainingActivationGb = 0; ///< of one picture at `resolution`, in 16 bit, without checkpointing
    double besideGb = 0;             ///< what stays loaded beside a denoiser that is trained, in 16 bit
    std::string source;
    bool operator==(const ImageModel&) const = default;
};

/// What an image network moves besides what it computes.
struct VisionModel
{
    std::string id;          ///< of the model
    double resolution = 0;   ///< pixels a side for which the model's operations are stated
    double activationsM = 0; ///< million values of one forward pass
    std::string network;     ///< "conv", "convdw" (depthwise), "trf" (transformer)
    std::string source;
    bool operator==(const VisionModel&) const = default;
};

/// Constants fitted to published measurements (resources/catalog/efficiency.json), each with its source.
struct Efficiency
{
    std::string asOf;
    std::vector<WeightFormat> weightFormats;
    Range runtimeGb; ///< of one serving process, decimal GB
    std::string runtimeSource;
    std::vector<SpeedLaw> speedLaws;
    std::vector<ImageModel> imageModels;
    std::vector<VisionModel> visionModels;
    std::vector<Correction> corrections; ///< the user's own; none in the file
    bool operator==(const Efficiency&) const = default;

    /// Null when unknown.
    [[nodiscard]] const WeightFormat* weightFormat(std::string_view id) const;
    [[nodiscard]] const SpeedLaw* speedLaw(std::string_view id) const;
    [[nodiscard]] const ImageModel* imageModel(std::string_view id) const;
    [[nodiscard]] const VisionModel* visionModel(std::string_view id) const;
    [[nodiscard]] const Correction* correction(std::string_view family, std::string_view gpu) const;
};

/// Reads efficiency.json; fails with "catalog-wrong" (file, row, field).
[[nodiscard]] Result<Efficiency> readEfficiency(std::string_view text);

} // namespace core

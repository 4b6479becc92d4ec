// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/calibrate/measurement.h"
#include "core/catalog/catalog.h"
#include "core/plan/deployment.h"

#include <optional>
#include <string>

namespace core {

/// A row whose card and model are known.
struct KnownRow
{
    const Catalog& catalog;
    const Measurement& row;
    const Gpu& gpu;
    ModelShape model;
    std::string family;
    double widening = 1;   ///< of the spread, for what had to be guessed
    Deployment deployment; ///< card, cards per node, nodes, engine, weights and precision
};

// The prediction in the row's unit of speed or GB; nothing when the shape or the card lacks a figure.

/// tokens_per_s_per_gpu, mfu, gpu_hours
[[nodiscard]] std::optional<Range> predictTraining(const KnownRow& known);
/// decode_tokens_per_s, prefill_tokens_per_s, serving_tokens_per_s and …_max
[[nodiscard]] std::optional<Range> predictInference(const KnownRow& known);
/// memory_gb of training and fine-tuning, decimal GB
[[nodiscard]] std::optional<Range> predictTrainingMemory(const KnownRow& known);
/// file_gb and memory_gb, decimal GB
[[nodiscard]] std::optional<Range> predictMemory(const KnownRow& known);
/// seconds_per_image, images_per_s, sequences_per_s
[[nodiscard]] std::optional<Range> predictNetwork(const KnownRow& known);

/// Bits a weight takes in this row, "default" and blanks as the model was released, or the next smaller
/// format that fits the cards.
[[nodiscard]] Range weightBits(const KnownRow& known);

/// Its ends further out by the spread of the law "memory": published figures differ in what they count
/// (allocated, reserved or all that the card has in use).
[[nodiscard]] Range widened(const KnownRow& known, const Range& range, std::string_view family);

/// `likely` with a factor e^±spread of the law's family, widened.
[[nodiscard]] Range withSpread(const KnownRow& known, double likely, std::string_view law,
                               std::string_view family);

} // namespace core

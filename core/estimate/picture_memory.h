// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/estimate/training_memory.h"
#include "core/plan/deployment.h"
#include "core/plan/workload.h"

#include <optional>

namespace core {

/// What one GPU must hold for work on pictures, decimal GB; a sample is a picture, the micro-batch its batch.
///
/// Generation: the weights of all parts (text encoders, denoiser, decoder) and, for each picture of a batch,
/// what decoding it needs, in proportion to its pixels. Fine-tuning: the denoiser's weights, gradients and
/// optimizer states as in TrainingMemory, adapters as a share of it, beside them the parts that usual scripts
/// keep loaded (large text encoders are run beforehand), and the denoiser's activations by pixels, few of
/// them with gradient checkpointing. Classifiers: states as for language models, and multiples of the values
/// that their layers give. Constants: efficiency.json, law "picture-memory", and each model's row there.
/// Nothing for other kinds, and where the model's size is unknown.
[[nodiscard]] std::optional<TrainingMemory> pictureMemory(const Catalog& catalog, const Gpu& gpu,
                                                          const ModelShape& model,
                                                          const Deployment& deployment, const Work& work);

} // namespace core

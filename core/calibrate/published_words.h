// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/calibrate/measurement.h"
#include "core/catalog/catalog.h"
#include "core/plan/deployment.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Small letters, ASCII.
[[nodiscard]] std::string lower(std::string_view text);
/// Only letters and digits, small: how names are compared whatever their spelling.
[[nodiscard]] std::string spelledAlike(std::string_view text);

/// The card by id, name or alias in any spelling; null when unknown.
[[nodiscard]] const Gpu* gpuNamed(const Catalog& catalog, std::string_view name);

/// The model that a row names: the catalog's by id or name in any spelling, with the row's own parameters
/// where it states them; else, with `params_b`, a typical shape of that size (`assumed`). Nothing otherwise.
struct NamedModel
{
    ModelShape shape;
    bool assumed = false;
};
[[nodiscard]] std::optional<NamedModel> modelNamed(const Catalog& catalog, const Measurement& row);

/// The training stack, as trainingSpeed reads engines: from the parallelism's and framework's words, and from
/// the repository that published the row.
[[nodiscard]] std::string trainingStack(const Measurement& row);

/// Tensor, pipeline and data parallel of an inference row that runs on `gpus` cards, from "TP4 PP2",
/// "--tp-size 8", "-tp 4", "TP1 PP4 x2 replicas"; what is left of the cards is data parallel. Without a word
/// the engine splits tensors over all cards, a layer split (llama.cpp, exllama) works one card after another.
[[nodiscard]] Parallel servingParallel(std::string_view parallelism, int gpus);

/// Precision that a row's `compute` means: "fp16/amp" is "bf16" on tensor cores, "fp32/tf32" the faster of
/// both, "MXFP8" and "FP8-CS" are "fp8". Empty for a blank.
[[nodiscard]] std::string computeNamed(std::string_view compute, const Gpu& gpu);

/// The catalog's format in any spelling ("GPTQ-Int4", "awq-int4 GEMM"); 16 bits for an unknown word, null for
/// formats of any number of bits ("EXL2 4.0bpw").
[[nodiscard]] const WeightFormat* formatNamed(const Catalog& catalog, const Measurement& row);

/// Bits a weight of the model takes on average, and how far that may be off: by the row's own figure, else by
/// its format.
[[nodiscard]] Range bitsOf(const Catalog& catalog, const Measurement& row, const ModelShape& model);

} // namespace core

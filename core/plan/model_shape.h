// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "core/catalog/model.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Parameters of a transformer from its shape, as the released checkpoints count them:
///   embeddings  V·h, twice unless tied
///   attention   h·a·d (query) + 2·h·k·d (key, value) + a·d·h (output); multi-head latent attention by its
///   ranks feed-forward 3·h·i gated, 2·h·i plain; a mixture: router h·E and (E + shared) experts norms 2·h a
///   layer and h at the end
/// with V vocabulary, h hidden, a heads, k key–value heads, d head size, i intermediate size. Biases are left
/// out (below 0.1 %). Checked in tests against published counts (LLaMA 7B: 6,738,415,616 exactly).
/// `active`: only the experts that one token uses. Needs layers, hidden, heads, kvHeads, headDim, vocabulary
/// and an intermediate size; the missing key otherwise.
struct ParameterCount
{
    double parameters = 0;
    std::optional<std::string> missing; ///< key of the file's object
};
[[nodiscard]] ParameterCount countParameters(const ModelShape& shape, bool active);

/// Completes an inline shape without `parameters`: head size and key–value heads by their usual defaults,
/// gated feed-forward, precision words as ours, parameters from the formula. A shape with parameters is left
/// as it is. The key that is missing where the parameters cannot be known.
[[nodiscard]] std::optional<std::string> completeShape(ModelShape& shape);

/// Whether `json` uses Hugging Face's config.json names.
[[nodiscard]] bool isConfig(const nlohmann::json& json);
/// Takes out the warnings, from `first` on, on config.json keys that say nothing about memory or speed.
void dropExpectedConfigKeys(std::vector<Issue>& issues, std::size_t first);

} // namespace core

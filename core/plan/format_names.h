// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace core {

/// Names of formats that a plan may use, in lower case. Lists for messages are separated by ", ".
/// Weights: floating point, integer and 4-bit formats of frameworks, and the types of GGUF files.
[[nodiscard]] bool isWeightFormat(std::string_view name);
[[nodiscard]] std::string_view weightFormats();
[[nodiscard]] bool isComputeFormat(std::string_view name);
[[nodiscard]] std::string_view computeFormats();
[[nodiscard]] bool isKvCacheFormat(std::string_view name);
[[nodiscard]] std::string_view kvCacheFormats();

} // namespace core

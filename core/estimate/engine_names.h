// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The inference engine that a text means ("vLLM 0.8.5" → "vllm"), as the speed laws call it, whatever its
/// capitals. Nothing where the text names none that there are measurements of.
[[nodiscard]] std::optional<std::string> engineNamed(std::string_view text);

/// What engineNamed knows, for people, separated by commas.
[[nodiscard]] std::string engineNames();

} // namespace core

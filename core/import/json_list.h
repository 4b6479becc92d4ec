// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Parses a stranger's JSON: what lies deeper than any price list is left out while reading. Fails with
/// "import-not-json" {line, column}.
[[nodiscard]] Result<nlohmann::json> parseList(std::string_view text);

/// The member of an object; null when there is none or `object` is none.
[[nodiscard]] const nlohmann::json& member(const nlohmann::json& object, const char* key);
/// A text, or a number's text; empty for anything else.
[[nodiscard]] std::string textIn(const nlohmann::json& object, const char* key);
/// A number, also one written as text.
[[nodiscard]] std::optional<double> numberIn(const nlohmann::json& object, const char* key);

} // namespace core

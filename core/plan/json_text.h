// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A JSON text as values, with what is wrong in it but does not keep it from being read.
struct ParsedJson
{
    nlohmann::json root;
    std::vector<Issue>
        issues; ///< "duplicate-key" (the first value is kept), "number-too-large" (null instead)
};

inline constexpr std::size_t kLargestJson = std::size_t{64} << 20U; ///< bytes
inline constexpr int kDeepestJson = 64;                             ///< levels of objects and lists

/// Parses strict JSON (no comments, no trailing text; a byte order mark is skipped). Fails with
/// "file-too-large", "file-too-deep" or "file-not-json" (arguments line, column, both from 1). Needs no stack
/// in proportion to the nesting.
[[nodiscard]] Result<ParsedJson> parseJson(std::string_view text);

/// Beyond this many, further issues of one text are counted but not listed: a hostile file has millions.
inline constexpr std::size_t kMostIssues = 10000;

/// At most 80 bytes of `text`, cut between characters, with "…" where it was cut.
[[nodiscard]] std::string shortened(std::string_view text);
/// Makes `path` that of `key` below it: "a" → "a.b", "" → "b"; of an element: "a" → "a[2]".
void appendKey(std::string& path, std::string_view key);
void appendIndex(std::string& path, std::size_t index);
[[nodiscard]] std::string joined(std::string path, std::string_view key);
[[nodiscard]] std::string indexed(std::string path, std::size_t index);

} // namespace core

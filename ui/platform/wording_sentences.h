// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string_view>

namespace ui {

/// The English pattern of one id. `{name}` is an argument as it is, `{name:n}` a number, `:exact` all its
/// digits, `:usd` money,
/// `:price` a price, `:pct` a share, `:h` hours, `:gb` gigabytes, `:date` a date, `:type`, `:kind`,
/// `:purchase`, `:confidence` a word of the files by its name. A part in brackets is left out when one of its
/// arguments is absent or empty.
struct SentencePattern
{
    std::string_view id;
    const char* source;
};

[[nodiscard]] std::span<const SentencePattern> evaluationPatterns();
[[nodiscard]] std::span<const SentencePattern> planPatterns();
[[nodiscard]] std::span<const SentencePattern> errorPatterns();
[[nodiscard]] std::span<const SentencePattern> derivationPatterns();
[[nodiscard]] std::span<const SentencePattern> reportPatterns();
/// Null when unknown.
[[nodiscard]] const SentencePattern* findPattern(std::span<const SentencePattern> patterns,
                                                 std::string_view id);

} // namespace ui

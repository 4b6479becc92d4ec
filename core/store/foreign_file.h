// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The program or format that an SQLite database belongs to, by its application_id or by tables that only
/// this program has; empty when it is none of those known here. A proper name, the same in every language.
[[nodiscard]] std::string_view ownerOfDatabase(std::int64_t applicationId,
                                               const std::vector<std::string>& tables);

/// The format of a file that is no text, by its first bytes ("PDF", "PNG"); empty when unknown.
[[nodiscard]] std::string_view formatOf(std::string_view start);

} // namespace core

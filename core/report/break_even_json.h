// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/savings/break_even.h"

#include <string>
#include <vector>

namespace core {

/// The list that `gpuplan breakeven --json` prints (INTERFACE), indented by two. What does not belong to a
/// kind is null or empty.
[[nodiscard]] std::string writeBreakEvens(const std::vector<BreakEven>& breakEvens);
/// JSON Schema (draft 7) of that list; published as resources/schema/breakeven.schema.json.
[[nodiscard]] std::string breakEvenSchema();

} // namespace core

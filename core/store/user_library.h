// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan_database.h"

#include <string>

namespace core {

/// The one SQLite file that a user's own prices, names and corrections are kept in. Both fail with
/// databaseProblem's errors, "library-of-another-program" or "library-newer" {version}.

/// Does nothing where there is no file, or an empty one.
[[nodiscard]] Result<void> readLibrary(const std::string& path, const OnDatabase& act);

/// Makes the file and its folder where they are missing.
[[nodiscard]] Result<void> writeLibrary(const std::string& path, const OnDatabase& act);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/plan.h"
#include "ui/platform/wording.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace app {

/// Exit statuses of every verb (INTERFACE.md).
enum ExitStatus { Done = 0, PlanHasErrors = 1, WrongUsage = 2, FileProblem = 3 };

/// The built-in catalog with the user's own prices. Where these cannot be read, `err` says so as a warning.
[[nodiscard]] core::Catalog loadCatalog(const ui::Wording& wording, std::ostream& err);

/// Opens a plan for a verb that computes with it: reads, validates, writes what is wrong to `err` as
/// sentences. Nothing when it cannot be used; `status` then is the exit status.
[[nodiscard]] std::optional<core::Plan> loadPlan(const std::string& path, const core::Catalog& catalog,
                                                 const ui::Wording& wording, std::ostream& err, int& status);

} // namespace app

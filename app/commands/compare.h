// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>

namespace app {

struct CompareOptions
{
    std::string plan;
    std::string baseline; ///< empty = the plan's own
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// `gpuplan compare`: every scenario against the baseline, with savings and the levers they come from.
[[nodiscard]] int runCompare(const CompareOptions& options, std::ostream& out, std::ostream& err);

} // namespace app

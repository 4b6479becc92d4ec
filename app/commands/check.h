// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>

namespace app {

struct CheckOptions
{
    std::string plan;
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// `gpuplan check`: everything that should be mended in a plan, each with its path, on `out`. What an
/// evaluation finds (fit, prices, spot) is listed too when the plan itself is right. Exit status 1 when there
/// is an error among it, 3 (with a sentence on `err`) when the file is no plan.
[[nodiscard]] int runCheck(const CheckOptions& options, std::ostream& out, std::ostream& err);

} // namespace app

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>

namespace app {

struct EstimateOptions
{
    std::string plan;
    std::string scenario; ///< empty = all
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// `gpuplan estimate`: fit, throughput, hours and cost with ranges, per workload and in all.
[[nodiscard]] int runEstimate(const EstimateOptions& options, std::ostream& out, std::ostream& err);

} // namespace app

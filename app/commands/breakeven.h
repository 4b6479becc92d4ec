// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>

namespace app {

struct BreakEvenOptions
{
    std::string plan;
    std::string workload; ///< empty = all
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// `gpuplan breakeven`: where one option overtakes the other, read out and with the figures behind it.
[[nodiscard]] int runBreakEven(const BreakEvenOptions& options, std::ostream& out, std::ostream& err);

} // namespace app

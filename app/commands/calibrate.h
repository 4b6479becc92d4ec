// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>

namespace app {

/// `gpuplan calibrate MEASUREMENTS.csv [--json] [--apply]`, `gpuplan calibrate --forget`.
struct CalibrateOptions
{
    std::string measurements; ///< empty with `forget` alone
    bool apply = false;       ///< keep the correction factors that follow
    bool forget = false;      ///< forget those kept before
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// Predicts every row of a measurements file and prints the error by family and card, how often the stated
/// range held, and each row that cannot be predicted with the reason; what is kept in the user's library, and
/// what is not and why. Exit status: 0; 2 without a file and --forget; 3 with a sentence on `err` when a file
/// cannot be read or written.
[[nodiscard]] int runCalibrate(const CalibrateOptions& options, std::ostream& out, std::ostream& err);

} // namespace app

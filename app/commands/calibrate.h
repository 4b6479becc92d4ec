// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>

namespace app {

/// `gpuplan calibrate MEASUREMENTS.csv [--json] [--apply]`.
struct CalibrateOptions
{
    std::string measurements;
    bool apply = false;
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// Predicts every row of a measurements file and prints the error by family and card, how often the stated
/// range held, and each row that cannot be predicted with the reason. Exit status: 0; 2 for --apply; 3 with a
/// sentence on `err` when the file cannot be read.
[[nodiscard]] int runCalibrate(const CalibrateOptions& options, std::ostream& out, std::ostream& err);

} // namespace app

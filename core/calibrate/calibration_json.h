// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/calibrate/corrections.h"

#include <string>

namespace core {

/// The JSON document of `gpuplan calibrate --json`: rows, families, cards, ignored columns; with `kept` (may
/// be null) also the corrections that were kept and what was not.
[[nodiscard]] std::string calibrationJson(const Calibration& calibration, const Corrections* kept = nullptr);

} // namespace core

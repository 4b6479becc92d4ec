// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/derivation.h"
#include "core/evaluate/line.h"
#include "core/evaluate/result.h"

#include <optional>

namespace core {

/// Where an estimated speed comes from: the law's formula, what it was fed, its constants and their source.
/// Nothing where the speed was measured or cannot be told.
[[nodiscard]] std::optional<Derivation> explainSpeed(const Line& line, const ThroughputEstimate& throughput);

} // namespace core

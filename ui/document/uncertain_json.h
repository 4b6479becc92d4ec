// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/uncertain.h"

#include <string>

namespace ui {

/// A range as the plan's JSON form writes it: a number, [low, high], [low, likely, high] or the long form.
/// For a scenario's changes of work, which are kept as JSON text.
[[nodiscard]] std::string uncertainJson(const core::Uncertain& value);

/// The range moved so that its likely value is `likely`: limits keep their distance in proportion.
[[nodiscard]] core::Uncertain scaledTo(const core::Uncertain& value, double likely);

} // namespace ui

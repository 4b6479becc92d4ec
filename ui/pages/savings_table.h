// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/savings/waterfall.h"
#include "ui/models/table_content.h"
#include "ui/platform/wording.h"

namespace ui {

/// Lever, pillar, saving (Shapley), alone, last-in and share; the savings add up to the total to the cent.
[[nodiscard]] TableContent leverTable(const core::Waterfall& waterfall, const core::Plan& plan,
                                      const Wording& wording);
/// The same saving by pillar, in the order of the pillars.
[[nodiscard]] TableContent pillarTable(const core::Waterfall& waterfall, const Wording& wording);

} // namespace ui

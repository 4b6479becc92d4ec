// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/savings/waterfall.h"
#include "ui/platform/wording.h"

namespace ui {

/// A lever's own name, or what it changes: "GPU, Support chatbot", "Right GPU: 5 changes".
[[nodiscard]] QString leverName(const core::LeverResult& lever, const core::Plan& plan,
                                const Wording& wording, int changes = 1);
[[nodiscard]] QString leverName(const core::WaterfallStep& step, const core::Plan& plan,
                                const Wording& wording);

} // namespace ui

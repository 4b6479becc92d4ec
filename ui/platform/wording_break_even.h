// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/savings/break_even.h"
#include "ui/platform/wording.h"

#include <QString>

#include <utility>
#include <vector>

namespace ui {

/// What the break-even is about: "Reserved or on demand".
[[nodiscard]] QString breakEvenTitle(const core::BreakEven& b, const Wording& wording);

/// An option in words: a purchase model, a scenario's name, a commitment's id.
[[nodiscard]] QString breakEvenOption(std::string_view option, const core::Plan& plan,
                                      const Wording& wording);

/// The point read out, or which option is cheaper throughout: one or two sentences.
[[nodiscard]] QString breakEvenSentence(const core::BreakEven& b, const core::Plan& plan,
                                        const Wording& wording);

/// What else there is to know, as labels and values: present value, monthly payment, how many GPUs to
/// reserve, what stopping early would cost.
[[nodiscard]] std::vector<std::pair<QString, QString>> breakEvenFigures(const core::BreakEven& b,
                                                                        const Wording& wording);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/result.h"
#include "ui/platform/theme.h"
#include "ui/platform/wording.h"

namespace ui {

/// How fit is said everywhere: a sign, a word and a colour.
[[nodiscard]] QString fitSign(core::FitVerdict verdict);
/// "✓ fits", "! may not fit", "✗ does not fit"; "–" where it is not known.
[[nodiscard]] QString fitText(core::FitVerdict verdict);
[[nodiscard]] Tone fitTone(core::FitVerdict verdict);

/// Needed and available memory in a sentence, with its parts below each other.
[[nodiscard]] QString fitTip(const core::WorkloadResult& result, const Wording& wording);

} // namespace ui

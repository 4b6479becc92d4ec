// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <string_view>

namespace ui {

/// A word of the catalog in the reader's language: a class of GPUs ("consumer"), a type of provider
/// ("marketplace"), a kind of model ("decoder LM"), what a price is per ("gpu_hour" → "a GPU-hour"). Another
/// word is shown as it is.
[[nodiscard]] QString catalogWord(std::string_view word, const Wording& wording);

} // namespace ui

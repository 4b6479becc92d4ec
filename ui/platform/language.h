// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

namespace ui {

/// The window speaks this language from now on: tr(), Qt's own dialogs and the default locale. What is on
/// screen already is not told; the window rebuilds it.
void useLanguage(Language language);

} // namespace ui

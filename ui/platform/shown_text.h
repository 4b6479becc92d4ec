// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string_view>

namespace ui {

/// A name of the plan for the screen: on one line, without marks that turn the order of what stands beside
/// it, cut where nobody reads on (laying out a megabyte takes minutes).
[[nodiscard]] QString shownText(std::string_view text);

/// `text` for a tooltip, which shows it letter by letter: a name in it is never markup, and no more of it
/// than a tooltip can hold.
[[nodiscard]] QString tipText(const QString& text);

} // namespace ui

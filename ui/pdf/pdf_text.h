// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QStringList>

namespace ui {

/// `text` in lines no wider than `width`: broken at spaces, inside a word only where it is longer than a
/// line; line breaks in the text are kept. At most `lines` of them, the last then ends with "…".
[[nodiscard]] QStringList brokenLines(const QString& text, const QFont& font, double width, int lines);

} // namespace ui

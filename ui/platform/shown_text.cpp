// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/shown_text.h"

#include <QTextDocument>

#include <algorithm>

namespace ui {

namespace {

/// Marks that embed, override or isolate a direction; letters that run from right to left stay as they are.
bool isDirection(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

} // namespace

QString shownText(std::string_view text)
{
    constexpr std::size_t kMostBytes = 4096;
    constexpr qsizetype kLongest = 160;
    const auto bytes = static_cast<qsizetype>(std::min(text.size(), kMostBytes));
    QString shown = QString::fromUtf8(text.data(), bytes).simplified();
    shown.removeIf(isDirection);
    return shown.size() <= kLongest ? shown : shown.left(kLongest - 1) + QChar(0x2026);
}

QString tipText(const QString& text)
{
    constexpr qsizetype kLongest = 2000;
    const QString shown = text.size() <= kLongest ? text : text.left(kLongest - 1) + QChar(0x2026);
    // Qt takes what looks like markup for markup, and has no other way to say that it is none.
    return Qt::mightBeRichText(shown) ? Qt::convertFromPlainText(shown) : shown;
}

} // namespace ui

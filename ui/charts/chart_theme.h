// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/result.h"

#include <QColor>
#include <QFont>

#include <array>

namespace ui {

enum class ChartAppearance { Light, Dark, Print };

/// The colours and type of every chart, from the tokens of the program's look. Print takes the light column
/// on white whatever the screen shows.
struct ChartStyle
{
    QColor background;
    QColor text;
    QColor secondary;
    QColor grid;
    QColor accent;
    QColor good;
    QColor warn;
    QColor bad;
    QColor baseline;
    std::array<QColor, core::kCostGroups> costGroups;
    std::array<QColor, 4> pillars;
    QFont title;
    QFont body;
    QFont caption;
    bool operator==(const ChartStyle&) const = default;

    [[nodiscard]] const QColor& of(core::CostGroup group) const
    {
        return costGroups[static_cast<std::size_t>(group)];
    }
};

/// `font` is the application's; sizes follow from it (title ×1.15, captions ×0.85).
[[nodiscard]] ChartStyle chartStyle(ChartAppearance appearance, const QFont& font);

} // namespace ui

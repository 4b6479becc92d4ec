// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/specs/money_axis.h"

#include <cmath>

namespace ui {

int decimalsOfTicks(const ChartAxis& axis)
{
    const double step = axis.step / axis.divisor;
    for (int decimals = 0; decimals < 4; ++decimals) {
        const double scaled = step * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < 1e-6)
            return decimals;
    }
    return 4;
}

ChartAxis moneyAxis(double low, double high, bool fromZero, const Wording& wording)
{
    ChartAxis axis = niceAxis(low, high, 6, fromZero);
    const MoneyScale scale = wording.moneyScale(axis.maximum);
    axis.divisor = scale.divisor;
    axis.title = scale.unit;
    axis.decimals = decimalsOfTicks(axis);
    return axis;
}

} // namespace ui

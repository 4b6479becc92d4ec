// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_spec.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// The smallest of 1, 2, 2.5, 5, 10 × 10ⁿ that is at least `x`; x > 0.
double roundStep(double x)
{
    const double power = std::pow(10.0, std::floor(std::log10(x)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (factor * power >= x * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

} // namespace

ChartAxis niceAxis(double minimum, double maximum, int intervals, bool fromZero)
{
    if (!std::isfinite(minimum) || !std::isfinite(maximum))
        return {};
    if (fromZero) {
        minimum = std::min(minimum, 0.0);
        maximum = std::max(maximum, 0.0);
    }
    if (maximum - minimum <= 0)
        maximum = minimum + std::max(1.0, std::abs(minimum) * 0.1);
    ChartAxis axis;
    axis.step = roundStep((maximum - minimum) / std::max(1, intervals));
    axis.minimum = std::floor(minimum / axis.step + 1e-9) * axis.step;
    axis.maximum = std::ceil(maximum / axis.step - 1e-9) * axis.step;
    while ((axis.maximum - axis.minimum) / axis.step > std::max(1, intervals) + 1e-6) {
        axis.step = roundStep(axis.step * 1.01);
        axis.minimum = std::floor(minimum / axis.step + 1e-9) * axis.step;
        axis.maximum = std::ceil(maximum / axis.step - 1e-9) * axis.step;
    }
    return axis;
}

} // namespace ui

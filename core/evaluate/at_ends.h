// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"

#include <algorithm>

namespace core {

/// Figures at the low end, at likely inputs and at the high end.
template<class T>
struct AtEnds
{
    T low, likely, high;

    template<class F>
    [[nodiscard]] Range range(F figure, bool open) const
    {
        const double a = figure(low);
        const double b = figure(likely);
        const double c = figure(high);
        return {std::min({a, b, c}), b, std::max({a, b, c}), open};
    }
};

} // namespace core

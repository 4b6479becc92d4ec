// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/uncertain.h"

#include <numeric>

namespace core {

Uncertain Uncertain::between(double lowest, double highest)
{
    Uncertain u;
    u.low = lowest;
    u.high = highest;
    u.likely = std::midpoint(lowest, highest);
    u.shape = Shape::Uniform;
    u.form = RangeForm::Pair;
    return u;
}

Uncertain Uncertain::threePoint(double lowest, double mostLikely, double highest)
{
    Uncertain u;
    u.low = lowest;
    u.likely = mostLikely;
    u.high = highest;
    u.shape = Shape::Pert;
    u.form = RangeForm::Triple;
    return u;
}

} // namespace core

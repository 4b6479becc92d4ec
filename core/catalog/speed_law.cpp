// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/speed_law.h"

#include <algorithm>

namespace core {

namespace {

double valueOr(const std::map<std::string, double, std::less<>>& values, std::string_view name, double absent)
{
    const auto found = values.find(name);
    return found == values.end() ? absent : found->second;
}

} // namespace

double SpeedLaw::factor(std::string_view name) const
{
    return valueOr(factors, name, 1);
}

double SpeedLaw::constant(std::string_view name, std::string_view fallback) const
{
    return valueOr(factors, name, valueOr(factors, fallback, 0));
}

double SpeedLaw::exponent(std::string_view name) const
{
    return valueOr(exponents, name, 0);
}

double SpeedLaw::spreadOf(std::string_view family) const
{
    double widest = 0;
    for (const auto& [name, value] : spread)
        widest = std::max(widest, value);
    return valueOr(spread, family, widest);
}

} // namespace core

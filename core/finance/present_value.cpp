// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/present_value.h"

#include <algorithm>
#include <cmath>

namespace core {

double monthlyRate(double yearly)
{
    return std::expm1(std::log1p(yearly) / 12);
}

double annuity(int months, double monthly, PaidAt paid)
{
    if (monthly == 0)
        return months;
    const double atEnd = -std::expm1(-months * std::log1p(monthly)) / monthly;
    return paid == PaidAt::MonthStart ? atEnd * (1 + monthly) : atEnd;
}

double presentValueOf(std::span<const double> flows, double monthly)
{
    double value = 0;
    double discount = 1;
    for (const double flow : flows) {
        value += flow / discount;
        discount *= 1 + monthly;
    }
    return value;
}

double equivalentAnnualCost(double presentValue, double yearly, double years)
{
    if (yearly == 0)
        return presentValue / years;
    return presentValue * yearly / -std::expm1(-years * std::log1p(yearly));
}

double straightLine(double price, double residual, double periods)
{
    return (price - residual) / periods;
}

double doubleDecliningBook(double price, double residual, int life, int years)
{
    double book = price;
    for (int year = 0; year < std::min(years, life); ++year)
        book = std::max(residual, book * (1 - 2.0 / life));
    return book;
}

double impliedForwardPrice(double shortPrice, int first, double longPrice, int later)
{
    return (longPrice * later - shortPrice * first) / (later - first);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/range_object.h"

#include <boost/math/distributions/normal.hpp>

#include <cmath>

namespace core {

namespace {

/// Median of the lognormal with value `low` at percentile `a` and `high` at `b` (percent): with z the normal
/// quantiles, ln median = (z_b ln low − z_a ln high) ÷ (z_b − z_a); FORMULAS §2 for a = 10, b = 90.
double lognormalMedian(double low, double high, double a, double b)
{
    const boost::math::normal standard;
    const double za = boost::math::quantile(standard, a / 100);
    const double zb = boost::math::quantile(standard, b / 100);
    return std::exp((zb * std::log(low) - za * std::log(high)) / (zb - za));
}

bool usable(const std::pair<double, double>& p)
{
    return p.first > 0 && p.first < p.second && p.second < 100;
}

Shape shapeWhenAbsent(const RangeObject& object, bool exact)
{
    if (exact)
        return Shape::Fixed;
    if (!object.percentiles.empty())
        return Shape::Lognormal;
    return object.likely ? Shape::Pert : Shape::Uniform;
}

double likelyWhenAbsent(const Uncertain& u)
{
    const bool lognormal =
        u.shape == Shape::Lognormal && u.percentiles && usable(*u.percentiles) && u.low > 0 && u.low < u.high;
    if (lognormal)
        return lognormalMedian(u.low, u.high, u.percentiles->first, u.percentiles->second);
    return u.low + (u.high - u.low) / 2;
}

std::optional<RangeNote> noteOf(const RangeObject& o)
{
    RangeNote note{o.variable, o.source, o.note, o.owner, o.confidence, o.unknown};
    if (note == RangeNote{})
        return std::nullopt;
    return note;
}

} // namespace

std::optional<Uncertain> toUncertain(const RangeObject& object)
{
    if (!object.likely && (!object.low || !object.high))
        return std::nullopt;
    Uncertain u;
    u.form = RangeForm::Object;
    u.low = object.low.value_or(object.likely.value_or(0));
    u.high = object.high.value_or(object.likely.value_or(0));
    u.openHigh = object.openHigh;
    if (object.percentiles.size() == 2)
        u.percentiles = {object.percentiles[0], object.percentiles[1]};
    u.shape = object.shape.value_or(shapeWhenAbsent(object, u.low == u.high));
    u.likely = object.likely.value_or(likelyWhenAbsent(u));
    u.note = noteOf(object);
    return u;
}

RangeObject toObject(const Uncertain& value)
{
    RangeObject o;
    o.low = value.low;
    o.likely = value.likely;
    o.high = value.high;
    o.openHigh = value.openHigh;
    o.shape = value.shape;
    if (value.percentiles)
        o.percentiles = {value.percentiles->first, value.percentiles->second};
    if (value.note) {
        o.variable = value.note->variable;
        o.source = value.note->source;
        o.note = value.note->note;
        o.owner = value.note->owner;
        o.confidence = value.note->confidence;
        o.unknown = value.note->unknown;
    }
    return o;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/catalog/catalog.h"
#include "core/plan/plan.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class BreakEvenKind {
    Reserved,   ///< a commitment against buying the same hours on demand
    Upfront,    ///< two ways to pay for the same commitment
    Serverless, ///< a machine that is always there against workers by the second
    BuyOrRent,
    FasterGpu, ///< a dearer GPU that takes fewer hours
    MoveData   ///< data moved once to where hours are cheaper
};
template<>
inline constexpr auto
    kNames<BreakEvenKind> = std::to_array<Named<BreakEvenKind>>({{BreakEvenKind::Reserved, "reserved"},
                                                                 {BreakEvenKind::Upfront, "upfront"},
                                                                 {BreakEvenKind::Serverless, "serverless"},
                                                                 {BreakEvenKind::BuyOrRent, "buy-or-rent"},
                                                                 {BreakEvenKind::FasterGpu, "faster-gpu"},
                                                                 {BreakEvenKind::MoveData, "move-data"}});

/// What is on a chart's horizontal axis; the vertical one is USD: over the commitment's term, a month, or in
/// all.
enum class BreakEvenAxis { Utilization, DiscountRate, HoursPerMonth, Speedup, GpuHours };
template<>
inline constexpr auto kNames<BreakEvenAxis> =
    std::to_array<Named<BreakEvenAxis>>({{BreakEvenAxis::Utilization, "utilization"},
                                         {BreakEvenAxis::DiscountRate, "discount_rate"},
                                         {BreakEvenAxis::HoursPerMonth, "hours_per_month"},
                                         {BreakEvenAxis::Speedup, "speedup"},
                                         {BreakEvenAxis::GpuHours, "gpu_hours"}});

/// Whether the lines cross where anybody can be: else one option is cheaper throughout.
enum class BreakEvenVerdict { Crosses, FirstAlways, SecondAlways };
template<>
inline constexpr auto kNames<BreakEvenVerdict> =
    std::to_array<Named<BreakEvenVerdict>>({{BreakEvenVerdict::Crosses, "crosses"},
                                            {BreakEvenVerdict::FirstAlways, "first-always"},
                                            {BreakEvenVerdict::SecondAlways, "second-always"}});

struct CurvePoint
{
    double x = 0;
    double usd = 0;
    bool operator==(const CurvePoint&) const = default;
};
/// One option's line, by rising x; two points where it is straight.
struct OptionCurve
{
    std::string option;
    std::vector<CurvePoint> points;
    bool operator==(const OptionCurve&) const = default;
};

/// Two options and where one overtakes the other, at likely inputs. What does not belong to the kind is
/// absent.
struct BreakEven
{
    BreakEvenKind kind = BreakEvenKind::Reserved;
    std::string scenario; ///< whose commitment or deployment the second option is
    std::string workload; ///< empty: several
    /// "on-demand" and a commitment's (or offer's) id, two commitments, or two scenarios: the status quo
    /// first.
    std::vector<std::string> options;
    BreakEvenVerdict verdict = BreakEvenVerdict::Crosses;
    std::optional<double> utilizationStar; ///< share of the time, 0…1 and above
    std::optional<double>
        monthStar; ///< until it is earned back: of a commitment at full use, else at the plan's
    std::optional<double> monthStarWithResale;  ///< the machine sold for what it is then worth
    std::optional<double> monthStarFallingRent; ///< with the rent that changes as the machine's owner expects
    std::optional<double> hoursStar;            ///< a month; of move-data GPU-hours in all
    std::optional<double> speedupStar;          ///< times as fast as the first option's GPU
    std::optional<double> speedup;              ///< that the plan reckons with
    std::optional<double> requestsPerHourStar;
    std::optional<double> monthlyPayment;
    std::optional<double> presentValue; ///< of the second option's payments, at the plan's discount rate
    std::optional<double> presentValueOfFirst; ///< where it has payments of its own
    std::optional<double> tieDiscountRate;     ///< a year
    std::vector<double> regretByStopMonth;     ///< at the plan's use; the first is a stop after month 1
    std::optional<int> bestQuantity;
    std::vector<double> costByQuantity; ///< with 0, 1, … GPUs committed, over the term
    BreakEvenAxis axis = BreakEvenAxis::Utilization;
    std::vector<OptionCurve> curves; ///< in the order of `options`
    std::optional<CurvePoint> crossing;
    bool operator==(const BreakEven&) const = default;
};

/// Every break-even that the plan's scenarios pose (FORMULAS §7): commitments, and what the catalog's
/// reserved offers would be worth where hours are bought on demand; serverless and owned deployments, dearer
/// GPUs and moved data, each against the baseline. `workload` not empty: only what concerns it.
[[nodiscard]] std::vector<BreakEven> breakEvens(const Plan& plan, const Catalog& catalog,
                                                std::string_view workload = {});

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/bill.h"
#include "core/finance/billing.h"

#include <algorithm>

namespace core {

double hourlyUsd(const Line& line, const Inputs& inputs)
{
    const auto of = [&](const Price& price, std::string_view field) {
        return usdPerGpuHour(inputs(price.usd, field), price.per, gpusPerInstance(price, *line.deployment),
                             line.plan->hoursPerMonth);
    };
    const double main = of(*line.price, "price.usd");
    if (!line.fallbackPrice)
        return main;
    const double share = inputs(line.deployment->fallback->share, "fallback.share");
    return (1 - share) * main + share * of(*line.fallbackPrice, "fallback.price.usd");
}

namespace {

/// Work that is paid by the hour.
void addHourly(LineFigures& figures, const Line& line, const Inputs& inputs, const MonthSpan& span)
{
    const double usd = hourlyUsd(line, inputs);
    forEachMonth(line, inputs, span, [&](const MonthOfRuns& month) {
        figures.grossByMonth[static_cast<std::size_t>(month.month)] +=
            month.billed.gpuHours() * month.runs * usd;
        addRunRows(figures, month, usd);
    });
}

void addWork(LineFigures& figures, const Line& line, const Inputs& inputs)
{
    const Schedule& schedule = line.workload->schedule;
    const MonthSpan span = spanOf(*line.plan, line.start, schedule.start, schedule.months);
    if (line.owned())
        addOwned(figures, line, inputs, span);
    else if (!line.committed.empty())
        addCommittedWork(figures, line, inputs, span, hourlyUsd(line, inputs));
    else if (line.price->per == PriceUnit::Month)
        addMonthlyRental(figures, line, inputs, span);
    else
        addHourly(figures, line, inputs, span);
}

/// Support is paid for as a share of everything else on the bill, in the same months.
void addSupport(LineFigures& figures, const Line& line, const Inputs& inputs)
{
    const double share = inputs(line.deployment->supportShare, "support_share");
    if (share <= 0 || line.owned())
        return;
    for (std::size_t m = 0; m < figures.grossByMonth.size(); ++m)
        addCost(figures, CostRow::Extras, static_cast<int>(m), figures.grossByMonth[m] * share);
}

} // namespace

void computeFigures(const Line& line, const Inputs& inputs, LineFigures& figures)
{
    figures.rows.fill(0);
    figures.grossByMonth.assign(static_cast<std::size_t>(std::max(0, line.plan->months)), 0);
    figures.paidAheadByMonth.clear();
    figures.gross = figures.gpuHours = figures.wallHours = figures.units = 0;
    if (!line.feasible)
        return;
    if (!line.workload) {
        addStorage(figures, line, line.scenario->storage, inputs);
        addTransfer(figures, line, line.scenario->transfer, inputs);
        addExtras(figures, line, inputs);
        addUnusedCommitments(figures, line, inputs);
        return;
    }
    addWork(figures, line, inputs);
    addStorage(figures, line, line.deployment->storage, inputs);
    addTransfer(figures, line, line.deployment->transfer, inputs);
    addSupport(figures, line, inputs);
}

LineFigures figuresOf(const Line& line, const Inputs& inputs)
{
    LineFigures figures;
    computeFigures(line, inputs, figures);
    return figures;
}

} // namespace core

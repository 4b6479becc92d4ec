// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/bill.h"
#include "core/finance/billing.h"

#include <algorithm>
#include <cmath>

namespace core {

OwnedMachine machineOf(const Owned& owned, const Inputs& inputs)
{
    OwnedMachine machine;
    machine.price = inputs(owned.price, "owned.price");
    machine.resaleShare = inputs(owned.resaleShare, "owned.resale_share");
    machine.lifeMonths = owned.months;
    machine.activeW = inputs(owned.activeW, "owned.active_w");
    machine.idleW = inputs(owned.idleW, "owned.idle_w");
    machine.pue = inputs(owned.pue, "owned.pue");
    machine.usdPerKwh = inputs(owned.usdPerKwh, "owned.usd_per_kwh");
    machine.adminHoursPerMonth = inputs(owned.adminHoursPerMonth, "owned.admin_hours_per_month");
    machine.usdPerAdminHour = inputs(owned.usdPerAdminHour, "owned.usd_per_admin_hour");
    return machine;
}

double machinesOf(const Line& line, const Run& run)
{
    const Deployment& d = *line.deployment;
    return std::max<double>(d.nodes, std::ceil(gpusAtOnce(line, run) / d.gpus));
}

void addOwned(LineFigures& figures, const Line& line, const Inputs& inputs, const MonthSpan& span)
{
    const OwnedMachine machine = machineOf(*line.deployment->owned, inputs);
    const double hoursPerMonth = line.plan->hoursPerMonth;
    std::vector<double> activeHours(static_cast<std::size_t>(span.count()), 0);
    double machines = line.deployment->nodes;
    forEachMonth(line, inputs, span, [&](const MonthOfRuns& month) {
        addRunRows(figures, month, 0);
        const double working = month.billed.gpuHours() - month.billed.idle;
        activeHours[static_cast<std::size_t>(month.month - span.from)] =
            working * month.runs / line.deployment->gpus;
        machines = std::max(machines, machinesOf(line, month.run));
    });
    const std::vector<double> payments = purchasePayments(machine, span.count());
    for (int m = span.from; m < span.to; ++m) {
        const auto i = static_cast<std::size_t>(m - span.from);
        const double idle = std::max(0.0, hoursPerMonth * machines - activeHours[i]);
        addCost(figures, CostRow::Depreciation, m, machine.depreciationPerMonth() * machines);
        addCost(figures, CostRow::Power, m, machine.power(activeHours[i], idle));
        addCost(figures, CostRow::Admin, m, machine.adminPerMonth() * machines);
        addPaidAhead(figures, m, (payments[i] - machine.depreciationPerMonth()) * machines);
    }
}

void addMonthlyRental(LineFigures& figures, const Line& line, const Inputs& inputs, const MonthSpan& span)
{
    const int perInstance = gpusPerInstance(*line.price, *line.deployment);
    const double usd = inputs(line.price->usd, "price.usd");
    forEachMonth(line, inputs, span, [&](const MonthOfRuns& month) {
        addRunRows(figures, month, 0);
        addCost(figures, CostRow::Compute, month.month,
                usd * std::ceil(gpusAtOnce(line, month.run) / perInstance));
    });
}

CommittedCapacity capacityOf(const CommittedGpus& committed, const Inputs& inputs, double hoursPerMonth)
{
    CommittedCapacity capacity;
    capacity.listUsd = inputs(committed.terms.listUsd, "commitment.list_usd");
    capacity.discount = inputs(committed.terms.discount, "commitment.discount");
    capacity.quantity = committed.gpus;
    capacity.termMonths = committed.terms.termMonths;
    capacity.hoursPerMonth = hoursPerMonth;
    capacity.upfrontShare = committed.terms.upfrontShare;
    capacity.paid = committed.terms.payments == Payments::MonthStart ? PaidAt::MonthStart : PaidAt::MonthEnd;
    return capacity;
}

namespace {

/// The term's months inside the plan.
MonthSpan inPlan(const CommittedGpus& committed, const Plan& plan)
{
    return {std::clamp(committed.from, 0, plan.months), std::clamp(committed.to(), 0, plan.months)};
}

/// Committed capacity costs the same in each month of its term. What is paid up front is paid in the first.
void addTerm(LineFigures& figures, const CommittedCapacity& capacity, const CommittedGpus& committed,
             const Plan& plan)
{
    const MonthSpan term = inPlan(committed, plan);
    for (int m = term.from; m < term.to; ++m) {
        const auto i = static_cast<std::size_t>(m);
        figures.grossByMonth[i] += capacity.usdPerMonth();
        if (capacity.upfrontShare > 0)
            addPaidAhead(figures, m,
                         capacity.monthlyPayment() - capacity.usdPerMonth()
                             + (m == committed.from ? capacity.upfront() : 0));
    }
}

void addUnused(LineFigures& figures, double usd)
{
    figures.rows[static_cast<std::size_t>(CostRow::CommitmentUnused)] += usd;
    figures.gross += usd;
}

} // namespace

void addCommittedWork(LineFigures& figures, const Line& line, const Inputs& inputs, const MonthSpan& span,
                      double usdPerGpuHour)
{
    const CommittedGpus& committed = line.committed.front();
    const MonthSpan term = inPlan(committed, *line.plan);
    const CommittedCapacity capacity = capacityOf(committed, inputs, line.plan->hoursPerMonth);
    const double capacityHours = capacity.hoursPerMonth * capacity.quantity * term.count();
    const auto coveredIn = [&](const MonthOfRuns& month) {
        const bool inside = month.month >= term.from && month.month < term.to;
        return inside ? month.billed.gpuHours() * month.runs * committed.share : 0;
    };
    double wanted = 0;
    forEachMonth(line, inputs, span, [&](const MonthOfRuns& month) { wanted += coveredIn(month); });
    // A GPU has only so many hours; what is beyond them is bought like the rest.
    const double served = wanted > capacityHours ? capacityHours / wanted : 1;
    forEachMonth(line, inputs, span, [&](const MonthOfRuns& month) {
        const double hours = month.billed.gpuHours() * month.runs;
        const double covered = coveredIn(month) * served;
        const double usd = covered * capacity.usdPerHour() + (hours - covered) * usdPerGpuHour;
        addRunRows(figures, month, hours > 0 ? usd / hours : 0);
        figures.grossByMonth[static_cast<std::size_t>(month.month)] += (hours - covered) * usdPerGpuHour;
    });
    addTerm(figures, capacity, committed, *line.plan);
    addUnused(figures, (capacityHours - wanted * served) * capacity.usdPerHour());
}

void addUnusedCommitments(LineFigures& figures, const Line& line, const Inputs& inputs)
{
    for (const CommittedGpus& committed : line.committed) {
        const CommittedCapacity capacity = capacityOf(committed, inputs, line.plan->hoursPerMonth);
        addTerm(figures, capacity, committed, *line.plan);
        addUnused(figures, capacity.usdPerMonth() * inPlan(committed, *line.plan).count());
    }
}

} // namespace core

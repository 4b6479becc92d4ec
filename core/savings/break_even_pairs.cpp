// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/bill.h"
#include "core/savings/break_even_parts.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

bool isHourly(const Line& line)
{
    return line.price && line.price->per != PriceUnit::Month && line.committed.empty()
           && line.deployment->purchase != Purchase::Serverless;
}

double row(const LineFigures& figures, CostRow r)
{
    return figures.rows[static_cast<std::size_t>(r)];
}

/// What the work itself costs: everything but storage, transfer and extras.
double workUsd(const LineFigures& figures)
{
    return figures.gross - row(figures, CostRow::Storage) - row(figures, CostRow::Transfer)
           - row(figures, CostRow::Extras);
}

/// USD for an hour of everything that works at once; of served work, of one replica.
double usdPerHour(const Line& line)
{
    const Deployment& d = *line.deployment;
    const bool serving = std::holds_alternative<LlmServing>(line.workload->work);
    return hourlyUsd(line, Inputs()) * (serving ? gpusPerReplica(d) : d.gpus * d.nodes);
}

BreakEven pairOf(BreakEvenKind kind, const Line& first, const Line& second)
{
    BreakEven b;
    b.kind = kind;
    b.workload = second.workload->id;
    b.scenario = second.scenario->id;
    b.options = {first.scenario->id, second.scenario->id};
    return b;
}

OptionCurve straight(const std::string& option, double last, double atZero, double perX)
{
    return {option, {{0, atZero}, {last, atZero + perX * last}}};
}

BreakEven serverless(const Line& pod, const Line& worker)
{
    BreakEven b = pairOf(BreakEvenKind::Serverless, pod, worker);
    const double podUsd = usdPerHour(pod);
    const double workerUsd = usdPerHour(worker);
    const double hours = worker.plan->hoursPerMonth;
    if (workerUsd > 0) {
        b.utilizationStar = podUsd / workerUsd;
        b.hoursStar = *b.utilizationStar * hours;
    }
    const auto month = runsOfMonth(worker, Inputs(), 0);
    const auto requests = requestsOf(worker.workload->work, Inputs(), hours / 24);
    const double usd = month ? month->billed.gpuHours() * hourlyUsd(worker, Inputs()) : 0;
    if (usd > 0 && requests.value_or(0) > 0)
        b.requestsPerHourStar = podUsd / (usd / *requests);
    b.curves = {straight(b.options[0], 1, podUsd * hours, 0),
                straight(b.options[1], 1, 0, workerUsd * hours)};
    if (b.utilizationStar.value_or(2) < 1)
        b.crossing = CurvePoint{*b.utilizationStar, podUsd * hours};
    else
        b.verdict = BreakEvenVerdict::SecondAlways;
    return b;
}

/// Hours that one machine works in the plan's months, in all and on average, and how many machines there are.
struct MachineUse
{
    double hours = 0;
    double machines = 1;
    int months = 1;
    [[nodiscard]] double hoursPerMonth() const { return hours / months; }
};

MachineUse useOf(const Line& owned)
{
    const Schedule& schedule = owned.workload->schedule;
    const MonthSpan span = spanOf(*owned.plan, owned.start, schedule.start, schedule.months);
    MachineUse use;
    use.months = std::max(1, span.count());
    use.machines = owned.deployment->nodes;
    double gpuHours = 0;
    forEachMonth(owned, Inputs(), span, [&](const MonthOfRuns& month) {
        gpuHours += (month.billed.gpuHours() - month.billed.idle) * month.runs;
        use.machines = std::max(use.machines, machinesOf(owned, month.run));
    });
    use.hours = gpuHours / owned.deployment->gpus / use.machines;
    return use;
}

/// Present values of a machine's life: bought today, run month by month, sold at the end; and of renting
/// instead, with the rent that its owner expects.
void addPresentValues(BreakEven& b, const OwnedMachine& machine, double running, double rent,
                      double rentChange, double yearlyRate)
{
    const int months = static_cast<int>(std::lround(machine.lifeMonths));
    std::vector<double> own(static_cast<std::size_t>(months) + 1, running);
    std::vector<double> rented(own.size(), 0);
    own.front() = machine.price;
    own.back() -= machine.price * machine.resaleShare;
    double now = rent;
    for (std::size_t m = 1; m < rented.size(); ++m) {
        rented[m] = now;
        now *= 1 + monthlyRate(rentChange);
    }
    b.presentValue = presentValueOf(own, monthlyRate(yearlyRate));
    b.presentValueOfFirst = presentValueOf(rented, monthlyRate(yearlyRate));
}

BreakEven buyOrRent(const Line& rented, const Line& owned)
{
    BreakEven b = pairOf(BreakEvenKind::BuyOrRent, rented, owned);
    b.axis = BreakEvenAxis::HoursPerMonth;
    const Owned& terms = *owned.deployment->owned;
    const OwnedMachine machine = machineOf(terms, Inputs());
    const double hours = owned.plan->hoursPerMonth;
    const MachineUse use = useOf(owned);
    const double rentAll = workUsd(figuresAt(rented, {})) / use.machines;
    const double rentUsd = use.hours > 0 ? rentAll / use.hours : 0;
    b.hoursStar = breakEvenHoursPerMonth(machine, rentUsd, hours);
    if (b.hoursStar)
        b.utilizationStar = *b.hoursStar / hours;
    const double active = std::min(hours, use.hoursPerMonth());
    const double running = machine.adminPerMonth() + machine.power(active, hours - active);
    const double rent = rentAll / use.months;
    const double change = terms.rentChangePerYear.likely;
    b.monthStar = paybackMonths(machine.price, rent, running);
    b.monthStarWithResale = paybackMonths(machine, rent, running, change, true);
    b.monthStarFallingRent = paybackMonths(machine, rent, running, change, false);
    addPresentValues(b, machine, running, rent, change, owned.plan->budget.discountRate);
    const double fixed = machine.depreciationPerMonth() + machine.fixedPerMonth(hours);
    b.curves = {straight(b.options[0], hours, 0, rentUsd),
                straight(b.options[1], hours, fixed, machine.marginalPerHour())};
    if (b.hoursStar && *b.hoursStar <= hours)
        b.crossing = CurvePoint{*b.hoursStar, rentUsd * *b.hoursStar};
    else
        b.verdict = BreakEvenVerdict::FirstAlways;
    return b;
}

/// Hours of a run; of served work, of all replicas together.
double runHours(const Line& line)
{
    const auto run = runOf(line, Inputs(), 1).run;
    if (!run)
        return 0;
    const bool serving = std::holds_alternative<LlmServing>(line.workload->work);
    const double replicas = serving ? run->gpus / gpusPerReplica(*line.deployment) : 1;
    return run->workHours * run->launches * replicas;
}

/// The dearer hour pays when it does at least as many times more.
BreakEven fasterGpu(const Line& slow, const Line& fast)
{
    BreakEven b = pairOf(BreakEvenKind::FasterGpu, slow, fast);
    b.axis = BreakEvenAxis::Speedup;
    const double ratio = usdPerHour(fast) / usdPerHour(slow);
    b.speedupStar = ratio;
    const double slowHours = runHours(slow);
    const double fastHours = runHours(fast);
    if (fastHours > 0)
        b.speedup = slowHours / fastHours;
    const double slowUsd = usdPerHour(slow) * slowHours;
    const double last = std::max(2 * ratio, 1.5 * b.speedup.value_or(1));
    b.curves = {straight(b.options[0], last, slowUsd, 0), {b.options[1], {}}};
    for (int i = 0; i <= 40; ++i) {
        const double speedup = 1 + (last - 1) * i / 40;
        b.curves[1].points.push_back({speedup, slowUsd * ratio / speedup});
    }
    b.curves[0].points.front().x = 1;
    b.crossing = CurvePoint{ratio, slowUsd};
    return b;
}

/// Scenarios often differ in what does not matter here; one answer is enough.
bool isKnown(const BreakEven& b, const std::vector<BreakEven>& found)
{
    return std::any_of(found.begin(), found.end(), [&](const BreakEven& known) {
        return known.kind == b.kind && known.workload == b.workload && known.speedupStar == b.speedupStar
               && known.speedup == b.speedup;
    });
}

void addFasterGpu(const Line& baseline, const Line& option, std::vector<BreakEven>& found)
{
    const double before = usdPerHour(baseline);
    const double after = usdPerHour(option);
    // People at their desks take the hours that they take.
    const bool timed = !std::holds_alternative<Interactive>(option.workload->work);
    if (!timed || baseline.gpu == option.gpu || before <= 0 || after <= 0 || before == after)
        return;
    const BreakEven b = before < after ? fasterGpu(baseline, option) : fasterGpu(option, baseline);
    if (!isKnown(b, found))
        found.push_back(b);
}

/// USD of transfer that only the option has: the workload's, and the scenario's where it has no other.
double movingUsd(const BreakEvenPlan& all, const Line& from, const Line& to)
{
    const auto transfer = [&](const Line& line) {
        double usd = row(figuresAt(line, {}), CostRow::Transfer);
        if (all.plan.workloads.size() == 1) {
            for (const std::vector<Line>& lines : all.scenarios) {
                if (lines.back().scenario == line.scenario)
                    usd += row(figuresAt(lines.back(), {}), CostRow::Transfer);
            }
        }
        return usd;
    };
    return transfer(to) - transfer(from);
}

BreakEven moveData(const Line& from, const Line& to, double moving)
{
    BreakEven b = pairOf(BreakEvenKind::MoveData, from, to);
    b.axis = BreakEvenAxis::GpuHours;
    const double before = hourlyUsd(from, Inputs());
    const double after = hourlyUsd(to, Inputs());
    double last = 2 * figuresAt(to, {}).gpuHours;
    if (before > after) {
        b.hoursStar = moving / (before - after);
        b.crossing = CurvePoint{*b.hoursStar, before * *b.hoursStar};
        last = std::max(last, 2 * *b.hoursStar);
    } else {
        b.verdict = BreakEvenVerdict::FirstAlways;
    }
    b.curves = {straight(b.options[0], last, 0, before), straight(b.options[1], last, moving, after)};
    return b;
}

} // namespace

void addPairBreakEvens(const BreakEvenPlan& all, const Line& baseline, const Line& option,
                       std::vector<BreakEven>& found)
{
    if (!baseline.feasible || !option.feasible || !baseline.priced() || !option.priced())
        return;
    const auto isServerless = [](const Line& l) { return l.deployment->purchase == Purchase::Serverless; };
    if (isHourly(baseline) && isServerless(option))
        found.push_back(serverless(baseline, option));
    if (isServerless(baseline) && isHourly(option))
        found.push_back(serverless(option, baseline));
    if (!baseline.owned() && option.owned())
        found.push_back(buyOrRent(baseline, option));
    if (baseline.owned() && !option.owned())
        found.push_back(buyOrRent(option, baseline));
    if (!isHourly(baseline) || !isHourly(option))
        return;
    addFasterGpu(baseline, option, found);
    if (const double moving = movingUsd(all, baseline, option); moving > 0)
        found.push_back(moveData(baseline, option, moving));
}

} // namespace core

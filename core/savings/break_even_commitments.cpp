// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/bill.h"
#include "core/evaluate/commitments.h"
#include "core/evaluate/pricing.h"
#include "core/finance/billing.h"
#include "core/savings/break_even_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

constexpr int kMostGpus = 4096;
constexpr double kHighestRate = 0.3;

/// A commitment that could serve lines of one scenario.
struct Proposal
{
    std::string id;
    std::string gpu;
    std::string scenario;
    CommittedCapacity capacity;
    int from = 0; ///< month of the plan
    std::vector<const Line*> lines;
};

bool concerns(const Proposal& proposal, std::string_view workload)
{
    return workload.empty()
           || std::any_of(proposal.lines.begin(), proposal.lines.end(),
                          [&](const Line* line) { return line->workload->id == workload; });
}

bool isHourly(const Line& line)
{
    return line.workload && line.feasible && line.price && line.price->per != PriceUnit::Month;
}

/// The work that runs on the commitment; when none does yet, all that could.
std::vector<const Line*> linesFor(const Commitment& commitment, const std::vector<Line>& lines)
{
    std::vector<const Line*> on;
    std::vector<const Line*> could;
    for (const Line& line : lines) {
        if (!isHourly(line) || line.deployment->gpu != commitment.gpu)
            continue;
        could.push_back(&line);
        if (line.deployment->commitment == commitment.id)
            on.push_back(&line);
    }
    return on.empty() ? could : on;
}

/// The commitments that a scenario states.
void addStated(const BreakEvenPlan& all, std::size_t s, std::vector<Proposal>& proposals)
{
    const std::vector<Line>& lines = all.scenarios[s];
    for (const Commitment& commitment : all.plan.scenarios[s]->commitments) {
        CommittedGpus slots;
        slots.terms = commitment;
        slots.gpus = commitment.quantity;
        const auto start = parseMonth(commitment.start);
        Proposal proposal{commitment.id, commitment.gpu, all.plan.scenarios[s]->id, {}, 0, {}};
        proposal.from = start ? monthsBetween(lines.back().start, *start) : 0;
        proposal.capacity = capacityOf(slots, Inputs(), all.plan.hoursPerMonth);
        proposal.lines = linesFor(commitment, lines);
        const auto same = [&](const Proposal& known) {
            return known.id == proposal.id && known.capacity == proposal.capacity;
        };
        if (std::none_of(proposals.begin(), proposals.end(), same))
            proposals.push_back(std::move(proposal));
    }
}

/// What the catalog's reserved offers would be to lines that buy the same GPU on demand from the same
/// provider.
void addOffered(const BreakEvenPlan& all, std::size_t s, std::vector<Proposal>& proposals)
{
    constexpr std::array<std::pair<const char*, int>, 2> kTerms{{{"1y", 12}, {"3y", 36}}};
    const Inputs likely;
    for (const Line& line : all.scenarios[s]) {
        const bool asked = isHourly(line) && line.deployment->purchase == Purchase::OnDemand
                           && line.deployment->commitment.empty() && !line.providerId.empty();
        for (const auto& [tier, months] : kTerms) {
            const Deployment* d = line.deployment;
            const Offer* offer =
                asked ? all.catalog.findOffer(d->gpu, line.providerId, Purchase::Reserved, d->region, tier)
                      : nullptr;
            const auto usd = offer ? likelyUsdPerGpuHour(offer->price) : std::nullopt;
            const double onDemand = usd ? hourlyUsd(line, likely) : 0;
            if (!usd || *usd >= onDemand)
                continue;
            const auto run = runOf(line, likely, 1).run;
            const int gpus = run ? static_cast<int>(std::min<double>(kMostGpus, gpusAtOnce(line, *run))) : 0;
            const auto known = std::find_if(proposals.begin(), proposals.end(),
                                            [&](const Proposal& p) { return p.id == offer->id; });
            if (known == proposals.end()) {
                CommittedCapacity capacity{
                    onDemand, 1 - *usd / onDemand, gpus, months, all.plan.hoursPerMonth, 0, PaidAt::MonthEnd};
                proposals.push_back({offer->id, d->gpu, line.scenario->id, capacity, 0, {&line}});
            } else if (known->scenario == line.scenario->id) {
                known->lines.push_back(&line);
                known->capacity.quantity += gpus;
            }
        }
    }
}

/// The GPUs' use over the whole term: what the plan says of its months goes on.
std::vector<GpuUse> useOver(const Proposal& proposal, const Plan& plan)
{
    const int to = proposal.from + proposal.capacity.termMonths;
    const int inside = std::clamp(to, 0, plan.months) - std::clamp(proposal.from, 0, plan.months);
    std::vector<GpuUse> gpus;
    for (const Line* line : proposal.lines) {
        const double usd = hourlyUsd(*line, Inputs());
        for (const LineGpus& group : useOfGpus(*line, proposal.from, to)) {
            const double hours = group.hours * proposal.capacity.termMonths / std::max(1, inside);
            for (int i = 0; i < group.gpus && gpus.size() < kMostGpus; ++i)
                gpus.push_back({hours, usd});
        }
    }
    std::stable_sort(gpus.begin(), gpus.end(),
                     [](const GpuUse& a, const GpuUse& b) { return a.hours > b.hours; });
    return gpus;
}

/// What an hour costs on demand, on average over the hours that the commitment would cover.
double onDemandUsd(const Proposal& proposal, const std::vector<GpuUse>& gpus)
{
    double hours = 0;
    double usd = 0;
    for (const GpuUse& gpu : gpus) {
        hours += gpu.hours;
        usd += gpu.hours * gpu.onDemandUsd;
    }
    return hours > 0 ? usd / hours : proposal.capacity.listUsd;
}

double coveredHoursPerMonth(const CommittedCapacity& capacity, const std::vector<GpuUse>& gpus)
{
    const double most = capacity.hoursPerMonth * capacity.termMonths;
    double hours = 0;
    for (std::size_t i = 0; i < gpus.size() && i < static_cast<std::size_t>(capacity.quantity); ++i)
        hours += std::min(most, gpus[i].hours);
    return hours / capacity.termMonths;
}

std::optional<double> tieWithOthers(const Proposal& own, const std::vector<Proposal>& all)
{
    for (const Proposal& other : all) {
        const bool comparable = &other != &own && other.gpu == own.gpu
                                && other.capacity.quantity == own.capacity.quantity
                                && other.capacity.termMonths == own.capacity.termMonths;
        if (const auto rate = comparable ? tieDiscountRate(own.capacity, other.capacity) : std::nullopt)
            return rate;
    }
    return std::nullopt;
}

BreakEven reserved(const Proposal& proposal, const std::vector<Proposal>& proposals, const Plan& plan)
{
    const CommittedCapacity& capacity = proposal.capacity;
    const std::vector<GpuUse> gpus = useOver(proposal, plan);
    const double usd = onDemandUsd(proposal, gpus);
    BreakEven b;
    b.kind = BreakEvenKind::Reserved;
    b.scenario = proposal.scenario;
    b.workload = proposal.lines.size() == 1 ? proposal.lines.front()->workload->id : std::string();
    b.options = {"on-demand", proposal.id};
    const double star = breakEvenUtilization(capacity, usd);
    if (std::isfinite(star)) {
        b.utilizationStar = star;
        b.hoursStar = star * capacity.hoursPerMonth;
    }
    b.verdict = star > 1 ? BreakEvenVerdict::FirstAlways : BreakEvenVerdict::Crosses;
    if (star <= 1) {
        b.monthStar = star * capacity.termMonths;
        b.crossing = CurvePoint{star, capacity.total()};
    }
    b.monthlyPayment = capacity.monthlyPayment();
    b.presentValue = presentValueOf(capacity, plan.budget.discountRate);
    b.tieDiscountRate = tieWithOthers(proposal, proposals);
    b.regretByStopMonth = regretByStopMonth(capacity, usd, coveredHoursPerMonth(capacity, gpus));
    const int most = std::min(kMostGpus, std::max(capacity.quantity, static_cast<int>(gpus.size())));
    b.costByQuantity = costByQuantity(capacity, gpus, most);
    b.bestQuantity = static_cast<int>(std::min_element(b.costByQuantity.begin(), b.costByQuantity.end())
                                      - b.costByQuantity.begin());
    const double full = usd * capacity.hoursPerMonth * capacity.termMonths * capacity.quantity;
    b.curves = {{b.options[0], {{0, 0}, {1, full}}},
                {b.options[1], {{0, capacity.total()}, {1, capacity.total()}}}};
    return b;
}

/// Two ways to pay for the same capacity, by the discount rate.
BreakEven upfront(const Proposal& first, const Proposal& second, const Plan& plan)
{
    BreakEven b;
    b.kind = BreakEvenKind::Upfront;
    b.scenario = second.scenario;
    b.options = {first.id, second.id};
    b.axis = BreakEvenAxis::DiscountRate;
    b.monthlyPayment = second.capacity.monthlyPayment();
    b.presentValueOfFirst = presentValueOf(first.capacity, plan.budget.discountRate);
    b.presentValue = presentValueOf(second.capacity, plan.budget.discountRate);
    b.tieDiscountRate = tieDiscountRate(first.capacity, second.capacity);
    if (b.tieDiscountRate)
        b.crossing = CurvePoint{*b.tieDiscountRate, presentValueOf(first.capacity, *b.tieDiscountRate)};
    else
        b.verdict = *b.presentValueOfFirst <= *b.presentValue ? BreakEvenVerdict::FirstAlways
                                                              : BreakEvenVerdict::SecondAlways;
    const double last = std::max(kHighestRate, 1.5 * b.tieDiscountRate.value_or(0));
    for (const Proposal* proposal : {&first, &second}) {
        OptionCurve curve{proposal->id, {}};
        for (int i = 0; i <= 30; ++i) {
            const double rate = last * i / 30;
            curve.points.push_back({rate, presentValueOf(proposal->capacity, rate)});
        }
        b.curves.push_back(std::move(curve));
    }
    return b;
}

} // namespace

void addCommitmentBreakEvens(const BreakEvenPlan& all, std::vector<BreakEven>& found)
{
    std::vector<Proposal> proposals;
    for (std::size_t s = 0; s < all.scenarios.size(); ++s)
        addStated(all, s, proposals);
    const std::size_t stated = proposals.size();
    for (std::size_t s = 0; s < all.scenarios.size(); ++s)
        addOffered(all, s, proposals);
    for (const Proposal& proposal : proposals) {
        if (concerns(proposal, all.workload))
            found.push_back(reserved(proposal, proposals, all.plan));
    }
    for (std::size_t i = 0; i < stated; ++i) {
        for (std::size_t k = i + 1; k < stated; ++k) {
            const CommittedCapacity& a = proposals[i].capacity;
            const CommittedCapacity& b = proposals[k].capacity;
            const bool comparable = proposals[i].gpu == proposals[k].gpu && a.quantity == b.quantity
                                    && a.termMonths == b.termMonths
                                    && (a.upfrontShare != b.upfrontShare || a.paid != b.paid);
            if (comparable && concerns(proposals[i], all.workload) && concerns(proposals[k], all.workload))
                found.push_back(upfront(proposals[i], proposals[k], all.plan));
        }
    }
}

} // namespace core

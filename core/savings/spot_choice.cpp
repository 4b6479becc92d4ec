// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/savings/spot_choice.h"

#include "core/evaluate/run.h"
#include "core/evaluate/scenario_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

namespace core {

namespace {

constexpr std::array kMinutes{1.0,  2.0,  5.0,  10.0, 15.0, 20.0,  25.0,  30.0,  40.0,  45.0,  50.0,  60.0,
                              75.0, 80.0, 90.0, 100., 120., 150.0, 180.0, 200.0, 240.0, 300.0, 360.0, 480.0};

/// One workload of one scenario, priced with its deployment changed.
class Trial
{
public:
    Trial(const Plan& plan, const Catalog& catalog, std::size_t scenario, std::string_view workload)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_scenario(scenario)
        , m_workload(workload)
    {
    }
    /// Infinite where it cannot be priced or would hardly ever finish.
    [[nodiscard]] double cost(const std::function<void(Deployment&)>& change) const
    {
        Plan trial = m_plan;
        auto& deployments = trial.scenarios[m_scenario].edit().deployments;
        const auto found = deployments.find(m_workload);
        if (found == deployments.end())
            return std::numeric_limits<double>::infinity();
        change(found->second.edit());
        for (const Line& line : linesOf(trial, m_catalog, m_scenario)) {
            if (line.workload && line.workload->id == m_workload && line.feasible)
                return figuresAt(line, {}).gross;
        }
        return std::numeric_limits<double>::infinity();
    }
    [[nodiscard]] double costAt(double mtbfHours) const
    {
        return cost([&](Deployment& d) { d.interruption->mtbfHours = mtbfHours; });
    }

private:
    const Plan& m_plan;
    const Catalog& m_catalog;
    std::size_t m_scenario;
    std::string m_workload;
};

void buyOnDemand(Deployment& d, const std::optional<Price>& price)
{
    d.purchase = Purchase::OnDemand;
    d.price = price;
    d.offer.clear();
    d.tier.clear();
    d.commitment.clear();
    d.interruption.reset();
    d.fallback.reset();
}

/// What the same work costs where nothing interrupts it.
double uninterruptedCost(const Plan& plan, const Catalog& catalog, std::size_t scenario,
                         std::string_view workload, const Trial& trial)
{
    const std::string id(workload);
    const Scenario* baseline = baselineOf(plan);
    for (std::size_t b = 0; b < plan.scenarios.size(); ++b) {
        if (&*plan.scenarios[b] != baseline || b == scenario)
            continue;
        const auto found = baseline->deployments.find(id);
        if (found != baseline->deployments.end() && !found->second->interruption)
            return Trial(plan, catalog, b, workload).cost([](Deployment&) {});
    }
    const Deployment& own = *plan.scenarios[scenario]->deployments.at(id);
    const bool priced = own.fallback && own.fallback->price;
    return trial.cost(
        [&](Deployment& d) { buyOnDemand(d, priced ? own.fallback->price : std::optional<Price>()); });
}

/// The MTBF at which `cost` falls to `target`, on a logarithmic scale from a second to a million hours.
std::optional<double> tieOf(const Trial& trial, double target)
{
    double low = std::log(1.0 / 3600);
    double high = std::log(1e6);
    if (!std::isfinite(target) || trial.costAt(std::exp(high)) >= target
        || trial.costAt(std::exp(low)) <= target)
        return std::nullopt;
    for (int step = 0; step < 48; ++step) {
        const double middle = (low + high) / 2;
        (trial.costAt(std::exp(middle)) > target ? low : high) = middle;
    }
    return std::exp((low + high) / 2);
}

std::vector<double> intervalsWith(double used)
{
    std::vector<double> minutes(kMinutes.begin(), kMinutes.end());
    const auto known = [&](double m) { return std::abs(m - used) < 1e-9; };
    if (used > 0 && std::none_of(minutes.begin(), minutes.end(), known))
        minutes.push_back(used);
    std::sort(minutes.begin(), minutes.end());
    return minutes;
}

/// The interval that the work uses now; 0 = none.
double usedMinutes(const Plan& plan, const Catalog& catalog, std::size_t scenario,
                   const std::string& workload)
{
    const Workload* found = findWorkload(plan, workload);
    const Line line = prepareLine(plan, catalog, scenario, *found);
    if (!line.deployment || !line.priced())
        return 0;
    const auto run = runOf(line, Inputs(line.inputs, {}), 1).run;
    return run && run->spot ? run->spot->usedMinutes : 0;
}

} // namespace

SpotChoice spotChoice(const Plan& plan, const Catalog& catalog, std::size_t scenario,
                      std::string_view workload)
{
    const std::string id(workload);
    const auto& deployments = plan.scenarios[scenario]->deployments;
    const auto found = deployments.find(id);
    if (found == deployments.end() || !found->second->interruption || !findWorkload(plan, workload))
        return {};
    const Trial trial(plan, catalog, scenario, workload);
    SpotChoice choice;
    for (const double minutes : intervalsWith(usedMinutes(plan, catalog, scenario, id))) {
        const double usd = trial.cost([&](Deployment& d) {
            d.interruption->policy = CheckpointPolicy::Every;
            d.interruption->checkpointMinutes = minutes;
        });
        choice.curve.push_back({minutes, std::isfinite(usd) ? std::optional(usd) : std::nullopt});
    }
    choice.tieMtbfHours = tieOf(trial, uninterruptedCost(plan, catalog, scenario, workload, trial));
    return choice;
}

} // namespace core

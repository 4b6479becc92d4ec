// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/savings/compare.h"

#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace core {

namespace {

constexpr const char* kExtras = "extras";
constexpr std::size_t kMostLevers = 12; // 4,096 combinations

/// Which pillar a single field belongs to (PRODUCT, "The four pillars as levers").
int pillarOf(std::string_view field)
{
    constexpr std::array<std::string_view, 3> gpu{"gpu", "gpus", "nodes"};
    constexpr std::array<std::string_view, 14> provider{
        "provider",   "region",     "purchase", "tier",     "offer",     "price",         "interruption",
        "commitment", "serverless", "owned",    "fallback", "autoscale", "setup_minutes", "support_share"};
    constexpr std::array<std::string_view, 3> control{"idle", "storage", "transfer"};
    const auto in = [&](const auto& list) {
        return std::find(list.begin(), list.end(), field) != list.end();
    };
    if (in(gpu))
        return 1;
    if (in(provider))
        return 2;
    return in(control) ? 4 : 3;
}

/// A field of one workload's deployment, or (with `work`) of the work itself, that differs from the baseline.
struct Difference
{
    std::string workload;
    std::string field;
    bool work = false;
    [[nodiscard]] std::string path() const { return workload + "." + field; }
};

std::vector<Difference> differences(const Scenario& baseline, const Scenario& scenario)
{
    std::vector<Difference> all;
    for (const auto& [workload, deployment] : scenario.deployments) {
        const auto same = baseline.deployments.find(workload);
        if (same == baseline.deployments.end() || same->second == deployment)
            continue;
        for (const std::string& field : differingFields(*same->second, *deployment))
            all.push_back({workload, field, false});
    }
    const auto addOverrides = [&](const Scenario& from, const Scenario& other) {
        for (const auto& [workload, change] : from.workOverrides) {
            const auto same = other.workOverrides.find(workload);
            for (const auto& [field, text] : change) {
                const Difference d{workload, field, true};
                const bool equal = same != other.workOverrides.end() && same->second.contains(field)
                                   && same->second.at(field) == text;
                const bool known = std::any_of(all.begin(), all.end(), [&](const Difference& a) {
                    return a.work && a.path() == d.path();
                });
                if (!equal && !known)
                    all.push_back(d);
            }
        }
    };
    addOverrides(scenario, baseline);
    addOverrides(baseline, scenario);
    return all;
}

struct Move
{
    LeverResult lever;
    std::vector<Difference> changes;
    std::string commitment; ///< whose terms it brings or takes away
};

const Commitment* findCommitment(const Scenario& scenario, const std::string& id)
{
    const auto found = std::find_if(scenario.commitments.begin(), scenario.commitments.end(),
                                    [&](const Commitment& c) { return c.id == id; });
    return found == scenario.commitments.end() ? nullptr : &*found;
}

/// Commitments that only one of the scenarios has, or with other terms.
std::vector<std::string> changedCommitments(const Scenario& baseline, const Scenario& scenario)
{
    std::vector<std::string> ids;
    for (const Commitment& c : scenario.commitments) {
        const Commitment* same = findCommitment(baseline, c.id);
        if (!same || !(*same == c))
            ids.push_back(c.id);
    }
    for (const Commitment& c : baseline.commitments) {
        if (!findCommitment(scenario, c.id))
            ids.push_back(c.id);
    }
    return ids;
}

/// A workload that one of the scenarios runs on the commitment.
bool runsOn(const Scenario& scenario, const std::string& workload, const std::string& commitment)
{
    const auto found = scenario.deployments.find(workload);
    return found != scenario.deployments.end() && found->second->commitment == commitment;
}

/// An offer is of one GPU at one place under one purchase model: half of it is nothing that anybody could
/// rent.
constexpr std::array<std::string_view, 6> kFieldsOfAnOffer{"gpu",      "offer", "provider",
                                                           "purchase", "tier",  "region"};

bool changesWithOffer(const Difference& d, const std::string& workload)
{
    return !d.work && d.workload == workload
           && std::find(kFieldsOfAnOffer.begin(), kFieldsOfAnOffer.end(), d.field) != kFieldsOfAnOffer.end();
}

/// Takes out of `open`, as one move for each workload on another offer, what changes with the offer.
std::vector<Move> offerMoves(std::vector<Difference>& open)
{
    std::vector<std::string> workloads;
    for (const Difference& d : open) {
        if (!d.work && d.field == "offer")
            workloads.push_back(d.workload);
    }
    std::vector<Move> moves;
    for (const std::string& workload : workloads) {
        const auto together = [&](const Difference& d) { return changesWithOffer(d, workload); };
        Move move;
        std::copy_if(open.begin(), open.end(), std::back_inserter(move.changes), together);
        open.erase(std::remove_if(open.begin(), open.end(), together), open.end());
        const auto isGpu = [](const Difference& d) { return d.field == "gpu"; };
        const bool otherGpu = std::any_of(move.changes.begin(), move.changes.end(), isGpu);
        move.lever.id = workload + (otherGpu ? ".gpu" : ".offer");
        move.lever.pillar = otherGpu ? 1 : 2;
        for (const Difference& d : move.changes)
            move.lever.paths.push_back(d.path());
        moves.push_back(std::move(move));
    }
    return moves;
}

/// Takes out of `open`, as one move for each commitment, that workloads move onto it or off it. Groups of the
/// plan's own that do so bring it along.
std::vector<Move> commitmentMoves(const Scenario& baseline, const Scenario& scenario,
                                  std::vector<Difference>& open, const std::vector<Move>& named)
{
    std::vector<Move> moves;
    for (const std::string& id : changedCommitments(baseline, scenario)) {
        const auto priceless = [&](const Scenario& s, const std::string& workload) {
            const auto found = s.deployments.find(workload);
            return found != s.deployments.end() && !found->second->price;
        };
        const auto uses = [&](const Difference& d) {
            // Without a price of its own, work above the commitment costs the commitment's list price.
            const bool price =
                d.field == "price" && (priceless(baseline, d.workload) || priceless(scenario, d.workload));
            const bool changes = !d.work && (d.field == "commitment" || d.field == "purchase" || price);
            return changes && (runsOn(baseline, d.workload, id) || runsOn(scenario, d.workload, id));
        };
        const auto brings = [&](const Move& move) {
            return std::any_of(move.changes.begin(), move.changes.end(),
                               [&](const Difference& d) { return d.field == "commitment" && uses(d); });
        };
        Move move;
        std::copy_if(open.begin(), open.end(), std::back_inserter(move.changes), uses);
        if (move.changes.empty() && std::any_of(named.begin(), named.end(), brings))
            continue;
        open.erase(std::remove_if(open.begin(), open.end(), uses), open.end());
        move.commitment = id;
        move.lever.id = "commitment." + id;
        move.lever.pillar = 2;
        for (const Difference& d : move.changes)
            move.lever.paths.push_back(d.path());
        moves.push_back(std::move(move));
    }
    return moves;
}

/// The plan's own groups first, then each workload's other offer, then each remaining difference by itself.
/// Storage and transfer that a scenario shares are one more lever.
std::vector<Move> movesOf(const Plan& plan, const Scenario& baseline, const Scenario& scenario)
{
    std::vector<Difference> open = differences(baseline, scenario);
    std::vector<Move> moves;
    for (const Lever& lever : scenario.levers) {
        Move move{{lever.id, lever.name, lever.pillar, lever.paths, 0, 0, 0}, {}, {}};
        const auto grouped = [&](const Difference& d) {
            return std::find(lever.paths.begin(), lever.paths.end(), d.path()) != lever.paths.end();
        };
        std::copy_if(open.begin(), open.end(), std::back_inserter(move.changes), grouped);
        open.erase(std::remove_if(open.begin(), open.end(), grouped), open.end());
        moves.push_back(std::move(move));
    }
    std::vector<Move> committed = commitmentMoves(baseline, scenario, open, moves);
    std::move(committed.begin(), committed.end(), std::back_inserter(moves));
    for (Move& move : offerMoves(open))
        moves.push_back(std::move(move));
    for (const Difference& d : open) {
        const int pillar = d.work ? 3 : pillarOf(d.field);
        moves.push_back({{d.path(), {}, pillar, {d.path()}, 0, 0, 0}, {d}, {}});
    }
    if (baseline.storage != scenario.storage || baseline.transfer != scenario.transfer)
        moves.push_back({{"shared.storage", {}, 4, {"storage", "transfer"}, 0, 0, 0}, {}, {}});
    // What a plan pays in one of the two scenarios only.
    const auto ofOne = [&](const Extra& e) { return e.scenario == baseline.id || e.scenario == scenario.id; };
    if (std::any_of(plan.extras.begin(), plan.extras.end(), ofOne))
        moves.push_back({{kExtras, {}, 4, {"extras"}, 0, 0, 0}, {}, {}});
    return moves;
}

void takeCommitment(Scenario& target, const Scenario& from, const std::string& id)
{
    auto& all = target.commitments;
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Commitment& c) { return c.id == id; }),
              all.end());
    if (const Commitment* terms = findCommitment(from, id))
        all.push_back(*terms);
}

/// A commitment comes with the first workload that runs on it, and goes with the last.
void followCommitment(Scenario& target, const Scenario& from, const std::string& workload,
                      const std::string& before)
{
    const std::string& now = target.deployments.at(workload)->commitment;
    if (!now.empty())
        takeCommitment(target, from, now);
    const auto used = [&](const auto& entry) { return entry.second->commitment == before; };
    if (!before.empty() && !findCommitment(from, before)
        && std::none_of(target.deployments.begin(), target.deployments.end(), used))
        takeCommitment(target, from, before);
}

void apply(Scenario& target, const Scenario& from, const Move& move)
{
    if (move.lever.id == kExtras)
        target.id = from.id; // extras follow the scenario's name
    if (!move.commitment.empty())
        takeCommitment(target, from, move.commitment);
    if (move.changes.empty() && move.lever.id == "shared.storage") {
        target.storage = from.storage;
        target.transfer = from.transfer;
    }
    for (const Difference& d : move.changes) {
        if (!d.work) {
            auto& deployment = target.deployments.at(d.workload);
            const std::string before = deployment->commitment;
            deployment = withFieldFrom(*deployment, *from.deployments.at(d.workload), d.field);
            if (d.field == "commitment")
                followCommitment(target, from, d.workload, before);
            continue;
        }
        const auto change = from.workOverrides.find(d.workload);
        if (change != from.workOverrides.end() && change->second.contains(d.field))
            target.workOverrides[d.workload][d.field] = change->second.at(d.field);
        else
            target.workOverrides[d.workload].erase(d.field);
    }
}

/// Likely cost of the baseline with each subset of the moves applied, by bit mask; a negative number where
/// that combination cannot run.
std::vector<double> costsOfSubsets(const Plan& plan, const Catalog& catalog, const Scenario& baseline,
                                   const Scenario& scenario, const std::vector<Move>& moves)
{
    const std::size_t subsets = std::size_t{1} << moves.size();
    Plan trial = plan;
    trial.scenarios.clear();
    for (std::size_t mask = 0; mask < subsets; ++mask) {
        Scenario s = baseline;
        s.baseline = false;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (mask >> i & 1)
                apply(s, scenario, moves[i]);
        }
        trial.scenarios.emplace_back(std::move(s));
    }
    std::vector<double> costs;
    costs.reserve(subsets);
    for (const std::optional<double>& cost : likelyCosts(trial, catalog))
        costs.push_back(cost.value_or(-1));
    return costs;
}

/// What a combination saves. One that cannot run saves nothing: nobody would run it (FORMULAS §6: feasibility
/// belongs inside the value function).
std::vector<double> savingsOf(const std::vector<double>& costs)
{
    std::vector<double> savings;
    savings.reserve(costs.size());
    for (const double cost : costs)
        savings.push_back(cost < 0 ? 0 : costs.front() - cost);
    return savings;
}

/// |S|! (n − |S| − 1)! / n! for each size of S.
std::vector<double> shapleyWeights(std::size_t n)
{
    std::vector<double> weights(n);
    double choose = 1; // C(n − 1, k)
    for (std::size_t k = 0; k < n; ++k) {
        weights[k] = 1 / (choose * static_cast<double>(n));
        choose = choose * static_cast<double>(n - 1 - k) / static_cast<double>(k + 1);
    }
    return weights;
}

} // namespace

std::vector<LeverResult> leversOf(const Plan& plan, std::string_view id)
{
    std::vector<LeverResult> levers;
    const Scenario* baseline = baselineOf(plan);
    const Scenario* scenario = findScenario(plan, id);
    if (!baseline || !scenario || baseline == scenario)
        return levers;
    for (const Move& move : movesOf(plan, *baseline, *scenario))
        levers.push_back(move.lever);
    return levers;
}

LeverResults attributeLevers(const Plan& plan, const Catalog& catalog, std::string_view id)
{
    LeverResults results;
    const Scenario* baseline = baselineOf(plan);
    const Scenario* scenario = findScenario(plan, id);
    if (!baseline || !scenario || baseline == scenario)
        return results;
    const std::vector<Move> moves = movesOf(plan, *baseline, *scenario);
    results.tooMany = moves.size() > kMostLevers;
    if (results.tooMany || moves.empty())
        return results;
    const std::vector<double> costs = costsOfSubsets(plan, catalog, *baseline, *scenario, moves);
    if (costs.front() < 0 || costs.back() < 0)
        return results;
    const std::vector<double> savings = savingsOf(costs);
    const std::vector<double> weights = shapleyWeights(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::size_t bit = std::size_t{1} << i;
        LeverResult lever = moves[i].lever;
        for (std::size_t mask = 0; mask < savings.size(); ++mask) {
            if (!(mask & bit))
                lever.saving += weights[static_cast<std::size_t>(__builtin_popcountll(mask))]
                                * (savings[mask | bit] - savings[mask]);
        }
        lever.alone = savings[bit];
        lever.last = savings.back() - savings[savings.size() - 1 - bit];
        results.levers.push_back(std::move(lever));
    }
    return results;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/evaluate/inputs.h"
#include "core/evaluate/result.h"
#include "core/evaluate/speed.h"
#include "core/plan/month.h"
#include "core/plan/plan.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Committed GPUs that a line's work runs on, one for one; on the shared line those that serve nobody. They
/// are paid through their term whether they work or not.
struct CommittedGpus
{
    Commitment terms; ///< its ranges named, so that every line reads the same quantities
    int gpus = 0;     ///< how many of its slots
    double share = 0; ///< of the line's GPU-hours inside the term that these GPUs do
    int from = 0;     ///< month of the plan in which it starts; may lie before the plan
    [[nodiscard]] int to() const { return from + terms.termMonths; }
};

/// One workload on its deployment in one scenario with everything looked up, or (without a workload) what a
/// scenario's workloads share: storage, transfer, extras. A line's cost is a plain function of its inputs at
/// chosen ends, which is what limits, savings and simulations are made of.
struct Line
{
    const Plan* plan = nullptr;
    const Scenario* scenario = nullptr;
    const Catalog* catalog = nullptr;
    const Workload* workload = nullptr; ///< with the scenario's overrides; null for the shared line
    const Deployment* deployment = nullptr;
    const Gpu* gpu = nullptr;
    const ModelShape* model = nullptr;
    std::string providerId;                     ///< the deployment's or its offer's; empty = none
    const Provider* provider = nullptr;         ///< its row; null: no billing rules
    std::string path;                           ///< "scenarios[0].deployments.serve"
    std::shared_ptr<const Workload> overridden; ///< keeps `workload` alive where the scenario changes it
    std::optional<Price> price;                 ///< in USD
    std::optional<Price> fallbackPrice;         ///< in USD
    std::vector<CommittedGpus> committed;
    Uncertain relativeSpeed = 1;            ///< of the GPU against the work's reference GPU
    SpeedModel speed;                       ///< by the fitted laws
    Uncertain slowness = 1;                 ///< real time ÷ the law's: how far the law may be off
    const Correction* correction = nullptr; ///< of the user's own measurements; in `slowness`
    Month start;
    bool feasible = true;
    std::vector<Issue> issues;
    std::vector<LineInput> inputs; ///< the uncertain ones, noted once the line stands where it stays

    /// A line that can be billed: by an hourly or monthly price, or as a machine of one's own.
    [[nodiscard]] bool priced() const { return price || owned(); }
    [[nodiscard]] bool owned() const
    {
        return deployment && deployment->purchase == Purchase::Owned && deployment->owned;
    }

    void say(Severity severity, std::string id, const std::string& field,
             std::vector<std::pair<std::string, std::string>> arguments = {});
    /// The same, and it cannot be priced without.
    void block(std::string id, const std::string& field,
               std::vector<std::pair<std::string, std::string>> arguments = {});
};

/// What a line costs with its inputs at chosen ends. USD and hours over the whole plan.
struct LineFigures
{
    std::array<double, kCostRows> rows{};
    std::vector<double> grossByMonth; ///< when the cost arises
    /// What is paid in a month beyond its gross: up front before the cost arises, less when it does. Empty:
    /// everything is paid in the month in which it arises.
    std::vector<double> paidAheadByMonth;
    double gross = 0;
    double gpuHours = 0;  ///< billed
    double wallHours = 0; ///< one run
    double units = 0;     ///< of work done (tokens, images, …); 0 = not counted
};

/// Whose rules an entry of storage or transfer follows: the provider it names, else the line's; null = none.
[[nodiscard]] inline const Provider* billedBy(const Line& line, const std::string& provider)
{
    return provider.empty() ? line.provider : line.catalog->provider(provider);
}

/// Looks everything up; what is missing becomes an issue and, where nothing can be priced without it, makes
/// the line infeasible. The line must then stay where it is: note its inputs with `noteInputs`.
[[nodiscard]] Line prepareLine(const Plan& plan, const Catalog& catalog, std::size_t scenario,
                               const Workload& workload);
/// The scenario's shared storage, transfer and extras.
[[nodiscard]] Line prepareSharedLine(const Plan& plan, const Catalog& catalog, std::size_t scenario);
void noteInputs(Line& line, VariableTable& table);

/// The line's cost and hours into `figures`, whose memory is used again. An infeasible line costs nothing.
void computeFigures(const Line& line, const Inputs& inputs, LineFigures& figures);
[[nodiscard]] LineFigures figuresOf(const Line& line, const Inputs& inputs);
[[nodiscard]] inline LineFigures figuresAt(const Line& line, const Ends& ends)
{
    return figuresOf(line, Inputs(line.inputs, ends));
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/derivation.h"
#include "core/base/issue.h"
#include "core/base/names.h"
#include "core/base/range.h"
#include "core/estimate/llm_serving.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// The rows that a scenario's cost is made of; their sum is its cost. Credits is negative.
enum class CostRow {
    Compute,
    Idle,
    Setup,
    Interruptions,
    ColdStarts,
    CommitmentUnused,
    Storage,
    Transfer,
    Power,
    Depreciation,
    Admin,
    Extras,
    Credits,
    Contingency,
    Tax
};
template<>
inline constexpr auto
    kNames<CostRow> = std::to_array<Named<CostRow>>({{CostRow::Compute, "compute"},
                                                     {CostRow::Idle, "idle"},
                                                     {CostRow::Setup, "setup"},
                                                     {CostRow::Interruptions, "interruptions"},
                                                     {CostRow::ColdStarts, "cold_starts"},
                                                     {CostRow::CommitmentUnused, "commitment_unused"},
                                                     {CostRow::Storage, "storage"},
                                                     {CostRow::Transfer, "transfer"},
                                                     {CostRow::Power, "power"},
                                                     {CostRow::Depreciation, "depreciation"},
                                                     {CostRow::Admin, "admin"},
                                                     {CostRow::Extras, "extras"},
                                                     {CostRow::Credits, "credits"},
                                                     {CostRow::Contingency, "contingency"},
                                                     {CostRow::Tax, "tax"}});
inline constexpr std::size_t kCostRows = kNames<CostRow>.size();

/// The seven groups that charts show, always in this order (LOOK). Which rows: groupOf().
enum class CostGroup { Compute, Idle, Interruptions, Storage, Transfer, CommitmentUnused, Other };
inline constexpr std::size_t kCostGroups = 7;
[[nodiscard]] CostGroup groupOf(CostRow row);

/// USD by row.
struct Breakdown
{
    std::array<Range, kCostRows> rows{};
    [[nodiscard]] const Range& operator[](CostRow row) const { return rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] Range& operator[](CostRow row) { return rows[static_cast<std::size_t>(row)]; }
    /// Likely USD by group, in CostGroup's order.
    [[nodiscard]] std::array<double, kCostGroups> likelyByGroup() const;
    bool operator==(const Breakdown&) const = default;
};

struct MemoryEstimate
{
    Range neededGb;
    double availableGb = 0;
    /// Decimal GB by part name: weights, kv_cache, gradients, optimizer, activations, runtime.
    std::vector<std::pair<std::string, Range>> partsGb;
    std::optional<double> largestContext;     ///< tokens, by memory alone
    std::optional<double> largestConcurrency; ///< sequences
    std::optional<double> largestMicroBatch;
    /// What would make it fit; catalog ids and formats, the ui makes sentences: {"format", "q3_k_m"}, {"gpu",
    /// "l40s"}, {"gpus", "2"}, {"batch", "48"}, {"technique", "checkpointing"}.
    std::vector<std::pair<std::string, std::string>> wouldFit;
    bool operator==(const MemoryEstimate&) const = default;
};

struct ThroughputEstimate
{
    std::string unit;           ///< "tokens_per_s", "units_per_hour", …
    std::optional<Range> value; ///< absent: only the ceiling is known
    std::optional<double> limit;
    std::string boundBy; ///< "bandwidth", "compute", "measured", ""
    bool operator==(const ThroughputEstimate&) const = default;
};

/// Work on capacity that is taken away: expected course at likely inputs. Hours of one run; minutes between
/// checkpoints (0 = none).
struct SpotEstimate
{
    double exactMinutes = 0;
    double youngMinutes = 0;
    double dalyMinutes = 0;
    double usedMinutes = 0;
    double segments = 1;
    double wallHours = 0;
    double billedHours = 0;
    double interruptions = 0;
    bool operator==(const SpotEstimate&) const = default;
};

struct UnitCost
{
    std::string per; ///< "1M tokens", "1k images", "unit"
    Range usd;
    bool operator==(const UnitCost&) const = default;
};

struct WorkloadResult
{
    std::string id;
    std::optional<bool> fits; ///< absent: this kind of work has no memory model here
    bool feasible = true;
    std::optional<MemoryEstimate> memory;
    std::optional<ThroughputEstimate> throughput;
    std::optional<ServingEstimate> serving;
    std::optional<SpotEstimate> spot;
    Range gpuHours;  ///< billed, in the whole plan
    Range wallHours; ///< one run
    std::optional<Range> usdPerGpuHour;
    std::optional<Range> gross; ///< USD; absent when infeasible
    Breakdown breakdown;
    std::optional<UnitCost> unitCost;
    std::vector<Issue> issues;
    // What was priced, resolved, for tables and reports.
    std::string gpu;
    int gpus = 1; ///< all nodes
    std::string provider;
    std::string purchase;
    std::string priceSource;
    std::string priceAsOf;
    bool operator==(const WorkloadResult&) const = default;
};

/// Whether a workload's memory fits on its GPUs, with what is not known about it.
enum class FitVerdict {
    Unknown, ///< no memory model for this kind of work
    Fits,    ///< at the high end of the need, too
    MayNot,  ///< at the likely need, but not at its high end
    DoesNot  ///< not at the likely need
};
[[nodiscard]] FitVerdict fitVerdict(const WorkloadResult& result);

/// What arises in a month (`gross`) and what is paid in it (`cash` = payments − credits).
struct MonthResult
{
    std::string month; ///< "2027-01"
    Range gross, credits, cash, tax, cost;
    bool operator==(const MonthResult&) const = default;
};

struct GoalResult
{
    double target = 0.5;
    std::optional<double> saving; ///< share at likely values
    bool reached = false;
    bool operator==(const GoalResult&) const = default;
};

/// Against the baseline. Absent parts have no meaning for these two scenarios (INTERFACE.md).
struct SavingResult
{
    Range usd;
    std::optional<Range> share;
    std::optional<Range> hoursFactorToTie;
    std::optional<Range> hoursToTie;
    std::optional<Range> perUnitShare;
    bool operator==(const SavingResult&) const = default;
};

struct LeverResult
{
    std::string id;
    std::string name;
    int pillar = 1;
    std::vector<std::string> paths;
    double saving = 0; ///< Shapley, USD at likely inputs
    double alone = 0;
    double last = 0;
    bool operator==(const LeverResult&) const = default;
};

struct ScenarioResult
{
    std::string id;
    std::string name;
    bool baseline = false;
    bool feasible = true;
    std::optional<Range> gross, cost, authority, cash; ///< absent when infeasible
    Range creditsUsed, creditsStranded;
    std::optional<Range> localCost;
    Breakdown breakdown;
    Range gpuHours;
    Range wallHours; ///< the longest workload's one run
    std::vector<MonthResult> months;
    GoalResult goal;
    std::optional<SavingResult> saving; ///< of every scenario but the baseline, when both are feasible
    std::vector<WorkloadResult> workloads;
    std::vector<Issue> issues;
    bool operator==(const ScenarioResult&) const = default;
};

struct PlanResult
{
    std::string plan;
    std::string catalogAsOf;
    std::string localCode;                 ///< "EUR"; empty when the plan has no other currency
    std::vector<ScenarioResult> scenarios; ///< in the plan's order
    std::vector<Issue> issues;
    bool operator==(const PlanResult&) const = default;
};

} // namespace core

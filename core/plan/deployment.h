// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/offer.h"
#include "core/plan/workload.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace core {

enum class Shard { None, Zero1, Zero2, Zero3 };
template<>
inline constexpr auto kNames<Shard> = std::to_array<Named<Shard>>(
    {{Shard::None, "none"}, {Shard::Zero1, "zero1"}, {Shard::Zero2, "zero2"}, {Shard::Zero3, "zero3"}});

/// All 1 when absent; GPUs beyond the product are replicas.
struct Parallel
{
    int tensor = 1;
    int pipeline = 1;
    int data = 1;
    int expert = 1;
    int context = 1;
    bool sequence = false;
    Shard shard = Shard::None;
    UnknownKeys unknown = {};
    bool operator==(const Parallel&) const = default;
};

/// The user's own throughput; replaces the model's. `unit` as in results: "tokens_per_s", "images_per_s",
/// "seconds_per_image", "steps_per_s", "sequences_per_s", "units_per_hour", …
struct MeasuredThroughput
{
    Uncertain value;
    std::string unit;
    UnknownKeys unknown = {};
    bool operator==(const MeasuredThroughput&) const = default;
};

struct Idle
{
    Uncertain hoursPerRun = 0;
    Uncertain share = 0;                       ///< of billed time: billed = work ÷ (1 − share); 0…0.99
    std::optional<double> autoShutdownMinutes; ///< caps hoursPerRun
    UnknownKeys unknown = {};
    bool operator==(const Idle&) const = default;
};

enum class CheckpointPolicy { Auto, Every, None };

struct Interruption
{
    Uncertain mtbfHours; ///< per node
    CheckpointPolicy policy = CheckpointPolicy::Auto;
    std::optional<double> checkpointMinutes; ///< with Every
    Uncertain saveMinutes = 0;
    Uncertain recoveryMinutes = 0;
    Uncertain waitMinutes = 0;
    std::optional<double> noticeSeconds; ///< before capacity is taken away; absent = the provider's
    UnknownKeys unknown = {};
    bool operator==(const Interruption&) const = default;
};

struct Serverless
{
    Uncertain coldStartS = 0;
    Uncertain requestsPerColdStart = 1;
    Uncertain idleTimeoutS = 0;
    Uncertain packing = 1; ///< 0…1
    UnknownKeys unknown = {};
    bool operator==(const Serverless&) const = default;
};

struct Owned
{
    Uncertain price; ///< USD a machine
    Uncertain resaleShare = 0;
    double months = 36;
    Uncertain activeW = 0;
    Uncertain idleW = 0;
    Uncertain pue = 1;
    Uncertain usdPerKwh = 0;
    Uncertain adminHoursPerMonth = 0;
    Uncertain usdPerAdminHour = 0;
    Uncertain rentChangePerYear =
        0; ///< of what renting instead costs (−0.2 = falls by 20 %), for buy-or-rent only
    UnknownKeys unknown = {};
    bool operator==(const Owned&) const = default;
};

enum class StorageState { Running, Stopped };
template<>
inline constexpr auto kNames<StorageState> = std::to_array<Named<StorageState>>(
    {{StorageState::Running, "running"}, {StorageState::Stopped, "stopped"}});

struct TierRow
{
    std::optional<double> upToGb; ///< cumulative; absent = the rest
    Uncertain usd;                ///< a GB (transfer) or a GB-month (storage)
    UnknownKeys unknown = {};
    bool operator==(const TierRow&) const = default;
};

struct Storage
{
    Uncertain gb;
    std::vector<TierRow> tiers; ///< empty = the provider's
    StorageState state = StorageState::Running;
    std::string start;         ///< month; empty = the plan's start
    std::optional<int> months; ///< absent = to the plan's end
    std::string provider;      ///< of a scenario's shared storage whose tiers are the provider's
    UnknownKeys unknown = {};
    bool operator==(const Storage&) const = default;
};

enum class Route { Internet, InterRegion, InterZone, Intra, Ingress };
template<>
inline constexpr auto kNames<Route> = std::to_array<Named<Route>>({{Route::Internet, "internet"},
                                                                   {Route::InterRegion, "inter-region"},
                                                                   {Route::InterZone, "inter-zone"},
                                                                   {Route::Intra, "intra"},
                                                                   {Route::Ingress, "ingress"}});

struct Transfer
{
    Uncertain gb; ///< in the month `when`; with `when` "monthly" in each month
    Route route = Route::Internet;
    std::string when;           ///< a month, "monthly", "once" or empty (= the plan's start)
    std::vector<TierRow> tiers; ///< empty = the provider's
    std::string start;          ///< with "monthly"
    std::optional<int> months;
    std::string provider;
    UnknownKeys unknown = {};
    bool operator==(const Transfer&) const = default;
};

struct Fallback
{
    Uncertain share = 0; ///< of the hours, 0…1
    Purchase purchase = Purchase::OnDemand;
    std::optional<Price> price;
    UnknownKeys unknown = {};
    bool operator==(const Fallback&) const = default;
};

/// Whose billing rules apply. A missing key and `null` differ: missing takes the provider of the deployment's
/// `offer`, if any; `null` means that no billing rules apply, whatever the offer says.
struct ProviderChoice
{
    std::optional<std::string> id; ///< absent: see `none`
    bool none = false;             ///< `null` was written
    bool operator==(const ProviderChoice&) const = default;
};

/// How one workload runs in one scenario.
struct Deployment
{
    std::string gpu;
    int gpus = 1; ///< per node
    int nodes = 1;
    ProviderChoice provider;
    std::string region;
    Purchase purchase = Purchase::OnDemand;
    std::string tier;
    std::string offer; ///< id of an offer of the plan or the catalog; or:
    std::optional<Price> price;
    std::string engine;
    std::string weights;                ///< format; empty = as released
    std::optional<Uncertain> weightsGb; ///< final, decimal GB
    std::optional<Uncertain> runtimeGb; ///< final, decimal GB
    std::string kvCache;                ///< "fp16" when empty
    std::optional<double> contextTokens;
    double concurrency = 1;
    std::string compute; ///< precision; empty = as released
    std::string optimizer;
    Parallel parallel;
    std::optional<int> microBatch;
    int gradientAccumulation = 1;
    bool gradientCheckpointing = false;
    std::optional<bool> flashAttention;
    std::optional<Uncertain> mfu;
    std::optional<Uncertain> bandwidthEfficiency;
    std::optional<MeasuredThroughput> measured;
    std::optional<Uncertain> duty; ///< share of billed time in which tokens are produced, for unit costs
    Uncertain speedup = 1;         ///< divides work hours
    Uncertain dataLoading = 1;     ///< share of the time in which data keeps up, 0…1; divides work hours
    Uncertain overhead = 1;        ///< multiplies work hours
    bool autoscale = false;
    Idle idle;
    Uncertain setupMinutes = 0; ///< billed, per run
    std::optional<Interruption> interruption;
    std::string commitment; ///< id of one of the scenario's
    std::optional<Serverless> serverless;
    std::optional<Owned> owned;
    std::vector<Storage> storage;
    std::vector<Transfer> transfer;
    std::optional<Fallback> fallback;
    Uncertain supportShare = 0; ///< what the provider's support costs, as a share of this bill
    UnknownKeys unknown;
    bool operator==(const Deployment&) const = default;
};

/// GPUs in one billed instance: the price's own figure, else 1 for a GPU's price and the deployment's GPUs
/// for an instance's.
[[nodiscard]] inline int gpusPerInstance(const Price& price, const Deployment& deployment)
{
    if (price.gpusPerInstance)
        return *price.gpusPerInstance;
    return price.per == PriceUnit::InstanceHour || price.per == PriceUnit::Month ? deployment.gpus : 1;
}

} // namespace core

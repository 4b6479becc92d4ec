// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/base/shared.h"
#include "core/base/uncertain.h"
#include "core/catalog/model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// Keys of a file's object that this version does not know, as JSON text: kept and written back.
using UnknownKeys = std::vector<std::pair<std::string, std::string>>;

/// A model by catalog id, or its shape inline.
struct ModelChoice
{
    std::string id; ///< empty when inline
    std::optional<ModelShape> shape;
    bool operator==(const ModelChoice&) const = default;
};

enum class FinetuneMethod { Full, Lora, Qlora, Dreambooth };
template<>
inline constexpr auto kNames<FinetuneMethod> =
    std::to_array<Named<FinetuneMethod>>({{FinetuneMethod::Full, "full"},
                                          {FinetuneMethod::Lora, "lora"},
                                          {FinetuneMethod::Qlora, "qlora"},
                                          {FinetuneMethod::Dreambooth, "dreambooth"}});

struct LlmTraining
{
    ModelChoice model;
    Uncertain tokens;
    Uncertain sequenceLength; ///< tokens
    std::optional<Uncertain> globalBatchTokens;
    bool operator==(const LlmTraining&) const = default;
};

struct LlmFinetuning
{
    ModelChoice model;
    FinetuneMethod method = FinetuneMethod::Full;
    std::optional<int> loraRank;
    std::vector<std::string> loraTargets;
    Uncertain examples;
    Uncertain tokensPerExample;
    Uncertain epochs = 1;
    std::optional<Uncertain> sequenceLength;
    bool operator==(const LlmFinetuning&) const = default;
};

/// Requests arrive at this rate for so many hours of the day.
struct ProfileStep
{
    double hours = 0; ///< of a day
    Uncertain requestsPerS;
    UnknownKeys unknown = {};
    bool operator==(const ProfileStep&) const = default;
};

struct LlmServing
{
    ModelChoice model;
    std::optional<Uncertain> requestsPerDay;
    std::optional<Uncertain> promptTokens;
    std::optional<Uncertain> outputTokens;
    std::optional<Uncertain> peakToMean; ///< 1 or more
    Uncertain hoursPerDay = 24;
    std::optional<double> ttftMs;
    std::optional<double> tpotMs;
    std::optional<double> maxUtilization; ///< of the slots, 0…1
    std::optional<double> p95WaitS;
    std::optional<int> minimumReplicas;
    std::vector<ProfileStep> profile;
    std::optional<Uncertain> serviceS; ///< measured seconds a request holds a slot
    std::optional<double> slotsPerReplica;
    bool operator==(const LlmServing&) const = default;
};

struct LlmBatch
{
    ModelChoice model;
    Uncertain requests;
    Uncertain promptTokens;
    Uncertain outputTokens;
    bool operator==(const LlmBatch&) const = default;
};

struct ImageGeneration
{
    ModelChoice model;
    std::optional<Uncertain> images; ///< a run
    std::optional<Uncertain> imagesPerDay;
    std::optional<Uncertain> resolution; ///< pixels a side
    std::optional<Uncertain> steps;
    std::optional<int> batch;
    bool operator==(const ImageGeneration&) const = default;
};

struct ImageFinetuning
{
    ModelChoice model;
    FinetuneMethod method = FinetuneMethod::Lora;
    std::optional<Uncertain> steps;
    std::optional<Uncertain> images;
    std::optional<Uncertain> epochs;
    std::optional<Uncertain> resolution;
    std::optional<int> batch;
    bool operator==(const ImageFinetuning&) const = default;
};

struct VisionTraining
{
    ModelChoice model;
    Uncertain images;
    Uncertain epochs = 1;
    std::optional<Uncertain> resolution;
    std::optional<int> batch;
    bool operator==(const VisionTraining&) const = default;
};

struct VisionInference
{
    ModelChoice model;
    std::optional<Uncertain> images;
    std::optional<Uncertain> imagesPerDay;
    std::optional<Uncertain> resolution;
    std::optional<int> batch;
    bool operator==(const VisionInference&) const = default;
};

struct NlpTraining
{
    ModelChoice model;
    Uncertain sequences;
    Uncertain sequenceLength;
    Uncertain epochs = 1;
    std::optional<int> batch;
    bool operator==(const NlpTraining&) const = default;
};

struct RlTraining
{
    Uncertain environmentSteps;
    Uncertain stepsPerSecond;
    std::string referenceGpu;
    Uncertain gpuUtilization = 1; ///< share of the time in which the GPU works, 0…1
    bool operator==(const RlTraining&) const = default;
};

struct EarlyStopping
{
    int eta = 3;
    Uncertain minHours;
    bool resume = true;
    UnknownKeys unknown = {};
    bool operator==(const EarlyStopping&) const = default;
};

struct Interactive
{
    Uncertain people = 1;
    Uncertain hoursPerDay;
    std::optional<Uncertain> daysPerMonth; ///< absent: the plan's hours a month ÷ 24
    Uncertain idleShare = 0;               ///< of those hours, 0…1
    bool operator==(const Interactive&) const = default;
};

/// Work known from a measurement. Exactly one of `gpuHours` and (`units`, `unitsPerHour`) is given.
struct Measured
{
    std::optional<Uncertain> gpuHours;
    std::optional<Uncertain> units;
    std::optional<Uncertain> unitsPerHour; ///< of one reference GPU
    std::string referenceGpu;              ///< empty: the hours hold on every GPU
    bool operator==(const Measured&) const = default;
};

struct Sweep;

/// The volume of a piece of work, by kind. The order is that of PRODUCT.md's table.
using Work = std::variant<LlmTraining, LlmFinetuning, LlmServing, LlmBatch, ImageGeneration, ImageFinetuning,
                          VisionTraining, VisionInference, NlpTraining, RlTraining, Shared<Sweep>,
                          Interactive, Measured>;

struct Sweep
{
    Uncertain trials;
    std::optional<Uncertain> hoursPerTrial;
    std::string referenceGpu;
    std::string trialKind; ///< kind of `trial`; empty when hoursPerTrial is given
    std::vector<Work>
        trial; ///< none or one: the work of one trial; in files an object with its `kind` inside
    UnknownKeys unknownInTrial;
    int parallel = 1;
    std::optional<EarlyStopping> earlyStopping;
    bool operator==(const Sweep&) const;
};

inline bool Sweep::operator==(const Sweep& other) const
{
    return trials == other.trials && hoursPerTrial == other.hoursPerTrial
           && referenceGpu == other.referenceGpu && trialKind == other.trialKind && trial == other.trial
           && unknownInTrial == other.unknownInTrial && parallel == other.parallel
           && earlyStopping == other.earlyStopping;
}

/// The kind's word in files: "llm-training" … "measured"; the order of the alternatives of Work.
inline constexpr std::array<std::string_view, 13> kWorkKinds{
    "llm-training",     "llm-finetuning",   "llm-serving",     "llm-batch",
    "image-generation", "image-finetuning", "vision-training", "vision-inference",
    "nlp-training",     "rl-training",      "sweep",           "interactive",
    "measured"};

[[nodiscard]] inline std::string_view kindOf(const Work& work)
{
    return kWorkKinds[work.index()];
}

/// Work that goes on as long as it is switched on, so that it has no end to wait for: its run is a month.
[[nodiscard]] inline bool isService(const Work& work)
{
    return std::holds_alternative<LlmServing>(work) || std::holds_alternative<Interactive>(work);
}

/// When work runs. Absent `runs` and `runsPerMonth`: one run in the first month for jobs, every month for
/// serving and interactive work, where a run is a month.
struct Schedule
{
    std::string start;             ///< "2027-01"; empty = the plan's start
    std::optional<int> months;     ///< absent = to the plan's end
    std::optional<Uncertain> runs; ///< in all, spread evenly over the months
    std::optional<Uncertain> runsPerMonth;
    Uncertain growthPerMonth = 0; ///< of the volume, compounding; −0.5…2
    UnknownKeys unknown;
    bool operator==(const Schedule&) const = default;
};

struct Needs
{
    bool ecc = false;
    bool nvlink = false;
    UnknownKeys unknown = {};
    bool operator==(const Needs&) const = default;
};

/// A piece of work with a volume: what must be done, independent of where.
struct Workload
{
    std::string id;
    std::string name;
    std::string team; ///< id of a team or empty
    Schedule schedule;
    std::optional<double> deadlineHours;
    bool interruptible = false;
    Needs needs;
    Work work = Measured{};
    UnknownKeys unknown;
    UnknownKeys unknownInWork;
    bool operator==(const Workload&) const = default;
};

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/deployment.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace core {

enum class Payments { MonthEnd, MonthStart };
template<>
inline constexpr auto kNames<Payments> = std::to_array<Named<Payments>>(
    {{Payments::MonthEnd, "month-end"}, {Payments::MonthStart, "month-start"}});

struct Commitment
{
    std::string id;
    std::string provider;
    std::string gpu;
    int quantity = 1;
    Uncertain listUsd; ///< a GPU-hour on demand
    Uncertain discount = 0;
    double upfrontShare = 0;
    int termMonths = 12;
    std::string start;
    Payments payments = Payments::MonthEnd;
    UnknownKeys unknown = {};
    bool operator==(const Commitment&) const = default;
};

/// A named group of differences from the baseline, in one of the four pillars.
struct Lever
{
    std::string id;
    std::string name;
    int pillar = 1;                 ///< 1…4
    std::vector<std::string> paths; ///< "<workload>.<field>"
    std::string note;
    UnknownKeys unknown = {};
    bool operator==(const Lever&) const = default;
};

/// What a scenario changes in one workload's work: field → JSON text of the new value.
using WorkOverride = std::map<std::string, std::string>;

/// One deployment for each workload, plus shared assumptions.
struct Scenario
{
    std::string id;
    std::string name;
    bool baseline = false;
    std::string note;
    std::map<std::string, Shared<Deployment>> deployments; ///< by workload id
    std::map<std::string, WorkOverride> workOverrides;     ///< by workload id
    std::vector<Storage> storage;
    std::vector<Transfer> transfer;
    std::vector<Commitment> commitments;
    std::vector<Lever> levers;
    UnknownKeys unknown;
    bool operator==(const Scenario&) const = default;
};

} // namespace core

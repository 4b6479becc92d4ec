// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/shared.h"
#include "core/catalog/offer.h"
#include "core/plan/budget.h"
#include "core/plan/scenario.h"
#include "core/plan/workload.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The document: workloads, scenarios, budget, teams, assumptions and the price snapshot.
struct Plan
{
    std::string name;
    std::string owner;
    std::string notes;
    std::optional<LocalCurrency> currency;
    std::string start = "2027-01"; ///< first month
    int months = 12;
    double hoursPerMonth = 730;
    std::vector<Team> teams;
    Budget budget;
    double goalSaving = 0.5;
    UnknownKeys unknownInGoal;
    Constraints constraints;
    std::vector<Risk> risks;
    std::vector<Correlation> correlations;
    std::vector<Extra> extras;
    std::vector<Shared<Workload>> workloads;
    std::vector<Shared<Scenario>> scenarios;
    std::vector<Shared<Offer>> offers;
    UnknownKeys unknown;
    bool operator==(const Plan&) const = default;
};

/// Null when unknown.
[[nodiscard]] const Workload* findWorkload(const Plan& plan, std::string_view id);
[[nodiscard]] const Scenario* findScenario(const Plan& plan, std::string_view id);
[[nodiscard]] const Offer* findOffer(const Plan& plan, std::string_view id);
/// The scenario marked as baseline, else the first; null only in a plan without scenarios.
[[nodiscard]] const Scenario* baselineOf(const Plan& plan);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/plan.h"

#include <functional>
#include <string>
#include <string_view>

/// Edits as pure functions from plan to plan: what a page hands to PlanDocument::edit. An unknown id gives
/// the same plan back.
namespace ui {

using ChangeDeployment = std::function<void(core::Deployment&)>;
using ChangeScenario = std::function<void(core::Scenario&)>;
using ChangeWorkload = std::function<void(core::Workload&)>;

[[nodiscard]] core::Plan withWorkload(core::Plan plan, std::string_view workload,
                                      const ChangeWorkload& change);
[[nodiscard]] core::Plan withScenario(core::Plan plan, std::string_view scenario,
                                      const ChangeScenario& change);
[[nodiscard]] core::Plan withDeployment(core::Plan plan, std::string_view scenario, std::string_view workload,
                                        const ChangeDeployment& change);

/// `wish` as an id of lower-case words and dashes that no entry of the plan has yet.
[[nodiscard]] std::string freshId(const core::Plan& plan, std::string_view wish);

/// A copy right after `scenario`, never a baseline, called `name`, with the id `id` (fresh).
[[nodiscard]] core::Plan withCopiedScenario(core::Plan plan, std::string_view scenario, const std::string& id,
                                            const std::string& name);
[[nodiscard]] core::Plan withoutScenario(core::Plan plan, std::string_view scenario);
[[nodiscard]] core::Plan withBaseline(core::Plan plan, std::string_view scenario);

/// A new workload at the end, deployed in every scenario where that scenario's first workload runs, as work
/// of its kind usually is; where it cannot run there, on the offer on demand on which it costs least.
[[nodiscard]] core::Plan withNewWorkload(core::Plan plan, const core::Catalog& catalog,
                                         core::Workload workload);
[[nodiscard]] core::Plan withoutWorkload(core::Plan plan, std::string_view workload);

/// One field of the workload's work in this scenario only, as JSON text; a text equal to `own` (what the
/// workload itself says) takes the override away.
[[nodiscard]] core::Plan withWorkOverride(core::Plan plan, std::string_view scenario,
                                          std::string_view workload, const std::string& field,
                                          const std::string& json, const std::string& own);

/// The deployment on another GPU: at the same provider and purchase model if it is offered there, else on the
/// cheapest offer. With no offer at all its price stays as it is.
[[nodiscard]] core::Plan withGpu(core::Plan plan, const core::Catalog& catalog, std::string_view scenario,
                                 std::string_view workload, const std::string& gpu);
/// The deployment on this offer, which the plan keeps as a snapshot. The offer that it leaves goes too, where
/// nothing runs on it any more and the catalog still has it as it was.
[[nodiscard]] core::Plan withOffer(core::Plan plan, const core::Catalog& catalog, std::string_view scenario,
                                   std::string_view workload, const core::Offer& offer);

/// The offers of a GPU that a deployment can take: the plan's own, then the catalog's, cheapest first.
[[nodiscard]] std::vector<core::Offer> offersOf(const core::Plan& plan, const core::Catalog& catalog,
                                                std::string_view gpu);
/// Likely USD a GPU-hour, for ordering; infinite where the price is not by time.
[[nodiscard]] double usdPerGpuHour(const core::Price& price, double hoursPerMonth);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/evaluate/result.h"
#include "core/plan/plan.h"
#include "ui/platform/wording.h"
#include "ui/widgets/lever_slider.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// What the levers act on: one workload in one scenario. Valid as long as the plan is not changed.
struct LeverSubject
{
    const core::Plan* plan = nullptr;
    const core::Catalog* catalog = nullptr;
    const core::Scenario* scenario = nullptr;
    const core::Workload* workload = nullptr; ///< as the plan has it
    const core::Deployment* deployment = nullptr;
    core::Work work;                              ///< with the scenario's changes
    const core::WorkloadResult* result = nullptr; ///< of this plan, where it is known
};

/// None where the scenario does not deploy the workload.
[[nodiscard]] std::optional<LeverSubject> leverSubject(const core::Plan& plan, const core::Catalog& catalog,
                                                       std::string_view scenario, std::string_view workload);

/// Where a lever stands.
struct LeverState
{
    double value = 0;
    QString text;    ///< the value as the reader sees it
    QString caption; ///< empty mostly
    SliderScale scale;
    QString name; ///< when it depends on the kind of work; else empty
};

/// One slider of the levers: pure functions from a plan to where it stands, and to the next plan.
struct Lever
{
    std::string id;
    QString name;
    /// Nothing: this lever does not apply here.
    std::function<std::optional<LeverState>(const LeverSubject&, const Wording&)> state;
    std::function<core::Plan(const LeverSubject&, double)> apply;
};

/// In the order of the pillars: GPUs, price, weights, requests at a time, volume, idle, overhead, set-up,
/// interruptions.
[[nodiscard]] std::vector<Lever> sliderLevers();

/// The weight formats that the slider offers for this engine, from wide to narrow, with `current` among them.
[[nodiscard]] std::vector<std::string> weightStops(std::string_view engine, const std::string& current);

} // namespace ui

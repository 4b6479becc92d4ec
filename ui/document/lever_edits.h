// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/result.h"
#include "core/plan/plan.h"

#include <string>
#include <string_view>
#include <vector>

/// Edits of a scenario's levers, as pure functions from plan to plan: which differences from the baseline
/// stand together, under which name and in which pillar. An unknown scenario gives the same plan back.
namespace ui {

/// False: what scenarios share (storage, transfer, extras) or what no lever explains; it has no fields that a
/// plan could name.
[[nodiscard]] bool canBeNamed(const core::LeverResult& lever);
/// True: the scenario itself names it; else it is a difference that stands alone.
[[nodiscard]] bool isNamedLever(const core::Plan& plan, std::string_view scenario, std::string_view lever);

/// `lever` under this name and in this pillar (1…4): changed where the scenario has it, else added to it.
[[nodiscard]] core::Plan withLever(core::Plan plan, std::string_view scenario, const core::LeverResult& lever,
                                   const std::string& name, int pillar);
/// All of `levers` as one, in the pillar of the one that saves most, where the first of them stood.
[[nodiscard]] core::Plan withLeversTogether(core::Plan plan, std::string_view scenario,
                                            const std::vector<core::LeverResult>& levers,
                                            const std::string& name);
/// The scenario names it no longer: its differences stand alone again.
[[nodiscard]] core::Plan withoutLever(core::Plan plan, std::string_view scenario, std::string_view lever);

} // namespace ui

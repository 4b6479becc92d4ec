// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/result.h"
#include "core/plan/plan.h"
#include "ui/platform/wording.h"

#include <string_view>

namespace ui {

/// The scenario with this id; null when there is none.
[[nodiscard]] const core::ScenarioResult* findResult(const core::PlanResult& result, std::string_view id);
/// The baseline's result; null in a plan without scenarios.
[[nodiscard]] const core::ScenarioResult* baselineResult(const core::PlanResult& result);
[[nodiscard]] QString shownName(const core::ScenarioResult& scenario);

/// "“Spot” costs 54 % less than “Today”": what cost says about the scenario in hand.
[[nodiscard]] QString costFinding(const core::Plan& plan, const core::PlanResult& result,
                                  std::string_view inHand, const Wording& wording);
/// "Nothing here is both cheaper and faster than “Spot”".
/// Hours of the longest job's run; of services alone, what the evaluation says.
[[nodiscard]] core::Range hoursToWait(const core::Plan& plan, const core::ScenarioResult& scenario);
[[nodiscard]] QString timeFinding(const core::Plan& plan, const core::PlanResult& result,
                                  std::string_view inHand, const Wording& wording);
/// "Whiskers: …. Prices of 20 Jul 2026 to 1 Nov 2026."
/// Of services, which have no end to be early for: what each pays for an hour of a GPU.
[[nodiscard]] QString hourlyFinding(const core::PlanResult& result, std::string_view inHand,
                                    const Wording& wording);
[[nodiscard]] QString scenarioCaption(const core::PlanResult& result, const Wording& wording);
/// "for 12 months".
[[nodiscard]] QString planPeriod(const core::Plan& plan, const Wording& wording);

} // namespace ui

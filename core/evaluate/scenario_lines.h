// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/limits.h"
#include "core/evaluate/line.h"

#include <vector>

namespace core {

/// A plan made ready to be computed: each scenario's lines in the plan's order, the shared line last, and the
/// table of their uncertain quantities. Lines point into the plan and the catalog, which must outlive this.
struct ScenarioLines
{
    std::vector<std::vector<Line>> scenarios;
    VariableTable variables;
};

/// The lines of one scenario, inputs not noted: they compute at likely values only.
[[nodiscard]] std::vector<Line> linesOf(const Plan& plan, const Catalog& catalog, std::size_t scenario);
[[nodiscard]] ScenarioLines prepareScenarios(const Plan& plan, const Catalog& catalog);

} // namespace core

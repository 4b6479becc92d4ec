// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"

#include <span>
#include <vector>

namespace core {

/// Everything that a section is made of.
struct ReportSource
{
    const Plan& plan;
    const Catalog& catalog;
    const PlanResult& result;
    const ScenarioResult& scenario; ///< the one in hand
    const ScenarioResult* baseline; ///< null when the plan has none
};

[[nodiscard]] ReportSection summarySection(const ReportSource& source);
[[nodiscard]] ReportSection scenariosSection(const ReportSource& source);
[[nodiscard]] ReportSection breakdownSection(const ReportSource& source);
[[nodiscard]] ReportSection monthsSection(const ReportSource& source);
[[nodiscard]] ReportSection assumptionsSection(const ReportSource& source);
[[nodiscard]] ReportSection issuesSection(const ReportSource& source);
[[nodiscard]] ReportSection derivationsSection(const ReportSource& source);
[[nodiscard]] ReportSection signOffSection(const ReportSource& source);

/// The plan's name of a scenario or workload, its id where it has none.
[[nodiscard]] std::string nameOf(const ScenarioResult& scenario);
[[nodiscard]] std::string nameOfWorkload(const Plan& plan, std::string_view id);
[[nodiscard]] std::string nameOfGpu(const Catalog& catalog, std::string_view id);
[[nodiscard]] std::string nameOfProvider(const Catalog& catalog, std::string_view id);
/// "2 × GeForce RTX 4090 · Vast.ai".
[[nodiscard]] std::string placeOf(const Catalog& catalog, const WorkloadResult& workload);

/// US dollars for each of `amounts`, to the cent, adding up to `total` rounded to the cent.
[[nodiscard]] std::vector<double> centsAddingTo(std::span<const double> amounts, double total);
[[nodiscard]] ReportCell amount(const Range& usd);
[[nodiscard]] ReportCell amount(const std::optional<Range>& usd);
[[nodiscard]] ReportCell limits(const std::optional<Range>& usd);
[[nodiscard]] ReportCell figure(const Range& value, std::string unit);
[[nodiscard]] ReportText phrase(std::string id,
                                std::vector<std::pair<std::string, std::string>> arguments = {});
/// A number for a phrase's argument, in C notation.
[[nodiscard]] std::string argument(double x);

} // namespace core

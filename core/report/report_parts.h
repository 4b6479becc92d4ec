// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"

#include <optional>
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
    const ReportIdentity& identity;
    const std::optional<Waterfall>& waterfall; ///< from the baseline; only where the savings are asked for
};

[[nodiscard]] ReportSection summarySection(const ReportSource& source);
[[nodiscard]] ReportSection scenariosSection(const ReportSource& source);
[[nodiscard]] ReportSection savingsSection(const ReportSource& source);
[[nodiscard]] ReportSection breakdownSection(const ReportSource& source);
[[nodiscard]] ReportSection monthsSection(const ReportSource& source);
[[nodiscard]] ReportSection alternativesSection(const ReportSource& source);
[[nodiscard]] ReportSection assumptionsSection(const ReportSource& source);
[[nodiscard]] ReportSection pricesSection(const ReportSource& source);
[[nodiscard]] ReportSection issuesSection(const ReportSource& source);
[[nodiscard]] ReportSection signOffSection(const ReportSource& source);
[[nodiscard]] ReportSection derivationsSection(const ReportSource& source);

/// Storage, transfer, machines, electricity, commitments: every price but those of GPU time.
[[nodiscard]] ReportTable otherPrices(const ReportSource& source);

/// The plan's name of a scenario or workload, its id where it has none; shortened like every name.
[[nodiscard]] std::string nameOf(const ScenarioResult& scenario);
[[nodiscard]] std::string nameOfWorkload(const Plan& plan, std::string_view id);
[[nodiscard]] std::string nameOfGpu(const Catalog& catalog, std::string_view id);
[[nodiscard]] std::string nameOfProvider(const Catalog& catalog, std::string_view id);
/// "2 × GeForce RTX 4090 · Vast.ai".
[[nodiscard]] std::string placeOf(const Catalog& catalog, const WorkloadResult& workload);
/// Where `scenario` stands in the plan; nothing when the plan has no such scenario.
[[nodiscard]] std::optional<std::size_t> indexOf(const Plan& plan, std::string_view scenario);

/// A name's and a sentence's room, in characters. What is longer is shortened and ends with "…".
inline constexpr std::size_t kNameRoom = 90;
inline constexpr std::size_t kSentenceRoom = 600;
/// `text`, UTF-8, in at most `room` code points.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t room);
[[nodiscard]] OwnWords ownName(std::string_view text);
[[nodiscard]] OwnWords ownSentence(std::string_view text);

/// core::centsBetween of the likely costs. Needs a cost each.
[[nodiscard]] double centsBetween(const ScenarioResult& from, const ScenarioResult& to);
[[nodiscard]] ReportCell amount(const Range& usd);
[[nodiscard]] ReportCell amount(const std::optional<Range>& usd);
[[nodiscard]] ReportCell limits(const std::optional<Range>& usd);
[[nodiscard]] ReportCell figure(const Range& value, std::string unit);
[[nodiscard]] ReportCell share(double x);
/// A share of `whole`; empty where there is no whole.
[[nodiscard]] ReportCell shareOf(double part, double whole);
[[nodiscard]] ReportText phrase(std::string id,
                                std::vector<std::pair<std::string, std::string>> arguments = {});
/// A number for a phrase's argument, in C notation.
[[nodiscard]] std::string argument(double x);
/// A fact: its label and its value, a row of a table of two columns.
[[nodiscard]] ReportRow fact(std::string label, ReportCell value);
[[nodiscard]] ReportTable factTable();
/// Days from one date ("2026-11-01", more may follow) to another; nothing where either is no date.
[[nodiscard]] std::optional<int> daysBetween(std::string_view from, std::string_view to);
/// What the scenario has beyond its workloads' own rows: shared storage and transfer, extras, credits,
/// contingency, tax.
[[nodiscard]] Breakdown sharedRows(const ScenarioResult& scenario);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_parts.h"

#include <algorithm>

namespace core {

namespace {

/// The workloads of one scenario that an issue is about; none = the scenario itself.
struct Place
{
    std::string scenario;
    std::vector<std::string> workloads;
    bool operator==(const Place&) const = default;
};

/// One sentence and everywhere that it holds: nothing is said once for each scenario.
struct Said
{
    Issue issue;
    std::vector<Place> places; ///< none = the plan
};

class Collected
{
public:
    void take(const std::vector<Issue>& issues, const std::string& scenario, const std::string& workload)
    {
        for (const Issue& issue : issues) {
            Said& said = sayingOf(issue);
            if (scenario.empty())
                continue;
            if (said.places.empty() || said.places.back().scenario != scenario)
                said.places.push_back({scenario, {}});
            std::vector<std::string>& workloads = said.places.back().workloads;
            if (!workload.empty()
                && std::find(workloads.begin(), workloads.end(), workload) == workloads.end())
                workloads.push_back(workload);
        }
    }

    [[nodiscard]] std::vector<Said> bySeverity() &&
    {
        std::stable_sort(m_said.begin(), m_said.end(),
                         [](const Said& a, const Said& b) { return a.issue.severity > b.issue.severity; });
        return std::move(m_said);
    }

private:
    Said& sayingOf(const Issue& issue)
    {
        const auto same = std::find_if(m_said.begin(), m_said.end(), [&](const Said& said) {
            return said.issue.id == issue.id && said.issue.severity == issue.severity
                   && said.issue.arguments == issue.arguments;
        });
        return same == m_said.end() ? m_said.emplace_back(Said{issue, {}}) : *same;
    }

    std::vector<Said> m_said;
};

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

ReportCell whereOf(const Said& said, std::size_t scenarios)
{
    if (said.places.empty())
        return phrase("report.where_plan");
    const bool sameEverywhere = std::all_of(said.places.begin(), said.places.end(), [&](const Place& place) {
        return place.workloads == said.places.front().workloads;
    });
    if (scenarios > 1 && said.places.size() == scenarios && sameEverywhere)
        return phrase("report.where_everywhere",
                      {{"workloads", shortened(joined(said.places.front().workloads), kSentenceRoom)}});
    std::string text;
    for (const Place& place : said.places) {
        text += (text.empty() ? "" : "; ") + place.scenario;
        if (!place.workloads.empty())
            text += ": " + joined(place.workloads);
    }
    return ownSentence(text);
}

} // namespace

ReportSection issuesSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.issues");
    Collected collected;
    collected.take(source.result.issues, {}, {});
    for (const ScenarioResult& scenario : source.result.scenarios) {
        collected.take(scenario.issues, nameOf(scenario), {});
        for (const WorkloadResult& workload : scenario.workloads)
            collected.take(workload.issues, nameOf(scenario), nameOfWorkload(source.plan, workload.id));
    }
    ReportTable table;
    table.columns = {{phrase("report.column.severity"), 0.9, false},
                     {phrase("report.column.sentence"), 4, false},
                     {phrase("report.column.where"), 2.5, false}};
    for (const Said& said : std::move(collected).bySeverity())
        table.rows.push_back(
            {{said.issue.severity, IssueSentence{said.issue}, whereOf(said, source.result.scenarios.size())},
             RowRank::Plain,
             0});
    if (table.rows.empty())
        section.blocks.emplace_back(ReportParagraph{phrase("report.no_issues"), ParagraphRank::Plain});
    else
        section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace core

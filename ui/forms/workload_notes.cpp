// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/workload_notes.h"

#include "ui/platform/shown_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(WorkloadNotes)
};

struct Said
{
    core::Issue issue;
    std::vector<const core::Scenario*> scenarios;
    QStringList paths;
};

class Collected
{
public:
    /// `scenario` null: of the plan itself.
    void take(const core::Issue& issue, const core::Scenario* scenario)
    {
        const auto same = std::find_if(m_said.begin(), m_said.end(), [&](const Said& said) {
            return said.issue.id == issue.id && said.issue.severity == issue.severity
                   && said.issue.arguments == issue.arguments;
        });
        Said& said = same == m_said.end() ? m_said.emplace_back(Said{issue, {}, {}}) : *same;
        const QString path = QString::fromStdString(issue.path);
        if (!path.isEmpty() && !said.paths.contains(path))
            said.paths << path;
        const auto& known = said.scenarios;
        if (scenario && std::find(known.begin(), known.end(), scenario) == known.end())
            said.scenarios.push_back(scenario);
    }
    [[nodiscard]] std::vector<Said> bySeverity() &&
    {
        std::stable_sort(m_said.begin(), m_said.end(),
                         [](const Said& a, const Said& b) { return a.issue.severity > b.issue.severity; });
        return std::move(m_said);
    }

private:
    std::vector<Said> m_said;
};

/// What the plan itself says wrongly, in the workload or in how a scenario runs it.
void takePlanIssues(Collected& collected, const PlanDocument& document, std::string_view workload)
{
    const core::Plan& plan = document.plan();
    const auto under = [](const core::Issue& issue, const std::string& path) {
        const bool starts = issue.path.rfind(path, 0) == 0;
        const char next = issue.path.size() > path.size() ? issue.path[path.size()] : '.';
        return starts && (next == '.' || next == '[');
    };
    for (const core::Issue& issue : document.issues()) {
        for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
            if (plan.workloads[i]->id == workload && under(issue, "workloads[" + std::to_string(i) + "]"))
                collected.take(issue, nullptr);
        }
        for (std::size_t i = 0; i < plan.scenarios.size(); ++i) {
            const std::string scenario = "scenarios[" + std::to_string(i) + "].";
            for (const char* part : {"deployments.", "work_overrides."}) {
                if (under(issue, scenario + part + std::string(workload)))
                    collected.take(issue, &*plan.scenarios[i]);
            }
        }
    }
}

QString whereText(const Said& said, const core::Plan& plan)
{
    if (said.scenarios.empty())
        return {};
    if (said.scenarios.size() == plan.scenarios.size() && plan.scenarios.size() > 1)
        return Text::tr("in all scenarios");
    if (said.scenarios.size() == 1)
        return Text::tr("in “%1”").arg(shownText(said.scenarios.front()->name));
    return Text::tr("in %n scenarios", nullptr, static_cast<int>(said.scenarios.size()));
}

QString tipOf(const Said& said)
{
    QStringList lines;
    if (said.scenarios.size() > 1) {
        for (const core::Scenario* scenario : said.scenarios)
            lines << shownText(scenario->name);
    }
    return (lines + said.paths).join(QLatin1Char('\n'));
}

} // namespace

core::Issue withNames(core::Issue issue, const core::Catalog& catalog)
{
    for (auto& [key, value] : issue.arguments) {
        if (key == "provider") {
            const core::Provider* provider = catalog.provider(value);
            if (provider && !provider->name.empty())
                value = provider->name;
        } else if (key == "gpu") {
            const core::Gpu* gpu = catalog.gpu(value);
            if (gpu && !gpu->name.empty())
                value = gpu->name;
        } else if (key == "model") {
            const core::ModelShape* model = catalog.model(value);
            if (model && !model->name.empty())
                value = model->name;
        }
    }
    return issue;
}

std::vector<WorkloadNote> workloadNotes(const PlanDocument& document, std::string_view workload,
                                        const Wording& wording)
{
    Collected collected;
    takePlanIssues(collected, document, workload);
    for (const core::ScenarioResult& result : document.result().scenarios) {
        const core::Scenario* scenario = core::findScenario(document.plan(), result.id);
        for (const core::WorkloadResult& each : result.workloads) {
            if (each.id != workload)
                continue;
            for (const core::Issue& issue : each.issues)
                collected.take(issue, scenario);
        }
    }
    std::vector<WorkloadNote> notes;
    for (const Said& said : std::move(collected).bySeverity())
        notes.push_back({said.issue.severity,
                         wording.sentenceAtField(withNames(said.issue, document.catalog())),
                         whereText(said, document.plan()), tipOf(said)});
    return notes;
}

} // namespace ui

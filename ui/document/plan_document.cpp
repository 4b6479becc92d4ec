// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/plan_document.h"

#include "core/evaluate/evaluate.h"
#include "core/plan/validate.h"
#include "ui/document/edit_plan.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>

namespace ui {

namespace {

template<class T>
const T* findResult(const std::vector<T>& results, std::string_view id)
{
    const auto found = std::find_if(results.begin(), results.end(), [&](const T& r) { return r.id == id; });
    return found == results.end() ? nullptr : &*found;
}

/// The first scenario that is not the baseline: what a reader wants to see when a plan opens.
std::string firstAlternative(const core::Plan& plan, const std::string& baseline)
{
    for (const auto& scenario : plan.scenarios) {
        if (scenario->id != baseline)
            return scenario->id;
    }
    return baseline;
}

} // namespace

PlanDocument::PlanDocument(core::Catalog catalog, QObject* parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, &PlanDocument::fileChanged);
}

void PlanDocument::setCatalog(core::Catalog catalog)
{
    m_catalog = std::move(catalog);
    evaluate();
    Q_EMIT changed();
}

const core::ScenarioResult* PlanDocument::scenarioResult(std::string_view id) const
{
    return findResult(m_result.scenarios, id);
}

const core::WorkloadResult* PlanDocument::workloadInHand() const
{
    const core::ScenarioResult* scenario = resultInHand();
    return scenario ? findResult(scenario->workloads, m_inHand.workload) : nullptr;
}

void PlanDocument::edit(core::Plan after, const QString& text, const QString& mergeKey)
{
    if (after == m_plan)
        return;
    m_undo.push(new EditPlan(m_plan, std::move(after), text, mergeKey,
                             [this](const core::Plan& plan) { show(plan); }));
}

void PlanDocument::takeInHand(InHand inHand)
{
    inHand = repaired(std::move(inHand));
    if (inHand == m_inHand)
        return;
    m_inHand = std::move(inHand);
    Q_EMIT inHandChanged();
}

void PlanDocument::takeScenario(const std::string& id)
{
    InHand next = m_inHand;
    next.scenario = id;
    takeInHand(std::move(next));
}

void PlanDocument::takeWorkload(const std::string& id)
{
    InHand next = m_inHand;
    next.workload = id;
    takeInHand(std::move(next));
}

void PlanDocument::start(core::Plan plan, const QString& path, std::int64_t revision, bool saved)
{
    m_path = path;
    m_revision = revision;
    m_startedSaved = saved;
    m_inHand = {};
    m_plan = std::move(plan);
    m_undo.clear();
    const core::Scenario* baseline = core::baselineOf(m_plan);
    if (baseline)
        m_inHand = {firstAlternative(m_plan, baseline->id), baseline->id, {}};
    evaluate();
    Q_EMIT changed();
    Q_EMIT fileChanged();
    Q_EMIT started();
}

core::Result<core::SavedPlan> PlanDocument::save(const QString& path, Over over)
{
    // Only the file that was opened can have changed meanwhile; another one was chosen to be replaced.
    const bool isSame = path == m_path && over == Over::WhatWasOpened;
    auto saved = core::savePlan(m_plan, QFile::encodeName(path).toStdString(),
                                isSame ? std::optional(m_revision) : std::nullopt);
    if (!saved)
        return saved;
    m_path = path;
    m_revision = saved->revision;
    m_startedSaved = true;
    m_undo.setClean();
    Q_EMIT fileChanged();
    return saved;
}

void PlanDocument::takeSaved(core::Plan plan, std::int64_t revision, const QString& text)
{
    edit(std::move(plan), text);
    m_revision = revision;
    m_startedSaved = true;
    m_undo.setClean();
    Q_EMIT fileChanged();
}

const std::vector<core::Issue>& PlanDocument::issues() const
{
    if (!m_issues)
        m_issues = core::validate(m_plan, m_catalog);
    return *m_issues;
}

bool PlanDocument::isUnsaved() const
{
    return !m_undo.isClean() || !m_startedSaved;
}

void PlanDocument::show(const core::Plan& plan)
{
    m_plan = plan;
    evaluate();
    Q_EMIT changed();
}

void PlanDocument::evaluate()
{
    QElapsedTimer timer;
    timer.start();
    m_result = core::evaluate(m_plan, m_catalog);
    m_evaluationMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    m_issues.reset();
    m_inHand = repaired(m_inHand);
}

InHand PlanDocument::repaired(InHand inHand) const
{
    const core::Scenario* baseline = core::baselineOf(m_plan);
    const std::string fallback = baseline ? baseline->id : std::string();
    if (!core::findScenario(m_plan, inHand.scenario))
        inHand.scenario = fallback;
    if (!core::findScenario(m_plan, inHand.against))
        inHand.against = fallback;
    if (!core::findWorkload(m_plan, inHand.workload))
        inHand.workload = m_plan.workloads.empty() ? std::string() : m_plan.workloads.front()->id;
    return inHand;
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/evaluate/result.h"
#include "core/plan/plan.h"
#include "core/store/plan_file.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// What the window looks at. Not part of the plan: neither saved with it nor undone.
struct InHand
{
    std::string scenario;
    std::string against;  ///< the scenario that figures are compared with
    std::string workload; ///< empty only in a plan without workloads
    bool operator==(const InHand&) const = default;
};

/// The open plan, its undo steps, its file and its evaluation. The only place that changes a plan: pages hand
/// in the plan they want, `edit` makes it an undo step, evaluates it at once and says `changed`.
class PlanDocument : public QObject
{
    Q_OBJECT

public:
    explicit PlanDocument(core::Catalog catalog, QObject* parent = nullptr);

    [[nodiscard]] const core::Plan& plan() const { return m_plan; }
    [[nodiscard]] const core::Catalog& catalog() const { return m_catalog; }
    /// Other facts to plan with: the plan is evaluated anew, its own prices stay. The document stays unsaved
    /// or saved as it is.
    void setCatalog(core::Catalog catalog);
    [[nodiscard]] const core::PlanResult& result() const { return m_result; }
    /// What is wrong in the plan as it stands (validate), in the plan's order.
    [[nodiscard]] const std::vector<core::Issue>& issues() const;
    [[nodiscard]] double evaluationMs() const { return m_evaluationMs; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] const InHand& inHand() const { return m_inHand; }

    // Results of what is in hand; null when the plan has none or the id is unknown.
    [[nodiscard]] const core::ScenarioResult* scenarioResult(std::string_view id) const;
    [[nodiscard]] const core::ScenarioResult* resultInHand() const
    {
        return scenarioResult(m_inHand.scenario);
    }
    [[nodiscard]] const core::ScenarioResult* resultAgainst() const
    {
        return scenarioResult(m_inHand.against);
    }
    [[nodiscard]] const core::WorkloadResult* workloadInHand() const;

    /// The next plan as an undo step called `text`. Steps with the same non-empty `mergeKey` in a row are one
    /// (a slider's drag). A plan equal to the present one is no step.
    void edit(core::Plan after, const QString& text, const QString& mergeKey = {});
    void takeInHand(InHand inHand);
    void takeScenario(const std::string& id);
    void takeWorkload(const std::string& id);

    /// Replaces everything: a new document without steps. `saved` false: it is unsaved work from the start.
    void start(core::Plan plan, const QString& path, std::int64_t revision, bool saved);
    /// Whether a save replaces only the state that was opened ("file-changed" when someone else saved
    /// meanwhile), or anything.
    enum class Over { WhatWasOpened, Anything };
    [[nodiscard]] core::Result<core::SavedPlan> save(const QString& path, Over over = Over::WhatWasOpened);
    /// What someone else saved in the document's file meanwhile, as an undo step that is saved: undoing it
    /// brings back one's own work, which a save then puts over it.
    void takeSaved(core::Plan plan, std::int64_t revision, const QString& text);
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] std::int64_t revision() const { return m_revision; }
    [[nodiscard]] bool isUnsaved() const;

Q_SIGNALS:
    /// Another document: start() was called.
    void started();
    /// Another plan or another result.
    void changed();
    /// Another scenario or workload in hand; the plan is the same.
    void inHandChanged();
    /// Path or unsaved state.
    void fileChanged();

private:
    void show(const core::Plan& plan);
    void evaluate();
    [[nodiscard]] InHand repaired(InHand inHand) const;

    core::Catalog m_catalog;
    core::Plan m_plan;
    core::PlanResult m_result;
    mutable std::optional<std::vector<core::Issue>> m_issues; ///< known once asked for
    double m_evaluationMs = 0;
    InHand m_inHand;
    QUndoStack m_undo;
    QString m_path;
    std::int64_t m_revision = 0;
    bool m_startedSaved = true;
};

} // namespace ui

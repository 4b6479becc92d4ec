// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/pages/page.h"
#include "ui/platform/wording.h"

namespace ui {

class DataTable;
class DeploymentForm;
class FirstWork;
class WorkloadForm;

/// What work there is: the list, and the form of the workload in hand with its issues, and how it
/// runs in the scenario in hand. Without any work, the kinds to begin with.
class WorkloadsPage : public Page
{
    Q_OBJECT

public:
    WorkloadsPage(PlanDocument& document, const Wording& wording, QWidget* parent = nullptr);
    void refresh() override;
    [[nodiscard]] DataTable* table() const { return m_table; }
    [[nodiscard]] WorkloadForm* form() const { return m_form; }
    [[nodiscard]] DeploymentForm* deployment() const { return m_deployment; }
    [[nodiscard]] FirstWork* firstWork() const { return m_first; }

Q_SIGNALS:
    /// An index into core::kWorkKinds.
    void workWanted(std::size_t kind);

private:
    PlanDocument& m_document;
    const Wording& m_wording;
    FirstWork* m_first;
    DataTable* m_table;
    WorkloadForm* m_form;
    DeploymentForm* m_deployment;
};

} // namespace ui

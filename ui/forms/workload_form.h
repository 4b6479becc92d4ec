// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/forms/workload_fields.h"
#include "ui/platform/wording.h"
#include "ui/widgets/panel.h"

class QVBoxLayout;

namespace ui {

class FieldCell;
class FormGrid;
class TextLabel;

/// The workload in hand, every field editable; problems stand at their fields, issues of the plan and of the
/// evaluation under the form.
class WorkloadForm : public Panel
{
    Q_OBJECT

public:
    WorkloadForm(PlanDocument& document, const Wording& wording, QWidget* parent = nullptr);
    /// Shows the document as it is now.
    void refresh();
    [[nodiscard]] FieldCell* cell(std::string_view key) const;

private:
    void rebuild(const core::Workload& workload);
    void commit(std::size_t index, const FieldValue& value);
    void showProblems();
    [[nodiscard]] std::vector<core::Issue> issuesHere(const std::string& path) const;

    PlanDocument& m_document;
    const Wording& m_wording;
    TextLabel* m_title;
    TextLabel* m_kind;
    TextLabel* m_overrides;
    FormGrid* m_grid;
    QVBoxLayout* m_issues;
    std::vector<WorkloadField> m_fields;
    std::vector<FieldCell*> m_cells;
    std::string m_shown; ///< id and kind that the cells are for
};

} // namespace ui

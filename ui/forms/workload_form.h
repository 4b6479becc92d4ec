// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/forms/form_binding.h"
#include "ui/forms/workload_fields.h"
#include "ui/forms/workload_notes.h"
#include "ui/platform/wording.h"
#include "ui/widgets/panel.h"

class QVBoxLayout;

namespace ui {

class FieldCell;
class FormBody;
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
    [[nodiscard]] FormBody* body() const { return m_body; }

private:
    using Change = std::function<QString(core::Workload&)>;
    /// A sentence when the change cannot be made.
    QString change(const QString& what, const Change& make);
    void showProblems();

    PlanDocument& m_document;
    const Wording& m_wording;
    TextLabel* m_title;
    TextLabel* m_kind;
    TextLabel* m_overrides;
    FormBody* m_body;
    QVBoxLayout* m_issues;
    FormBinding<core::Workload> m_binding;
    std::vector<WorkloadNote> m_notes; ///< shown
    std::string m_shown;               ///< workload and fields that the cells are for
};

} // namespace ui

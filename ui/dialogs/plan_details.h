// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan.h"
#include "ui/platform/wording.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace ui {

/// What a report's first page needs of a plan: name, owner, first month, months, budget, goal, contingency.
/// It closes only on figures that can be read.
class PlanDetails : public QDialog
{
    Q_OBJECT

public:
    PlanDetails(const core::Plan& plan, Wording wording, QWidget* parent);
    /// The plan with what was entered; valid once accepted.
    [[nodiscard]] const core::Plan& plan() const { return m_plan; }
    /// By object name: "name", "owner", "start", "months", "budget", "goal", "contingency".
    [[nodiscard]] QLineEdit* field(const QString& name) const;
    [[nodiscard]] QString problem() const;
    void accept() override;

private:
    QLineEdit* addField(QFormLayout* form, const char* name, const QString& label, const QString& text,
                        const QString& tip);
    /// The figure in a field, in its unit; nothing (and the reason shown) when it cannot be read.
    [[nodiscard]] std::optional<double> figure(const char* name, double least, double most);
    bool fail(QLineEdit* field, const QString& why);

    core::Plan m_plan;
    Wording m_wording;
    QLabel* m_problem;
};

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/forms/deployment_fields.h"
#include "ui/forms/form_binding.h"
#include "ui/platform/wording.h"
#include "ui/widgets/panel.h"

namespace ui {

class FitBar;
class FormBody;
class TextLabel;

/// How the workload in hand runs in the scenario in hand, with whether it fits, how fast it is and what it
/// costs above the fields, so that one sees at once what an entry does.
class DeploymentForm : public Panel
{
    Q_OBJECT

public:
    DeploymentForm(PlanDocument& document, const Wording& wording, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] FormBody* body() const { return m_body; }
    [[nodiscard]] FitBar* fitBar() const { return m_fit; }
    [[nodiscard]] QString fitLine() const;
    [[nodiscard]] QString speedLine() const;

private:
    using Change = std::function<QString(core::Deployment&)>;
    [[nodiscard]] const core::Deployment* deployment() const;
    void showLive();
    [[nodiscard]] QString fitSentence() const;
    [[nodiscard]] QString speedSentence() const;
    /// A sentence when the change cannot be made.
    QString change(const QString& what, const Change& make);

    PlanDocument& m_document;
    const Wording& m_wording;
    TextLabel* m_title;
    TextLabel* m_where;
    TextLabel* m_fitLine;
    FitBar* m_fit;
    TextLabel* m_speedLine;
    FormBody* m_body;
    FormBinding<core::Deployment> m_binding;
    std::string m_shown; ///< what the fields are for
};

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/platform/wording.h"

#include <QObject>

namespace ui {

/// What the Scenario and Edit menus do to the plan: each one undo step with a name.
class PlanCommands : public QObject
{
    Q_OBJECT

public:
    PlanCommands(PlanDocument& document, const Wording& wording, QWidget* window);

    /// Asks for name, owner, months, budget and goal.
    void editDetails();
    /// Takes the copy in hand and says so, with a button to name it.
    void duplicateScenario();
    /// Asks for the name.
    void renameScenario();
    void renameScenario(const QString& name);
    void deleteScenario();
    void setBaseline();
    /// An index into kWorkKinds.
    void addWorkload(std::size_t kind);
    void deleteWorkload();

Q_SIGNALS:
    /// A copy of a scenario is in hand.
    void copied(const QString& name);

private:
    [[nodiscard]] const core::Scenario* scenario() const;

    PlanDocument& m_document;
    const Wording& m_wording;
    QWidget* m_window;
};

} // namespace ui

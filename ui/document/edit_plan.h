// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan.h"

#include <QUndoCommand>

#include <functional>

namespace ui {

/// The one undo command: a plan before and after. Plans share what they have in common, so a step costs what
/// it changed. Edits with the same non-empty key merge into one step; a step that ends where it began is
/// obsolete and leaves the stack.
class EditPlan final : public QUndoCommand
{
public:
    using Show = std::function<void(const core::Plan&)>;
    EditPlan(core::Plan before, core::Plan after, const QString& text, QString mergeKey, Show show);

    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    core::Plan m_before;
    core::Plan m_after;
    QString m_mergeKey;
    Show m_show;
};

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/edit_plan.h"

namespace ui {

EditPlan::EditPlan(core::Plan before, core::Plan after, const QString& text, QString mergeKey, Show show)
    : QUndoCommand(text)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_mergeKey(std::move(mergeKey))
    , m_show(std::move(show))
{
}

void EditPlan::redo()
{
    m_show(m_after);
}

void EditPlan::undo()
{
    m_show(m_before);
}

bool EditPlan::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const EditPlan*>(other); // same id(), hence the same class
    if (next->m_mergeKey != m_mergeKey)
        return false;
    m_after = next->m_after;
    setText(next->text());
    setObsolete(m_after == m_before);
    return true;
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/range_edit.h"

#include "ui/widgets/number_input.h"

#include <QKeyEvent>

#include <cmath>

namespace ui {

RangeEdit::RangeEdit(const QLocale& locale, const RangeRules& rules, QWidget* parent)
    : QLineEdit(parent)
    , m_locale(locale)
    , m_rules(rules)
{
    setAlignment(Qt::AlignRight);
    setTextMargins(6, 0, 6, 0);
    connect(this, &QLineEdit::textEdited, this, &RangeEdit::check);
    connect(this, &QLineEdit::editingFinished, this, &RangeEdit::commit);
}

void RangeEdit::setValue(const std::optional<core::Uncertain>& value)
{
    if (value == m_value && !m_shown.isNull())
        return;
    m_value = value;
    if (m_problem.isEmpty() || !hasFocus())
        showValue();
}

void RangeEdit::showValue()
{
    m_shown = m_value ? rangeText(*m_value, m_locale, m_rules.scale) : QStringLiteral("");
    setText(m_shown);
    setCursorPosition(0);
    setProblem({});
}

void RangeEdit::check()
{
    m_typed.reset();
    if (text() == m_shown || (text().trimmed().isEmpty() && m_rules.optional)) {
        setProblem({});
        return;
    }
    if (text().trimmed().isEmpty()) {
        setProblem(tr("A figure is needed here."));
        return;
    }
    auto read = parseRange(text(), m_locale, m_rules.scale, m_value.value_or(core::Uncertain()));
    if (const auto* problem = std::get_if<InputProblem>(&read)) {
        setProblem(*problem);
        return;
    }
    const auto& value = std::get<core::Uncertain>(read);
    const QString problem = problemOf(value);
    if (problem.isEmpty())
        m_typed = value;
    setProblem(problem);
}

QString RangeEdit::problemOf(const core::Uncertain& value) const
{
    const auto shown = [&](double x) { return numberText(x * m_rules.scale, m_locale); };
    if (m_rules.single && value.low != value.high)
        return tr("One number is needed here, not a range.");
    if (m_rules.whole && value.likely != std::round(value.likely))
        return tr("A whole number is needed here.");
    if (m_rules.above && value.low <= m_rules.lowest)
        return tr("Must be more than %1.").arg(shown(m_rules.lowest));
    if (value.low < m_rules.lowest)
        return tr("Must be %1 or more.").arg(shown(m_rules.lowest));
    if (value.high > m_rules.highest)
        return tr("Must be %1 or less.").arg(shown(m_rules.highest));
    return {};
}

void RangeEdit::commit()
{
    check();
    if (!m_problem.isEmpty() || text() == m_shown)
        return;
    m_value = m_typed;
    showValue();
    Q_EMIT committed(m_value);
}

void RangeEdit::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    setProperty("invalid", !problem.isEmpty());
    setAccessibleDescription(problem);
    update();
    Q_EMIT problemChanged(problem);
}

void RangeEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && text() != m_shown) {
        showValue();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/uncertain.h"

#include <QLineEdit>
#include <QLocale>

#include <optional>

namespace ui {

/// What a field takes.
struct RangeRules
{
    double scale = 1; ///< shown = value × scale (100 for a share in percent)
    double lowest = 0;
    double highest = 1e15;
    bool above = false;    ///< `lowest` itself is not allowed
    bool single = false;   ///< one number, no range
    bool whole = false;    ///< whole numbers only
    bool optional = false; ///< may be left empty
};

/// A field for a number or a range, strict about what it reads. It checks while one types, says `committed`
/// at Enter or on leaving, and keeps what was typed when that cannot be used; Escape takes it back.
class RangeEdit : public QLineEdit
{
    Q_OBJECT

public:
    RangeEdit(const QLocale& locale, const RangeRules& rules, QWidget* parent = nullptr);
    /// Shows the plan's value, unless unusable text is being mended here.
    void setValue(const std::optional<core::Uncertain>& value);
    [[nodiscard]] const std::optional<core::Uncertain>& value() const { return m_value; }
    [[nodiscard]] const QString& problem() const { return m_problem; }

Q_SIGNALS:
    void committed(const std::optional<core::Uncertain>& value);
    /// Empty when the text can be used.
    void problemChanged(const QString& problem);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void check();
    void commit();
    void setProblem(const QString& problem);
    void showValue();
    [[nodiscard]] QString problemOf(const core::Uncertain& value) const;

    QLocale m_locale;
    RangeRules m_rules;
    std::optional<core::Uncertain> m_value;
    std::optional<core::Uncertain> m_typed;
    QString m_shown;
    QString m_problem;
};

} // namespace ui

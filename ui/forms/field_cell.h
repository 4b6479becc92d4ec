// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/form_field.h"

#include <QLocale>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace ui {

class RangeEdit;
class TextLabel;

/// One field of a form: its label with the unit, what it is typed or chosen in, and under it the sentence
/// that says what is wrong. Label, buddy, help and accessible name come from the field's description.
class FieldCell : public QWidget
{
    Q_OBJECT

public:
    FieldCell(const FormField& field, const QLocale& locale, QWidget* parent = nullptr);
    /// What holds while nothing is said is shown as a hint, not as a value.
    void setValue(const FieldValue& value);
    /// A sentence under the field; empty takes it away.
    void setProblem(const QString& problem);
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QWidget* editor() const { return m_editor; }
    [[nodiscard]] const std::string& key() const { return m_key; }

Q_SIGNALS:
    void committed(const FieldValue& value);

private:
    void makeFigure(const FormField& field, const QLocale& locale);
    void makeChoice(const FormField& field);
    void makeSwitch(const FormField& field);
    void makeText(const FormField& field);

    [[nodiscard]] QString hint(const FormField& field, const QLocale& locale) const;

    std::string m_key;
    FieldValue m_standard;
    TextLabel* m_label;
    TextLabel* m_problem;
    QWidget* m_editor = nullptr;
    RangeEdit* m_figure = nullptr;
    QComboBox* m_choice = nullptr;
    QCheckBox* m_switch = nullptr;
    QLineEdit* m_text = nullptr;
};

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/form_field.h"

#include <QLocale>
#include <QWidget>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace ui {

class FieldCell;

/// A list in a form: each row a line of cells with a button that takes it away, under them one that adds.
class FormRows : public QWidget
{
    Q_OBJECT

public:
    FormRows(FormList list, const QLocale& locale, QWidget* parent = nullptr);
    /// Builds as many rows as there are; their values come by setValue.
    void setCount(std::size_t rows);
    [[nodiscard]] std::size_t count() const { return m_rows.size(); }
    [[nodiscard]] FieldCell* cell(std::size_t row, std::size_t column) const { return m_rows[row][column]; }
    [[nodiscard]] const FormList& list() const { return m_list; }
    [[nodiscard]] QPushButton* addButton() const { return m_add; }

Q_SIGNALS:
    void committed(int row, int column, const FieldValue& value);
    void added();
    void removed(int row);

private:
    void addRow();
    FormList m_list;
    QLocale m_locale;
    QVBoxLayout* m_column;
    QPushButton* m_add;
    std::vector<QWidget*> m_lines;
    std::vector<std::vector<FieldCell*>> m_rows;
};

} // namespace ui

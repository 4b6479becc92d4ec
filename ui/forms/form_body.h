// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/form_field.h"

#include <QLocale>
#include <QWidget>

#include <set>
#include <string_view>
#include <vector>

class QVBoxLayout;

namespace ui {

class FieldCell;
class FoldHeader;
class FormRows;

/// Fields and lists in sections; what few need is folded, and its heading says how much is said inside. It
/// knows how to ask, not what for: who owns it gives the values and takes what is committed.
class FormBody : public QWidget
{
    Q_OBJECT

public:
    explicit FormBody(const QLocale& locale, QWidget* parent = nullptr);
    /// Builds it anew where these are others than before; sections stay open that were.
    void build(const std::vector<FormSection>& sections, std::vector<FormField> fields,
               std::vector<FormList> lists);
    void setValue(std::size_t field, const FieldValue& value);
    void setRowCount(std::size_t list, std::size_t rows);
    /// Call after the values: headings count what is said, fields that need another wait for it.
    void settle();
    [[nodiscard]] FieldCell* cell(std::string_view key) const;
    [[nodiscard]] FieldCell* cell(std::size_t field) const { return m_cells[field]; }
    [[nodiscard]] FormRows* rows(std::string_view key) const;
    [[nodiscard]] FormRows* rows(std::size_t list) const { return m_rows[list]; }
    /// The heading of a section by its title, to open and close it; null for one without.
    [[nodiscard]] FoldHeader* header(const QString& title) const;
    [[nodiscard]] const std::vector<FoldHeader*>& headers() const { return m_headers; }

Q_SIGNALS:
    void committed(int field, const FieldValue& value);
    void rowCommitted(int list, int row, int column, const FieldValue& value);
    void rowAdded(int list);
    void rowRemoved(int list, int row);

private:
    void addSection(std::size_t section);
    QWidget* fieldsOf(std::size_t section);
    void addLists(std::size_t section, QVBoxLayout* column);
    void clear();
    [[nodiscard]] bool isSaid(std::size_t field) const;

    QLocale m_locale;
    QVBoxLayout* m_column;
    std::vector<FormSection> m_sections;
    std::vector<FormField> m_fields;
    std::vector<FormList> m_lists;
    std::vector<FieldValue> m_values;
    std::vector<FieldCell*> m_cells;
    std::vector<FormRows*> m_rows;
    std::vector<FoldHeader*> m_headers; ///< by section; null without a heading
    std::set<QString> m_open;
};

} // namespace ui

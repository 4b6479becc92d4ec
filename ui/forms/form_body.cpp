// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/form_body.h"

#include "ui/forms/field_cell.h"
#include "ui/forms/form_grid.h"
#include "ui/forms/form_rows.h"
#include "ui/widgets/fold_header.h"

#include <QVBoxLayout>

#include <algorithm>

namespace ui {

FormBody::FormBody(const QLocale& locale, QWidget* parent)
    : QWidget(parent)
    , m_locale(locale)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
}

void FormBody::clear()
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // one of them may be what is committing
        }
        delete item;
    }
    m_cells.clear();
    m_rows.clear();
    m_headers.clear();
}

void FormBody::build(const std::vector<FormSection>& sections, std::vector<FormField> fields,
                     std::vector<FormList> lists)
{
    clear();
    m_sections = sections;
    m_fields = std::move(fields);
    m_lists = std::move(lists);
    m_values.assign(m_fields.size(), {});
    m_cells.assign(m_fields.size(), nullptr);
    m_rows.assign(m_lists.size(), nullptr);
    for (std::size_t i = 0; i < m_sections.size(); ++i)
        addSection(i);
}

void FormBody::addSection(std::size_t section)
{
    const auto here = [section](const auto& part) { return part.section == static_cast<int>(section); };
    const bool empty = std::none_of(m_fields.begin(), m_fields.end(), here)
                       && std::none_of(m_lists.begin(), m_lists.end(), here);
    m_headers.push_back(nullptr);
    if (empty)
        return;
    const FormSection& about = m_sections[section];
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, about.title.isEmpty() ? 4 : 8);
    column->setSpacing(12);
    if (!about.title.isEmpty()) {
        auto* header = new FoldHeader(about.title);
        header->setChecked(!about.folded || m_open.contains(about.title));
        body->setVisible(header->isChecked());
        connect(header, &FoldHeader::toggled, this, [this, body, title = about.title](bool open) {
            body->setVisible(open);
            if (open)
                m_open.insert(title);
            else
                m_open.erase(title);
        });
        m_column->addWidget(header);
        m_headers.back() = header;
    }
    if (QWidget* grid = fieldsOf(section))
        column->addWidget(grid);
    addLists(section, column);
    m_column->addWidget(body);
}

QWidget* FormBody::fieldsOf(std::size_t section)
{
    std::vector<QWidget*> cells;
    auto* grid = new FormGrid;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (m_fields[i].section != static_cast<int>(section))
            continue;
        auto* cell = new FieldCell(m_fields[i], m_locale, grid);
        connect(cell, &FieldCell::committed, this,
                [this, i](const FieldValue& value) { Q_EMIT committed(static_cast<int>(i), value); });
        m_cells[i] = cell;
        cells.push_back(cell);
    }
    if (cells.empty()) {
        delete grid;
        return nullptr;
    }
    grid->setCells(std::move(cells));
    return grid;
}

void FormBody::addLists(std::size_t section, QVBoxLayout* column)
{
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        if (m_lists[i].section != static_cast<int>(section))
            continue;
        auto* rows = new FormRows(m_lists[i], m_locale);
        const int list = static_cast<int>(i);
        connect(rows, &FormRows::committed, this, [this, list](int row, int col, const FieldValue& value) {
            Q_EMIT rowCommitted(list, row, col, value);
        });
        connect(rows, &FormRows::added, this, [this, list] { Q_EMIT rowAdded(list); });
        connect(rows, &FormRows::removed, this, [this, list](int row) { Q_EMIT rowRemoved(list, row); });
        m_rows[i] = rows;
        column->addWidget(rows);
    }
}

void FormBody::setValue(std::size_t field, const FieldValue& value)
{
    m_values[field] = value;
    m_cells[field]->setValue(value);
}

void FormBody::setRowCount(std::size_t list, std::size_t rows)
{
    m_rows[list]->setCount(rows);
}

bool FormBody::isSaid(std::size_t field) const
{
    const FieldValue& value = m_values[field];
    return value.index() != 0 && value != m_fields[field].standard && value != FieldValue(std::string());
}

void FormBody::settle()
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const std::string& needs = m_fields[i].needs;
        const auto needed = std::find_if(m_fields.begin(), m_fields.end(),
                                         [&](const FormField& f) { return f.key == needs; });
        const bool waits = !needs.empty() && needed != m_fields.end()
                           && m_values[static_cast<std::size_t>(needed - m_fields.begin())].index() == 0;
        m_cells[i]->setEnabled(!waits);
    }
    for (std::size_t s = 0; s < m_headers.size(); ++s) {
        if (!m_headers[s])
            continue;
        int said = 0;
        for (std::size_t i = 0; i < m_fields.size(); ++i)
            said += m_fields[i].section == static_cast<int>(s) && isSaid(i) ? 1 : 0;
        for (std::size_t i = 0; i < m_lists.size(); ++i)
            said += m_lists[i].section == static_cast<int>(s) ? static_cast<int>(m_rows[i]->count()) : 0;
        m_headers[s]->setNote(said > 0 ? tr("%n stated", nullptr, said) : QString());
    }
}

FieldCell* FormBody::cell(std::string_view key) const
{
    const auto found =
        std::find_if(m_cells.begin(), m_cells.end(), [&](FieldCell* c) { return c->key() == key; });
    return found == m_cells.end() ? nullptr : *found;
}

FormRows* FormBody::rows(std::string_view key) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](FormRows* r) { return r->list().key == key; });
    return found == m_rows.end() ? nullptr : *found;
}

FoldHeader* FormBody::header(const QString& title) const
{
    for (FoldHeader* header : m_headers) {
        if (header && header->text() == title)
            return header;
    }
    return nullptr;
}

} // namespace ui

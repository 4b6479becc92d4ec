// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/field_cell.h"
#include "ui/forms/form_body.h"
#include "ui/forms/form_rows.h"

#include <functional>
#include <vector>

namespace ui {

/// The fields and lists of a `Subject` and the form that shows them.
template<class Subject>
struct FormBinding
{
    using Change = std::function<QString(Subject&)>;
    /// Makes the change under this name; a sentence when it cannot be made.
    using Edit = std::function<QString(const QString& what, const Change& change)>;

    std::vector<FieldOf<Subject>> fields;
    std::vector<ListOf<Subject>> lists;

    void build(FormBody& body, const std::vector<FormSection>& sections) const
    {
        std::vector<FormList> forms;
        for (const auto& list : lists)
            forms.push_back(list.form);
        body.build(sections, {fields.begin(), fields.end()}, std::move(forms));
    }

    void show(FormBody& body, const Subject& subject) const
    {
        for (std::size_t i = 0; i < fields.size(); ++i)
            body.setValue(i, fields[i].get(subject));
        for (std::size_t i = 0; i < lists.size(); ++i) {
            const std::size_t rows = lists[i].count(subject);
            body.setRowCount(i, rows);
            for (std::size_t row = 0; row < rows; ++row) {
                for (std::size_t column = 0; column < lists[i].form.columns.size(); ++column)
                    body.rows(i)->cell(row, column)->setValue(lists[i].get(subject, row, column));
            }
        }
        body.settle();
    }

    /// What is committed in the form becomes an edit; its problem stands at the cell.
    void connectTo(FormBody& body, QObject* context, const Edit& edit)
    {
        QObject::connect(&body, &FormBody::committed, context,
                         [this, &body, edit](int at, const FieldValue& value) {
                             const auto i = static_cast<std::size_t>(at);
                             const auto set = fields[i].set;
                             const QString problem =
                                 edit(fields[i].label.toLower(), [&](Subject& s) { return set(s, value); });
                             if (!problem.isEmpty())
                                 body.cell(i)->setProblem(problem);
                         });
        QObject::connect(&body, &FormBody::rowCommitted, context,
                         [this, &body, edit](int at, int row, int column, const FieldValue& value) {
                             const auto i = static_cast<std::size_t>(at);
                             const auto r = static_cast<std::size_t>(row);
                             const auto c = static_cast<std::size_t>(column);
                             const auto set = lists[i].set;
                             const QString problem = edit(lists[i].form.title.toLower(),
                                                          [&](Subject& s) { return set(s, r, c, value); });
                             if (!problem.isEmpty())
                                 body.rows(i)->cell(r, c)->setProblem(problem);
                         });
        QObject::connect(&body, &FormBody::rowAdded, context, [this, edit](int at) {
            const auto& list = lists[static_cast<std::size_t>(at)];
            edit(list.form.addText.toLower(), [add = list.add](Subject& s) {
                add(s);
                return QString();
            });
        });
        QObject::connect(&body, &FormBody::rowRemoved, context, [this, edit](int at, int row) {
            const auto& list = lists[static_cast<std::size_t>(at)];
            edit(list.form.title.toLower(), [remove = list.remove, row](Subject& s) {
                remove(s, static_cast<std::size_t>(row));
                return QString();
            });
        });
    }
};

} // namespace ui

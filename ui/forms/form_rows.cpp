// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/form_rows.h"

#include "ui/forms/field_cell.h"
#include "ui/platform/shown_text.h"
#include "ui/platform/theme.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

FormRows::FormRows(FormList list, const QLocale& locale, QWidget* parent)
    : QWidget(parent)
    , m_list(std::move(list))
    , m_locale(locale)
    , m_column(new QVBoxLayout(this))
    , m_add(new QPushButton(m_list.addText))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    for (const auto& [text, font, tone] : {std::tuple(m_list.title, strongFont(), Tone::Normal),
                                           std::tuple(m_list.help, captionFont(), Tone::Secondary)}) {
        if (text.isEmpty())
            continue;
        auto* label = new TextLabel(font, tone);
        label->setText(text);
        label->setWordWrap(true);
        m_column->addWidget(label);
    }
    auto* line = new QHBoxLayout;
    line->addWidget(m_add);
    line->addStretch(1);
    m_column->addLayout(line);
    m_add->setObjectName(QString::fromStdString("add-" + m_list.key));
    connect(m_add, &QPushButton::clicked, this, &FormRows::added);
}

void FormRows::setCount(std::size_t rows)
{
    while (m_rows.size() > rows) {
        m_lines.back()->hide();
        m_lines.back()->deleteLater();
        m_lines.pop_back();
        m_rows.pop_back();
    }
    while (m_rows.size() < rows)
        addRow();
}

void FormRows::addRow()
{
    const int row = static_cast<int>(m_rows.size());
    auto* line = new QWidget;
    auto* cells = new QHBoxLayout(line);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setSpacing(8);
    std::vector<FieldCell*> made;
    for (std::size_t i = 0; i < m_list.columns.size(); ++i) {
        auto* cell = new FieldCell(m_list.columns[i], m_locale, line);
        connect(cell, &FieldCell::committed, this, [this, row, i](const FieldValue& value) {
            Q_EMIT committed(row, static_cast<int>(i), value);
        });
        cells->addWidget(cell, 1);
        made.push_back(cell);
    }
    auto* remove = new QPushButton(tr("Remove"));
    remove->setAccessibleName(tr("Remove row %1").arg(row + 1));
    remove->setObjectName(QString::fromStdString("remove-" + m_list.key));
    connect(remove, &QPushButton::clicked, this, [this, row] { Q_EMIT removed(row); });
    cells->addWidget(remove, 0, Qt::AlignBottom);
    m_column->insertWidget(m_column->count() - 1, line);
    m_lines.push_back(line);
    m_rows.push_back(std::move(made));
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/form_grid.h"

#include <QGridLayout>
#include <QResizeEvent>

namespace ui {

namespace {

constexpr int kCellWidth = 180;

}

FormGrid::FormGrid(QWidget* parent)
    : QWidget(parent)
{
}

void FormGrid::setCells(std::vector<QWidget*> cells)
{
    for (QWidget* cell : m_cells)
        cell->deleteLater();
    m_cells = std::move(cells);
    m_columns = 0;
    arrange();
}

void FormGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FormGrid::arrange()
{
    const int columns = qBound(1, (width() + 16) / (kCellWidth + 16), 6);
    if (columns == m_columns)
        return;
    m_columns = columns;
    // A grid keeps the rows and columns that it once had: a new one has none to spare.
    delete m_grid;
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(10);
    // Few cells keep the width that many have.
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const int at = static_cast<int>(i);
        m_grid->addWidget(m_cells[i], at / columns, at % columns);
    }
}

} // namespace ui

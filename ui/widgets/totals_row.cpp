// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/totals_row.h"

#include "ui/platform/theme.h"
#include "ui/widgets/cell_delegate.h"
#include "ui/widgets/tabular_text.h"

#include <QHeaderView>
#include <QPainter>

namespace ui {

TotalsRow::TotalsRow(QWidget* parent)
    : QWidget(parent)
{
    setFixedHeight(kRowHeight);
}

void TotalsRow::setContent(const QHeaderView* header, const TableContent& content)
{
    m_header = header;
    m_cells = content.totals;
    m_columns = content.columns;
    QStringList texts;
    for (std::size_t c = 0; c < m_cells.size(); ++c) {
        if (!m_cells[c].text.isEmpty())
            texts << m_columns[c].title + QStringLiteral(": ") + m_cells[c].text;
    }
    setAccessibleName(texts.join(QStringLiteral(", ")));
    update();
}

void TotalsRow::setOffset(int pixels)
{
    m_offset = pixels;
    update();
}

int TotalsRow::widthFor(int column) const
{
    const auto c = static_cast<std::size_t>(column);
    if (c >= m_cells.size())
        return 0;
    return static_cast<int>(tabularWidth(strongFont(), m_cells[c].text)) + 2 * kCellPadding + 2;
}

void TotalsRow::paintEvent(QPaintEvent*)
{
    if (!m_header)
        return;
    QPainter painter(this);
    for (std::size_t c = 0; c < m_cells.size(); ++c) {
        const int column = static_cast<int>(c);
        const QRect box(m_header->sectionPosition(column) - m_offset, 0, m_header->sectionSize(column),
                        height());
        TableCell cell = m_cells[c];
        cell.strong = true;
        paintCell(painter, box, palette(), cell, m_columns[c].numeric);
    }
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/table_model.h"

#include "ui/platform/shown_text.h"

#include <algorithm>

namespace ui {

namespace {

bool sameShape(const TableContent& a, const TableContent& b)
{
    return a.columns == b.columns
           && std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(),
                         [](const TableRow& x, const TableRow& y) { return x.id == y.id; });
}

} // namespace

void TableModel::setContent(TableContent content)
{
    if (content == m_content)
        return;
    if (!sameShape(content, m_content)) {
        beginResetModel();
        m_content = std::move(content);
        endResetModel();
        return;
    }
    m_content = std::move(content);
    if (!m_content.rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const TableRow& row = m_content.rows[static_cast<std::size_t>(index.row())];
    const TableCell& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return tipText(cell.tip);
    case SortRole:
        return cell.sortKey.isValid() ? cell.sortKey : QVariant(cell.text);
    case ToneRole:
        return static_cast<int>(cell.tone);
    case StrongRole:
        return cell.strong;
    case NumericRole:
        return m_content.columns[static_cast<std::size_t>(index.column())].numeric;
    case PillarRole:
        return cell.pillar;
    case IdRole:
        return QString::fromStdString(row.id);
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TableColumn& column = m_content.columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return tipText(column.help);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::Alignment((column.numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    default:
        return {};
    }
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a reader does with a table beside reading it: copy it, and choose and sort its columns.

#include "ui/models/table_model.h"
#include "ui/platform/settings.h"
#include "ui/widgets/data_table.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>

namespace ui {

std::vector<std::string> DataTable::selectedIds() const
{
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
              [](const QModelIndex& a, const QModelIndex& b) { return a.row() < b.row(); });
    std::vector<std::string> ids;
    for (const QModelIndex& row : rows)
        ids.push_back(row.data(TableModel::IdRole).toString().toStdString());
    return ids;
}

void DataTable::put(const TableContent& content) const
{
    auto* copied = new QMimeData;
    copied->setText(asText(content));
    copied->setHtml(asHtml(content));
    QGuiApplication::clipboard()->setMimeData(copied);
}

void DataTable::copy() const
{
    const std::vector<std::string> ids = selectedIds();
    if (ids.size() > 1)
        copyRows(ids);
    else
        put(m_model->content());
}

void DataTable::copyRows(const std::vector<std::string>& ids) const
{
    put(withRows(m_model->content(), ids));
}

void DataTable::setColumnShown(int column, bool shown)
{
    if (shown)
        m_hidden.erase(column);
    else
        m_hidden.insert(column);
    fitColumns();
    fitHeight();
    saveColumns();
}

void DataTable::rememberAs(const QString& name)
{
    m_rememberedAs = name;
}

void DataTable::restoreColumns()
{
    const Settings::Columns columns = Settings().columns(m_rememberedAs);
    // Saved for another set of columns, it says nothing about these.
    if (m_rememberedAs.isEmpty() || columns.count != m_model->columnCount())
        return;
    for (const int column : columns.hidden) {
        if (column > 0 && column < columns.count)
            m_hidden.insert(column);
    }
    if (columns.sorted >= -1 && columns.sorted < columns.count)
        m_view->horizontalHeader()->setSortIndicator(columns.sorted, columns.descending ? Qt::DescendingOrder
                                                                                        : Qt::AscendingOrder);
}

void DataTable::saveColumns() const
{
    if (m_rememberedAs.isEmpty() || m_showing)
        return;
    const QHeaderView* header = m_view->horizontalHeader();
    Settings::Columns columns;
    columns.count = m_model->columnCount();
    columns.sorted = header->sortIndicatorSection();
    columns.descending = header->sortIndicatorOrder() == Qt::DescendingOrder;
    columns.hidden = QList<int>(m_hidden.begin(), m_hidden.end());
    Settings().setColumns(m_rememberedAs, columns);
}

void DataTable::addColumnsTo(QMenu* menu)
{
    QMenu* choice = menu->addMenu(tr("Columns"));
    // The first one says what a row is about.
    for (int c = 1; c < m_model->columnCount(); ++c) {
        QAction* action = choice->addAction(m_model->content().columns[static_cast<std::size_t>(c)].title);
        action->setCheckable(true);
        action->setChecked(!m_hidden.contains(c));
        connect(action, &QAction::toggled, this, [this, c](bool shown) { setColumnShown(c, shown); });
    }
}

QMenu* DataTable::makeMenu()
{
    auto* menu = new QMenu(this);
    menu->addActions(m_menuActions);
    menu->addSeparator();
    menu->addAction(tr("Copy table"), this, [this] { put(m_model->content()); });
    const std::vector<std::string> ids = selectedIds();
    QAction* rows = menu->addAction(tr("Copy %n row(s)", nullptr, static_cast<int>(ids.size())), this,
                                    [this, ids] { copyRows(ids); });
    rows->setEnabled(!ids.empty());
    menu->addSeparator();
    addColumnsTo(menu);
    return menu;
}

void DataTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = makeMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/table_content.h"
#include "ui/widgets/panel.h"

#include <QList>

#include <set>
#include <string>
#include <vector>

class QAction;
class QMenu;
class QSortFilterProxyModel;
class QTableView;

namespace ui {

class CellDelegate;
class TableModel;
class TotalsRow;

/// A table in a panel: columns that sort and hide, the row in hand, a fixed row of totals below. Ctrl+C
/// copies the selected rows, or all when one or none is, as text with tabs and as HTML; its context menu
/// does, too. Takes the height of its rows, up to `maximumRows`, then scrolls inside.
class DataTable : public Panel
{
    Q_OBJECT

public:
    explicit DataTable(const QString& name, int maximumRows, QWidget* parent = nullptr);
    void setContent(TableContent content);
    /// How many rows are in sight before the table scrolls inside.
    void setMaximumRows(int rows);
    /// What the header and so many rows need, in pixels.
    [[nodiscard]] static int heightOf(int rows);
    [[nodiscard]] const TableContent& content() const;
    /// The row with this id becomes the row in hand, without `taken`.
    void setInHand(const std::string& id);
    [[nodiscard]] QTableView* view() const { return m_view; }
    /// Keeps sorting and hidden columns between runs under this name, as long as the columns are as many.
    void rememberAs(const QString& name);
    /// From top to bottom as shown.
    [[nodiscard]] std::vector<std::string> selectedIds() const;
    void setColumnShown(int column, bool shown);
    /// The selected rows when several are, else the whole table.
    void copy() const;
    void copyRows(const std::vector<std::string>& ids) const;
    /// Adds to the context menu, before copying and columns.
    void addToMenu(const QList<QAction*>& actions) { m_menuActions = actions; }
    [[nodiscard]] QMenu* makeMenu();

Q_SIGNALS:
    /// The user chose another row.
    void taken(const std::string& id);
    void selectionChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void setUpView();
    void fitColumns();
    /// Makes the widths fill the view as far as that goes.
    void shareOut(std::vector<int>& widths) const;
    void fitHeight();
    void hover(int row);
    void restoreColumns();
    void saveColumns() const;
    void put(const TableContent& content) const;
    void addColumnsTo(QMenu* menu);

    TableModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_view;
    CellDelegate* m_delegate;
    TotalsRow* m_totals;
    int m_maximumRows;
    bool m_showing = false;
    std::set<int> m_hidden; ///< by the user
    QString m_rememberedAs;
    QList<QAction*> m_menuActions;
    std::string m_inHand;
};

} // namespace ui

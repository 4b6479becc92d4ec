// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/table_content.h"
#include "ui/widgets/panel.h"

#include <string>

class QSortFilterProxyModel;
class QTableView;

namespace ui {

class CellDelegate;
class TableModel;
class TotalsRow;

/// A table in a panel: columns that sort, the row in hand, a fixed row of totals below, and its text on the
/// clipboard by Ctrl+C. Takes the height of its rows, up to `maximumRows`, then scrolls inside.
class DataTable : public Panel
{
    Q_OBJECT

public:
    explicit DataTable(const QString& name, int maximumRows, QWidget* parent = nullptr);
    void setContent(TableContent content);
    [[nodiscard]] const TableContent& content() const;
    /// The row with this id becomes the row in hand, without `taken`.
    void setInHand(const std::string& id);
    [[nodiscard]] QTableView* view() const { return m_view; }

Q_SIGNALS:
    /// The user chose another row.
    void taken(const std::string& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpView();
    void fitColumns();
    /// Makes the widths fill the view as far as that goes.
    void shareOut(std::vector<int>& widths) const;
    void fitHeight();
    void hover(int row);

    TableModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_view;
    CellDelegate* m_delegate;
    TotalsRow* m_totals;
    int m_maximumRows;
    bool m_showing = false;
    std::string m_inHand;
};

} // namespace ui

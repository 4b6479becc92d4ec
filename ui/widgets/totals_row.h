// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/table_content.h"

#include <QWidget>

class QHeaderView;

namespace ui {

/// The row of totals under a table: it stands still while the rows scroll, and follows the columns.
class TotalsRow : public QWidget
{
    Q_OBJECT

public:
    explicit TotalsRow(QWidget* parent = nullptr);
    void setContent(const QHeaderView* header, const TableContent& content);
    void setOffset(int pixels);
    /// What this column's total needs; 0 without one.
    [[nodiscard]] int widthFor(int column) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const QHeaderView* m_header = nullptr;
    std::vector<TableCell> m_cells;
    std::vector<TableColumn> m_columns;
    int m_offset = 0;
};

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/table_content.h"

#include <QStyledItemDelegate>

namespace ui {

inline constexpr int kRowHeight = 30;
inline constexpr int kCellPadding = 8;

/// Paints a cell of a table, also one of its totals: figures tabular and right, tones as tokens.
void paintCell(QPainter& painter, const QRect& rect, const QPalette& palette, const TableCell& cell,
               bool numeric);

/// Rows with a hairline below, a tint under the pointer, and the row in hand with a tint and an accent bar.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    /// The row in hand, and the row under the pointer; −1: none.
    void setCurrentRow(int row) { m_currentRow = row; }
    void setHoveredRow(int row) { m_hoveredRow = row; }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    int m_hoveredRow = -1;
    int m_currentRow = -1;
};

} // namespace ui

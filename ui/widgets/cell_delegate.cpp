// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/cell_delegate.h"

#include "ui/models/table_model.h"
#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"
#include "ui/widgets/tabular_text.h"

#include <QPainter>

namespace ui {

namespace {

constexpr int kSwatch = 10;
constexpr int kSwatchGap = 6;

} // namespace

void paintCell(QPainter& painter, const QRect& rect, const QPalette& palette, const TableCell& cell,
               bool numeric)
{
    QRectF text = QRectF(rect).adjusted(kCellPadding, 0, -kCellPadding, 0);
    if (cell.pillar > 0) {
        const QRectF square(text.left(), text.center().y() - kSwatch / 2.0, kSwatch, kSwatch);
        painter.fillRect(square, pillarColor(cell.pillar, tokensFor(palette).dark));
        text.setLeft(square.right() + kSwatchGap);
    }
    painter.setPen(colorOf(cell.tone, palette));
    drawTabular(painter, text, numeric ? Qt::AlignRight : Qt::AlignLeft,
                cell.strong ? strongFont() : bodyFont(), cell.text);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFont font = index.data(TableModel::StrongRole).toBool() ? strongFont() : bodyFont();
    const double width = tabularWidth(font, index.data().toString());
    const int swatch = index.data(TableModel::PillarRole).toInt() > 0 ? kSwatch + kSwatchGap : 0;
    return {static_cast<int>(width) + swatch + 2 * kCellPadding + 2, kRowHeight};
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const Tokens& t = tokensFor(option.palette);
    const bool inHand = option.state & QStyle::State_Selected;
    if (inHand || index.row() == m_hoveredRow)
        painter->fillRect(option.rect, inHand ? t.selected : t.hover);
    const QRect& r = option.rect;
    painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.hairline);
    if (inHand && index.column() == 0 && (m_currentRow < 0 || index.row() == m_currentRow))
        painter->fillRect(QRect(r.left(), r.top(), 3, r.height()), t.accent);
    TableCell cell;
    cell.text = index.data().toString();
    cell.tone = static_cast<Tone>(index.data(TableModel::ToneRole).toInt());
    cell.strong = index.data(TableModel::StrongRole).toBool();
    cell.pillar = index.data(TableModel::PillarRole).toInt();
    paintCell(*painter, r, option.palette, cell, index.data(TableModel::NumericRole).toBool());
    if (option.state & QStyle::State_HasFocus)
        paintFocus(*painter, QRectF(r).adjusted(1, 1, -1, -1), option.palette);
}

} // namespace ui

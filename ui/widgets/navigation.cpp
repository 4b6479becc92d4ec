// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/navigation.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"
#include "ui/widgets/tabular_text.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace ui {

namespace {

constexpr int kCountRole = Qt::UserRole;

class PageDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {120, 32}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& t = tokensFor(option.palette);
        const bool selected = option.state & QStyle::State_Selected;
        const QRectF box = QRectF(option.rect).adjusted(8, 0.5, -8, -0.5);
        if (selected || (option.state & QStyle::State_MouseOver))
            paintBox(*painter, box, selected ? t.selected : t.hover, {});
        if (selected) {
            painter->save();
            painter->setClipRect(QRectF(box.left(), box.top(), 3, box.height()));
            paintBox(*painter, box, t.accent, {});
            painter->restore();
        }
        if (option.state & QStyle::State_HasFocus && option.widget && option.widget->hasFocus())
            paintFocus(*painter, box, option.palette);
        painter->setPen(selected ? t.text : t.secondary);
        const QRectF inner = box.adjusted(10, 0, -10, 0);
        const QFont font = selected ? strongFont() : bodyFont();
        drawTabular(*painter, inner, Qt::AlignLeft, font, index.data().toString());
        if (index.data(kCountRole).isValid())
            drawTabular(*painter, inner, Qt::AlignRight, selected ? strongFont() : bodyFont(),
                        index.data(kCountRole).toString());
    }
};

} // namespace

Navigation::Navigation(QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new PageDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedWidth(160);
    setMouseTracking(true);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setViewportMargins(0, 8, 0, 8);
    setAccessibleName(tr("Pages"));
}

void Navigation::addPage(const QString& title, const QString& tip)
{
    auto* item = new QListWidgetItem(title, this);
    item->setToolTip(tip);
}

void Navigation::setCount(int row, int count)
{
    QListWidgetItem* entry = item(row);
    entry->setData(kCountRole, count);
    entry->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(entry->text()).arg(count));
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/search_popup.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"
#include "ui/widgets/search_combo.h"
#include "ui/widgets/text_label.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kRowHeight = 26;
constexpr int kRowsInSight = 14;
constexpr int kGap = 24; ///< between a name and its detail

QString detailOf(const QModelIndex& index)
{
    return index.data(SearchCombo::kDetail).toString();
}

/// Keeps the rows that contain every word; those that do in their name come first.
class Found : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(QStringList words)
    {
        m_words = std::move(words);
        invalidate();
        sort(m_words.isEmpty() ? -1 : 0);
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const QString text = index.data(Qt::DisplayRole).toString() + QLatin1Char(' ') + detailOf(index)
                             + QLatin1Char(' ') + index.data(Qt::UserRole).toString();
        return hasAllWords(text);
    }
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const bool named = hasAllWords(left.data(Qt::DisplayRole).toString());
        const bool other = hasAllWords(right.data(Qt::DisplayRole).toString());
        return named == other ? left.row() < right.row() : named;
    }

private:
    [[nodiscard]] bool hasAllWords(const QString& text) const
    {
        return std::all_of(m_words.begin(), m_words.end(),
                           [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    }
    QStringList m_words;
};

/// Name at the left, detail at the right.
class RowPainter : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& t = tokensFor(option.palette);
        painter->save();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, t.selected);
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(option.rect, t.hover);
        const QRect inner = option.rect.adjusted(10, 0, -10, 0);
        const QString detail = detailOf(index);
        const QFontMetrics caption(captionFont());
        const int right = detail.isEmpty() ? 0 : caption.horizontalAdvance(detail) + kGap;
        painter->setFont(bodyFont());
        painter->setPen(t.text);
        const QRect left = inner.adjusted(0, 0, -std::min(right, inner.width() / 2), 0);
        painter->drawText(
            left, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(bodyFont()).elidedText(index.data().toString(), Qt::ElideRight, left.width()));
        painter->setFont(captionFont());
        painter->setPen(t.secondary);
        painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, detail);
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {100, kRowHeight};
    }
};

} // namespace

SearchPopup::SearchPopup(QAbstractItemModel* rows, int current, const QString& name, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_found(new Found(this))
    , m_line(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new TextLabel(bodyFont(), Tone::Secondary))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_found->setSourceModel(rows);
    m_line->setObjectName(QStringLiteral("search"));
    m_line->setPlaceholderText(tr("Type to search"));
    m_line->setAccessibleName(tr("Search: %1").arg(name));
    m_line->setTextMargins(6, 0, 6, 0);
    m_line->installEventFilter(this);
    m_list->setModel(m_found);
    m_list->setItemDelegate(new RowPainter(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(name);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setCurrentIndex(m_found->index(current, 0));
    m_nothing->setContentsMargins(10, 4, 10, 4);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 6, 1, 6);
    column->setSpacing(6);
    auto* inset = new QVBoxLayout;
    inset->setContentsMargins(6, 0, 6, 0);
    inset->addWidget(m_line);
    column->addLayout(inset);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing);
    connect(m_line, &QLineEdit::textChanged, this, &SearchPopup::filter);
    connect(m_list, &QListView::clicked, this, &SearchPopup::take);
}

void SearchPopup::setTyped(const QString& text)
{
    m_line->setText(text);
}

void SearchPopup::filter(const QString& text)
{
    static_cast<Found*>(m_found)->setWords(text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts));
    const bool none = m_found->rowCount() == 0;
    m_list->setVisible(!none);
    m_nothing->setVisible(none);
    m_nothing->setText(tr("Nothing contains “%1”.").arg(text));
    if (!none && (!m_list->currentIndex().isValid() || !text.isEmpty()))
        m_list->setCurrentIndex(m_found->index(0, 0));
}

void SearchPopup::take(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const int row = m_found->mapToSource(index).row();
    hide();
    Q_EMIT chosen(row);
    close();
}

int SearchPopup::widthNeeded() const
{
    const QFontMetrics body(bodyFont());
    const QFontMetrics caption(captionFont());
    int widest = 200;
    const QAbstractItemModel& rows = *m_found->sourceModel();
    for (int i = 0; i < rows.rowCount(); ++i) {
        const QModelIndex index = rows.index(i, 0);
        widest = std::max(widest, body.horizontalAdvance(index.data().toString()) + kGap
                                      + caption.horizontalAdvance(detailOf(index)));
    }
    return std::min(widest + 44, 640);
}

void SearchPopup::showAt(const QWidget& anchor)
{
    const QRect screen = anchor.screen()->availableGeometry();
    const int rows = std::clamp(m_found->sourceModel()->rowCount(), 3, kRowsInSight);
    const QSize size(std::min(std::max(anchor.width(), widthNeeded()), screen.width()),
                     rows * kRowHeight + m_line->sizeHint().height() + 22);
    QPoint at = anchor.mapToGlobal(QPoint(0, anchor.height() + 2));
    if (at.y() + size.height() > screen.bottom())
        at.setY(std::max(screen.top(), anchor.mapToGlobal(QPoint(0, -2)).y() - size.height()));
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - size.width())));
    setGeometry(QRect(at, size));
    show();
    m_line->setFocus();
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
}

bool SearchPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        take(m_list->currentIndex());
        return true;
    }
    const int row = m_list->currentIndex().row();
    const int last = m_found->rowCount() - 1;
    const auto go = [&](int to) {
        m_list->setCurrentIndex(m_found->index(std::clamp(to, 0, std::max(0, last)), 0));
        return true;
    };
    switch (key) {
    case Qt::Key_Down:
        return go(row + 1);
    case Qt::Key_Up:
        return go(row - 1);
    case Qt::Key_PageDown:
        return go(row + kRowsInSight);
    case Qt::Key_PageUp:
        return go(row - kRowsInSight);
    case Qt::Key_Tab:
        close();
        return true;
    default:
        return false;
    }
}

void SearchPopup::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = tokensFor(palette());
    painter.fillRect(rect(), t.panel);
    painter.setPen(t.hairline);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace ui

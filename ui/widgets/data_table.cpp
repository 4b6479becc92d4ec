// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/data_table.h"

#include "ui/models/table_model.h"
#include "ui/platform/theme.h"
#include "ui/widgets/cell_delegate.h"
#include "ui/widgets/totals_row.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace ui {

namespace {

constexpr int kHeaderHeight = 30;
/// What text columns shrink to before the table scrolls sideways; a last one of remarks is left out instead.
constexpr int kNarrowestText = 104;
constexpr int kNarrowestLast = 140;

} // namespace

DataTable::DataTable(const QString& name, int maximumRows, QWidget* parent)
    : Panel(parent)
    , m_model(new TableModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_view(new QTableView)
    , m_delegate(new CellDelegate(this))
    , m_totals(new TotalsRow)
    , m_maximumRows(maximumRows)
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(TableModel::SortRole);
    m_view->setAccessibleName(name);
    setUpView();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_view);
    column->addWidget(m_totals);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                m_delegate->setCurrentRow(current.row());
                if (m_showing || !current.isValid())
                    return;
                m_inHand = current.data(TableModel::IdRole).toString().toStdString();
                Q_EMIT taken(m_inHand);
            });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &DataTable::selectionChanged);
    connect(m_view->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &DataTable::saveColumns);
    connect(m_view->horizontalHeader(), &QHeaderView::sectionResized, m_totals,
            qOverload<>(&QWidget::update));
    connect(m_view->horizontalScrollBar(), &QScrollBar::valueChanged, m_totals, &TotalsRow::setOffset);
}

void DataTable::setUpView()
{
    m_view->setModel(m_sorted);
    m_view->setItemDelegate(m_delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setMouseTracking(true);
    m_view->setWordWrap(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(kRowHeight);
    m_view->verticalHeader()->setMinimumSectionSize(kRowHeight);
    QHeaderView* header = m_view->horizontalHeader();
    header->setFont(captionFont());
    header->setFixedHeight(kHeaderHeight);
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setMinimumSectionSize(40);
    m_view->setSortingEnabled(true);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
}

const TableContent& DataTable::content() const
{
    return m_model->content();
}

void DataTable::setContent(TableContent content)
{
    if (content == m_model->content())
        return;
    m_showing = true;
    m_totals->setContent(m_view->horizontalHeader(), content);
    const bool first = m_model->columnCount() == 0;
    m_model->setContent(std::move(content));
    if (first)
        restoreColumns();
    m_showing = false;
    setInHand(m_inHand);
    fitColumns();
    fitHeight();
}

void DataTable::setMaximumRows(int rows)
{
    m_maximumRows = rows;
    fitHeight();
}

int DataTable::heightOf(int rows)
{
    return kHeaderHeight + rows * kRowHeight + 2;
}

void DataTable::setInHand(const std::string& id)
{
    m_inHand = id;
    m_showing = true;
    const QString wanted = QString::fromStdString(id);
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        if (index.data(TableModel::IdRole).toString() == wanted && m_view->currentIndex().row() != row)
            m_view->setCurrentIndex(index);
    }
    m_showing = false;
}

void DataTable::fitHeight()
{
    const int rows = qBound(1, m_model->rowCount(), m_maximumRows);
    const int totals = m_model->content().totals.empty() ? 0 : kRowHeight;
    m_totals->setVisible(totals > 0);
    m_view->setVerticalScrollBarPolicy(m_model->rowCount() > m_maximumRows ? Qt::ScrollBarAsNeeded
                                                                           : Qt::ScrollBarAlwaysOff);
    const bool scrolls = m_view->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOn;
    const int scroll = scrolls ? m_view->horizontalScrollBar()->sizeHint().height() : 0;
    const int height = kHeaderHeight + rows * kRowHeight + scroll;
    m_view->setFixedHeight(height);
    setFixedHeight(height + totals + 2);
}

void DataTable::fitColumns()
{
    const int columns = m_model->columnCount();
    if (columns == 0)
        return;
    std::vector<int> widths(static_cast<std::size_t>(columns));
    for (int c = 0; c < columns; ++c) {
        if (m_hidden.contains(c))
            continue;
        QHeaderView* header = m_view->horizontalHeader();
        const int title =
            static_cast<int>(
                QFontMetricsF(header->font())
                    .horizontalAdvance(m_model->content().columns[static_cast<std::size_t>(c)].title))
            + 2 * kCellPadding + 4;
        widths[static_cast<std::size_t>(c)] = qMax(title, m_totals->widthFor(c));
        for (int r = 0; r < m_model->rowCount(); ++r)
            widths[static_cast<std::size_t>(c)] = qMax(
                widths[static_cast<std::size_t>(c)], m_delegate->sizeHint({}, m_model->index(r, c)).width());
    }
    shareOut(widths);
    // A last column of remarks goes before anything has to be scrolled: what it says stands in Why as well.
    const int total = std::accumulate(widths.begin(), widths.end(), 0);
    const bool remarks = columns > 3 && !m_model->content().columns.back().numeric;
    for (int c = 0; c < columns; ++c)
        m_view->setColumnHidden(c, m_hidden.contains(c));
    if (remarks && total > m_view->viewport()->width() && !m_hidden.contains(columns - 1)) {
        m_view->setColumnHidden(columns - 1, true);
        widths.back() = 0;
        shareOut(widths);
    }
    for (std::size_t c = 0; c < widths.size(); ++c) {
        if (widths[c] > 0)
            m_view->setColumnWidth(static_cast<int>(c), widths[c]);
    }
    const bool scrolls = std::accumulate(widths.begin(), widths.end(), 0) > m_view->width();
    m_view->setHorizontalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

void DataTable::shareOut(std::vector<int>& widths) const
{
    // What is over goes to the text columns; what is missing comes from the widest of them.
    int spare = m_view->viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    std::vector<std::size_t> texts;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        if (!m_model->content().columns[c].numeric && widths[c] > 0)
            texts.push_back(c);
    }
    const auto canGive = [&](std::size_t c) {
        return widths[c] - (c + 1 == widths.size() ? kNarrowestLast : kNarrowestText);
    };
    while (spare < 0 && !texts.empty()) {
        const std::size_t widest =
            *std::max_element(texts.begin(), texts.end(),
                              [&](std::size_t a, std::size_t b) { return canGive(a) < canGive(b); });
        if (canGive(widest) <= 0)
            break;
        --widths[widest];
        ++spare;
    }
    for (std::size_t i = 0; i < texts.size() && spare > 0; ++i) {
        const int share = spare / static_cast<int>(texts.size() - i);
        widths[texts[i]] += share;
        spare -= share;
    }
}

void DataTable::hover(int row)
{
    m_delegate->setHoveredRow(row);
    m_view->viewport()->update();
}

bool DataTable::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseMove && watched == m_view->viewport())
        hover(m_view->rowAt(static_cast<QMouseEvent*>(event)->position().toPoint().y()));
    else if (event->type() == QEvent::Leave && watched == m_view->viewport())
        hover(-1);
    else if (event->type() == QEvent::Resize && watched == m_view->viewport()) {
        // Not inside the layout that is resizing it.
        QMetaObject::invokeMethod(
            this,
            [this] {
                fitColumns();
                fitHeight();
            },
            Qt::QueuedConnection);
    } else if (event->type() == QEvent::KeyPress && watched == m_view
               && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    return Panel::eventFilter(watched, event);
}

} // namespace ui

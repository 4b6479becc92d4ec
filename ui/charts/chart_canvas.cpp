// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_canvas.h"

#include "ui/charts/chart_builder.h"
#include "ui/platform/shown_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

namespace ui {

ChartCanvas::ChartCanvas(QGraphicsScene* scene, ChartItem* item, QWidget* parent)
    : QGraphicsView(scene, parent)
    , m_item(item)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::NoContextMenu); // the parent's menu is shown
}

void ChartCanvas::setWording(const Wording& wording)
{
    m_wording = wording;
}

std::optional<ChartMark> ChartCanvas::markUnder(const QPoint& position) const
{
    return m_item->markAt(m_item->mapFromScene(mapToScene(position)));
}

void ChartCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<ChartMark> mark = markUnder(event->position().toPoint());
    viewport()->setCursor(mark ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (mark && m_wording)
        QToolTip::showText(event->globalPosition().toPoint(),
                           tipText(markText(m_item->spec(), *mark, *m_wording)), viewport());
    else
        QToolTip::hideText();
    event->accept();
}

void ChartCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = markUnder(event->position().toPoint());
    event->accept();
}

void ChartCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_pressed && m_pressed == markUnder(event->position().toPoint()))
        activate(m_pressed);
    m_pressed.reset();
    event->accept();
}

void ChartCanvas::activate(const std::optional<ChartMark>& mark)
{
    if (!mark)
        return;
    const QString id = idOf(m_item->spec(), *mark);
    // Whoever answers may replace the marks: not while an event of theirs is under way.
    if (!id.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, id] { Q_EMIT activated(id); }, Qt::QueuedConnection);
}

void ChartCanvas::leaveEvent(QEvent* event)
{
    QToolTip::hideText();
    QGraphicsView::leaveEvent(event);
}

void ChartCanvas::focusOutEvent(QFocusEvent* event)
{
    m_item->setSelected(std::nullopt);
    QGraphicsView::focusOutEvent(event);
}

void ChartCanvas::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // a scroll area around the chart scrolls
}

void ChartCanvas::move(int by)
{
    const int count = static_cast<int>(markCount(m_item->spec()));
    if (count == 0)
        return;
    const auto now = m_item->selected();
    const int from = now ? static_cast<int>(now->index) : (by > 0 ? -1 : count);
    const ChartMark mark{static_cast<std::size_t>(std::clamp(from + by, 0, count - 1)), std::nullopt};
    m_item->setSelected(mark);
    if (!m_wording)
        return;
    const QString text = markText(m_item->spec(), mark, *m_wording);
    setAccessibleDescription(text);
    const QPoint at = mapFromScene(m_item->mapToScene(m_item->anchorOf(mark)));
    QToolTip::showText(viewport()->mapToGlobal(at), tipText(text), viewport());
}

void ChartCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyWanted();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Right:
        return move(1);
    case Qt::Key_Up:
    case Qt::Key_Left:
        return move(-1);
    case Qt::Key_Space:
        return activate(m_item->selected());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT tableWanted();
        return;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void ChartCanvas::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    m_item->layOutNow(QSizeF(viewport()->size()));
    setSceneRect(QRectF(QPointF(0, 0), QSizeF(viewport()->size())));
}

} // namespace ui

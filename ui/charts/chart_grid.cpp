// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_overlay.h"

#include <QPainter>

#include <cmath>

namespace ui {

ChartGrid::ChartGrid(QGraphicsItem* parent)
    : QGraphicsItem(parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(0); // above the background, below every series
}

void ChartGrid::show(const ChartSpec* spec, const ChartStyle* style, const ChartLayout* layout)
{
    prepareGeometryChange();
    m_spec = spec;
    m_style = style;
    m_layout = layout;
    update();
}

QRectF ChartGrid::boundingRect() const
{
    return m_layout ? QRectF(QPointF(0, 0), m_layout->size) : QRectF();
}

void ChartGrid::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_spec || !m_style || !m_layout || !m_spec->empty.isEmpty())
        return;
    painter->setPen(QPen(m_style->grid, 1));
    const QRectF& plot = m_layout->plot;
    const bool bars = std::holds_alternative<StackedBars>(m_spec->body);
    const ChartAxis& axis = bars ? m_spec->x : m_spec->y;
    const int intervals = static_cast<int>(std::round((axis.maximum - axis.minimum) / axis.step));
    for (int i = 0; i <= intervals; ++i) {
        const double value = axis.minimum + i * axis.step;
        if (bars) {
            const double x = xOf(*m_layout, axis, value);
            painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        } else {
            const double y = yOf(*m_layout, axis, value);
            painter->drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        }
    }
}

} // namespace ui

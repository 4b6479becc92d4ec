// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_overlay.h"

#include "ui/charts/chart_waterfall.h"

#include <QPainter>

#include <cmath>

namespace ui {

namespace {

constexpr double kCap = 4;

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

ChartOverlay::ChartOverlay(Wording wording, QGraphicsItem* parent)
    : QGraphicsItem(parent)
    , m_wording(std::move(wording))
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(100);
}

void ChartOverlay::show(const ChartSpec* spec, const ChartStyle* style, const ChartLayout* layout)
{
    prepareGeometryChange();
    m_spec = spec;
    m_style = style;
    m_layout = layout;
    update();
}

void ChartOverlay::setWording(const Wording& wording)
{
    m_wording = wording;
    update();
}

void ChartOverlay::setSelected(std::optional<ChartMark> mark)
{
    m_selected = mark;
    update();
}

QRectF ChartOverlay::boundingRect() const
{
    return m_layout ? QRectF(QPointF(0, 0), m_layout->size) : QRectF();
}

void ChartOverlay::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_spec || !m_style || !m_layout)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    paintHead(*painter);
    if (!m_spec->empty.isEmpty()) {
        paintEmpty(*painter);
        return;
    }
    if (const auto* waterfall = std::get_if<WaterfallBars>(&m_spec->body)) {
        paintYTicks(*painter);
        paintWaterfall(*painter, *m_spec, *waterfall, *m_style, *m_layout);
        paintWaterfallLegend(*painter, *waterfall, *m_style, *m_layout);
        paintSelectedBar(*painter, *waterfall);
        return;
    }
    paintXTicks(*painter);
    if (const auto* bars = std::get_if<StackedBars>(&m_spec->body)) {
        paintBars(*painter, *bars);
        paintLegend(*painter, *bars);
    } else {
        paintYTicks(*painter);
        paintScatter(*painter, std::get<Scatter>(m_spec->body));
    }
}

void ChartOverlay::paintSelectedBar(QPainter& painter, const WaterfallBars& waterfall) const
{
    if (!m_selected || m_selected->index >= waterfall.bars.size())
        return;
    painter.setPen(QPen(m_style->accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(
        waterfallRect(*m_layout, m_spec->y, waterfall, m_selected->index).adjusted(-3, -3, 3, 3));
}

void ChartOverlay::paintHead(QPainter& painter) const
{
    painter.setFont(m_style->title);
    painter.setPen(m_style->text);
    painter.drawText(m_layout->title, Qt::TextWordWrap, m_layout->shownTitle);
    painter.setFont(m_style->caption);
    painter.setPen(m_style->secondary);
    painter.drawText(m_layout->subtitle, Qt::TextWordWrap, m_spec->subtitle);
    if (!m_layout->caption.isEmpty())
        painter.drawText(m_layout->caption, Qt::TextWordWrap, m_spec->caption);
}

void ChartOverlay::paintEmpty(QPainter& painter) const
{
    painter.setFont(m_style->body);
    painter.setPen(m_style->secondary);
    painter.drawText(m_layout->plot, Qt::AlignCenter | Qt::TextWordWrap, m_spec->empty);
}

QString ChartOverlay::tick(const ChartAxis& axis, double value) const
{
    const double shown = std::abs(value) < axis.step / 1e6 ? 0 : value / axis.divisor;
    return m_wording.number(shown, axis.decimals);
}

void ChartOverlay::paintXTicks(QPainter& painter) const
{
    painter.setFont(m_style->caption);
    painter.setPen(m_style->secondary);
    const QFontMetricsF metrics(m_style->caption);
    const int intervals =
        static_cast<int>(std::round((m_spec->x.maximum - m_spec->x.minimum) / m_spec->x.step));
    double free = -1e9;
    for (int i = 0; i <= intervals; ++i) {
        const double value = m_spec->x.minimum + i * m_spec->x.step;
        QString text = tick(m_spec->x, value);
        if (std::holds_alternative<Scatter>(m_spec->body))
            text += m_spec->x.title.isEmpty() ? QString() : QChar(0x00A0) + m_spec->x.title;
        const double width = metrics.horizontalAdvance(text) + 2;
        const double x = xOf(*m_layout, m_spec->x, value);
        // A tick whose number would touch its neighbour's goes without one.
        if (x - width / 2 < free)
            continue;
        // The last one may stand near the edge of the chart: it stays whole.
        const double left = std::min(x - width / 2, m_layout->size.width() - width);
        painter.drawText(QRectF(left, m_layout->plot.bottom() + 4, width, metrics.height()), Qt::AlignCenter,
                         text);
        free = x + width / 2 + 6;
    }
}

void ChartOverlay::paintYTicks(QPainter& painter) const
{
    painter.setFont(m_style->caption);
    painter.setPen(m_style->secondary);
    const QFontMetricsF metrics(m_style->caption);
    const double left = m_layout->plot.left() - 6;
    const int intervals =
        static_cast<int>(std::round((m_spec->y.maximum - m_spec->y.minimum) / m_spec->y.step));
    double free = 1e9;
    for (int i = 0; i <= intervals; ++i) {
        const double value = m_spec->y.minimum + i * m_spec->y.step;
        const double y = yOf(*m_layout, m_spec->y, value);
        if (y + metrics.height() / 2 > free)
            continue;
        painter.drawText(QRectF(0, y - metrics.height() / 2, left, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, tick(m_spec->y, value));
        free = y - metrics.height() / 2;
    }
}

void ChartOverlay::paintWhisker(QPainter& painter, const core::Range& range, double middle,
                                double height) const
{
    if (range.isExact())
        return;
    const double from = xOf(*m_layout, m_spec->x, range.low);
    const double to = xOf(*m_layout, m_spec->x, range.high);
    const double cap = std::min(kCap, height / 3);
    painter.setPen(QPen(m_style->text, 1.2));
    painter.drawLine(QPointF(from, middle), QPointF(to, middle));
    painter.drawLine(QPointF(from, middle - cap), QPointF(from, middle + cap));
    if (!range.openHigh) {
        painter.drawLine(QPointF(to, middle - cap), QPointF(to, middle + cap));
        return;
    }
    painter.drawLine(QPointF(to, middle), QPointF(to - cap, middle - cap));
    painter.drawLine(QPointF(to, middle), QPointF(to - cap, middle + cap));
}

void ChartOverlay::paintBars(QPainter& painter, const StackedBars& bars) const
{
    const double height = barHeight(*m_layout, bars.bars.size());
    painter.setPen(QPen(m_style->secondary, 1));
    const double zero = xOf(*m_layout, m_spec->x, 0);
    painter.drawLine(QPointF(zero, m_layout->plot.top()), QPointF(zero, m_layout->plot.bottom()));
    for (const PlacedLabel& name : m_layout->names) {
        const StackedBar& bar = bars.bars[name.index];
        painter.setFont(bar.inHand ? bold(m_style->body) : m_style->body);
        painter.setPen(bar.inHand ? m_style->text : m_style->secondary);
        painter.drawText(name.rect, Qt::AlignRight | Qt::AlignVCenter, name.text);
    }
    for (std::size_t i = 0; i < bars.bars.size(); ++i) {
        const double middle = barMiddle(*m_layout, i, bars.bars.size());
        if (bars.bars[i].total) {
            paintWhisker(painter, *bars.bars[i].total, middle, height);
            continue;
        }
        const QRectF room(zero + 6, middle - height, m_layout->plot.right() - zero - 6, 2 * height);
        painter.setFont(m_style->caption);
        painter.setPen(m_style->bad);
        painter.drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(m_style->caption).elidedText(bars.bars[i].note, Qt::ElideRight, room.width()));
    }
    painter.setFont(bold(m_style->caption));
    painter.setPen(m_style->text);
    for (const PlacedLabel& value : m_layout->values)
        painter.drawText(value.rect, Qt::AlignRight | Qt::AlignVCenter, value.text);
    if (m_selected && m_selected->index < bars.bars.size()) {
        painter.setPen(QPen(m_style->accent, 2));
        painter.setBrush(Qt::NoBrush);
        const double middle = barMiddle(*m_layout, m_selected->index, bars.bars.size());
        painter.drawRect(
            QRectF(m_layout->plot.left(), middle - height / 2 - 3, m_layout->plot.width(), height + 6));
    }
}

void ChartOverlay::paintLegend(QPainter& painter, const StackedBars& bars) const
{
    painter.setFont(m_style->caption);
    for (const LegendEntry& entry : m_layout->legend) {
        painter.fillRect(entry.swatch, m_style->of(bars.groups[entry.group]));
        painter.setPen(m_style->secondary);
        painter.drawText(entry.text, Qt::AlignLeft | Qt::AlignVCenter,
                         bars.groupNames.value(static_cast<int>(entry.group)));
    }
}

void ChartOverlay::paintReference(QPainter& painter, const ReferenceLine& line) const
{
    QPen pen(m_style->bad, 1.2);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    const QRectF& plot = m_layout->plot;
    painter.setFont(m_style->caption);
    const double height = QFontMetricsF(m_style->caption).height();
    if (line.vertical) {
        const double x = xOf(*m_layout, m_spec->x, line.at);
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        const bool fitsRight =
            plot.right() - x > QFontMetricsF(m_style->caption).horizontalAdvance(line.name) + 8;
        painter.drawText(fitsRight
                             ? QRectF(x + 4, plot.top() - height - 1, plot.right() - x, height)
                             : QRectF(plot.left(), plot.top() - height - 1, x - plot.left() - 4, height),
                         fitsRight ? Qt::AlignLeft : Qt::AlignRight, line.name);
        return;
    }
    const double y = yOf(*m_layout, m_spec->y, line.at);
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.drawText(QRectF(plot.left(), y - height - 1, plot.width() - 2, height), Qt::AlignRight,
                     line.name);
}

void ChartOverlay::paintScatter(QPainter& painter, const Scatter& scatter) const
{
    for (const ReferenceLine& line : scatter.lines)
        paintReference(painter, line);
    for (const ScatterPoint& point : scatter.points) {
        const QPointF at(xOf(*m_layout, m_spec->x, point.x.likely),
                         yOf(*m_layout, m_spec->y, point.y.likely));
        painter.setPen(QPen(point.inHand ? m_style->accent : m_style->secondary, 1));
        if (point.x.low != point.x.high)
            painter.drawLine(QPointF(xOf(*m_layout, m_spec->x, point.x.low), at.y()),
                             QPointF(xOf(*m_layout, m_spec->x, point.x.high), at.y()));
        if (point.y.low != point.y.high)
            painter.drawLine(QPointF(at.x(), yOf(*m_layout, m_spec->y, point.y.low)),
                             QPointF(at.x(), yOf(*m_layout, m_spec->y, point.y.high)));
    }
    for (const PlacedLabel& name : m_layout->names) {
        const ScatterPoint& point = scatter.points[name.index];
        painter.fillRect(name.rect, m_style->background); // whiskers of others pass behind a name
        painter.setFont(point.inHand ? bold(m_style->caption) : m_style->caption);
        painter.setPen(point.inHand ? m_style->text : m_style->secondary);
        painter.drawText(name.rect, Qt::AlignLeft | Qt::AlignVCenter, name.text);
    }
    if (m_selected && m_selected->index < scatter.points.size()) {
        const ScatterPoint& point = scatter.points[m_selected->index];
        painter.setPen(QPen(m_style->accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(
            QPointF(xOf(*m_layout, m_spec->x, point.x.likely), yOf(*m_layout, m_spec->y, point.y.likely)), 9,
            9);
    }
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_builder.h"

#include "ui/charts/chart_overlay.h"
#include "ui/charts/chart_waterfall.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QGraphicsLayout>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QScatterSeries>
#include <QValueAxis>

#include <cmath>

namespace ui {

namespace {

enum PointClass { Others, Baseline, InHand };

PointClass classOf(const ScatterPoint& point)
{
    return point.inHand ? InHand : point.baseline ? Baseline : Others;
}

bool sameShape(const ChartSpec& a, const ChartSpec& b)
{
    if (a.body.index() != b.body.index())
        return false;
    const auto* before = std::get_if<StackedBars>(&a.body);
    const auto* after = std::get_if<StackedBars>(&b.body);
    return !before || (before->bars.size() == after->bars.size() && before->groups == after->groups);
}

void fitAxis(QValueAxis* axis, const ChartAxis& to)
{
    if (!axis)
        return;
    if (axis->min() != to.minimum || axis->max() != to.maximum)
        axis->setRange(to.minimum, to.maximum);
    const int ticks = static_cast<int>(std::round((to.maximum - to.minimum) / to.step)) + 1;
    if (axis->tickCount() != ticks)
        axis->setTickCount(ticks);
}

} // namespace

ChartItem::ChartItem(ChartStyle style, const Wording& wording)
    : m_style(std::move(style))
    , m_grid(new ChartGrid(this))
    , m_overlay(new ChartOverlay(wording, this))
{
    legend()->hide();
    setBackgroundRoundness(0);
    setMargins(QMargins());
    layout()->setContentsMargins(0, 0, 0, 0);
    setAcceptHoverEvents(false);
}

void ChartItem::setSpec(const ChartSpec& spec)
{
    const bool inPlace = m_built && sameShape(m_spec, spec);
    m_spec = spec;
    if (!inPlace) {
        clearMarks();
        buildMarks();
        applyTheme();
        m_built = true;
    }
    updateMarks();
    if (const auto mark = selected(); mark && mark->index >= markCount(m_spec))
        setSelected(std::nullopt);
    arrange();
}

/// A waterfall needs no series: the overlay paints it.
void ChartItem::buildMarks()
{
    if (const auto* bars = std::get_if<StackedBars>(&m_spec.body))
        buildBars(*bars);
    else if (std::holds_alternative<Scatter>(m_spec.body))
        buildScatter();
}

void ChartItem::updateMarks()
{
    fitAxis(m_x, m_spec.x);
    fitAxis(m_y, m_spec.y);
    if (const auto* bars = std::get_if<StackedBars>(&m_spec.body))
        updateBars(*bars);
    else if (const auto* scatter = std::get_if<Scatter>(&m_spec.body))
        updateScatter(*scatter);
}

void ChartItem::clearMarks()
{
    removeAllSeries();
    const auto old = axes();
    for (QAbstractAxis* axis : old) {
        removeAxis(axis);
        delete axis;
    }
    m_sets.clear();
    m_points.clear();
    m_x = m_y = nullptr;
}

QValueAxis* ChartItem::addValueAxis(Qt::Alignment side)
{
    auto* axis = new QValueAxis;
    axis->setLabelsVisible(false);
    axis->setLineVisible(false);
    axis->setGridLineVisible(false);
    axis->setMinorGridLineVisible(false);
    addAxis(axis, side);
    return axis;
}

void ChartItem::buildBars(const StackedBars& bars)
{
    auto* series = new QHorizontalStackedBarSeries;
    series->setBarWidth(kBarShare);
    series->setLabelsVisible(false);
    for (std::size_t group = 0; group < bars.groups.size(); ++group) {
        auto* set = new QBarSet(bars.groupNames.value(static_cast<int>(group)));
        for (std::size_t i = 0; i < bars.bars.size(); ++i)
            set->append(0);
        series->append(set);
        m_sets.push_back(set);
    }
    addSeries(series);
    auto* categories = new QBarCategoryAxis;
    // The names are drawn by the overlay; the axis only needs different ones.
    for (std::size_t i = 0; i < bars.bars.size(); ++i)
        categories->append(QString::number(i));
    categories->setLabelsVisible(false);
    categories->setLineVisible(false);
    categories->setGridLineVisible(false);
    addAxis(categories, Qt::AlignLeft);
    series->attachAxis(categories);
    m_x = addValueAxis(Qt::AlignBottom);
    series->attachAxis(m_x);
}

void ChartItem::buildScatter()
{
    m_x = addValueAxis(Qt::AlignBottom);
    m_y = addValueAxis(Qt::AlignLeft);
    for (int i = Others; i <= InHand; ++i) {
        auto* series = new QScatterSeries;
        series->setMarkerSize(i == InHand ? 11 : 9);
        addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
        m_points.push_back(series);
    }
}

void ChartItem::updateBars(const StackedBars& bars)
{
    const int count = static_cast<int>(bars.bars.size());
    for (std::size_t group = 0; group < m_sets.size(); ++group) {
        for (int i = 0; i < count; ++i) {
            // The first category of a horizontal bar chart is at the bottom.
            const double value = bars.bars[static_cast<std::size_t>(count - 1 - i)].parts[group].likely;
            if (m_sets[group]->at(i) != value)
                m_sets[group]->replace(i, value);
        }
    }
}

void ChartItem::updateScatter(const Scatter& scatter)
{
    QList<QPointF> places[InHand + 1];
    for (const ScatterPoint& point : scatter.points)
        places[classOf(point)] << QPointF(point.x.likely, point.y.likely);
    for (int i = Others; i <= InHand; ++i) {
        if (m_points[static_cast<std::size_t>(i)]->points() != places[i])
            m_points[static_cast<std::size_t>(i)]->replace(places[i]);
    }
}

void ChartItem::applyTheme()
{
    setBackgroundBrush(m_style.background);
    setBackgroundPen(Qt::NoPen);
    setPlotAreaBackgroundVisible(false);
    if (const auto* bars = std::get_if<StackedBars>(&m_spec.body)) {
        for (std::size_t group = 0; group < m_sets.size(); ++group) {
            m_sets[group]->setColor(m_style.of(bars->groups[group]));
            m_sets[group]->setBorderColor(m_style.background);
            m_sets[group]->setPen(Qt::NoPen);
        }
    }
    const QColor marks[] = {m_style.accent.lighter(130), m_style.baseline, m_style.accent};
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        m_points[i]->setColor(marks[i]);
        m_points[i]->setBorderColor(m_style.background);
    }
}

void ChartItem::setChartStyle(const ChartStyle& style)
{
    m_style = style;
    applyTheme();
    arrange();
}

void ChartItem::setChartWording(const Wording& wording)
{
    m_overlay->setWording(wording);
}

void ChartItem::arrange()
{
    if (size().isEmpty())
        return;
    m_layout = layOut(m_spec, m_style, size());
    if (plotArea() != m_layout.plot)
        setPlotArea(m_layout.plot);
    layout()->activate(); // else it would follow only in the event loop
    m_grid->show(&m_spec, &m_style, &m_layout);
    m_overlay->show(&m_spec, &m_style, &m_layout);
}

void ChartItem::resizeEvent(QGraphicsSceneResizeEvent* event)
{
    QChart::resizeEvent(event);
    arrange();
}

void ChartItem::layOutNow(const QSizeF& size)
{
    resize(size);
    arrange();
}

namespace {

std::optional<ChartMark> barAt(const ChartLayout& layout, const ChartAxis& axis, const StackedBars& bars,
                               const QPointF& position)
{
    const double height = barHeight(layout, bars.bars.size());
    for (std::size_t i = 0; i < bars.bars.size(); ++i) {
        if (std::abs(position.y() - barMiddle(layout, i, bars.bars.size())) > height / 2 + 2)
            continue;
        double above = 0;
        double below = 0;
        for (std::size_t part = 0; part < bars.bars[i].parts.size(); ++part) {
            const double value = bars.bars[i].parts[part].likely;
            double& edge = value < 0 ? below : above;
            const double a = xOf(layout, axis, edge);
            edge += value;
            const double b = xOf(layout, axis, edge);
            if (position.x() >= std::min(a, b) && position.x() < std::max(a, b))
                return ChartMark{i, part};
        }
        return ChartMark{i, std::nullopt};
    }
    return std::nullopt;
}

} // namespace

std::optional<ChartMark> ChartItem::markAt(const QPointF& position) const
{
    if (const auto* bars = std::get_if<StackedBars>(&m_spec.body))
        return barAt(m_layout, m_spec.x, *bars, position);
    if (const auto* waterfall = std::get_if<WaterfallBars>(&m_spec.body))
        return waterfallMarkAt(m_layout, *waterfall, position);
    std::optional<ChartMark> nearest;
    double distance = 14;
    for (std::size_t i = 0; i < markCount(m_spec); ++i) {
        const QPointF away = anchorOf({i, std::nullopt}) - position;
        if (const double d = std::hypot(away.x(), away.y()); d < distance) {
            distance = d;
            nearest = ChartMark{i, std::nullopt};
        }
    }
    return nearest;
}

QPointF ChartItem::anchorOf(const ChartMark& mark) const
{
    if (const auto* bars = std::get_if<StackedBars>(&m_spec.body)) {
        const StackedBar& bar = bars->bars[mark.index];
        return {xOf(m_layout, m_spec.x, bar.total ? bar.total->likely : 0),
                barMiddle(m_layout, mark.index, bars->bars.size())};
    }
    if (const auto* waterfall = std::get_if<WaterfallBars>(&m_spec.body))
        return waterfallRect(m_layout, m_spec.y, *waterfall, mark.index).center();
    const ScatterPoint& point = std::get<Scatter>(m_spec.body).points[mark.index];
    return {xOf(m_layout, m_spec.x, point.x.likely), yOf(m_layout, m_spec.y, point.y.likely)};
}

void ChartItem::setSelected(std::optional<ChartMark> mark)
{
    m_overlay->setSelected(mark);
}

std::optional<ChartMark> ChartItem::selected() const
{
    return m_overlay->selected();
}

std::unique_ptr<ChartItem> buildChart(const ChartSpec& spec, const ChartStyle& style, const Wording& wording,
                                      const QSizeF& size)
{
    auto item = std::make_unique<ChartItem>(style, wording);
    item->setSpec(spec);
    item->layOutNow(size);
    return item;
}

} // namespace ui

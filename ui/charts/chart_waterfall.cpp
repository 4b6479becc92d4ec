// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_waterfall.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kPadding = 12;
constexpr double kColumnShare = 0.66;
constexpr double kWidestColumn = 128;
constexpr int kNameLines = 3;
/// A narrower column's name would be cut to a few letters: tooltip and table say it.
constexpr double kNarrowestName = 52;
constexpr double kCap = 4;

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

double bandWidth(const ChartLayout& layout, const WaterfallBars& waterfall)
{
    return layout.plot.width() / static_cast<double>(std::max<std::size_t>(waterfall.bars.size(), 1));
}

double middleOf(const ChartLayout& layout, const WaterfallBars& waterfall, std::size_t index)
{
    return layout.plot.left() + (static_cast<double>(index) + 0.5) * bandWidth(layout, waterfall);
}

double tickWidth(const ChartSpec& spec, const QFontMetricsF& metrics)
{
    double width = 0;
    for (double value = spec.y.minimum; value <= spec.y.maximum + spec.y.step / 2; value += spec.y.step)
        width = std::max(
            width, metrics.horizontalAdvance(QString::number(value / spec.y.divisor, 'f', spec.y.decimals)));
    return std::ceil(width) + 10;
}

/// `text` in at most kNameLines lines of `width`, the last one elided.
QString wrapped(const QString& text, const QFontMetricsF& metrics, double width)
{
    QStringList lines;
    QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    while (!words.isEmpty() && lines.size() < kNameLines - 1) {
        QString line = words.takeFirst();
        while (!words.isEmpty()
               && metrics.horizontalAdvance(line + QLatin1Char(' ') + words.front()) <= width)
            line += QLatin1Char(' ') + words.takeFirst();
        lines << metrics.elidedText(line, Qt::ElideRight, width);
    }
    if (!words.isEmpty())
        lines << metrics.elidedText(words.join(QLatin1Char(' ')), Qt::ElideRight, width);
    return lines.join(QLatin1Char('\n'));
}

/// Swatches of the pillars that have a step, in one row from `left`; nothing when they do not fit.
void placeLegend(ChartLayout& layout, const WaterfallBars& waterfall, const ChartStyle& style, double left,
                 double top, double width)
{
    const QFontMetricsF metrics(style.caption);
    const double swatch = std::round(metrics.ascent() * 0.75);
    double x = left;
    for (int pillar = 1; pillar <= 4; ++pillar) {
        if (std::none_of(waterfall.bars.begin(), waterfall.bars.end(),
                         [pillar](const WaterfallBar& bar) { return !bar.total && bar.pillar == pillar; }))
            continue;
        const double text = std::ceil(metrics.horizontalAdvance(waterfall.pillarNames.value(pillar - 1))) + 1;
        layout.legend.push_back({QRectF(x, top + (metrics.height() - swatch) / 2, swatch, swatch),
                                 QRectF(x + swatch + 5, top, text, metrics.height()),
                                 static_cast<std::size_t>(pillar - 1)});
        x += swatch + 5 + text + 14;
    }
    if (x - 14 > left + width)
        layout.legend.clear();
}

void placeNames(ChartLayout& layout, const WaterfallBars& waterfall, const ChartStyle& style)
{
    const double band = bandWidth(layout, waterfall);
    if (band < kNarrowestName)
        return;
    const QFontMetricsF metrics(style.caption);
    for (std::size_t i = 0; i < waterfall.bars.size(); ++i) {
        const double middle = middleOf(layout, waterfall, i);
        const QRectF rect(middle - band / 2 + 2, layout.plot.bottom() + 6, band - 4,
                          kNameLines * metrics.height());
        layout.names.push_back({rect, i, wrapped(waterfall.bars[i].name, metrics, rect.width())});
    }
}

void placeValues(ChartLayout& layout, const ChartSpec& spec, const WaterfallBars& waterfall,
                 const ChartStyle& style)
{
    const QFontMetricsF metrics(bold(style.caption));
    const double band = bandWidth(layout, waterfall);
    for (std::size_t i = 0; i < waterfall.bars.size(); ++i) {
        const WaterfallBar& bar = waterfall.bars[i];
        const double width = std::ceil(metrics.horizontalAdvance(bar.label)) + 2;
        if (width > band)
            continue;
        const double middle = middleOf(layout, waterfall, i);
        const double top = std::max(bar.before, bar.after);
        double highest = std::max(top, bar.total ? bar.total->high : top);
        double left = middle - width / 2;
        // An amount's label names the likely value: beside the whisker at the bar's top, not at the highest.
        if (highest > top && width + 6 <= band / 2) {
            highest = top;
            left = middle + 6;
        }
        const double y = yOf(layout, spec.y, highest) - metrics.height() - 3;
        layout.values.push_back({QRectF(left, y, width, metrics.height()), i, bar.label});
    }
}

/// The goal's text at the right end, above its line, or below where a value stands there.
void placeGoal(ChartLayout& layout, const ChartSpec& spec, const WaterfallBars& waterfall,
               const ChartStyle& style)
{
    if (!waterfall.goal || layout.plot.width() < 240)
        return;
    const QFontMetricsF metrics(style.caption);
    const double width = std::ceil(metrics.horizontalAdvance(waterfall.goalName)) + 2;
    const double y = yOf(layout, spec.y, *waterfall.goal);
    const double right = layout.size.width() - kPadding;
    QRectF best;
    for (const QPointF& at : {QPointF(right - width, y - metrics.height() - 2), QPointF(right - width, y + 2),
                              QPointF(layout.plot.left() + 2, y - metrics.height() - 2)}) {
        best = QRectF(at, QSizeF(width, metrics.height()));
        bool taken = best.bottom() > layout.plot.bottom();
        for (std::size_t i = 0; i < waterfall.bars.size() && !taken; ++i)
            taken = waterfallRect(layout, spec.y, waterfall, i).adjusted(-2, -2, 2, 2).intersects(best);
        for (const PlacedLabel& value : layout.values)
            taken = taken || value.rect.intersects(best);
        if (!taken) {
            layout.goal = best;
            return;
        }
    }
    // Nowhere beside its line: at the end of the legend's row, in the line's colour.
    if (layout.legend.empty())
        return;
    const QRectF row = layout.legend.back().text;
    if (right - width > row.right() + 14)
        layout.goal = QRectF(right - width, row.top(), width, metrics.height());
}

const QColor& colourOf(const WaterfallBar& bar, const ChartStyle& style)
{
    if (bar.total)
        return bar.baseline ? style.baseline : style.accent;
    return bar.pillar >= 1 && bar.pillar <= 4 ? style.pillars[static_cast<std::size_t>(bar.pillar - 1)]
                                              : style.secondary;
}

void paintWhisker(QPainter& painter, const ChartLayout& layout, const ChartAxis& axis,
                  const core::Range& range, double middle, const ChartStyle& style)
{
    if (range.isExact())
        return;
    const double low = yOf(layout, axis, range.low);
    const double high = yOf(layout, axis, range.high);
    painter.setPen(QPen(style.text, 1.2));
    painter.drawLine(QPointF(middle, low), QPointF(middle, high));
    painter.drawLine(QPointF(middle - kCap, low), QPointF(middle + kCap, low));
    const double tip = range.openHigh ? kCap : 0; // open: an arrow instead of a cap
    painter.drawLine(QPointF(middle - kCap, high + tip), QPointF(middle, high));
    painter.drawLine(QPointF(middle + kCap, high + tip), QPointF(middle, high));
}

void paintGoal(QPainter& painter, const ChartSpec& spec, const WaterfallBars& waterfall,
               const ChartStyle& style, const ChartLayout& layout)
{
    if (!waterfall.goal)
        return;
    const QColor& colour = waterfall.goalReached ? style.good : style.warn;
    QPen pen(colour, 1.2);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    const double y = yOf(layout, spec.y, *waterfall.goal);
    painter.drawLine(QPointF(layout.plot.left(), y), QPointF(layout.size.width() - kPadding, y));
    if (layout.goal.isEmpty())
        return;
    painter.setFont(style.caption);
    painter.setPen(colour);
    painter.drawText(layout.goal, Qt::AlignRight | Qt::AlignVCenter, waterfall.goalName);
}

void paintTexts(QPainter& painter, const WaterfallBars& waterfall, const ChartStyle& style,
                const ChartLayout& layout)
{
    painter.setFont(style.caption);
    for (const PlacedLabel& name : layout.names) {
        painter.setPen(waterfall.bars[name.index].total ? style.text : style.secondary);
        painter.drawText(name.rect, Qt::AlignHCenter | Qt::AlignTop, name.text);
    }
    painter.setFont(bold(style.caption));
    for (const PlacedLabel& value : layout.values) {
        // The goal's line may cross: the figure stays legible.
        painter.fillRect(value.rect.adjusted(-1, 1, 1, -1), style.background);
        painter.setPen(style.text);
        painter.drawText(value.rect, Qt::AlignCenter, value.text);
    }
}

} // namespace

void placeWaterfall(ChartLayout& layout, const ChartSpec& spec, const WaterfallBars& waterfall,
                    const ChartStyle& style, double top, double bottom)
{
    const QFontMetricsF metrics(style.caption);
    const double left = kPadding + tickWidth(spec, metrics);
    const double width = layout.size.width() - left - kPadding;
    const double band = width / static_cast<double>(std::max<std::size_t>(waterfall.bars.size(), 1));
    int lines = 0;
    if (band >= kNarrowestName) {
        for (const WaterfallBar& bar : waterfall.bars)
            lines = std::max(
                lines, static_cast<int>(wrapped(bar.name, metrics, band - 4).count(QLatin1Char('\n'))) + 1);
    }
    const double names = lines * metrics.height() + 8;
    double legend = metrics.height() + 6;
    if (bottom - top - names - legend < 120)
        legend = 0;
    const double below = bottom - names - legend;
    layout.plot =
        QRectF(QPointF(left, top + metrics.height() + 4), QPointF(left + width, below)).normalized();
    if (legend > 0)
        placeLegend(layout, waterfall, style, left, bottom - metrics.height(), width);
    placeNames(layout, waterfall, style);
    placeValues(layout, spec, waterfall, style);
    placeGoal(layout, spec, waterfall, style);
}

void paintWaterfall(QPainter& painter, const ChartSpec& spec, const WaterfallBars& waterfall,
                    const ChartStyle& style, const ChartLayout& layout)
{
    QPen connector(style.secondary, 1);
    connector.setDashPattern({2, 3});
    for (std::size_t i = 0; i < waterfall.bars.size(); ++i) {
        const QRectF rect = waterfallRect(layout, spec.y, waterfall, i);
        painter.fillRect(rect, colourOf(waterfall.bars[i], style));
        if (i + 1 == waterfall.bars.size())
            continue;
        const double y = yOf(layout, spec.y, waterfall.bars[i].after);
        painter.setPen(connector);
        painter.drawLine(QPointF(rect.right(), y),
                         QPointF(waterfallRect(layout, spec.y, waterfall, i + 1).left(), y));
    }
    painter.setPen(QPen(style.secondary, 1));
    const double zero = yOf(layout, spec.y, 0);
    painter.drawLine(QPointF(layout.plot.left(), zero), QPointF(layout.plot.right(), zero));
    paintGoal(painter, spec, waterfall, style, layout);
    for (std::size_t i = 0; i < waterfall.bars.size(); ++i) {
        if (waterfall.bars[i].total)
            paintWhisker(painter, layout, spec.y, *waterfall.bars[i].total, middleOf(layout, waterfall, i),
                         style);
    }
    paintTexts(painter, waterfall, style, layout);
}

void paintWaterfallLegend(QPainter& painter, const WaterfallBars& waterfall, const ChartStyle& style,
                          const ChartLayout& layout)
{
    painter.setFont(style.caption);
    for (const LegendEntry& entry : layout.legend) {
        painter.fillRect(entry.swatch, style.pillars[entry.group]);
        painter.setPen(style.secondary);
        painter.drawText(entry.text, Qt::AlignLeft | Qt::AlignVCenter,
                         waterfall.pillarNames.value(static_cast<int>(entry.group)));
    }
}

QRectF waterfallRect(const ChartLayout& layout, const ChartAxis& axis, const WaterfallBars& waterfall,
                     std::size_t index)
{
    const WaterfallBar& bar = waterfall.bars[index];
    const double width = std::min(kColumnShare * bandWidth(layout, waterfall), kWidestColumn);
    const double a = yOf(layout, axis, bar.before);
    const double b = yOf(layout, axis, bar.after);
    const double height = std::max(1.5, std::abs(a - b));
    return {middleOf(layout, waterfall, index) - width / 2, std::min(a, b), width, height};
}

std::optional<ChartMark> waterfallMarkAt(const ChartLayout& layout, const WaterfallBars& waterfall,
                                         const QPointF& position)
{
    if (waterfall.bars.empty() || position.y() < layout.plot.top() - 20
        || position.y() > layout.plot.bottom() + 44 || position.x() < layout.plot.left()
        || position.x() >= layout.plot.right())
        return std::nullopt;
    const double band = bandWidth(layout, waterfall);
    const auto index = static_cast<std::size_t>((position.x() - layout.plot.left()) / band);
    return ChartMark{std::min(index, waterfall.bars.size() - 1), std::nullopt};
}

} // namespace ui

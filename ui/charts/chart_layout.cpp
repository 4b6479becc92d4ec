// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_layout.h"

#include "ui/charts/chart_waterfall.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// Below this width labels are dropped before they could overlap.
constexpr double kNarrow = 360;
constexpr double kPadding = 12;
constexpr double kGap = 8;
/// Less than this leaves no picture to read: the caption and the legend give way first.
constexpr double kLeastPlot = 90;

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

double heightOf(const QString& text, const QFont& font, double width)
{
    if (text.isEmpty())
        return 0;
    return std::ceil(
        QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, text).height());
}

/// At most two lines of title.
QString twoLines(const QString& text, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    double longestWord = 0;
    for (const QString& word : text.split(QLatin1Char(' ')))
        longestWord = std::max(longestWord, metrics.horizontalAdvance(word));
    // A word that cannot be broken would run out of the chart.
    if (longestWord > width)
        return metrics.elidedText(text, Qt::ElideRight, width);
    if (heightOf(text, font, width) <= 2 * metrics.lineSpacing() + 1)
        return text;
    return metrics.elidedText(text, Qt::ElideRight, 1.8 * width);
}

/// Rows of swatches and names from `top` down, wrapped at `width`; returns the bottom.
double placeLegend(ChartLayout& layout, const StackedBars& bars, const ChartStyle& style, double left,
                   double top, double width)
{
    const QFontMetricsF metrics(style.caption);
    const double line = std::ceil(metrics.height() + 3);
    const double swatch = std::round(metrics.ascent() * 0.75);
    double x = left;
    double y = top;
    for (const std::size_t group : shownGroups(bars)) {
        const double text =
            std::ceil(metrics.horizontalAdvance(bars.groupNames.value(static_cast<int>(group)))) + 1;
        const double entry = swatch + 5 + text;
        if (x > left && x + entry > left + width) {
            x = left;
            y += line;
        }
        layout.legend.push_back({QRectF(x, y + (line - swatch) / 2, swatch, swatch),
                                 QRectF(x + swatch + 5, y, text, line), group});
        x += entry + 14;
    }
    return layout.legend.empty() ? top : y + line;
}

/// Title and subtitle; returns where the rest begins.
double placeHead(ChartLayout& layout, const ChartSpec& spec, const ChartStyle& style)
{
    const double width = layout.size.width() - 2 * kPadding;
    layout.shownTitle = twoLines(spec.title, style.title, width);
    double y = kPadding;
    layout.title = QRectF(kPadding, y, width, heightOf(layout.shownTitle, style.title, width));
    y = layout.title.bottom() + 2;
    layout.subtitle = QRectF(kPadding, y, width, heightOf(spec.subtitle, style.caption, width));
    return layout.subtitle.bottom() + kGap + 2;
}

/// The caption at the bottom; returns where it begins.
double placeCaption(ChartLayout& layout, const ChartSpec& spec, const ChartStyle& style, double top)
{
    const double width = layout.size.width() - 2 * kPadding;
    const double bottom = layout.size.height() - kPadding;
    const double height = heightOf(spec.caption, style.caption, width);
    if (height == 0 || bottom - height - top < kLeastPlot + 40)
        return bottom;
    layout.caption = QRectF(kPadding, bottom - height, width, height);
    return bottom - height - kGap;
}

double tickHeight(const ChartStyle& style)
{
    return std::ceil(QFontMetricsF(style.caption).height()) + 5;
}

void placeBars(ChartLayout& layout, const StackedBars& bars, const ChartStyle& style, double top,
               double bottom)
{
    const QFontMetricsF names(bold(style.body));
    const QFontMetricsF values(bold(style.caption));
    const double width = layout.size.width();
    const bool roomy = width >= kNarrow;
    double nameWidth = 0;
    double valueWidth = 0;
    for (const StackedBar& bar : bars.bars) {
        nameWidth = std::max(nameWidth, std::ceil(names.horizontalAdvance(bar.name)) + 2);
        valueWidth = std::max(valueWidth, std::ceil(values.horizontalAdvance(bar.label)) + 2);
    }
    nameWidth = std::min(nameWidth, std::floor(width * 0.3));
    // A label names the likely value. At the end of a whisker it would read as the highest: it stands in a
    // column of its own before the bars.
    const double valueLeft = kPadding + nameWidth + kGap;
    const double left = roomy && valueWidth > 2 ? valueLeft + valueWidth + kGap : valueLeft;
    const ChartLayout before = layout;
    double legendTop = bottom - tickHeight(style);
    // The legend's height is known only once it is laid out: place it, then move it to the bottom.
    const double legendBottom = placeLegend(layout, bars, style, left, 0, width - left - kPadding);
    if (bottom - top - tickHeight(style) - legendBottom >= kLeastPlot && roomy) {
        legendTop = bottom - legendBottom;
        for (LegendEntry& entry : layout.legend) {
            entry.swatch.translate(0, legendTop);
            entry.text.translate(0, legendTop);
        }
        legendTop -= tickHeight(style) + 4;
    } else {
        layout.legend.clear();
    }
    layout.plot = QRectF(QPointF(left, top), QPointF(width - kPadding - 8, legendTop)).normalized();
    for (std::size_t i = 0; i < bars.bars.size(); ++i) {
        const double middle = barMiddle(layout, i, bars.bars.size());
        const QFontMetricsF metrics(bars.bars[i].inHand ? bold(style.body) : style.body);
        layout.names.push_back({QRectF(kPadding, middle - names.height() / 2, nameWidth, names.height()), i,
                                metrics.elidedText(bars.bars[i].name, Qt::ElideRight, nameWidth)});
        const StackedBar& bar = bars.bars[i];
        if (!roomy || !bar.total)
            continue;
        layout.values.push_back(
            {QRectF(valueLeft, middle - values.height() / 2, valueWidth, values.height()), i, bar.label});
    }
}

bool free(const QRectF& rect, const QRectF& bounds, const std::vector<QRectF>& taken)
{
    return bounds.contains(rect) && std::none_of(taken.begin(), taken.end(), [&rect](const QRectF& other) {
               return other.intersects(rect);
           });
}

/// Names beside their points: the scenario in hand first, then the baseline, then the others; where nothing
/// is free on any side, the name is left to the tooltip and the table.
void placePointNames(ChartLayout& layout, const ChartSpec& spec, const Scatter& scatter,
                     const ChartStyle& style)
{
    std::vector<QRectF> taken;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < scatter.points.size(); ++i) {
        order.push_back(i);
        const QPointF at(xOf(layout, spec.x, scatter.points[i].x.likely),
                         yOf(layout, spec.y, scatter.points[i].y.likely));
        taken.emplace_back(at - QPointF(6, 6), QSizeF(12, 12));
    }
    for (const ReferenceLine& line : scatter.lines) {
        const QRectF& plot = layout.plot;
        if (line.vertical)
            taken.emplace_back(xOf(layout, spec.x, line.at) - 1, plot.top(), 2, plot.height());
        else
            taken.emplace_back(plot.left(), yOf(layout, spec.y, line.at) - 1, plot.width(), 2);
    }
    const auto rank = [&scatter](std::size_t i) {
        return scatter.points[i].inHand ? 0 : scatter.points[i].baseline ? 1 : 2;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&rank](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    const QRectF bounds = layout.plot.adjusted(-4, -8, kPadding, 4);
    for (const std::size_t i : order) {
        const ScatterPoint& point = scatter.points[i];
        const QFontMetricsF metrics(point.inHand ? bold(style.caption) : style.caption);
        const QString text = metrics.elidedText(point.name, Qt::ElideRight, layout.plot.width() * 0.45);
        const QSizeF size(std::ceil(metrics.horizontalAdvance(text)) + 2, metrics.height());
        const QPointF at(xOf(layout, spec.x, point.x.likely), yOf(layout, spec.y, point.y.likely));
        for (const QPointF& corner :
             {QPointF(9, -size.height() - 2), QPointF(9, 3), QPointF(-9 - size.width(), -size.height() - 2),
              QPointF(-9 - size.width(), 3), QPointF(-size.width() / 2, -size.height() - 9),
              QPointF(-size.width() / 2, 9)}) {
            const QRectF rect(at + corner, size);
            if (!free(rect, bounds, taken))
                continue;
            taken.push_back(rect);
            layout.names.push_back({rect, i, text});
            break;
        }
    }
}

void placeScatter(ChartLayout& layout, const ChartSpec& spec, const Scatter& scatter, const ChartStyle& style,
                  double top, double bottom)
{
    const QFontMetricsF metrics(style.caption);
    double tickWidth = 0;
    for (double value = spec.y.minimum; value <= spec.y.maximum + spec.y.step / 2; value += spec.y.step)
        tickWidth = std::max(tickWidth, metrics.horizontalAdvance(
                                            QString::number(value / spec.y.divisor, 'f', spec.y.decimals)));
    // Room for the name of a line above the plot.
    const double nameLine = scatter.lines.empty() ? 4 : metrics.height();
    layout.plot = QRectF(QPointF(kPadding + std::ceil(tickWidth) + 10, top + nameLine),
                         QPointF(layout.size.width() - 2 * kPadding, bottom - tickHeight(style)))
                      .normalized();
    if (layout.size.width() >= kNarrow * 0.75)
        placePointNames(layout, spec, scatter, style);
}

} // namespace

std::vector<std::size_t> shownGroups(const StackedBars& bars)
{
    std::vector<std::size_t> shown;
    for (std::size_t group = 0; group < bars.groups.size(); ++group) {
        if (std::any_of(bars.bars.begin(), bars.bars.end(), [group](const StackedBar& bar) {
                return group < bar.parts.size() && bar.parts[group].likely != 0;
            }))
            shown.push_back(group);
    }
    return shown;
}

ChartLayout layOut(const ChartSpec& spec, const ChartStyle& style, const QSizeF& size)
{
    ChartLayout layout;
    layout.size = size;
    const double top = placeHead(layout, spec, style);
    const double bottom = placeCaption(layout, spec, style, top);
    if (const auto* bars = std::get_if<StackedBars>(&spec.body))
        placeBars(layout, *bars, style, top, bottom);
    else if (const auto* waterfall = std::get_if<WaterfallBars>(&spec.body))
        placeWaterfall(layout, spec, *waterfall, style, top, bottom);
    else
        placeScatter(layout, spec, std::get<Scatter>(spec.body), style, top, bottom);
    return layout;
}

double xOf(const ChartLayout& layout, const ChartAxis& axis, double value)
{
    return layout.plot.left() + (value - axis.minimum) / (axis.maximum - axis.minimum) * layout.plot.width();
}

double yOf(const ChartLayout& layout, const ChartAxis& axis, double value)
{
    return layout.plot.bottom()
           - (value - axis.minimum) / (axis.maximum - axis.minimum) * layout.plot.height();
}

double barMiddle(const ChartLayout& layout, std::size_t index, std::size_t count)
{
    return layout.plot.top()
           + (static_cast<double>(index) + 0.5) * layout.plot.height()
                 / static_cast<double>(std::max<std::size_t>(count, 1));
}

double barHeight(const ChartLayout& layout, std::size_t count)
{
    return kBarShare * layout.plot.height() / static_cast<double>(std::max<std::size_t>(count, 1));
}

} // namespace ui

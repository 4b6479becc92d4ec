// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_builder.h"
#include "ui/pdf/pdf_blocks.h"

#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

/// In points. A bar chart grows with its bars, up to a third of a page.
double heightOf(const ChartSpec& spec)
{
    if (const auto* bars = std::get_if<StackedBars>(&spec.body))
        return std::clamp(150.0 + 26.0 * static_cast<double>(bars->bars.size()), 200.0, 420.0);
    return std::holds_alternative<WaterfallBars>(spec.body) ? 280 : 230;
}

void draw(QPainter& painter, const QRectF& rect, const ChartSpec& spec, const ChartStyle& style,
          const Wording& wording, const QSizeF& size)
{
    QGraphicsScene scene;
    scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    const std::unique_ptr<ChartItem> item = buildChart(spec, style, wording, size);
    scene.addItem(item.get());
    painter.save();
    scene.render(&painter, rect, QRectF(QPointF(0, 0), size));
    painter.restore();
    scene.removeItem(item.get());
}

} // namespace

void addChart(PdfFlow& flow, const ChartSpec& spec, const PdfStyle& style, const Wording& wording)
{
    const QSizeF size(flow.width() / pt(1), heightOf(spec));
    const ChartStyle chart = chartStyle(ChartAppearance::Print, style.chart);
    PdfBox box;
    box.height = pt(size.height());
    box.spaceBefore = pt(8);
    box.draw = [spec, chart, wording, size](QPainter& painter, const QRectF& rect) {
        draw(painter, rect, spec, chart, wording, size);
    };
    flow.add(std::move(box));
}

} // namespace ui

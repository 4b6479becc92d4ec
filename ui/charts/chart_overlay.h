// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_marks.h"

#include <QGraphicsItem>

namespace ui {

/// The hairlines under the marks. Qt Charts draws its own for the whole item when the plot area is fixed.
class ChartGrid : public QGraphicsItem
{
public:
    explicit ChartGrid(QGraphicsItem* parent);
    void show(const ChartSpec* spec, const ChartStyle* style, const ChartLayout* layout);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const ChartSpec* m_spec = nullptr;
    const ChartStyle* m_style = nullptr;
    const ChartLayout* m_layout = nullptr;
};

/// Everything of a chart that Qt Charts does not draw, or draws badly: title, captions, ticks' numbers, names
/// with their own elision, whiskers, labels, legend. Only lines, fills and text, so it stays vectors in
/// files.
class ChartOverlay : public QGraphicsItem
{
public:
    ChartOverlay(Wording wording, QGraphicsItem* parent);
    void show(const ChartSpec* spec, const ChartStyle* style, const ChartLayout* layout);
    void setWording(const Wording& wording);
    void setSelected(std::optional<ChartMark> mark);
    [[nodiscard]] std::optional<ChartMark> selected() const { return m_selected; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintHead(QPainter& painter) const;
    void paintXTicks(QPainter& painter) const;
    void paintYTicks(QPainter& painter) const;
    void paintBars(QPainter& painter, const StackedBars& bars) const;
    void paintWhisker(QPainter& painter, const core::Range& range, double middle, double height) const;
    void paintLegend(QPainter& painter, const StackedBars& bars) const;
    void paintScatter(QPainter& painter, const Scatter& scatter) const;
    void paintReference(QPainter& painter, const ReferenceLine& line) const;
    void paintSelectedBar(QPainter& painter, const WaterfallBars& waterfall) const;
    void paintEmpty(QPainter& painter) const;
    [[nodiscard]] QString tick(const ChartAxis& axis, double value) const;

    const ChartSpec* m_spec = nullptr;
    const ChartStyle* m_style = nullptr;
    const ChartLayout* m_layout = nullptr;
    Wording m_wording;
    std::optional<ChartMark> m_selected;
};

} // namespace ui

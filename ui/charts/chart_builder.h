// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_marks.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_theme.h"

#include <QChart>

QT_BEGIN_NAMESPACE
class QBarSet;
class QScatterSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace ui {

class ChartGrid;
class ChartOverlay;

/// Draws a spec: Qt Charts has axes, bars and points, an overlay has all text and the whiskers. The
/// same item serves the window and, in a scene that is never shown, files.
class ChartItem : public QChart
{
    Q_OBJECT

public:
    ChartItem(ChartStyle style, const Wording& wording);

    /// Updates the marks in place where their number is the same; else builds them anew.
    void setSpec(const ChartSpec& spec);
    void setChartStyle(const ChartStyle& style);
    void setChartWording(const Wording& wording);
    [[nodiscard]] const ChartSpec& spec() const { return m_spec; }
    [[nodiscard]] const ChartLayout& chartLayout() const { return m_layout; }

    /// The mark under a point in the item's coordinates.
    [[nodiscard]] std::optional<ChartMark> markAt(const QPointF& position) const;
    /// Where a tooltip for the mark stands.
    [[nodiscard]] QPointF anchorOf(const ChartMark& mark) const;
    void setSelected(std::optional<ChartMark> mark);
    [[nodiscard]] std::optional<ChartMark> selected() const;
    /// Resizes and lays out at once: Qt Charts would wait for an event loop.
    void layOutNow(const QSizeF& size);

protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

private:
    void clearMarks();
    void buildMarks();
    void updateMarks();
    void buildBars(const StackedBars& bars);
    void buildScatter();
    void updateBars(const StackedBars& bars);
    void updateScatter(const Scatter& scatter);
    void applyTheme();
    void arrange();
    [[nodiscard]] QValueAxis* addValueAxis(Qt::Alignment side);

    ChartStyle m_style;
    ChartSpec m_spec;
    ChartLayout m_layout;
    ChartGrid* m_grid;
    ChartOverlay* m_overlay;
    bool m_built = false; ///< the marks of m_spec's kind are there
    std::vector<QBarSet*> m_sets;
    std::vector<QScatterSeries*> m_points; ///< others, baseline, in hand
    QValueAxis* m_x = nullptr;
    QValueAxis* m_y = nullptr;
};

/// A new item of this size, laid out, for drawing into a file. The caller puts it into a scene.
[[nodiscard]] std::unique_ptr<ChartItem> buildChart(const ChartSpec& spec, const ChartStyle& style,
                                                    const Wording& wording, const QSizeF& size);

} // namespace ui

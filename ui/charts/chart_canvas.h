// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_marks.h"

#include <QGraphicsView>

namespace ui {

class ChartItem;

/// The view of one chart item: mouse, keys and tooltips. A plain QGraphicsView and not QChartView, which in
/// Qt 6.4 reads a null pointer when the mouse is pressed where no chart item lies (QTBUG-118669) and swallows
/// the wheel (QTBUG-119712).
class ChartCanvas : public QGraphicsView
{
    Q_OBJECT

public:
    ChartCanvas(QGraphicsScene* scene, ChartItem* item, QWidget* parent);
    void setWording(const Wording& wording);

Q_SIGNALS:
    void activated(const QString& id);
    void tableWanted();
    void copyWanted();

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] std::optional<ChartMark> markUnder(const QPoint& position) const;
    void move(int by);
    void activate(const std::optional<ChartMark>& mark);

    ChartItem* m_item;
    std::optional<Wording> m_wording;
    std::optional<ChartMark> m_pressed;
};

} // namespace ui

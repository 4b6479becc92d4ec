// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"
#include "ui/widgets/text_label.h"

#include <QString>

#include <vector>

namespace ui {

/// One figure of the strip: what it is, the figure, and what to make of it.
struct Figure
{
    QString label;
    QString value; ///< "–" when it cannot be computed
    QString note;
    Tone tone = Tone::Normal;
    QString help; ///< tooltip; also says why a figure is missing
    bool operator==(const Figure&) const = default;
};

/// The figures that never leave: a row of cells, wide ones for long figures. All figures have one size, the
/// largest of 16…28 px at which every one of them fits.
class FigureStrip : public Panel
{
    Q_OBJECT

public:
    explicit FigureStrip(QWidget* parent = nullptr);
    void setFigures(std::vector<Figure> figures);
    [[nodiscard]] const std::vector<Figure>& figures() const { return m_figures; }
    [[nodiscard]] QSize sizeHint() const override { return {600, 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();
    std::vector<Figure> m_figures;
    std::vector<QRectF> m_cells;
    QFont m_font;
};

} // namespace ui

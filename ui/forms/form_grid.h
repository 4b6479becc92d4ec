// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace ui {

/// Cells in as many equal columns as fit.
class FormGrid : public QWidget
{
    Q_OBJECT

public:
    explicit FormGrid(QWidget* parent = nullptr);
    /// Takes the cells over; the old ones are deleted.
    void setCells(std::vector<QWidget*> cells);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    QGridLayout* m_grid = nullptr;
    std::vector<QWidget*> m_cells;
    int m_columns = 0;
};

} // namespace ui

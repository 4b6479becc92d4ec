// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/chart_theme.h"
#include "ui/platform/wording.h"

#include <QWidget>

class QGraphicsScene;
class QMenu;
class QStackedLayout;
class QTableWidget;

namespace ui {

class ChartCanvas;
class ChartItem;

/// One chart in a window: hover shows the exact figure, its range and its part of the whole; a click (or
/// Space on a mark chosen with the arrow keys) says `markActivated`; Enter shows the figures as a table and
/// back. Its context menu copies the picture and saves PNG, SVG or CSV. Narrower than 240 px it is its table.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(const Wording& wording, QWidget* parent = nullptr);
    ~ChartView() override;

    /// Redraws in place where the new spec has the marks of the old one.
    void setSpec(const ChartSpec& spec);
    [[nodiscard]] const ChartSpec& spec() const;
    void setAppearance(ChartAppearance appearance);
    void setWording(const Wording& wording);
    [[nodiscard]] bool isTableShown() const;
    void showTable(bool shown);
    /// The item that draws, for tests and pictures.
    [[nodiscard]] ChartItem* item() const { return m_item; }

    /// At least twice as fine as the screen, in the colours of the screen.
    void copyPicture() const;
    /// The figures behind it, as text with tabs and as HTML.
    void copyFigures() const;
    /// Both at once: whoever pastes takes what it can show.
    void copy() const;
    [[nodiscard]] QMenu* makeMenu();
    /// By ending: .png, .svg or .csv. False, with a sentence in `reason`, when it cannot be written.
    [[nodiscard]] bool saveAs(const QString& path, QString* reason) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void markActivated(const QString& id);
    /// A sentence: what could not be written and why.
    void failed(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void fillTable();
    void retheme();
    void chooseForm();
    void saveWithDialog(const QString& ending);
    [[nodiscard]] QImage picture() const;

    Wording m_wording;
    ChartAppearance m_appearance = ChartAppearance::Light;
    QGraphicsScene* m_scene;
    ChartItem* m_item;
    ChartCanvas* m_canvas;
    QTableWidget* m_table;
    QStackedLayout* m_layout;
    bool m_tableWanted = false;
};

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pdf/pdf_pages.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <map>
#include <optional>

namespace ui {

/// The pages of a report one below the other, drawn by the strokes that make the file. A page is painted when
/// it comes into sight. Arrow keys, Page Up and Page Down scroll; Ctrl with +, − and 0, or with the wheel,
/// changes the size.
class ReportPreview : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ReportPreview(QWidget* parent = nullptr);
    /// Keeps the place in the document.
    void setPages(std::optional<PdfPages> pages);
    [[nodiscard]] int pageCount() const { return m_pages ? m_pages->count() : 0; }
    /// The page in the middle of the view, from 0.
    [[nodiscard]] int currentPage() const;
    void showPage(int page);

    /// 1 = as large as on paper, at 96 pixels an inch; 0 = as wide as the view.
    void setZoom(double zoom);
    [[nodiscard]] double zoom() const { return m_zoom; }
    /// The zoom that is shown, also when it follows the width.
    [[nodiscard]] double shownZoom() const;
    void zoomBy(int steps);

Q_SIGNALS:
    void viewChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QSizeF pageSize() const; ///< in pixels, as shown
    [[nodiscard]] QRectF pageRect(int page) const;
    [[nodiscard]] const QPixmap& picture(int page);
    void arrange();
    void describe();

    std::optional<PdfPages> m_pages;
    double m_zoom = 0;
    std::map<int, QPixmap> m_pictures; ///< of the pages in sight and their neighbours
};

} // namespace ui

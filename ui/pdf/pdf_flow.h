// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRectF>

#include <functional>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace ui {

/// Something that is never split over two pages.
struct PdfBox
{
    double height = 0;
    std::function<void(QPainter&, const QRectF&)> draw;
    double spaceBefore = 0;    ///< left out at the top of a page
    bool keepWithNext = false; ///< stays on the page of the next box
};

struct PlacedBox
{
    QRectF rect;
    std::function<void(QPainter&, const QRectF&)> draw;
};

/// Puts boxes on pages from top to bottom. Pages are known before anything is drawn, so that a footer can say
/// how many there are. A box higher than a page is put on one of its own.
class PdfFlow
{
public:
    explicit PdfFlow(const QRectF& body)
        : m_body(body)
        , m_y(body.top())
    {
        m_pages.emplace_back();
    }
    [[nodiscard]] double width() const { return m_body.width(); }
    [[nodiscard]] double pageHeight() const { return m_body.height(); }
    void add(PdfBox box);
    /// From here on, each new page begins with `header`, until endRepeat().
    void repeat(PdfBox header);
    void endRepeat();
    void breakPage();
    /// All pages; what waits for a next box is placed first.
    [[nodiscard]] const std::vector<std::vector<PlacedBox>>& pages();

private:
    void placePending();
    void place(const PdfBox& box);
    void newPage();

    QRectF m_body;
    double m_y;
    std::vector<std::vector<PlacedBox>> m_pages;
    std::vector<PdfBox> m_pending;
    std::optional<PdfBox> m_repeat;
    std::optional<PdfBox> m_nextRepeat;
};

} // namespace ui

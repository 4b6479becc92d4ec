// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRectF>

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace ui {

/// Whether a box stays on the page of the next one: where that leaves little of a page blank (Wish), or
/// whatever else must break for it (Must).
enum class Keep { No, Wish, Must };

/// Something that is never split over two pages.
struct PdfBox
{
    double height = 0;
    std::function<void(QPainter&, const QRectF&)> draw = {};
    double spaceBefore = 0; ///< left out at the top of a page
    Keep withNext = Keep::No;
    bool opensRepeat = false;     ///< until closesRepeat, each new page begins with this box
    bool closesRepeat = false;    ///< this box is the last under the repeated one
    std::optional<int> mark = {}; ///< to be asked for with pageOf()
};

struct PlacedBox
{
    QRectF rect;
    std::function<void(QPainter&, const QRectF&)> draw;
    bool repeated = false; ///< put there again, at the top of a page
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
    void add(PdfBox box);
    void breakPage();
    /// All pages; what waits for a next box is placed first.
    [[nodiscard]] const std::vector<std::vector<PlacedBox>>& pages();
    /// The number, from 1, of the page with the box marked so; 0 when there is none.
    [[nodiscard]] int pageOf(int mark) const;

private:
    void placePending();
    void placeRun(std::span<const PdfBox> run);
    void placeAll(std::span<const PdfBox> run);
    void place(const PdfBox& box, bool repeated);
    void newPage();
    [[nodiscard]] bool fitsHere(std::span<const PdfBox> run) const;
    [[nodiscard]] bool fitsOnNewPage(std::span<const PdfBox> run) const;

    QRectF m_body;
    double m_y;
    bool m_fresh = true; ///< the page has nothing but what is repeated
    std::vector<std::vector<PlacedBox>> m_pages;
    std::vector<PdfBox> m_pending;
    std::optional<PdfBox> m_repeat;
    std::map<int, int> m_marks;
};

} // namespace ui

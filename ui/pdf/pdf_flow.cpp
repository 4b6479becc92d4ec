// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_flow.h"

#include <utility>

namespace ui {

namespace {

/// Sums of lengths may miss a page's end by rounding.
constexpr double kTolerance = 0.5;

double heightOf(std::span<const PdfBox> run, bool spaceAtFirst)
{
    double height = 0;
    for (const PdfBox& box : run) {
        height += box.height + (spaceAtFirst ? box.spaceBefore : 0);
        spaceAtFirst = true;
    }
    return height;
}

} // namespace

bool PdfFlow::fitsHere(std::span<const PdfBox> run) const
{
    return m_y + heightOf(run, !m_fresh) <= m_body.bottom() + kTolerance;
}

bool PdfFlow::fitsOnNewPage(std::span<const PdfBox> run) const
{
    const double repeated = m_repeat ? m_repeat->height : 0;
    return heightOf(run, false) + repeated <= m_body.height() + kTolerance;
}

void PdfFlow::place(const PdfBox& box, bool repeated)
{
    if (!m_fresh)
        m_y += box.spaceBefore;
    m_pages.back().push_back({QRectF(m_body.left(), m_y, m_body.width(), box.height), box.draw, repeated});
    m_y += box.height;
    if (repeated)
        return;
    m_fresh = false;
    if (box.opensRepeat)
        m_repeat = box;
    if (box.closesRepeat)
        m_repeat.reset();
    if (box.mark)
        m_marks[*box.mark] = static_cast<int>(m_pages.size());
}

void PdfFlow::newPage()
{
    if (m_fresh)
        return;
    m_pages.emplace_back();
    m_y = m_body.top();
    m_fresh = true;
    if (m_repeat)
        place(*m_repeat, true);
}

void PdfFlow::placeAll(std::span<const PdfBox> run)
{
    for (const PdfBox& box : run)
        place(box, false);
}

/// Boxes that must stay together: only what no page can hold is broken.
void PdfFlow::placeRun(std::span<const PdfBox> run)
{
    if (!fitsHere(run) && fitsOnNewPage(run))
        newPage();
    if (fitsHere(run)) {
        placeAll(run);
        return;
    }
    for (std::size_t i = 0; i < run.size(); ++i) {
        if (!fitsHere(run.subspan(i, 1)))
            newPage();
        place(run[i], false);
    }
}

void PdfFlow::placePending()
{
    const std::vector<PdfBox> boxes = std::exchange(m_pending, {});
    const std::span<const PdfBox> all(boxes);
    // No wish is worth a page that is left more than a third blank.
    const bool wasteful = m_body.bottom() - m_y > m_body.height() / 3;
    if (fitsHere(all) || (fitsOnNewPage(all) && !wasteful)) {
        placeRun(all);
        return;
    }
    std::size_t begin = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].withNext == Keep::Must && i + 1 < all.size())
            continue;
        placeRun(all.subspan(begin, i + 1 - begin));
        begin = i + 1;
    }
}

void PdfFlow::add(PdfBox box)
{
    const bool waits = box.withNext != Keep::No;
    m_pending.push_back(std::move(box));
    if (!waits)
        placePending();
}

void PdfFlow::breakPage()
{
    placePending();
    newPage();
}

const std::vector<std::vector<PlacedBox>>& PdfFlow::pages()
{
    placePending();
    return m_pages;
}

int PdfFlow::pageOf(int mark) const
{
    const auto found = m_marks.find(mark);
    return found == m_marks.end() ? 0 : found->second;
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_flow.h"

#include <utility>

namespace ui {

void PdfFlow::place(const PdfBox& box)
{
    if (m_y > m_body.top())
        m_y += box.spaceBefore;
    m_pages.back().push_back({QRectF(m_body.left(), m_y, m_body.width(), box.height), box.draw});
    m_y += box.height;
}

void PdfFlow::newPage()
{
    if (m_pages.back().empty())
        return;
    m_pages.emplace_back();
    m_y = m_body.top();
    if (m_repeat)
        place(*m_repeat);
}

void PdfFlow::placePending()
{
    double height = 0;
    for (const PdfBox& box : m_pending)
        height += box.height + box.spaceBefore;
    if (m_y + height > m_body.bottom() + 0.5)
        newPage();
    for (const PdfBox& box : std::exchange(m_pending, {})) {
        // A chain that is higher than a page breaks where it must.
        if (m_y + box.spaceBefore + box.height > m_body.bottom() + 0.5)
            newPage();
        place(box);
    }
    if (m_nextRepeat)
        m_repeat = std::exchange(m_nextRepeat, std::nullopt);
}

void PdfFlow::add(PdfBox box)
{
    const bool waits = box.keepWithNext;
    m_pending.push_back(std::move(box));
    if (!waits)
        placePending();
}

void PdfFlow::repeat(PdfBox header)
{
    PdfBox first = header;
    first.keepWithNext = true;
    add(std::move(first));
    // Only once the header is on its page do later pages begin with it.
    m_nextRepeat = std::move(header);
}

void PdfFlow::endRepeat()
{
    placePending();
    m_repeat.reset();
    m_nextRepeat.reset();
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

} // namespace ui

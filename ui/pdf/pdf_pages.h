// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"
#include "ui/pdf/pdf_flow.h"
#include "ui/pdf/pdf_style.h"
#include "ui/platform/wording.h"

#include <QSizeF>

#include <vector>

namespace ui {

/// A report laid out on pages: drawn into a file and onto the screen by the same strokes. A value that needs
/// nothing of what it was made from. Lengths are in device units at kPdfResolution, from the paper's corner.
class PdfPages
{
public:
    PdfPages(const core::ReportContent& content, const core::Plan& plan, const core::PlanResult& result,
             const Wording& wording);
    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] QSizeF size() const { return m_size; }
    /// `page` counts from 0.
    void draw(QPainter& painter, int page) const;

private:
    void drawFrame(QPainter& painter, int page) const;

    QSizeF m_size;
    PdfStyle m_style;
    QString m_plan;
    QString m_scenario;
    QString m_footer;
    QStringList m_numbers; ///< "Page 1 of 3"
    std::vector<std::vector<PlacedBox>> m_pages;
};

} // namespace ui

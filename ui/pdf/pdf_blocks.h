// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"
#include "ui/charts/chart_spec.h"
#include "ui/pdf/pdf_flow.h"
#include "ui/pdf/pdf_style.h"
#include "ui/platform/wording.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace ui {

/// How a text stands on the page.
struct TextLook
{
    QFont font;
    QColor colour;
    double spaceBefore = 0;
    Keep withNext = Keep::No;
    int mostLines = 60; ///< what is longer ends with "…"
};

/// Lines of text, each a box of its own, so that long notes flow over pages. `mark` is on the first.
void addText(PdfFlow& flow, const QString& text, const TextLook& look, std::optional<int> mark = {});
void addFigures(PdfFlow& flow, const core::ReportFigures& figures, const PdfStyle& style,
                const Wording& wording);
void addSignatures(PdfFlow& flow, const core::ReportSignatures& signatures, const PdfStyle& style,
                   const Wording& wording);
/// Titles with their pages in two columns. `pages` is read when the box is drawn: by then they are known.
void addContents(PdfFlow& flow, const QStringList& titles, std::shared_ptr<const std::vector<int>> pages,
                 const PdfStyle& style);
/// A chart across the page, as lines, fills and text.
void addChart(PdfFlow& flow, const ChartSpec& spec, const PdfStyle& style, const Wording& wording);

} // namespace ui

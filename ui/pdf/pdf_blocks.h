// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"
#include "ui/charts/chart_spec.h"
#include "ui/pdf/pdf_flow.h"
#include "ui/pdf/pdf_style.h"
#include "ui/platform/wording.h"

namespace ui {

/// Lines of text, each a box of its own, so that long notes flow over pages.
void addText(PdfFlow& flow, const QString& text, const QFont& font, const QColor& colour, double spaceBefore,
             bool keepWithNext);
void addFigures(PdfFlow& flow, const core::ReportFigures& figures, const PdfStyle& style,
                const Wording& wording);
void addSignatures(PdfFlow& flow, const core::ReportSignatures& signatures, const PdfStyle& style,
                   const Wording& wording);
/// A chart across the page, as lines, fills and text.
void addChart(PdfFlow& flow, const ChartSpec& spec, const PdfStyle& style, const Wording& wording);

} // namespace ui

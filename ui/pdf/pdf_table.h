// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"
#include "ui/pdf/pdf_flow.h"
#include "ui/pdf/pdf_style.h"
#include "ui/platform/wording.h"

#include <span>

namespace ui {

/// Puts a table on the pages: columns as wide as their content asks for, rows whole, the header again on each
/// page. No row stands alone on a page, a group's row stays with its first part, a note with its row, the
/// total with the row before it; the last row as `withNext` says.
void addTable(PdfFlow& flow, const core::ReportTable& table, const PdfStyle& style, const Wording& wording,
              Keep withNext);

/// Whether row `i` stays with the row after it.
[[nodiscard]] Keep keepAfterRow(std::span<const core::RowRank> rows, std::size_t i);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"
#include "ui/pdf/pdf_flow.h"
#include "ui/pdf/pdf_style.h"
#include "ui/platform/wording.h"

namespace ui {

/// Puts a table on the pages: columns as wide as their content asks for, rows whole, the header again on each
/// page, a group's row with its first part, the total with the row before it.
void addTable(PdfFlow& flow, const core::ReportTable& table, const PdfStyle& style, const Wording& wording);

} // namespace ui

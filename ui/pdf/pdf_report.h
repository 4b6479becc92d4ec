// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/report/report_content.h"
#include "ui/platform/wording.h"

#include <QByteArray>
#include <QString>

namespace ui {

enum class Paper { A4, Letter };

struct PdfOptions
{
    Paper paper = Paper::A4;
    QString written; ///< when, as the footer shows it: the only thing in the pages that a clock decides
    QString version; ///< of the program
    QByteArray plan; ///< JSON text, attached to the file; empty = none
};

/// Writes the report as a PDF, whole or not at all: text embedded with its fonts, charts as vectors, no
/// pictures. Needs a QGuiApplication (the offscreen platform will do). Returns the number of pages. Fails
/// with "file-unwritable" or "pdf-not-painted".
[[nodiscard]] core::Result<int> writePdf(const QString& path, const core::ReportContent& content,
                                         const core::Plan& plan, const core::PlanResult& result,
                                         const Wording& wording, const PdfOptions& options);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/report/report_content.h"
#include "ui/platform/wording.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace ui {

/// What tells a report of `plan` (the JSON text that will be attached) from every other: the document's
/// number is made of the plan's hash and the minute.
[[nodiscard]] core::ReportIdentity identityOf(const QByteArray& plan, const QDateTime& written,
                                              const QString& version);

/// Writes the report as a PDF, whole or not at all: text embedded with its fonts, charts as vectors, no
/// pictures; `plan` is attached under the name that the content's identity says (empty = none). Needs a
/// QGuiApplication (the offscreen platform will do). Returns the number of pages. Fails with
/// "file-unwritable" or "pdf-not-painted".
[[nodiscard]] core::Result<int> writePdf(const QString& path, const core::ReportContent& content,
                                         const core::Plan& plan, const core::PlanResult& result,
                                         const Wording& wording, const QByteArray& attachment);

} // namespace ui

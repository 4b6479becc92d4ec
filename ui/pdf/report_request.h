// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/report/report_content.h"
#include "ui/platform/wording.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <string>
#include <vector>

namespace ui {

/// The report that a person asks for.
struct ReportRequest
{
    std::string scenario;                ///< empty = the cheapest that can be priced
    std::vector<core::ReportPart> parts; ///< empty = all
    core::Paper paper = core::Paper::A4;
    Language language = Language::English; ///< the report's own, whatever the window speaks
    bool operator==(const ReportRequest&) const = default;
};

/// Everything that goes into the file, before it is laid out.
struct ReportDraft
{
    core::ReportContent content;
    QByteArray attachment; ///< the plan as JSON text
};

/// No clock but `written`; safe in any thread.
[[nodiscard]] ReportDraft draftOf(const core::Plan& plan, const core::Catalog& catalog,
                                  const core::PlanResult& result, const ReportRequest& request,
                                  const QDateTime& written, const QString& version);

/// What was asked for last, without a scenario; at first all sections in `spoken`, on the paper of the
/// system's country.
[[nodiscard]] ReportRequest rememberedRequest(Language spoken);
void remember(const ReportRequest& request);

} // namespace ui

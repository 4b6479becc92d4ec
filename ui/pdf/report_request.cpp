// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/report_request.h"

#include "core/plan/plan_json.h"
#include "ui/pdf/pdf_report.h"
#include "ui/platform/settings.h"

#include <QLocale>

#include <algorithm>

namespace ui {

namespace {

QString wordOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// North America writes on Letter, everyone else on A4.
core::Paper paperHere()
{
    const bool letter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    return letter ? core::Paper::Letter : core::Paper::A4;
}

} // namespace

ReportDraft draftOf(const core::Plan& plan, const core::Catalog& catalog, const core::PlanResult& result,
                    const ReportRequest& request, const QDateTime& written, const QString& version)
{
    ReportDraft draft;
    draft.attachment = QByteArray::fromStdString(core::writePlan(plan));
    const core::ReportChoice choice{request.scenario, request.parts, request.paper,
                                    identityOf(draft.attachment, written, version)};
    draft.content = core::makeReport(plan, catalog, result, choice);
    return draft;
}

ReportRequest rememberedRequest(Language spoken)
{
    const Settings::Report kept = Settings().report();
    ReportRequest request;
    request.paper = core::valueOf<core::Paper>(kept.paper.toStdString()).value_or(paperHere());
    request.language = languageOf(kept.language.toStdString()).value_or(spoken);
    for (const auto& [part, name] : core::kNames<core::ReportPart>) {
        if (!kept.leftOut.contains(wordOf(name)))
            request.parts.push_back(part);
    }
    return request;
}

void remember(const ReportRequest& request)
{
    Settings::Report kept;
    kept.paper = wordOf(core::nameIn(request.paper));
    kept.language = tagOf(request.language);
    for (const auto& [part, name] : core::kNames<core::ReportPart>) {
        const bool in = request.parts.empty()
                        || std::find(request.parts.begin(), request.parts.end(), part) != request.parts.end();
        if (!in)
            kept.leftOut << wordOf(name);
    }
    Settings().setReport(kept);
}

} // namespace ui

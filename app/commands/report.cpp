// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/report.h"

#include "app/commands/load_plan.h"
#include "core/evaluate/evaluate.h"
#include "ui/pdf/pdf_report.h"
#include "ui/pdf/report_request.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#ifndef GPUPLAN_VERSION
#define GPUPLAN_VERSION "0.1.0"
#endif

namespace app {

namespace {

int refuse(std::ostream& err, const ui::Wording& wording, const core::Error& error, int status)
{
    err << wording.sentence(error).toStdString() << '\n';
    return status;
}

std::string namesOfParts()
{
    std::string names;
    for (const auto& [part, name] : core::kNames<core::ReportPart>)
        names += (names.empty() ? "" : ", ") + std::string(name);
    return names;
}

/// What the options ask for, or what is wrong with them.
core::Result<core::ReportChoice> choiceOf(const ReportOptions& options)
{
    const QString output = QString::fromStdString(options.output);
    if (!output.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return core::failure("report-form-unknown", {{"path", options.output}});
    const auto paper = core::valueOf<core::Paper>(options.paper);
    if (!paper)
        return core::failure("paper-unknown", {{"found", options.paper}});
    core::ReportChoice choice{options.scenario, {}, *paper};
    for (const std::string& section : options.sections) {
        const auto part = core::valueOf<core::ReportPart>(section);
        if (!part)
            return core::failure("section-unknown", {{"found", section}, {"known", namesOfParts()}});
        choice.parts.push_back(*part);
    }
    return choice;
}

QDateTime writtenAt(const ReportOptions& options)
{
    const auto stated =
        QDateTime::fromString(QString::fromStdString(options.written), QStringLiteral("yyyy-MM-dd HH:mm"));
    return stated.isValid() ? stated : QDateTime::currentDateTime();
}

core::Error unknownScenario(const core::Plan& plan, const std::string& scenario)
{
    std::string known;
    for (const auto& each : plan.scenarios)
        known += (known.empty() ? "" : ", ") + each->id;
    return {"scenario-unknown", {{"scenario", scenario}, {"known", known}}, {}};
}

/// Fonts need an application object; a report never shows anything.
class Headless
{
public:
    Headless()
    {
        if (QCoreApplication::instance())
            return;
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application.emplace(m_argc, m_argv);
    }

private:
    int m_argc = 1;
    char m_name[8] = "gpuplan";
    char* m_argv[2] = {m_name, nullptr};
    std::optional<QApplication> m_application;
};

void tell(std::ostream& out, const ReportOptions& options, const core::ReportContent& content, int pages,
          const ui::Wording& wording)
{
    if (options.json) {
        const nlohmann::json document{{"format", "gpuplan.report"},
                                      {"version", 1},
                                      {"path", options.output},
                                      {"pages", pages},
                                      {"scenario", content.scenario},
                                      {"document", content.identity.document},
                                      {"plan_sha256", content.identity.sha256}};
        out << document.dump(2) << '\n';
        return;
    }
    out << options.output << ": "
        << wording.text(QT_TRANSLATE_N_NOOP("wording", "%n page(s) written"), pages).toStdString() << '\n';
}

} // namespace

int runReport(const ReportOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    const auto choice = choiceOf(options);
    if (!choice)
        return refuse(err, wording, choice.error(), WrongUsage);
    int status = Done;
    const core::Catalog catalog = loadCatalog(wording, err);
    const auto plan = loadPlan(options.plan, catalog, wording, err, status);
    if (!plan)
        return status;
    if (!options.scenario.empty() && !core::findScenario(*plan, options.scenario))
        return refuse(err, wording, unknownScenario(*plan, options.scenario), WrongUsage);
    const core::PlanResult result = core::evaluate(*plan, catalog);
    const ui::ReportRequest request{choice->scenario, choice->parts, choice->paper, options.language};
    const ui::ReportDraft draft =
        ui::draftOf(*plan, catalog, result, request, writtenAt(options), QStringLiteral(GPUPLAN_VERSION));
    const Headless headless;
    const auto pages = ui::writePdf(QString::fromStdString(options.output), draft.content, *plan, result,
                                    wording, draft.attachment);
    if (!pages)
        return refuse(err, wording, pages.error(), FileProblem);
    tell(out, options, draft.content, *pages, wording);
    return Done;
}

} // namespace app

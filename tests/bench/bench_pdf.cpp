// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long a report of ten pages or more with six charts takes, beside its budget.

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "core/report/report_content.h"
#include "ui/pdf/pdf_pages.h"
#include "ui/pdf/pdf_report.h"
#include "ui/pdf/report_request.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// What the Report page does for a change: the content in another thread, the layout and the page in sight
/// in the window's.
void benchPreview(const core::Plan& plan, const core::PlanResult& result, const ui::Wording& wording)
{
    std::vector<double> content;
    std::vector<double> layout;
    std::vector<double> page;
    for (int i = 0; i < 10; ++i) {
        auto begin = Clock::now();
        const ui::ReportDraft draft =
            ui::draftOf(plan, core::builtInCatalog(), result, {}, QDateTime({2026, 11, 30}, {12, 0}),
                        QStringLiteral("0.1.0"));
        content.push_back(since(begin));
        begin = Clock::now();
        const ui::PdfPages pages(draft.content, plan, result, wording);
        layout.push_back(since(begin));
        begin = Clock::now();
        QPixmap picture(794, 1123);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(picture.width() / pages.size().width(), picture.height() / pages.size().height());
        pages.draw(painter, 1); // the page with two charts
        painter.end();
        page.push_back(since(begin));
    }
    std::printf(
        "preview: content %.1f ms in another thread, layout %.1f ms, a page with two charts %.1f ms\n",
        median(content), median(layout), median(page));
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json"));
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    const auto read = core::readPlan(file.readAll().toStdString());
    if (!read)
        return 1;
    const core::Plan& plan = read->plan;
    const core::Catalog& catalog = core::builtInCatalog();
    const core::PlanResult result = core::evaluate(plan, catalog);
    const ui::Wording wording(ui::Language::English);
    const QTemporaryDir dir;
    std::vector<double> milliseconds;
    int pages = 0;
    for (int i = 0; i < 10; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        core::ReportContent content = core::makeReport(plan, catalog, result, {});
        for (core::ReportSection& section : content.sections) {
            // The report has two charts; the budget is for six.
            if (section.part == core::ReportPart::Scenarios)
                section.blocks.insert(section.blocks.end(),
                                      {core::ReportChart::CostByScenario, core::ReportChart::CostByTime,
                                       core::ReportChart::CostByScenario, core::ReportChart::CostByTime});
        }
        const QByteArray attachment = QByteArray::fromStdString(core::writePlan(plan));
        const auto written = ui::writePdf(dir.filePath(QStringLiteral("bench.pdf")), content, plan, result,
                                          wording, attachment);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        if (!written)
            return 1;
        pages = *written;
        milliseconds.push_back(took.count());
    }
    std::printf("report as PDF, %d pages, 6 charts: first %.0f ms, ", pages, milliseconds.front());
    std::sort(milliseconds.begin(), milliseconds.end());
    std::printf("median %.0f ms (budget 350 ms)\n", milliseconds[milliseconds.size() / 2]);
    benchPreview(plan, result, wording);
    return 0;
}

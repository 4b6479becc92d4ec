// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_report.h"

#include "ui/charts/specs/scenario_charts.h"
#include "ui/pdf/pdf_blocks.h"
#include "ui/pdf/pdf_table.h"
#include "ui/pdf/pdf_text.h"
#include "ui/platform/wording_report.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace ui {

namespace {

/// In points.
constexpr double kMargin = 48;
constexpr double kHeader = 26;
constexpr double kFooter = 24;

struct Writing
{
    PdfFlow& flow;
    const core::ReportContent& content;
    const core::Plan& plan;
    const core::PlanResult& result;
    const Wording& wording;
    const PdfStyle& style;
};

void addBlock(const Writing& w, const core::ReportHeading& heading)
{
    addText(w.flow, shown(heading.text, w.wording), w.style.heading, w.style.ink, pt(12), true);
}

void addBlock(const Writing& w, const core::ReportParagraph& paragraph)
{
    addText(w.flow, shown(paragraph.text, w.wording), paragraph.quiet ? w.style.caption : w.style.body,
            paragraph.quiet ? w.style.quiet : w.style.ink, pt(6), false);
}

void addBlock(const Writing& w, const core::ReportTable& table)
{
    addTable(w.flow, table, w.style, w.wording);
}

void addBlock(const Writing& w, const core::ReportFigures& figures)
{
    addFigures(w.flow, figures, w.style, w.wording);
}

void addBlock(const Writing& w, core::ReportChart chart)
{
    const ChartSpec spec = chart == core::ReportChart::CostByScenario
                               ? costByScenario(w.plan, w.result, w.content.scenario, w.wording)
                               : costByTime(w.plan, w.result, w.content.scenario, w.wording);
    addChart(w.flow, spec, w.style, w.wording);
}

void addBlock(const Writing& w, const core::ReportSignatures& signatures)
{
    addSignatures(w.flow, signatures, w.style, w.wording);
}

void addSections(const Writing& w)
{
    const QString name = inert(w.content.planName, false);
    addText(w.flow, name.isEmpty() ? inert(w.content.scenarioName, false) : name, w.style.title, w.style.ink,
            0, true);
    for (const core::ReportSection& section : w.content.sections) {
        const bool cover = section.part == core::ReportPart::Summary;
        addText(w.flow, phrase(section.title, w.wording), w.style.section, w.style.ink, pt(cover ? 4 : 20),
                true);
        for (const core::ReportBlock& block : section.blocks)
            std::visit([&w](const auto& each) { addBlock(w, each); }, block);
    }
}

void drawLine(QPainter& painter, const QRectF& page, double y, const PdfStyle& style)
{
    painter.setPen(QPen(style.hairline, pt(0.5)));
    painter.drawLine(QPointF(page.left(), y), QPointF(page.right(), y));
}

void drawFrame(QPainter& painter, const QRectF& page, const Writing& w, const QString& footer, int number,
               int pages)
{
    const QFont& font = w.style.caption;
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    const QString plan =
        metrics.elidedText(inert(w.content.planName, false), Qt::ElideRight, page.width() * 0.55);
    const QString scenario =
        metrics.elidedText(inert(w.content.scenarioName, false), Qt::ElideRight, page.width() * 0.4);
    painter.setPen(w.style.quiet);
    painter.drawText(QPointF(page.left(), page.top() + metrics.ascent()), plan);
    painter.drawText(
        QPointF(page.right() - metrics.horizontalAdvance(scenario), page.top() + metrics.ascent()), scenario);
    drawLine(painter, page, page.top() + metrics.height() + pt(3), w.style);
    drawLine(painter, page, page.bottom() - metrics.height() - pt(3), w.style);
    painter.setPen(w.style.quiet);
    const QString count = phrase(
        {"report.page", {{"page", std::to_string(number)}, {"pages", std::to_string(pages)}}}, w.wording);
    painter.drawText(QPointF(page.left(), page.bottom() - metrics.descent()), footer);
    painter.drawText(
        QPointF(page.right() - metrics.horizontalAdvance(count), page.bottom() - metrics.descent()), count);
}

QString footerText(const Writing& w, const PdfOptions& options)
{
    core::ReportText text{
        "report.footer",
        {{"version", options.version.toStdString()}, {"written", options.written.toStdString()}}};
    if (!w.content.catalogAsOf.empty())
        text.arguments.emplace_back("catalog", w.content.catalogAsOf);
    return phrase(text, w.wording);
}

void prepare(QPdfWriter& writer, const core::ReportContent& content, const PdfOptions& options)
{
    writer.setResolution(kPdfResolution);
    writer.setPageSize(QPageSize(options.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF(kMargin, kMargin * 0.75, kMargin, kMargin * 0.75), QPageLayout::Point);
    writer.setTitle(inert(content.planName, false));
    writer.setCreator(QStringLiteral("GPU Plan ") + options.version);
    if (!options.plan.isEmpty())
        writer.addFileAttachment(QStringLiteral("plan.gpuplan.json"), options.plan,
                                 QStringLiteral("application/json"));
}

/// Draws all pages; their number, or 0 when the device refused.
int draw(QPdfWriter& writer, const core::ReportContent& content, const core::Plan& plan,
         const core::PlanResult& result, const Wording& wording, const PdfOptions& options)
{
    QPainter painter;
    if (!painter.begin(&writer))
        return 0;
    const PdfStyle style = pdfStyle();
    const QRectF page(0, 0, writer.width(), writer.height());
    PdfFlow flow(page.adjusted(0, pt(kHeader), 0, -pt(kFooter)));
    const Writing writing{flow, content, plan, result, wording, style};
    addSections(writing);
    const auto& pages = flow.pages();
    const QString footer = footerText(writing, options);
    const int count = static_cast<int>(pages.size());
    for (int number = 1; number <= count; ++number) {
        if (number > 1 && !writer.newPage())
            return 0;
        drawFrame(painter, page, writing, footer, number, count);
        for (const PlacedBox& box : pages[static_cast<std::size_t>(number - 1)])
            box.draw(painter, box.rect);
    }
    return painter.end() ? count : 0;
}

core::Error unwritable(const QString& path, const QSaveFile& file)
{
    const QString folder = QFileInfo(path).absolutePath();
    // QSaveFile says "Unknown error" for a folder that is not there.
    const QString reason = QDir(folder).exists() ? file.errorString() : QString();
    core::Error error{"file-unwritable", {{"path", path.toStdString()}}, file.errorString().toStdString()};
    if (!reason.isEmpty())
        error.arguments.emplace_back("reason", reason.toStdString());
    return error;
}

} // namespace

core::Result<int> writePdf(const QString& path, const core::ReportContent& content, const core::Plan& plan,
                           const core::PlanResult& result, const Wording& wording, const PdfOptions& options)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected(unwritable(path, file));
    int pages = 0;
    {
        QPdfWriter writer(&file);
        prepare(writer, content, options);
        pages = draw(writer, content, plan, result, wording, options);
    }
    if (pages == 0) {
        file.cancelWriting();
        return core::failure("pdf-not-painted", {{"path", path.toStdString()}});
    }
    if (!file.commit())
        return tl::unexpected(unwritable(path, file));
    return pages;
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_pages.h"

#include "ui/charts/specs/saving_chart.h"
#include "ui/charts/specs/scenario_charts.h"
#include "ui/pdf/pdf_blocks.h"
#include "ui/pdf/pdf_table.h"
#include "ui/platform/wording_report.h"

#include <QFontMetricsF>
#include <QPageSize>
#include <QPainter>

#include <memory>

namespace ui {

namespace {

/// In points.
constexpr double kMarginX = 48;
constexpr double kMarginY = 36;
constexpr double kHeader = 26;
constexpr double kFooter = 24;

QSizeF sizeOf(core::Paper paper)
{
    const QPageSize size(paper == core::Paper::A4 ? QPageSize::A4 : QPageSize::Letter);
    return size.rectPixels(kPdfResolution).size();
}

QRectF insideOf(const QSizeF& size)
{
    return QRectF(QPointF(0, 0), size).adjusted(pt(kMarginX), pt(kMarginY), -pt(kMarginX), -pt(kMarginY));
}

struct Writing
{
    PdfFlow& flow;
    const core::ReportContent& content;
    const core::Plan& plan;
    const core::PlanResult& result;
    const Wording& wording;
    const PdfStyle& style;
    Keep withNext = Keep::No; ///< of the block in hand
};

void addBlock(const Writing& w, const core::ReportHeading& heading)
{
    addText(w.flow, shown(heading.text, w.wording), {w.style.heading, w.style.ink, pt(12), Keep::Must, 2});
}

void addBlock(const Writing& w, const core::ReportParagraph& paragraph)
{
    TextLook look{w.style.body, w.style.ink, pt(6), w.withNext};
    if (paragraph.rank == core::ParagraphRank::Lead)
        look.font = w.style.lead;
    if (paragraph.rank == core::ParagraphRank::Note) {
        look.font = w.style.caption;
        look.colour = w.style.quiet;
    }
    addText(w.flow, shown(paragraph.text, w.wording), look);
}

void addBlock(const Writing& w, const core::ReportTable& table)
{
    addTable(w.flow, table, w.style, w.wording, w.withNext);
}

void addBlock(const Writing& w, const core::ReportFigures& figures)
{
    addFigures(w.flow, figures, w.style, w.wording);
}

void addBlock(const Writing& w, core::ReportChart chart)
{
    if (chart == core::ReportChart::CostByScenario)
        addChart(w.flow, costByScenario(w.plan, w.result, w.content.scenario, w.wording), w.style, w.wording);
    if (chart == core::ReportChart::CostByTime)
        addChart(w.flow, costByTime(w.plan, w.result, w.content.scenario, w.wording), w.style, w.wording);
    if (chart == core::ReportChart::SavingByLever && w.content.waterfall)
        addChart(w.flow, savingByLever(*w.content.waterfall, w.plan, w.result, w.wording), w.style,
                 w.wording);
}

void addBlock(const Writing& w, const core::ReportSignatures& signatures)
{
    addSignatures(w.flow, signatures, w.style, w.wording);
}

/// A note is read with what stands above it.
bool isNote(const core::ReportBlock& block)
{
    const auto* paragraph = std::get_if<core::ReportParagraph>(&block);
    return paragraph && paragraph->rank == core::ParagraphRank::Note;
}

/// A sentence that leads to what comes next is not parted from it.
bool leadsOn(const core::ReportBlock& block, const core::ReportBlock& next)
{
    const auto* paragraph = std::get_if<core::ReportParagraph>(&block);
    return paragraph && paragraph->rank == core::ParagraphRank::Plain
           && !std::holds_alternative<core::ReportHeading>(next);
}

void addBlocks(Writing w, const core::ReportSection& section)
{
    const auto& blocks = section.blocks;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const bool kept =
            i + 1 < blocks.size() && (isNote(blocks[i + 1]) || leadsOn(blocks[i], blocks[i + 1]));
        w.withNext = kept ? Keep::Must : Keep::No;
        std::visit([&w](const auto& each) { addBlock(w, each); }, blocks[i]);
    }
}

void addTitle(const Writing& w)
{
    const QString name = inert(w.content.planName, false);
    addText(w.flow, name.isEmpty() ? inert(w.content.scenarioName, false) : name,
            {w.style.title, w.style.ink, 0, Keep::Must, 3});
}

/// Without the scenario's name, for which the list has no room.
QString titleInContents(const core::ReportSection& section, const Wording& wording)
{
    if (section.part == core::ReportPart::Derivations)
        return phrase({"report.title.appendix", {}}, wording);
    return phrase(section.title, wording);
}

/// The list of the sections after the cover; their pages are filled in once they are known.
std::shared_ptr<std::vector<int>> addContentsOf(const Writing& w)
{
    QStringList titles;
    for (std::size_t i = 1; i < w.content.sections.size(); ++i)
        titles << titleInContents(w.content.sections[i], w.wording);
    auto pages = std::make_shared<std::vector<int>>(static_cast<std::size_t>(titles.size()));
    addText(w.flow, phrase({"report.title.contents", {}}, w.wording),
            {w.style.heading, w.style.ink, pt(12), Keep::Must, 1});
    addContents(w.flow, titles, pages, w.style);
    return pages;
}

void addSection(const Writing& w, std::size_t index)
{
    const core::ReportSection& section = w.content.sections[index];
    // What is signed ends with a page of its own.
    if (section.part == core::ReportPart::Derivations && index > 0)
        w.flow.breakPage();
    addText(w.flow, phrase(section.title, w.wording),
            {w.style.section, w.style.ink, pt(index == 0 ? 4 : 20), Keep::Must, 2}, static_cast<int>(index));
    addBlocks(w, section);
}

void addSections(const Writing& w)
{
    addTitle(w);
    const auto& sections = w.content.sections;
    std::shared_ptr<std::vector<int>> pages;
    std::size_t next = 0;
    // With anything after it, the summary is a cover.
    if (sections.size() > 1 && sections[0].part == core::ReportPart::Summary) {
        addBlocks(w, sections[0]);
        pages = addContentsOf(w);
        w.flow.breakPage();
        next = 1;
    }
    for (; next < sections.size(); ++next)
        addSection(w, next);
    (void)w.flow.pages();
    for (std::size_t i = 1; pages && i < sections.size(); ++i)
        pages->at(i - 1) = w.flow.pageOf(static_cast<int>(i));
}

QString footerText(const Writing& w)
{
    const core::ReportIdentity& identity = w.content.identity;
    core::ReportText text{"report.footer", {{"version", identity.program}, {"written", identity.written}}};
    if (!w.content.catalogAsOf.empty())
        text.arguments.emplace_back("catalog", w.content.catalogAsOf);
    text.arguments.emplace_back("document", identity.document);
    return phrase(text, w.wording);
}

void drawLine(QPainter& painter, const QRectF& page, double y, const PdfStyle& style)
{
    painter.setPen(QPen(style.hairline, pt(0.5)));
    painter.drawLine(QPointF(page.left(), y), QPointF(page.right(), y));
}

} // namespace

PdfPages::PdfPages(const core::ReportContent& content, const core::Plan& plan, const core::PlanResult& result,
                   const Wording& wording)
    : m_size(sizeOf(content.paper))
    , m_style(pdfStyle())
    , m_plan(inert(content.planName, false))
    , m_scenario(inert(content.scenarioName, false))
{
    PdfFlow flow(insideOf(m_size).adjusted(0, pt(kHeader), 0, -pt(kFooter)));
    const Writing writing{flow, content, plan, result, wording, m_style};
    addSections(writing);
    m_footer = footerText(writing);
    m_pages = flow.pages();
    for (int number = 1; number <= count(); ++number)
        m_numbers << phrase(
            {"report.page", {{"page", std::to_string(number)}, {"pages", std::to_string(count())}}}, wording);
}

void PdfPages::drawFrame(QPainter& painter, int page) const
{
    const QFontMetricsF metrics(m_style.caption);
    const QRectF inside = insideOf(m_size);
    const QString plan = metrics.elidedText(m_plan, Qt::ElideRight, inside.width() * 0.55);
    const QString scenario = metrics.elidedText(m_scenario, Qt::ElideRight, inside.width() * 0.4);
    const QString& number = m_numbers[page];
    const double top = inside.top() + metrics.ascent();
    const double bottom = inside.bottom() - metrics.descent();
    painter.setFont(m_style.caption);
    painter.setPen(m_style.quiet);
    painter.drawText(QPointF(inside.left(), top), plan);
    painter.drawText(QPointF(inside.right() - metrics.horizontalAdvance(scenario), top), scenario);
    painter.drawText(QPointF(inside.left(), bottom), m_footer);
    painter.drawText(QPointF(inside.right() - metrics.horizontalAdvance(number), bottom), number);
    drawLine(painter, inside, inside.top() + metrics.height() + pt(3), m_style);
    drawLine(painter, inside, inside.bottom() - metrics.height() - pt(3), m_style);
}

void PdfPages::draw(QPainter& painter, int page) const
{
    drawFrame(painter, page);
    for (const PlacedBox& box : m_pages[static_cast<std::size_t>(page)])
        box.draw(painter, box.rect);
}

} // namespace ui

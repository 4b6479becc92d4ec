// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_parts.h"

namespace core {

namespace {

void addIfStated(ReportTable& table, const char* label, const std::string& text)
{
    if (!text.empty())
        table.rows.push_back(fact(label, OwnWords{text}));
}

/// What is signed, so that nobody can mistake another file for it.
void addIdentity(ReportSection& section, const ReportIdentity& identity)
{
    ReportTable table = factTable();
    addIfStated(table, "report.fact.document", identity.document);
    addIfStated(table, "report.fact.written", identity.written);
    addIfStated(table, "report.fact.program", identity.program);
    addIfStated(table, "report.fact.attachment", identity.attachment);
    addIfStated(table, "report.fact.sha256", identity.sha256);
    if (table.rows.empty())
        return;
    section.blocks.emplace_back(ReportHeading{phrase("report.title.identity")});
    section.blocks.emplace_back(std::move(table));
    if (!identity.sha256.empty())
        section.blocks.emplace_back(ReportParagraph{
            phrase("report.how_to_check", {{"file", identity.attachment}}), ParagraphRank::Note});
}

} // namespace

ReportSection signOffSection(const ReportSource& source)
{
    ReportSection section;
    section.title = phrase("report.title.sign_off");
    const auto& cost = source.scenario.cost;
    if (cost)
        section.blocks.emplace_back(
            ReportParagraph{phrase(cost->openHigh ? "report.sign_off_open" : "report.sign_off",
                                   {{"usd", argument(cost->likely)}, {"name", nameOf(source.scenario)}}),
                            ParagraphRank::Plain});
    else
        section.blocks.emplace_back(ReportParagraph{phrase("report.sign_off_none"), ParagraphRank::Plain});
    section.blocks.emplace_back(
        ReportSignatures{{phrase("report.role.requested"), phrase("report.role.reviewed"),
                          phrase("report.role.finance"), phrase("report.role.approved")}});
    addIdentity(section, source.identity);
    section.blocks.emplace_back(ReportParagraph{phrase("report.shortened_note"), ParagraphRank::Note});
    return section;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_report.h"

#include "ui/platform/wording_sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

constexpr SentencePattern kPhrases[] = {
    {"report.title.summary", QT_TRANSLATE_NOOP("wording", "Summary")},
    {"report.title.scenarios", QT_TRANSLATE_NOOP("wording", "Scenarios compared")},
    {"report.title.breakdown", QT_TRANSLATE_NOOP("wording", "Cost breakdown")},
    {"report.title.months", QT_TRANSLATE_NOOP("wording", "Months of “{name}”")},
    {"report.title.assumptions", QT_TRANSLATE_NOOP("wording", "Assumptions and prices")},
    {"report.title.work", QT_TRANSLATE_NOOP("wording", "Work to be done")},
    {"report.title.deployments", QT_TRANSLATE_NOOP("wording", "How it runs")},
    {"report.title.prices", QT_TRANSLATE_NOOP("wording", "Price register")},
    {"report.title.issues", QT_TRANSLATE_NOOP("wording", "What to know and to mend")},
    {"report.title.derivations", QT_TRANSLATE_NOOP("wording", "How the figures of “{name}” come about")},
    {"report.title.whole_scenario", QT_TRANSLATE_NOOP("wording", "The whole scenario")},
    {"report.title.sign_off", QT_TRANSLATE_NOOP("wording", "Sign-off")},
    {"report.title.notes", QT_TRANSLATE_NOOP("wording", "Notes")},
    {"report.request",
     QT_TRANSLATE_NOOP("wording", "Asked for: {usd:usd} for “{name}”, {start:date} to {end:date}.")},
    {"report.request_none",
     QT_TRANSLATE_NOOP("wording", "“{name}” has no price yet: the list of what to mend "
                                  "says why.")},
    {"report.period", QT_TRANSLATE_NOOP("wording", "{start:date} to {end:date}")},
    {"report.figure.asked", QT_TRANSLATE_NOOP("wording", "To be authorised")},
    {"report.figure.baseline", QT_TRANSLATE_NOOP("wording", "{name} (baseline)")},
    {"report.figure.saving", QT_TRANSLATE_NOOP("wording", "Saving")},
    {"report.figure.time", QT_TRANSLATE_NOOP("wording", "Time to finish")},
    {"report.figure.budget", QT_TRANSLATE_NOOP("wording", "Budget")},
    {"report.goal_reached", QT_TRANSLATE_NOOP("wording", "✓ goal of {target:pct} reached")},
    {"report.goal_missed", QT_TRANSLATE_NOOP("wording", "✗ goal of {target:pct} not reached")},
    {"report.budget_kept", QT_TRANSLATE_NOOP("wording", "✓ kept even at the highest cost")},
    {"report.budget_likely", QT_TRANSLATE_NOOP("wording", "kept at the likely cost, not at the highest")},
    {"report.budget_missed", QT_TRANSLATE_NOOP("wording", "✗ exceeded at the likely cost")},
    {"report.from_to_hours", QT_TRANSLATE_NOOP("wording", "{low:n}–{high:n} h")},
    {"report.fact.owner", QT_TRANSLATE_NOOP("wording", "Owner")},
    {"report.fact.period", QT_TRANSLATE_NOOP("wording", "Period")},
    {"report.fact.scenario", QT_TRANSLATE_NOOP("wording", "Scenario")},
    {"report.fact.authority", QT_TRANSLATE_NOOP("wording", "Before tax")},
    {"report.fact.local", QT_TRANSLATE_NOOP("wording", "In local currency")},
    {"report.fact.saved", QT_TRANSLATE_NOOP("wording", "Saved against the baseline")},
    {"report.fact.catalog", QT_TRANSLATE_NOOP("wording", "Catalog of")},
    {"report.local",
     QT_TRANSLATE_NOOP("wording", "{amount:n} {code} at {rate} {code} for $1[ ({as_of:date})]")},
    {"report.warnings",
     QT_TRANSLATE_NOOP("wording", "Warnings about this scenario: {count}. The list “What to know "
                                  "and to mend” has them.")},
    {"report.no_warnings", QT_TRANSLATE_NOOP("wording", "No warnings about this scenario.")},
    {"report.order_of_money",
     QT_TRANSLATE_NOOP("wording",
                       "Order of money: gross, less credits, plus contingency on gross, plus tax that is "
                       "not recovered, then the exchange rate.")},
    {"report.no_price", QT_TRANSLATE_NOOP("wording", "no price")},
    {"report.no_price_why",
     QT_TRANSLATE_NOOP("wording", "This scenario cannot be priced yet: the list of what to "
                                  "mend says why.")},
    {"report.baseline", QT_TRANSLATE_NOOP("wording", "baseline")},
    {"report.shared", QT_TRANSLATE_NOOP("wording", "Shared by the scenario")},
    {"report.total", QT_TRANSLATE_NOOP("wording", "Total")},
    {"report.blank", QT_TRANSLATE_NOOP("wording", " ")},
    {"report.limits_note",
     QT_TRANSLATE_NOOP("wording",
                       "Limits are the lowest and highest results for the limits stated in the plan, not "
                       "percentiles. “≥” marks what nothing bounds above.")},
    {"report.zero_rows",
     QT_TRANSLATE_NOOP("wording", "Rows that are zero are left out. Amounts are rounded so that "
                                  "they add up to the total to the cent.")},
    {"report.months_note",
     QT_TRANSLATE_NOOP("wording",
                       "Cash is gross less credits, before tax. Contingency and its tax belong to no "
                       "month, so the months add up to less than the amount to be authorised where "
                       "there is contingency.")},
    {"report.column.scenario", QT_TRANSLATE_NOOP("wording", "Scenario")},
    {"report.column.cost", QT_TRANSLATE_NOOP("wording", "Cost")},
    {"report.column.limits", QT_TRANSLATE_NOOP("wording", "Lowest–highest, $")},
    {"report.column.saving", QT_TRANSLATE_NOOP("wording", "Saving")},
    {"report.column.share", QT_TRANSLATE_NOOP("wording", "Share")},
    {"report.column.time", QT_TRANSLATE_NOOP("wording", "Time")},
    {"report.column.gpu_hours", QT_TRANSLATE_NOOP("wording", "GPU-hours")},
    {"report.column.gpu_price", QT_TRANSLATE_NOOP("wording", "$ a GPU-hour")},
    {"report.column.item", QT_TRANSLATE_NOOP("wording", "Workload and row")},
    {"report.column.place", QT_TRANSLATE_NOOP("wording", "GPU and provider")},
    {"report.column.month", QT_TRANSLATE_NOOP("wording", "Month")},
    {"report.column.gross", QT_TRANSLATE_NOOP("wording", "Gross")},
    {"report.column.credits", QT_TRANSLATE_NOOP("wording", "Credits used")},
    {"report.column.cash", QT_TRANSLATE_NOOP("wording", "Cash")},
    {"report.column.tax", QT_TRANSLATE_NOOP("wording", "Tax")},
    {"report.column.month_cost", QT_TRANSLATE_NOOP("wording", "Cash and tax")},
    {"report.column.workload", QT_TRANSLATE_NOOP("wording", "Workload")},
    {"report.column.kind", QT_TRANSLATE_NOOP("wording", "Kind of work")},
    {"report.column.team", QT_TRANSLATE_NOOP("wording", "Team")},
    {"report.column.deadline", QT_TRANSLATE_NOOP("wording", "Deadline")},
    {"report.column.gpu", QT_TRANSLATE_NOOP("wording", "GPU")},
    {"report.column.provider", QT_TRANSLATE_NOOP("wording", "Provider")},
    {"report.column.purchase", QT_TRANSLATE_NOOP("wording", "Purchase")},
    {"report.column.price", QT_TRANSLATE_NOOP("wording", "Price")},
    {"report.column.per", QT_TRANSLATE_NOOP("wording", "Per")},
    {"report.column.date", QT_TRANSLATE_NOOP("wording", "Date")},
    {"report.column.confidence", QT_TRANSLATE_NOOP("wording", "Confidence")},
    {"report.column.billing", QT_TRANSLATE_NOOP("wording", "Billed in steps of")},
    {"report.column.source", QT_TRANSLATE_NOOP("wording", "Source")},
    {"report.column.severity", QT_TRANSLATE_NOOP("wording", "Weight")},
    {"report.column.where", QT_TRANSLATE_NOOP("wording", "Where")},
    {"report.column.sentence", QT_TRANSLATE_NOOP("wording", "What, and what to do")},
    {"report.column.formula", QT_TRANSLATE_NOOP("wording", "Figure and formula")},
    {"report.column.value", QT_TRANSLATE_NOOP("wording", "Value")},
    {"report.fact.hours_per_month", QT_TRANSLATE_NOOP("wording", "Hours in a month")},
    {"report.fact.goal", QT_TRANSLATE_NOOP("wording", "Goal: saving")},
    {"report.fact.contingency", QT_TRANSLATE_NOOP("wording", "Contingency, of gross")},
    {"report.fact.tax", QT_TRANSLATE_NOOP("wording", "Tax rate")},
    {"report.fact.recoverable", QT_TRANSLATE_NOOP("wording", "Tax recovered")},
    {"report.fact.credit", QT_TRANSLATE_NOOP("wording", "Credit")},
    {"report.fact.extra", QT_TRANSLATE_NOOP("wording", "Extra")},
    {"report.fact.rate", QT_TRANSLATE_NOOP("wording", "Exchange rate")},
    {"report.credit",
     QT_TRANSLATE_NOOP("wording", "{usd:usd}[, expires {expires:date}][, only at {provider}]")},
    {"report.extra", QT_TRANSLATE_NOOP("wording", "{name}: {usd:usd}, {when:when}")},
    {"report.rate", QT_TRANSLATE_NOOP("wording", "{rate} {code} for $1[, {as_of:date}]")},
    {"report.billing", QT_TRANSLATE_NOOP("wording", "{increment:n} s")},
    {"report.billing_minimum", QT_TRANSLATE_NOOP("wording", "{increment:n} s, at least {minimum:n} s")},
    {"report.billing_month", QT_TRANSLATE_NOOP("wording", "whole months")},
    {"report.billing_none", QT_TRANSLATE_NOOP("wording", "no rule known")},
    {"report.no_source", QT_TRANSLATE_NOOP("wording", "not stated")},
    {"report.no_issues", QT_TRANSLATE_NOOP("wording", "Nothing was found.")},
    {"report.sign_off",
     QT_TRANSLATE_NOOP("wording", "The figures of this report were computed from the plan that is "
                                  "attached to this file.")},
    {"report.role.prepared", QT_TRANSLATE_NOOP("wording", "Prepared by")},
    {"report.role.checked", QT_TRANSLATE_NOOP("wording", "Checked by")},
    {"report.role.approved", QT_TRANSLATE_NOOP("wording", "Approved by")},
    {"report.name_and_date", QT_TRANSLATE_NOOP("wording", "name, date, signature")},
    {"report.page", QT_TRANSLATE_NOOP("wording", "Page {page} of {pages}")},
    {"report.footer",
     QT_TRANSLATE_NOOP("wording", "GPU Plan {version} · {written}[ · catalog of {catalog:date}]")},
};

struct CellText
{
    const Wording& wording;

    QString operator()(std::monostate) const { return QStringLiteral("–"); }
    QString operator()(const core::ReportText& text) const { return phrase(text, wording); }
    QString operator()(const core::OwnWords& words) const { return inert(words.text, true); }
    QString operator()(const core::UsdAmount& amount) const
    {
        return wording.money({amount.usd, amount.usd, amount.usd, amount.openHigh});
    }
    QString operator()(const core::UsdLimits& limits) const { return wording.moneyLimits(limits.usd); }
    QString operator()(const core::UsdPrice& price) const { return wording.price(price.usd); }
    QString operator()(const core::UnitFigure& figure) const
    {
        return wording.quantity(figure.value, figure.unit);
    }
    QString operator()(const core::IsoDate& date) const { return wording.date(date.text); }
    QString operator()(core::Severity severity) const { return wording.name(severity); }
    QString operator()(const core::IssueSentence& sentence) const
    {
        return inert(wording.sentence(sentence.issue).toStdString(), false);
    }
    QString operator()(const core::FormulaText& formula) const
    {
        return inert(wording.formula(formula.derivation).toStdString(), false);
    }
    QString operator()(const core::FileWord& word) const
    {
        switch (word.what) {
        case core::NameOf::CostRow:
            return wording.name(core::valueOf<core::CostRow>(word.word).value_or(core::CostRow::Compute));
        case core::NameOf::Purchase:
            return wording.purchase(word.word);
        case core::NameOf::Kind:
            return wording.kind(word.word);
        case core::NameOf::Confidence:
            return inert(wording.confidence(word.word).toStdString(), false);
        case core::NameOf::PriceUnit:
            return wording.unit(word.word);
        case core::NameOf::Field:
            return wording.field(word.word);
        }
        return {};
    }
};

bool turnsDirection(QChar c)
{
    const ushort code = c.unicode();
    return code == 0x200E || code == 0x200F || code == 0x061C || (code >= 0x202A && code <= 0x202E)
           || (code >= 0x2066 && code <= 0x2069);
}

} // namespace

QString phrase(const core::ReportText& text, const Wording& wording)
{
    if (text.id.empty())
        return {};
    const SentencePattern* pattern = findPattern(kPhrases, text.id);
    if (!pattern)
        return QString::fromStdString(text.id);
    return inert(wording.filled(wording.text(pattern->source), text.arguments).toStdString(), false);
}

bool hasPhrase(std::string_view id)
{
    return findPattern(kPhrases, id) != nullptr;
}

QString inert(const std::string& text, bool paragraphs)
{
    QString result;
    for (const QChar c : QString::fromStdString(text)) {
        if (turnsDirection(c))
            continue;
        const bool lineBreak =
            c == QLatin1Char('\n') || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
        if (lineBreak)
            result += paragraphs ? QLatin1Char('\n') : QLatin1Char(' ');
        else
            result += c.category() == QChar::Other_Control ? QLatin1Char(' ') : c;
    }
    return result.trimmed();
}

QString shown(const core::ReportCell& cell, const Wording& wording)
{
    return std::visit(CellText{wording}, cell);
}

} // namespace ui

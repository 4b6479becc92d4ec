// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/workload_table.h"

#include "core/base/money.h"
#include "ui/forms/offer_text.h"
#include "ui/forms/workload_notes.h"
#include "ui/platform/fit_words.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(WorkloadTable)
};

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

TableCell plain(const QString& text)
{
    TableCell cell;
    cell.text = text;
    return cell;
}

TableCell nothing(const QString& why)
{
    TableCell cell = plain(QStringLiteral("–"));
    cell.tone = Tone::Secondary;
    cell.tip = why;
    cell.sortKey = -1.0;
    return cell;
}

TableCell figure(const QString& text, double key, const QString& tip = {})
{
    TableCell cell = plain(text);
    cell.sortKey = key;
    cell.tip = tip;
    return cell;
}

std::vector<TableColumn> columnsOf(const QString& against)
{
    return {{Text::tr("Workload"), Text::tr("What must be done"), false},
            {Text::tr("GPU"), Text::tr("Number and model of the GPUs, provider and purchase model"), false},
            {Text::tr("Fit, GB"),
             Text::tr("Memory needed / available on the GPUs of one replica, decimal GB. ✓ fits, ⚠ may not "
                      "fit, ✗ does not fit"),
             true},
            {Text::tr("Speed"), Text::tr("Throughput, or its ceiling (≤) where only that is known"), true},
            {Text::tr("GPU-hours"), Text::tr("Billed hours of one GPU, in the whole plan"), true},
            {Text::tr("Cost, $"),
             Text::tr("US dollars in the whole plan, before credits, contingency and tax"), true},
            {Text::tr("Range, $"), Text::tr("Lowest to highest cost, from the ranges of the inputs"), true},
            {against.isEmpty() || against.size() > 12 ? Text::tr("Change") : Text::tr("vs %1").arg(against),
             Text::tr("Difference of the likely cost from %1").arg(against), true},
            {Text::tr("Why"), Text::tr("What limits the speed, or the most important issue"), false}};
}

TableCell gpuCell(const core::WorkloadResult& w, const PlanDocument& document, const Wording& wording)
{
    if (w.gpu.empty())
        return nothing(Text::tr("The scenario does not say where this runs."));
    QString text = Text::tr("%1 × %2").arg(wording.count(w.gpus), shortGpuName(document.catalog(), w.gpu));
    QStringList where;
    if (!w.provider.empty())
        where << providerName(document.catalog(), w.provider);
    if (!w.purchase.empty())
        where << wording.purchase(w.purchase);
    if (!where.isEmpty())
        text += QStringLiteral(" · ") + where.join(QLatin1Char(' '));
    TableCell cell = plain(text);
    cell.tip = text;
    if (!w.priceAsOf.empty() || !w.priceSource.empty())
        cell.tip += QLatin1Char('\n')
                    + priceDateText(w.priceAsOf, w.priceSource, QDate::currentDate(), wording)
                    + QLatin1Char('\n') + fromUtf8(w.priceSource);
    return cell;
}

TableCell fitCell(const core::WorkloadResult& w, const Wording& wording)
{
    if (!w.memory)
        return nothing(Text::tr("There is no memory model for this kind of work yet."));
    const auto& memory = *w.memory;
    const core::FitVerdict verdict = core::fitVerdict(w);
    TableCell cell = figure(fitSign(verdict) + QLatin1Char(' ')
                                + Text::tr("%1 / %2").arg(wording.number(memory.neededGb.likely, 1),
                                                          wording.number(memory.availableGb, 1)),
                            memory.neededGb.likely / std::max(1e-9, memory.availableGb), fitTip(w, wording));
    cell.tone = fitTone(verdict);
    cell.strong = verdict == core::FitVerdict::DoesNot;
    return cell;
}

TableCell speedCell(const core::WorkloadResult& w, const Wording& wording)
{
    if (w.throughput && w.throughput->value)
        return figure(wording.quantity(w.throughput->value->likely, w.throughput->unit),
                      w.throughput->value->likely,
                      wording.quantity(*w.throughput->value, w.throughput->unit));
    if (w.throughput && w.throughput->limit)
        return figure(QStringLiteral("≤ ") + wording.quantity(*w.throughput->limit, w.throughput->unit),
                      *w.throughput->limit, Text::tr("The ceiling that the memory's bandwidth sets."));
    return nothing(Text::tr("The work is given by its hours, so no speed is needed."));
}

const core::Issue* gravest(const std::vector<core::Issue>& issues)
{
    const auto found = std::max_element(issues.begin(), issues.end(),
                                        [](const auto& a, const auto& b) { return a.severity < b.severity; });
    return found == issues.end() ? nullptr : &*found;
}

TableCell whyCell(const core::WorkloadResult& w, const core::Catalog& catalog, const Wording& wording)
{
    const core::Issue* issue = gravest(w.issues);
    const QString sentence = issue ? wording.sentenceAtField(withNames(*issue, catalog)) : QString();
    if (issue && issue->severity != core::Severity::Info) {
        TableCell cell = plain(sentence);
        cell.tone = issue->severity == core::Severity::Warning ? Tone::Warn : Tone::Bad;
        cell.tip = cell.text;
        return cell;
    }
    TableCell cell = plain(
        w.throughput && !w.throughput->boundBy.empty() ? wording.bound(w.throughput->boundBy) : QString());
    if (w.serving && w.serving->replicas > 0)
        cell.text = Text::tr("%n replicas", nullptr, w.serving->replicas)
                    + (cell.text.isEmpty() ? QString() : QStringLiteral(", ") + cell.text);
    cell.tone = Tone::Secondary;
    cell.tip = issue ? sentence : cell.text;
    return cell;
}

TableCell rangeCell(const std::optional<core::Range>& cost, const Wording& wording)
{
    if (!cost)
        return nothing(Text::tr("There is no cost to give a range for."));
    TableCell cell =
        figure(wording.moneyShortLimits(*cost), cost->high - cost->low, wording.moneyLimits(*cost));
    cell.tone = Tone::Secondary;
    return cell;
}

const core::WorkloadResult* sameIn(const core::ScenarioResult* scenario, const std::string& id)
{
    if (!scenario)
        return nullptr;
    const auto found = std::find_if(scenario->workloads.begin(), scenario->workloads.end(),
                                    [&](const auto& w) { return w.id == id; });
    return found == scenario->workloads.end() ? nullptr : &*found;
}

/// Cents of each workload and, last, of what no workload owns; all zero where the scenario has no cost.
std::vector<std::int64_t> centsOf(const core::ScenarioResult& scenario)
{
    std::vector<double> amounts;
    double rest = scenario.cost ? scenario.cost->likely : 0;
    for (const core::WorkloadResult& w : scenario.workloads) {
        amounts.push_back(w.gross ? w.gross->likely : 0);
        rest -= amounts.back();
    }
    amounts.push_back(scenario.cost ? rest : 0);
    for (double& amount : amounts) {
        if (!std::isfinite(amount) || std::abs(amount) > 8e13)
            amount = 0;
    }
    return core::centsThatAddUp(amounts);
}

TableCell centsCell(std::int64_t cents, const std::optional<core::Range>& cost, const Wording& wording)
{
    if (!cost)
        return nothing(Text::tr("It cannot be priced as it stands: see Why."));
    return figure(wording.number(static_cast<double>(cents) / 100, 2), cost->likely, wording.money(*cost));
}

TableRow rowOf(const PlanDocument& document, const core::WorkloadResult& w, std::int64_t cents,
               const Wording& wording)
{
    const core::Workload* workload = core::findWorkload(document.plan(), w.id);
    const core::WorkloadResult* before = sameIn(document.resultAgainst(), w.id);
    const bool same = document.inHand().scenario == document.inHand().against;
    TableRow row{w.id, {}};
    row.cells = {plain(shownText(workload ? workload->name : w.id)),
                 gpuCell(w, document, wording),
                 fitCell(w, wording),
                 speedCell(w, wording),
                 w.gross
                     ? figure(wording.figure(w.gpuHours.likely), w.gpuHours.likely, wording.hours(w.gpuHours))
                     : nothing(Text::tr("No hours while it cannot run.")),
                 centsCell(cents, w.gross, wording),
                 rangeCell(w.gross, wording),
                 differenceCell(w.gross, before ? before->gross : std::nullopt, same, wording),
                 whyCell(w, document.catalog(), wording)};
    row.cells.front().tip = workload ? wording.kind(core::kindOf(workload->work)) : QString();
    return row;
}

TableRow sharedRow(std::int64_t cents, const Wording& wording)
{
    TableRow row{std::string(kSharedRow), std::vector<TableCell>(9)};
    row.cells[0] = plain(Text::tr("Shared, credits, reserve, tax"));
    row.cells[0].tone = Tone::Secondary;
    row.cells[0].tip =
        Text::tr("Extras, shared storage and commitments, less credits, plus contingency and tax");
    row.cells[5] =
        figure(wording.number(static_cast<double>(cents) / 100, 2), static_cast<double>(cents) / 100);
    return row;
}

std::vector<TableCell> totalsOf(const PlanDocument& document, const core::ScenarioResult& scenario,
                                std::int64_t cents, const Wording& wording)
{
    const core::ScenarioResult* against = document.resultAgainst();
    const bool same = document.inHand().scenario == document.inHand().against;
    std::vector<TableCell> cells(9);
    cells[0] = plain(Text::tr("Total"));
    cells[4] = figure(wording.figure(scenario.gpuHours.likely), scenario.gpuHours.likely);
    cells[5] = centsCell(cents, scenario.cost, wording);
    cells[6] = rangeCell(scenario.cost, wording);
    cells[7] = differenceCell(scenario.cost, against ? against->cost : std::nullopt, same, wording);
    return cells;
}

} // namespace

TableCell differenceCell(const std::optional<core::Range>& cost, const std::optional<core::Range>& against,
                         bool sameScenario, const Wording& wording)
{
    if (sameScenario)
        return nothing(Text::tr("This is the scenario that the others are compared with."));
    if (!cost || !against || against->likely <= 0)
        return nothing(Text::tr("One of the two has no cost to compare."));
    const double saved = 1 - cost->likely / against->likely;
    if (std::abs(saved) < 5e-5)
        return figure(QStringLiteral("="), 0, Text::tr("The same likely cost."));
    TableCell cell =
        figure((saved > 0 ? QStringLiteral("▼ ") : QStringLiteral("▲ ")) + wording.percent(std::abs(saved)),
               -saved, wording.money(cost->likely - against->likely));
    cell.tone = saved > 0 ? Tone::Good : Tone::Bad;
    cell.strong = true;
    return cell;
}

TableContent workloadTable(const PlanDocument& document, const Wording& wording)
{
    const core::ScenarioResult* scenario = document.resultInHand();
    const core::ScenarioResult* against = document.resultAgainst();
    TableContent content;
    content.columns = columnsOf(against ? shownText(against->name) : QString());
    if (!scenario)
        return content;
    const std::vector<std::int64_t> cents = centsOf(*scenario);
    std::int64_t total = 0;
    for (std::size_t i = 0; i < scenario->workloads.size(); ++i) {
        content.rows.push_back(rowOf(document, scenario->workloads[i], cents[i], wording));
        total += cents[i];
    }
    if (cents.back() != 0)
        content.rows.push_back(sharedRow(cents.back(), wording));
    content.totals = totalsOf(document, *scenario, total + cents.back(), wording);
    return content;
}

} // namespace ui

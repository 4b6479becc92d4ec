// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/scenario_table.h"

#include "core/base/money.h"
#include "core/evaluate/time_to_finish.h"
#include "ui/pages/workload_table.h"
#include "ui/platform/fit_words.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioTable)
};

TableCell cellOf(const QString& text, const QVariant& key = {}, Tone tone = Tone::Normal)
{
    TableCell cell;
    cell.text = text;
    cell.sortKey = key;
    cell.tone = tone;
    return cell;
}

TableCell dash(const QString& why)
{
    TableCell cell = cellOf(QStringLiteral("–"), -1e300, Tone::Secondary);
    cell.tip = why;
    return cell;
}

std::vector<TableColumn> columnsOf()
{
    return {{Text::tr("Scenario"), Text::tr("One way to run every workload"), false},
            {Text::tr("Cost, $"),
             Text::tr("What must be authorised: after credits, with contingency and tax"), true},
            {Text::tr("Range, $"), Text::tr("Lowest to highest cost, from the ranges of the inputs"), true},
            {Text::tr("Saving, $"), Text::tr("Likely saving against the scenario compared with"), true},
            {Text::tr("Change"), Text::tr("Difference of the likely cost"), true},
            {Text::tr("GPU-hours"), Text::tr("Billed hours of one GPU, in the whole plan"), true},
            {Text::tr("Time, h"), Text::tr("One run of the longest job; services run all month"), true},
            {Text::tr("Fit"), Text::tr("Workloads whose memory fits, of those with a memory model"), true}};
}

TableCell timeCell(const core::Plan& plan, const core::ScenarioResult& s, const Wording& wording)
{
    const core::TimeToFinish time = core::timeToFinish(plan, s);
    if (time.longestJob)
        return cellOf(wording.figure(time.longestJob->likely), time.longestJob->likely);
    TableCell cell = cellOf(Text::tr("all month"), 0.0, Tone::Secondary);
    cell.tip = Text::tr("Services run all month: there is no end to wait for.");
    return cell;
}

TableCell savingCell(const core::Range& against, const core::Range& cost, const Wording& wording)
{
    const double saving = core::centsBetween(cost.likely, against.likely);
    return cellOf(wording.number(saving, 2), saving);
}

TableCell fitCell(const core::ScenarioResult& s)
{
    const FitCount fit = fitCount(s);
    const core::FitVerdict verdict = verdictOf(fit);
    if (verdict == core::FitVerdict::Unknown)
        return dash(Text::tr("There is no memory model for this kind of work yet."));
    TableCell cell = cellOf(fitText(verdict), fit.fitting - fit.uncertain, fitTone(verdict));
    QStringList lines{Text::tr("%1 of %2 fit").arg(fit.fitting - fit.uncertain).arg(fit.known)};
    if (fit.uncertain > 0)
        lines << Text::tr("%n may not fit", nullptr, fit.uncertain);
    if (fit.fitting < fit.known)
        lines << Text::tr("%n do not fit", nullptr, fit.known - fit.fitting);
    cell.tip = lines.join(QLatin1Char('\n'));
    return cell;
}

TableRow rowOf(const PlanDocument& document, const core::ScenarioResult& s, const Wording& wording)
{
    const core::ScenarioResult* against = document.resultAgainst();
    const bool same = s.id == document.inHand().against;
    const auto saving = against && !same ? savingOf(s, *against) : std::nullopt;
    const QString why = Text::tr("It cannot be priced as it stands.");
    QString name = shownText(s.name);
    if (s.baseline)
        name += Text::tr(" (baseline)");
    TableRow row{s.id, {}};
    TableCell cost = s.cost ? cellOf(wording.number(s.cost->likely, 2), s.cost->likely) : dash(why);
    if (s.cost)
        cost.tip = wording.money(*s.cost);
    TableCell range =
        s.cost ? cellOf(wording.moneyShortLimits(*s.cost), s.cost->high - s.cost->low, Tone::Secondary)
               : dash(why);
    const QString noSaving = same ? Text::tr("This is the scenario that the others are compared with.") : why;
    row.cells = {cellOf(name),
                 cost,
                 range,
                 saving ? savingCell(*against->cost, *s.cost, wording) : dash(noSaving),
                 differenceCell(s.cost, against ? against->cost : std::nullopt, same, wording),
                 s.cost ? cellOf(wording.figure(s.gpuHours.likely), s.gpuHours.likely) : dash(why),
                 s.cost ? timeCell(document.plan(), s, wording) : dash(why),
                 fitCell(s)};
    return row;
}

} // namespace

FitCount fitCount(const core::ScenarioResult& scenario)
{
    FitCount count;
    for (const core::WorkloadResult& w : scenario.workloads) {
        ++count.all;
        count.known += w.fits.has_value() ? 1 : 0;
        count.fitting += w.fits.value_or(false) ? 1 : 0;
        count.uncertain += core::fitVerdict(w) == core::FitVerdict::MayNot ? 1 : 0;
    }
    return count;
}

core::FitVerdict verdictOf(const FitCount& count)
{
    if (count.known == 0)
        return core::FitVerdict::Unknown;
    if (count.fitting < count.known)
        return core::FitVerdict::DoesNot;
    return count.uncertain > 0 ? core::FitVerdict::MayNot : core::FitVerdict::Fits;
}

std::optional<core::SavingResult> savingOf(const core::ScenarioResult& scenario,
                                           const core::ScenarioResult& against)
{
    if (against.baseline && scenario.saving)
        return scenario.saving;
    if (!scenario.cost || !against.cost)
        return std::nullopt;
    core::SavingResult saving;
    saving.usd = *against.cost - *scenario.cost;
    if (against.cost->low > 0)
        saving.share = core::shareSaved(*against.cost, *scenario.cost);
    return saving;
}

TableContent scenarioTable(const PlanDocument& document, const Wording& wording)
{
    TableContent content;
    content.columns = columnsOf();
    for (const core::ScenarioResult& scenario : document.result().scenarios)
        content.rows.push_back(rowOf(document, scenario, wording));
    return content;
}

} // namespace ui

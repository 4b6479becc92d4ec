// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/strip_figures.h"

#include "core/base/money.h"
#include "core/evaluate/time_to_finish.h"
#include "ui/pages/scenario_table.h"
#include "ui/platform/fit_words.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(FigureStrip)
};

QString nothing()
{
    return QStringLiteral("–");
}

QString nameOf(const core::ScenarioResult& scenario)
{
    const QString name = shownText(scenario.name);
    return scenario.baseline ? Text::tr("%1 (baseline)").arg(name) : name;
}

Figure costFigure(const core::ScenarioResult* scenario, const QString& otherwise, const Wording& wording)
{
    if (!scenario)
        return {otherwise, nothing(), {}, Tone::Normal, Text::tr("The plan has no such scenario.")};
    if (!scenario->cost)
        return {nameOf(*scenario), nothing(), Text::tr("cannot be priced"), Tone::Normal,
                Text::tr("One of its workloads cannot be priced: the table says which and why.")};
    const core::Range& cost = *scenario->cost;
    const QString open = cost.openHigh ? QStringLiteral("≥ ") : QString();
    return {nameOf(*scenario), open + bigMoney(cost.likely, wording),
            cost.isExact() ? Text::tr("no range stated") : wording.moneyShortLimits(cost), Tone::Normal,
            wording.money(cost)};
}

Figure savingFigure(const PlanDocument& document, const Wording& wording)
{
    const core::ScenarioResult* scenario = document.resultInHand();
    const core::ScenarioResult* against = document.resultAgainst();
    Figure figure{Text::tr("Saving"), nothing(), {}, Tone::Normal, {}};
    if (!scenario || !against || scenario == against) {
        figure.note = Text::tr("the same scenario");
        figure.help = Text::tr("Choose another scenario, or another one to compare with.");
        return figure;
    }
    const auto saving = savingOf(*scenario, *against);
    if (!saving || !saving->share) {
        figure.note = Text::tr("cannot be compared");
        figure.help = Text::tr("One of the two scenarios has no cost.");
        return figure;
    }
    const double share = saving->share->likely;
    const double goal = document.plan().goalSaving;
    const bool reached = share >= goal;
    if (share < 0)
        figure.label = Text::tr("Dearer by");
    figure.value = wording.percent(std::abs(share));
    if (share > 0 && figure.value != wording.percent(0))
        figure.value.prepend(QStringLiteral("−"));
    figure.note = reached      ? Text::tr("goal %1 reached ✓").arg(wording.percent(goal))
                  : share >= 0 ? Text::tr("goal %1: not yet").arg(wording.percent(goal))
                               : Text::tr("goal %1 missed ✗").arg(wording.percent(goal));
    figure.tone = reached ? Tone::Good : (share >= 0 ? Tone::Warn : Tone::Bad);
    const QString limits =
        Text::tr("%1 to %2").arg(wording.percent(saving->share->low), wording.percent(saving->share->high));
    const double usd = core::centsBetween(scenario->cost->likely, against->cost->likely);
    figure.help = share < 0 ? Text::tr("Costs %1 more at likely values; the saving is %2 at its limits.")
                                  .arg(wording.money(-usd), limits)
                            : Text::tr("Saves %1 at likely values; the share is %2 at its limits.")
                                  .arg(wording.money(usd), limits);
    return figure;
}

/// Services have no end to wait for: what runs all month is said instead.
Figure runningFigure(const core::TimeToFinish& time)
{
    Figure figure{Text::tr("Runs all month"), nothing(), Text::tr("no job to wait for"), Tone::Normal,
                  Text::tr("Served models and interactive work go on as long as they are switched on.")};
    if (time.replicas > 0) {
        figure.value = QString::number(time.replicas);
        figure.note = time.services > 1    ? Text::tr("replicas, %n services", nullptr, time.services)
                      : time.replicas == 1 ? Text::tr("replica")
                                           : Text::tr("replicas");
    }
    return figure;
}

/// The first job that misses its deadline, or the tightest deadline that all keep.
Figure timeFigure(const PlanDocument& document, const Wording& wording)
{
    const core::ScenarioResult* scenario = document.resultInHand();
    Figure figure{Text::tr("Longest run"),
                  nothing(),
                  {},
                  Tone::Normal,
                  Text::tr("One run of the longest job, on the wall clock.")};
    if (!scenario || !scenario->feasible)
        return figure;
    const core::TimeToFinish time = core::timeToFinish(document.plan(), *scenario);
    if (!time.longestJob)
        return time.services > 0 ? runningFigure(time) : figure;
    figure.value = wording.hours(time.longestJob->likely);
    figure.note = Text::tr("of one job");
    std::optional<double> tightest;
    for (const core::WorkloadResult& w : scenario->workloads) {
        const core::Workload* workload = core::findWorkload(document.plan(), w.id);
        if (!workload || !workload->deadlineHours || core::isService(workload->work))
            continue;
        if (w.wallHours.likely > *workload->deadlineHours) {
            figure.note = Text::tr("deadline %1 missed ✗").arg(wording.hours(*workload->deadlineHours));
            figure.tone = Tone::Bad;
            return figure;
        }
        tightest = std::min(tightest.value_or(*workload->deadlineHours), *workload->deadlineHours);
    }
    if (tightest)
        figure.note = Text::tr("deadline %1 ✓").arg(wording.hours(*tightest));
    return figure;
}

Figure budgetFigure(const PlanDocument& document, const Wording& wording)
{
    const core::ScenarioResult* scenario = document.resultInHand();
    const std::optional<double> budget = document.plan().budget.amount;
    if (!budget)
        return {Text::tr("Budget"), nothing(), Text::tr("none in the plan"), Tone::Normal,
                Text::tr("The plan states no budget.")};
    Figure figure{Text::tr("Budget %1").arg(bigMoney(*budget, wording)), nothing(), {}, Tone::Normal, {}};
    if (!scenario || !scenario->cost)
        return figure;
    const double left = *budget - scenario->cost->likely;
    const bool safe = scenario->cost->high <= *budget && !scenario->cost->openHigh;
    figure.value = bigMoney(std::abs(left), wording);
    if (left < 0) {
        figure.note = Text::tr("over the budget ✗");
        figure.tone = Tone::Bad;
    } else {
        figure.note = safe ? Text::tr("left, high end too ✓") : Text::tr("left, high end not");
        figure.tone = safe ? Tone::Good : Tone::Warn;
    }
    figure.help = Text::tr("Budget less the scenario's likely cost. At the high end it costs %1.")
                      .arg(wording.money(scenario->cost->high));
    return figure;
}

QString tightestNote(const PlanDocument& document, const core::ScenarioResult& scenario,
                     const Wording& wording)
{
    const core::WorkloadResult* tightest = nullptr;
    const auto left = [](const core::WorkloadResult& w) {
        return w.memory->availableGb - w.memory->neededGb.likely;
    };
    for (const core::WorkloadResult& w : scenario.workloads) {
        if (w.memory && (!tightest || left(w) < left(*tightest)))
            tightest = &w;
    }
    if (!tightest)
        return {};
    const core::Workload* workload = core::findWorkload(document.plan(), tightest->id);
    const QString name = shownText(workload ? workload->name : tightest->id);
    if (core::fitVerdict(*tightest) == core::FitVerdict::MayNot)
        return Text::tr("may not fit: %1").arg(name);
    if (left(*tightest) < 0)
        return Text::tr("%1 missing, %2").arg(wording.gigabytes(-left(*tightest)), name);
    return Text::tr("%1 left, %2").arg(wording.gigabytes(left(*tightest)), name);
}

Figure fitFigure(const PlanDocument& document, const Wording& wording)
{
    const core::ScenarioResult* scenario = document.resultInHand();
    Figure figure{Text::tr("Fit"), nothing(), Text::tr("no memory model"), Tone::Normal,
                  Text::tr("Workloads whose memory fits on their GPUs, of those that have a memory model.")};
    if (!scenario)
        return figure;
    const FitCount count = fitCount(*scenario);
    if (count.known == 0)
        return figure;
    const core::FitVerdict verdict = verdictOf(count);
    figure.value =
        fitSign(verdict) + Text::tr(" %1 of %2").arg(count.fitting - count.uncertain).arg(count.known);
    figure.tone = fitTone(verdict);
    if (count.uncertain > 0)
        figure.help += QLatin1Char('\n') + Text::tr("%n may not fit.", nullptr, count.uncertain);
    if (count.fitting < count.known)
        figure.help += QLatin1Char('\n') + Text::tr("%n do not fit.", nullptr, count.known - count.fitting);
    figure.note = tightestNote(document, *scenario, wording);
    return figure;
}

} // namespace

QString bigMoney(double usd, const Wording& wording)
{
    if (std::abs(usd) >= 1e7)
        return wording.moneyShort(usd);
    if (std::abs(usd) < 1000)
        return wording.money(usd);
    return wording.money(std::round(usd)).remove(wording.locale().decimalPoint() + QStringLiteral("00"));
}

std::vector<Figure> stripFigures(const PlanDocument& document, const Wording& wording)
{
    return {costFigure(document.resultAgainst(), Text::tr("Baseline"), wording),
            costFigure(document.resultInHand(), Text::tr("This scenario"), wording),
            savingFigure(document, wording),
            timeFigure(document, wording),
            budgetFigure(document, wording),
            fitFigure(document, wording)};
}

} // namespace ui

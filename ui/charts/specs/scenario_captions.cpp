// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/specs/scenario_captions.h"

#include "core/evaluate/time_to_finish.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace ui {

namespace {

/// The cheapest priced scenario; null when none has a price.
const core::ScenarioResult* cheapest(const core::PlanResult& result)
{
    const core::ScenarioResult* best = nullptr;
    for (const core::ScenarioResult& scenario : result.scenarios) {
        if (scenario.cost && (!best || scenario.cost->likely < best->cost->likely))
            best = &scenario;
    }
    return best;
}

/// For a title, where a name must leave room for what is said of it.
QString titleName(const core::ScenarioResult& scenario)
{
    constexpr int kLongest = 36;
    const QString name = shownName(scenario);
    return name.size() <= kLongest ? name : name.left(kLongest - 1).trimmed() + QStringLiteral("…");
}

QString comparison(const core::ScenarioResult& scenario, const core::ScenarioResult& baseline,
                   const Wording& wording)
{
    const double from = baseline.cost->likely;
    const double share = from > 0 ? 1 - scenario.cost->likely / from : 0;
    const char* pattern = QT_TRANSLATE_NOOP("wording", "“%1” costs %2 more than “%3”");
    if (share > 0)
        pattern = QT_TRANSLATE_NOOP("wording", "“%1” costs %2 less than “%3”");
    if (share > -0.0005 && share < 0.0005)
        return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” costs as much as “%2”"))
            .arg(titleName(scenario), titleName(baseline));
    return wording.text(pattern).arg(titleName(scenario), wording.percent(share < 0 ? -share : share),
                                     titleName(baseline));
}

bool beats(const core::Plan& plan, const core::ScenarioResult& a, const core::ScenarioResult& b)
{
    return a.id != b.id && a.cost && a.cost->likely < b.cost->likely
           && hoursToWait(plan, a).likely < hoursToWait(plan, b).likely;
}

} // namespace

const core::ScenarioResult* findResult(const core::PlanResult& result, std::string_view id)
{
    for (const core::ScenarioResult& scenario : result.scenarios) {
        if (scenario.id == id)
            return &scenario;
    }
    return nullptr;
}

const core::ScenarioResult* baselineResult(const core::PlanResult& result)
{
    for (const core::ScenarioResult& scenario : result.scenarios) {
        if (scenario.baseline)
            return &scenario;
    }
    return result.scenarios.empty() ? nullptr : &result.scenarios.front();
}

QString shownName(const core::ScenarioResult& scenario)
{
    return shownText(scenario.name.empty() ? scenario.id : scenario.name);
}

QString costFinding(const core::Plan& plan, const core::PlanResult& result, std::string_view inHand,
                    const Wording& wording)
{
    const core::ScenarioResult* scenario = findResult(result, inHand);
    const core::ScenarioResult* baseline = baselineResult(result);
    const core::ScenarioResult* best = cheapest(result);
    if (!best)
        return wording.text(QT_TRANSLATE_NOOP("wording", "No scenario can be priced yet"));
    if (!scenario || scenario == baseline)
        scenario = best;
    if (!scenario->cost)
        return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” cannot be priced")).arg(titleName(*scenario));
    if (scenario != baseline && baseline && baseline->cost)
        return comparison(*scenario, *baseline, wording);
    if (result.scenarios.size() > 1)
        return wording.text(QT_TRANSLATE_NOOP("wording", "Nothing here is cheaper than “%1”"))
            .arg(titleName(*scenario));
    return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” costs %2 %3"))
        .arg(titleName(*scenario), wording.moneyShort(scenario->cost->likely), planPeriod(plan, wording));
}

core::Range hoursToWait(const core::Plan& plan, const core::ScenarioResult& scenario)
{
    return core::timeToFinish(plan, scenario).longestJob.value_or(scenario.wallHours);
}

QString timeFinding(const core::Plan& plan, const core::PlanResult& result, std::string_view inHand,
                    const Wording& wording)
{
    const core::ScenarioResult* scenario = findResult(result, inHand);
    if (!scenario)
        scenario = baselineResult(result);
    if (!scenario || !scenario->cost)
        return wording.text(QT_TRANSLATE_NOOP("wording", "Cost against time"));
    for (const core::ScenarioResult& other : result.scenarios) {
        if (beats(plan, other, *scenario))
            return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” is cheaper and faster than “%2”"))
                .arg(titleName(other), titleName(*scenario));
    }
    if (result.scenarios.size() > 1)
        return wording.text(QT_TRANSLATE_NOOP("wording", "Nothing here is both cheaper and faster than “%1”"))
            .arg(titleName(*scenario));
    return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” takes %2 and costs %3"))
        .arg(titleName(*scenario), wording.hours(hoursToWait(plan, *scenario).likely),
             wording.moneyShort(scenario->cost->likely));
}

QString hourlyFinding(const core::PlanResult& result, std::string_view inHand, const Wording& wording)
{
    const auto hourly = [](const core::ScenarioResult* s) {
        const bool known = s && s->cost && s->gpuHours.likely > 0;
        return known ? std::optional(s->cost->likely / s->gpuHours.likely) : std::nullopt;
    };
    const core::ScenarioResult* baseline = baselineResult(result);
    const core::ScenarioResult* scenario = findResult(result, inHand);
    if (!scenario)
        scenario = baseline;
    const auto own = hourly(scenario);
    const auto before = hourly(baseline);
    if (!own)
        return wording.text(QT_TRANSLATE_NOOP("wording", "Cost against GPU-hours"));
    if (scenario == baseline || !before)
        return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” pays %2 for each GPU-hour"))
            .arg(titleName(*scenario), wording.money(*own));
    return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” pays %2 for each GPU-hour, “%3” %4"))
        .arg(titleName(*scenario), wording.money(*own), titleName(*baseline), wording.money(*before));
}

QString scenarioCaption(const core::PlanResult& result, const Wording& wording)
{
    std::string oldest, newest;
    for (const core::ScenarioResult& scenario : result.scenarios) {
        for (const core::WorkloadResult& workload : scenario.workloads) {
            if (workload.priceAsOf.empty())
                continue;
            oldest = oldest.empty() ? workload.priceAsOf : std::min(oldest, workload.priceAsOf);
            newest = std::max(newest, workload.priceAsOf);
        }
    }
    QString caption = wording.text(
        QT_TRANSLATE_NOOP("wording", "Whiskers: lowest and highest by the limits stated in the plan."));
    if (!newest.empty() && oldest != newest)
        caption += QLatin1Char(' ')
                   + wording.text(QT_TRANSLATE_NOOP("wording", "Prices of %1 to %2."))
                         .arg(wording.date(oldest), wording.date(newest));
    else if (!newest.empty())
        caption += QLatin1Char(' ')
                   + wording.text(QT_TRANSLATE_NOOP("wording", "Prices of %1.")).arg(wording.date(newest));
    if (!result.catalogAsOf.empty())
        caption += QLatin1Char(' ')
                   + wording.text(QT_TRANSLATE_NOOP("wording", "Catalog of %1."))
                         .arg(wording.date(result.catalogAsOf));
    return caption;
}

QString planPeriod(const core::Plan& plan, const Wording& wording)
{
    return wording.text(QT_TRANSLATE_N_NOOP("wording", "for %n month(s)"), plan.months);
}

} // namespace ui

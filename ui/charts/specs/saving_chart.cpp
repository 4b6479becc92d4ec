// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/specs/saving_chart.h"

#include "ui/charts/specs/money_axis.h"
#include "ui/charts/specs/scenario_captions.h"
#include "ui/platform/lever_words.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

QString nameOf(const core::PlanResult& result, std::string_view id)
{
    const core::ScenarioResult* scenario = findResult(result, id);
    const QString name = scenario ? shownName(*scenario) : QString::fromUtf8(id.data(), qsizetype(id.size()));
    constexpr int kLongest = 36;
    return name.size() <= kLongest ? name : name.left(kLongest - 1).trimmed() + QStringLiteral("…");
}

/// USD that the cost changes by: a saving is "−$8.1k".
QString changeLabel(double saving, const Wording& wording)
{
    const QString amount = wording.moneyShort(std::abs(saving));
    return (saving >= 0 ? QStringLiteral("−") : QStringLiteral("+")) + amount;
}

WaterfallBar amountBar(const core::PlanResult& result, std::string_view id, const core::Range& cost,
                       bool baseline, const Wording& wording)
{
    WaterfallBar bar;
    bar.id = QString::fromUtf8(id.data(), qsizetype(id.size()));
    const core::ScenarioResult* scenario = findResult(result, id);
    bar.name = scenario ? shownName(*scenario) : bar.id;
    bar.after = cost.likely;
    bar.total = cost;
    bar.baseline = baseline;
    bar.label = wording.moneyShort({cost.likely, cost.likely, cost.likely, cost.openHigh});
    return bar;
}

WaterfallBar stepBar(const core::WaterfallStep& step, const core::Plan& plan, const Wording& wording)
{
    WaterfallBar bar;
    bar.id = QString::fromStdString(step.lever.id);
    bar.name = leverName(step, plan, wording);
    bar.before = step.before;
    bar.after = step.after;
    bar.pillar = step.lever.pillar;
    bar.label = changeLabel(step.lever.saving, wording);
    QStringList notes;
    if (step.share)
        notes << wording.text(QT_TRANSLATE_NOOP("wording", "%1 of the saving"))
                     .arg(wording.percent(*step.share));
    if (step.lever.pillar > 0)
        notes << wording.text(QT_TRANSLATE_NOOP("wording", "saves %1 alone, %2 as the last one"))
                     .arg(wording.money(step.lever.alone), wording.money(step.lever.last));
    bar.note = notes.join(QLatin1Char('\n'));
    return bar;
}

const core::WaterfallStep* greatest(const core::Waterfall& waterfall)
{
    const auto found = std::max_element(waterfall.steps.begin(), waterfall.steps.end(),
                                        [](const core::WaterfallStep& a, const core::WaterfallStep& b) {
                                            return a.lever.saving < b.lever.saving;
                                        });
    return found == waterfall.steps.end() ? nullptr : &*found;
}

/// "“Spot on Vast” saves 51 %, not the 60 % that it saves alone": levers overlap, and that is what people
/// get wrong.
QString overlapFinding(const core::Waterfall& waterfall, const core::WaterfallStep& step,
                       const core::Plan& plan, const Wording& wording)
{
    const double from = waterfall.start.likely;
    return wording
        .text(QT_TRANSLATE_NOOP("wording", "“%1” saves %2 here, not the %3 that it would save alone"))
        .arg(leverName(step, plan, wording), wording.percent(step.lever.saving / from),
             wording.percent(step.lever.alone / from));
}

QString finding(const core::Waterfall& waterfall, const core::Plan& plan, const core::PlanResult& result,
                const Wording& wording)
{
    const double from = waterfall.start.likely;
    const double share = from > 0 ? waterfall.saving() / from : 0;
    const QString to = nameOf(result, waterfall.to);
    const core::WaterfallStep* most = greatest(waterfall);
    if (std::abs(share) < 0.0005)
        return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” costs as much as “%2”"))
            .arg(to, nameOf(result, waterfall.from));
    if (share < 0)
        return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” costs %2 more than “%3”"))
            .arg(to, wording.percent(-share), nameOf(result, waterfall.from));
    if (!most || most->lever.pillar == 0)
        return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” saves %2 of “%3”"))
            .arg(to, wording.percent(share), nameOf(result, waterfall.from));
    if (waterfall.steps.size() > 1 && (most->lever.alone - most->lever.saving) / from >= 0.02)
        return overlapFinding(waterfall, *most, plan, wording);
    if (waterfall.steps.size() == 1)
        return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” saves %2, all of it by one lever: %3"))
            .arg(to, wording.percent(share), leverName(*most, plan, wording));
    return wording.text(QT_TRANSLATE_NOOP("wording", "“%1” saves %2; %3 of that is “%4”"))
        .arg(to, wording.percent(share), wording.percent(most->share.value_or(0)),
             leverName(*most, plan, wording));
}

/// What the split is and what it leaves out.
QString captionOf(const core::Waterfall& waterfall, const core::PlanResult& result, const Wording& wording)
{
    QString caption;
    if (waterfall.state == core::WaterfallState::Grouped)
        caption = wording
                      .text(QT_TRANSLATE_NOOP("wording", "%1 changes are more than can be split one by one "
                                                         "(12): those without a name stand together by "
                                                         "pillar."))
                      .arg(waterfall.levers)
                  + QLatin1Char(' ');
    if (waterfall.state == core::WaterfallState::NotSplit)
        caption = wording
                      .text(QT_TRANSLATE_NOOP("wording", "%1 levers are more than can be split (12): the "
                                                         "saving stands in one piece. Group some of them."))
                      .arg(waterfall.levers)
                  + QLatin1Char(' ');
    return caption + scenarioCaption(result, wording);
}

void scaleAxis(ChartSpec& spec, const WaterfallBars& waterfall, const Wording& wording)
{
    double low = 0;
    double high = waterfall.goal.value_or(0);
    for (const WaterfallBar& bar : waterfall.bars) {
        low = std::min({low, bar.before, bar.after, bar.total ? bar.total->low : 0});
        high = std::max({high, bar.before, bar.after, bar.total ? bar.total->high : 0});
    }
    spec.y = moneyAxis(low, high, true, wording);
}

QString summaryOf(const WaterfallBars& waterfall, const QString& title)
{
    QStringList figures;
    for (const WaterfallBar& bar : waterfall.bars)
        figures << bar.name + QStringLiteral(": ") + bar.label;
    return title + QStringLiteral(". ") + figures.join(QStringLiteral("; ")) + QLatin1Char('.');
}

} // namespace

QString whyNoWaterfall(const core::Waterfall& waterfall, const core::PlanResult& result,
                       const Wording& wording)
{
    const auto unpriced = [&](std::string_view id) {
        return wording
            .text(QT_TRANSLATE_NOOP("wording", "“%1” has no cost yet: one of its workloads cannot be priced. "
                                               "The list of workloads says which and why."))
            .arg(nameOf(result, id));
    };
    switch (waterfall.state) {
    case core::WaterfallState::FromUnpriced:
        return unpriced(waterfall.from);
    case core::WaterfallState::ToUnpriced:
        return unpriced(waterfall.to);
    case core::WaterfallState::Same:
        return wording
            .text(QT_TRANSLATE_NOOP("wording", "“%1” is compared with itself. Take another scenario in hand "
                                               "to see what it saves."))
            .arg(nameOf(result, waterfall.to));
    case core::WaterfallState::Missing:
        return wording.text(QT_TRANSLATE_NOOP("wording", "There is no scenario to compare yet."));
    case core::WaterfallState::Split:
    case core::WaterfallState::Grouped:
    case core::WaterfallState::NotSplit:
        break;
    }
    if (waterfall.steps.empty())
        return wording
            .text(QT_TRANSLATE_NOOP("wording",
                                    "Nothing in “%1” changes the cost of “%2” yet. Move a lever to "
                                    "see what it saves."))
            .arg(nameOf(result, waterfall.to), nameOf(result, waterfall.from));
    return {};
}

ChartSpec savingByLever(const core::Waterfall& waterfall, const core::Plan& plan,
                        const core::PlanResult& result, const Wording& wording)
{
    ChartSpec spec;
    WaterfallBars bars;
    spec.empty = whyNoWaterfall(waterfall, result, wording);
    if (!spec.empty.isEmpty()) {
        spec.title = wording.text(QT_TRANSLATE_NOOP("wording", "Where the saving comes from"));
        spec.summary = spec.empty;
        spec.body = std::move(bars);
        return spec;
    }
    for (int pillar = 1; pillar <= 4; ++pillar)
        bars.pillarNames << wording.pillar(pillar);
    bars.bars.push_back(amountBar(result, waterfall.from, waterfall.start, true, wording));
    for (const core::WaterfallStep& step : waterfall.steps)
        bars.bars.push_back(stepBar(step, plan, wording));
    bars.bars.push_back(amountBar(result, waterfall.to, waterfall.end, false, wording));
    bars.goal = waterfall.goalCost;
    bars.goalReached = waterfall.goalReached;
    bars.goalName = wording.text(QT_TRANSLATE_NOOP("wording", "goal −%1: %2"))
                        .arg(wording.percent(plan.goalSaving), wording.moneyShort(waterfall.goalCost));
    scaleAxis(spec, bars, wording);
    spec.title = finding(waterfall, plan, result, wording);
    spec.subtitle = wording
                        .text(QT_TRANSLATE_NOOP("wording", "From “%1” to “%2”, %3 %4; each lever's share of "
                                                           "the saving (Shapley), whatever their order"))
                        .arg(nameOf(result, waterfall.from), nameOf(result, waterfall.to), spec.y.title,
                             planPeriod(plan, wording));
    spec.caption = captionOf(waterfall, result, wording);
    spec.summary = summaryOf(bars, spec.title);
    spec.body = std::move(bars);
    return spec;
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/specs/scenario_charts.h"

#include "ui/charts/specs/money_axis.h"
#include "ui/charts/specs/scenario_captions.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

namespace {

std::vector<core::Range> partsOf(const core::Breakdown& breakdown)
{
    std::vector<core::Range> parts(core::kCostGroups);
    for (const auto& [row, name] : core::kNames<core::CostRow>) {
        core::Range& part = parts[static_cast<std::size_t>(core::groupOf(row))];
        part = part + breakdown[row];
    }
    return parts;
}

QString whyNoFigure(const core::Plan& plan, const core::ScenarioResult& scenario, const Wording& wording)
{
    const auto name = [&plan](const core::WorkloadResult& result) {
        const core::Workload* workload = core::findWorkload(plan, result.id);
        return shownText(workload && !workload->name.empty() ? workload->name : result.id);
    };
    for (const core::WorkloadResult& workload : scenario.workloads) {
        if (workload.fits && !*workload.fits)
            return QStringLiteral("✗ ")
                   + wording.text(QT_TRANSLATE_NOOP("wording", "%1 does not fit")).arg(name(workload));
    }
    for (const core::WorkloadResult& workload : scenario.workloads) {
        if (!workload.feasible)
            return wording.text(QT_TRANSLATE_NOOP("wording", "%1 cannot be priced")).arg(name(workload));
    }
    return wording.text(QT_TRANSLATE_NOOP("wording", "cannot be priced"));
}

StackedBar barOf(const core::Plan& plan, const core::ScenarioResult& scenario, std::string_view inHand,
                 const Wording& wording)
{
    StackedBar bar;
    bar.id = QString::fromStdString(scenario.id);
    bar.name = shownName(scenario);
    bar.inHand = scenario.id == inHand;
    bar.baseline = scenario.baseline;
    bar.total = scenario.cost;
    bar.parts = scenario.cost ? partsOf(scenario.breakdown) : std::vector<core::Range>(core::kCostGroups);
    if (!scenario.cost)
        bar.note = whyNoFigure(plan, scenario, wording);
    return bar;
}

/// The ends that the bars and whiskers need: credits can pull a stack below zero.
std::pair<double, double> extentOf(const StackedBars& bars)
{
    double low = 0;
    double high = 0;
    for (const StackedBar& bar : bars.bars) {
        double below = 0;
        double above = 0;
        for (const core::Range& part : bar.parts)
            (part.likely < 0 ? below : above) += part.likely;
        low = std::min({low, below, bar.total ? bar.total->low : 0});
        high = std::max({high, above, bar.total ? bar.total->high : 0});
    }
    return {low, high};
}

QString barsSummary(const StackedBars& bars, const QString& title, const Wording& wording)
{
    QStringList figures;
    for (const StackedBar& bar : bars.bars)
        figures << bar.name + QStringLiteral(": ") + (bar.total ? wording.moneyShort(*bar.total) : bar.note);
    return title + QStringLiteral(". ") + figures.join(QStringLiteral("; ")) + QLatin1Char('.');
}

bool wide(double low, double high)
{
    return low < 0.5 * high;
}

std::vector<ReferenceLine> linesOf(const core::Plan& plan, const Wording& wording)
{
    std::vector<ReferenceLine> lines;
    double shortest = std::numeric_limits<double>::infinity();
    double longest = 0;
    for (const auto& workload : plan.workloads) {
        if (!workload->deadlineHours || core::isService(workload->work))
            continue;
        shortest = std::min(shortest, *workload->deadlineHours);
        longest = std::max(longest, *workload->deadlineHours);
    }
    if (longest > 0 && shortest == longest)
        lines.push_back({true, longest, wording.text(QT_TRANSLATE_NOOP("wording", "deadline"))});
    if (plan.budget.amount)
        lines.push_back({false, *plan.budget.amount, wording.text(QT_TRANSLATE_NOOP("wording", "budget"))});
    return lines;
}

/// Where nothing but services is planned, no hour on the wall clock tells one scenario from another.
bool onlyServices(const core::Plan& plan)
{
    return !plan.workloads.empty()
           && std::all_of(plan.workloads.begin(), plan.workloads.end(),
                          [](const auto& workload) { return core::isService(workload->work); });
}

ScatterWords timeWords(bool gpuHours, const Wording& wording)
{
    ScatterWords words;
    words.point = wording.text(QT_TRANSLATE_NOOP("wording", "Scenario"));
    words.x = wording.text(gpuHours ? QT_TRANSLATE_NOOP("wording", "GPU-hours")
                                    : QT_TRANSLATE_NOOP("wording", "Time, h"));
    words.y = wording.text(QT_TRANSLATE_NOOP("wording", "Cost, $"));
    if (gpuHours) {
        words.xKey = "gpu_hours";
        words.xUnit = "GPU-h";
    }
    return words;
}

Scatter scatterOf(const core::Plan& plan, const core::PlanResult& result, std::string_view inHand,
                  const Wording& wording)
{
    Scatter scatter;
    const bool gpuHours = onlyServices(plan);
    scatter.words = timeWords(gpuHours, wording);
    for (const core::ScenarioResult& scenario : result.scenarios) {
        if (scenario.cost)
            scatter.points.push_back({QString::fromStdString(scenario.id), shownName(scenario),
                                      gpuHours ? scenario.gpuHours : hoursToWait(plan, scenario),
                                      *scenario.cost, scenario.id == inHand, scenario.baseline});
        else
            scatter.left << shownName(scenario);
    }
    return scatter;
}

struct Extent
{
    double low = std::numeric_limits<double>::infinity();
    double high = 0;
    void take(double a, double b)
    {
        low = std::min(low, a);
        high = std::max(high, b);
    }
};

void scaleAxes(ChartSpec& spec, const Scatter& scatter, const Wording& wording)
{
    Extent x, y;
    for (const ScatterPoint& point : scatter.points) {
        x.take(point.x.low, point.x.high);
        y.take(point.y.low, point.y.high);
    }
    for (const ReferenceLine& line : scatter.lines) {
        // A limit far outside would squeeze the points together; its place is then told by the caption.
        Extent& extent = line.vertical ? x : y;
        if (line.at <= 2.5 * extent.high)
            extent.take(line.at, line.at);
    }
    if (scatter.points.empty())
        x = y = {0, 1};
    const bool alone = scatter.points.size() < 2;
    spec.x = niceAxis(x.low, x.high, 5, alone || wide(x.low, x.high));
    spec.x.title = wording.unit(scatter.words.xUnit);
    spec.x.decimals = decimalsOfTicks(spec.x);
    spec.y = moneyAxis(y.low, y.high, alone || wide(y.low, y.high), wording);
}

} // namespace

ChartSpec costByScenario(const core::Plan& plan, const core::PlanResult& result, std::string_view inHand,
                         const Wording& wording)
{
    StackedBars bars;
    for (std::size_t i = 0; i < core::kCostGroups; ++i) {
        bars.groups.push_back(static_cast<core::CostGroup>(i));
        bars.groupNames << wording.name(bars.groups.back());
    }
    for (const core::ScenarioResult& scenario : result.scenarios)
        bars.bars.push_back(barOf(plan, scenario, inHand, wording));
    ChartSpec spec;
    const auto [low, high] = extentOf(bars);
    spec.x = moneyAxis(low, high, true, wording);
    for (StackedBar& bar : bars.bars) {
        if (bar.total)
            bar.label = wording.moneyShort(
                {bar.total->likely, bar.total->likely, bar.total->likely, bar.total->openHigh});
    }
    spec.title = costFinding(plan, result, inHand, wording);
    spec.subtitle = wording.text(QT_TRANSLATE_NOOP("wording", "Cost by scenario, %1 %2"))
                        .arg(spec.x.title, planPeriod(plan, wording));
    spec.caption = scenarioCaption(result, wording);
    spec.summary = barsSummary(bars, spec.title, wording);
    if (bars.bars.empty())
        spec.empty =
            wording.text(QT_TRANSLATE_NOOP("wording", "The plan has no scenario yet. Add one to see its "
                                                      "cost."));
    spec.body = std::move(bars);
    return spec;
}

ChartSpec costByTime(const core::Plan& plan, const core::PlanResult& result, std::string_view inHand,
                     const Wording& wording)
{
    Scatter scatter = scatterOf(plan, result, inHand, wording);
    const bool gpuHours = onlyServices(plan);
    scatter.lines = linesOf(plan, wording);
    ChartSpec spec;
    scaleAxes(spec, scatter, wording);
    std::erase_if(scatter.lines, [&spec](const ReferenceLine& line) {
        const ChartAxis& axis = line.vertical ? spec.x : spec.y;
        return line.at > axis.maximum || line.at < axis.minimum;
    });
    spec.title =
        gpuHours ? hourlyFinding(result, inHand, wording) : timeFinding(plan, result, inHand, wording);
    spec.subtitle =
        wording
            .text(gpuHours
                      ? QT_TRANSLATE_NOOP("wording", "Cost, %1, against GPU-hours billed; services run all "
                                                     "month and have no end to wait for")
                      : QT_TRANSLATE_NOOP("wording", "Cost, %1, against hours of the longest job's run"))
            .arg(spec.y.title);
    spec.caption = scenarioCaption(result, wording);
    if (!scatter.left.isEmpty())
        spec.caption += QLatin1Char(' ')
                        + wording.text(QT_TRANSLATE_NOOP("wording", "Not drawn, for want of a price: %1."))
                              .arg(scatter.left.join(QStringLiteral(", ")));
    QStringList figures;
    for (const ScatterPoint& point : scatter.points)
        figures << point.name + QStringLiteral(": ") + wording.moneyShort(point.y.likely)
                       + QStringLiteral(", ") + wording.quantity(point.x.likely, scatter.words.xUnit);
    spec.summary = spec.title + QStringLiteral(". ") + figures.join(QStringLiteral("; ")) + QLatin1Char('.');
    if (scatter.points.empty())
        spec.empty = wording.text(QT_TRANSLATE_NOOP("wording", "No scenario has a price yet. Mend what its "
                                                               "workloads say is missing."));
    spec.body = std::move(scatter);
    return spec;
}

} // namespace ui

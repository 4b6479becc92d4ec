// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_marks.h"

#include <QCoreApplication>

namespace ui {

namespace {

QString barText(const StackedBars& bars, const ChartMark& mark, const Wording& wording)
{
    const StackedBar& bar = bars.bars[mark.index];
    if (!bar.total)
        return bar.name + QLatin1Char('\n') + bar.note;
    if (!mark.part || *mark.part >= bar.parts.size())
        return bar.name + QLatin1Char('\n') + wording.money(*bar.total);
    const core::Range& part = bar.parts[*mark.part];
    QString text = bar.name + QLatin1Char('\n') + bars.groupNames.value(static_cast<int>(*mark.part))
                   + QStringLiteral(": ") + wording.money(part);
    if (bar.total->likely > 0)
        text +=
            QLatin1Char('\n')
            + wording.text(QT_TRANSLATE_NOOP("wording", "%1 of %2"))
                  .arg(wording.percent(part.likely / bar.total->likely), wording.money(bar.total->likely));
    return text;
}

QString pointText(const Scatter& scatter, const ChartMark& mark, const Wording& wording)
{
    const ScatterPoint& point = scatter.points[mark.index];
    return point.name + QLatin1Char('\n') + wording.money(point.y) + QLatin1Char('\n')
           + wording.quantity(point.x, scatter.words.xUnit);
}

ChartTable barTable(const StackedBars& bars, const Wording& wording)
{
    ChartTable table;
    table.headers << wording.text(QT_TRANSLATE_NOOP("wording", "Scenario"));
    for (const QString& group : bars.groupNames)
        table.headers << group + QStringLiteral(", $");
    table.headers << wording.text(QT_TRANSLATE_NOOP("wording", "Total, $"))
                  << wording.text(QT_TRANSLATE_NOOP("wording", "Range, $"));
    for (const StackedBar& bar : bars.bars) {
        QStringList row{bar.name};
        std::vector<double> parts;
        for (const core::Range& part : bar.parts)
            parts.push_back(part.likely);
        for (const QString& part : wording.moneyRows(parts))
            row << (bar.total ? part : QStringLiteral("–"));
        row << (bar.total ? wording.money(bar.total->likely) : QStringLiteral("–"))
            << (bar.total ? wording.moneyLimits(*bar.total) : bar.note);
        table.rows.push_back(row);
        table.ids.push_back(bar.id);
    }
    return table;
}

ChartTable pointTable(const Scatter& scatter, const Wording& wording)
{
    ChartTable table;
    table.headers << scatter.words.point << scatter.words.x << scatter.words.y
                  << wording.text(QT_TRANSLATE_NOOP("wording", "Range, $"));
    for (const ScatterPoint& point : scatter.points) {
        table.rows.push_back({point.name, wording.figure(point.x), wording.money(point.y.likely),
                              wording.moneyLimits(point.y)});
        table.ids.push_back(point.id);
    }
    for (const QString& name : scatter.left) {
        table.rows.push_back({name, QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–")});
        table.ids.emplace_back();
    }
    return table;
}

QString stepText(const WaterfallBar& bar, const Wording& wording)
{
    QString text = bar.name + QLatin1Char('\n');
    text += bar.total ? wording.money(*bar.total) : wording.money(bar.after - bar.before);
    return bar.note.isEmpty() ? text : text + QLatin1Char('\n') + bar.note;
}

ChartTable stepTable(const WaterfallBars& waterfall, const Wording& wording)
{
    ChartTable table;
    table.headers << wording.text(QT_TRANSLATE_NOOP("wording", "Step"))
                  << wording.text(QT_TRANSLATE_NOOP("wording", "Pillar"))
                  << wording.text(QT_TRANSLATE_NOOP("wording", "Change, $"))
                  << wording.text(QT_TRANSLATE_NOOP("wording", "Cost after, $"));
    for (const WaterfallBar& bar : waterfall.bars) {
        table.rows.push_back({bar.name, bar.total ? QString() : wording.pillar(bar.pillar),
                              bar.total ? QString() : wording.money(bar.after - bar.before),
                              wording.money(bar.after)});
        table.ids.push_back(bar.id);
    }
    return table;
}

/// A cell that a spreadsheet cannot take for a formula.
QString csvText(QString text)
{
    static const QString risky = QStringLiteral("=+-@\t\r");
    if (!text.isEmpty() && risky.contains(text.at(0)))
        text.prepend(QLatin1Char('\''));
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

QString csvNumber(double x)
{
    return QString::number(x, 'g', 15);
}

QString csvRange(const core::Range& x)
{
    return csvNumber(x.low) + QLatin1Char(',') + csvNumber(x.likely) + QLatin1Char(',') + csvNumber(x.high);
}

QString stepCsv(const WaterfallBars& waterfall)
{
    QString csv = QStringLiteral("step,pillar,usd_change,usd_after\r\n");
    for (const WaterfallBar& bar : waterfall.bars)
        csv += csvText(bar.name) + QLatin1Char(',')
               + (bar.pillar > 0 ? QString::number(bar.pillar) : QString()) + QLatin1Char(',')
               + (bar.total ? QString() : csvNumber(bar.after - bar.before)) + QLatin1Char(',')
               + csvNumber(bar.after) + QStringLiteral("\r\n");
    return csv;
}

} // namespace

std::size_t markCount(const ChartSpec& spec)
{
    if (const auto* bars = std::get_if<StackedBars>(&spec.body))
        return bars->bars.size();
    if (const auto* waterfall = std::get_if<WaterfallBars>(&spec.body))
        return waterfall->bars.size();
    return std::get<Scatter>(spec.body).points.size();
}

QString idOf(const ChartSpec& spec, const ChartMark& mark)
{
    if (mark.index >= markCount(spec))
        return {};
    if (const auto* bars = std::get_if<StackedBars>(&spec.body))
        return bars->bars[mark.index].id;
    if (const auto* waterfall = std::get_if<WaterfallBars>(&spec.body))
        return waterfall->bars[mark.index].id;
    return std::get<Scatter>(spec.body).points[mark.index].id;
}

QString markText(const ChartSpec& spec, const ChartMark& mark, const Wording& wording)
{
    if (mark.index >= markCount(spec))
        return {};
    if (const auto* bars = std::get_if<StackedBars>(&spec.body))
        return barText(*bars, mark, wording);
    if (const auto* waterfall = std::get_if<WaterfallBars>(&spec.body))
        return stepText(waterfall->bars[mark.index], wording);
    return pointText(std::get<Scatter>(spec.body), mark, wording);
}

ChartTable chartTable(const ChartSpec& spec, const Wording& wording)
{
    if (const auto* bars = std::get_if<StackedBars>(&spec.body))
        return barTable(*bars, wording);
    if (const auto* waterfall = std::get_if<WaterfallBars>(&spec.body))
        return stepTable(*waterfall, wording);
    return pointTable(std::get<Scatter>(spec.body), wording);
}

QString chartCsv(const ChartSpec& spec)
{
    QString csv;
    if (const auto* bars = std::get_if<StackedBars>(&spec.body)) {
        csv = QStringLiteral("scenario,group,usd_low,usd_likely,usd_high\r\n");
        for (const StackedBar& bar : bars->bars) {
            for (std::size_t i = 0; bar.total && i < bar.parts.size(); ++i)
                csv += csvText(bar.name) + QLatin1Char(',')
                       + csvText(bars->groupNames.value(static_cast<int>(i))) + QLatin1Char(',')
                       + csvRange(bar.parts[i]) + QStringLiteral("\r\n");
            if (bar.total)
                csv += csvText(bar.name) + QStringLiteral(",\"total\",") + csvRange(*bar.total)
                       + QStringLiteral("\r\n");
        }
        return csv;
    }
    if (const auto* waterfall = std::get_if<WaterfallBars>(&spec.body))
        return stepCsv(*waterfall);
    const auto& scatter = std::get<Scatter>(spec.body);
    csv =
        QStringLiteral("%1,%2_low,%2_likely,%2_high,usd_low,usd_likely,usd_high\r\n")
            .arg(QString::fromStdString(scatter.words.pointKey), QString::fromStdString(scatter.words.xKey));
    for (const ScatterPoint& point : scatter.points)
        csv += csvText(point.name) + QLatin1Char(',') + csvRange(point.x) + QLatin1Char(',')
               + csvRange(point.y) + QStringLiteral("\r\n");
    return csv;
}

} // namespace ui

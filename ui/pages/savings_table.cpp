// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/savings_table.h"

#include "core/base/money.h"
#include "ui/charts/specs/saving_chart.h"
#include "ui/platform/lever_words.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(SavingsTable)
};

TableCell figure(double usd, double shown, const Wording& wording)
{
    TableCell cell;
    cell.text = wording.number(shown, 2);
    cell.sortKey = usd;
    if (shown < 0) {
        cell.tone = Tone::Bad;
        cell.tip = Text::tr("It adds to the cost.");
    }
    return cell;
}

TableCell dash(const QString& why)
{
    TableCell cell;
    cell.text = QStringLiteral("–");
    cell.sortKey = -1e300;
    cell.tone = Tone::Secondary;
    cell.tip = why;
    return cell;
}

TableCell plain(const QString& text)
{
    TableCell cell;
    cell.text = text;
    return cell;
}

/// One word or two: a table has no room for the whole title.
QString shortPillar(int pillar)
{
    switch (pillar) {
    case 1:
        return Text::tr("GPU");
    case 2:
        return Text::tr("Provider");
    case 3:
        return Text::tr("Engineering");
    default:
        return Text::tr("Control");
    }
}

TableCell pillarCell(int pillar, const Wording& wording)
{
    if (pillar == 0)
        return dash(Text::tr("No lever explains this part: the scenarios differ in more than their levers."));
    TableCell cell = plain(shortPillar(pillar));
    cell.tip = wording.pillar(pillar);
    cell.sortKey = pillar;
    cell.pillar = pillar;
    return cell;
}

TableCell shareCell(std::optional<double> share, const Wording& wording)
{
    if (!share)
        return dash(Text::tr("There is no saving to have a share of."));
    TableCell cell = plain(wording.percent(*share));
    cell.sortKey = *share;
    return cell;
}

/// What the two costs differ by as they are shown.
double shownSaving(const core::Waterfall& waterfall)
{
    return core::centsBetween(waterfall.end.likely, waterfall.start.likely);
}

std::vector<TableColumn> leverColumns()
{
    return {
        {Text::tr("Lever"), Text::tr("A change from one scenario to the other; rename it or group several"),
         false},
        {Text::tr("Pillar"), Text::tr("Which of the four ways to save it belongs to"), false},
        {Text::tr("Saves, $"),
         Text::tr("Its share of the saving: the mean, over all orders, of what the cost falls by when it is "
                  "added (Shapley)"),
         true},
        {Text::tr("Alone, $"), Text::tr("What it would save as the only change"), true},
        {Text::tr("Last, $"),
         Text::tr("What it saves when everything else is in place: what is lost "
                  "without it"),
         true},
        {Text::tr("Share"), Text::tr("Of the whole saving"), true}};
}

} // namespace

TableContent leverTable(const core::Waterfall& waterfall, const core::Plan& plan, const Wording& wording)
{
    TableContent content;
    content.columns = leverColumns();
    std::vector<double> savings;
    for (const core::WaterfallStep& step : waterfall.steps)
        savings.push_back(step.lever.saving);
    const std::vector<double> shown = core::centsAddingTo(savings, shownSaving(waterfall));
    for (std::size_t i = 0; i < waterfall.steps.size(); ++i) {
        const core::WaterfallStep& step = waterfall.steps[i];
        const core::LeverResult& lever = step.lever;
        const bool rest = lever.pillar == 0;
        const QString why = Text::tr("It is no lever that could be moved by itself.");
        TableCell name = plain(leverName(step, plan, wording));
        name.tip = name.text;
        content.rows.push_back(
            {lever.id,
             {name, pillarCell(lever.pillar, wording), figure(lever.saving, shown[i], wording),
              rest ? dash(why) : figure(lever.alone, lever.alone, wording),
              rest ? dash(why) : figure(lever.last, lever.last, wording), shareCell(step.share, wording)}});
    }
    const QString overlap = Text::tr("Levers overlap: what they save alone does not add up.");
    content.totals = {plain(Text::tr("Saving")),
                      plain({}),
                      figure(waterfall.saving(), shownSaving(waterfall), wording),
                      dash(overlap),
                      dash(overlap),
                      shareCell(waterfall.steps.empty() ? std::nullopt : std::optional<double>(1), wording)};
    return content;
}

TableContent pillarTable(const core::Waterfall& waterfall, const Wording& wording)
{
    TableContent content;
    content.columns = {{Text::tr("Pillar"), Text::tr("The four ways to save"), false},
                       {Text::tr("Saves, $"), Text::tr("Its levers together"), true},
                       {Text::tr("Share"), Text::tr("Of the whole saving"), true}};
    const std::array<double, 5> pillars = waterfall.savingByPillar();
    const std::vector<double> shown = core::centsAddingTo(pillars, shownSaving(waterfall));
    const double saving = waterfall.saving();
    for (std::size_t i = 0; i < pillars.size(); ++i) {
        const int pillar = i < 4 ? static_cast<int>(i) + 1 : 0;
        if (pillar == 0 && shown[i] == 0)
            continue;
        TableCell name = pillar > 0 ? pillarCell(pillar, wording) : plain(Text::tr("Not split"));
        const bool none = shown[i] == 0;
        content.rows.push_back(
            {std::to_string(pillar),
             {name,
              none ? dash(Text::tr("No lever of this pillar is moved."))
                   : figure(pillars[i], shown[i], wording),
              none ? dash(Text::tr("No lever of this pillar is moved."))
                   : shareCell(std::abs(saving) < 0.005 ? std::nullopt
                                                        : std::optional<double>(pillars[i] / saving),
                               wording)}});
    }
    return content;
}

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_break_even.h"

#include "ui/platform/shown_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

using core::BreakEven;
using core::BreakEvenKind;
using core::BreakEvenVerdict;

/// The options' names and the figures' texts that a sentence is filled with.
struct Said
{
    const BreakEven& b;
    const Wording& wording;
    QString first;
    QString second;

    [[nodiscard]] QString percent(const std::optional<double>& share) const
    {
        return wording.percent(share.value_or(0));
    }
    [[nodiscard]] QString number(const std::optional<double>& x, int decimals = 0) const
    {
        return wording.number(x.value_or(0), decimals);
    }
    [[nodiscard]] bool crosses() const { return b.verdict == BreakEvenVerdict::Crosses; }
    [[nodiscard]] QString cheaper() const
    {
        const bool firstIs = b.presentValueOfFirst.value_or(0) <= b.presentValue.value_or(0);
        return firstIs ? first : second;
    }
};

QString ofReserved(const Said& s)
{
    if (!s.crosses())
        return s.wording
            .text(QT_TRANSLATE_NOOP("wording", "“%1” never pays: an hour of it costs more than on demand."))
            .arg(s.second);
    return s.wording
        .text(QT_TRANSLATE_NOOP(
            "wording", "“%1” pays from %2 of the time on; at full use that is month %3 of the term."))
        .arg(s.second, s.percent(s.b.utilizationStar), s.number(s.b.monthStar, 1));
}

QString ofUpfront(const Said& s)
{
    if (!s.crosses())
        return s.wording.text(QT_TRANSLATE_NOOP("wording", "“%1” is cheaper at every discount rate."))
            .arg(s.cheaper());
    return s.wording
        .text(QT_TRANSLATE_NOOP("wording", "“%1” and “%2” are worth the same at a discount rate of %3 a "
                                           "year. At the plan's rate “%4” is cheaper."))
        .arg(s.first, s.second, s.percent(s.b.tieDiscountRate), s.cheaper());
}

QString ofServerless(const Said& s)
{
    if (!s.crosses())
        return s.wording
            .text(QT_TRANSLATE_NOOP("wording",
                                    "“%1” is always cheaper: its hour costs no more than that of “%2”."))
            .arg(s.second, s.first);
    const QString share = s.percent(s.b.utilizationStar);
    if (!s.b.requestsPerHourStar)
        return s.wording.text(QT_TRANSLATE_NOOP("wording", "“%1” is cheaper than “%2” below %3 of the time."))
            .arg(s.second, s.first, share);
    return s.wording
        .text(QT_TRANSLATE_NOOP("wording", "“%1” is cheaper than “%2” below %3 of the time; cold starts "
                                           "counted, below %4 requests an hour."))
        .arg(s.second, s.first, share, s.number(s.b.requestsPerHourStar));
}

QString ofBuyOrRent(const Said& s)
{
    if (!s.crosses())
        return s.wording
            .text(QT_TRANSLATE_NOOP("wording",
                                    "“%1” never pays: “%2” costs less however much the machine works."))
            .arg(s.second, s.first);
    const QString point =
        s.wording
            .text(QT_TRANSLATE_NOOP(
                "wording", "“%1” is cheaper than “%2” from %3 hours of work a month on, %4 of the time."))
            .arg(s.second, s.first, s.number(s.b.hoursStar), s.percent(s.b.utilizationStar));
    const QString payback =
        s.b.monthStar && s.b.monthStarFallingRent
            ? s.wording
                  .text(QT_TRANSLATE_NOOP("wording",
                                          "At the plan's use the machine is earned back after %1 months."))
                  .arg(s.number(s.b.monthStar, 1))
            : s.wording.text(QT_TRANSLATE_NOOP(
                "wording", "At the plan's use the machine is not earned back within its life."));
    return point + QLatin1Char(' ') + payback;
}

QString ofFasterGpu(const Said& s)
{
    QString point =
        s.wording
            .text(QT_TRANSLATE_NOOP("wording", "“%1” must be %3 times as fast as “%2” to cost the same."))
            .arg(s.second, s.first, s.number(s.b.speedupStar, 2));
    if (!s.b.speedup)
        return point;
    return point + QLatin1Char(' ')
           + s.wording.text(QT_TRANSLATE_NOOP("wording", "The plan reckons with %1 times."))
                 .arg(s.number(s.b.speedup, 2));
}

QString ofMoveData(const Said& s)
{
    if (!s.crosses())
        return s.wording
            .text(QT_TRANSLATE_NOOP("wording", "Moving to “%1” never pays: an hour costs no less there."))
            .arg(s.second);
    return s.wording.text(QT_TRANSLATE_NOOP("wording", "Moving to “%1” pays after %2 GPU-hours."))
        .arg(s.second, s.number(s.b.hoursStar));
}

} // namespace

QString breakEvenTitle(const BreakEven& b, const Wording& wording)
{
    switch (b.kind) {
    case BreakEvenKind::Reserved:
        return wording.text(QT_TRANSLATE_NOOP("wording", "Reserved or on demand"));
    case BreakEvenKind::Upfront:
        return wording.text(QT_TRANSLATE_NOOP("wording", "Paid up front or monthly"));
    case BreakEvenKind::Serverless:
        return wording.text(QT_TRANSLATE_NOOP("wording", "Serverless or a machine"));
    case BreakEvenKind::BuyOrRent:
        return wording.text(QT_TRANSLATE_NOOP("wording", "Buy or rent"));
    case BreakEvenKind::FasterGpu:
        return wording.text(QT_TRANSLATE_NOOP("wording", "A faster GPU"));
    case BreakEvenKind::MoveData:
        return wording.text(QT_TRANSLATE_NOOP("wording", "Move the data"));
    }
    return {};
}

QString breakEvenOption(std::string_view option, const core::Plan& plan, const Wording& wording)
{
    if (option == core::nameIn(core::Purchase::OnDemand))
        return wording.name(core::Purchase::OnDemand);
    const core::Scenario* scenario = core::findScenario(plan, option);
    return shownText(scenario && !scenario->name.empty() ? scenario->name : std::string(option));
}

QString breakEvenSentence(const BreakEven& b, const core::Plan& plan, const Wording& wording)
{
    if (b.options.size() != 2)
        return {};
    const bool commitments = b.kind == BreakEvenKind::Reserved || b.kind == BreakEvenKind::Upfront;
    const auto name = [&](const std::string& option) {
        return commitments ? shownText(option) : breakEvenOption(option, plan, wording);
    };
    const Said said{b, wording, name(b.options[0]), name(b.options[1])};
    switch (b.kind) {
    case BreakEvenKind::Reserved:
        return ofReserved(said);
    case BreakEvenKind::Upfront:
        return ofUpfront(said);
    case BreakEvenKind::Serverless:
        return ofServerless(said);
    case BreakEvenKind::BuyOrRent:
        return ofBuyOrRent(said);
    case BreakEvenKind::FasterGpu:
        return ofFasterGpu(said);
    case BreakEvenKind::MoveData:
        return ofMoveData(said);
    }
    return {};
}

std::vector<std::pair<QString, QString>> breakEvenFigures(const BreakEven& b, const Wording& wording)
{
    std::vector<std::pair<QString, QString>> figures;
    const auto add = [&](const char* label, const QString& value) {
        figures.emplace_back(wording.text(label), value);
    };
    if (b.bestQuantity)
        add(QT_TRANSLATE_NOOP("wording", "Best number of GPUs to reserve"),
            wording.text(QT_TRANSLATE_NOOP("wording", "%1, %2 over the term"))
                .arg(wording.count(*b.bestQuantity),
                     wording.money(b.costByQuantity[static_cast<std::size_t>(*b.bestQuantity)])));
    if (b.monthlyPayment)
        add(QT_TRANSLATE_NOOP("wording", "Monthly payment"), wording.money(*b.monthlyPayment));
    if (b.presentValueOfFirst)
        add(QT_TRANSLATE_NOOP("wording", "Present value of the first"),
            wording.money(*b.presentValueOfFirst));
    if (b.presentValue)
        add(QT_TRANSLATE_NOOP("wording", "Present value"), wording.money(*b.presentValue));
    if (b.tieDiscountRate && b.kind == BreakEvenKind::Reserved)
        add(QT_TRANSLATE_NOOP("wording", "Worth the same as the other way to pay at"),
            wording.percent(*b.tieDiscountRate));
    if (b.monthStarWithResale)
        add(QT_TRANSLATE_NOOP("wording", "Earned back with its resale value after, months"),
            wording.number(*b.monthStarWithResale, 1));
    if (b.monthStarFallingRent)
        add(QT_TRANSLATE_NOOP("wording", "Earned back at the rent expected after, months"),
            wording.number(*b.monthStarFallingRent, 1));
    if (!b.regretByStopMonth.empty()) {
        const std::size_t half = (b.regretByStopMonth.size() - 1) / 2;
        add(QT_TRANSLATE_NOOP("wording", "Regret of stopping early"),
            wording.text(QT_TRANSLATE_NOOP("wording", "%1 after month %2"))
                .arg(wording.money(b.regretByStopMonth[half]),
                     wording.count(static_cast<std::int64_t>(half + 1))));
    }
    return figures;
}

} // namespace ui

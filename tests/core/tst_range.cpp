// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/range.h"
#include "tests/support/dies.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace core;

namespace {

Range range(int lowest, int highest)
{
    auto x = *rc::gen::container<std::array<int, 3>>(rc::gen::inRange(lowest, highest));
    std::sort(x.begin(), x.end());
    return {x[0] / 8.0, x[1] / 8.0, x[2] / 8.0, false};
}
Range anyRange()
{
    return range(-8000, 8000);
}
Range positiveRange()
{
    return range(1, 8000);
}

/// The widest result of `f` over a grid on x × y, the corners included: what interval arithmetic must equal.
template<class F>
std::pair<double, double> extremes(const Range& x, const Range& y, F f)
{
    constexpr int steps = 6;
    std::vector<double> results;
    for (int i = 0; i <= steps; ++i) {
        for (int j = 0; j <= steps; ++j) {
            const double a = i == steps ? x.high : x.low + (x.high - x.low) * i / steps;
            const double b = j == steps ? y.high : y.low + (y.high - y.low) * j / steps;
            results.push_back(f(a, b));
        }
    }
    const auto [low, high] = std::minmax_element(results.begin(), results.end());
    return {*low, *high};
}

template<class F>
void requireTight(const Range& result, const Range& x, const Range& y, F f)
{
    const auto [low, high] = extremes(x, y, f);
    RC_ASSERT(result.low == low);
    RC_ASSERT(result.high == high);
    RC_ASSERT(result.likely == f(x.likely, y.likely));
    RC_ASSERT(result.low <= result.likely);
    RC_ASSERT(result.likely <= result.high);
}

} // namespace

class TstRange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsAreTheExtremesOfAllCombinations();
    void quotientLimitsAreTheExtremes();
    void exactNumbersComputeAsNumbers();
    void scalingTheInputScalesTheResult();
    void sumsDoNotDependOnOrder();
    void theSameHoursInBothMustBeFactoredOut();
    void savedShareOfTheExample();
    void openEndsSpread();
    void nothingTimesAnOpenPriceIsNothing();
    void dividingByARangeThatTouchesZeroIsABug();
};

void TstRange::limitsAreTheExtremesOfAllCombinations()
{
    QVERIFY(rc::check("sum, difference, product", [] {
        const Range x = anyRange();
        const Range y = anyRange();
        requireTight(x + y, x, y, [](double a, double b) { return a + b; });
        requireTight(x - y, x, y, [](double a, double b) { return a - b; });
        requireTight(x * y, x, y, [](double a, double b) { return a * b; });
    }));
}

void TstRange::quotientLimitsAreTheExtremes()
{
    QVERIFY(rc::check("quotient", [] {
        const Range x = anyRange();
        const Range y = positiveRange();
        requireTight(x / y, x, y, [](double a, double b) { return a / b; });
    }));
    QVERIFY(rc::check("share saved", [] {
        const Range baseline = positiveRange();
        const Range option = positiveRange();
        requireTight(shareSaved(baseline, option), baseline, option,
                     [](double b, double o) { return 1 - o / b; });
    }));
}

void TstRange::exactNumbersComputeAsNumbers()
{
    QVERIFY(rc::check("exact", [] {
        const double a = *rc::gen::inRange(1, 100000) / 7.0;
        const double b = *rc::gen::inRange(1, 100000) / 11.0;
        RC_ASSERT(Range::exactly(a) + Range::exactly(b) == Range::exactly(a + b));
        RC_ASSERT(Range::exactly(a) - Range::exactly(b) == Range::exactly(a - b));
        RC_ASSERT(Range::exactly(a) * Range::exactly(b) == Range::exactly(a * b));
        RC_ASSERT(Range::exactly(a) * b == Range::exactly(a * b));
        RC_ASSERT(Range::exactly(a) / Range::exactly(b) == Range::exactly(a / b));
        RC_ASSERT((Range::exactly(a) / Range::exactly(a)) == Range::exactly(1));
        RC_ASSERT(Range::exactly(a).isExact());
    }));
    QVERIFY(!(Range{1, 1, 1, true}.isExact()));
}

void TstRange::scalingTheInputScalesTheResult()
{
    // Powers of two scale without rounding, so equality is exact.
    QVERIFY(rc::check("scale invariance", [] {
        const Range x = positiveRange();
        const Range y = positiveRange();
        const double k = std::ldexp(1.0, *rc::gen::inRange(-10, 11));
        RC_ASSERT((x * k) * y == (x * y) * k);
        RC_ASSERT((x * k) + (y * k) == (x + y) * k);
        RC_ASSERT((x * k) - (y * k) == (x - y) * k);
        RC_ASSERT((x * k) / (y * k) == x / y);
        RC_ASSERT(shareSaved(x * k, y * k) == shareSaved(x, y));
    }));
}

void TstRange::sumsDoNotDependOnOrder()
{
    QVERIFY(rc::check("commutative", [] {
        const Range x = anyRange();
        const Range y = anyRange();
        const Range z = anyRange();
        RC_ASSERT(x + y == y + x);
        RC_ASSERT(x * y == y * x);
        RC_ASSERT((x + y) + z == x + (y + z)); // exact: small multiples of one eighth
    }));
}

void TstRange::theSameHoursInBothMustBeFactoredOut()
{
    // FORMULAS §1: 8–12 h at $0.35–0.70 against $1.50 an hour.
    const Range hours{8, 10, 12, false};
    const Range price{0.35, 0.5, 0.70, false};
    const Range baseline = Range::exactly(1.50);
    const Range cost = hours * price;
    QCOMPARE(cost.low, 2.80);
    QCOMPARE(cost.high, 8.40);

    const Range saving = hours * (baseline - price);
    QCOMPARE(saving.low, 6.40);
    QCOMPARE(saving.high, 13.80);

    // Subtracting the costs treats the same hours as two unknowns: too wide on both sides, and wrong.
    const Range naive = hours * baseline - hours * price;
    QCOMPARE(naive.low, 3.60);
    QCOMPARE(naive.high, 15.20);
    QCOMPARE(naive.likely, saving.likely);
}

void TstRange::savedShareOfTheExample()
{
    const Range share = shareSaved(Range{2, 2.25, 2.5, false}, Range{0.5, 0.75, 1, false});
    QCOMPARE(share.low, 0.5);
    QCOMPARE(share.likely, 1 - 0.75 / 2.25);
    QCOMPARE(share.high, 0.8);
}

void TstRange::openEndsSpread()
{
    const Range open{1, 2, 3, true};
    const Range closed{1, 2, 3, false};
    QVERIFY((open + closed).openHigh && (closed + open).openHigh && !(closed + closed).openHigh);
    QVERIFY((open * closed).openHigh && (closed * open).openHigh && !(closed * closed).openHigh);
    QVERIFY((open - closed).openHigh && !(closed - open).openHigh);
    QVERIFY((open / closed).openHigh && !(closed / open).openHigh);
    QVERIFY(shareSaved(open, closed).openHigh && !shareSaved(closed, open).openHigh);
}

void TstRange::nothingTimesAnOpenPriceIsNothing()
{
    const Range open{1, 2, 3, true};
    const Range nothing = Range::exactly(0);
    QCOMPARE(open * nothing, nothing);
    QCOMPARE(nothing * open, nothing);
    QVERIFY((open * Range{0, 0, 0, true}).openHigh);
    QVERIFY((Range{0, 0, 0, true} * open).openHigh);
}

void TstRange::dividingByARangeThatTouchesZeroIsABug()
{
#ifdef NDEBUG
    QSKIP("assertions are off in this build");
#endif
    QVERIFY(support::dies([] { static_cast<void>(Range::exactly(1) / Range{0, 1, 2, false}); }));
    QVERIFY(support::dies([] { static_cast<void>(shareSaved(Range::exactly(0), Range::exactly(1))); }));
    QVERIFY(!support::dies([] { static_cast<void>(Range::exactly(1) / Range{1, 1, 2, false}); }));
}

QTEST_APPLESS_MAIN(TstRange)
#include "tst_range.moc"

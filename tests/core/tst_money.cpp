// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/money.h"
#include "tests/support/dies.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace core;

namespace {

using Cents = std::vector<std::int64_t>;

Money usd(double amount)
{
    return Money::of(amount).value();
}

std::int64_t billionths()
{
    return *rc::gen::inRange<std::int64_t>(-1'000'000'000'000'000, 1'000'000'000'000'000);
}

const ExchangeRate& euro()
{
    static const ExchangeRate rate{Currency::make("EUR").value(), 0.92, "2026-11-01"};
    return rate;
}

} // namespace

class TstMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCurrencyIsThreeCapitalLetters_data();
    void aCurrencyIsThreeCapitalLetters();
    void amountsAreKeptToTheBillionth();
    void amountsThatDoNotFitAreRefused_data();
    void amountsThatDoNotFitAreRefused();
    void sumsAreExactInAnyOrder();
    void differencesUndoSums();
    void centsRoundHalvesAwayFromZero_data();
    void centsRoundHalvesAwayFromZero();
    void conversionUsesTheRate();
    void conversionAtParChangesNothing();
    void conversionThatDoesNotFitIsRefused();
    void currenciesNeverMix();
    void sumsOutOfRangeAreABug();
    void sharesAddUp_data();
    void sharesAddUp();
    void sharesAlwaysAddUpToTheRoundedTotal();
    void sharesOfHugeAmountsAddUp();
};

void TstMoney::aCurrencyIsThreeCapitalLetters_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("euro") << "EUR" << true;
    QTest::newRow("dollar") << "USD" << true;
    QTest::newRow("lower case") << "eur" << false;
    QTest::newRow("empty") << "" << false;
    QTest::newRow("two letters") << "EU" << false;
    QTest::newRow("four letters") << "EURO" << false;
    QTest::newRow("a sign") << QString::fromUtf8("€") << false; // three bytes, no letter
    QTest::newRow("digits") << "US1" << false;
}

void TstMoney::aCurrencyIsThreeCapitalLetters()
{
    QFETCH(QString, code);
    QFETCH(bool, accepted);
    const auto currency = Currency::make(code.toStdString());
    QCOMPARE(currency.has_value(), accepted);
    if (currency)
        QCOMPARE(std::string(currency->code()), code.toStdString());
    else
        QCOMPARE(currency.error().id, std::string("currency-unknown"));
}

void TstMoney::amountsAreKeptToTheBillionth()
{
    QCOMPARE(usd(0.1).billionths(), std::int64_t{100'000'000});
    QCOMPARE(usd(0.000'000'001).billionths(), std::int64_t{1});
    QCOMPARE(usd(0.000'000'000'5).billionths(), std::int64_t{1});
    QCOMPARE(usd(-0.000'000'000'5).billionths(), std::int64_t{-1});
    QCOMPARE(usd(0.000'000'000'4).billionths(), std::int64_t{0});
    QVERIFY(rc::check("decimal round trip", [] {
        const std::int64_t n = billionths();
        RC_ASSERT(usd(Money::ofBillionths(n).amount()).billionths() == n);
    }));
}

void TstMoney::amountsThatDoNotFitAreRefused_data()
{
    QTest::addColumn<double>("amount");
    QTest::newRow("too large") << 9.3e9;
    QTest::newRow("too small") << -9.3e9;
    QTest::newRow("exactly the limit") << 9223372036.854775808;
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
}

void TstMoney::amountsThatDoNotFitAreRefused()
{
    QFETCH(double, amount);
    const auto money = Money::of(amount);
    QVERIFY(!money);
    QCOMPARE(money.error().id, std::string("money-out-of-range"));
    QVERIFY(Money::of(9.2e9).has_value());
}

void TstMoney::sumsAreExactInAnyOrder()
{
    QVERIFY(rc::check("permutation", [] {
        const auto size = *rc::gen::inRange<std::size_t>(0, 30);
        std::vector<std::int64_t> parts(size);
        std::generate(parts.begin(), parts.end(), billionths);
        const auto sum = [](const std::vector<std::int64_t>& values) {
            Money total;
            for (const std::int64_t n : values)
                total = total + Money::ofBillionths(n);
            return total;
        };
        const Money forwards = sum(parts);
        RC_ASSERT(forwards.billionths() == std::accumulate(parts.begin(), parts.end(), std::int64_t{0}));
        std::sort(parts.begin(), parts.end());
        RC_ASSERT(sum(parts) == forwards);
    }));
    Money tenth;
    for (int i = 0; i < 10; ++i)
        tenth = tenth + usd(0.1);
    QCOMPARE(tenth, usd(1)); // ten times 0.1 as doubles is not 1
}

void TstMoney::differencesUndoSums()
{
    QVERIFY(rc::check("a + b − b = a", [] {
        const Money a = Money::ofBillionths(billionths());
        const Money b = Money::ofBillionths(billionths());
        RC_ASSERT(a + b - b == a);
        RC_ASSERT(a - a == Money());
    }));
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    QCOMPARE(Money::ofBillionths(-1) - Money::ofBillionths(lowest),
             Money::ofBillionths(std::numeric_limits<std::int64_t>::max()));
}

void TstMoney::centsRoundHalvesAwayFromZero_data()
{
    QTest::addColumn<double>("amount");
    QTest::addColumn<qint64>("cents");
    QTest::newRow("half a cent") << 0.005 << qint64{1};
    QTest::newRow("minus half a cent") << -0.005 << qint64{-1};
    QTest::newRow("a billionth less than half") << 0.004999999 << qint64{0};
    QTest::newRow("a billionth nearer to zero than minus half") << -0.004999999 << qint64{0};
    QTest::newRow("2.675, which no double holds") << 2.675 << qint64{268};
    QTest::newRow("1.005, which no double holds") << 1.005 << qint64{101};
    QTest::newRow("whole") << 12.0 << qint64{1200};
    QTest::newRow("negative") << -12.344 << qint64{-1234};
}

void TstMoney::centsRoundHalvesAwayFromZero()
{
    QFETCH(double, amount);
    QFETCH(qint64, cents);
    QCOMPARE(qint64{usd(amount).cents()}, cents);
}

void TstMoney::conversionUsesTheRate()
{
    const Money converted = convert(usd(100), euro()).value();
    QCOMPARE(converted.billionths(), std::int64_t{92'000'000'000});
    QCOMPARE(converted.currency(), euro().currency);
    QVERIFY(rc::check("there and back", [] {
        const Money money = Money::ofBillionths(billionths());
        const Money there = convert(money, euro()).value();
        const double back = there.amount() / euro().perUsd;
        RC_ASSERT(std::abs(back - money.amount()) < 2e-9);
    }));
}

void TstMoney::conversionAtParChangesNothing()
{
    const ExchangeRate par{Currency::make("BMD").value(), 1, "2026-11-01"};
    QVERIFY(rc::check("par", [&] {
        const auto n = *rc::gen::arbitrary<std::int64_t>();
        RC_PRE(n > std::numeric_limits<std::int64_t>::min());
        RC_ASSERT(convert(Money::ofBillionths(n), par).value().billionths() == n);
    }));
    const std::int64_t large = 9'223'372'036'854'775'807;
    QCOMPARE(convert(Money::ofBillionths(large), par).value().billionths(), large);
}

void TstMoney::conversionThatDoesNotFitIsRefused()
{
    const auto yen = Currency::make("JPY").value();
    QCOMPARE(convert(usd(1e8), {yen, 150, "2026-11-01"}).error().id, std::string("money-out-of-range"));
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(convert(usd(1), {yen, nan, "2026-11-01"}).error().id, std::string("money-out-of-range"));
}

void TstMoney::currenciesNeverMix()
{
    const Currency eur = euro().currency;
    const Money dollars = Money::ofBillionths(1);
    const Money euros = Money::ofBillionths(1, eur);
    QVERIFY(Currency::usd() != eur);
    QVERIFY(dollars != euros);
#ifdef NDEBUG
    QSKIP("assertions are off in this build");
#endif
    QVERIFY(support::dies([&] { static_cast<void>(dollars + euros); }));
    QVERIFY(support::dies([&] { static_cast<void>(dollars - euros); }));
    QVERIFY(support::dies([&] { static_cast<void>(convert(euros, euro())); }));
    QVERIFY(!support::dies([&] { static_cast<void>(euros + euros); }));
}

void TstMoney::sumsOutOfRangeAreABug()
{
#ifdef NDEBUG
    QSKIP("assertions are off in this build");
#endif
    const Money most = Money::ofBillionths(std::numeric_limits<std::int64_t>::max());
    QVERIFY(support::dies([&] { static_cast<void>(most + Money::ofBillionths(1)); }));
    QVERIFY(support::dies([&] { static_cast<void>(Money::ofBillionths(-2) - most); }));
    QVERIFY(!support::dies([&] { static_cast<void>(most + Money()); }));
}

void TstMoney::sharesAddUp_data()
{
    QTest::addColumn<std::vector<double>>("amounts");
    QTest::addColumn<Cents>("cents");
    const auto row = [](const char* name, const std::vector<double>& amounts, const Cents& cents) {
        QTest::newRow(name) << amounts << cents;
    };
    row("ten in three: the first gets the cent", {10.0 / 3, 10.0 / 3, 10.0 / 3}, {334, 333, 333});
    row("ten in three, each computed otherwise", {10 / 3.0, 10 - 20 / 3.0, 5 * (2 / 3.0)}, {334, 333, 333});
    row("none", {}, {});
    row("one", {12.345}, {1235});
    row("nothing", {0, 0}, {0, 0});
    row("larger remainder first", {0.004, 0.006}, {0, 1});
    row("whole cents stay", {0.29, 0.57, 1.14}, {29, 57, 114});
    row("a credit", {100, -33.335, 0.335}, {10000, -3333, 33});
    row("halves in both: the total decides", {1.005, 2.005}, {101, 200});
    row("ties that noise must not decide", {2.005, 1.005, 0.005}, {201, 101, 0});
}

void TstMoney::sharesAddUp()
{
    QFETCH(std::vector<double>, amounts);
    QFETCH(Cents, cents);
    QCOMPARE(centsThatAddUp(amounts), cents);
}

void TstMoney::sharesAlwaysAddUpToTheRoundedTotal()
{
    QVERIFY(rc::check("largest remainder", [] {
        const auto size = *rc::gen::inRange<std::size_t>(1, 40);
        std::vector<double> amounts(size);
        Money total;
        for (double& amount : amounts) {
            const Money exact = Money::ofBillionths(billionths());
            amount = exact.amount();
            total = total + exact;
        }
        const Cents cents = centsThatAddUp(amounts);
        RC_ASSERT(std::accumulate(cents.begin(), cents.end(), std::int64_t{0}) == total.cents());
        for (std::size_t i = 0; i < size; ++i)
            RC_ASSERT(std::abs(static_cast<double>(cents[i]) - amounts[i] * 100) < 1.0 + 1e-6);
    }));
}

void TstMoney::sharesOfHugeAmountsAddUp()
{
    const std::vector<double> amounts{0.01, 8.9e13, -8.9e13, 0.12};
    const Cents cents = centsThatAddUp(amounts);
    QCOMPARE(std::accumulate(cents.begin(), cents.end(), std::int64_t{0}), std::int64_t{13});
}

QTEST_APPLESS_MAIN(TstMoney)
#include "tst_money.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/quantity.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>

using namespace core;

namespace {

template<class A, class B>
concept Addable = requires(A a, B b)
{
    a + b;
};
template<class A, class B>
concept Comparable = requires(A a, B b)
{
    a < b;
};
template<class A, class B>
concept Divisible = requires(A a, B b)
{
    a / b;
};
template<class A, class B>
concept Convertible = requires(A a)
{
    static_cast<B>(a);
};

static_assert(Addable<Bytes, Bytes> && Comparable<Bytes, Bytes> && Divisible<Bytes, Bytes>);
static_assert(!Addable<Flops, FlopsPerSecond> && !Addable<Bytes, BytesPerSecond> && !Addable<Hours, Watts>);
static_assert(!Comparable<Flops, FlopsPerSecond> && !Comparable<Bytes, BytesPerSecond>);
static_assert(!Divisible<Bytes, BytesPerSecond> && !Divisible<double, Hours>);
static_assert(!Convertible<double, Bytes> && !Convertible<Bytes, double> && !Addable<Bytes, double>);

/// Equal up to the rounding of one multiplication and one division.
bool same(double a, double b)
{
    return std::abs(a - b) <= 2e-16 * std::abs(b) * 2;
}

double amount()
{
    return *rc::gen::inRange<std::int64_t>(-1'000'000'000'000, 1'000'000'000'000) / 1000.0;
}

} // namespace

class TstQuantity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardOf24GiBHoldsMoreThan24GB();
    void whatGoesInWithAUnitComesOutWithIt();
    void sumsAndMultiplesKeepTheUnit();
    void ratiosArePlainNumbers();
    void orderFollowsTheAmount();
};

void TstQuantity::aCardOf24GiBHoldsMoreThan24GB()
{
    QCOMPARE(inGB(gib(24)), 25.769803776);
    QCOMPARE(inBytes(gib(24)), 25'769'803'776.0);
    QCOMPARE(inBytes(gb(24)), 24'000'000'000.0);
    QVERIFY(gib(24) > gb(24));
    QVERIFY(gib(24) != gb(24));
}

void TstQuantity::whatGoesInWithAUnitComesOutWithIt()
{
    QVERIFY(rc::check("round trips", [] {
        const double x = amount();
        RC_ASSERT(inGiB(gib(x)) == x);
        RC_ASSERT(inBytes(bytes(x)) == x);
        RC_ASSERT(inHours(hours(x)) == x);
        RC_ASSERT(inWatts(watts(x)) == x);
        RC_ASSERT(same(inGB(gb(x)), x));
        RC_ASSERT(same(inGBPerSecond(gbPerSecond(x)), x));
        RC_ASSERT(same(inTeraflops(teraflops(x)), x));
        RC_ASSERT(same(inHours(minutes(x)) * 60, x));
    }));
}

void TstQuantity::sumsAndMultiplesKeepTheUnit()
{
    QVERIFY(rc::check("linear", [] {
        const double a = amount();
        const double b = amount();
        RC_ASSERT(gib(a) + gib(b) == gib(a + b));
        RC_ASSERT(gib(a) - gib(b) == gib(a - b));
        RC_ASSERT(hours(a) * b == hours(a * b));
        RC_ASSERT(b * hours(a) == hours(a) * b);
        if (b != 0)
            RC_ASSERT(hours(a) / b == hours(a / b));
    }));
}

void TstQuantity::ratiosArePlainNumbers()
{
    QCOMPARE(gib(48) / gib(24), 2.0);
    QCOMPARE(gib(1) / gb(1), 1.073741824);
    QCOMPARE(hours(1) / minutes(1), 60.0);
}

void TstQuantity::orderFollowsTheAmount()
{
    QVERIFY(rc::check("ordered", [] {
        const double a = amount();
        const double b = amount();
        RC_ASSERT((hours(a) < hours(b)) == (a < b));
        RC_ASSERT((hours(a) == hours(b)) == (a == b));
    }));
}

QTEST_APPLESS_MAIN(TstQuantity)
#include "tst_quantity.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/uncertain.h"

#include <rapidcheck.h>

#include <QTest>

#include <limits>

using namespace core;

class TstUncertain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlainNumberIsCertain();
    void aPairIsUniformWithTheMiddleAsLikely();
    void threePointsArePert();
    void likelyLiesBetweenTheLimits();
    void theMiddleOfHugeLimitsIsFinite();
    void anOpenEndIsNotFixed();
    void whatWasSaidIsPartOfTheValue();
};

void TstUncertain::aPlainNumberIsCertain()
{
    const Uncertain hours = 40;
    QVERIFY(hours.isFixed());
    QCOMPARE(hours.range(), Range::exactly(40));
    QCOMPARE(hours.shape, Shape::Fixed);
    QCOMPARE(hours.form, RangeForm::Number);
    QCOMPARE(Uncertain(), Uncertain(0));
}

void TstUncertain::aPairIsUniformWithTheMiddleAsLikely()
{
    const Uncertain price = Uncertain::between(0.25, 0.75);
    QCOMPARE(price.range(), (Range{0.25, 0.5, 0.75, false}));
    QCOMPARE(price.shape, Shape::Uniform);
    QCOMPARE(price.form, RangeForm::Pair);
    QVERIFY(!price.isFixed());
}

void TstUncertain::threePointsArePert()
{
    const Uncertain overhead = Uncertain::threePoint(1, 1.1, 1.3);
    QCOMPARE(overhead.range(), (Range{1, 1.1, 1.3, false}));
    QCOMPARE(overhead.shape, Shape::Pert);
    QCOMPARE(overhead.form, RangeForm::Triple);
}

void TstUncertain::likelyLiesBetweenTheLimits()
{
    QVERIFY(rc::check("low ≤ likely ≤ high", [] {
        const double a = *rc::gen::arbitrary<double>();
        const double b = *rc::gen::arbitrary<double>();
        const Range range = Uncertain::between(std::min(a, b), std::max(a, b)).range();
        RC_ASSERT(range.low <= range.likely);
        RC_ASSERT(range.likely <= range.high);
    }));
}

void TstUncertain::theMiddleOfHugeLimitsIsFinite()
{
    const double most = std::numeric_limits<double>::max();
    QCOMPARE(Uncertain::between(-most, most).likely, 0.0);
    QCOMPARE(Uncertain::between(most, most).likely, most);
}

void TstUncertain::anOpenEndIsNotFixed()
{
    Uncertain price = 2.5;
    price.openHigh = true;
    QVERIFY(!price.isFixed());
    QVERIFY(price.range().openHigh);
}

void TstUncertain::whatWasSaidIsPartOfTheValue()
{
    const Uncertain plain = Uncertain::between(1, 2);
    Uncertain noted = plain;
    noted.note.emplace().source = "invoice";
    QVERIFY(noted != plain);
    Uncertain otherForm = plain;
    otherForm.form = RangeForm::Object;
    QVERIFY(otherForm != plain);
    QCOMPARE(otherForm.range(), plain.range());
}

QTEST_APPLESS_MAIN(TstUncertain)
#include "tst_uncertain.moc"

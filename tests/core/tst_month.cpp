// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/month.h"

#include <rapidcheck.h>

#include <QTest>

using namespace core;

namespace {

Month month()
{
    return {*rc::gen::inRange(1970, 2200), *rc::gen::inRange(1, 13)};
}

} // namespace

class TstMonth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void monthsAndDatesAreRead_data();
    void monthsAndDatesAreRead();
    void otherTextsAreRefused_data();
    void otherTextsAreRefused();
    void writingAndReadingIsTheSame();
    void addingCrossesYears();
    void addingAndCountingAgree();
    void laterIsGreater();
};

void TstMonth::monthsAndDatesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("month");
    QTest::newRow("a month") << "2027-01" << 2027 << 1;
    QTest::newRow("December") << "2027-12" << 2027 << 12;
    QTest::newRow("a date: its month") << "2027-01-31" << 2027 << 1;
    QTest::newRow("a leap day") << "2028-02-29" << 2028 << 2;
    QTest::newRow("first year") << "1970-01" << 1970 << 1;
    QTest::newRow("last year") << "2199-12" << 2199 << 12;
}

void TstMonth::monthsAndDatesAreRead()
{
    QFETCH(QString, text);
    QFETCH(int, year);
    QFETCH(int, month);
    const auto read = parseMonth(text.toStdString());
    QVERIFY(read.has_value());
    QCOMPARE(*read, (Month{year, month}));
}

void TstMonth::otherTextsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"",           "2027",       "2027-",      "2027-1",        "2027-00",    "2027-13",
          "1969-12",    "2200-01",    "2027/01",    "2027-1a",       "-027-01",    "2027--1",
          "2027-01-",   "2027-01-00", "2027-01-32", "2027-02-29",    "2027-04-31", "2027-01-1",
          "2027-01/01", "2027-01-+1", " 2027-01",   "2027-01-01T00", "January 27"})
        QTest::newRow(*text == '\0' ? "empty" : text) << text;
}

void TstMonth::otherTextsAreRefused()
{
    QFETCH(QString, text);
    QVERIFY(!parseMonth(text.toStdString()));
}

void TstMonth::writingAndReadingIsTheSame()
{
    QVERIFY(rc::check("round trip", [] {
        const Month m = month();
        RC_ASSERT(parseMonth(toText(m)) == m);
    }));
    QCOMPARE(toText({2027, 3}), std::string("2027-03"));
}

void TstMonth::addingCrossesYears()
{
    QCOMPARE((Month{2027, 1} + 12), (Month{2028, 1}));
    QCOMPARE((Month{2027, 11} + 2), (Month{2028, 1}));
    QCOMPARE((Month{2027, 1} + -1), (Month{2026, 12}));
    QCOMPARE((Month{2027, 1} + 0), (Month{2027, 1}));
    QCOMPARE((Month{0, 1} + -1), (Month{-1, 12}));
}

void TstMonth::addingAndCountingAgree()
{
    QVERIFY(rc::check("difference undoes sum", [] {
        const Month m = month();
        const int n = *rc::gen::inRange(-30000, 30000);
        const Month later = m + n;
        RC_ASSERT(later.month >= 1 && later.month <= 12);
        RC_ASSERT(monthsBetween(m, later) == n);
        RC_ASSERT(later + -n == m);
    }));
}

void TstMonth::laterIsGreater()
{
    QVERIFY(rc::check("order", [] {
        const Month a = month();
        const Month b = month();
        RC_ASSERT((a < b) == (monthsBetween(a, b) > 0));
    }));
}

QTEST_APPLESS_MAIN(TstMonth)
#include "tst_month.moc"

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/distribution.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>

using namespace core;

Q_DECLARE_METATYPE(core::Distribution)

class TstDistribution : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWorkedTable_data();
    void theWorkedTable();
    void aLognormalGoesThroughItsPercentiles();
    void theChanceOfAQuantileIsItsShare();
    void moreSpreadNeverNarrows();
};

void TstDistribution::theWorkedTable_data()
{
    QTest::addColumn<Distribution>("distribution");
    QTest::addColumn<QVector<double>>("expected");
    QTest::newRow("triangular") << Distribution(TriangularDistribution{80, 100, 160})
                                << QVector<double>{113.333, 16.997, 92.649, 111.010, 129.016, 138.091};
    QTest::newRow("PERT") << Distribution(PertDistribution{80, 100, 160})
                          << QVector<double>{106.667, 14.254, 88.979, 105.105, 119.215, 126.711};
    QTest::newRow("lognormal") << Distribution(lognormalThrough(80, 160, 0.1, 0.9))
                               << QVector<double>{117.351, 32.325, 80, 113.137, 142.053, 160};
    QTest::newRow("uniform") << Distribution(UniformDistribution{0, 12})
                             << QVector<double>{6, 3.464, 1.2, 6, 9.6, 10.8};
    QTest::newRow("fixed") << Distribution(FixedDistribution{7}) << QVector<double>{7, 0, 7, 7, 7, 7};
}

void TstDistribution::theWorkedTable()
{
    QFETCH(Distribution, distribution);
    QFETCH(QVector<double>, expected);
    const QVector<double> found{mean(distribution),          std::sqrt(variance(distribution)),
                                quantile(distribution, 0.1), quantile(distribution, 0.5),
                                quantile(distribution, 0.8), quantile(distribution, 0.9)};
    for (int i = 0; i < found.size(); ++i)
        QVERIFY2(std::abs(found[i] - expected[i]) <= 0.0005001,
                 qPrintable(QString::number(found[i], 'f', 6)));
}

void TstDistribution::aLognormalGoesThroughItsPercentiles()
{
    const LognormalDistribution d = lognormalThrough(80, 160, 0.1, 0.9);
    QVERIFY(std::abs(d.sigma - 0.270433) <= 5e-7);
    QVERIFY(std::abs(d.mu - 4.728600) <= 5e-7);
    const Distribution lopsided = lognormalThrough(2, 9, 0.05, 0.6);
    QVERIFY(std::abs(quantile(lopsided, 0.05) - 2) < 1e-9);
    QVERIFY(std::abs(quantile(lopsided, 0.6) - 9) < 1e-9);
}

void TstDistribution::theChanceOfAQuantileIsItsShare()
{
    QVERIFY(rc::check("cdf(quantile(p)) = p and quantile(cdf(x)) = x", [] {
        const double low = *rc::gen::inRange(1, 1000);
        const double rise = *rc::gen::inRange(0, 100);
        const double fall = *rc::gen::inRange(1, 100);
        const double p = *rc::gen::inRange(1, 1000) / 1000.0;
        const double mode = low + rise;
        const double high = mode + fall;
        for (const Distribution& d : {Distribution(UniformDistribution{low, high}),
                                      Distribution(TriangularDistribution{low, mode, high}),
                                      Distribution(PertDistribution{low, mode, high}),
                                      Distribution(lognormalThrough(low, high, 0.1, 0.9))}) {
            const double x = quantile(d, p);
            RC_ASSERT(std::abs(cdf(d, x) - p) < 1e-9);
            RC_ASSERT(std::abs(quantile(d, cdf(d, x)) - x) < 1e-7 * x);
        }
    }));
}

void TstDistribution::moreSpreadNeverNarrows()
{
    QVERIFY(rc::check("P10 to P90 grows with the limits", [] {
        const double mode = *rc::gen::inRange(500, 1000);
        const double below = *rc::gen::inRange(1, 100);
        const double above = *rc::gen::inRange(1, 100);
        const double more = 1 + *rc::gen::inRange(1, 300) / 100.0;
        const auto width = [](const Distribution& d) { return quantile(d, 0.9) - quantile(d, 0.1); };
        const double low = mode - below * more;
        const double high = mode + above * more;
        RC_ASSERT(width(PertDistribution{low, mode, high})
                  > width(PertDistribution{mode - below, mode, mode + above}));
        RC_ASSERT(width(TriangularDistribution{low, mode, high})
                  > width(TriangularDistribution{mode - below, mode, mode + above}));
    }));
}

QTEST_APPLESS_MAIN(TstDistribution)
#include "tst_distribution.moc"

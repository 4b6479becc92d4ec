// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/issue_ids.h"
#include "core/plan/workload.h"
#include "ui/platform/wording.h"
#include "ui/platform/wording_sentences.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>

using namespace Qt::Literals::StringLiterals;
using ui::Language;
using ui::Wording;

namespace {

const Wording& english()
{
    static const Wording wording(Language::English);
    return wording;
}

const Wording& spanish()
{
    static const Wording wording(Language::Spanish);
    return wording;
}

/// No-break spaces shown as ordinary ones, so that the expected texts can be read.
QString plain(QString text)
{
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

QStringList idsInCore(const QString& pattern)
{
    QStringList ids;
    QDirIterator files(QStringLiteral(GPUPLAN_SOURCE_DIR "/core"),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    const QRegularExpression expression(pattern);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto matches = expression.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            ids += matches.next().captured(1);
    }
    ids.removeDuplicates();
    ids.sort();
    return ids;
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyUnitOfAUnitCostHasWords()
    {
        for (const char* per : {"1M tokens", "1M steps", "1k images", "1k sequences", "unit"}) {
            QVERIFY2(!english().per(per).isEmpty() && !spanish().per(per).isEmpty(), per);
            QVERIFY2(spanish().per(per) != QLatin1String(per), per);
        }
    }
    void aPriceSaysWhoseItIsInTheReadersWords()
    {
        core::Derivation price;
        price.id = "price.gpu_hour";
        price.text = "Vast.ai on-demand";
        QVERIFY(Wording(Language::Spanish).formula(price).endsWith(QStringLiteral("Vast.ai bajo demanda")));
        QVERIFY(Wording(Language::English).formula(price).endsWith(QStringLiteral("Vast.ai on demand")));
        price.text = "spot";
        QVERIFY(Wording(Language::English).formula(price).endsWith(QStringLiteral(", spot")));
    }

    void moneyIsWrittenAsInTheLanguage_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<QString>("full");
        QTest::addColumn<QString>("brief");
        QTest::addColumn<QString>("fullSpanish");
        QTest::addColumn<QString>("briefSpanish");
        QTest::newRow("thousands") << 21940.12 << u"$21,940.12"_s << u"$21.9k"_s << u"21.940,12 $"_s
                                   << u"21,9 mil $"_s;
        QTest::newRow("negative") << -2310.0 << u"−$2,310.00"_s << u"−$2.31k"_s << u"−2.310,00 $"_s
                                  << u"−2,31 mil $"_s;
        QTest::newRow("zero") << 0.0 << u"$0.00"_s << u"$0"_s << u"0,00 $"_s << u"0 $"_s;
        QTest::newRow("cents") << 0.05 << u"$0.05"_s << u"$0.05"_s << u"0,05 $"_s << u"0,05 $"_s;
        QTest::newRow("rounds up to the next scale")
            << 999.7 << u"$999.70"_s << u"$1.00k"_s << u"999,70 $"_s << u"1,00 mil $"_s;
        QTest::newRow("millions") << 1234567.0 << u"$1,234,567.00"_s << u"$1.23M"_s << u"1.234.567,00 $"_s
                                  << u"1,23 M $"_s;
        QTest::newRow("half a cent below zero is no minus")
            << -0.001 << u"$0.00"_s << u"−$0.001"_s << u"0,00 $"_s << u"−0,001 $"_s;
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << u"–"_s << u"–"_s << u"–"_s
                                   << u"–"_s;
    }
    void moneyIsWrittenAsInTheLanguage()
    {
        QFETCH(double, usd);
        QTEST(plain(english().money(usd)), "full");
        QTEST(plain(english().moneyShort(usd)), "brief");
        QTEST(plain(spanish().money(usd)), "fullSpanish");
        QTEST(plain(spanish().moneyShort(usd)), "briefSpanish");
    }

    void rangesShowTheirLimits()
    {
        const core::Range cost{18200, 21940.12, 27500.4, false};
        QCOMPARE(plain(english().moneyShort(cost)), u"$21.9k (18.2–27.5k)"_s);
        QCOMPARE(plain(spanish().moneyShort(cost)), u"21,9 mil $ (18,2–27,5 mil)"_s);
        QCOMPARE(plain(english().money(cost)), u"$21,940.12 (18,200.00–27,500.40)"_s);
        QCOMPARE(plain(english().moneyShort({18200, 21940, 27500, true})), u"≥ $21.9k (18.2–27.5k)"_s);
        QCOMPARE(plain(english().money(core::Range::exactly(5))), u"$5.00"_s);
        QCOMPARE(plain(english().moneyLimits(core::Range::exactly(5))), u"–"_s);
    }

    void otherUnitsHaveTheirPrecision()
    {
        QCOMPARE(plain(english().percent(0.543)), u"54 %"_s);
        QCOMPARE(plain(english().percent(0.0512)), u"5.1 %"_s);
        QCOMPARE(plain(spanish().percent(-0.0512)), u"−5,1 %"_s);
        QCOMPARE(plain(english().percent(0.0996)), u"10 %"_s);
        QCOMPARE(plain(english().hours(8760)), u"8,760 h"_s);
        QCOMPARE(plain(english().hours(24)), u"24 h"_s);
        QCOMPARE(plain(english().hours(3.25)), u"3.25 h"_s);
        QCOMPARE(plain(english().gigabytes(25.77)), u"25.8 GB"_s);
        QCOMPARE(plain(english().price(0.25)), u"$0.25"_s);
        QCOMPARE(plain(english().price(0.0022)), u"$0.0022"_s);
        QCOMPARE(plain(english().quantity(1840, "tokens_per_s")), u"1,840 tok/s"_s);
        QCOMPARE(plain(english().quantity(core::Range{0.25, 0.4, 0.6, false}, "USD/GPU-h")),
                 u"$0.40 (0.25–0.60)/GPU-h"_s);
        QCOMPARE(english().date("2026-11-01"), u"1 Nov 2026"_s);
        QCOMPARE(spanish().date("2027-01"), u"ene 2027"_s);
        QCOMPARE(english().date("last week"), u"last week"_s);
    }

    void shownRowsAddUpToTheShownTotal()
    {
        const std::vector<double> thirds{10.0 / 3, 10.0 / 3, 10.0 / 3};
        const std::vector<QString> rows = english().moneyRows(thirds);
        QCOMPARE(rows, (std::vector<QString>{u"$3.34"_s, u"$3.33"_s, u"$3.33"_s}));
    }

    void sentencesSayWhereAndWhat()
    {
        const core::Issue issue{
            core::Severity::Warning, "spot-not-modelled", "scenarios[1].deployments.serve", {}};
        QVERIFY(english().sentence(issue).startsWith(u"scenarios[1].deployments.serve: Spot"_s));
        QVERIFY(english().sentenceAtField(issue).startsWith(u"Spot"_s));
    }

    void absentArgumentsLeaveTheirPartOut()
    {
        core::Issue issue{core::Severity::Blocking, "does-not-fit", "", {{"gpu", "rtx-4090"}}};
        QVERIFY(english().sentence(issue).startsWith(u"Does not fit on rtx-4090. "_s));
        issue.arguments.emplace_back("needed_gb", "31.24");
        issue.arguments.emplace_back("available_gb", "25.77");
        QVERIFY(plain(english().sentence(issue)).contains(u"needs 31.2 GB and there are 25.8 GB"_s));
    }

    void aSentenceBeginsWithACapitalWhereItsFirstPartIsLeftOut()
    {
        QVERIFY(english().sentence(core::Error{"file-damaged", {}, {}}).startsWith(u"The file is damaged"_s));
        QVERIFY(english()
                    .sentence(core::Error{"file-damaged", {{"path", "a.gpuplan"}}, {}})
                    .startsWith(u"a.gpuplan: the file is damaged"_s));
    }

    void argumentsAreInert()
    {
        const core::Issue issue{core::Severity::Error, "gpu-unknown", "", {{"gpu", "{gpu} [x] %1 <b>"}}};
        QVERIFY(english().sentence(issue).contains(u"{gpu} [x] %1 <b>"_s));
    }

    void anUnknownIdIsStillReadable()
    {
        const core::Issue issue{core::Severity::Info, "brand-new", "a.b", {{"found", "3"}, {"gpu", "l4"}}};
        QCOMPARE(english().sentence(issue), u"a.b: brand-new (found: 3, gpu: l4)"_s);
        const core::Error error{"file-odd", {{"path", "x"}}, "detail"};
        QCOMPARE(english().sentence(error), u"file-odd (path: x)"_s);
    }

    void everyIdOfCoreHasASentence()
    {
        QStringList ids = idsInCore(u"Severity::\\w+,\\s*\"([a-z0-9-]+)\""_s)
                          + idsInCore(u"\\bblock\\((?:line,\\s*)?\"([a-z0-9-]+)\""_s);
        for (const core::IssueId& issue : core::kPlanIssueIds)
            ids << QString::fromLatin1(issue.id.data(), static_cast<qsizetype>(issue.id.size()));
        QVERIFY(ids.size() > 60);
        QStringList missing;
        for (const QString& id : ids) {
            if (!Wording::hasIssueSentence(id.toStdString()))
                missing << id;
        }
        for (const QString& id : idsInCore(u"failure\\(\\s*\"([a-z0-9-]+)\""_s)) {
            if (!Wording::hasErrorSentence(id.toStdString()))
                missing << id;
        }
        QCOMPARE(missing, QStringList());
    }

    void everyFormulaOfADerivationHasItsText()
    {
        const QStringList ids =
            idsInCore(u"(?:node|input|addUnlessOne|addUnless)\\((?:inputs, |in, )?\"([a-z0-9_.-]+)\""_s);
        QVERIFY(ids.size() > 40);
        QStringList missing;
        for (const QString& id : ids) {
            if (!id.endsWith(u'.') && !Wording::hasFormula(id.toStdString()))
                missing << id;
        }
        for (const auto& [row, name] : core::kNames<core::CostRow>) {
            if (!Wording::hasFormula("cost." + std::string(name)))
                missing << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        }
        for (const std::string_view kind : core::kWorkKinds) {
            if (!Wording::hasFormula("hours." + std::string(kind)))
                missing << QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()));
        }
        QCOMPARE(missing, QStringList());
    }

    void everySentenceIsAlsoSpanish()
    {
        QStringList missing;
        for (const auto patterns :
             {ui::evaluationPatterns(), ui::planPatterns(), ui::errorPatterns(), ui::derivationPatterns()}) {
            for (const ui::SentencePattern& pattern : patterns) {
                const QString english = QString::fromUtf8(pattern.source);
                const QString translated = spanish().text(pattern.source);
                if (english.size() > 12 && english == translated)
                    missing << english;
                // The same arguments in the same forms.
                static const QRegularExpression placeholder(u"\\{[a-z0-9_:]+\\}"_s);
                QStringList sides[2];
                for (int side = 0; side < 2; ++side) {
                    auto matches = placeholder.globalMatch(side == 0 ? english : translated);
                    while (matches.hasNext())
                        sides[side] << matches.next().captured();
                    sides[side].sort();
                }
                QCOMPARE(sides[0], sides[1]);
                QCOMPARE(english.count(u'['), translated.count(u'['));
                QCOMPARE(translated.count(u'['), translated.count(u']'));
            }
        }
        QCOMPARE(missing, QStringList());
    }

    void languagesAreFoundByTag()
    {
        QCOMPARE(ui::languageOf("es_MX.UTF-8"), Language::Spanish);
        QCOMPARE(ui::languageOf("en"), Language::English);
        QCOMPARE(ui::languageOf("C.UTF-8"), Language::English);
        QVERIFY(!ui::languageOf("de"));
        QVERIFY(!ui::languageOf("espresso"));
    }
};

QTEST_APPLESS_MAIN(TestWording)
#include "tst_wording.moc"

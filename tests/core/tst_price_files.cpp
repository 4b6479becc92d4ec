// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/import/price_review.h"
#include "core/import/readers.h"
#include "core/store/file.h"
#include "core/store/price_library.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace core;

namespace {

constexpr std::size_t kLargest = std::size_t{64} << 20U;

/// Where the published lists are; they are not the project's to copy.
QString lists()
{
    const QString data = qEnvironmentVariable("GPUPLAN_DATA");
    return data.isEmpty() ? QString() : data + QStringLiteral("/import");
}

PriceReview reviewOf(const QString& path)
{
    const auto text = readFile(path.toStdString(), kLargest);
    if (!text)
        qFatal("%s", qPrintable(path));
    const auto format = priceListFormat(*text);
    if (!format)
        qFatal("%s: %s", qPrintable(path), format.error().id.c_str());
    const QFileInfo file(path);
    const auto review = reviewPriceList(
        *format, *text,
        {file.fileName().toStdString(), file.completeBaseName().toStdString(), "USD", "2024-05-01"},
        builtInCatalog());
    if (!review)
        qFatal("%s: %s", qPrintable(path), review.error().id.c_str());
    return *review;
}

QString summaryOf(const PriceReview& review)
{
    QString text = QStringLiteral("taken %1, repaired %2, rejected %3, offers %4;")
                       .arg(review.taken)
                       .arg(review.repaired)
                       .arg(review.rejected)
                       .arg(review.offers.size());
    const auto add = [&text](const auto& reasons) {
        for (const auto& [reason, rows] : reasons)
            text += QStringLiteral(" %1 %2").arg(QString::fromUtf8(nameIn(reason).data())).arg(rows.rows);
    };
    add(review.remarked);
    add(review.mended);
    add(review.refused);
    return text;
}

} // namespace

/// The price lists as published, where the machine has them.
class PriceFiles : public QObject
{
    Q_OBJECT

private slots:
    void publishedListsAreReadToTheLastRow_data();
    void publishedListsAreReadToTheLastRow();
    void importingAgainChangesNothing();
    void theNewestPriceIsCurrentAndTheOlderIsHistory();
    void aCrampedOrForeignLibraryIsRefused();
};

void PriceFiles::publishedListsAreReadToTheLastRow_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("summary");
    QTest::newRow("aws") << "skypilot-v5-2024-05-01/aws.csv"
                         << "taken 1412, repaired 30, rejected 30547, offers 1112; spot-as-on-demand 3 "
                            "price-jump 42 vram-unlike 30 no-gpu 30391 gpu-unknown 156";
    QTest::newRow("azure") << "skypilot-v5-2024-05-01/azure.csv"
                           << "taken 213, repaired 2, rejected 6614, offers 395; price-jump 15 "
                              "count-corrected 2 no-gpu 6560 gpu-unknown 28 fractional-gpu 21 price-zero 5";
    QTest::newRow("cudo") << "skypilot-v5-2024-05-01/cudo.csv"
                          << "taken 65, repaired 4, rejected 0, offers 69; vram-unlike 4";
    QTest::newRow("fluidstack") << "skypilot-v5-2024-05-01/fluidstack.csv"
                                << "taken 36, repaired 0, rejected 0, offers 36;";
    QTest::newRow("gcp") << "skypilot-v5-2024-05-01/gcp.csv"
                         << "taken 0, repaired 645, rejected 14986, offers 689; price-jump 53 host-added 578 "
                            "slice-counted 67 no-gpu 14940 host-missing 11 duplicate 35";
    QTest::newRow("ibm") << "skypilot-v5-2024-05-01/ibm.csv"
                         << "taken 27, repaired 0, rejected 27, offers 9; no-gpu 27";
    QTest::newRow("lambda") << "skypilot-v5-2024-05-01/lambda.csv"
                            << "taken 182, repaired 0, rejected 0, offers 182;";
    QTest::newRow("oci") << "skypilot-v5-2024-05-01/oci.csv"
                         << "taken 451, repaired 0, rejected 574, offers 363; no-gpu 574";
    QTest::newRow("ovhcloud") << "skypilot-v5-2024-05-01/ovhcloud.csv"
                              << "taken 42, repaired 0, rejected 0, offers 42;";
    QTest::newRow("paperspace") << "skypilot-v5-2024-05-01/paperspace.csv"
                                << "taken 8, repaired 0, rejected 5, offers 8; no-gpu 5";
    QTest::newRow("runpod") << "skypilot-v5-2024-05-01/runpod.csv"
                            << "taken 480, repaired 0, rejected 0, offers 640;";
    QTest::newRow("scaleway") << "skypilot-v5-2024-05-01/scaleway.csv"
                              << "taken 4, repaired 0, rejected 1, offers 3; gpu-unknown 1";
    QTest::newRow("scp") << "skypilot-v5-2024-05-01/scp.csv"
                         << "taken 12, repaired 0, rejected 431, offers 12; no-gpu 431";
    QTest::newRow("cloud GPUs")
        << "fsdl-cloud-gpus.csv"
        << "taken 216, repaired 28, rejected 13, offers 309; price-jump 1 vram-unlike 11 per-gpu-recomputed "
           "18 instance-price 2 gpu-unknown 6 duplicate 7";
    QTest::newRow("serverless GPUs")
        << "fsdl-serverless-gpus.csv"
        << "taken 69, repaired 2, rejected 1, offers 70; vram-unlike 2 gpu-unknown 1";
}

void PriceFiles::publishedListsAreReadToTheLastRow()
{
    if (lists().isEmpty())
        QSKIP("GPUPLAN_DATA is not set");
    QFETCH(QString, file);
    QFETCH(QString, summary);
    const PriceReview review = reviewOf(lists() + QLatin1Char('/') + file);
    QCOMPARE(review.taken + review.repaired + review.rejected, review.rows);
    qInfo().noquote() << summaryOf(review);
    for (const auto& [name, rows] : review.unknownGpus)
        qInfo().noquote() << "  unknown:" << QString::fromStdString(name) << rows;
    QCOMPARE(summaryOf(review), summary);
}

void PriceFiles::importingAgainChangesNothing()
{
    const QTemporaryDir folder;
    const std::string library = folder.filePath("new/prices.sqlite").toStdString();
    LibraryOffer offer{"aws", "h100-sxm-80", 8,  "p5",  "us-east-1", Purchase::OnDemand, "",
                       55,    55.04,         56, "USD", "a.csv",     "2026-10-01"};
    LibraryOffer spot = offer;
    spot.purchase = Purchase::Spot;
    const auto first = storeOffers(library, {{offer, spot}});
    QVERIFY(first);
    QCOMPARE(first->at(0), (StoredCounts{2, 0, 0}));
    const auto again = storeOffers(library, {{offer, spot}});
    QCOMPARE(again->at(0), (StoredCounts{0, 0, 2}));
    spot.likely = 55.5;
    const auto changed = storeOffers(library, {{offer, spot}});
    QCOMPARE(changed->at(0), (StoredCounts{0, 1, 1}));
    QCOMPARE(currentOffers(library)->size(), 2U);
}

void PriceFiles::theNewestPriceIsCurrentAndTheOlderIsHistory()
{
    const QTemporaryDir folder;
    const std::string library = folder.filePath("prices.sqlite").toStdString();
    LibraryOffer older{"aws", "h100-sxm-80", 8,     "p5",  "us-east-1", Purchase::OnDemand, "",
                       98.32, 98.32,         98.32, "USD", "a.csv",     "2024-05-01"};
    LibraryOffer newer = older;
    newer.low = newer.likely = newer.high = 55.04;
    newer.asOf = "2026-10-01";
    newer.source = "b.csv";
    QVERIFY(storeOffers(library, {{newer}, {older}}, {{{}, "Wonder", "l40s", {}}}));
    const auto current = currentOffers(library);
    QCOMPARE(*current, std::vector{newer});
    const auto history = priceHistory(library, "h100-sxm-80");
    QCOMPARE(*history, (std::vector{older, newer}));
    QVERIFY(priceHistory(library, "l40s")->empty());
    QCOMPARE(taughtNames(library)->at(0).name, std::string("Wonder"));
    QVERIFY(currentOffers(folder.filePath("none.sqlite").toStdString())->empty());
}

void PriceFiles::aCrampedOrForeignLibraryIsRefused()
{
    const QTemporaryDir folder;
    const std::string text = folder.filePath("text.sqlite").toStdString();
    QVERIFY(writeFile(text, "not a database at all, but long enough to be looked at by SQLite as one"));
    QVERIFY(!currentOffers(text));
    const std::string other = folder.filePath("other.sqlite").toStdString();
    {
        SQLite::Database database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE t (x)");
    }
    const auto refused = storeOffers(other, {{LibraryOffer{}}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().id, std::string("library-of-another-program"));
}

QTEST_APPLESS_MAIN(PriceFiles)
#include "tst_price_files.moc"

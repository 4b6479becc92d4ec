// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "core/report/json_writer.h"
#include "tests/support/published_schema.h"
#include "tests/support/random_plan.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QtTest>

using Json = nlohmann::json;

namespace {

constexpr const char* kFile = "resources/schema/result.schema.json";

Json resultOf(const core::Plan& plan, core::ResultForm form)
{
    const core::Catalog& catalog = core::builtInCatalog();
    return Json::parse(core::writeResult(core::evaluate(plan, catalog), plan, catalog, form, {},
                                         [](const core::Issue& issue) { return issue.id; }));
}

} // namespace

class TestResultSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePublishedFileIsWhatTheWriterSays()
    {
        QVERIFY2(testing::published(kFile, core::resultSchema()), "run this test once with GPUPLAN_UPDATE=1");
    }

    void resultsOfTheRepositorysPlansAreValid_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* folder : {"resources/templates", "tests/cases"}) {
            const QDir dir(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.gpuplan.json")}))
                QTest::newRow(qPrintable(name)) << QLatin1String(folder) + QLatin1Char('/') + name;
        }
    }
    void resultsOfTheRepositorysPlansAreValid()
    {
        QFETCH(QString, file);
        const auto read = core::readPlan(testing::textOf(file).toStdString());
        QVERIFY(read);
        const testing::PublishedSchema schema(kFile);
        for (const core::ResultForm form : {core::ResultForm::Estimate, core::ResultForm::Compare}) {
            const std::string complaints = schema.complaints(resultOf(read->plan, form));
            QVERIFY2(complaints.empty(), complaints.c_str());
        }
    }

    /// Random plans hold every kind of work and every odd combination: whatever becomes of them, the result
    /// has the published form.
    void resultsOfRandomPlansAreValid()
    {
        const testing::PublishedSchema schema(kFile);
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const std::string complaints =
                schema.complaints(resultOf(testing::randomPlan(seed), core::ResultForm::Estimate));
            QVERIFY2(complaints.empty(), complaints.c_str());
        }
    }

    void aDocumentOfAnotherFormIsRefused()
    {
        Json document = resultOf(testing::randomPlan(1), core::ResultForm::Estimate);
        document["surprise"] = 1;
        QVERIFY(!testing::PublishedSchema(kFile).complaints(document).empty());
    }
};

QTEST_APPLESS_MAIN(TestResultSchema)
#include "tst_result_schema.moc"

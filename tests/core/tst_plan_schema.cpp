// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"
#include "tests/support/broken_plans.h"
#include "tests/support/published_schema.h"
#include "tests/support/random_plan.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QtTest>

#include <set>
#include <string>

using namespace core;
using Json = nlohmann::json;

namespace {

constexpr const char* kFile = "resources/schema/plan.schema.json";

} // namespace

class TestPlanSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// With GPUPLAN_UPDATE set, writes the file anew instead: then read the difference before committing it.
    void thePublishedFileIsWhatTheCodecSays()
    {
        QVERIFY2(testing::published(kFile, planSchema()), "run this test once with GPUPLAN_UPDATE=1");
    }

    void randomPlansAreValid()
    {
        const testing::PublishedSchema schema(kFile);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const std::string complaints =
                schema.complaints(Json::parse(writePlan(testing::randomPlan(seed))));
            QVERIFY2(complaints.empty(), complaints.c_str());
        }
    }

    void thePlansOfTheRepositoryAreValid_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* folder : {"resources/templates", "tests/cases"}) {
            const QDir dir(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.gpuplan.json")}))
                QTest::newRow(qPrintable(name)) << QLatin1String(folder) + QLatin1Char('/') + name;
        }
    }
    void thePlansOfTheRepositoryAreValid()
    {
        QFETCH(QString, file);
        const std::string complaints =
            testing::PublishedSchema(kFile).complaints(Json::parse(testing::textOf(file).toStdString()));
        QVERIFY2(complaints.empty(), complaints.c_str());
    }

    /// What the reader refuses for its form (types, missing keys, names, limits of single figures), the
    /// schema refuses as well. It cannot know references, repeated keys or what belongs together.
    void whatTheReaderRefusesForItsFormTheSchemaRefuses_data()
    {
        QTest::addColumn<bool>("ofForm");
        const std::set<std::string> form{"wrong-type",       "missing-key",        "unknown-name",
                                         "below-minimum",    "above-maximum",      "id-malformed",
                                         "month-malformed",  "when-malformed",     "not-above",
                                         "number-not-whole", "range-wrong-length", "range-incomplete"};
        // Each needs more than one place of the document.
        const std::set<std::string> relations{"units-without-a-rate", "owned-without-a-price",
                                              "override-of-the-wrong-type"};
        for (const testing::Broken& broken : testing::kBrokenPlans) {
            const std::string expected = broken.expected;
            const std::string id = expected.substr(0, expected.find(' '));
            const bool known = id.empty() || form.count(id) > 0;
            if (known && relations.count(broken.name) == 0)
                QTest::newRow(broken.name) << !id.empty();
        }
    }
    void whatTheReaderRefusesForItsFormTheSchemaRefuses()
    {
        QFETCH(bool, ofForm);
        const QString file =
            QStringLiteral("tests/broken/%1.json").arg(QLatin1String(QTest::currentDataTag()));
        const std::string complaints =
            testing::PublishedSchema(kFile).complaints(Json::parse(testing::textOf(file).toStdString()));
        QVERIFY2(!complaints.empty() == ofForm, complaints.c_str());
    }
};

QTEST_APPLESS_MAIN(TestPlanSchema)
#include "tst_plan_schema.moc"

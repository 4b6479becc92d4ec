// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"
#include "tests/support/broken_plans.h"
#include "tests/support/random_plan.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <QDir>
#include <QFile>
#include <QtTest>

#include <set>
#include <string>

using namespace core;
using Json = nlohmann::json;

namespace {

QByteArray textOf(const QString& name)
{
    QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The published schema, as another program would use it.
class Published
{
public:
    Published()
    {
        const Json document =
            Json::parse(textOf(QStringLiteral("resources/schema/plan.schema.json")).toStdString());
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(document), m_schema);
    }
    /// Empty when `document` is valid, else the first complaints.
    std::string complaints(const Json& document) const
    {
        valijson::Validator validator;
        valijson::ValidationResults results;
        if (validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(document), &results))
            return {};
        std::string text = "invalid";
        valijson::ValidationResults::Error error;
        for (int i = 0; i < 5 && results.popError(error); ++i) {
            text += "\n";
            for (const std::string& part : error.context)
                text += part;
            text += ": " + error.description;
        }
        return text;
    }

private:
    valijson::Schema m_schema;
};

} // namespace

class TestPlanSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// With GPUPLAN_UPDATE set, writes the file anew instead: then read the difference before committing it.
    void thePublishedFileIsWhatTheCodecSays()
    {
        const QString name = QStringLiteral("resources/schema/plan.schema.json");
        if (qEnvironmentVariableIsSet("GPUPLAN_UPDATE")) {
            QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(planSchema()));
        }
        QVERIFY2(textOf(name).toStdString() == planSchema(), "run this test once with GPUPLAN_UPDATE=1");
    }

    void randomPlansAreValid()
    {
        const Published schema;
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
        const std::string complaints = Published().complaints(Json::parse(textOf(file).toStdString()));
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
        const std::string complaints = Published().complaints(Json::parse(textOf(file).toStdString()));
        QVERIFY2(!complaints.empty() == ofForm, complaints.c_str());
    }
};

QTEST_APPLESS_MAIN(TestPlanSchema)
#include "tst_plan_schema.moc"

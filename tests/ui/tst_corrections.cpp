// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/corrections.h"
#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/store/correction_library.h"
#include "core/store/price_library.h"
#include "ui/platform/user_catalog.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

const char* const kHeader =
    "id,kind,model,gpu,metric,value,unit,weights,prompt_tokens,resolution,steps,framework,source\n";

QByteArray decodeRows(const char* gpu, std::initializer_list<double> tokensPerS)
{
    QByteArray rows;
    for (const double value : tokensPerS)
        rows += QByteArray("r,llm-serving,Llama-3-8B,") + gpu + ",decode_tokens_per_s,"
                + QByteArray::number(value) + ",tokens/s,F16,0,,,llama.cpp,mine\n";
    return rows;
}

core::Calibration calibrated(const QByteArray& rows, const core::Catalog& catalog = core::builtInCatalog())
{
    const auto read = core::readMeasurements((kHeader + rows).toStdString());
    return core::calibrate(catalog, *read);
}

core::Corrections correctionsOf(const QByteArray& rows)
{
    return core::correctionsFrom(calibrated(rows), "mine.csv", "2026-11-01");
}

core::Catalog withCorrection(const core::Correction& correction)
{
    core::Catalog catalog = core::builtInCatalog();
    core::Efficiency efficiency = catalog.efficiency();
    efficiency.corrections = {correction};
    catalog.setEfficiency(efficiency);
    return catalog;
}

core::Plan trainingOn(const char* gpu, core::Deployment deployment = {})
{
    core::Plan plan;
    core::Workload workload;
    workload.id = "w";
    core::LlmTraining work;
    work.model.id = "llama-2-7b";
    work.tokens = 1e9;
    work.sequenceLength = 2048;
    workload.work = work;
    plan.workloads.emplace_back(workload);
    core::Scenario scenario;
    scenario.id = "s";
    deployment.gpu = gpu;
    deployment.gpus = 8;
    deployment.parallel.shard = core::Shard::Zero3;
    core::Price price;
    price.usd = 1;
    deployment.price = price;
    scenario.deployments.emplace("w", deployment);
    plan.scenarios.emplace_back(scenario);
    return plan;
}

core::WorkloadResult resultOf(const core::Plan& plan, const core::Catalog& catalog)
{
    return core::evaluate(plan, catalog).scenarios[0].workloads[0];
}

const core::Derivation* within(const core::Derivation& derivation, const std::string& id)
{
    if (derivation.id == id)
        return &derivation;
    for (const core::Derivation& input : derivation.inputs) {
        if (const core::Derivation* found = within(input, id))
            return found;
    }
    return nullptr;
}

bool says(const core::WorkloadResult& result, const char* id)
{
    return std::any_of(result.issues.begin(), result.issues.end(),
                       [&](const core::Issue& issue) { return issue.id == id; });
}

} // namespace

/// Measurements of one's own: what they correct, where it is kept, and what it changes.
class TestCorrections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMedianOfACardsRowsCorrectsItsFamily()
    {
        const double predicted = *calibrated(decodeRows("rtx-4090", {50})).rows[0].error * 50 + 50;
        const core::Corrections found =
            correctionsOf(decodeRows("RTX 4090", {predicted * 0.8, predicted * 0.9, predicted * 1.4}));
        QCOMPARE(found.found.size(), std::size_t(1));
        const core::Correction& correction = found.found[0];
        QCOMPARE(correction.family, std::string("decode"));
        QCOMPARE(correction.gpu, std::string("rtx-4090"));
        QVERIFY(std::abs(correction.factor - 0.9) < 1e-5); // the file holds six digits
        QCOMPARE(correction.rows, std::size_t(3));
        QCOMPARE(correction.source, std::string("mine.csv"));
    }

    void secondsAreTheInverseOfSpeed()
    {
        QByteArray rows;
        for (int i = 0; i < 3; ++i)
            rows += "r,image-generation,stable-diffusion-1.5,rtx-4090,seconds_per_image,2,s,fp16,,512,30,"
                    "diffusers,mine\n";
        const core::Calibration before = calibrated(rows);
        const core::Corrections found = core::correctionsFrom(before, "m", "2026-11-01");
        QCOMPARE(found.found.size(), std::size_t(1));
        QVERIFY(before.rows[0].predicted.value->likely < 2);
        QVERIFY(found.found[0].factor < 1);
        // With the correction the rows are predicted as they were measured.
        const core::Calibration after = calibrated(rows, withCorrection(found.found[0]));
        QVERIFY(std::abs(*after.rows[0].error) < 1e-9);
    }

    void whatCorrectsNothingSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QString>("reason");
        QTest::newRow("two rows") << decodeRows("rtx-4090", {50, 51}) << "too-few";
        QTest::newRow("a thousand times too fast") << decodeRows("rtx-4090", {5e4, 5e4, 5e4}) << "too-far";
        QTest::newRow("a thousand times too slow") << decodeRows("rtx-4090", {.05, .05, .05}) << "too-far";
        QByteArray memory;
        for (int i = 0; i < 3; ++i)
            memory += "r,llm-serving,Llama-3-8B,rtx-4090,memory_gb,17,GB,F16,100,,,,mine\n";
        QTest::newRow("memory") << memory << "not-corrected";
    }
    void whatCorrectsNothingSaysWhy()
    {
        QFETCH(QByteArray, rows);
        QFETCH(QString, reason);
        const core::Corrections corrections = correctionsOf(rows);
        QVERIFY(corrections.found.empty());
        QCOMPARE(corrections.left.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(corrections.left[0].reason), reason);
    }

    void estimatesAreCorrectedAndSaySo()
    {
        const core::Plan plan = trainingOn("h100-sxm-80");
        const core::WorkloadResult plain = resultOf(plan, core::builtInCatalog());
        const core::Catalog slower =
            withCorrection({"dense-training", "h100-sxm-80", 0.8, 7, "mine.csv", "2026-11-01"});
        const core::WorkloadResult corrected = resultOf(plan, slower);
        QVERIFY(std::abs(corrected.throughput->value->likely / plain.throughput->value->likely - 0.8) < 1e-9);
        QVERIFY(std::abs(corrected.throughput->value->low / plain.throughput->value->low - 0.8) < 1e-9);
        QVERIFY(says(corrected, "estimate-corrected"));
        QVERIFY(!says(plain, "estimate-corrected"));
        const core::Derivation why = core::explain(plan, slower, core::evaluate(plan, slower), "s", "w");
        const core::Derivation* input = within(why, "speed.correction");
        QVERIFY(input);
        QCOMPARE(input->source, std::string("mine.csv"));
        QCOMPARE(input->value.likely, 0.8);
    }

    void onlyTheSameFamilyAndCardAreCorrected()
    {
        const core::Plan plan = trainingOn("h100-sxm-80");
        const core::WorkloadResult plain = resultOf(plan, core::builtInCatalog());
        for (const auto& [family, gpu] :
             {std::pair("moe-training", "h100-sxm-80"), std::pair("decode", "h100-sxm-80"),
              std::pair("dense-training", "a100-sxm-80")})
            QCOMPARE(resultOf(plan, withCorrection({family, gpu, 0.5, 7, "m", "2026-11-01"})), plain);
    }

    void noCorrectionLiftsAnEstimateAboveTheRoofline()
    {
        const core::WorkloadResult corrected =
            resultOf(trainingOn("h100-sxm-80"),
                     withCorrection({"dense-training", "h100-sxm-80", 9, 7, "m", "2026-11-01"}));
        const core::WorkloadResult plain = resultOf(trainingOn("h100-sxm-80"), core::builtInCatalog());
        QVERIFY(corrected.throughput->value->high < 6 * plain.throughput->value->likely);
    }

    void aFigureOfThePlansOwnStands()
    {
        core::Deployment stated;
        stated.mfu = core::Uncertain(0.3);
        const core::Plan plan = trainingOn("h100-sxm-80", stated);
        QCOMPARE(resultOf(plan, withCorrection({"dense-training", "h100-sxm-80", 0.5, 7, "m", "2026-11-01"})),
                 resultOf(plan, core::builtInCatalog()));
    }

    void theLibraryKeepsThemBesideThePrices()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("prices.sqlite"));
        const std::string library = file.toStdString();
        QVERIFY(core::storedCorrections(library)->empty());
        QVERIFY(!QFile::exists(file));
        QVERIFY(core::storeOffers(library, {}));
        QVERIFY(core::storedCorrections(library)->empty());
        const core::Correction a{"decode", "rtx-4090", 0.9, 3, "mine.csv", "2026-11-01"};
        core::Correction b{"images", "l40s", 1.2, 5, "mine.csv", "2026-11-01"};
        QVERIFY(core::storeCorrections(library, {a, b}));
        b.factor = 1.1;
        QVERIFY(core::storeCorrections(library, {b}));
        QCOMPARE(*core::storedCorrections(library), (std::vector<core::Correction>{a, b}));
        QVERIFY(core::currentOffers(library)->empty());
        QCOMPARE(ui::userCatalog(file).catalog.efficiency().corrections.size(), std::size_t(2));
        QCOMPARE(*core::forgetCorrections(library), std::size_t(2));
        QCOMPARE(*core::forgetCorrections(library), std::size_t(0));
        QVERIFY(core::storedCorrections(library)->empty());
    }

    void theVerbKeepsAndForgets()
    {
        const QTemporaryDir home;
        const double predicted = *calibrated(decodeRows("rtx-4090", {50})).rows[0].error * 50 + 50;
        const QString rows = home.filePath(QStringLiteral("mine.csv"));
        write(rows, kHeader + decodeRows("rtx-4090", {predicted / 2, predicted / 2, predicted / 2}));
        const QStringList look{QStringLiteral("calibrate"), rows, QStringLiteral("--json")};
        QVERIFY(std::abs(medianError(run(home, look)) - 1) < 1e-6);
        const QJsonObject kept = run(home, look + QStringList{QStringLiteral("--apply")});
        QCOMPARE(kept[QStringLiteral("corrections")].toArray().size(), 1);
        QVERIFY(medianError(kept) < 1e-6);
        // Applied again it is the same, not the factor of a factor.
        run(home, look + QStringList{QStringLiteral("--apply")});
        QVERIFY(medianError(run(home, look)) < 1e-6);
        run(home, {QStringLiteral("calibrate"), QStringLiteral("--forget")});
        QVERIFY(std::abs(medianError(run(home, look)) - 1) < 1e-6);
        QProcess nothing;
        nothing.start(QStringLiteral(GPUPLAN_PROGRAM), {QStringLiteral("calibrate")});
        QVERIFY(nothing.waitForFinished());
        QCOMPARE(nothing.exitCode(), 2);
    }

private:
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    static QJsonObject run(const QTemporaryDir& home, const QStringList& arguments)
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(GPUPLAN_PROGRAM), arguments);
        program.waitForFinished();
        return QJsonDocument::fromJson(program.readAllStandardOutput()).object();
    }

    static double medianError(const QJsonObject& result)
    {
        return result[QStringLiteral("families")]
            .toArray()[0]
            .toObject()[QStringLiteral("median_abs_error")]
            .toDouble(-1);
    }
};

QTEST_GUILESS_MAIN(TestCorrections)
#include "tst_corrections.moc"

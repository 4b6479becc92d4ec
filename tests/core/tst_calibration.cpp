// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/calibration_json.h"
#include "core/calibrate/published_words.h"
#include "core/catalog/catalog_json.h"
#include "core/estimate/weights.h"
#include "core/import/csv_reader.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace {

const std::string kHeader = "id,kind,model,gpu,metric,value,unit,weights,prompt_tokens,source\n";

core::Result<core::Measurements> withRow(const std::string& row)
{
    return core::readMeasurements(kHeader + row);
}

std::string argument(const core::Error& error, const std::string& name)
{
    for (const auto& [key, value] : error.arguments) {
        if (key == name)
            return value;
    }
    return {};
}

const core::Calibration& published()
{
    static const core::Calibration calibration = [] {
        QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/validation/measurements.csv"));
        if (!file.open(QIODevice::ReadOnly))
            return core::Calibration{};
        const auto read = core::readMeasurements(file.readAll().toStdString());
        return read ? core::calibrate(core::builtInCatalog(), *read) : core::Calibration{};
    }();
    return calibration;
}

} // namespace

class TstCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsKnowTheirLines();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void unknownColumnsAreNoted();
    void rowsThatCannotBePredictedAreCounted_data();
    void rowsThatCannotBePredictedAreCounted();
    void spellingsMeanTheSame();
    void parallelismIsRead_data();
    void parallelismIsRead();
    void hugeNumbersStayHarmless();
    void publishedRowsAreAllPredicted();
    void errorsStayWithin_data();
    void errorsStayWithin();
    void verdictsOnMemoryAreSeldomWrong();
    void filesAreAsLargeAsPublished_data();
    void filesAreAsLargeAsPublished();
    void jsonHoldsEveryRow();
};

void TstCalibration::recordsKnowTheirLines()
{
    std::vector<core::CsvRow> rows;
    const auto read = core::readCsv("\xEF\xBB\xBF"
                                    "a,b\r\n\r\n\"x\ny\",\"q\"\"q\"\n1,",
                                    [&](const core::CsvRow& row) {
                                        rows.push_back(row);
                                        return core::Result<void>{};
                                    });
    QVERIFY(read.has_value());
    QCOMPARE(rows.size(), std::size_t(3));
    QVERIFY(rows[0] == (core::CsvRow{1, {"a", "b"}}));
    QVERIFY(rows[1] == (core::CsvRow{3, {"x\ny", "q\"q"}}));
    QVERIFY(rows[2] == (core::CsvRow{5, {"1", ""}}));
}

void TstCalibration::wrongFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const std::string& text, const char* id, const char* line) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << id << line;
    };
    row("nothing", "", "measurements-empty", "");
    row("only a header", kHeader, "measurements-empty", "");
    row("a column twice", "id,kind,gpu,metric,value,id\n", "csv-column-twice", "1");
    row("no value column", "id,kind,gpu,metric\n", "measurements-column-missing", "");
    row("a short row", kHeader + "\na,b\n", "measurements-width", "3");
    row("a long row", kHeader + "1,2,3,4,5,6,7,8,9,10,11\n", "measurements-width", "2");
    row("words for a number", kHeader + "r,k,m,g,metric,fast,u,w,1,s\n", "measurements-number", "2");
    row("a negative number", kHeader + "r,k,m,g,metric,-1,u,w,1,s\n", "measurements-number", "2");
    row("not finite", kHeader + "r,k,m,g,metric,inf,u,w,1,s\n", "measurements-number", "2");
    row("a comma in a number", kHeader + "r,k,m,g,metric,\"1,5\",u,w,1,s\n", "measurements-number", "2");
    row("an open quote", kHeader + "r,\"k\n\n\n", "csv-wrong-quotes", "2");
    row("a quote in a field", kHeader + "r,k\"k,m\n", "csv-wrong-quotes", "2");
    row("thousands of fields", std::string(5000, ','), "csv-wide", "1");
    row("another kind of file", std::string("\x89PNG\0\r\n\x1a\n", 9), "measurements-column-missing", "");
}

void TstCalibration::wrongFilesAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, id);
    QFETCH(QString, line);
    const auto read = core::readMeasurements(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().id), id);
    if (!line.isEmpty())
        QCOMPARE(QString::fromStdString(argument(read.error(), "line")), line);
}

void TstCalibration::unknownColumnsAreNoted()
{
    const auto read = core::readMeasurements("id,colour,kind,gpu,metric,value\n1,red,k,g,m,1\n");
    QVERIFY(read.has_value());
    QCOMPARE(read->unknownColumns, std::vector<std::string>{"colour"});
    QCOMPARE(read->rows.size(), std::size_t(1));
    QCOMPARE(read->rows[0].line, std::size_t(2));
}

void TstCalibration::rowsThatCannotBePredictedAreCounted_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* text, const char* reason) {
        QTest::newRow(name) << QByteArray(text) << reason;
    };
    row("a metric of another world", "r,llm-serving,Llama-3-8B,rtx-4090,happiness,1,u,F16,1,s",
        "metric-unknown");
    row("a card nobody makes", "r,llm-serving,Llama-3-8B,rtx-9999,decode_tokens_per_s,1,tokens/s,F16,1,s",
        "gpu-unknown");
    row("a model nobody made", "r,llm-serving,Nobody-1B,rtx-4090,decode_tokens_per_s,1,tokens/s,F16,1,s",
        "model-unknown");
    row("a value of zero", "r,llm-serving,Llama-3-8B,rtx-4090,decode_tokens_per_s,0,tokens/s,F16,1,s",
        "value-missing");
    row("memory in miles", "r,llm-serving,Llama-3-8B,rtx-4090,memory_gb,16,miles,F16,1,s", "unit-unknown");
    row("a run without tokens", "r,llm-training,Llama-3-8B,rtx-4090,gpu_hours,16,GPU-hours,,,s",
        "input-missing");
}

void TstCalibration::rowsThatCannotBePredictedAreCounted()
{
    QFETCH(QByteArray, row);
    QFETCH(QString, reason);
    const auto read = withRow(row.toStdString());
    QVERIFY(read.has_value());
    const core::Calibration calibration = core::calibrate(core::builtInCatalog(), *read);
    QCOMPARE(calibration.rows.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(calibration.rows[0].predicted.reason), reason);
    QVERIFY(!calibration.rows[0].error);
    QCOMPARE(calibration.families.at(0).rows, std::size_t(1));
    QCOMPARE(calibration.families.at(0).predicted, std::size_t(0));
}

void TstCalibration::spellingsMeanTheSame()
{
    const auto read =
        withRow("a,llm-serving,Llama-3-8B,rtx-4090,decode_tokens_per_s,100,tokens/s,Q4_K_M,0,s\n"
                "b,llm-serving,meta-llama/LLAMA 3 8b,RTX 4090,decode_tokens_per_s,100,tokens/s,"
                "q4-k-m,0,s\n");
    QVERIFY(read.has_value());
    const core::Calibration calibration = core::calibrate(core::builtInCatalog(), *read);
    QVERIFY(calibration.rows[0].predicted.value.has_value());
    QVERIFY(calibration.rows[0].predicted == calibration.rows[1].predicted);
}

void TstCalibration::parallelismIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<int>("tensor");
    QTest::addColumn<int>("pipeline");
    QTest::addColumn<int>("data");
    const auto row = [](const char* text, int gpus, int tensor, int pipeline, int data) {
        QTest::addRow("%s on %d", text, gpus) << text << gpus << tensor << pipeline << data;
    };
    row("TP4", 4, 4, 1, 1);
    row("--tp-size 8", 8, 8, 1, 1);
    row("-tp 4 --enable-expert-parallel", 4, 4, 1, 1);
    row("TP1 PP4 x2 replicas", 8, 1, 4, 2);
    row("-pp 2", 2, 1, 2, 1);
    row("DP2", 2, 1, 1, 2);
    row("", 8, 8, 1, 1);
    row("tp 99999999999999999999 pp 99999999", 8, 1000, 1000, 1);
}

void TstCalibration::parallelismIsRead()
{
    QFETCH(QString, text);
    QFETCH(int, gpus);
    QFETCH(int, tensor);
    QFETCH(int, pipeline);
    QFETCH(int, data);
    const core::Parallel parallel = core::servingParallel(text.toStdString(), gpus);
    QCOMPARE(parallel.tensor, tensor);
    QCOMPARE(parallel.pipeline, pipeline);
    QCOMPARE(parallel.data, data);
}

void TstCalibration::hugeNumbersStayHarmless()
{
    const std::string header =
        "id,kind,model,gpu,metric,value,unit,params_b,gpus,nodes,micro_batch,"
        "sequence_length,batch,concurrency,prompt_tokens,output_tokens,tokens_b,steps\n";
    std::string text = header;
    for (const char* metric :
         {"tokens_per_s_per_gpu", "mfu", "gpu_hours", "memory_gb", "file_gb", "decode_tokens_per_s",
          "prefill_tokens_per_s", "serving_tokens_per_s", "serving_tokens_per_s_max", "seconds_per_image",
          "images_per_s", "sequences_per_s"}) {
        for (const char* number : {"0", "1e300", "1e-300"}) {
            text += std::string("r,llm-finetuning,x,rtx-4090,") + metric + ",1,GB";
            for (int i = 0; i < 11; ++i)
                text += std::string(",") + number;
            text += '\n';
        }
    }
    const auto read = core::readMeasurements(text);
    QVERIFY(read.has_value());
    const core::Calibration calibration = core::calibrate(core::builtInCatalog(), *read);
    QCOMPARE(calibration.rows.size(), std::size_t(36));
    for (const core::CalibrationRow& row : calibration.rows)
        QVERIFY(row.predicted.value.has_value() == row.predicted.reason.empty());
}

void TstCalibration::publishedRowsAreAllPredicted()
{
    QCOMPARE(published().rows.size(), std::size_t(2975));
    for (const core::CalibrationRow& row : published().rows)
        QVERIFY2(row.error,
                 qPrintable(QString::fromStdString(row.measured.id + ": " + row.predicted.reason)));
}

/// Held a little above what is reached today; the goals are for rows that nobody fitted.
void TstCalibration::errorsStayWithin_data()
{
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("within90");
    QTest::addColumn<double>("leastInside");
    const auto row = [](const char* family, double median, double within90, double leastInside) {
        QTest::newRow(family) << median << within90 << leastInside;
    };
    row("dense-training", 6.6, 21, 85);     // goal 8 / 25
    row("moe-training", 11.5, 54, 80);      // goal 15 / 40
    row("lora", 8.5, 25, 85);               // goal 12 / 35
    row("whole-runs", 12, 45, 75);          // goal 20 / 45
    row("decode", 4.8, 21, 85);             // goal 8 / 25
    row("prefill", 18, 43.8, 78);           // goal 20 / 45
    row("serving", 11, 33.5, 85);           // goal 12 / 35
    row("serving-moe", 14.5, 54, 85);       // goal 25 / 55
    row("images", 6, 15, 85);               // goal 10 / 30
    row("vision", 8.5, 26.6, 85);           // goal 10 / 30
    row("file-size", 0.2, 1, 85);           // goal 2 / 5
    row("inference-memory", 5.6, 14.5, 85); // goal 8 / 20
    row("finetune-memory", 6.5, 16.5, 85);  // goal 12 / 30
}

void TstCalibration::errorsStayWithin()
{
    QFETCH(double, median);
    QFETCH(double, within90);
    QFETCH(double, leastInside);
    const std::string family = QTest::currentDataTag();
    const auto& groups = published().families;
    const auto found = std::find_if(groups.begin(), groups.end(),
                                    [&](const core::CalibrationGroup& g) { return g.family == family; });
    QVERIFY(found != groups.end());
    qInfo("%zu rows, median %.1f %%, 90 %% within %.1f %%, inside %.0f %%", found->rows,
          found->medianError * 100, found->p90Error * 100, found->insideShare * 100);
    QVERIFY(found->medianError * 100 <= median);
    QVERIFY(found->p90Error * 100 <= within90);
    QVERIFY(found->insideShare * 100 >= leastInside);
}

/// Every published use of memory, held against cards from 8 to 180 GiB: does the estimate say the same as the
/// measurement? Public calculators say wrongly "fits" in 8 % and wrongly "does not fit" in 14 %.
void TstCalibration::verdictsOnMemoryAreSeldomWrong()
{
    constexpr double kCardsGib[]{8, 10, 11, 12, 16, 20, 24, 32, 40, 48, 64, 80, 94, 96, 141, 180};
    double fit = 0;
    double doNotFit = 0;
    double wronglyFit = 0;
    double wronglyDoNotFit = 0;
    for (const core::CalibrationRow& row : published().rows) {
        if (!row.predicted.family.ends_with("-memory"))
            continue;
        const double gib = row.measured.unit == "GiB" ? 1 : 1e9 / (1024.0 * 1024 * 1024);
        for (const double card : kCardsGib) {
            const bool fits = *row.measured.value * gib <= card;
            const bool saysFits = row.predicted.value->likely * gib <= card;
            (fits ? fit : doNotFit) += 1;
            wronglyFit += saysFits && !fits ? 1 : 0;
            wronglyDoNotFit += !saysFits && fits ? 1 : 0;
        }
    }
    QVERIFY(fit > 1000 && doNotFit > 500);
    qInfo(
        "of %.0f that do not fit wrongly \"fits\" %.1f %%; of %.0f that fit wrongly \"does not fit\" %.1f %%",
        doNotFit, wronglyFit / doNotFit * 100, fit, wronglyDoNotFit / fit * 100);
    QVERIFY(wronglyFit / doNotFit <= 0.02);
    QVERIFY(wronglyDoNotFit / fit <= 0.05);
}

/// Tables of llama.cpp's own README: bits a weight of whole files.
void TstCalibration::filesAreAsLargeAsPublished_data()
{
    QTest::addColumn<QString>("modelId");
    QTest::addColumn<QString>("format");
    QTest::addColumn<double>("bits");
    const auto row = [](const char* model, const char* format, double bits) {
        QTest::addRow("%s %s", model, format) << model << format << bits;
    };
    row("llama-2-13b", "q3_k_s", 3.48);
    row("llama-2-13b", "q3_k_m", 3.89);
    row("llama-2-13b", "q4_k_s", 4.56);
    row("llama-2-13b", "q4_k_m", 4.83);
    row("llama-2-13b", "q5_k_m", 5.67);
    row("llama-2-13b", "q6_k", 6.56);
    row("llama-2-70b", "q3_k_m", 3.85);
    row("llama-2-70b", "q4_k_m", 4.80);
    row("llama-2-70b", "q5_k_s", 5.50);
    row("llama-3-8b", "q4_k_m", 4.90);
}

void TstCalibration::filesAreAsLargeAsPublished()
{
    QFETCH(QString, modelId);
    QFETCH(QString, format);
    QFETCH(double, bits);
    const core::Catalog& catalog = core::builtInCatalog();
    const core::WeightFormat* found = catalog.efficiency().weightFormat(format.toStdString());
    QVERIFY(found);
    const core::Range range = core::bitsPerWeight(*found, *catalog.model(modelId.toStdString()));
    QVERIFY2(std::abs(range.likely / bits - 1) < 0.005, std::to_string(range.likely).c_str());
    QVERIFY(range.low < bits && bits < range.high);
}

void TstCalibration::jsonHoldsEveryRow()
{
    const auto read =
        withRow("\xFF,llm-serving,Llama-3-8B,rtx-4090,decode_tokens_per_s,100,tokens/s,F16,0,s\n"
                "b,llm-serving,Llama-3-8B,rtx-9999,decode_tokens_per_s,100,tokens/s,F16,0,s\n");
    QVERIFY(read.has_value());
    const auto json =
        nlohmann::json::parse(core::calibrationJson(core::calibrate(core::builtInCatalog(), *read)));
    QCOMPARE(json["rows"].size(), std::size_t(2));
    QVERIFY(json["rows"][0]["predicted"]["low"] < json["rows"][0]["predicted"]["high"]);
    QVERIFY(json["rows"][1]["predicted"].is_null());
    QVERIFY(json["rows"][1]["reason"] == "gpu-unknown");
    QVERIFY(json["families"][0]["rows"] == 2);
    QVERIFY(json["families"][0]["predicted"] == 1);
}

QTEST_APPLESS_MAIN(TstCalibration)
#include "tst_calibration.moc"

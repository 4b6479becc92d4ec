// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/calibrate.h"

#include "app/commands/load_plan.h"
#include "app/commands/text_table.h"
#include "core/calibrate/calibration_json.h"
#include "core/catalog/catalog_json.h"
#include "core/store/correction_library.h"
#include "core/store/file.h"
#include "ui/platform/user_files.h"

#include <QCoreApplication>
#include <QDate>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <ostream>

namespace app {

namespace {

constexpr std::size_t kLargestFile = 256U << 20U;
constexpr std::size_t kReasonsShown = 50;

QString reasonText(const std::string& reason, const ui::Wording& wording)
{
    static constexpr std::array<std::pair<std::string_view, const char*>, 7> kReasons{
        {{"gpu-unknown", QT_TRANSLATE_NOOP("wording", "the catalog does not know this GPU")},
         {"model-unknown", QT_TRANSLATE_NOOP("wording", "the catalog does not know this model, and the row "
                                                        "states no params_b")},
         {"shape-unknown", QT_TRANSLATE_NOOP("wording", "a figure of the model or the GPU is missing")},
         {"metric-unknown", QT_TRANSLATE_NOOP("wording", "this metric is not known")},
         {"unit-unknown", QT_TRANSLATE_NOOP("wording", "this unit is not known")},
         {"value-missing", QT_TRANSLATE_NOOP("wording", "the row has no value above zero")},
         {"input-missing", QT_TRANSLATE_NOOP("wording", "the row does not state tokens_b")}}};
    for (const auto& [id, text] : kReasons) {
        if (id == reason)
            return wording.text(text);
    }
    return QString::fromStdString(reason);
}

TextTable emptyTable(const ui::Wording& wording, bool cards)
{
    using Align = TextTable::Align;
    std::vector<TextTable::Column> columns{{wording.text(QT_TRANSLATE_NOOP("wording", "Family"))}};
    if (cards)
        columns.push_back({wording.text(QT_TRANSLATE_NOOP("wording", "GPU"))});
    columns.push_back({wording.text(QT_TRANSLATE_NOOP("wording", "Rows")), Align::Right});
    columns.push_back({wording.text(QT_TRANSLATE_NOOP("wording", "Predicted")), Align::Right});
    columns.push_back({wording.text(QT_TRANSLATE_NOOP("wording", "Median error")), Align::Right});
    columns.push_back({wording.text(QT_TRANSLATE_NOOP("wording", "90 % within")), Align::Right});
    columns.push_back({wording.text(QT_TRANSLATE_NOOP("wording", "Inside the range")), Align::Right});
    return TextTable(columns);
}

void printGroups(const std::vector<core::CalibrationGroup>& groups, bool cards, const ui::Wording& wording,
                 std::ostream& out)
{
    TextTable table = emptyTable(wording, cards);
    for (const core::CalibrationGroup& group : groups) {
        std::vector<QString> cells{QString::fromStdString(group.family)};
        if (cards)
            cells.push_back(QString::fromStdString(group.gpu));
        cells.push_back(wording.count(static_cast<std::int64_t>(group.rows)));
        cells.push_back(wording.count(static_cast<std::int64_t>(group.predicted)));
        for (const double share : {group.medianError, group.p90Error, group.insideShare})
            cells.push_back(group.predicted > 0 ? wording.percent(share) : QStringLiteral("–"));
        table.add(std::move(cells));
    }
    table.print(out);
}

void printUnpredicted(const core::Calibration& calibration, const ui::Wording& wording, std::ostream& out)
{
    std::size_t count = 0;
    for (const core::CalibrationRow& row : calibration.rows) {
        if (row.predicted.value || ++count > kReasonsShown)
            continue;
        out << wording.text(QT_TRANSLATE_NOOP("wording", "Line %1 (%2) is not predicted: %3."))
                   .arg(wording.count(static_cast<std::int64_t>(row.measured.line)),
                        QString::fromStdString(row.measured.id), reasonText(row.predicted.reason, wording))
                   .toStdString()
            << '\n';
    }
    out << wording.text(QT_TRANSLATE_NOOP("wording", "%1 rows, %2 not predicted."))
               .arg(wording.count(static_cast<std::int64_t>(calibration.rows.size())),
                    wording.count(static_cast<std::int64_t>(count)))
               .toStdString();
    if (count > kReasonsShown)
        out << ' '
            << wording.text(QT_TRANSLATE_NOOP("wording", "The first %1 are listed; --json has them all."))
                   .arg(wording.count(static_cast<std::int64_t>(kReasonsShown)))
                   .toStdString();
    out << '\n';
}

void print(const core::Calibration& calibration, const ui::Wording& wording, std::ostream& out)
{
    printGroups(calibration.families, false, wording, out);
    out << '\n';
    printGroups(calibration.cards, true, wording, out);
    out << '\n';
    for (const std::string& column : calibration.unknownColumns)
        out << wording.text(QT_TRANSLATE_NOOP("wording", "The column “%1” is not known and was not read."))
                   .arg(QString::fromStdString(column))
                   .toStdString()
            << '\n';
    printUnpredicted(calibration, wording, out);
}

QString leftReason(const std::string& reason, const ui::Wording& wording)
{
    if (reason == "too-few")
        return wording.text(QT_TRANSLATE_NOOP("wording", "it takes three rows"));
    if (reason == "too-far")
        return wording.text(
            QT_TRANSLATE_NOOP("wording", "they are more than ten times off: look at the units"));
    return wording.text(QT_TRANSLATE_NOOP("wording", "such rows are only compared"));
}

void printCorrections(const core::Corrections& corrections, const ui::Wording& wording, std::ostream& out)
{
    const auto rows = [&](std::size_t n) { return wording.count(static_cast<std::int64_t>(n)); };
    for (const core::Correction& c : corrections.found)
        out << wording.text(QT_TRANSLATE_NOOP("wording", "Kept: %1 on %2 × %3, by %4 rows."))
                   .arg(QString::fromStdString(c.family), QString::fromStdString(c.gpu),
                        wording.number(c.factor, 3), rows(c.rows))
                   .toStdString()
            << '\n';
    for (const core::NotCorrected& left : corrections.left)
        out << wording.text(QT_TRANSLATE_NOOP("wording", "Not kept: %1 on %2, %3 rows: %4."))
                   .arg(QString::fromStdString(left.family), QString::fromStdString(left.gpu),
                        rows(left.rows), leftReason(left.reason, wording))
                   .toStdString()
            << '\n';
}

/// What a verb prints on, and in which language.
struct Output
{
    const ui::Wording& wording;
    std::ostream& out;
    std::ostream& err;

    [[nodiscard]] int refuse(core::Error error, const std::string& path) const
    {
        error.arguments.emplace_back("path", path);
        err << wording.sentence(error).toStdString() << '\n';
        return FileProblem;
    }
};

int forget(const Output& output, bool quiet)
{
    const std::string library = QFile::encodeName(ui::priceLibraryFile()).toStdString();
    const auto forgotten = core::forgetCorrections(library);
    if (!forgotten)
        return output.refuse(forgotten.error(), library);
    if (!quiet)
        output.out << output.wording.text(QT_TRANSLATE_NOOP("wording", "%1 correction factors forgotten."))
                          .arg(output.wording.count(static_cast<std::int64_t>(*forgotten)))
                          .toStdString()
                   << '\n';
    return Done;
}

/// Factors come from the estimates as they are without any.
int apply(const Output& output, const core::Measurements& measurements, const CalibrateOptions& options,
          core::Corrections& corrections)
{
    const QFileInfo file(QFile::decodeName(options.measurements.c_str()));
    corrections = core::correctionsFrom(core::calibrate(core::builtInCatalog(), measurements),
                                        file.fileName().toStdString(),
                                        QDate::currentDate().toString(Qt::ISODate).toStdString());
    const std::string library = QFile::encodeName(ui::priceLibraryFile()).toStdString();
    if (const auto stored = core::storeCorrections(library, corrections.found); !stored)
        return output.refuse(stored.error(), library);
    return Done;
}

} // namespace

int runCalibrate(const CalibrateOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    const Output output{wording, out, err};
    if (options.measurements.empty() && !options.forget) {
        err << wording
                   .text(QT_TRANSLATE_NOOP("wording",
                                           "No measurements are named. Name a .csv file of them, or "
                                           "give --forget."))
                   .toStdString()
            << '\n';
        return WrongUsage;
    }
    if (options.forget) {
        const int status = forget(output, options.json && !options.measurements.empty());
        if (status != Done || options.measurements.empty())
            return status;
    }
    const auto text = core::readFile(options.measurements, kLargestFile);
    if (!text)
        return output.refuse(text.error(), options.measurements);
    const auto measurements = core::readMeasurements(*text);
    if (!measurements)
        return output.refuse(measurements.error(), options.measurements);
    core::Corrections corrections;
    if (options.apply) {
        const int status = apply(output, *measurements, options, corrections);
        if (status != Done)
            return status;
    }
    const core::Calibration calibration = core::calibrate(loadCatalog(wording, err), *measurements);
    if (options.json) {
        out << core::calibrationJson(calibration, options.apply ? &corrections : nullptr);
    } else {
        print(calibration, wording, out);
        printCorrections(corrections, wording, out);
    }
    return Done;
}

} // namespace app

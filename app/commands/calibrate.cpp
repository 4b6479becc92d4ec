// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/calibrate.h"

#include "app/commands/load_plan.h"
#include "app/commands/text_table.h"
#include "core/calibrate/calibration.h"
#include "core/catalog/catalog_json.h"
#include "core/store/file.h"

#include <QCoreApplication>

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

} // namespace

int runCalibrate(const CalibrateOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    if (options.apply) {
        err << wording
                   .text(QT_TRANSLATE_NOOP("wording",
                                           "This version cannot keep corrections yet. Leave --apply "
                                           "out to see the errors."))
                   .toStdString()
            << '\n';
        return WrongUsage;
    }
    const auto refuse = [&](core::Error error) {
        error.arguments.emplace_back("path", options.measurements);
        err << wording.sentence(error).toStdString() << '\n';
        return FileProblem;
    };
    const auto text = core::readFile(options.measurements, kLargestFile);
    if (!text) {
        err << wording.sentence(text.error()).toStdString() << '\n';
        return FileProblem;
    }
    const auto measurements = core::readMeasurements(*text);
    if (!measurements)
        return refuse(measurements.error());
    const core::Calibration calibration = core::calibrate(core::builtInCatalog(), *measurements);
    if (options.json)
        out << core::calibrationJson(calibration);
    else
        print(calibration, wording, out);
    return Done;
}

} // namespace app

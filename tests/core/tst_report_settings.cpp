// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/built_in_text.h"
#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "core/report/report_content.h"
#include "core/report/report_settings.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace core;

namespace {

Plan chatbot()
{
    auto read = readPlan(builtInText("templates/chatbot-7b.gpuplan.json"));
    if (!read)
        qFatal("%s", read.error().id.c_str());
    return read->plan;
}

const ReportSetting* settingOf(const std::vector<ReportSetting>& settings, std::string_view field)
{
    const auto found = std::find_if(settings.begin(), settings.end(),
                                    [field](const ReportSetting& each) { return each.field == field; });
    return found == settings.end() ? nullptr : &*found;
}

double amountIn(const ReportCell& cell)
{
    const auto* amount = std::get_if<UsdAmount>(&cell);
    return amount ? amount->usd : NAN;
}

const ReportSection& partOf(const ReportContent& content, ReportPart part)
{
    return *std::find_if(content.sections.begin(), content.sections.end(),
                         [part](const ReportSection& section) { return section.part == part; });
}

/// The rows of every table of a section.
std::vector<ReportRow> rowsOf(const ReportSection& section)
{
    std::vector<ReportRow> rows;
    for (const ReportBlock& block : section.blocks) {
        if (const auto* table = std::get_if<ReportTable>(&block))
            rows.insert(rows.end(), table->rows.begin(), table->rows.end());
    }
    return rows;
}

} // namespace

/// What the report says of the work, and that its figures add up on paper.
class TestReportSettings : public QObject
{
    Q_OBJECT

private slots:
    void everyFigureOfTheWorkIsStated();
    void aDeploymentSaysHowItRuns();
    void defaultsAndWhatStandsElsewhereAreLeftOut();
    void savingsAreTheDifferenceOfTheCostsShown();
    void aProviderIsNamed();
    void servicesHaveNoEndToWaitFor();
    void whatIsPaidUpfrontStandsInItsMonth();
};

void TestReportSettings::everyFigureOfTheWorkIsStated()
{
    const Plan plan = chatbot();
    const auto settings = workSettings(*plan.workloads.front(), plan, builtInCatalog());
    const ReportSetting* model = settingOf(settings, "model");
    QVERIFY(model);
    QCOMPARE(std::get<OwnWords>(model->value).text, std::string("Llama-2-7B"));
    const ReportSetting* wait = settingOf(settings, "p95_wait_s");
    QVERIFY(wait);
    QCOMPARE(std::get<UnitFigure>(wait->value).unit, std::string("s"));
    QCOMPARE(std::count_if(settings.begin(), settings.end(),
                           [](const ReportSetting& each) { return each.field == "profile"; }),
             3);
}

void TestReportSettings::aDeploymentSaysHowItRuns()
{
    Plan plan = chatbot();
    Deployment deployment;
    deployment.parallel.tensor = 4;
    deployment.parallel.shard = Shard::Zero3;
    deployment.interruption = Interruption{};
    deployment.interruption->mtbfHours = 8;
    deployment.storage.push_back({});
    deployment.storage.back().gb = 500;
    const auto settings = deploymentSettings(deployment, plan, builtInCatalog());
    QVERIFY(settingOf(settings, "tensor"));
    QCOMPARE(std::get<FileWord>(settingOf(settings, "shard")->value).word, std::string("zero3"));
    QCOMPARE(std::get<FileWord>(settingOf(settings, "checkpoint_minutes")->value).word, std::string("auto"));
    QCOMPARE(std::get<UnitFigure>(settingOf(settings, "mtbf_hours")->value).unit, std::string("h"));
    QCOMPARE(std::get<UnitFigure>(settingOf(settings, "storage")->value).unit, std::string("GB"));
}

void TestReportSettings::defaultsAndWhatStandsElsewhereAreLeftOut()
{
    Deployment deployment;
    deployment.gpu = "h100-sxm-80";
    deployment.gpus = 8;
    deployment.provider.id = "aws";
    QVERIFY(deploymentSettings(deployment, chatbot(), builtInCatalog()).empty());
}

void TestReportSettings::savingsAreTheDifferenceOfTheCostsShown()
{
    const Plan plan = chatbot();
    const PlanResult result = evaluate(plan, builtInCatalog());
    for (const ScenarioResult& scenario : result.scenarios) {
        if (scenario.baseline)
            continue;
        const ReportContent content =
            makeReport(plan, builtInCatalog(), result, {scenario.id, {}, Paper::A4, {}});
        const double from = std::round(result.scenarios.front().cost->likely * 100);
        const double to = std::round(scenario.cost->likely * 100);
        double shown = NAN;
        double sum = 0;
        for (const ReportRow& row : rowsOf(partOf(content, ReportPart::Savings))) {
            if (row.rank == RowRank::Total)
                shown = amountIn(row.cells[2]);
            else
                sum += amountIn(row.cells[2]);
        }
        QCOMPARE(std::round(shown * 100), from - to);
        QCOMPARE(std::round(sum * 100), from - to);
    }
}

void TestReportSettings::aProviderIsNamed()
{
    const Plan plan = chatbot();
    const PlanResult result = evaluate(plan, builtInCatalog());
    const ReportContent content = makeReport(plan, builtInCatalog(), result, {});
    bool found = false;
    for (const ReportRow& row : rowsOf(partOf(content, ReportPart::Assumptions))) {
        for (const ReportCell& cell : row.cells) {
            const auto* text = std::get_if<ReportText>(&cell);
            if (!text || text->id != "report.credit")
                continue;
            found = true;
            QCOMPARE(text->arguments.back().second, std::string("GCP"));
        }
    }
    QVERIFY(found);
}

void TestReportSettings::servicesHaveNoEndToWaitFor()
{
    Plan plan = chatbot();
    const auto timeIn = [](const Plan& asked) {
        const PlanResult result = evaluate(asked, builtInCatalog());
        const ReportContent content = makeReport(asked, builtInCatalog(), result, {});
        for (const ReportBlock& block : partOf(content, ReportPart::Summary).blocks) {
            if (const auto* figures = std::get_if<ReportFigures>(&block)) {
                for (const ReportFigure& each : figures->figures) {
                    if (each.label.id == "report.figure.time")
                        return each.value;
                }
            }
        }
        return ReportCell{};
    };
    QVERIFY(std::get<UnitFigure>(timeIn(plan)).value.likely < 100); // its longest job, not its month
    plan.workloads.resize(1);
    const ReportCell service = timeIn(plan);
    QCOMPARE(std::get<ReportText>(service).id, std::string("report.all_month"));
}

void TestReportSettings::whatIsPaidUpfrontStandsInItsMonth()
{
    QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/cases/a4-year.gpuplan.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = readPlan(file.readAll().toStdString());
    QVERIFY(read);
    const PlanResult result = evaluate(read->plan, builtInCatalog());
    bool anyAhead = false;
    for (const ScenarioResult& scenario : result.scenarios) {
        if (!scenario.cost)
            continue;
        const ReportContent content =
            makeReport(read->plan, builtInCatalog(), result, {scenario.id, {}, Paper::A4, {}});
        const ReportSection& months = partOf(content, ReportPart::Months);
        const auto& table = std::get<ReportTable>(months.blocks.front());
        std::size_t paid = 0;
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            const auto* title = std::get_if<ReportText>(&table.columns[c].title);
            paid = title && title->id == "report.column.paid" ? c : paid;
            anyAhead = anyAhead || (title && title->id == "report.column.ahead");
        }
        QVERIFY(paid > 0);
        for (const ReportRow& row : table.rows) {
            const auto* date = std::get_if<IsoDate>(&row.cells.front());
            if (!date)
                continue;
            const auto month =
                std::find_if(scenario.months.begin(), scenario.months.end(),
                             [&](const MonthResult& each) { return each.month == date->text; });
            QVERIFY(std::abs(amountIn(row.cells[paid]) - month->cost.likely) < 0.011);
        }
    }
    QVERIFY(anyAhead);
}

QTEST_APPLESS_MAIN(TestReportSettings)
#include "tst_report_settings.moc"

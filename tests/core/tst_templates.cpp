// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/built_in_text.h"
#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "core/plan/validate.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <map>

namespace {

QStringList idsAbove(const std::vector<core::Issue>& issues, const char* where)
{
    QStringList ids;
    for (const core::Issue& issue : issues) {
        if (issue.severity != core::Severity::Info)
            ids << QString::fromUtf8(where) + QStringLiteral(": ") + QString::fromStdString(issue.id)
                       + QStringLiteral(" ") + QString::fromStdString(issue.path);
    }
    return ids;
}

/// Everything above an information that a template shows when it opens.
QStringList shownBy(const core::ReadPlan& read, const core::PlanResult& result)
{
    QStringList shown = idsAbove(read.issues, "plan") + idsAbove(result.issues, "result");
    for (const core::ScenarioResult& scenario : result.scenarios) {
        shown += idsAbove(scenario.issues, scenario.id.c_str());
        for (const core::WorkloadResult& workload : scenario.workloads)
            shown += idsAbove(workload.issues, scenario.id.c_str());
    }
    return shown;
}

} // namespace

class tst_templates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensWithNoIssueOrWithTheOneThatItShows_data()
    {
        QTest::addColumn<QStringList>("meant"); // ids that the template is there to show
        const std::map<QString, QStringList> shows{
            {QStringLiteral("70b-on-one-card"), {QStringLiteral("does-not-fit")}},
            {QStringLiteral("student-50-dollars"), {QStringLiteral("budget-exceeded")}},
            {QStringLiteral("chatbot-7b"),
             {QStringLiteral("budget-exceeded"), QStringLiteral("credits-expire-unused")}},
            {QStringLiteral("lab-quarter"), {QStringLiteral("credits-expire-unused")}},
            // Spot as price lists sell it: nothing said of interruptions.
            {QStringLiteral("case-2-spot-finetune"), {QStringLiteral("spot-not-modelled")}},
            {QStringLiteral("case-3-amp"), {QStringLiteral("spot-not-modelled")}},
            {QStringLiteral("p4d-node"), {QStringLiteral("spot-not-modelled")}}};
        for (const std::string_view file : core::builtInNames("templates/")) {
            const QString name = QString::fromUtf8(file.data(), qsizetype(file.size()))
                                     .section(QLatin1Char('/'), 1)
                                     .section(QLatin1Char('.'), 0, 0);
            const auto meant = shows.find(name);
            QTest::newRow(std::string(file).c_str())
                << (meant == shows.end() ? QStringList() : meant->second);
        }
        QVERIFY(core::builtInNames("templates/").size() >= 11);
    }
    void opensWithNoIssueOrWithTheOneThatItShows()
    {
        QFETCH(QStringList, meant);
        const auto read = core::readPlan(core::builtInText(QTest::currentDataTag()));
        QVERIFY(read.has_value());
        QVERIFY(core::validate(read->plan, core::builtInCatalog()).empty());
        const core::PlanResult result = core::evaluate(read->plan, core::builtInCatalog());
        const QStringList shown = shownBy(*read, result);
        for (const QString& line : shown) {
            const bool isMeant =
                std::any_of(meant.begin(), meant.end(), [&](const QString& id) { return line.contains(id); });
            QVERIFY2(isMeant, qPrintable(line));
        }
        for (const QString& id : meant)
            QVERIFY(!shown.filter(id).isEmpty());
    }

    void somethingCanBeSavedInEveryTemplateWithScenariosToCompare_data()
    {
        opensWithNoIssueOrWithTheOneThatItShows_data();
    }
    void somethingCanBeSavedInEveryTemplateWithScenariosToCompare()
    {
        const auto read = core::readPlan(core::builtInText(QTest::currentDataTag()));
        const core::PlanResult result = core::evaluate(read->plan, core::builtInCatalog());
        if (result.scenarios.size() < 2)
            return;
        QVERIFY(std::any_of(result.scenarios.begin(), result.scenarios.end(),
                            [](const core::ScenarioResult& s) { return s.goal.saving.value_or(0) > 0.3; }));
    }
};

QTEST_GUILESS_MAIN(tst_templates)
#include "tst_templates.moc"

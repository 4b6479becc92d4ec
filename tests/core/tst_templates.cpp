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
        const QString cannotFit = QStringLiteral("does-not-fit");
        for (const std::string_view name : core::builtInNames("templates/")) {
            QStringList meant;
            if (name.find("70b-on-one-card") != std::string_view::npos)
                meant << cannotFit;
            QTest::newRow(std::string(name).c_str()) << meant;
        }
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
            const bool isMeant = std::any_of(meant.begin(), meant.end(),
                                             [&](const QString& id) { return line.contains(id); });
            QVERIFY2(isMeant, qPrintable(line));
        }
        for (const QString& id : meant)
            QVERIFY(!shown.filter(id).isEmpty());
    }

    void showsASavingThatReachesTheGoal_data() { opensWithNoIssueOrWithTheOneThatItShows_data(); }
    void showsASavingThatReachesTheGoal()
    {
        const auto read = core::readPlan(core::builtInText(QTest::currentDataTag()));
        const core::PlanResult result = core::evaluate(read->plan, core::builtInCatalog());
        for (const core::ScenarioResult& s : result.scenarios) {
            qInfo("%-50s %s cost %.0f (%.0f-%.0f) hours %.0f saving %.2f", QTest::currentDataTag(), s.id.c_str(),
                  s.cost ? s.cost->likely : -1, s.cost ? s.cost->low : -1, s.cost ? s.cost->high : -1,
                  s.wallHours.likely, s.goal.saving.value_or(0));
        }
        QVERIFY(std::any_of(result.scenarios.begin(), result.scenarios.end(),
                            [](const core::ScenarioResult& s) { return s.goal.saving.value_or(0) > 0; }));
    }
};

QTEST_GUILESS_MAIN(tst_templates)
#include "tst_templates.moc"

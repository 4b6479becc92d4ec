// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/plan/issue_ids.h"
#include "core/plan/plan_json.h"
#include "core/plan/validate.h"
#include "tests/support/broken_plans.h"
#include "tests/support/random_plan.h"

#include <rapidcheck.h>

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <set>
#include <sstream>

using namespace core;

namespace {

std::string fileText(const char* name)
{
    QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/broken/%1.json").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::vector<Issue> issuesOf(const char* name)
{
    const auto read = readPlan(fileText(name));
    return read ? allIssues(*read, builtInCatalog())
                : std::vector<Issue>{{Severity::Error, read.error().id, {}, {}}};
}

/// "id path; id path"
std::string listed(const std::vector<Issue>& issues)
{
    std::string text;
    for (const Issue& issue : issues)
        text += (text.empty() ? "" : "; ") + issue.id + " " + issue.path;
    return text;
}

/// Names of an issue's arguments, as issue_ids.h lists them.
std::string argumentsOf(const Issue& issue)
{
    std::string names;
    for (const auto& argument : issue.arguments)
        names += (names.empty() ? "" : " ") + argument.first;
    return names;
}

} // namespace

class TestValidate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFaultIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("expected");
        for (const testing::Broken& broken : testing::kBrokenPlans)
            QTest::newRow(broken.name) << QByteArray(broken.expected);
    }
    void everyFaultIsNamedWithItsPlace()
    {
        QFETCH(QByteArray, expected);
        QCOMPARE(QString::fromStdString(listed(issuesOf(QTest::currentDataTag()))),
                 QString::fromUtf8(expected));
    }

    void whatIsNoPlanIsRefused_data()
    {
        QTest::addColumn<QByteArray>("expected");
        for (const testing::Broken& broken : testing::kBrokenFiles)
            QTest::newRow(broken.name) << QByteArray(broken.expected);
    }
    void whatIsNoPlanIsRefused()
    {
        QFETCH(QByteArray, expected);
        const auto read = readPlan(fileText(QTest::currentDataTag()));
        QVERIFY(!read);
        QCOMPARE(read.error().id, expected.toStdString());
    }

    void badJsonIsPlacedByLineAndColumn()
    {
        const auto read = readPlan("{\n  \"é\": nope\n}");
        const std::vector<std::pair<std::string, std::string>> expected{{"line", "2"}, {"column", "9"}};
        QCOMPARE(read.error().arguments, expected);
    }

    void everyIssueIsListedWithItsArguments()
    {
        std::set<std::string> seen;
        for (const testing::Broken& broken : testing::kBrokenPlans) {
            for (const Issue& issue : issuesOf(broken.name)) {
                const auto* const known =
                    std::find_if(kPlanIssueIds.begin(), kPlanIssueIds.end(),
                                 [&](const IssueId& each) { return each.id == issue.id; });
                QVERIFY2(known != kPlanIssueIds.end(), issue.id.c_str());
                QCOMPARE(argumentsOf(issue), std::string(known->arguments));
                seen.insert(issue.id);
            }
        }
        // Only a program can make these; no file says them.
        seen.insert({"not-finite", "override-not-json", "no-scenarios", "no-workloads", "scenario-unknown",
                     "not-above"});
        for (const IssueId& each : kPlanIssueIds)
            QVERIFY2(seen.count(std::string(each.id)) > 0, std::string(each.id).c_str());
    }

    void theSeverityTellsWhetherThePlanIsWrong()
    {
        QCOMPARE(issuesOf("zero-gpus").front().severity, Severity::Error);
        QCOMPARE(issuesOf("unknown-key").front().severity, Severity::Warning);
        QCOMPARE(issuesOf("unknown-provider").front().severity, Severity::Info);
    }

    void limitsAndFindingsAreArguments()
    {
        const Issue issue = issuesOf("zero-gpus").front();
        const std::vector<std::pair<std::string, std::string>> expected{{"minimum", "1"}, {"found", "0"}};
        QCOMPARE(issue.arguments, expected);
    }

    void everyRuleHoldsOnRandomPlans()
    {
        // The generator respects each field's rule, but not what belongs together.
        const std::set<std::string> relations{
            "give-one-of",        "give-only-one-of", "missing-key",      "tiers-out-of-order",
            "offer-of-other-gpu", "outside-plan",     "profile-too-long", "commitment-of-other-gpu",
            "tiers-end",          "provider-unknown", "unknown-key",      "parallel-exceeds-gpus",
            "lever-path-repeated"};
        QVERIFY(rc::check("random plans break no rule", [&](std::uint64_t seed) {
            for (const Issue& issue : validate(testing::randomPlan(seed), builtInCatalog())) {
                if (relations.count(issue.id) == 0)
                    RC_FAIL(listed({issue}));
            }
        }));
    }

    void figuresThatOnlyAProgramCanMakeAreFound()
    {
        Plan plan = readPlan(fileText("right"))->plan;
        Deployment& train = plan.scenarios[0].edit().deployments["train"].edit();
        train.overhead = std::numeric_limits<double>::quiet_NaN();
        train.speedup.low = 2;
        QCOMPARE(listed(validate(plan, builtInCatalog())),
                 std::string("range-out-of-order scenarios[0].deployments.train.speedup; "
                             "not-finite scenarios[0].deployments.train.overhead"));
    }

    void anOverrideIsReadWithItsPath()
    {
        const Plan plan = readPlan(fileText("right"))->plan;
        std::vector<Issue> issues;
        const Workload changed = applyOverride(
            *plan.workloads[1], {{"requests_per_day", "[1, 2]"}, {"model", "null"}}, "here", issues);
        QCOMPARE(listed(issues), std::string());
        const auto& work = std::get<LlmServing>(changed.work);
        QVERIFY(*work.requestsPerDay == Uncertain::between(1, 2));
        QCOMPARE(work.model.id, std::string());
        QVERIFY(*work.serviceS == Uncertain(2));
        (void)applyOverride(*plan.workloads[1], {{"service_s", "nope"}, {"speed", "1"}}, "here", issues);
        QCOMPARE(listed(issues), std::string("override-not-json here.service_s; unknown-key here.speed"));
    }

    void fieldsThatDifferAreNamedAndTransferred()
    {
        const Plan plan = readPlan(fileText("right"))->plan;
        const Deployment a = *plan.scenarios[0]->deployments.at("train");
        Deployment b = a;
        b.gpu = "rtx-4090";
        b.idle.share = 0.5;
        b.price.reset();
        b.unknown.emplace_back("future", "1");
        const std::vector<std::string> expected{"gpu", "price", "idle", "future"};
        QCOMPARE(differingFields(a, b), expected);
        Deployment step = a;
        for (const std::string& field : differingFields(a, b))
            step = withFieldFrom(step, b, field);
        QVERIFY(step == b);
        QVERIFY(differingFields(a, a).empty());
    }
};

QTEST_APPLESS_MAIN(TestValidate)
#include "tst_validate.moc"

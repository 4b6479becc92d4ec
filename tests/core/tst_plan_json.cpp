// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"
#include "tests/support/random_plan.h"

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QtTest>

using namespace core;

namespace {

/// Issues as text, for messages of failing tests.
std::string listed(const std::vector<Issue>& issues)
{
    std::string text;
    for (const Issue& issue : issues) {
        text += issue.id + " at " + issue.path;
        for (const auto& [name, value] : issue.arguments)
            text += " " + name + "=" + value;
        text += "\n";
    }
    return text;
}

bool hasErrors(const std::vector<Issue>& issues)
{
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue& issue) { return issue.severity == Severity::Error; });
}

} // namespace

class TestPlanJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlanComesBackAsItWasWritten()
    {
        QVERIFY(rc::check("readPlan(writePlan(p)) == p", [](std::uint64_t seed) {
            const Plan plan = testing::randomPlan(seed);
            const auto read = readPlan(writePlan(plan));
            RC_ASSERT(read.has_value());
            if (hasErrors(read->issues))
                RC_LOG() << listed(read->issues);
            RC_ASSERT(!hasErrors(read->issues));
            RC_ASSERT(writePlan(read->plan) == writePlan(plan));
            RC_ASSERT(read->plan == plan);
        }));
    }
};

QTEST_APPLESS_MAIN(TestPlanJson)
#include "tst_plan_json.moc"

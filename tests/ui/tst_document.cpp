// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/validate.h"
#include "core/store/plan_file.h"
#include "ui/document/plan_document.h"
#include "ui/document/plan_edits.h"
#include "ui/document/uncertain_json.h"
#include "ui/forms/levers.h"
#include "ui/forms/work_fields.h"
#include "ui/widgets/lever_slider.h"
#include "ui/widgets/number_input.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace ui;

namespace {

core::Plan example()
{
    const auto opened = core::openPlan(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json");
    return opened ? opened->read.plan : core::Plan();
}

core::Plan renamed(core::Plan plan, const std::string& name)
{
    plan.name = name;
    return plan;
}

} // namespace

/// The document and its edits, without a window; and what a person types, before it becomes a figure.
class TstDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEditIsEvaluatedAndUndone();
    void stepsWithOneKeyAreOneStep();
    void aStepBackToTheStartLeavesNoStep();
    void anEqualPlanIsNoStep();
    void whatIsInHandSurvivesWhatDisappears();
    void aCopiedScenarioIsNoBaseline();
    void anotherGpuTakesAnOfferOfThatGpuAndKeepsItsSnapshot();
    void anotherGpuStaysInItsTier();
    void newWorkOfEveryKindHasAPriceAtOnce_data();
    void newWorkOfEveryKindHasAPriceAtOnce();
    void aDeletedWorkloadLeavesNoTrace();
    void anOverrideEqualToThePlanIsTakenAway();
    void everyLeverGivesAValidPlanAtBothEnds();
    void sliderPositionsAndValuesAgree_data();
    void sliderPositionsAndValuesAgree();
    void numbersAreReadStrictly_data();
    void numbersAreReadStrictly();
    void everyNumberIsReadBackAsItIsShown_data();
    void everyNumberIsReadBackAsItIsShown();
    void rangesAreReadBackAsShown_data();
    void rangesAreReadBackAsShown();
};

void TstDocument::anEditIsEvaluatedAndUndone()
{
    PlanDocument document(core::builtInCatalog());
    document.start(example(), {}, 0, true);
    const core::Plan before = document.plan();
    const core::PlanResult result = document.result();
    QSignalSpy changed(&document, &PlanDocument::changed);
    const std::string scenario = document.inHand().scenario;
    document.edit(withDeployment(before, scenario, document.inHand().workload,
                                 [](core::Deployment& d) { d.overhead = 1.5; }),
                  QStringLiteral("overhead"));
    QCOMPARE(changed.count(), 1);
    QVERIFY(document.isUnsaved());
    QCOMPARE(document.result(), core::evaluate(document.plan(), core::builtInCatalog()));
    document.undoStack().undo();
    QVERIFY(document.plan() == before);
    QCOMPARE(document.result(), result);
    QVERIFY(!document.isUnsaved());
}

void TstDocument::stepsWithOneKeyAreOneStep()
{
    PlanDocument document(core::builtInCatalog());
    document.start(example(), {}, 0, true);
    const core::Plan before = document.plan();
    for (const char* name : {"a", "ab", "abc"})
        document.edit(renamed(before, name), QString::fromLatin1(name), QStringLiteral("drag/1"));
    document.edit(renamed(before, "d"), QStringLiteral("d"), QStringLiteral("drag/2"));
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.plan().name, std::string("abc"));
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("abc"));
    document.undoStack().undo();
    QVERIFY(document.plan() == before);
}

void TstDocument::aStepBackToTheStartLeavesNoStep()
{
    PlanDocument document(core::builtInCatalog());
    document.start(example(), {}, 0, true);
    const core::Plan before = document.plan();
    document.edit(renamed(before, "a"), QStringLiteral("a"), QStringLiteral("drag"));
    document.edit(before, QStringLiteral("back"), QStringLiteral("drag"));
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isUnsaved());
}

void TstDocument::anEqualPlanIsNoStep()
{
    PlanDocument document(core::builtInCatalog());
    document.start(example(), {}, 0, true);
    document.edit(document.plan(), QStringLiteral("nothing"));
    QCOMPARE(document.undoStack().count(), 0);
}

void TstDocument::whatIsInHandSurvivesWhatDisappears()
{
    PlanDocument document(core::builtInCatalog());
    document.start(example(), {}, 0, true);
    document.takeScenario("no-such-scenario");
    QVERIFY(document.resultInHand());
    const std::string inHand = document.plan().scenarios.back()->id;
    document.takeScenario(inHand);
    document.edit(withoutScenario(document.plan(), inHand), QStringLiteral("delete"));
    QVERIFY(document.resultInHand());
    document.edit(core::Plan(), QStringLiteral("nothing left"));
    QVERIFY(!document.resultInHand());
    QVERIFY(!document.workloadInHand());
    document.undoStack().undo();
    QVERIFY(document.resultInHand());
}

void TstDocument::aCopiedScenarioIsNoBaseline()
{
    const core::Plan plan = example();
    const std::string baseline = core::baselineOf(plan)->id;
    const core::Plan copied = withCopiedScenario(plan, baseline, freshId(plan, baseline), "Copy");
    QCOMPARE(copied.scenarios.size(), plan.scenarios.size() + 1);
    QCOMPARE(core::baselineOf(copied)->id, baseline);
    const core::PlanResult result = core::evaluate(copied, core::builtInCatalog());
    QCOMPARE(result.scenarios[0].cost, result.scenarios[1].cost);
}

void TstDocument::anotherGpuTakesAnOfferOfThatGpuAndKeepsItsSnapshot()
{
    const core::Plan plan = example();
    const std::string scenario = plan.scenarios.back()->id;
    const std::string workload = plan.workloads.front()->id;
    const core::Plan next = withGpu(plan, core::builtInCatalog(), scenario, workload, "l40s");
    const core::Deployment& deployment = *core::findScenario(next, scenario)->deployments.at(workload);
    QCOMPARE(deployment.gpu, std::string("l40s"));
    QVERIFY(!deployment.price);
    const core::Offer* offer = core::findOffer(next, deployment.offer);
    QVERIFY(offer);
    QCOMPARE(offer->gpu, std::string("l40s"));
    QCOMPARE(deployment.provider.id, std::optional(offer->provider));
    for (const core::Issue& issue : core::validate(next, core::builtInCatalog()))
        QVERIFY2(issue.severity != core::Severity::Error, issue.path.c_str());
}

/// The dearer tier of a provider must not turn into the cheaper one because another GPU is tried.
void TstDocument::anotherGpuStaysInItsTier()
{
    const core::Catalog& catalog = core::builtInCatalog();
    core::Plan plan = example();
    const std::string scenario = plan.scenarios.back()->id;
    const std::string workload = plan.workloads.front()->id;
    int tried = 0;
    for (const core::Offer& from : catalog.offers()) {
        if (from.provider != "runpod" || from.purchase != core::Purchase::OnDemand || from.tier.empty())
            continue;
        plan = withOffer(std::move(plan), catalog, scenario, workload, from);
        for (const core::Offer& to : catalog.offers()) {
            if (to.provider != from.provider || to.purchase != from.purchase || to.tier != from.tier)
                continue;
            const core::Plan next = withGpu(plan, catalog, scenario, workload, to.gpu);
            const core::Deployment& deployment =
                *core::findScenario(next, scenario)->deployments.at(workload);
            QCOMPARE(deployment.tier, from.tier);
            QCOMPARE(deployment.provider.id, std::optional(from.provider));
            ++tried;
        }
    }
    QVERIFY(tried > 10);
}

void TstDocument::newWorkOfEveryKindHasAPriceAtOnce_data()
{
    QTest::addColumn<int>("kind");
    for (std::size_t kind = 0; kind < core::kWorkKinds.size(); ++kind)
        QTest::newRow(std::string(core::kWorkKinds[kind]).c_str()) << static_cast<int>(kind);
}

void TstDocument::newWorkOfEveryKindHasAPriceAtOnce()
{
    QFETCH(int, kind);
    const auto makes = [&](core::Plan plan) {
        core::Workload workload;
        workload.id = "new";
        workload.work = newWork(static_cast<std::size_t>(kind), core::builtInCatalog());
        plan = withNewWorkload(plan, core::builtInCatalog(), workload);
        const core::PlanResult result = core::evaluate(plan, core::builtInCatalog());
        for (const core::ScenarioResult& scenario : result.scenarios) {
            for (const core::Issue& issue : scenario.workloads.back().issues)
                QVERIFY2(issue.severity == core::Severity::Info, (issue.id + " " + issue.path).c_str());
            QVERIFY(scenario.workloads.back().gross);
            QVERIFY(scenario.workloads.back().gross->likely > 0);
        }
    };
    core::Plan empty;
    core::Scenario today;
    today.id = "today";
    today.baseline = true;
    empty.scenarios.emplace_back(today);
    makes(empty);
    makes(example());
}

void TstDocument::aDeletedWorkloadLeavesNoTrace()
{
    const core::Plan plan = example();
    const std::string workload = plan.workloads.front()->id;
    const core::Plan next = withoutWorkload(plan, workload);
    QVERIFY(!core::findWorkload(next, workload));
    for (const auto& scenario : next.scenarios) {
        QVERIFY(!scenario->deployments.contains(workload));
        QVERIFY(!scenario->workOverrides.contains(workload));
    }
}

void TstDocument::anOverrideEqualToThePlanIsTakenAway()
{
    const core::Plan plan = example();
    const std::string scenario = plan.scenarios.front()->id;
    const std::string workload = plan.workloads.front()->id;
    const core::Plan changed =
        withWorkOverride(plan, scenario, workload, "hours_per_day", uncertainJson(12), uncertainJson(24));
    QCOMPARE(core::findScenario(changed, scenario)->workOverrides.at(workload).at("hours_per_day"),
             std::string("12"));
    const core::Plan back =
        withWorkOverride(changed, scenario, workload, "hours_per_day", uncertainJson(24), uncertainJson(24));
    QVERIFY(back == plan);
}

void TstDocument::everyLeverGivesAValidPlanAtBothEnds()
{
    const core::Plan plan = example();
    const core::Catalog& catalog = core::builtInCatalog();
    const Wording wording(Language::English);
    int moved = 0;
    for (const auto& scenario : plan.scenarios) {
        for (const auto& workload : plan.workloads) {
            const auto subject = leverSubject(plan, catalog, scenario->id, workload->id);
            QVERIFY(subject);
            for (const Lever& lever : sliderLevers()) {
                const auto state = lever.state(*subject, wording);
                if (!state)
                    continue;
                for (const double value : {state->scale.low, state->scale.high}) {
                    const core::Plan next = lever.apply(*subject, value);
                    ++moved;
                    for (const core::Issue& issue : core::validate(next, catalog))
                        QVERIFY2(issue.severity != core::Severity::Error,
                                 qPrintable(wording.sentence(issue)));
                    const auto after = leverSubject(next, catalog, scenario->id, workload->id);
                    QVERIFY(lever.state(*after, wording).has_value());
                }
            }
        }
    }
    QVERIFY(moved > 100);
}

void TstDocument::sliderPositionsAndValuesAgree_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<double>("step");
    QTest::newRow("GPUs") << 1.0 << 16.0 << false << 1.0;
    QTest::newRow("percent") << 0.0 << 0.9 << false << 0.01;
    QTest::newRow("half hours") << 0.0 << 24.0 << false << 0.5;
    QTest::newRow("requests") << 2000.0 << 200000.0 << true << 1.0;
    QTest::newRow("price") << 0.15 << 2.4 << true << 1.0;
}

void TstDocument::sliderPositionsAndValuesAgree()
{
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(bool, logarithmic);
    QFETCH(double, step);
    const SliderScale scale{low, high, logarithmic, step, 3};
    QCOMPARE(scale.valueAt(0), low);
    QVERIFY(std::abs(scale.valueAt(scale.positions()) - high) < 1e-9 * high);
    for (int position = 0; position <= scale.positions(); ++position) {
        const double value = scale.valueAt(position);
        QCOMPARE(scale.valueAt(scale.positionOf(value)), value);
    }
}

void TstDocument::numbersAreReadStrictly_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("expected"); // NaN: refused
    const double refused = std::nan("");
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const QLocale german(QLocale::German);
    const QLocale french(QLocale::French);
    const QLocale swiss(QLocale::German, QLocale::Switzerland);
    QTest::newRow("plain") << english << QStringLiteral("1.5") << 1.5;
    QTest::newRow("grouped") << english << QStringLiteral("1,500") << 1500.0;
    QTest::newRow("grouped wrongly") << english << QStringLiteral("1,5") << refused;
    QTest::newRow("grouped twice") << english << QStringLiteral("1,234,567.25") << 1234567.25;
    QTest::newRow("thousands") << english << QStringLiteral("20k") << 20000.0;
    QTest::newRow("exponent") << english << QStringLiteral("1e9") << 1e9;
    QTest::newRow("minus") << english << QStringLiteral("-3") << -3.0;
    QTest::newRow("percent sign") << english << QStringLiteral("15 %") << 15.0;
    QTest::newRow("words") << english << QStringLiteral("many") << refused;
    QTest::newRow("two points") << english << QStringLiteral("1.2.3") << refused;
    QTest::newRow("infinite") << english << QStringLiteral("1e999") << refused;
    QTest::newRow("German decimal") << german << QStringLiteral("1,5") << 1.5;
    QTest::newRow("German, point is no decimal sign") << german << QStringLiteral("1.5") << refused;
    QTest::newRow("German grouped") << german << QStringLiteral("1.500") << 1500.0;
    QTest::newRow("French with a plain space") << french << QStringLiteral("1 500,5") << 1500.5;
    QTest::newRow("Swiss with an apostrophe") << swiss << QStringLiteral("1'500.5") << 1500.5;
}

void TstDocument::numbersAreReadStrictly()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, text);
    QFETCH(double, expected);
    const auto read = parseNumber(text, locale);
    if (std::isnan(expected)) {
        QVERIFY(std::holds_alternative<InputProblem>(read));
        QVERIFY(!std::get<InputProblem>(read).isEmpty());
        return;
    }
    QVERIFY2(std::holds_alternative<double>(read), qPrintable(text));
    QCOMPARE(std::get<double>(read), expected);
}

void TstDocument::everyNumberIsReadBackAsItIsShown_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("million");
    QTest::newRow("English") << Wording(Language::English).locale() << QStringLiteral("1,281,167.5");
    QTest::newRow("Spanish") << Wording(Language::Spanish).locale() << QStringLiteral("1.281.167,5");
    QTest::newRow("German") << QLocale(QLocale::German, QLocale::Germany) << QStringLiteral("1.281.167,5");
    QTest::newRow("French") << QLocale(QLocale::French, QLocale::France)
                            << QStringLiteral("1\u202f281\u202f167,5");
}

void TstDocument::everyNumberIsReadBackAsItIsShown()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, million);
    QCOMPARE(numberText(1281167.5, locale), million);
    for (double size = 1e-5; size < 1e15; size *= 3.7) {
        for (const double value : {size, -size, std::round(size), -std::round(size)}) {
            const auto read = parseNumber(numberText(value, locale), locale);
            QVERIFY2(std::holds_alternative<double>(read), qPrintable(numberText(value, locale)));
            QCOMPARE(std::get<double>(read), value);
        }
    }
}

void TstDocument::rangesAreReadBackAsShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("likely");
    QTest::addColumn<double>("high");
    QTest::newRow("number") << QStringLiteral("20") << 20.0 << 20.0 << 20.0;
    QTest::newRow("pair") << QStringLiteral("10 – 20") << 10.0 << 15.0 << 20.0;
    QTest::newRow("hyphen") << QStringLiteral("10-20") << 10.0 << 15.0 << 20.0;
    QTest::newRow("dots") << QStringLiteral("10..20") << 10.0 << 15.0 << 20.0;
    QTest::newRow("three") << QStringLiteral("1 – 1.1 – 1.3") << 1.0 << 1.1 << 1.3;
    QTest::newRow("negative") << QStringLiteral("-5 – -1") << -5.0 << -3.0 << -1.0;
}

void TstDocument::rangesAreReadBackAsShown()
{
    QFETCH(QString, text);
    QFETCH(double, low);
    QFETCH(double, likely);
    QFETCH(double, high);
    const QLocale locale(QLocale::English, QLocale::UnitedStates);
    for (const double scale : {1.0, 100.0}) {
        const auto read = parseRange(text, locale, scale, {});
        QVERIFY2(std::holds_alternative<core::Uncertain>(read), qPrintable(text));
        const auto value = std::get<core::Uncertain>(read);
        QCOMPARE(value.low, low / scale);
        QCOMPARE(value.likely, likely / scale);
        QCOMPARE(value.high, high / scale);
        const auto again = parseRange(rangeText(value, locale, scale), locale, scale, {});
        QVERIFY(std::get<core::Uncertain>(again) == value);
    }
    QVERIFY(std::holds_alternative<InputProblem>(parseRange(QStringLiteral("20 – 10"), locale, 1, {})));
}

QTEST_GUILESS_MAIN(TstDocument)
#include "tst_document.moc"

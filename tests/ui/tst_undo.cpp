// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/plan/plan_json.h"
#include "core/store/plan_file.h"
#include "ui/document/plan_document.h"
#include "ui/document/plan_edits.h"
#include "ui/document/uncertain_json.h"
#include "ui/forms/levers.h"
#include "ui/forms/work_fields.h"

#include <QTest>

#include <random>

using namespace ui;

namespace {

constexpr int kSteps = 10000;

core::Plan example()
{
    const auto opened = core::openPlan(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json");
    return opened ? opened->read.plan : core::Plan();
}

/// Edits at random, each as a page makes it. Uses only the raw bits of the engine: same seed, same edits.
class Editor
{
public:
    Editor(PlanDocument& document, std::uint32_t seed)
        : m_document(document)
        , m_engine(seed)
    {
    }

    void editOnce();
    std::size_t below(std::size_t n) { return m_engine() % n; }

private:
    template<class T>
    const auto& oneOf(const T& list)
    {
        return list[below(list.size())];
    }
    std::string scenario() { return oneOf(m_document.plan().scenarios)->id; }
    std::string workload() { return oneOf(m_document.plan().workloads)->id; }
    std::string gpu() { return oneOf(m_document.catalog().gpus()).id; }
    std::string name() { return "name " + std::to_string(below(1000)); }

    core::Plan scenarioEdit();
    core::Plan workloadEdit();
    core::Plan deploymentEdit();
    void moveLever();

    PlanDocument& m_document;
    std::mt19937 m_engine;
};

core::Plan Editor::scenarioEdit()
{
    const core::Plan& plan = m_document.plan();
    const std::string id = scenario();
    switch (below(4)) {
    case 0:
        if (plan.scenarios.size() < 4)
            return withCopiedScenario(plan, id, freshId(plan, id), name());
        return withoutScenario(plan, id);
    case 1:
        return plan.scenarios.size() > 1 ? withoutScenario(plan, id) : plan;
    case 2:
        return withBaseline(plan, id);
    default:
        return withScenario(plan, id, [&](core::Scenario& s) { s.name = name(); });
    }
}

core::Plan Editor::workloadEdit()
{
    const core::Plan& plan = m_document.plan();
    const std::string id = workload();
    switch (below(3)) {
    case 0: {
        if (plan.workloads.size() >= 4)
            return withoutWorkload(plan, id);
        core::Workload added;
        const std::size_t kind = below(core::kWorkKinds.size());
        added.id = freshId(plan, core::kWorkKinds[kind]);
        added.name = name();
        added.work = newWork(kind, m_document.catalog());
        return withNewWorkload(plan, m_document.catalog(), std::move(added));
    }
    case 1:
        return plan.workloads.size() > 1 ? withoutWorkload(plan, id) : plan;
    default:
        return withWorkload(plan, id, [&](core::Workload& w) { w.name = name(); });
    }
}

core::Plan Editor::deploymentEdit()
{
    const core::Plan& plan = m_document.plan();
    const std::string id = scenario();
    const std::string work = workload();
    switch (below(4)) {
    case 0:
        return withGpu(plan, m_document.catalog(), id, work, gpu());
    case 1: {
        const auto offers = offersOf(plan, m_document.catalog(), gpu());
        return offers.empty() ? plan : withOffer(plan, m_document.catalog(), id, work, oneOf(offers));
    }
    case 2:
        return withWorkOverride(plan, id, work, "hours_per_day",
                                uncertainJson(static_cast<double>(1 + below(24))), uncertainJson(24));
    default:
        return withDeployment(plan, id, work, [&](core::Deployment& d) {
            d.overhead = 1 + static_cast<double>(below(100)) / 100;
        });
    }
}

void Editor::moveLever()
{
    static const Wording wording(Language::English);
    static const std::vector<Lever> levers = sliderLevers();
    const Lever& lever = oneOf(levers);
    const auto subject = leverSubject(m_document.plan(), m_document.catalog(), scenario(), workload());
    const auto state = subject ? lever.state(*subject, wording) : std::nullopt;
    if (!state)
        return;
    const double share = static_cast<double>(below(1001)) / 1000;
    const double value = state->scale.low + share * (state->scale.high - state->scale.low);
    // Some moves belong to one drag, which is one step.
    m_document.edit(lever.apply(*subject, value), QString::fromStdString(lever.id),
                    below(3) == 0 ? QString::fromStdString("drag/" + lever.id) : QString());
}

void Editor::editOnce()
{
    switch (below(8)) {
    case 0:
        m_document.edit(scenarioEdit(), QStringLiteral("scenario"));
        return;
    case 1:
        m_document.edit(workloadEdit(), QStringLiteral("workload"));
        return;
    case 2:
    case 3:
        m_document.edit(deploymentEdit(), QStringLiteral("deployment"));
        return;
    case 4:
        m_document.takeScenario(scenario());
        m_document.takeWorkload(workload());
        moveLever();
        return;
    default:
        moveLever();
        return;
    }
}

void walk(QUndoStack& stack, Editor& editor)
{
    for (std::size_t n = editor.below(6); n > 0; --n)
        stack.undo();
    for (std::size_t n = editor.below(4); n > 0; --n)
        stack.redo();
}

} // namespace

/// However much is edited, every step can be taken back to exactly where it began.
class TstUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tenThousandRandomEditsAreUndoneOneByOne();
};

void TstUndo::tenThousandRandomEditsAreUndoneOneByOne()
{
    PlanDocument document(core::builtInCatalog());
    const core::Plan first = example();
    QVERIFY(!first.workloads.empty());
    document.start(first, {}, 0, true);
    QUndoStack& stack = document.undoStack();
    Editor editor(document, 20270101);
    std::vector<core::Plan> plans{first}; // by the stack's index
    int edits = 0;
    while (stack.index() < kSteps) {
        if (editor.below(50) == 0) // back and forth on the way
            walk(stack, editor);
        const core::Plan before = document.plan();
        editor.editOnce();
        if (document.plan() == before)
            continue;
        ++edits;
        plans.resize(static_cast<std::size_t>(stack.index()));
        plans.push_back(document.plan());
    }
    qInfo("%d edits, %d steps", edits, stack.count());
    while (stack.canUndo()) {
        QVERIFY(document.plan() == plans[static_cast<std::size_t>(stack.index())]);
        stack.undo();
    }
    QVERIFY(document.plan() == first);
    QCOMPARE(QByteArray::fromStdString(core::writePlan(document.plan())),
             QByteArray::fromStdString(core::writePlan(first)));
    QVERIFY(!document.isUnsaved());
}

QTEST_GUILESS_MAIN(TstUndo)
#include "tst_undo.moc"

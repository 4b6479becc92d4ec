// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/random_plan.h"

#include "core/plan/describe_plan.h"
#include "core/plan/month.h"
#include "core/plan/plan_reading.h"

#include <cmath>
#include <random>
#include <type_traits>

namespace testing {

using namespace core;

namespace {

constexpr std::array kGpus{"rtx-4090", "a100-sxm-80", "h100-sxm-80", "l40s", "rtx-3090"};
constexpr std::array kProviders{"vast", "runpod", "aws", "lambda", "gcp"};
constexpr std::array kModels{"llama-2-7b", "llama-2-13b", "mixtral-8x7b", "llama-3-70b"};
constexpr std::array kTexts{
    "", "note", "Cheapest by far", "Año 2027 – ≥ 3 nodos", "\"quoted\" \\ and\ttabbed\n", "日本"};

/// Fills every field of a struct at random within its rule (a visitor of describe). Uses only the raw bits of
/// the engine: distributions differ between standard libraries.
class Filler
{
public:
    explicit Filler(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    std::size_t below(std::size_t n) { return static_cast<std::size_t>(m_engine() % n); }
    bool chance(unsigned percent) { return below(100) < percent; }
    template<class A>
    std::string oneOf(const A& words)
    {
        return words[below(words.size())];
    }

    double number(const FieldRule& rule)
    {
        const double low = std::max(rule.minimum, -1e6);
        const double high = std::min(rule.maximum, 1e6);
        const double share = static_cast<double>(1 + m_engine() % 999999) / 1e6;
        const double x = low + (high - low) * share * (chance(50) ? share : share * share * share);
        const double whole = std::floor(x);
        return chance(40) && whole > low ? whole : x;
    }

    void fill(bool& x, const FieldRule&) { x = chance(50); }
    void fill(int& x, const FieldRule& rule)
    {
        const int low = static_cast<int>(std::max(rule.minimum, -1000.0));
        const int high = static_cast<int>(std::min(rule.maximum, low + 12.0));
        x = low + static_cast<int>(below(static_cast<std::size_t>(high - low + 1)));
    }
    void fill(double& x, const FieldRule& rule) { x = number(rule); }
    void fill(std::string& x, const FieldRule& rule);
    void fill(Uncertain& x, const FieldRule& rule);
    void fill(ModelChoice& x, const FieldRule&)
    {
        x.id = oneOf(kModels);
        if (chance(25)) {
            x.id.clear();
            x.shape = ModelShape{};
            object(*x.shape);
            x.shape->parameters = number(above(0));
        }
    }
    void fill(ProviderChoice& x, const FieldRule&)
    {
        x.none = chance(30);
        if (!x.none)
            x.id = oneOf(kProviders);
    }
    void fill(WorkOverride& x, const FieldRule&) { x["future_field"] = chance(50) ? "[1,2.5]" : "\"text\""; }
    template<class T>
    void fill(T& x, const FieldRule&)
    {
        if constexpr (std::is_enum_v<T>)
            x = kNames<T>[below(kNames<T>.size())].first;
        else
            object(x);
    }
    template<class T>
    void fill(std::optional<T>& x, const FieldRule& rule)
    {
        fill(x.emplace(), rule);
    }
    template<class T>
    void fill(Shared<T>& x, const FieldRule& rule)
    {
        fill(x.edit(), rule);
    }
    template<class T>
    void fill(std::vector<T>& list, const FieldRule& rule)
    {
        list.resize(1 + below(3));
        for (T& element : list)
            fill(element, rule);
    }
    template<class T>
    void fill(std::map<std::string, T>&, const FieldRule&)
    {
        // By workload id: filled when these are known.
    }
    void unknown(UnknownKeys& keys)
    {
        if (chance(8))
            keys.emplace_back("x_future", chance(50) ? R"({"deep":[1,null,true]})" : "0.1");
    }
    template<class T>
    void object(T& x);
    void work(Work& x, UnknownKeys& keys)
    {
        std::visit([this](auto& alternative) { object(edited(alternative)); }, x);
        unknown(keys);
    }

private:
    std::mt19937_64 m_engine;
};

template<class T>
class ObjectFiller
{
public:
    ObjectFiller(Filler& filler, T& into)
        : m_filler(filler)
        , m_into(into)
    {
    }
    template<class M>
    void field(const Key&, M T::*member, const FieldRule& rule = {})
    {
        if (rule.required || rule.always || m_filler.chance(45))
            m_filler.fill(m_into.*member, rule);
    }
    template<class X>
    void constant(const Key&, const X&)
    {
    }
    template<class U>
    void inlined(U T::*member)
    {
        m_filler.object(m_into.*member);
    }
    template<class Part>
    void group(const Key&)
    {
        describe(*this, Of<Part>{});
    }
    void checkpoint(const Key&)
    {
        if (m_filler.chance(40))
            m_into.policy = CheckpointPolicy::None;
        if (m_filler.chance(40)) {
            m_into.policy = CheckpointPolicy::Every;
            m_into.checkpointMinutes = m_filler.number(between(1, 500));
        }
    }
    void contingency(const Key&, const FieldRule& rule)
    {
        if (m_filler.chance(50))
            m_into.contingency = m_filler.number(rule);
        else if (m_filler.chance(50))
            m_into.contingencyToPercentile = 80;
    }
    void work()
    {
        m_into.work = emptyWork(m_filler.below(kWorkKinds.size()));
        m_filler.work(m_into.work, m_into.unknownInWork);
    }
    void trial(const Key&)
    {
        if (m_into.hoursPerTrial)
            return;
        m_into.trial.push_back(emptyWork(m_filler.below(4)));
        m_into.trialKind = kindOf(m_into.trial.front());
        m_filler.work(m_into.trial.front(), m_into.unknownInTrial);
    }
    void unknown(UnknownKeys T::*member) { m_filler.unknown(m_into.*member); }

private:
    Filler& m_filler;
    T& m_into;
};

template<class T>
void Filler::object(T& x)
{
    ObjectFiller<T> visitor(*this, x);
    describe(visitor, Of<T>{});
}

void Filler::fill(std::string& x, const FieldRule& rule)
{
    const std::string month = toText(Month{2027, 1} + static_cast<int>(below(12)));
    switch (rule.text) {
    case Text::Gpu:
        x = oneOf(kGpus);
        return;
    case Text::Provider:
        x = oneOf(kProviders);
        return;
    case Text::Month:
        x = month;
        return;
    case Text::Date:
        x = chance(50) ? month : month + "-15";
        return;
    case Text::When:
        x = chance(30) ? "once" : chance(50) ? "monthly" : month;
        return;
    case Text::Weights:
        x = chance(50) ? "q4_k_m" : "bf16";
        return;
    case Text::Compute:
    case Text::KvCache:
        x = chance(50) ? "bf16" : "fp8";
        return;
    case Text::Tier:
        x = chance(50) ? "secure" : "community";
        return;
    case Text::CurrencyCode:
        x = "USD";
        return;
    case Text::Any:
        x = oneOf(kTexts);
        return;
    case Text::Id:
    case Text::Team:
    case Text::Offer:
    case Text::Scenario:
        x.clear(); // given when the plan's ids are known
        return;
    }
}

void Filler::fill(Uncertain& x, const FieldRule& rule)
{
    std::array<double, 3> figures{number(rule), number(rule), number(rule)};
    std::sort(figures.begin(), figures.end());
    switch (below(4)) {
    case 0:
        x = figures[0];
        return;
    case 1:
        x = Uncertain::between(figures[0], figures[2]);
        return;
    case 2:
        x = Uncertain::threePoint(figures[0], figures[1], figures[2]);
        return;
    default:
        break;
    }
    x = Uncertain::threePoint(figures[0], figures[1], figures[2]);
    x.form = RangeForm::Object;
    x.shape = figures[0] == figures[2] ? Shape::Fixed : chance(50) ? Shape::Triangular : Shape::Uniform;
    x.openHigh = chance(20);
    if (chance(30))
        x.percentiles = {10, 90};
    RangeNote note{chance(50) ? "price" : "", oneOf(kTexts), oneOf(kTexts), "", "", {}};
    unknown(note.unknown);
    if (!(note == RangeNote{}))
        x.note = note;
}

template<class T>
void numberIds(std::vector<T>& list, const char* stem)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        edited(list[i]).id = std::string(stem) + "-" + std::to_string(i + 1);
}

/// What can only be filled when the ids of workloads, teams, offers and scenarios are known.
void connect(Scenario& scenario, const Plan& plan, Filler& filler)
{
    numberIds(scenario.commitments, "commitment");
    numberIds(scenario.levers, "lever");
    for (const Shared<Workload>& workload : plan.workloads) {
        Deployment& deployment = scenario.deployments[workload->id].edit();
        filler.object(deployment);
        deployment.offer = plan.offers.empty() ? "" : plan.offers.front()->id;
        deployment.commitment = scenario.commitments.empty() ? "" : scenario.commitments.front().id;
        if (filler.chance(20))
            filler.fill(scenario.workOverrides[workload->id], {});
    }
    for (Lever& lever : scenario.levers)
        lever.paths = {plan.workloads.front()->id + ".price"};
}

} // namespace

Plan randomPlan(std::uint64_t seed)
{
    Filler filler(seed);
    Plan plan;
    filler.object(plan);
    numberIds(plan.teams, "team");
    numberIds(plan.workloads, "workload");
    numberIds(plan.scenarios, "scenario");
    numberIds(plan.offers, "offer");
    for (Shared<Workload>& workload : plan.workloads) {
        if (!plan.teams.empty())
            workload.edit().team = plan.teams.back().id;
    }
    for (Extra& extra : plan.extras)
        extra.scenario = filler.chance(50) ? plan.scenarios.back()->id : "";
    for (Shared<Scenario>& scenario : plan.scenarios) {
        scenario.edit().baseline = false;
        connect(scenario.edit(), plan, filler);
    }
    plan.scenarios.back().edit().baseline = true;
    return plan;
}

} // namespace testing

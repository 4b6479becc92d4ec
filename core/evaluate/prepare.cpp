// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/line.h"

#include "core/estimate/engine_names.h"
#include "core/estimate/throughput.h"
#include "core/evaluate/bill.h"
#include "core/evaluate/pricing.h"
#include "core/plan/json_text.h"
#include "core/plan/plan_json.h"

#include <algorithm>
#include <fmt/format.h>

namespace core {

namespace {

std::string number(double value)
{
    return fmt::format("{}", value);
}

void setProvider(Line& line, const Catalog& catalog, const std::string& id)
{
    line.provider = catalog.provider(id);
    if (!line.provider)
        line.say(Severity::Info, "no-billing-rules", "provider", {{"provider", id}});
    else if (line.price && !line.price->incrementS && line.provider->billingIncrementS)
        line.say(Severity::Info, "provider-rules-used", "provider",
                 {{"provider", line.provider->name},
                  {"increment_s", number(*line.provider->billingIncrementS)},
                  {"minimum_s", line.provider->billingMinimumS.value_or(0) > 0
                                    ? number(*line.provider->billingMinimumS)
                                    : std::string()}});
}

/// A notice that the plan does not state is the provider's, and that is said.
void checkNotice(Line& line)
{
    const auto& interruption = line.deployment->interruption;
    const bool used = interruption && !interruption->noticeSeconds
                      && interruption->policy != CheckpointPolicy::None && line.provider
                      && line.provider->spotNoticeS.value_or(0) > 0;
    if (used)
        line.say(Severity::Info, "provider-notice-used", "interruption.notice_seconds",
                 {{"provider", line.providerId}, {"notice_s", number(*line.provider->spotNoticeS)}});
}

/// An engine that there are no measurements of is reckoned as a usual one, and that is said.
void checkEngine(Line& line)
{
    const Work& work = line.workload->work;
    const std::string& engine = line.deployment->engine;
    const bool serves = std::holds_alternative<LlmServing>(work) || std::holds_alternative<LlmBatch>(work);
    if (serves && !engine.empty() && !engineNamed(engine))
        line.say(Severity::Warning, "engine-unknown", "engine",
                 {{"found", shortened(engine)}, {"known", engineNames()}});
}

void sayCorrection(Line& line)
{
    if (!line.correction)
        return;
    line.say(Severity::Info, "estimate-corrected", "gpu",
             {{"gpu", line.gpu->name},
              {"factor", fmt::format("{:.3g}", line.correction->factor)},
              {"rows", fmt::format("{}", line.correction->rows)},
              {"source", line.correction->source},
              {"date", line.correction->asOf}});
}

std::string referenceGpuOf(const Work& work)
{
    if (const auto* w = std::get_if<Measured>(&work))
        return w->referenceGpu;
    if (const auto* w = std::get_if<RlTraining>(&work))
        return w->referenceGpu;
    if (const auto* w = std::get_if<Shared<Sweep>>(&work))
        return (*w)->referenceGpu;
    return {};
}

void setRelativeSpeed(Line& line, const Catalog& catalog)
{
    const std::string id = referenceGpuOf(line.workload->work);
    if (id.empty() || id == line.gpu->id)
        return;
    const Gpu* reference = catalog.gpu(id);
    if (!reference)
        return line.block("gpu-unknown", "reference_gpu", {{"gpu", id}});
    const Range speed = relativeSpeed(*line.gpu, *reference);
    line.relativeSpeed = Uncertain::threePoint(speed.low, speed.likely, speed.high);
    line.relativeSpeed.note.emplace().variable = fmt::format("relative speed {} {}", line.gpu->id, id);
}

const ModelChoice* modelOf(const Work& work)
{
    return std::visit(
        [](const auto& w) -> const ModelChoice* {
            if constexpr (requires { w.model; })
                return &w.model;
            else
                return nullptr;
        },
        work);
}

void setModel(Line& line, const Catalog& catalog)
{
    const ModelChoice* choice = modelOf(timedWork(line.workload->work));
    if (!choice)
        return;
    line.model = choice->shape ? &*choice->shape : catalog.model(choice->id);
    if (!line.model)
        line.say(Severity::Warning, "model-unknown", "model", {{"model", choice->id}});
}

/// What a purchase model needs to be said of it.
void checkPurchase(Line& line)
{
    const Deployment& d = *line.deployment;
    if (d.purchase == Purchase::Owned && !d.owned)
        line.block("owned-not-described", "owned");
    if (d.purchase == Purchase::Serverless && !d.serverless)
        line.say(Severity::Info, "cold-starts-not-stated", "serverless");
    if (!d.commitment.empty() && !commitmentOf(line))
        line.block("commitment-unknown", "commitment", {{"commitment", d.commitment}});
    const bool contract = d.purchase == Purchase::Reserved || d.purchase == Purchase::SavingsPlan;
    if (contract && d.commitment.empty())
        line.say(Severity::Warning, "reserved-not-committed", "commitment",
                 {{"purchase", std::string(nameIn(d.purchase))}});
    const Work& work = line.workload->work;
    const bool always = std::holds_alternative<LlmServing>(work) || std::holds_alternative<Interactive>(work);
    if ((d.purchase == Purchase::Spot || d.interruption) && (!d.interruption || always))
        line.say(Severity::Warning, "spot-not-modelled", "interruption");
}

void checkNeeds(Line& line)
{
    if (line.workload->needs.ecc && line.gpu->ecc == Ecc::None)
        line.block("needs-ecc", "gpu", {{"gpu", line.gpu->name}});
    if (line.workload->needs.nvlink && !line.gpu->nvlink)
        line.block("needs-nvlink", "gpu", {{"gpu", line.gpu->name}});
}

bool hasTiers(const Provider* provider, Route route)
{
    if (route == Route::Intra)
        return true; // inside one zone nothing is billed unless the plan says so
    if (!provider)
        return false;
    switch (route) {
    case Route::Internet:
        return !provider->egressTiers.empty();
    case Route::InterRegion:
        return !provider->interRegionTiers.empty();
    case Route::InterZone:
        return !provider->interZoneTiers.empty();
    default:
        return !provider->ingressTiers.empty();
    }
}

void checkStorageAndTransfer(Line& line, const std::vector<Storage>& storage,
                             const std::vector<Transfer>& transfer)
{
    for (std::size_t i = 0; i < storage.size(); ++i) {
        const Provider* provider = billedBy(line, storage[i].provider);
        if (storage[i].tiers.empty() && (!provider || provider->storageTiers.empty()))
            line.say(Severity::Warning, "no-storage-price", fmt::format("storage[{}].tiers", i));
    }
    for (std::size_t i = 0; i < transfer.size(); ++i) {
        if (transfer[i].tiers.empty() && !hasTiers(billedBy(line, transfer[i].provider), transfer[i].route))
            line.say(Severity::Warning, "no-transfer-price", fmt::format("transfer[{}].tiers", i),
                     {{"route", std::string(nameIn(transfer[i].route))}});
    }
}

/// Machines that are owned or rented by the month have no more hours than the months have.
void checkCapacity(Line& line, const Run& run)
{
    const bool limited = line.owned() || (line.price && line.price->per == PriceUnit::Month);
    const Schedule& schedule = line.workload->schedule;
    const MonthSpan span = spanOf(*line.plan, line.start, schedule.start, schedule.months);
    if (!limited || span.count() == 0)
        return;
    const Inputs likely;
    const Runs runs = runsOf(line, likely, span);
    const double perGpu = (billedRun(line, run).gpuHours() / gpusAtOnce(line, run))
                          * (runs.first + runs.later * (span.count() - 1)) / span.count();
    if (perGpu > line.plan->hoursPerMonth * (1 + 1e-9))
        line.say(Severity::Warning, "capacity-exceeded", "gpus",
                 {{"hours", fmt::format("{:.1f}", perGpu)}, {"limit", number(line.plan->hoursPerMonth)}});
}

void checkRun(Line& line)
{
    if (!line.feasible)
        return;
    const RunOutcome outcome = runOf(line, Inputs(line.inputs, {}), 1);
    if (outcome.run && outcome.whyNot.empty())
        checkCapacity(line, *outcome.run);
    if (!outcome.whyNot.empty())
        line.block(outcome.whyNot, outcome.whyNot == "kind-not-estimated" ? "measured" : "work",
                   {{"kind", std::string(kindOf(line.workload->work))}});
}

} // namespace

void Line::say(Severity severity, std::string id, const std::string& field,
               std::vector<std::pair<std::string, std::string>> arguments)
{
    issues.push_back(
        {severity, std::move(id), field.empty() ? path : path + "." + field, std::move(arguments)});
}

void Line::block(std::string id, const std::string& field,
                 std::vector<std::pair<std::string, std::string>> arguments)
{
    feasible = false;
    say(Severity::Blocking, std::move(id), field, std::move(arguments));
}

Line prepareLine(const Plan& plan, const Catalog& catalog, std::size_t scenario, const Workload& workload)
{
    Line line;
    line.plan = &plan;
    line.catalog = &catalog;
    line.scenario = &*plan.scenarios[scenario];
    line.workload = &workload;
    line.path = fmt::format("scenarios[{}].deployments.{}", scenario, workload.id);
    line.start = parseMonth(plan.start).value_or(Month{});
    const auto change = line.scenario->workOverrides.find(workload.id);
    if (change != line.scenario->workOverrides.end()) {
        const std::string where = fmt::format("scenarios[{}].work_overrides.{}", scenario, workload.id);
        line.overridden =
            std::make_shared<Workload>(applyOverride(workload, change->second, where, line.issues));
        line.workload = line.overridden.get();
    }
    const auto deployment = line.scenario->deployments.find(workload.id);
    if (deployment == line.scenario->deployments.end()) {
        line.block("no-deployment", "", {{"workload", workload.id}});
        return line;
    }
    line.deployment = &*deployment->second;
    line.gpu = catalog.gpu(line.deployment->gpu);
    if (!line.gpu) {
        line.block("gpu-unknown", "gpu", {{"gpu", line.deployment->gpu}});
        return line;
    }
    line.providerId = line.deployment->provider.id.value_or("");
    checkPurchase(line);
    checkNeeds(line);
    if (line.deployment->purchase != Purchase::Owned)
        setPrice(line, catalog);
    if (!line.providerId.empty())
        setProvider(line, catalog, line.providerId);
    checkNotice(line);
    checkEngine(line);
    setModel(line, catalog);
    setRelativeSpeed(line, catalog);
    setSpeed(line);
    sayCorrection(line);
    checkStorageAndTransfer(line, line.deployment->storage, line.deployment->transfer);
    checkRun(line);
    return line;
}

Line prepareSharedLine(const Plan& plan, const Catalog& catalog, std::size_t scenario)
{
    Line line;
    line.plan = &plan;
    line.catalog = &catalog;
    line.scenario = &*plan.scenarios[scenario];
    line.path = fmt::format("scenarios[{}]", scenario);
    line.start = parseMonth(plan.start).value_or(Month{});
    checkStorageAndTransfer(line, line.scenario->storage, line.scenario->transfer);
    return line;
}

void noteInputs(Line& line, VariableTable& table)
{
    if (!line.feasible)
        return;
    const std::string subject = line.workload ? line.workload->id : std::string("shared");
    (void)figuresOf(line, Inputs(table, subject, line.inputs));
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/explain_cost.h"

#include "core/finance/billing.h"

#include <algorithm>
#include <fmt/format.h>
#include <initializer_list>

namespace core {

namespace {

/// The price of a GPU-hour that is billed by use.
Derivation priceNode(const Line& line)
{
    const Price& price = *line.price;
    std::string source = price.source;
    if (!price.asOf.empty())
        source += (source.empty() ? "" : ", ") + price.asOf;
    std::vector<Derivation> inputs;
    const auto at = [&](double usd) {
        return usdPerGpuHour(usd, price.per, gpusPerInstance(price, *line.deployment),
                             line.plan->hoursPerMonth);
    };
    const Range perHour{at(price.usd.low), at(price.usd.likely), at(price.usd.high), price.usd.openHigh};
    const int perInstance = gpusPerInstance(price, *line.deployment);
    if (price.per == PriceUnit::InstanceHour && perInstance > 1) {
        inputs.push_back(input("price.instance_hour", price.usd, "USD/h"));
        inputs.push_back(node("gpus.per_instance", Range::exactly(perInstance), ""));
    }
    if (price.per == PriceUnit::Month)
        inputs.push_back(input("price.month", price.usd, "USD"));
    const std::string& provider = line.provider ? line.provider->name : line.providerId;
    const std::string where =
        fmt::format("{}{}{}", provider, provider.empty() ? "" : " ", nameIn(line.deployment->purchase));
    return node("price.gpu_hour", perHour, "USD/GPU-h", std::move(inputs), std::move(source), where);
}

/// Inputs that are not at the value which says nothing.
void addUnless(std::vector<Derivation>& inputs, std::string id, const Uncertain& u, double nothing,
               std::string unit)
{
    if (u != Uncertain(nothing))
        inputs.push_back(input(std::move(id), u, std::move(unit)));
}

std::vector<Derivation> depreciationInputs(const Owned& owned)
{
    std::vector<Derivation> in{input("owned.price", owned.price, "USD")};
    addUnless(in, "owned.resale_share", owned.resaleShare, 0, "share");
    in.push_back(node("owned.months", Range::exactly(owned.months), ""));
    return in;
}

std::vector<Derivation> powerInputs(const Line& line, const Owned& owned)
{
    return {input("owned.active_w", owned.activeW, "W"), input("owned.idle_w", owned.idleW, "W"),
            input("owned.pue", owned.pue, "factor"), input("owned.usd_per_kwh", owned.usdPerKwh, "USD/kWh"),
            node("plan.hours_per_month", Range::exactly(line.plan->hoursPerMonth), "h")};
}

std::vector<Derivation> commitmentInputs(const Line& line, const CommittedGpus& committed)
{
    const Commitment& terms = committed.terms;
    std::vector<Derivation> in{input("commitment.list", terms.listUsd, "USD/GPU-h"),
                               input("commitment.discount", terms.discount, "share"),
                               node("commitment.gpus", Range::exactly(committed.gpus), ""),
                               node("commitment.term", Range::exactly(terms.termMonths), ""),
                               node("plan.hours_per_month", Range::exactly(line.plan->hoursPerMonth), "h"),
                               node("commitment.share", Range::exactly(committed.share), "share")};
    if (terms.upfrontShare > 0)
        in.push_back(node("commitment.upfront", Range::exactly(terms.upfrontShare), "share"));
    return in;
}

std::vector<Derivation> coldStartInputs(const Line& line)
{
    std::vector<Derivation> in;
    if (const auto& s = line.deployment->serverless) {
        in.push_back(input("serverless.cold_start", s->coldStartS, "s"));
        in.push_back(input("serverless.idle_timeout", s->idleTimeoutS, "s"));
        in.push_back(input("serverless.requests", s->requestsPerColdStart, ""));
    }
    return in;
}

std::vector<Derivation> interruptionInputs(const WorkloadResult& result)
{
    std::vector<Derivation> in;
    if (!result.spot)
        return in;
    if (result.spot->usedMinutes > 0)
        in.push_back(node("spot.interval", Range::exactly(result.spot->usedMinutes), "min"));
    in.push_back(node("spot.interruptions", Range::exactly(result.spot->interruptions), ""));
    in.push_back(node("spot.billed_hours", Range::exactly(result.spot->billedHours), "h"));
    return in;
}

/// What the first row rests on: hours × price, and the commitment where there is one.
std::vector<Derivation> workInputs(const Line& line, Derivation hours)
{
    std::vector<Derivation> in{std::move(hours)};
    if (line.price)
        in.push_back(priceNode(line));
    if (line.fallbackPrice) {
        in.push_back(input("fallback.share", line.deployment->fallback->share, "share"));
        in.push_back(input("fallback.price", line.fallbackPrice->usd, "USD/GPU-h"));
    }
    if (line.deployment->serverless && line.deployment->purchase == Purchase::Serverless)
        in.push_back(input("serverless.packing", line.deployment->serverless->packing, "share"));
    return in;
}

std::vector<Derivation> inputsOf(CostRow row, const Line& line, const WorkloadResult& result)
{
    switch (row) {
    case CostRow::Interruptions:
        return interruptionInputs(result);
    case CostRow::ColdStarts:
        return coldStartInputs(line);
    case CostRow::CommitmentUnused:
        return line.committed.empty() ? std::vector<Derivation>()
                                      : commitmentInputs(line, line.committed.front());
    case CostRow::Depreciation:
        return line.owned() ? depreciationInputs(*line.deployment->owned) : std::vector<Derivation>();
    case CostRow::Power:
        return line.owned() ? powerInputs(line, *line.deployment->owned) : std::vector<Derivation>();
    case CostRow::Admin:
        if (!line.owned())
            return {};
        return {input("owned.admin_hours", line.deployment->owned->adminHoursPerMonth, "h"),
                input("owned.usd_per_admin_hour", line.deployment->owned->usdPerAdminHour, "USD/h")};
    case CostRow::Extras:
        return {input("support.share", line.deployment->supportShare, "share")};
    default:
        return {};
    }
}

} // namespace

Derivation explainCost(const Line& line, const WorkloadResult& result, Derivation hours)
{
    std::vector<Derivation> rows;
    for (std::size_t i = 0; i < kCostRows; ++i) {
        const auto row = static_cast<CostRow>(i);
        if (result.breakdown[row] == Range{})
            continue;
        std::string id = fmt::format("cost.{}", nameIn(row));
        if (row == CostRow::Extras)
            id = "cost.support"; // all that one workload has of them
        else if (row == CostRow::Compute && !line.committed.empty())
            id = "cost.compute_committed";
        else if (row == CostRow::Compute && line.price && line.price->per == PriceUnit::Month)
            id = "cost.compute_monthly";
        rows.push_back(node(std::move(id), result.breakdown[row], "USD", inputsOf(row, line, result)));
    }
    // Hours × price stand below the first row that they make: of one's own machines that is power.
    const auto first = std::find_if(rows.begin(), rows.end(), [&](const Derivation& row) {
        return row.id.starts_with("cost.compute") || (line.owned() && row.id == "cost.power");
    });
    if (first != rows.end()) {
        std::vector<Derivation> work = workInputs(line, std::move(hours));
        if (!line.committed.empty() && first->id == "cost.compute_committed") {
            std::vector<Derivation> terms = commitmentInputs(line, line.committed.front());
            work.insert(work.end(), terms.begin(), terms.end());
        }
        first->inputs.insert(first->inputs.begin(), work.begin(), work.end());
    }
    return node("cost.workload", *result.gross, "USD", std::move(rows), {}, line.workload->name);
}

} // namespace core

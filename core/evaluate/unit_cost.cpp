// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/unit_cost.h"

#include "core/evaluate/run.h"
#include "core/evaluate/volume.h"

#include <utility>

namespace core {

namespace {

/// How many units a unit cost is quoted for.
std::pair<double, std::string> quotedUnit(const std::string& unit)
{
    if (unit == "tokens" || unit == "steps")
        return {1e6, "1M " + unit};
    if (unit == "images" || unit == "sequences")
        return {1e3, "1k " + unit};
    return {1, "unit"};
}

} // namespace

bool isCapacity(const Line& line)
{
    return line.owned() || !line.committed.empty();
}

std::optional<UnitCost> unitCostOf(const Line& line, const WorkloadResult& result,
                                   const AtEnds<LineFigures>& f)
{
    // Replicas that wait for requests are paid too: what is asked for bears the bill.
    const bool asked = std::holds_alternative<LlmServing>(line.workload->work) && !line.deployment->duty;
    const bool whole = asked || isCapacity(line) || line.deployment->purchase == Purchase::Serverless;
    const bool llm = result.throughput && result.throughput->unit == "tokens_per_s"
                     && !(whole && f.likely.units > 0) && result.usdPerGpuHour;
    if (llm && result.throughput->value && result.throughput->value->low > 0) {
        const Range duty = line.deployment->duty ? line.deployment->duty->range() : Range::exactly(1);
        if (duty.low <= 0)
            return std::nullopt;
        const double gpus = gpusPerReplica(*line.deployment);
        return UnitCost{"1M tokens",
                        *result.usdPerGpuHour * (gpus / 3600 * 1e6) / *result.throughput->value / duty};
    }
    if (f.likely.units <= 0)
        return std::nullopt;
    const auto [quoted, name] = quotedUnit(unitOfWork(line.workload->work));
    const double per = quoted;
    return UnitCost{name,
                    f.range([per](const LineFigures& x) { return x.units > 0 ? x.gross / x.units * per : 0; },
                            result.gross->openHigh)};
}

} // namespace core

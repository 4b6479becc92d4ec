// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_parts.h"

#include "core/base/money.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>

namespace core {

std::string nameOf(const ScenarioResult& scenario)
{
    return scenario.name.empty() ? scenario.id : scenario.name;
}

std::string nameOfWorkload(const Plan& plan, std::string_view id)
{
    const Workload* workload = findWorkload(plan, id);
    return workload && !workload->name.empty() ? workload->name : std::string(id);
}

std::string nameOfGpu(const Catalog& catalog, std::string_view id)
{
    const Gpu* gpu = catalog.gpu(id);
    return gpu ? gpu->name : std::string(id);
}

std::string nameOfProvider(const Catalog& catalog, std::string_view id)
{
    const Provider* provider = catalog.provider(id);
    return provider ? provider->name : std::string(id);
}

std::string placeOf(const Catalog& catalog, const WorkloadResult& workload)
{
    if (workload.gpu.empty())
        return {};
    std::string place = fmt::format("{} × {}", workload.gpus, nameOfGpu(catalog, workload.gpu));
    if (!workload.provider.empty())
        place += " · " + nameOfProvider(catalog, workload.provider);
    return place;
}

std::vector<double> centsAddingTo(std::span<const double> amounts, double total)
{
    std::vector<std::int64_t> cents = centsThatAddUp(amounts);
    std::int64_t missing = std::llround(total * 100);
    for (const std::int64_t each : cents)
        missing -= each;
    // What is left is a cent or two that the rows' own rounding differs by: the largest row bears it.
    const auto largest = std::max_element(cents.begin(), cents.end(),
                                          [](auto a, auto b) { return std::abs(a) < std::abs(b); });
    if (largest != cents.end())
        *largest += missing;
    std::vector<double> usd;
    for (const std::int64_t each : cents)
        usd.push_back(static_cast<double>(each) / 100);
    return usd;
}

ReportCell amount(const Range& usd)
{
    return UsdAmount{std::round(usd.likely * 100) / 100, usd.openHigh};
}

ReportCell amount(const std::optional<Range>& usd)
{
    return usd ? amount(*usd) : ReportCell{};
}

ReportCell limits(const std::optional<Range>& usd)
{
    return usd && !usd->isExact() ? ReportCell{UsdLimits{*usd}} : ReportCell{};
}

ReportCell figure(const Range& value, std::string unit)
{
    return UnitFigure{value, std::move(unit)};
}

ReportText phrase(std::string id, std::vector<std::pair<std::string, std::string>> arguments)
{
    return {std::move(id), std::move(arguments)};
}

std::string argument(double x)
{
    return fmt::format("{}", x);
}

} // namespace core

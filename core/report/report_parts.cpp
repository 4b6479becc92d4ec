// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/report_parts.h"

#include "core/base/money.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fmt/format.h>

namespace core {

std::string shortened(std::string_view text, std::size_t room)
{
    std::size_t points = 0;
    std::size_t cut = text.size();
    for (std::size_t i = 0; i < text.size(); ++i) {
        // Bytes 10xxxxxx continue a character.
        if ((static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U)
            continue;
        if (++points == room)
            cut = i;
        if (points > room)
            return std::string(text.substr(0, cut)) + "…";
    }
    return std::string(text);
}

OwnWords ownName(std::string_view text)
{
    return {shortened(text, kNameRoom)};
}

OwnWords ownSentence(std::string_view text)
{
    return {shortened(text, kSentenceRoom)};
}

std::string nameOf(const ScenarioResult& scenario)
{
    return shortened(scenario.name.empty() ? scenario.id : scenario.name, kNameRoom);
}

std::string nameOfWorkload(const Plan& plan, std::string_view id)
{
    const Workload* workload = findWorkload(plan, id);
    return shortened(workload && !workload->name.empty() ? workload->name : std::string(id), kNameRoom);
}

std::string nameOfGpu(const Catalog& catalog, std::string_view id)
{
    const Gpu* gpu = catalog.gpu(id);
    return gpu ? gpu->name : shortened(id, kNameRoom);
}

std::string nameOfProvider(const Catalog& catalog, std::string_view id)
{
    const Provider* provider = catalog.provider(id);
    return provider ? provider->name : shortened(id, kNameRoom);
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

std::optional<std::size_t> indexOf(const Plan& plan, std::string_view scenario)
{
    for (std::size_t i = 0; i < plan.scenarios.size(); ++i) {
        if (plan.scenarios[i]->id == scenario)
            return i;
    }
    return std::nullopt;
}

double centsBetween(const ScenarioResult& from, const ScenarioResult& to)
{
    return centsBetween(from.cost->likely, to.cost->likely);
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

ReportCell share(double x)
{
    return UnitFigure{Range::exactly(x), "share"};
}

ReportCell shareOf(double part, double whole)
{
    return whole > 0 ? share(part / whole) : ReportCell{};
}

ReportText phrase(std::string id, std::vector<std::pair<std::string, std::string>> arguments)
{
    return {std::move(id), std::move(arguments)};
}

std::string argument(double x)
{
    return fmt::format("{}", x);
}

ReportRow fact(std::string label, ReportCell value)
{
    return {{phrase(std::move(label)), std::move(value)}, RowRank::Plain, 0};
}

ReportTable factTable()
{
    return {{{{}, 1, false}, {{}, 3, false}}, {}};
}

std::optional<int> daysBetween(std::string_view from, std::string_view to)
{
    const auto days = [](std::string_view text) -> std::optional<std::chrono::sys_days> {
        int year = 0;
        unsigned month = 0;
        unsigned day = 0;
        const std::string date(text.substr(0, 10));
        if (std::sscanf(date.c_str(), "%4d-%2u-%2u", &year, &month, &day) != 3)
            return std::nullopt;
        const std::chrono::year_month_day ymd{std::chrono::year{year}, std::chrono::month{month},
                                              std::chrono::day{day}};
        return ymd.ok() ? std::optional(std::chrono::sys_days{ymd}) : std::nullopt;
    };
    const auto first = days(from);
    const auto last = days(to);
    if (!first || !last)
        return std::nullopt;
    return static_cast<int>((*last - *first).count());
}

Breakdown sharedRows(const ScenarioResult& scenario)
{
    Breakdown shared = scenario.breakdown;
    for (std::size_t i = 0; i < kCostRows; ++i) {
        for (const WorkloadResult& workload : scenario.workloads) {
            const Range& part = workload.breakdown.rows[i];
            Range& rest = shared.rows[i];
            rest = {rest.low - part.low, rest.likely - part.likely, rest.high - part.high, rest.openHigh};
        }
        // Differences of sums leave dust far below a cent.
        if (std::abs(shared.rows[i].likely) < 1e-6)
            shared.rows[i] = {};
    }
    return shared;
}

} // namespace core

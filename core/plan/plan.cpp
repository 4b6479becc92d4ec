// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan.h"

#include <algorithm>

namespace core {

namespace {

template<class T>
const T* findById(const std::vector<Shared<T>>& values, std::string_view id)
{
    const auto found =
        std::find_if(values.begin(), values.end(), [&](const Shared<T>& v) { return v->id == id; });
    return found == values.end() ? nullptr : &**found;
}

} // namespace

const Workload* findWorkload(const Plan& plan, std::string_view id)
{
    return findById(plan.workloads, id);
}

const Scenario* findScenario(const Plan& plan, std::string_view id)
{
    return findById(plan.scenarios, id);
}

const Offer* findOffer(const Plan& plan, std::string_view id)
{
    return findById(plan.offers, id);
}

const Scenario* baselineOf(const Plan& plan)
{
    const auto marked = std::find_if(plan.scenarios.begin(), plan.scenarios.end(),
                                     [](const Shared<Scenario>& s) { return s->baseline; });
    if (marked != plan.scenarios.end())
        return &**marked;
    return plan.scenarios.empty() ? nullptr : &*plan.scenarios.front();
}

} // namespace core

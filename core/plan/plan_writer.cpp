// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"

#include "core/plan/plan_writing.h"

namespace core {

namespace {

template<class T>
std::string written(const T& value)
{
    Writing writing;
    writing.object(value);
    return writing.out().take();
}

} // namespace

void Writing::value(const Uncertain& x)
{
    switch (x.form) {
    case RangeForm::Number:
        return m_out.number(x.likely);
    case RangeForm::Object:
        return object(toObject(x));
    case RangeForm::Pair:
    case RangeForm::Triple:
        break;
    }
    m_out.beginList(true);
    m_out.number(x.low);
    if (x.form == RangeForm::Triple)
        m_out.number(x.likely);
    m_out.number(x.high);
    m_out.endList();
}

void Writing::value(const ModelChoice& x)
{
    if (x.shape)
        object(*x.shape);
    else
        m_out.text(x.id);
}

void Writing::value(const ProviderChoice& x)
{
    if (x.id)
        m_out.text(*x.id);
    else
        m_out.null();
}

void Writing::value(const WorkOverride& x)
{
    m_out.beginObject();
    unknown(UnknownKeys(x.begin(), x.end()));
    m_out.endObject();
}

void Writing::unknown(const UnknownKeys& keys)
{
    for (const auto& [key, json] : keys) {
        m_out.key(key);
        m_out.raw(json);
    }
}

void Writing::workFields(const Work& work, const UnknownKeys& unknownKeys)
{
    std::visit(
        [&](const auto& alternative) {
            using A = std::remove_cvref_t<decltype(alternative)>;
            if constexpr (std::is_same_v<A, Shared<Sweep>>) {
                ObjectWriter<Sweep> visitor(*this, *alternative);
                describe(visitor, Of<Sweep>{});
            } else {
                ObjectWriter<A> visitor(*this, alternative);
                describe(visitor, Of<A>{});
            }
        },
        work);
    unknown(unknownKeys);
}

std::string writePlan(const Plan& plan)
{
    return written(plan) + "\n";
}

std::string writePlanHead(const Plan& plan)
{
    Writing writing;
    writing.out().beginObject();
    ObjectWriter<Plan> visitor(writing, plan);
    describeHead(visitor);
    visitor.unknown(&Plan::unknown);
    writing.out().endObject();
    return writing.out().take();
}

std::string writeWorkload(const Workload& workload)
{
    return written(workload);
}

std::string writeScenario(const Scenario& scenario)
{
    return written(scenario);
}

std::string writeOffer(const Offer& offer)
{
    return written(offer);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/volume.h"

#include <algorithm>

namespace core {

namespace {

/// Requests of served work in `days` days.
double requestsOf(const LlmServing& work, const Inputs& inputs, double days)
{
    if (work.profile.empty())
        return valueOr(work.requestsPerDay, inputs, "requests_per_day", 0) * days;
    double requests = 0;
    for (std::size_t i = 0; i < work.profile.size(); ++i)
        requests += work.profile[i].hours * 3600
                    * inputs(work.profile[i].requestsPerS, "profile.requests_per_s", i) * days;
    return requests;
}

} // namespace

double unitsOf(const Work& work, const Inputs& inputs, double daysPerRun)
{
    struct Count
    {
        const Inputs& in;
        double days;
        double operator()(const LlmTraining& w) const { return in(w.tokens, "tokens"); }
        double operator()(const LlmFinetuning& w) const
        {
            return in(w.examples, "examples") * in(w.tokensPerExample, "tokens_per_example")
                   * in(w.epochs, "epochs");
        }
        double operator()(const LlmServing& w) const
        {
            return requestsOf(w, in, days) * valueOr(w.outputTokens, in, "output_tokens", 0);
        }
        double operator()(const LlmBatch& w) const
        {
            return in(w.requests, "requests") * in(w.outputTokens, "output_tokens");
        }
        double operator()(const ImageGeneration& w) const { return imagesOf(w.images, w.imagesPerDay); }
        double operator()(const VisionInference& w) const { return imagesOf(w.images, w.imagesPerDay); }
        double operator()(const ImageFinetuning& w) const
        {
            return w.steps ? in(*w.steps, "steps")
                           : valueOr(w.images, in, "images", 0) * valueOr(w.epochs, in, "epochs", 1);
        }
        double operator()(const VisionTraining& w) const
        {
            return in(w.images, "images") * in(w.epochs, "epochs");
        }
        double operator()(const NlpTraining& w) const
        {
            return in(w.sequences, "sequences") * in(w.epochs, "epochs");
        }
        double operator()(const RlTraining& w) const { return in(w.environmentSteps, "environment_steps"); }
        double operator()(const Shared<Sweep>&) const { return 0; }
        double operator()(const Interactive&) const { return 0; }
        double operator()(const Measured& w) const { return valueOr(w.units, in, "units", 0); }
        [[nodiscard]] double imagesOf(const std::optional<Uncertain>& inAll,
                                      const std::optional<Uncertain>& perDay) const
        {
            return inAll ? in(*inAll, "images") : valueOr(perDay, in, "images_per_day", 0) * days;
        }
    };
    return std::visit(Count{inputs, daysPerRun}, work);
}

std::optional<double> requestsOf(const Work& work, const Inputs& inputs, double daysPerRun)
{
    const double units = unitsOf(work, inputs, daysPerRun);
    if (const auto* w = std::get_if<LlmServing>(&work))
        return requestsOf(*w, inputs, daysPerRun);
    if (const auto* w = std::get_if<LlmBatch>(&work))
        return inputs(w->requests, "requests");
    if (const auto* w = std::get_if<ImageGeneration>(&work))
        return units / std::max(1.0, static_cast<double>(w->batch.value_or(1)));
    if (const auto* w = std::get_if<VisionInference>(&work))
        return units / std::max(1.0, static_cast<double>(w->batch.value_or(1)));
    const auto* measured = std::get_if<Measured>(&work);
    return measured && measured->units ? std::optional(units) : std::nullopt;
}

std::string unitOfWork(const Work& work)
{
    struct Unit
    {
        std::string operator()(const LlmTraining&) const { return "tokens"; }
        std::string operator()(const LlmFinetuning&) const { return "tokens"; }
        std::string operator()(const LlmServing&) const { return "tokens"; }
        std::string operator()(const LlmBatch&) const { return "tokens"; }
        std::string operator()(const ImageGeneration&) const { return "images"; }
        std::string operator()(const ImageFinetuning& w) const { return w.steps ? "steps" : "images"; }
        std::string operator()(const VisionTraining&) const { return "images"; }
        std::string operator()(const VisionInference&) const { return "images"; }
        std::string operator()(const NlpTraining&) const { return "sequences"; }
        std::string operator()(const RlTraining&) const { return "steps"; }
        std::string operator()(const Shared<Sweep>&) const { return {}; }
        std::string operator()(const Interactive&) const { return {}; }
        std::string operator()(const Measured& w) const { return w.units ? "units" : std::string(); }
    };
    return std::visit(Unit{}, work);
}

} // namespace core

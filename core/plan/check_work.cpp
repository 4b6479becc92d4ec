// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_checking.h"

#include <fmt/format.h>

namespace core {

namespace {

void oneOf(Checking& checking, const char* keys, bool first, bool second)
{
    if (!first && !second)
        checking.note(Severity::Error, "give-one-of", {{"keys", keys}});
    if (first && second)
        checking.note(Severity::Error, "give-only-one-of", {{"keys", keys}});
}

void check(Checking& checking, const Measured& work)
{
    oneOf(checking, "gpu_hours, units + units_per_hour", work.gpuHours.has_value(),
          work.units.has_value() || work.unitsPerHour.has_value());
    if (work.units.has_value() != work.unitsPerHour.has_value()) {
        const auto step = checking.into(work.units ? "units_per_hour" : "units");
        checking.note(Severity::Error, "missing-key", {{"key", work.units ? "units_per_hour" : "units"}});
    }
}

void check(Checking& checking, const LlmServing& work)
{
    // Neither: one replica all the time, which is how a fit is asked for.
    if (work.requestsPerDay && !work.profile.empty())
        checking.note(Severity::Error, "give-only-one-of", {{"keys", "requests_per_day, profile"}});
    const bool hasModel = work.model.shape || !work.model.id.empty();
    if (!hasModel && !work.serviceS)
        checking.note(Severity::Error, "give-one-of", {{"keys", "model, service_s + slots_per_replica"}});
    if (work.serviceS.has_value() != work.slotsPerReplica.has_value()) {
        const char* missing = work.serviceS ? "slots_per_replica" : "service_s";
        const auto step = checking.into(missing);
        checking.note(Severity::Error, "missing-key", {{"key", missing}});
    }
    double hours = 0;
    for (const ProfileStep& each : work.profile)
        hours += each.hours;
    const auto step = checking.into("profile");
    if (hours > 24 + 1e-9)
        checking.note(Severity::Error, "profile-too-long", {{"hours", fmt::format("{}", hours)}});
}

void check(Checking& checking, const ImageGeneration& work)
{
    oneOf(checking, "images, images_per_day", work.images.has_value(), work.imagesPerDay.has_value());
}

void check(Checking& checking, const VisionInference& work)
{
    oneOf(checking, "images, images_per_day", work.images.has_value(), work.imagesPerDay.has_value());
}

void check(Checking& checking, const ImageFinetuning& work)
{
    const bool byImages = work.images && work.epochs;
    if (!work.steps && !byImages)
        checking.note(Severity::Error, "give-one-of", {{"keys", "steps, images + epochs"}});
}

void check(Checking& checking, const Shared<Sweep>& work)
{
    oneOf(checking, "hours_per_trial, trial", work->hoursPerTrial.has_value(), !work->trial.empty());
}

template<class T>
void check(Checking&, const T&)
{
}

} // namespace

void checkWork(Checking& checking, const Work& work)
{
    std::visit([&](const auto& alternative) { check(checking, alternative); }, work);
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "core/estimate/image_speed.h"
#include "core/estimate/llm_inference.h"
#include "core/estimate/llm_training.h"
#include "core/estimate/network_speed.h"
#include "core/evaluate/inputs.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace core {

struct Line;

/// How fast a kind of work runs on a line's deployment, ready for arithmetic; empty when it cannot be told.
using SpeedModel = std::variant<std::monostate, TrainingSpeed, InferenceSpeed, ImageSpeed, NetworkSpeed>;

/// The work whose speed counts: a sweep's trial, else the work itself.
[[nodiscard]] const Work& timedWork(const Work& work);

/// Looks up the speed of the line's work on its GPU, and how far it may be off (`Line::slowness`), corrected
/// by the user's own measurements where there are any (`Line::correction`).
void setSpeed(Line& line);

/// Units of work a second on the whole deployment, as the law says and never above what the card's peaks
/// allow; nothing when the kind's speed cannot be told. Reads the inputs that speed depends on.
[[nodiscard]] std::optional<double> estimatedPerSecond(const Line& line, const Inputs& inputs);

/// What no stack on this deployment can exceed, at likely inputs.
[[nodiscard]] std::optional<double> rooflinePerSecond(const Line& line);

/// "tokens_per_s", "images_per_s", "sequences_per_s" or "steps_per_s".
[[nodiscard]] std::string throughputUnit(const Work& work);

/// Latency of one replica at `slots` sequences, at inputs: time to first token on an idle replica and time
/// per output token.
struct Latency
{
    double ttftS = 0;
    double tpotS = 0;
};
[[nodiscard]] Latency latencyOf(const Line& line, const InferenceSpeed& speed, const LlmServing& work,
                                double slots, const Inputs& inputs);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan.h"

#include <cstdint>

namespace testing {

/// A plan that differs with every seed: all kinds of work, optional fields given or not, ranges in all their
/// forms, unknown keys. Every field that the codec describes is within its rule, ids are unique and refer to
/// workloads, teams, offers and commitments of the plan, and to GPUs, providers and models of the built-in
/// catalog. Same seed, same plan, on every machine.
[[nodiscard]] core::Plan randomPlan(std::uint64_t seed);

} // namespace testing

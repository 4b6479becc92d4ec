// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan.h"

/// A plan of the size that the speed budgets speak of: every deployment has four uncertain inputs (hours,
/// price, overhead, idle share), and scenarios differ in GPU, price and overhead.
[[nodiscard]] core::Plan largePlan(int scenarios, int workloads);

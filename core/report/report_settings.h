// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"

#include <vector>

namespace core {

/// What the plan says of a piece of work: its volume, schedule, deadline and needs. Fields at their default
/// are left out, unless the work is nothing without them.
[[nodiscard]] std::vector<ReportSetting> workSettings(const Workload& workload, const Plan& plan,
                                                      const Catalog& catalog);

/// How a deployment does its work: engine, formats, parallelism, idle time, checkpoints, storage. GPU,
/// provider, purchase and prices are not among them: the report states those in columns of their own.
[[nodiscard]] std::vector<ReportSetting> deploymentSettings(const Deployment& deployment, const Plan& plan,
                                                            const Catalog& catalog);

} // namespace core

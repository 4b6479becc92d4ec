// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/plan.h"
#include "ui/forms/form_field.h"

#include <string>
#include <vector>

namespace ui {

using DeploymentField = FieldOf<core::Deployment>;
using DeploymentList = ListOf<core::Deployment>;

/// How a workload runs in a scenario, all but its GPU and its offer, which the levers choose. Fields that
/// mean nothing for this work are left out, unless the deployment says something there.
[[nodiscard]] std::vector<DeploymentField> deploymentFields(const core::Scenario& scenario,
                                                            const core::Workload& workload,
                                                            const core::Deployment& deployment,
                                                            const core::Catalog& catalog);
/// Storage and transfers.
[[nodiscard]] std::vector<DeploymentList> deploymentLists(const core::Plan& plan,
                                                          const core::Catalog& catalog);
[[nodiscard]] std::vector<FormSection> deploymentSections();
/// The same text: the same fields, lists and choices.
[[nodiscard]] std::string deploymentFormKey(const core::Plan& plan, const core::Scenario& scenario,
                                            const core::Workload& workload,
                                            const core::Deployment& deployment);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/workload.h"
#include "ui/forms/form_field.h"

#include <optional>
#include <vector>

namespace ui {

using WorkField = FieldOf<core::Work>;

/// Sections of a workload's form.
inline constexpr int kMainFields = 0;
inline constexpr int kRareFields = 1;

/// The fields of this work's kind, the volume first; of a search also those of one trial.
[[nodiscard]] std::vector<WorkField> workFields(const core::Work& work, const core::Catalog& catalog);

/// Work of this kind (an index into kWorkKinds) as a new workload starts with: small, plausible and valid.
[[nodiscard]] core::Work newWork(std::size_t kind, const core::Catalog& catalog);

/// The first field whose figure says how much there is to do and that is given; none for a day profile.
[[nodiscard]] std::optional<WorkField> volumeField(const core::Work& work, const core::Catalog& catalog);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan_json.h"

#include <cstdint>
#include <string>

namespace core {

/// Where a plan came from, to detect that someone else saved meanwhile.
struct OpenedPlan
{
    ReadPlan read;
    std::int64_t revision = 0; ///< of a .gpuplan database; 0 for JSON
};

/// Opens a `.gpuplan` database or a `.gpuplan.json` by content, not by name. Fails with "file-unreadable",
/// "file-not-a-plan" (another database, another file), "file-newer", "file-damaged", or readPlan's reasons.
[[nodiscard]] Result<OpenedPlan> openPlan(const std::string& path);

/// Saves in the form that the ending says (`.json` = JSON text, else the database), whole or not at all: a
/// database that is a plan is changed in place in one durable transaction, everything else is written beside
/// and renamed. Returns the new revision (0 for JSON). Fails with "file-unwritable", or "file-newer" when a
/// later version's plan would be lost.
[[nodiscard]] Result<std::int64_t> savePlan(const Plan& plan, const std::string& path);

/// The revision that is in the file now, to compare with the one that was opened; 0 for JSON.
[[nodiscard]] Result<std::int64_t> revisionOf(const std::string& path);

/// application_id of a .gpuplan database: "GPLN".
inline constexpr std::int32_t kApplicationId = 0x47504C4E;
/// user_version of the schema that this version writes.
inline constexpr int kSchemaVersion = 1;

} // namespace core

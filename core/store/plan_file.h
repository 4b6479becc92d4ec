// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan_json.h"

#include <cstdint>
#include <optional>
#include <string>

namespace core {

/// A plan and the state of the file it came from, to detect that someone else saved meanwhile.
struct OpenedPlan
{
    ReadPlan read;
    std::int64_t revision = 0; ///< names this saved state of this file: another save, another number
    int version = 0;           ///< form of the file: user_version of a database, 0 for JSON
};

/// Opens a `.gpuplan` database or a `.gpuplan.json` by content, not by name. A database of an older form is
/// migrated in memory; the file stays as it is. Fails with "file-missing", "file-forbidden",
/// "file-unreadable", "file-locked" (by another program, for two seconds), "file-half-saved" (mending it
/// needs write access), "file-not-a-plan", "file-another-database", "file-of-another-program",
/// "file-newer", "file-too-large", "file-damaged", or readPlan's reasons.
[[nodiscard]] Result<OpenedPlan> openPlan(const std::string& path);

struct SavedPlan
{
    std::int64_t revision = 0; ///< as OpenedPlan's
    std::string backup;        ///< where the file of an older form is kept; empty mostly
};

/// Saves in the form that the ending says (`.json` = JSON text, else the database), whole or not at all: a
/// database that is a plan is changed in place in one durable transaction, everything else is written beside
/// and renamed. A database of an older form is kept as a backup beside the new one. Given `opened`, a file
/// that holds another state by now is left alone: "file-changed". Fails also with "file-read-only",
/// "file-locked", "folder-missing", "disk-full", "file-unwritable", or "file-newer" when a later version's
/// plan would be lost.
[[nodiscard]] Result<SavedPlan> savePlan(const Plan& plan, const std::string& path,
                                         std::optional<std::int64_t> opened = {});

/// The state that is in the file now, to compare with the one that was opened; fails as openPlan does.
[[nodiscard]] Result<std::int64_t> revisionOf(const std::string& path);

/// application_id of a .gpuplan database: "GPLN".
inline constexpr std::int32_t kApplicationId = 0x47504C4E;
/// user_version of the schema that this version writes.
inline constexpr int kSchemaVersion = 2;

} // namespace core

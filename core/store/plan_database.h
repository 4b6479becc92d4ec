// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/plan/plan_json.h"

#include <cstdint>
#include <SQLiteCpp/SQLiteCpp.h>
#include <string>

namespace core {

/// Every file is a stranger's until read: no extensions, no views, triggers or attached files, no writing to
/// the schema's own tables, limits on sizes. Throws SQLite::Exception.
void guard(SQLite::Database& database);

/// Writes the tables of an empty database. Throws SQLite::Exception.
void createTables(SQLite::Database& database);

/// What a database says about itself: whether it is a plan that this version can read.
/// "file-not-a-plan", "file-newer" or "file-damaged" (user_version below 1). Throws SQLite::Exception.
[[nodiscard]] Result<void> recognise(SQLite::Database& database);

struct StoredPlan
{
    PlanTexts texts;
    std::int64_t revision = 0;
};
/// Fails with "file-damaged" or "file-too-large". Throws SQLite::Exception.
[[nodiscard]] Result<StoredPlan> loadRows(SQLite::Database& database);

/// Replaces all rows in one durable transaction; returns the new revision. Throws SQLite::Exception.
std::int64_t storeRows(SQLite::Database& database, const Plan& plan);

} // namespace core

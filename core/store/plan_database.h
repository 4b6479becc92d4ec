// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/plan/plan_json.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <SQLiteCpp/SQLiteCpp.h>
#include <string>

namespace core {

/// Every file is a stranger's until read: no extensions, no views, triggers or attached files, no writing to
/// the schema's own tables, limits on sizes. Throws SQLite::Exception.
void guard(SQLite::Database& database);

/// What an exception of the engine means for someone who reads or writes a file: "file-locked", "disk-full",
/// "file-read-only", "file-half-saved", "file-damaged", or readProblem's and writeProblem's for the system's
/// error number.
enum class Access { Read, Write };
[[nodiscard]] Error databaseProblem(const SQLite::Exception& exception, int systemError, Access access);

/// Opens the database at `path`, guarded, and hands it to `act`, whose answer is returned; exceptions become
/// databaseProblem. `create`: a new one may be made.
enum class Create { No, Yes };
using OnDatabase = std::function<Result<void>(SQLite::Database&)>;
[[nodiscard]] Result<void> withDatabase(const std::string& path, Access access, Create create,
                                        const OnDatabase& act);

/// The form of a database that is a plan and can be read by this version: 1 to kSchemaVersion.
/// "file-of-another-program" (with its owner), "file-another-database", "file-newer" or "file-damaged" (no
/// form, or other tables than that form has). Throws SQLite::Exception.
[[nodiscard]] Result<int> recognise(SQLite::Database& database);

/// Whether a save may change the database in place: of today's form and journal, nothing of a stranger's
/// in it, sound.
[[nodiscard]] bool isPlain(SQLite::Database& database);

struct StoredPlan
{
    PlanTexts texts;
    std::int64_t digest = 0; ///< names the saved state; see digestOf
};
/// The rows of a recognised database of any form; an older one is migrated in memory. Fails with
/// "file-damaged" (the engine's check, or the fingerprint) or "file-too-large". Throws SQLite::Exception.
[[nodiscard]] Result<StoredPlan> loadRows(SQLite::Database& database, int version);

/// A fingerprint of every row and the revision: what a sound file keeps in plan.digest. Throws
/// SQLite::Exception.
[[nodiscard]] std::int64_t digestOf(SQLite::Database& database);

/// Replaces all rows in one durable transaction and counts the revision up from the file's own or
/// `lastRevision`, whichever is higher; returns the new digest. "file-changed" when the file holds another
/// state than `opened`. Throws SQLite::Exception.
[[nodiscard]] Result<std::int64_t> storeRows(SQLite::Database& database, const Plan& plan,
                                             std::optional<std::int64_t> opened, std::int64_t lastRevision);

} // namespace core

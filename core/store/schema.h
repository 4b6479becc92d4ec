// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <array>
#include <span>
#include <SQLiteCpp/SQLiteCpp.h>
#include <string>
#include <string_view>

namespace core {

/// The lists of a plan, each a table of the same form: position, plan (1), id, body.
inline constexpr std::array<std::string_view, 3> kListTables{"workload", "scenario", "offer"};

/// What creates `table` ("plan" or a list) in a file of form `version`, word for word as a file keeps it.
[[nodiscard]] std::string tableSql(std::string_view table, int version);

/// Writes the tables of the form of today into an empty database. Throws SQLite::Exception.
void createTables(SQLite::Database& database);

/// Whether the tables of a plan are exactly those of this form: nothing computed, checked or renamed by a
/// stranger. Throws SQLite::Exception.
[[nodiscard]] bool hasTablesOf(SQLite::Database& database, int version);
/// Whether there is nothing else: no view, trigger, index or table of a stranger. Throws SQLite::Exception.
[[nodiscard]] bool hasOnlyTables(SQLite::Database& database);

/// One step from a form to the next.
struct Migration
{
    int from; ///< user_version; the step ends at from + 1
    void (*run)(SQLite::Database&);
};
/// Every step there is, in order, from form 1 to that of today.
[[nodiscard]] std::span<const Migration> migrations();
/// Runs the steps from the form that the database is in, each in one transaction with its new user_version.
/// Steps that do not continue one another are a bug. Throws SQLite::Exception.
void migrate(SQLite::Database& database, std::span<const Migration> steps);

/// A copy in memory, to migrate without touching the file. Throws SQLite::Exception.
[[nodiscard]] SQLite::Database copiedToMemory(SQLite::Database& database);

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/user_library.h"

#include <filesystem>
#include <fmt/format.h>
#include <SQLiteCpp/SQLiteCpp.h>

namespace core {

namespace {

constexpr int kApplicationId = 0x4750'4C69; // "GPLi"
constexpr int kVersion = 1;

constexpr const char* kTables =
    "CREATE TABLE offer (provider TEXT NOT NULL, gpu TEXT NOT NULL, gpus INTEGER NOT NULL, "
    "instance TEXT NOT NULL, region TEXT NOT NULL, purchase TEXT NOT NULL, tier TEXT NOT NULL, "
    "currency TEXT NOT NULL, source TEXT NOT NULL, as_of TEXT NOT NULL, low REAL NOT NULL, "
    "likely REAL NOT NULL, high REAL NOT NULL, PRIMARY KEY (gpu, provider, gpus, instance, region, purchase, "
    "tier, currency, source, as_of)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE name (provider TEXT NOT NULL, name TEXT NOT NULL, gpu TEXT NOT NULL, "
    "PRIMARY KEY (provider, name)) STRICT, WITHOUT ROWID;";

bool isEmpty(SQLite::Database& database)
{
    return database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
}

/// Nothing where the database is a library of this version.
Result<void> recogniseLibrary(SQLite::Database& database)
{
    if (database.execAndGet("PRAGMA application_id").getInt() != kApplicationId)
        return failure("library-of-another-program");
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version > kVersion)
        return failure("library-newer", {{"version", std::to_string(version)}});
    return {};
}

void makeTables(SQLite::Database& database)
{
    SQLite::Transaction transaction(database);
    database.exec(kTables);
    database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
    database.exec(fmt::format("PRAGMA user_version = {}", kVersion));
    transaction.commit();
}

} // namespace

Result<void> readLibrary(const std::string& path, const OnDatabase& act)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return {};
    return withDatabase(path, Access::Read, Create::No, [&](SQLite::Database& database) -> Result<void> {
        if (isEmpty(database))
            return {};
        if (auto known = recogniseLibrary(database); !known)
            return known;
        return act(database);
    });
}

Result<void> writeLibrary(const std::string& path, const OnDatabase& act)
{
    std::error_code ignored;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
    return withDatabase(path, Access::Write, Create::Yes, [&](SQLite::Database& database) -> Result<void> {
        if (isEmpty(database))
            makeTables(database);
        if (auto known = recogniseLibrary(database); !known)
            return known;
        return act(database);
    });
}

} // namespace core

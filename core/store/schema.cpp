// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/schema.h"

#include "core/store/plan_database.h"
#include "core/store/plan_file.h"

#include <cassert>
#include <fmt/format.h>
#include <SQLiteCpp/Backup.h>

namespace core {

namespace {

/// Form 1 had no fingerprint of what it holds.
void addDigest(SQLite::Database& database)
{
    database.exec("ALTER TABLE plan ADD COLUMN digest INTEGER NOT NULL DEFAULT 0");
    SQLite::Statement update(database, "UPDATE plan SET digest = ?");
    update.bind(1, digestOf(database));
    update.exec();
}

constexpr std::array kMigrations{Migration{1, addDigest}};

} // namespace

std::string tableSql(std::string_view table, int version)
{
    if (table == "plan")
        return fmt::format("CREATE TABLE plan (id INTEGER PRIMARY KEY CHECK (id = 1), revision INTEGER NOT "
                           "NULL, {}body TEXT NOT NULL) STRICT",
                           version >= 2 ? "digest INTEGER NOT NULL, " : "");
    return fmt::format("CREATE TABLE {} (position INTEGER PRIMARY KEY, plan INTEGER NOT NULL "
                       "REFERENCES plan (id) ON DELETE CASCADE, id TEXT NOT NULL, body TEXT NOT NULL) STRICT",
                       table);
}

void createTables(SQLite::Database& database)
{
    SQLite::Transaction transaction(database);
    database.exec(tableSql("plan", kSchemaVersion));
    for (const std::string_view table : kListTables)
        database.exec(tableSql(table, kSchemaVersion));
    database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
    database.exec(fmt::format("PRAGMA user_version = {}", kSchemaVersion));
    transaction.commit();
}

bool hasTablesOf(SQLite::Database& database, int version)
{
    SQLite::Statement query(database, "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ? "
                                      "AND sql = ?");
    const auto isThere = [&](std::string_view table) {
        query.reset();
        query.bind(1, std::string(table));
        query.bind(2, tableSql(table, version));
        return query.executeStep() && query.getColumn(0).getInt() == 1;
    };
    bool all = isThere("plan");
    for (const std::string_view table : kListTables)
        all = all && isThere(table);
    return all;
}

bool hasOnlyTables(SQLite::Database& database)
{
    return database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt()
           == static_cast<int>(kListTables.size() + 1);
}

std::span<const Migration> migrations()
{
    return kMigrations;
}

void migrate(SQLite::Database& database, std::span<const Migration> steps)
{
    for (const Migration& step : steps) {
        const int version = database.execAndGet("PRAGMA user_version").getInt();
        if (version > step.from)
            continue;
        assert(version == step.from);
        SQLite::Transaction transaction(database);
        step.run(database);
        database.exec(fmt::format("PRAGMA user_version = {}", step.from + 1));
        transaction.commit();
    }
}

SQLite::Database copiedToMemory(SQLite::Database& database)
{
    SQLite::Database copy(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    // A database in memory takes a copy of its own page size only.
    copy.exec(fmt::format("PRAGMA page_size = {}", database.execAndGet("PRAGMA page_size").getInt()));
    SQLite::Backup backup(copy, database);
    backup.executeStep(-1);
    return copy;
}

} // namespace core

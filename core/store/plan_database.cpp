// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan_database.h"

#include "core/store/plan_file.h"

#include <array>
#include <fmt/format.h>
#include <sqlite3.h>

namespace core {

namespace {

constexpr std::int64_t kLargestPlan = std::int64_t{64} << 20U; ///< bytes of JSON, as for a text file

/// The lists of a plan, each a table of the same form.
constexpr std::array kLists{"workload", "scenario", "offer"};

std::int64_t pragma(SQLite::Database& database, const char* name)
{
    return database.execAndGet(fmt::format("PRAGMA {}", name)).getInt64();
}

tl::unexpected<Error> damaged(const std::string& reason)
{
    return failure("file-damaged", {{"reason", reason}});
}

std::vector<std::string> bodies(SQLite::Database& database, const char* table)
{
    std::vector<std::string> texts;
    SQLite::Statement query(database, fmt::format("SELECT body FROM {} ORDER BY position", table));
    while (query.executeStep())
        texts.push_back(query.getColumn(0).getString());
    return texts;
}

/// Bytes of JSON in all tables, before any of them is read.
std::int64_t totalSize(SQLite::Database& database)
{
    std::int64_t size = database.execAndGet("SELECT coalesce(sum(length(body)), 0) FROM plan").getInt64();
    for (const char* table : kLists)
        size +=
            database
                .execAndGet(fmt::format("SELECT coalesce(sum(length(body)) + count(*), 0) FROM {}", table))
                .getInt64();
    return size;
}

template<class T, class Write>
void insertAll(SQLite::Database& database, const char* table, const std::vector<Shared<T>>& values,
               Write write)
{
    SQLite::Statement insert(
        database, fmt::format("INSERT INTO {} (position, plan, id, body) VALUES (?, 1, ?, ?)", table));
    std::int64_t position = 0;
    for (const Shared<T>& value : values) {
        insert.bind(1, ++position);
        insert.bind(2, value->id);
        insert.bind(3, write(*value));
        insert.exec();
        insert.reset();
    }
}

} // namespace

void guard(SQLite::Database& database)
{
    sqlite3* const handle = database.getHandle();
    for (const int setting :
         {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
          SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_DQS_DDL, SQLITE_DBCONFIG_DQS_DML})
        sqlite3_db_config(handle, setting, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, static_cast<int>(2 * kLargestPlan));
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100000);
    sqlite3_limit(handle, SQLITE_LIMIT_COLUMN, 100);
    sqlite3_limit(handle, SQLITE_LIMIT_EXPR_DEPTH, 20);
    sqlite3_limit(handle, SQLITE_LIMIT_COMPOUND_SELECT, 3);
    sqlite3_limit(handle, SQLITE_LIMIT_VDBE_OP, 25000);
    sqlite3_limit(handle, SQLITE_LIMIT_FUNCTION_ARG, 8);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(handle, SQLITE_LIMIT_TRIGGER_DEPTH, 10);
    database.exec("PRAGMA cell_size_check = ON");
    database.exec("PRAGMA mmap_size = 0");
    database.exec("PRAGMA synchronous = FULL");
}

void createTables(SQLite::Database& database)
{
    SQLite::Transaction transaction(database);
    database.exec("CREATE TABLE plan (id INTEGER PRIMARY KEY CHECK (id = 1), revision INTEGER NOT NULL, "
                  "body TEXT NOT NULL) STRICT");
    for (const char* table : kLists)
        database.exec(fmt::format(
            "CREATE TABLE {} (position INTEGER PRIMARY KEY, plan INTEGER NOT NULL "
            "REFERENCES plan (id) ON DELETE CASCADE, id TEXT NOT NULL, body TEXT NOT NULL) STRICT",
            table));
    database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
    database.exec(fmt::format("PRAGMA user_version = {}", kSchemaVersion));
    transaction.commit();
}

Result<void> recognise(SQLite::Database& database)
{
    if (pragma(database, "application_id") != kApplicationId)
        return failure("file-not-a-plan", {{"found", "SQLite"}});
    const std::int64_t version = pragma(database, "user_version");
    if (version > kSchemaVersion)
        return failure("file-newer",
                       {{"found", std::to_string(version)}, {"known", std::to_string(kSchemaVersion)}});
    if (version < 1)
        return damaged("user_version");
    return {};
}

Result<StoredPlan> loadRows(SQLite::Database& database)
{
    const std::string health = database.execAndGet("PRAGMA quick_check(1)").getString();
    if (health != "ok")
        return damaged(health);
    if (totalSize(database) > kLargestPlan)
        return failure("file-too-large", {{"limit", std::to_string(kLargestPlan >> 20U)}});
    SQLite::Statement head(database, "SELECT revision, body FROM plan");
    if (!head.executeStep())
        return damaged("plan");
    StoredPlan stored;
    stored.revision = head.getColumn(0).getInt64();
    stored.texts.head = head.getColumn(1).getString();
    stored.texts.workloads = bodies(database, "workload");
    stored.texts.scenarios = bodies(database, "scenario");
    stored.texts.offers = bodies(database, "offer");
    return stored;
}

std::int64_t storeRows(SQLite::Database& database, const Plan& plan)
{
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const std::int64_t revision =
        database.execAndGet("SELECT coalesce(max(revision), 0) + 1 FROM plan").getInt64();
    for (const char* table : kLists)
        database.exec(fmt::format("DELETE FROM {}", table));
    database.exec("DELETE FROM plan");
    SQLite::Statement head(database, "INSERT INTO plan (id, revision, body) VALUES (1, ?, ?)");
    head.bind(1, revision);
    head.bind(2, writePlanHead(plan));
    head.exec();
    insertAll(database, "workload", plan.workloads, writeWorkload);
    insertAll(database, "scenario", plan.scenarios, writeScenario);
    insertAll(database, "offer", plan.offers, writeOffer);
    transaction.commit();
    return revision;
}

} // namespace core

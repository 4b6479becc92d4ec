// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan_database.h"

#include "core/store/file.h"
#include "core/store/fingerprint.h"
#include "core/store/foreign_file.h"
#include "core/store/plan_file.h"
#include "core/store/schema.h"

#include <algorithm>
#include <cerrno>
#include <fmt/format.h>
#include <sqlite3.h>

namespace core {

namespace {

constexpr std::int64_t kLargestPlan = std::int64_t{64} << 20U; ///< bytes of JSON, as for a text file
constexpr int kWaitMs = 2000;                                  ///< for another program that is writing

std::int64_t pragma(SQLite::Database& database, const char* name)
{
    return database.execAndGet(fmt::format("PRAGMA {}", name)).getInt64();
}

tl::unexpected<Error> damaged(const std::string& reason)
{
    return failure("file-damaged", {{"reason", reason}});
}

std::vector<std::string> bodies(SQLite::Database& database, std::string_view table)
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
    for (const std::string_view table : kListTables)
        size +=
            database
                .execAndGet(fmt::format("SELECT coalesce(sum(length(body)) + count(*), 0) FROM {}", table))
                .getInt64();
    return size;
}

/// The engine's own check of a plan's tables; a stranger's other tables are left alone. Empty: sound.
std::string faultOf(SQLite::Database& database)
{
    std::string fault;
    const auto check = [&](std::string_view table) {
        const std::string found =
            database.execAndGet(fmt::format("PRAGMA quick_check('{}')", table)).getString();
        if (fault.empty() && found != "ok")
            fault = found;
    };
    check("plan");
    for (const std::string_view table : kListTables)
        check(table);
    return fault;
}

std::vector<std::string> tablesOf(SQLite::Database& database)
{
    std::vector<std::string> names;
    SQLite::Statement query(database, "SELECT name FROM sqlite_schema WHERE type = 'table' LIMIT 1000");
    while (query.executeStep())
        names.push_back(query.getColumn(0).getString());
    return names;
}

Result<StoredPlan> loadRowsOfToday(SQLite::Database& database)
{
    SQLite::Statement head(database, "SELECT digest, body FROM plan");
    if (!head.executeStep())
        return damaged("plan");
    StoredPlan stored;
    stored.digest = head.getColumn(0).getInt64();
    if (stored.digest != digestOf(database))
        return damaged("digest");
    stored.texts.head = head.getColumn(1).getString();
    stored.texts.workloads = bodies(database, "workload");
    stored.texts.scenarios = bodies(database, "scenario");
    stored.texts.offers = bodies(database, "offer");
    return stored;
}

template<class T, class Write>
void insertAll(SQLite::Database& database, std::string_view table, const std::vector<Shared<T>>& values,
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

Error databaseProblem(const SQLite::Exception& exception, int systemError, Access access)
{
    const std::string reason = exception.what();
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return failure("file-locked", {}, reason).value();
    case SQLITE_FULL:
        return failure("disk-full", {}, reason).value();
    case SQLITE_READONLY:
    case SQLITE_PERM:
        if (access == Access::Write)
            return failure("file-read-only", {}, reason).value();
        // What a cut-off save left must be rolled back first, and the file may not be changed.
        return failure("file-half-saved", {}, reason).value();
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR: {
        Error error = access == Access::Write ? writeProblem({}, systemError) : readProblem({}, systemError);
        error.arguments.clear();
        if (error.id == "file-unwritable" || error.id == "file-unreadable")
            error.arguments.emplace_back("reason", reason);
        return error;
    }
    default:
        break;
    }
    const std::vector<std::pair<std::string, std::string>> arguments{{"reason", reason}};
    if (access == Access::Write)
        return failure("file-unwritable", arguments, reason).value();
    return failure("file-damaged", arguments, reason).value();
}

Result<void> withDatabase(const std::string& path, Access access, Create create, const OnDatabase& act)
{
    // Writable also for reading, where that is allowed: the engine then rolls back what a crash left.
    const int flags = SQLite::OPEN_READWRITE | (create == Create::Yes ? SQLite::OPEN_CREATE : 0);
    errno = 0;
    try {
        SQLite::Database database(path, flags, kWaitMs);
        try {
            guard(database);
            return act(database);
        } catch (const SQLite::Exception& exception) {
            int systemError = sqlite3_system_errno(database.getHandle());
            // Of a failed write the engine forgets why while it rolls back; a quota ends all of them alike.
            if (exception.getExtendedErrorCode() == SQLITE_IOERR_WRITE && systemError == 0)
                systemError = tryToWrite(path);
            return tl::unexpected(databaseProblem(exception, systemError, access));
        }
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected(databaseProblem(exception, errno, access));
    }
}

Result<int> recognise(SQLite::Database& database)
{
    const std::int64_t id = pragma(database, "application_id");
    if (id != kApplicationId) {
        const std::string_view owner = ownerOfDatabase(id, tablesOf(database));
        if (owner.empty())
            return failure("file-another-database");
        return failure("file-of-another-program", {{"owner", std::string(owner)}});
    }
    const std::int64_t version = pragma(database, "user_version");
    if (version > kSchemaVersion)
        return failure("file-newer",
                       {{"found", std::to_string(version)}, {"known", std::to_string(kSchemaVersion)}});
    if (version < 1)
        return damaged("user_version");
    if (!hasTablesOf(database, static_cast<int>(version)))
        return damaged("schema");
    return static_cast<int>(version);
}

bool isPlain(SQLite::Database& database)
{
    const auto version = recognise(database);
    return version && *version == kSchemaVersion && hasOnlyTables(database)
           && database.execAndGet("PRAGMA journal_mode").getString() == "delete"
           && database.execAndGet("PRAGMA quick_check(1)").getString() == "ok";
}

Result<StoredPlan> loadRows(SQLite::Database& database, int version)
{
    const std::string fault = faultOf(database);
    if (!fault.empty())
        return damaged(fault);
    if (totalSize(database) > kLargestPlan)
        return failure("file-too-large", {{"limit", std::to_string(kLargestPlan >> 20U)}});
    if (version == kSchemaVersion)
        return loadRowsOfToday(database);
    SQLite::Database copy = copiedToMemory(database);
    guard(copy);
    migrate(copy, migrations());
    return loadRowsOfToday(copy);
}

std::int64_t digestOf(SQLite::Database& database)
{
    Fingerprint print;
    SQLite::Statement head(database, "SELECT id, revision, body FROM plan");
    while (head.executeStep()) {
        print.add(head.getColumn(0).getInt64());
        print.add(head.getColumn(1).getInt64());
        print.add(std::string_view(head.getColumn(2).getString()));
    }
    for (const std::string_view table : kListTables) {
        print.add(table);
        SQLite::Statement rows(
            database, fmt::format("SELECT position, plan, id, body FROM {} ORDER BY position", table));
        while (rows.executeStep()) {
            print.add(rows.getColumn(0).getInt64());
            print.add(rows.getColumn(1).getInt64());
            print.add(std::string_view(rows.getColumn(2).getString()));
            print.add(std::string_view(rows.getColumn(3).getString()));
        }
    }
    return print.value();
}

Result<std::int64_t> storeRows(SQLite::Database& database, const Plan& plan,
                               std::optional<std::int64_t> opened, std::int64_t lastRevision)
{
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    SQLite::Statement present(database, "SELECT revision, digest FROM plan");
    std::int64_t revision = lastRevision;
    if (present.executeStep()) {
        if (opened && *opened != present.getColumn(1).getInt64())
            return failure("file-changed");
        revision = std::max(revision, present.getColumn(0).getInt64());
    }
    present.reset();
    for (const std::string_view table : kListTables)
        database.exec(fmt::format("DELETE FROM {}", table));
    database.exec("DELETE FROM plan");
    SQLite::Statement head(database, "INSERT INTO plan (id, revision, digest, body) VALUES (1, ?, 0, ?)");
    head.bind(1, revision + 1);
    head.bind(2, writePlanHead(plan));
    head.exec();
    insertAll(database, "workload", plan.workloads, writeWorkload);
    insertAll(database, "scenario", plan.scenarios, writeScenario);
    insertAll(database, "offer", plan.offers, writeOffer);
    const std::int64_t digest = digestOf(database);
    SQLite::Statement keep(database, "UPDATE plan SET digest = ?");
    keep.bind(1, digest);
    keep.exec();
    transaction.commit();
    return digest;
}

} // namespace core

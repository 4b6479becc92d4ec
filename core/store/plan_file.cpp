// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan_file.h"

#include "core/store/file.h"
#include "core/store/plan_database.h"

#include <algorithm>
#include <fstream>
#include <sqlite3.h>

namespace core {

namespace {

constexpr std::string_view kDatabaseStart{"SQLite format 3\0", 16};
constexpr std::size_t kLargestText = std::size_t{64} << 20U;
constexpr int kWaitMs = 2000; ///< for another program that is writing

tl::unexpected<Error> about(const std::string& path, Error error)
{
    const auto said = [](const auto& argument) { return argument.first == "path"; };
    if (std::none_of(error.arguments.begin(), error.arguments.end(), said))
        error.arguments.insert(error.arguments.begin(), {"path", path});
    return tl::unexpected(std::move(error));
}

Error fromSqlite(const SQLite::Exception& exception)
{
    const bool unreachable = exception.getErrorCode() == SQLITE_CANTOPEN
                             || exception.getErrorCode() == SQLITE_BUSY
                             || exception.getErrorCode() == SQLITE_PERM;
    return {
        unreachable ? "file-unreadable" : "file-damaged", {{"reason", exception.what()}}, exception.what()};
}

bool isDatabase(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string start(kDatabaseStart.size(), '\0');
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    return file.gcount() == static_cast<std::streamsize>(start.size()) && start == kDatabaseStart;
}

SQLite::Database openGuarded(const std::string& path, int flags)
{
    SQLite::Database database(path, flags, kWaitMs);
    guard(database);
    return database;
}

/// For reading. Writable where that is allowed, so that the engine can roll back what a crash left.
Result<OpenedPlan> openDatabase(const std::string& path)
{
    try {
        SQLite::Database database = openGuarded(path, SQLite::OPEN_READWRITE);
        if (const auto ours = recognise(database); !ours)
            return tl::unexpected(ours.error());
        const auto stored = loadRows(database);
        if (!stored)
            return tl::unexpected(stored.error());
        auto read = readPlan(stored->texts);
        if (!read)
            return failure("file-damaged", {{"reason", read.error().id}}, read.error().detail);
        return OpenedPlan{std::move(*read), stored->revision};
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected(fromSqlite(exception));
    }
}

Result<OpenedPlan> openText(const std::string& path)
{
    const auto text = readFile(path, kLargestText);
    if (!text)
        return tl::unexpected(text.error());
    auto read = readPlan(*text);
    if (!read)
        return tl::unexpected(read.error());
    return OpenedPlan{std::move(*read), 0};
}

/// Whether the file at `path` is a plan that a save may change in place; an error when it must not be
/// touched.
Result<bool> isOurs(const std::string& path)
{
    if (!isDatabase(path))
        return false;
    try {
        SQLite::Database database = openGuarded(path, SQLite::OPEN_READONLY);
        const auto ours = recognise(database);
        if (!ours && ours.error().id == "file-newer")
            return tl::unexpected(ours.error());
        return ours.has_value() && database.execAndGet("PRAGMA quick_check(1)").getString() == "ok";
    } catch (const SQLite::Exception&) {
        return false; // damaged: replaced whole
    }
}

Result<std::int64_t> saveInPlace(const Plan& plan, const std::string& path)
{
    try {
        SQLite::Database database = openGuarded(path, SQLite::OPEN_READWRITE);
        return storeRows(database, plan);
    } catch (const SQLite::Exception& exception) {
        return failure("file-unwritable", {{"reason", exception.what()}}, exception.what());
    }
}

Result<std::int64_t> saveNew(const Plan& plan, const std::string& path)
{
    std::int64_t revision = 0;
    const auto write = [&](const std::string& draft) -> std::string {
        try {
            SQLite::Database database = openGuarded(draft, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            createTables(database);
            revision = storeRows(database, plan);
            return {};
        } catch (const SQLite::Exception& exception) {
            return exception.what();
        }
    };
    if (const auto done = replaceFile(path, write); !done)
        return tl::unexpected(done.error());
    return revision;
}

bool endsWith(const std::string& text, std::string_view ending)
{
    return text.size() >= ending.size()
           && text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

} // namespace

Result<OpenedPlan> openPlan(const std::string& path)
{
    auto opened = isDatabase(path) ? openDatabase(path) : openText(path);
    if (!opened)
        return about(path, opened.error());
    return opened;
}

Result<std::int64_t> savePlan(const Plan& plan, const std::string& path)
{
    if (endsWith(path, ".json")) {
        const auto done = writeFile(path, writePlan(plan));
        return done ? Result<std::int64_t>(0) : about(path, done.error());
    }
    const auto ours = isOurs(path);
    if (!ours)
        return about(path, ours.error());
    auto revision = *ours ? saveInPlace(plan, path) : saveNew(plan, path);
    if (!revision)
        return about(path, revision.error());
    return revision;
}

Result<std::int64_t> revisionOf(const std::string& path)
{
    if (!isDatabase(path))
        return 0;
    try {
        SQLite::Database database = openGuarded(path, SQLite::OPEN_READONLY);
        if (const auto ours = recognise(database); !ours)
            return about(path, ours.error());
        return database.execAndGet("SELECT coalesce(max(revision), 0) FROM plan").getInt64();
    } catch (const SQLite::Exception& exception) {
        return about(path, fromSqlite(exception));
    }
}

} // namespace core

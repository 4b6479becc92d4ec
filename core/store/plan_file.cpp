// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan_file.h"

#include "core/store/file.h"
#include "core/store/fingerprint.h"
#include "core/store/foreign_file.h"
#include "core/store/plan_database.h"
#include "core/store/schema.h"

#include <algorithm>
#include <filesystem>
#include <SQLiteCpp/Backup.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

namespace {

constexpr std::string_view kDatabaseStart{"SQLite format 3\0", 16};
constexpr std::size_t kLargestText = std::size_t{64} << 20U;
constexpr std::int64_t kLargestDatabase = std::int64_t{256} << 20U; ///< bytes of file, free pages with them

tl::unexpected<Error> about(const std::string& path, Error error)
{
    const auto said = [](const auto& argument) { return argument.first == "path"; };
    if (std::none_of(error.arguments.begin(), error.arguments.end(), said))
        error.arguments.insert(error.arguments.begin(), {"path", path});
    return tl::unexpected(std::move(error));
}

bool isDatabase(const std::string& path)
{
    return startOfFile(path, kDatabaseStart.size()) == kDatabaseStart;
}

/// Reads the rows of a database that is a plan.
Result<void> load(SQLite::Database& database, StoredPlan& stored, int& version)
{
    const auto recognised = recognise(database);
    if (!recognised)
        return tl::unexpected(recognised.error());
    auto rows = loadRows(database, *recognised);
    if (!rows)
        return tl::unexpected(rows.error());
    stored = std::move(*rows);
    version = *recognised;
    return {};
}

Result<OpenedPlan> openDatabase(const std::string& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) == 0 && status.st_size > kLargestDatabase)
        return failure("file-too-large", {{"limit", std::to_string(kLargestDatabase >> 20U)}});
    StoredPlan stored;
    OpenedPlan opened;
    const auto loaded = withDatabase(path, Access::Read, Create::No, [&](SQLite::Database& database) {
        return load(database, stored, opened.version);
    });
    if (!loaded)
        return tl::unexpected(loaded.error());
    auto read = readPlan(stored.texts);
    if (!read)
        return failure("file-damaged", {{"reason", read.error().id}}, read.error().detail);
    opened.read = std::move(*read);
    opened.revision = stored.digest;
    return opened;
}

std::int64_t revisionOfText(std::string_view text)
{
    Fingerprint print;
    print.add(text);
    return print.value();
}

Result<OpenedPlan> openText(const std::string& path)
{
    const auto text = readFile(path, kLargestText);
    if (!text)
        return tl::unexpected(text.error());
    if (const std::string_view format = formatOf(*text); !format.empty())
        return failure("file-not-a-plan", {{"found", std::string(format)}});
    auto read = readPlan(*text);
    if (!read)
        return tl::unexpected(read.error());
    return OpenedPlan{std::move(*read), revisionOfText(*text), 0};
}

/// What a save finds where it is to write.
struct Present
{
    bool plain = false;        ///< a plan that may be changed in place
    int olderForm = 0;         ///< its form, when it is a plan of an older one
    std::int64_t revision = 0; ///< counter to go on from
};

Result<void> look(SQLite::Database& database, Present& present)
{
    const auto version = recognise(database);
    if (!version)
        return version.error().id == "file-newer" ? tl::unexpected(version.error()) : Result<void>();
    present.revision = database.execAndGet("SELECT coalesce(max(revision), 0) FROM plan").getInt64();
    if (*version < kSchemaVersion)
        present.olderForm = *version;
    else
        present.plain = isPlain(database);
    return {};
}

/// An error: the file must not be touched.
Result<Present> whatIsAt(const std::string& path)
{
    Present present;
    if (!isDatabase(path))
        return present;
    const auto seen = withDatabase(path, Access::Read, Create::No,
                                   [&](SQLite::Database& database) { return look(database, present); });
    if (!seen && seen.error().id != "file-damaged") // what is damaged is replaced whole
        return tl::unexpected(seen.error());
    return present;
}

/// "plans/year.gpuplan" → "plans/year.form-1.gpuplan", or the next such name that is free.
std::string backupName(const std::string& path, int form)
{
    const std::filesystem::path file(path);
    const std::string stem = (file.parent_path() / file.stem()).string() + ".form-" + std::to_string(form);
    std::string name = stem + file.extension().string();
    for (int n = 2; ::access(name.c_str(), F_OK) == 0; ++n)
        name = stem + "-" + std::to_string(n) + file.extension().string();
    return name;
}

/// The database at `path` as it is, whole, in a new file.
Result<std::string> keepBackup(const std::string& path, int form)
{
    std::string name = backupName(path, form);
    const auto copy = [&](const std::string& draft) {
        return withDatabase(draft, Access::Write, Create::Yes, [&](SQLite::Database& into) {
            into.exec("PRAGMA journal_mode = MEMORY");
            return withDatabase(path, Access::Read, Create::No, [&](SQLite::Database& from) -> Result<void> {
                SQLite::Backup(into, from).executeStep(-1);
                return {};
            });
        });
    };
    if (const auto done = replaceFile(name, copy); !done)
        return tl::unexpected(done.error());
    return name;
}

/// What the engine kept beside a file that is about to be another: it would be rolled back into the new one.
void removeLeftOvers(const std::string& path)
{
    std::error_code ignored;
    const std::filesystem::path target = std::filesystem::weakly_canonical(path, ignored);
    for (const char* ending : {"-journal", "-wal", "-shm"})
        ::unlink((target.string() + ending).c_str());
}

Result<SavedPlan> saveInPlace(const Plan& plan, const std::string& path, std::optional<std::int64_t> opened)
{
    SavedPlan saved;
    const auto store = [&](SQLite::Database& database) -> Result<void> {
        const auto digest = storeRows(database, plan, opened, 0);
        if (!digest)
            return tl::unexpected(digest.error());
        saved.revision = *digest;
        return {};
    };
    if (const auto done = withDatabase(path, Access::Write, Create::No, store); !done)
        return tl::unexpected(done.error());
    return saved;
}

Result<SavedPlan> saveNew(const Plan& plan, const std::string& path, const Present& present)
{
    SavedPlan saved;
    if (present.olderForm > 0) {
        auto backup = keepBackup(path, present.olderForm);
        if (!backup)
            return tl::unexpected(backup.error());
        saved.backup = std::move(*backup);
    }
    const auto store = [&](SQLite::Database& database) -> Result<void> {
        // Nobody reads it before it is renamed; it is synchronised as a whole then.
        database.exec("PRAGMA journal_mode = MEMORY");
        database.exec("PRAGMA synchronous = OFF");
        createTables(database);
        const auto digest = storeRows(database, plan, {}, present.revision);
        if (!digest)
            return tl::unexpected(digest.error());
        saved.revision = *digest;
        return {};
    };
    const auto write = [&](const std::string& draft) {
        auto done = withDatabase(draft, Access::Write, Create::Yes, store);
        if (done)
            removeLeftOvers(path);
        return done;
    };
    if (const auto done = replaceFile(path, write); !done)
        return tl::unexpected(done.error());
    return saved;
}

Result<SavedPlan> saveText(const Plan& plan, const std::string& path)
{
    const std::string text = writePlan(plan);
    if (const auto done = writeFile(path, text); !done)
        return tl::unexpected(done.error());
    return SavedPlan{revisionOfText(text), {}};
}

/// Refuses when the file holds another state than was opened; one that is gone or damaged may be replaced.
Result<void> checkUnchanged(const std::string& path, std::int64_t opened)
{
    const auto now = revisionOf(path);
    if (now && *now != opened)
        return failure("file-changed");
    const bool busy = !now && (now.error().id == "file-locked" || now.error().id == "file-newer");
    return busy ? tl::unexpected(now.error()) : Result<void>();
}

Result<SavedPlan> save(const Plan& plan, const std::string& path, std::optional<std::int64_t> opened)
{
    if (isReadOnly(path))
        return failure("file-read-only");
    if (opened) {
        if (const auto unchanged = checkUnchanged(path, *opened); !unchanged)
            return tl::unexpected(unchanged.error());
    }
    constexpr std::string_view kText = ".json";
    if (path.size() >= kText.size() && path.compare(path.size() - kText.size(), kText.size(), kText) == 0)
        return saveText(plan, path);
    const auto present = whatIsAt(path);
    if (!present)
        return tl::unexpected(present.error());
    return present->plain ? saveInPlace(plan, path, opened) : saveNew(plan, path, *present);
}

} // namespace

Result<OpenedPlan> openPlan(const std::string& path)
{
    auto opened = isDatabase(path) ? openDatabase(path) : openText(path);
    if (!opened)
        return about(path, opened.error());
    return opened;
}

Result<SavedPlan> savePlan(const Plan& plan, const std::string& path, std::optional<std::int64_t> opened)
{
    auto saved = save(plan, path, opened);
    if (!saved)
        return about(path, saved.error());
    return saved;
}

Result<std::int64_t> revisionOf(const std::string& path)
{
    if (!isDatabase(path)) {
        const auto text = readFile(path, kLargestText);
        if (!text)
            return about(path, text.error());
        return revisionOfText(*text);
    }
    StoredPlan stored;
    int version = 0;
    const auto loaded = withDatabase(path, Access::Read, Create::No, [&](SQLite::Database& database) {
        return load(database, stored, version);
    });
    if (!loaded)
        return about(path, loaded.error());
    return stored.digest;
}

} // namespace core

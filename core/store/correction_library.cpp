// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/correction_library.h"

#include "core/store/user_library.h"

#include <cmath>
#include <SQLiteCpp/SQLiteCpp.h>

namespace core {

namespace {

// Programs that know of no corrections leave the table alone.
constexpr const char* kTable =
    "CREATE TABLE IF NOT EXISTS correction (family TEXT NOT NULL, gpu TEXT NOT NULL, factor REAL NOT NULL, "
    "measured INTEGER NOT NULL, source TEXT NOT NULL, as_of TEXT NOT NULL, PRIMARY KEY (family, gpu)) "
    "STRICT, WITHOUT ROWID";

} // namespace

Result<void> storeCorrections(const std::string& path, const std::vector<Correction>& corrections)
{
    return writeLibrary(path, [&](SQLite::Database& database) -> Result<void> {
        SQLite::Transaction transaction(database);
        database.exec(kTable);
        SQLite::Statement insert(database, "INSERT OR REPLACE INTO correction (family, gpu, factor, "
                                           "measured, source, as_of) VALUES (?, ?, ?, ?, ?, ?)");
        for (const Correction& correction : corrections) {
            insert.reset();
            insert.bind(1, correction.family);
            insert.bind(2, correction.gpu);
            insert.bind(3, correction.factor);
            insert.bind(4, static_cast<std::int64_t>(correction.rows));
            insert.bind(5, correction.source);
            insert.bind(6, correction.asOf);
            insert.exec();
        }
        transaction.commit();
        return {};
    });
}

Result<std::vector<Correction>> storedCorrections(const std::string& path)
{
    std::vector<Correction> found;
    auto read = readLibrary(path, [&](SQLite::Database& database) -> Result<void> {
        if (!database.tableExists("correction"))
            return {};
        SQLite::Statement row(
            database,
            "SELECT family, gpu, factor, measured, source, as_of FROM correction ORDER BY family, gpu");
        while (row.executeStep()) {
            Correction c;
            c.family = row.getColumn(0).getString();
            c.gpu = row.getColumn(1).getString();
            c.factor = row.getColumn(2).getDouble();
            c.rows = static_cast<std::size_t>(std::max<std::int64_t>(0, row.getColumn(3).getInt64()));
            c.source = row.getColumn(4).getString();
            c.asOf = row.getColumn(5).getString();
            if (std::isfinite(c.factor) && c.factor > 0)
                found.push_back(std::move(c));
        }
        return {};
    });
    if (!read)
        return tl::unexpected(read.error());
    return found;
}

Result<std::size_t> forgetCorrections(const std::string& path)
{
    const auto stored = storedCorrections(path);
    if (!stored || stored->empty())
        return stored ? Result<std::size_t>(0) : tl::unexpected(stored.error());
    auto cleared = writeLibrary(path, [](SQLite::Database& database) -> Result<void> {
        database.exec("DELETE FROM correction");
        return {};
    });
    if (!cleared)
        return tl::unexpected(cleared.error());
    return stored->size();
}

} // namespace core

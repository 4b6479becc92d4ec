// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/price_library.h"

#include "core/store/user_library.h"

#include <fmt/format.h>
#include <SQLiteCpp/SQLiteCpp.h>

namespace core {

namespace {

constexpr const char* kColumns =
    "provider, gpu, gpus, instance, region, purchase, tier, currency, source, as_of, low, likely, high";

void bindKey(SQLite::Statement& statement, const LibraryOffer& offer)
{
    const std::string purchase(nameIn(offer.purchase));
    statement.bind(1, offer.provider);
    statement.bind(2, offer.gpu);
    statement.bind(3, offer.gpus);
    statement.bind(4, offer.instance);
    statement.bind(5, offer.region);
    statement.bind(6, purchase);
    statement.bind(7, offer.tier);
    statement.bind(8, offer.currency);
    statement.bind(9, offer.source);
    statement.bind(10, offer.asOf);
    statement.bind(11, offer.low);
    statement.bind(12, offer.likely);
    statement.bind(13, offer.high);
}

/// The upsert changes a row only where a price differs, so that the engine's count tells which were the same.
void put(SQLite::Database& database, const std::vector<LibraryOffer>& offers, StoredCounts& counts)
{
    SQLite::Statement insert(database,
                             fmt::format("INSERT INTO offer ({}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?) "
                                         "ON CONFLICT DO NOTHING",
                                         kColumns));
    SQLite::Statement update(
        database, "UPDATE offer SET low = ?11, likely = ?12, high = ?13 WHERE provider = ?1 AND gpu "
                  "= ?2 AND gpus = ?3 AND instance = ?4 AND region = ?5 AND purchase = ?6 AND tier "
                  "= ?7 AND currency = ?8 AND source = ?9 AND as_of = ?10 AND (low <> ?11 OR likely "
                  "<> ?12 OR high <> ?13)");
    for (const LibraryOffer& offer : offers) {
        insert.reset();
        bindKey(insert, offer);
        if (insert.exec() == 1) {
            ++counts.added;
            continue;
        }
        update.reset();
        bindKey(update, offer);
        ++(update.exec() == 1 ? counts.changed : counts.same);
    }
}

void teach(SQLite::Database& database, const std::vector<NameInLists>& names)
{
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO name (provider, name, gpu) VALUES (?, ?, ?)");
    for (const NameInLists& name : names) {
        insert.reset();
        insert.bind(1, name.provider);
        insert.bind(2, name.name);
        insert.bind(3, name.id);
        insert.exec();
    }
}

LibraryOffer offerIn(SQLite::Statement& row)
{
    LibraryOffer offer;
    offer.provider = row.getColumn(0).getString();
    offer.gpu = row.getColumn(1).getString();
    offer.gpus = row.getColumn(2).getInt();
    offer.instance = row.getColumn(3).getString();
    offer.region = row.getColumn(4).getString();
    offer.purchase = valueOf<Purchase>(row.getColumn(5).getString()).value_or(Purchase::OnDemand);
    offer.tier = row.getColumn(6).getString();
    offer.currency = row.getColumn(7).getString();
    offer.source = row.getColumn(8).getString();
    offer.asOf = row.getColumn(9).getString();
    offer.low = row.getColumn(10).getDouble();
    offer.likely = row.getColumn(11).getDouble();
    offer.high = row.getColumn(12).getDouble();
    return offer;
}

Result<std::vector<LibraryOffer>> offersFrom(const std::string& path, const std::string& query,
                                             std::string_view gpu)
{
    std::vector<LibraryOffer> offers;
    const auto read = readLibrary(path, [&](SQLite::Database& database) -> Result<void> {
        SQLite::Statement rows(database, query);
        if (!gpu.empty())
            rows.bind(1, std::string(gpu));
        while (rows.executeStep())
            offers.push_back(offerIn(rows));
        return {};
    });
    if (!read)
        return tl::unexpected(read.error());
    return offers;
}

} // namespace

Result<std::vector<StoredCounts>> storeOffers(const std::string& path,
                                              const std::vector<std::vector<LibraryOffer>>& lists,
                                              const std::vector<NameInLists>& taught)
{
    std::vector<StoredCounts> counts(lists.size());
    const auto stored = writeLibrary(path, [&](SQLite::Database& database) -> Result<void> {
        SQLite::Transaction transaction(database);
        for (std::size_t i = 0; i < lists.size(); ++i)
            put(database, lists[i], counts[i]);
        teach(database, taught);
        transaction.commit();
        return {};
    });
    if (!stored)
        return tl::unexpected(stored.error());
    return counts;
}

Result<std::vector<LibraryOffer>> currentOffers(const std::string& path)
{
    // With one max(), SQLite takes the other columns from the row that has it.
    return offersFrom(
        path,
        fmt::format("SELECT {} FROM (SELECT *, max(as_of) FROM offer GROUP BY gpu, provider, gpus, "
                    "instance, region, purchase, tier, currency) ORDER BY gpu, provider, likely",
                    kColumns),
        {});
}

Result<std::vector<LibraryOffer>> priceHistory(const std::string& path, std::string_view gpu)
{
    return offersFrom(
        path,
        fmt::format("SELECT {} FROM offer WHERE gpu = ? ORDER BY as_of, provider, likely / gpus", kColumns),
        gpu);
}

Result<std::vector<NameInLists>> taughtNames(const std::string& path)
{
    std::vector<NameInLists> names;
    const auto read = readLibrary(path, [&](SQLite::Database& database) -> Result<void> {
        SQLite::Statement rows(database, "SELECT provider, name, gpu FROM name ORDER BY provider, name");
        while (rows.executeStep())
            names.push_back({rows.getColumn(0).getString(),
                             rows.getColumn(1).getString(),
                             rows.getColumn(2).getString(),
                             {}});
        return {};
    });
    if (!read)
        return tl::unexpected(read.error());
    return names;
}

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"

#include "core/base/built_in_text.h"
#include "core/catalog/catalog_row.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace core {

namespace {

constexpr int kVersion = 1;

/// One parsed file: its head has been checked.
struct CatalogFile
{
    std::string_view name;
    nlohmann::json content;

    [[noreturn]] void wrong(std::string_view place, std::string_view field, std::string found) const
    {
        throw CatalogError{std::string(name), std::string(place), std::string(field), std::move(found)};
    }
};

CatalogFile parse(std::string_view name, std::string_view format, std::string_view text,
                  std::initializer_list<std::string_view> lists)
{
    CatalogFile file{name, {}};
    try {
        file.content = nlohmann::json::parse(text);
    } catch (const nlohmann::json::exception& error) {
        file.wrong("the file", {}, fmt::format("no JSON ({})", error.what()));
    }
    CatalogRow head(name, "head", file.content);
    if (const std::string found = head.text("format"); found != format)
        head.wrong("format", found);
    if (const std::optional<int> version = head.optionalCount("version"); version != kVersion)
        head.wrong("version", version ? fmt::format("{}", *version) : "nothing");
    (void)head.texts("about");
    for (const std::string_view list : lists) {
        const nlohmann::json* rows = head.optionalValue(list);
        if (!rows || !rows->is_array())
            head.wrong(list, "no list of rows");
    }
    head.finish();
    return file;
}

template<class Row>
std::vector<Row> readRows(const CatalogFile& file, std::string_view list, Row (*read)(CatalogRow&),
                          std::set<std::string, std::less<>>& ids)
{
    const nlohmann::json& rows = *file.content.find(list);
    std::vector<Row> result;
    result.reserve(rows.size());
    for (const nlohmann::json& entry : rows) {
        CatalogRow row(file.name, fmt::format("{}[{}]", list, result.size()), entry);
        result.push_back(read(row));
        if (!ids.insert(result.back().id).second)
            row.wrong("id", "an id that an earlier row has");
    }
    return result;
}

template<class Row>
std::vector<Row> readFile(std::string_view name, std::string_view format, std::string_view text,
                          Row (*read)(CatalogRow&))
{
    std::set<std::string, std::less<>> ids;
    return readRows(parse(name, format, text, {"rows"}), "rows", read, ids);
}

/// Quotes may leave the provider out ("an A100 costs …"); offers name one, and all that they name exists.
void checkReferences(const Catalog& catalog)
{
    const auto wrong = [](const Offer& offer, std::string field, std::string found) {
        throw CatalogError{"offers.json", offer.id, std::move(field), std::move(found)};
    };
    const auto check = [&](const Offer& offer, bool needsProvider) {
        if (!catalog.gpu(offer.gpu))
            wrong(offer, "gpu", offer.gpu);
        if (offer.provider.empty() ? needsProvider : !catalog.provider(offer.provider))
            wrong(offer, "provider", offer.provider.empty() ? "nothing" : offer.provider);
    };
    for (const Offer& offer : catalog.offers())
        check(offer, true);
    for (const Offer& offer : catalog.quotes())
        check(offer, false);
}

std::string newestDate(const std::vector<Offer>& offers)
{
    std::string newest;
    for (const Offer& offer : offers)
        newest = std::max(newest, offer.price.asOf);
    return newest;
}

Catalog read(const CatalogTexts& texts)
{
    std::vector<Gpu> gpus = readFile("gpus.json", "gpuplan.catalog.gpus", texts.gpus, readGpu);
    std::vector<Provider> providers =
        readFile("providers.json", "gpuplan.catalog.providers", texts.providers, readProvider);
    std::vector<ModelShape> models =
        readFile("models.json", "gpuplan.catalog.models", texts.models, readModel);
    const CatalogFile file =
        parse("offers.json", "gpuplan.catalog.offers", texts.offers, {"offers", "quotes"});
    std::set<std::string, std::less<>> ids;
    std::vector<Offer> offers = readRows(file, "offers", readOffer, ids);
    std::vector<Offer> quotes = readRows(file, "quotes", readOffer, ids);
    std::string asOf = newestDate(offers);
    Catalog catalog(std::move(gpus), std::move(providers), std::move(models), std::move(offers),
                    std::move(quotes), std::move(asOf));
    checkReferences(catalog);
    return catalog;
}

} // namespace

Result<Catalog> readCatalog(const CatalogTexts& texts)
{
    try {
        Catalog catalog = read(texts);
        if (!texts.efficiency.empty()) {
            Result<Efficiency> efficiency = readEfficiency(texts.efficiency);
            if (!efficiency)
                return tl::unexpected<Error>(efficiency.error());
            catalog.setEfficiency(*std::move(efficiency));
        }
        return catalog;
    } catch (const CatalogError& wrong) {
        return tl::unexpected<Error>(errorOf(wrong));
    }
}

const Catalog& builtInCatalog()
{
    // A built-in file that cannot be read is a bug of this build, not of the machine that it runs on.
    static const Catalog catalog = [] {
        Result<Catalog> result =
            readCatalog({builtInText("catalog/gpus.json"), builtInText("catalog/providers.json"),
                         builtInText("catalog/models.json"), builtInText("catalog/offers.json"),
                         builtInText("catalog/efficiency.json")});
        if (!result) {
            std::fputs(result.error().detail.c_str(), stderr);
            std::abort();
        }
        return *std::move(result);
    }();
    return catalog;
}

} // namespace core

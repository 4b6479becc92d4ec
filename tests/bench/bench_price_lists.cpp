// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long published price lists take to be read, reviewed and stored, beside the budget of 100 ms for the 13
// lists of SkyPilot's catalog of 2024-05-01. Give the lists on the command line.

#include "core/catalog/catalog_json.h"
#include "core/import/price_review.h"
#include "core/import/readers.h"
#include "core/store/file.h"
#include "core/store/price_library.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

int main(int argc, char** argv)
{
    const std::vector<std::string> files(argv + 1, argv + argc);
    if (files.empty()) {
        std::printf("price lists: none given\n");
        return 0;
    }
    const core::Catalog& catalog = core::builtInCatalog();
    const std::string library = (std::filesystem::temp_directory_path() / "bench_prices.sqlite").string();
    std::vector<double> milliseconds;
    std::size_t rows = 0;
    std::size_t offers = 0;
    for (int round = 0; round < 15; ++round) {
        std::filesystem::remove(library);
        rows = offers = 0;
        const auto begin = std::chrono::steady_clock::now();
        std::vector<std::vector<core::LibraryOffer>> lists;
        for (const std::string& file : files) {
            const auto text = core::readFile(file, std::size_t{256} << 20U);
            const auto format = text ? core::priceListFormat(*text) : tl::unexpected(text.error());
            if (!format)
                continue;
            const std::filesystem::path path(file);
            auto review = core::reviewPriceList(
                *format, *text, {path.filename().string(), path.stem().string(), "USD", "2024-05-01"},
                catalog);
            if (!review)
                continue;
            rows += review->rows;
            offers += review->offers.size();
            lists.push_back(std::move(review->offers));
        }
        const auto stored = core::storeOffers(library, lists);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        if (stored)
            milliseconds.push_back(took.count());
    }
    std::filesystem::remove(library);
    if (milliseconds.empty())
        return 1;
    std::sort(milliseconds.begin(), milliseconds.end());
    std::printf(
        "price lists, %zu files, %zu rows, %zu offers: read, reviewed and stored in %.1f ms (median of %zu; "
        "budget 100 ms for 56,798 rows)\n",
        files.size(), rows, offers, milliseconds[milliseconds.size() / 2], milliseconds.size());
    return 0;
}

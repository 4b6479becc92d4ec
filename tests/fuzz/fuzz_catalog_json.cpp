// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/built_in_text.h"
#include "core/catalog/catalog_json.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

/// The first byte says which of the catalog's files the rest stands for; the others are small and right. Any
/// text is read, or refused with the place that is wrong.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::string_view gpus = R"({"format": "gpuplan.catalog.gpus", "version": 1, "rows": []})";
    constexpr std::string_view providers =
        R"({"format": "gpuplan.catalog.providers", "version": 1, "rows": []})";
    constexpr std::string_view models = R"({"format": "gpuplan.catalog.models", "version": 1, "rows": []})";
    constexpr std::string_view offers =
        R"({"format": "gpuplan.catalog.offers", "version": 1, "offers": [], "quotes": []})";
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    core::CatalogTexts texts{gpus, providers, models, offers, {}};
    std::string_view* const files[] = {&texts.gpus, &texts.providers, &texts.models, &texts.offers,
                                       &texts.efficiency};
    *files[data[0] % 5] = text;
    const auto read = core::readCatalog(texts);
    if (!read && read.error().id.empty())
        std::abort();
    return 0;
}

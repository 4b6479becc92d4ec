// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"

#include <string_view>

namespace core {

/// The texts of resources/catalog/*.json.
struct CatalogTexts
{
    std::string_view gpus;
    std::string_view providers;
    std::string_view models;
    std::string_view offers;
    std::string_view efficiency; ///< empty: no fitted constants
};

/// Reads the built-in catalog. Fails with the file, row and field that are wrong ("catalog-wrong" with
/// arguments file, row, field, found).
[[nodiscard]] Result<Catalog> readCatalog(const CatalogTexts& texts);

/// The catalog compiled into the program from resources/catalog; read once, then shared.
[[nodiscard]] const Catalog& builtInCatalog();

} // namespace core

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"

#include <QString>

#include <optional>

namespace ui {

/// What the program knows on this machine.
struct UserCatalog
{
    core::Catalog catalog;
    std::optional<core::Error> problem; ///< why the user's own prices and corrections are not in it
};

/// The built-in catalog with the newest prices of the user's library and its corrections, where there is one.
/// A library that cannot be read leaves the built-in catalog, and says why.
[[nodiscard]] UserCatalog userCatalog(const QString& library);
/// The same with the library in its place (priceLibraryFile).
[[nodiscard]] UserCatalog userCatalog();

} // namespace ui

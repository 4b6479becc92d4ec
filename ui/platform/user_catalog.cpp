// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/user_catalog.h"

#include "core/catalog/catalog_json.h"
#include "core/catalog/library_catalog.h"
#include "core/store/correction_library.h"
#include "core/store/price_library.h"
#include "ui/platform/user_files.h"

#include <QFile>

namespace ui {

UserCatalog userCatalog(const QString& library)
{
    if (!QFile::exists(library))
        return {core::builtInCatalog(), {}};
    const std::string path = QFile::encodeName(library).toStdString();
    const auto own = core::currentOffers(path);
    const auto corrections = own ? core::storedCorrections(path) : tl::unexpected(own.error());
    if (!corrections) {
        core::Error problem = corrections.error();
        problem.arguments.emplace_back("path", path);
        return {core::builtInCatalog(), problem};
    }
    UserCatalog user{core::withOwnPrices(core::builtInCatalog(), *own), {}};
    core::Efficiency efficiency = user.catalog.efficiency();
    efficiency.corrections = *corrections;
    user.catalog.setEfficiency(std::move(efficiency));
    return user;
}

UserCatalog userCatalog()
{
    return userCatalog(priceLibraryFile());
}

} // namespace ui

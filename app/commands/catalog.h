// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog_query.h"
#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace app {

/// `gpuplan catalog list gpus|providers|offers|models [--filter F]… [--json]`.
struct CatalogListOptions
{
    core::CatalogList list = core::CatalogList::Gpus;
    std::vector<std::string> filters; ///< all must hold; see core::queryCatalog
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// Lists the built-in catalog on `out`: a table for people, or JSON. Exit status: 0, also when nothing passes
/// the filters; 2 with a sentence on `err` when a filter is wrong.
[[nodiscard]] int runCatalogList(const CatalogListOptions& options, std::ostream& out, std::ostream& err);

} // namespace app

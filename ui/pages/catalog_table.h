// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog_query.h"
#include "ui/models/table_content.h"
#include "ui/platform/wording.h"

#include <string>
#include <vector>

namespace ui {

/// A list of the catalog as it is read in the window: the columns that people compare, in their words and
/// units. GPUs carry what they cost at least, on demand and as spot. A row's id is the catalog's.
[[nodiscard]] TableContent catalogContent(const core::Catalog& catalog, const core::CatalogTable& table,
                                          const Wording& wording);

/// What was typed into the search field, as filters of queryCatalog: one a word ("rtx", "vram>=40").
[[nodiscard]] std::vector<std::string> catalogFilters(const QString& typed);

/// GPUs side by side: a row a fact, a column a GPU, the best figure of each row set strong. Unknown ids are
/// left out.
[[nodiscard]] TableContent gpusSideBySide(const core::Catalog& catalog, const std::vector<std::string>& ids,
                                          const Wording& wording);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/catalog/library_offer.h"
#include "core/catalog/list_names.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A user's own prices, in one SQLite file: every offer with its source and date, so that prices have a
/// history; and the names of GPUs that the user taught. A missing file is an empty library; the first write
/// makes it. Fails with databaseProblem's errors, "library-of-another-program" or "library-newer" {version}.

struct StoredCounts
{
    std::size_t added = 0;
    std::size_t changed = 0; ///< the same offer, source and date with another price
    std::size_t same = 0;
    bool operator==(const StoredCounts&) const = default;
};

/// The offers of several lists and the names taught for them in one transaction, or nothing. Storing the same
/// again changes nothing. Counts for each list.
[[nodiscard]] Result<std::vector<StoredCounts>>
storeOffers(const std::string& path, const std::vector<std::vector<LibraryOffer>>& lists,
            const std::vector<NameInLists>& taught = {});

/// The newest of each offer: by provider, GPU, instance, region, purchase model and tier.
[[nodiscard]] Result<std::vector<LibraryOffer>> currentOffers(const std::string& path);

/// Every offer of a GPU (catalog id), oldest first.
[[nodiscard]] Result<std::vector<LibraryOffer>> priceHistory(const std::string& path, std::string_view gpu);

/// What names in price lists mean, as the user taught it.
[[nodiscard]] Result<std::vector<NameInLists>> taughtNames(const std::string& path);

} // namespace core

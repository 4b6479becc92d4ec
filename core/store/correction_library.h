// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/catalog/correction.h"

#include <string>
#include <vector>

namespace core {

/// Corrections of a user's own measurements, in the same file as their own prices (user_library.h, whose
/// errors they fail with).

/// One of the same family and GPU takes the place of the older one; all or none.
[[nodiscard]] Result<void> storeCorrections(const std::string& path,
                                            const std::vector<Correction>& corrections);

/// By family and GPU. Those whose factor is not above zero and finite are left out.
[[nodiscard]] Result<std::vector<Correction>> storedCorrections(const std::string& path);

/// How many were forgotten.
[[nodiscard]] Result<std::size_t> forgetCorrections(const std::string& path);

} // namespace core

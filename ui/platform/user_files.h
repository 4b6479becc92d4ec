// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace ui {

/// Where the user's own data lives, for every installation of the program: the system's place for data, below
/// "gpuplan". The folder need not be there yet.
[[nodiscard]] QString userDataFolder();

/// The user's price library (core/store/price_library).
[[nodiscard]] QString priceLibraryFile();

} // namespace ui

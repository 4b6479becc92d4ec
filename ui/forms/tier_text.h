// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/deployment.h"

#include <QLocale>
#include <QString>

#include <variant>
#include <vector>

namespace ui {

/// Prices that change with the amount, as one line: "1000: 0.07; 0.05" is 0.07 a GB up to 1,000 GB and 0.05
/// for the rest. Empty for no tiers.
[[nodiscard]] QString tiersText(const std::vector<core::TierRow>& tiers, const QLocale& locale);
/// The other way, or a sentence that says why not.
[[nodiscard]] std::variant<std::vector<core::TierRow>, QString> parseTiers(const QString& text,
                                                                           const QLocale& locale);

} // namespace ui

// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/uncertain.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <variant>

namespace ui {

/// A sentence: what is wrong with a typed number and how to write it.
using InputProblem = QString;

/// One number as people write it in `locale`: digits, grouped in threes or not at all, the locale's decimal
/// sign, an exponent, or a final k or M. Anything else is a problem, never another number: "1.5" where the
/// decimal sign is a comma is refused, not read as 15.
[[nodiscard]] std::variant<double, InputProblem> parseNumber(const QString& typed, const QLocale& locale);

/// "20", "10 – 20" or "10 – 15 – 20" (also with "-" or ".."), with a final "+" for a high end that is open.
/// `before` lends what text cannot say: name, source and shape of the range.
[[nodiscard]] std::variant<core::Uncertain, InputProblem>
parseRange(const QString& typed, const QLocale& locale, double scale, const core::Uncertain& before);

/// Every digit that the number has, grouped, so that reading it gives the same number.
[[nodiscard]] QString numberText(double value, const QLocale& locale);
/// What parseRange reads; figures × `scale` (100 for a share shown in percent).
[[nodiscard]] QString rangeText(const core::Uncertain& value, const QLocale& locale, double scale);

} // namespace ui

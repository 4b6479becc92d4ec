// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/line.h"

#include <string>

namespace core {

/// Finds what a deployment's hours cost, in USD: its own price, its offer, else the plan's or the catalog's
/// offer for the GPU, provider and purchase model. Above a commitment it is the price on demand: the
/// deployment's, else the commitment's list price. The fallback's likewise. What cannot be found blocks.
void setPrice(Line& line, const Catalog& catalog);

/// Ranges with one name are one uncertain quantity, wherever a plan uses them.
void nameVariable(Uncertain& input, const std::string& name);

/// The scenario's commitment that the deployment names; null when it names none.
[[nodiscard]] const Commitment* commitmentOf(const Line& line);

} // namespace core

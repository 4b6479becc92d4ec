// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/derivation.h"
#include "core/evaluate/line.h"
#include "core/evaluate/result.h"

#include <string>
#include <utility>
#include <vector>

namespace core {

/// A step of a derivation.
[[nodiscard]] inline Derivation node(std::string id, Range value, std::string unit,
                                     std::vector<Derivation> inputs = {}, std::string source = {},
                                     std::string text = {})
{
    return {std::move(id), value, std::move(unit), std::move(inputs), std::move(source), std::move(text)};
}

/// An input of the plan, with what its owner said about it.
[[nodiscard]] inline Derivation input(std::string id, const Uncertain& u, std::string unit)
{
    std::string source;
    if (u.note)
        source = u.note->source.empty() ? u.note->note : u.note->source;
    return node(std::move(id), u.range(), std::move(unit), {}, std::move(source));
}

/// How a workload's cost comes about, row by row, from `hours` (the derivation of its billed GPU-hours) and
/// the terms that it is bought under. The result must have a gross.
[[nodiscard]] Derivation explainCost(const Line& line, const WorkloadResult& result, Derivation hours);

} // namespace core

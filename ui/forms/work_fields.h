// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/workload.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ui {

/// What a field holds: nothing, a figure (perhaps a range), a word of a list, or yes/no.
using FieldValue = std::variant<std::monostate, core::Uncertain, std::string, bool>;

enum class FieldInput {
    Range,  ///< a figure with its limits
    Number, ///< one figure
    Whole,  ///< one whole figure
    Choice, ///< one of `choices`
    Switch,
    Text
};

/// One field of a kind of work: how it is asked for, and where it is kept.
struct WorkField
{
    std::string key; ///< in the JSON form
    QString label;
    QString unit;
    QString help;
    FieldInput input = FieldInput::Range;
    double scale = 1; ///< shown = value × scale
    double lowest = 0;
    double highest = 1e15;
    bool optional = false;
    std::vector<std::pair<std::string, QString>> choices;
    std::function<FieldValue(const core::Work&)> get;
    std::function<void(core::Work&, const FieldValue&)> set;
};

/// The fields of this work's kind, the volume first.
[[nodiscard]] std::vector<WorkField> workFields(const core::Work& work, const core::Catalog& catalog);

/// Work of this kind (an index into kWorkKinds) as a new workload starts with: small, plausible and valid.
[[nodiscard]] core::Work newWork(std::size_t kind, const core::Catalog& catalog);

/// The first field whose figure says how much there is to do and that is given; none for a day profile.
[[nodiscard]] std::optional<WorkField> volumeField(const core::Work& work, const core::Catalog& catalog);

} // namespace ui

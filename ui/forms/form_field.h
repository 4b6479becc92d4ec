// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/uncertain.h"

#include <QString>

#include <functional>
#include <string>
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

/// One entry of a list to choose from.
struct FieldChoice
{
    std::string word; ///< in files; empty: not said
    QString text;
    QString detail; ///< what tells it from the others: "8.03 B parameters"
    bool operator==(const FieldChoice&) const = default;
};

/// One field of a form: how it is asked for. What may be typed follows from the description of the plan's
/// fields in core, so that a form refuses what the file's check refuses.
struct FormField
{
    std::string key; ///< in the JSON form; dots lead inside: "idle.share"
    QString label;
    QString unit;
    QString help;
    QString absent; ///< shown while nothing is said; empty: the standard value
    FieldInput input = FieldInput::Range;
    double scale = 1; ///< shown = value × scale
    double lowest = 0;
    double highest = 1e15;
    bool above = false;    ///< `lowest` itself is not allowed
    bool optional = false; ///< may be left empty
    int section = 0;       ///< of its form
    std::string needs;     ///< key of the field without which this one cannot be said; empty: none
    FieldValue standard;   ///< what holds while nothing is said; nothing: see `absent`
    std::vector<FieldChoice> choices;
};

/// A list of rows in a form: storage, transfers, the hours of a day.
struct FormList
{
    std::string key;
    QString title;
    QString help;
    QString addText; ///< on the button that adds a row
    int section = 0;
    std::vector<FormField> columns;
};

/// A part of a form under its own heading.
struct FormSection
{
    QString title;       ///< empty: stands open, without a heading
    bool folded = false; ///< at first
    bool operator==(const FormSection&) const = default;
};

/// A field kept in a `Subject`: a piece of work, a workload, a deployment.
template<class Subject>
struct FieldOf : FormField
{
    std::function<FieldValue(const Subject&)> get;
    /// Nothing takes back what was said. A sentence says why the value cannot be used; then nothing changes.
    std::function<QString(Subject&, const FieldValue&)> set;
};

/// A list kept in a `Subject`, each of its rows a line of fields.
template<class Subject>
struct ListOf
{
    FormList form;
    std::function<std::size_t(const Subject&)> count;
    std::function<FieldValue(const Subject&, std::size_t row, std::size_t column)> get;
    /// As FieldOf::set.
    std::function<QString(Subject&, std::size_t row, std::size_t column, const FieldValue&)> set;
    std::function<void(Subject&)> add;
    std::function<void(Subject&, std::size_t row)> remove;
};

} // namespace ui

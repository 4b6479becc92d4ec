// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/described_field.h"
#include "ui/forms/work_fields.h"

/// What the tables of work_fields.cpp and work_fields_sweep.cpp are made of.
namespace ui {

/// The alternative of `work` that holds `Kind`; a sweep is shared.
template<class Kind>
[[nodiscard]] const Kind& kindIn(const core::Work& work)
{
    if constexpr (std::is_same_v<Kind, core::Sweep>)
        return *std::get<core::Shared<core::Sweep>>(work);
    else
        return std::get<Kind>(work);
}

template<class Kind>
[[nodiscard]] Kind& kindIn(core::Work& work)
{
    if constexpr (std::is_same_v<Kind, core::Sweep>)
        return std::get<core::Shared<core::Sweep>>(work).edit();
    else
        return std::get<Kind>(work);
}

[[nodiscard]] WorkField figure(const char* key, const QString& label, const QString& unit = {},
                               const QString& help = {});
/// A field that few need: folded away until it is wanted.
[[nodiscard]] WorkField rare(WorkField field);
/// A share, shown in percent.
[[nodiscard]] WorkField share(const char* key, const QString& label, const QString& help);
/// The GPU that a measurement was made on.
[[nodiscard]] WorkField gpuField(const core::Catalog& catalog);

/// `field` kept in the kind `K` of work at its key.
template<class K>
[[nodiscard]] WorkField of(WorkField field)
{
    describeField<K>(field);
    const std::string key = field.key;
    field.get = [key](const core::Work& work) { return fieldValue(kindIn<K>(work), key); };
    field.set = [key](core::Work& work, const FieldValue& value) {
        setFieldValue(kindIn<K>(work), key, value);
        return QString();
    };
    return field;
}

/// The fields of a search, those of one trial among them where a trial is work: `fieldsOf` gives these.
[[nodiscard]] std::vector<WorkField> sweepFields(const core::Work& work, const core::Catalog& catalog,
                                                 std::vector<WorkField> (*fieldsOf)(const core::Work&,
                                                                                    const core::Catalog&));

} // namespace ui
